"""A match plays, refuses, takes back, copies, imagines and is written, whoever holds it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import tenderfoot
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import held
from tenderfoot.engine.errors import BadOptions, BadRecord, Illegal
from tenderfoot.engine.match import Match, again, begin
from tenderfoot.engine.options import spelt
from tenderfoot.engine.seed import seed_bytes
from tenderfoot.games import GAMES
from tests.engine.toytown import Toytown

TOY = Toytown()


def three(seed: int = 7) -> tenderfoot.Match:
    return tenderfoot.Match("dicetown", players=3, edition="classic", seed=seed)


def played(decisions: int) -> tenderfoot.Match:
    match = three()
    for _ in range(decisions):
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[-1])
    return match


def test_a_whole_game_by_text() -> None:
    match = three()
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0].text)
    assert match.winners()
    assert len(match.scores()) == match.seats == 3
    assert match.asks == []


@pytest.mark.parametrize("seed", ["7", b"7"])
def test_a_seed_is_a_number_a_text_or_bytes(seed: str | bytes) -> None:
    assert seed_bytes(seed) == seed_bytes(7)
    assert len(seed_bytes(seed)) == 32


def test_an_option_is_typed_with_dashes() -> None:
    assert spelt("wild_west") == "--wild-west"


def test_64_digits_are_the_bytes_themselves() -> None:
    digits = "0f" * 32
    assert seed_bytes(digits) == seed_bytes(digits.upper()) == bytes.fromhex(digits)
    assert seed_bytes(bytes(32)) == bytes(32)
    assert seed_bytes("zz" * 32) != bytes(32)


def test_without_a_seed_no_two_matches_are_alike() -> None:
    seeds = {tenderfoot.Match("goldriver").paper.seed for _ in range(3)}
    assert len(seeds) == 3


REFUSED: list[tuple[object, object, str, str]] = [
    (0, "keep X", "no-such-answer", "the nearest answer is “keep"),
    (9, "keep none", "no-such-seat", "seats go from 0 to 2"),
    ("0", "keep none", "no-such-seat", "no seat “0”"),
]


@pytest.mark.parametrize(("seat", "said", "code", "words"), REFUSED)
def test_a_refusal_is_a_sentence_and_changes_nothing(seat: int, said: str, code: str, words: str) -> None:
    match = three()
    before = match.record()
    with pytest.raises(Illegal) as refused:
        match.answer(seat, said)
    assert refused.value.code == code
    assert words in str(refused.value)
    assert match.record() == before
    assert tenderfoot.Illegal is Illegal


def test_the_rule_says_why_if_it_can() -> None:
    """Not only that it is no answer: the bid is lower than the highest."""
    match = tenderfoot.Match("goldriver", players=3, seed=1)
    seat = match.asks[0].seat
    match.answer(seat, "bid 3")
    with pytest.raises(Illegal) as refused:
        match.answer(match.asks[0].seat, "bid 2")
    assert refused.value.code != "no-such-answer"


def test_over_is_over() -> None:
    match = begin(TOY, {}, 1)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])
    with pytest.raises(Illegal) as refused:
        match.answer(0, "keep")
    assert refused.value.code == "over"


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"wildwest": True}, "the nearest is “wild_west”"),
        ({"players": 9}, "cannot be “9”"),
        ({"wild_west": 1}, "it can be: false, true"),
    ],
)
def test_options_that_do_not_exist_are_refused_in_words(wanted: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions) as refused:
        tenderfoot.Match("dicetown", **wanted)
    assert words in str(refused.value)


def test_options_are_read_again_when_they_change_between_two_games() -> None:
    wanted: dict[str, Any] = {"players": 3}
    assert seats_of_a_game(wanted) == 3
    wanted["players"] = 5
    assert seats_of_a_game(wanted) == 5
    wanted["buildings"] = True
    assert seats_of_a_game(wanted) == 5
    wanted["buildings"] = 1  # Python takes it for True, the menu does not
    for _ in range(2):
        with pytest.raises(BadOptions):
            seats_of_a_game(wanted)


def seats_of_a_game(wanted: dict[str, Any]) -> int:
    game = GAMES["goldriver"]
    return game.seats(game.new_game(wanted, Chance(b"seed"), None))


def test_so_is_a_game_that_does_not_exist() -> None:
    with pytest.raises(BadOptions, match="the nearest is “dicetown”"):
        tenderfoot.Match("dice-town")


def test_a_sealed_answer_is_taken_back_from_the_record_too() -> None:
    match = three()
    before = match.record()
    match.answer(1, "keep none")
    match.take_back(1)
    assert match.record() == before
    with pytest.raises(Illegal, match="nothing to take back"):
        match.take_back(1)


def test_only_what_lies_under_the_open_seal_is_struck() -> None:
    """Also when the same seat answered the ballot before, and where a window was closed in between."""
    match = begin(TOY, {}, 3)
    while not match.over:
        ask = match.asks[0]
        before, text = len(match.paper.decisions), match.record()
        match.answer(ask.seat, ask.options[-1])
        if ask.seat in match.state.sealed:
            match.take_back(ask.seat)
            assert len(match.paper.decisions) <= before
            if len(match.paper.decisions) == before:
                assert match.record() == text
            ask = next(one for one in match.asks if one.seat == ask.seat)
            match.answer(ask.seat, ask.options[0])
    assert match.winners()


Way = Callable[[tenderfoot.Match], Match]
WAYS: list[Way] = [
    lambda match: match.copy(),
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),  # noqa: S301 - it is our own
    lambda match: tenderfoot.Match.of(match.record()),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("decisions", [0, 20, 61])
def test_copies_go_on_alike_and_apart(way: Way, decisions: int) -> None:
    match = played(decisions)
    other = way(match)
    assert isinstance(other, tenderfoot.Match)
    assert other.record() == match.record()
    assert other.view(0).plain() == match.view(0).plain()
    ask = other.asks[0]
    other.answer(ask.seat, ask.options[0])
    assert other.record() != match.record()


def test_an_imagined_world_fits_the_view_and_knows_no_seed() -> None:
    match = played(20)
    seat = match.asks[0].seat
    world = match.imagine(seat, 5)
    assert world.view(seat).plain() == match.view(seat).plain()
    assert world.paper.seed != match.paper.seed
    assert world.paper.decisions == []
    world.answer(seat, world.asks[0].options[0])


def test_the_story_is_told_to_each_as_he_may_hear_it() -> None:
    match = played(20)
    mine, nobodys = match.sentences(0), match.sentences()
    assert len(mine) > len(nobodys)
    assert match.sentences(0, "fr") != mine
    deaf = tenderfoot.Match("dicetown", seed=7, listen=False)
    assert deaf.story() == []


def test_it_can_be_read() -> None:
    match = played(20)
    assert repr(match).startswith("<dicetown, 3 players, 20 decisions: round ")
    assert "Mine" in str(match)
    assert "won by" in repr(again(TOY, finished().paper))


def test_what_it_is_made_of_can_be_read_too() -> None:
    match = tenderfoot.Match("goldriver", players=3, seed=7)
    ask = match.asks[0]
    assert repr(ask) == f"<seat {ask.seat}: {' / '.join(option.text for option in ask.options)}>"
    assert repr(match.state) == f"<River: Rounds > Auction, [{ask!r}]>"
    assert repr(match.view(ask.seat)) == f"<RiverView of seat {ask.seat}: {ask!r}>"
    assert repr(match.view()) == "<RiverView of a spectator: not asked>"
    assert repr(again(TOY, finished().paper).state).endswith("over, []>")


def finished() -> Match:
    match = begin(TOY, {}, 1)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])
    return match


def test_a_patient_match_waits_at_every_window_until_it_goes_on() -> None:
    match, windows = begin(TOY, {}, 1), 0
    match.state.patient = True
    while not match.over:
        if held(match.state):
            match.go_on()
            windows += 1
        else:
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[0])
    assert windows > 0
    assert again(TOY, match.paper).scores() == match.scores()


def test_a_record_of_older_rules_is_told_so() -> None:
    text = three().record().replace("rules 2", "rules 1", 1)
    with pytest.raises(BadRecord, match="rules"):
        tenderfoot.Match.of(text)
    with pytest.raises(BadRecord):
        tenderfoot.Match.of("nonsense")


def test_a_record_whose_draws_have_other_names_is_told_so() -> None:
    text = three().record().replace("~ dice 1 1 = ", "~ dice 1 1 0 = ", 1)
    with pytest.raises(BadRecord, match="draws “dice 1 1 0” where this program draws “dice 1 1”"):
        tenderfoot.Match.of(text)


def test_nothing_else_is_there() -> None:
    assert tenderfoot.game_names() == ["dicetown", "goldriver"]
    with pytest.raises(AttributeError, match="no attribute 'games_of'"):
        _ = tenderfoot.games_of
