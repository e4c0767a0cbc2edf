"""The games as OpenSpiel plays them: its own tests, what a player may know, and its own searches."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import tenderfoot
from tenderfoot.engine.view import everything
from tenderfoot.extras import Missing, needed
from tenderfoot.research import spiel
from tests.research.setups import ALL, SETUPS, Setup, called

Theirs = Any  # what OpenSpiel gives has no types
DOCS = Path(__file__).parents[2] / "docs" / "openspiel.md"
PAIR: Setup = ("goldriver", {"players": 2})
SOME = [PAIR, ("goldriver", {"players": 4}), ("dicetown", {"players": 3})]


def loaded(setup: Setup) -> Theirs:
    return spiel.load(setup[0], **setup[1])


def dealt(setup: Setup, deal: int) -> Theirs:
    state = loaded(setup).new_initial_state()
    state.apply_action(deal)
    return state


def later(setup: Setup, deal: int, decisions: int) -> Theirs:
    """The state after so many answers at random, or the last one before the end."""
    state, chance = dealt(setup, deal), Random(deal)
    for _ in range(decisions):
        after = state.child(chance.choice(state.legal_actions()))
        if after.is_terminal():
            break
        state = after
    return state


def play_out(state: Theirs, seed: int) -> list[float]:
    chance = Random(seed)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return list(state.returns())


@pytest.mark.parametrize("setup", ALL, ids=called)
def test_openspiel_finds_nothing_wrong(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(setup), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["margin", "score"])
@pytest.mark.parametrize("players", [2, 3])
def test_openspiel_finds_nothing_wrong_with_other_rewards(reward: str, players: int) -> None:
    game = spiel.load("goldriver", players=players, reward=reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("setup", SOME, ids=called)
def test_a_deal_is_the_seed_of_a_match(setup: Setup) -> None:
    state, chance = dealt(setup, 11), Random(11)
    match = tenderfoot.Match(setup[0], seed=11, listen=False, **setup[1])
    while not match.over:
        ask = match.asks[0]
        texts = [option.text for option in ask.options]
        assert state.current_player() == ask.seat
        assert len(state.legal_actions()) == len(texts)
        action = chance.choice(state.legal_actions())
        choice = state.get_game().lens.actions.choice(action, ask.seat)
        assert choice.text in texts
        match.answer(ask.seat, choice)
        state.apply_action(action)
    assert state.is_terminal()
    assert [seat for seat, won in enumerate(state.returns()) if won] == match.winners()


def test_there_is_one_chance_node_and_its_outcomes_are_even() -> None:
    game = spiel.load("goldriver", players=2, deals=5)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert game.max_chance_nodes_in_history() == 1
    state.apply_action(4)
    assert not state.is_chance_node()


def test_games_load_by_text_by_dict_and_by_name() -> None:
    by_text = pyspiel.load_game("tenderfoot_dicetown_v0(players=3,wild_west=true,edition=classic)")
    by_dict = pyspiel.load_game(
        "tenderfoot_dicetown_v0", {"players": 3, "wild_west": True, "edition": "classic"}
    )
    by_name = spiel.load("dicetown", players=3, wild_west=True, edition="classic")
    assert str(by_text) == str(by_dict) == str(by_name)
    assert str(pyspiel.load_game(str(by_name))) == str(by_name)


def test_an_option_of_numbers_and_a_word_is_a_number() -> None:
    drawn = spiel.load("dicetown", first_sheriff="random")
    assert drawn.get_parameters()["first_sheriff"] == -1
    assert drawn.lens.options["first_sheriff"] == "random"
    assert spiel.load("dicetown", first_sheriff=2).lens.options["first_sheriff"] == 2


@pytest.mark.parametrize(
    ("reward", "players", "utility", "total"),
    [
        ("win", 3, "CONSTANT_SUM", 1.0),
        ("margin", 2, "ZERO_SUM", 0.0),
        ("margin", 3, "GENERAL_SUM", None),
        ("score", 2, "GENERAL_SUM", None),
    ],
)
def test_the_utility_is_that_of_the_reward(
    reward: str, players: int, utility: str, total: float | None
) -> None:
    game = spiel.load("goldriver", players=players, reward=reward)
    assert game.get_type().utility.name == utility
    assert game.utility_sum() == total


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tenderfoot_goldriver_v0(players=9)", "The option “players” cannot be “9”; .* 2, 3, 4, 5."),
        ("tenderfoot_dicetown_v0(players=6)", "^[^\n]+$"),
        (
            "tenderfoot_goldriver_v0(player=2)",
            "Unknown parameter 'player'. Available parameters are: .*players",
        ),
        (
            "tenderfoot_goldriver_v0(reward=gold)",
            "The reward cannot be “gold”; it can be: win, margin, score.",
        ),
        ("tenderfoot_goldriver_v0(deals=0)", "There must be a deal to draw; deals cannot be 0."),
    ],
)
def test_what_does_not_exist_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        pyspiel.load_game(text)


def test_a_game_nobody_has_is_refused_in_a_sentence() -> None:
    with pytest.raises(pyspiel.SpielError, match="goldriver"):
        spiel.load("goldrivers")


def test_what_is_no_answer_is_refused_and_changes_nothing() -> None:
    state = dealt(PAIR, 3)
    for action, sentence in [
        (99_999, "There is no action 99999; actions go from 0 to"),
        (-2, "There is no action -2"),
        (state.get_game().lens.actions.action("bid 16"), "16"),
    ]:
        with pytest.raises(pyspiel.SpielError, match=sentence):
            state.apply_action(action)
    assert state.history() == [3]
    with pytest.raises(pyspiel.SpielError, match="There is no deal 4096"):
        loaded(PAIR).new_initial_state().apply_action(4096)
    play_out(state, 0)
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)


def test_a_clone_has_a_life_of_its_own() -> None:
    state = later(("goldriver", {"players": 3}), 5, 20)
    before = (str(state), state.information_state_string(0), state.history())
    clone = state.clone()
    assert play_out(clone, 1) == play_out(state.clone(), 1)
    assert (str(state), state.information_state_string(0), state.history()) == before


def description(match: tenderfoot.Match, seat: int, answers: list[str], views: list[object]) -> str:
    """All that a seat has seen, in another way than the digest has it."""
    told = [(event.row.name, event.numbers) for event in match.story(seat)]
    seen = everything(match.view(seat))
    if not views or views[-1] != seen:
        views.append(seen)
    return repr((seat, told, answers, views))


@pytest.mark.parametrize("setup", SOME, ids=called)
def test_an_information_state_is_what_a_player_has_seen_no_more_no_less(setup: Setup) -> None:
    by_string: dict[str, str] = {}
    by_description: dict[str, str] = {}
    for game in range(6):
        state, chance = dealt(setup, game % 2), Random(game)
        match = tenderfoot.Match(setup[0], seed=game % 2, **setup[1])
        answers: list[list[str]] = [[] for _ in range(match.seats)]
        views: list[list[object]] = [[] for _ in range(match.seats)]
        for _ in range(25):
            for seat in range(match.seats):
                said = description(match, seat, answers[seat], views[seat])
                string = state.information_state_string(seat)
                assert by_string.setdefault(string, said) == said
                assert by_description.setdefault(said, string) == string
            ask, action = match.asks[0], chance.choice(state.legal_actions())
            choice = state.get_game().lens.actions.choice(action, ask.seat)
            match.answer(ask.seat, choice)
            answers[ask.seat].append(choice.text)
            state.apply_action(action)


def test_nobody_learns_what_another_has_said_under_seal() -> None:
    state = dealt(PAIR, 8)
    strings = {state.child(bid).information_state_string(1) for bid in state.legal_actions()}
    assert strings == {state.information_state_string(1)}
    own = {state.child(bid).information_state_string(0) for bid in state.legal_actions()}
    assert len(own) == len(state.legal_actions())


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_a_resampled_state_is_the_same_to_its_player_and_plays_on(setup: Setup) -> None:
    for decisions in (0, 1, 7, 30, 61):
        state = later(setup, decisions, decisions)
        player = state.current_player()
        world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.observation_string() == state.observation_string()
        assert world.history() == []
        assert sum(play_out(world.clone(), 2)) == pytest.approx(1)


def test_resampling_depends_on_nothing_that_is_hidden_from_the_player() -> None:
    state = later(("dicetown", {"players": 3}), 4, 45)
    player = state.current_player()
    other = state.imagined(player, seed=1)  # what is hidden is another in there
    worlds = [true.imagined(player, seed=2) for true in (state, other)]
    for seat in range(3):
        assert worlds[0].information_state_string(seat) == worlds[1].information_state_string(seat)
    hidden = (player + 1) % 3
    assert worlds[0].information_state_string(hidden) != state.information_state_string(hidden)


def test_who_has_answered_under_seal_answers_again_in_a_resampled_state() -> None:
    state = dealt(PAIR, 8)
    state.apply_action(state.legal_actions()[-1])
    world = state.imagined(1, seed=1)
    assert world.current_player() == 1
    world.apply_action(world.legal_actions()[0])
    assert world.current_player() == 0
    copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(world.get_game(), world))[1]
    assert copied.current_player() == 0


def test_a_world_is_imagined_for_those_who_are_asked() -> None:
    state = later(("goldriver", {"players": 3}), 2, 4)
    idle = (state.current_player() + 1) % 3
    with pytest.raises(pyspiel.SpielError, match=f"Player {idle} is asked nothing"):
        state.imagined(idle, seed=1)


@pytest.mark.parametrize("setup", SOME, ids=called)
def test_what_is_put_away_plays_on_equally(setup: Setup) -> None:
    true = later(setup, 9, 33)
    for state in (true, true.imagined(true.current_player(), seed=3)):
        text = pyspiel.serialize_game_and_state(state.get_game(), state)
        game, copied = pyspiel.deserialize_game_and_state(text)
        for seat in range(game.num_players()):
            assert copied.information_state_string(seat) == state.information_state_string(seat)
        assert (str(copied), copied.history()) == (str(state), state.history())
        assert play_out(copied, 5) == play_out(state, 5)
        assert str(copied) == str(state)


def test_observers_show_the_lens_and_with_perfect_recall_the_past() -> None:
    state = later(PAIR, 6, 12)
    game = state.get_game()
    now, past = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for observer in (now, past):
        observer.set_from(state, 1)
        assert np.array_equal(observer.dict["observation"], state.now.seen(1))
    assert now.tensor.dtype == np.float32
    assert state.observation_tensor(1) == now.tensor.tolist()
    assert past.tensor.tolist() == state.information_state_tensor(1)
    assert past.string_from(state, 1) == state.information_state_string(1)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    with pytest.raises(pyspiel.SpielError, match="Tenderfoot shows what one player knows"):
        make_observation(game, public)
    with pytest.raises(pyspiel.SpielError, match="have no parameters"):
        make_observation(game, INFO_STATE_OBS_TYPE, {"depth": 1})


def test_the_environment_of_openspiel_takes_observations() -> None:
    environment = rl_environment.Environment(loaded(PAIR))
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == len(environment.game.lens.entries)


def searcher(game: Theirs, simulations: int, seed: int) -> Theirs:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=np.random.RandomState(seed))
    bot.set_resampler(spiel.resampler(seed))
    return bot


def duel(game: Theirs, deal: int, simulations: int) -> float:
    """What ISMCTS wins against an opponent that answers at random; they change seats from game to game."""
    state, chance, mine = game.new_initial_state(), Random(deal), deal % 2
    state.apply_action(deal)
    bot = searcher(game, simulations, deal)
    while not state.is_terminal():
        thinks = state.current_player() == mine
        state.apply_action(int(bot.step(state)) if thinks else chance.choice(state.legal_actions()))
    return float(state.returns()[mine])


@pytest.mark.parametrize("setup", SOME, ids=called)
def test_the_ismcts_of_openspiel_searches(setup: Setup) -> None:
    state = later(setup, 2, 10)
    chosen = [searcher(state.get_game(), 12, seed=4).step(state) for _ in range(2)]
    assert chosen[0] == chosen[1]  # by worlds of its seed
    own = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1), 1.4, 5)
    assert own.step(state) in state.legal_actions()


@pytest.mark.long
def test_the_ismcts_of_openspiel_beats_chance() -> None:
    game = loaded(PAIR)
    assert sum(duel(game, deal, simulations=100) for deal in range(50)) >= 40


def test_the_examples_of_the_guide_run(capsys: pytest.CaptureFixture[str]) -> None:
    for example in re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL):
        exec(compile(example, str(DOCS), "exec"), {})  # noqa: S102 - our own page
    assert capsys.readouterr().out


def test_without_openspiel_one_sentence_says_what_to_install() -> None:
    with pytest.raises(Missing, match=r'pip install "tenderfoot\[spiel\]"'):
        needed("pyspiel_that_nobody_has", "spiel")
