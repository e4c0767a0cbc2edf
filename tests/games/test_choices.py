"""Every answer there is bears a place of its own in the list of its game."""

from random import Random

import pytest

from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES

TABLES: list[tuple[str, Options]] = [
    ("dicetown", {"players": 3, "edition": "classic"}),
    ("dicetown", {"players": 4, "wild_west": True, "indians": True}),
    ("goldriver", {"players": 2}),
    ("goldriver", {"players": 5}),
]


@pytest.mark.parametrize("game", list(GAMES))
def test_choices_are_numbered_in_their_order_and_none_twice(game: str) -> None:
    choices = GAMES[game].choices()
    assert [choice.number for choice in choices] == list(range(len(choices)))
    assert len({choice.key for choice in choices}) == len(choices)
    assert len({choice.text for choice in choices}) == len(choices)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_nothing_is_offered_that_is_not_in_the_list(game: str, options: Options) -> None:
    match, chance, choices = begin(GAMES[game], options, 5), Random(5), GAMES[game].choices()
    while not match.over:
        ask = match.asks[0]
        assert [choices[option.number] for option in ask.options] == ask.options
        match.answer(ask.seat, chance.choice(ask.options))
