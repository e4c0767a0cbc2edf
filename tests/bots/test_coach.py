"""The coach says the same to whoever sees the same, and says it in the terms of the game."""

from collections import Counter

import pytest

from tenderfoot.bots.coach import EVEN, advice
from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import Ask, State, asked
from tenderfoot.engine.game import Game
from tenderfoot.engine.scramble import Scramble
from tenderfoot.engine.words import Facts
from tenderfoot.games import dicetown, goldriver
from tenderfoot.games.dicetown import prompts
from tests.bots.positions import positions
from tests.games.dicetown.secrets import TownSecrets
from tests.games.goldriver.secrets import RiverSecrets

Said = tuple[list[tuple[str, float]], str, Facts] | None


def said_to(game: Game, state: State, ask: Ask) -> Said:
    """All that the coach says."""
    said = advice(game.name, game.view(state, ask.seat), ask)
    if said is None:
        return None
    answers = [(one.choice.text, round(one.worth, 9)) for one in said.candidates]
    return answers, said.reason, said.facts


@pytest.mark.parametrize(
    ("game", "scramble"), [(dicetown.GAME, TownSecrets()), (goldriver.GAME, RiverSecrets())]
)
def test_the_coach_does_not_know_what_the_asker_may_not_see(game: Game, scramble: Scramble) -> None:
    advised = 0
    for number, (state, ask) in enumerate(positions(game, {"players": 3}, 40, every=7, level="tumbleweed")):
        other = state.copy()
        scramble.deal(other, ask.seat, Imagined(number.to_bytes(4, "big")))
        question = asked(other, ask.seat)
        assert question is not None
        said = said_to(game, state, ask)
        assert said == said_to(game, other, question)
        advised += said is not None
    assert advised > 10


def test_cards_victims_and_ties_are_explained_by_what_they_bring() -> None:
    told: Counter[str] = Counter()
    for state, ask in positions(dicetown.GAME, {"players": 4}, 250, every=3, level="tumbleweed"):
        if ask.prompt != prompts.KEEP:
            said = advice("dicetown", dicetown.GAME.view(state, ask.seat), ask)
            if said is not None:
                told[said.reason] += 1
    assert told["worth-more"] < told.total() / 4
    assert len(told) > 4


def test_two_answers_of_the_same_worth_are_called_even() -> None:
    seen = 0
    for state, ask in positions(dicetown.GAME, {"players": 3}, 90, every=2, level="tumbleweed"):
        said = advice("dicetown", dicetown.GAME.view(state, ask.seat), ask)
        if said is None or len(said.candidates) == 1:
            continue
        near = said.candidates[0].worth - said.candidates[1].worth < EVEN
        assert (said.reason == "even") or not near
        seen += near
    assert seen


def test_what_is_not_weighed_is_answered_by_habit() -> None:
    haggled = 0
    for state, ask in positions(dicetown.GAME, {"players": 3}, 80, every=3, level="tumbleweed"):
        if ask.prompt in (prompts.OFFER, prompts.DEMAND, prompts.PETITION):
            said = advice("dicetown", dicetown.GAME.view(state, ask.seat), ask)
            assert said is not None
            assert said.reason == "habit"
            assert [one.choice in ask.options for one in said.candidates] == [True]
            haggled += 1
    assert haggled
