"""Every question says its kind, and its answers point at what that kind asks for."""

from __future__ import annotations

import random

import pytest

from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.engine.prompt import KINDS, Kind, Prompt, fits, names
from tenderfoot.engine.words import Facts
from tenderfoot.games import GAMES
from tests.engine.toytown import Toytown

ALL: list[Game] = [*GAMES.values(), Toytown()]
WILD: Options = {"players": 3, "wild_west": True, "indians": True}
BOXES: dict[str, list[Options]] = {
    "dicetown": [{"edition": "classic", **WILD}, {"edition": "revised", **WILD}, {"edition": "revised"}],
    "goldriver": [{"players": 2}, {"players": 4}, {"players": 5}],
    "toytown": [{"players": 3}],
}


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_every_question_has_a_name_of_its_own_and_a_kind_of_the_list(game: Game) -> None:
    assert len(set(names(game.prompts))) == len(game.prompts)
    assert list(game.prompts) == list(range(len(game.prompts)))
    assert {prompt.kind for prompt in game.prompts.values()} <= set(KINDS)


def asked(game: Game, options: Options, number: int) -> dict[str, Facts]:
    """Play a game at random, each answer looked at; of every question met, an answer that is no bare word."""
    match = begin(game, options, number)
    chance = random.Random(number)
    found: dict[str, Facts] = {}
    while not match.over:
        ask = chance.choice(match.asks)
        prompt = game.prompt(ask)
        for option in ask.options:
            assert fits(prompt.kind, option.facts()), f"{prompt} does not ask for {option} {option.facts()}"
            if option.facts():
                found[prompt.name] = option.facts()
        match.answer(ask.seat, chance.choice(ask.options))
    return found


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_every_answer_points_at_what_the_kind_of_its_question_asks_for(game: Game) -> None:
    boxes = BOXES[game.name] * 3
    found = {name for number, box in enumerate(boxes) for name in asked(game, box, number)}
    met = {prompt.kind for prompt in game.prompts.values() if prompt.name in found}
    assert met | {"words"} == {prompt.kind for prompt in game.prompts.values()} | {"words"}


@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("seat", {"card": "card:dynamite"}),
        ("card", {"seat": "seat:2"}),
        ("card", {"amount": 3}),
        ("play", {"seat": "seat:1"}),
        ("dice", {"face": "face:Q"}),
        ("die", {"dice": "dice:Q Q"}),
        ("place", {"seat": "seat:0"}),
        ("amount", {"seat": "seat:0", "amount": 3}),
        ("count", {"card": "card:dynamite"}),
        ("target", {"seat": "seat:0"}),
        ("target", {"amount": 3}),
    ],
)
def test_an_answer_to_another_kind_of_question_does_not_fit(kind: Kind, facts: Facts) -> None:
    assert not fits(kind, facts)
    assert fits(kind, {})
    assert fits("words", facts)


def test_a_question_can_be_read() -> None:
    assert repr(Prompt("keep", "dice")) == "keep (dice)"
