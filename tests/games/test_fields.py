"""No field of a table is forgotten: each gets a value of its own, and is looked for where it must arrive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any, Final, cast

import pytest

from tenderfoot.engine.contract import State
from tenderfoot.engine.fields import Part, dumped, fields
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES
from tenderfoot.games.dicetown import game as town_game
from tenderfoot.games.dicetown.state import Board as TownBoard
from tenderfoot.games.dicetown.state import (
    Frontier,
    Medicine,
    Offer,
    Outskirts,
    Player,
    Promise,
    Purse,
    Town,
)
from tenderfoot.games.goldriver.state import Board as RiverBoard
from tenderfoot.games.goldriver.state import River

# What lies open, by the class that has more; its view inherits it too.
OPEN: Final[dict[type[Any], type[Any]]] = {
    Town: TownBoard,
    Player: Purse,
    Offer: Promise,
    Frontier: Outskirts,
    River: RiverBoard,
}
# What a view tells of everything else. A new field lies open, or is named here.
TOLD: Final[dict[type[Any], dict[str, str]]] = {
    Town: {
        "players": "a `SeatView` of each",
        "deck": "how many",
        "discard": "how many, and which of them this seat knows",
        "played": "the kinds",
        "row": "the kinds",
        "property": "how many",
        "seen": "the kinds, in each `SeatView`",
        "looked_deeds": "how many; to the looker the kinds",
        "looked_store": "how many; to the looker the kinds",
        "offers": "an `OfferView` of each",
        "medicine": "see below",
        "frontier": "a `FrontierView`",
    },
    Player: {
        "rolled": "how many; to himself the dice",
        "deeds": "how many, and which of them this seat knows; to himself the kinds",
        "laid": "the kinds",
        "store": "how many, and which of them this seat knows; to himself the kinds",
        "knows_deeds": "to himself, the kinds where they lie",
        "knows_store": "to himself, the kinds where they lie",
        "new": "to himself, the kinds",
    },
    Offer: {"deeds": "how many; to some the kinds", "store": "how many; to some the kinds"},
    Frontier: {
        "river": "how many",
        "river_known": "to who knows a card, its kind and where it lies",
        "outlaws": "how many, and the top",
        "removed": "how many",
        "returned": "the kinds",
        "obtained": "of each player what is known of it, and how many others",
    },
    River: {"where": "but for what is face down", "pile": "how many", "drawn": "nothing"},
}
BOXES: Final[dict[str, Options]] = {
    "dicetown": {"players": 4, "edition": "revised", "wild_west": True, "indians": True},
    "goldriver": {"players": 4},
}


def fresh(game: str) -> State:
    """A table that waits for nothing, so that no rule minds what lies on it."""
    s = begin(GAMES[game], BOXES[game], 7).state
    s.frames.clear()
    s.asks = []
    if isinstance(s, Town):
        s.offers = [Offer()]
    return s


def other(value: object, numbers: Iterator[int]) -> object:
    """Something of the same kind, not alike to anything else."""
    if isinstance(value, Part):
        refill(value, fields(type(value)), numbers)
        return value
    if isinstance(value, list):
        return [other(one, numbers) for one in value or [0, 0]]
    return next(numbers)


def refill(table: object, names: list[str], numbers: Iterator[int]) -> None:
    for name in names:
        setattr(table, name, other(getattr(table, name), numbers))


def filled(game: str) -> State:
    s = fresh(game)
    refill(s, fields(type(s)), count(1000))
    return s


def written(game: Game, s: State) -> str:
    return json.dumps(game.dump(s))


@pytest.mark.parametrize("game", BOXES)
def test_a_copy_has_every_field(game: str) -> None:
    s = filled(game)
    assert dumped(s.copy()) == dumped(s)


def test_a_part_that_a_rule_copies_to_change_it_has_every_field_too() -> None:
    s = cast(Town, filled("dicetown"))
    assert dumped(s.medicine.copy()) == dumped(s.medicine)
    apart = s.frontier.copy()
    assert dumped(apart) == dumped(s.frontier)
    piles = [name for name in fields(Frontier) if isinstance(getattr(apart, name), list)]
    assert not [name for name in piles if getattr(apart, name) is getattr(s.frontier, name)]


@pytest.mark.parametrize("game", BOXES)
def test_what_is_stored_comes_back(game: str) -> None:
    text = written(GAMES[game], filled(game))
    assert written(GAMES[game], GAMES[game].load(json.loads(text))) == text


@pytest.mark.parametrize("game", BOXES)
def test_tables_that_differ_in_one_field_are_not_the_same(game: str) -> None:
    """Laws compare what a game dumps."""
    for name in fields(type(filled(game))):
        s = fresh(game)
        refill(s, [name], count(1000))
        assert written(GAMES[game], s) != written(GAMES[game], fresh(game)), name


def values(table: object, kind: type[Any]) -> dict[str, object]:
    return {name: getattr(table, name) for name in fields(kind)}


@pytest.mark.parametrize("game", BOXES)
def test_a_view_and_a_world_have_all_that_lies_open(game: str) -> None:
    s = fresh(game)
    board = OPEN[type(s)]
    refill(s, fields(board), count(1000))
    for seat in (0, None):
        view = GAMES[game].view(s, seat)
        world = GAMES[game].determinize(view, b"world")
        assert values(view, board) == values(world, board) == values(s, board)


def test_they_have_all_that_lies_open_of_every_part() -> None:
    s = cast(Town, fresh("dicetown"))
    for part in (s.players[0], s.players[1], s.offers[0], s.frontier):
        refill(part, fields(OPEN[type(part)]), count(1))
    for seat in (0, None):
        view = town_game.view(s, seat)
        world = town_game.determinize(view, b"world")
        parts = [
            *zip(s.players, view.seats, world.players, strict=True),
            *zip(s.offers, view.offers, world.offers, strict=True),
            (s.frontier, view.frontier, world.frontier),
        ]
        for real, shown, dealt in parts:
            kind = OPEN[type(real)]
            assert values(shown, kind) == values(dealt, kind) == values(real, kind)


def test_all_of_the_elixirs_is_known_but_the_order_of_the_deck() -> None:
    s = cast(Town, fresh("dicetown"))
    s.medicine.shuffles = 3
    s.medicine.discard = [s.medicine.deck.pop(0)]
    world = town_game.determinize(town_game.view(s, 0), b"world").medicine
    assert sorted(world.deck) == sorted(s.medicine.deck)
    assert {**dumped(world), "deck": 0} == {**dumped(s.medicine), "deck": 0}


@pytest.mark.parametrize("kind", OPEN, ids=lambda kind: kind.__name__)
def test_of_every_other_field_somebody_has_said_what_a_view_tells(kind: type[Any]) -> None:
    assert set(fields(kind)) - set(fields(OPEN[kind])) == set(TOLD[kind])


@pytest.mark.parametrize("game", BOXES)
def test_no_view_has_a_part_of_the_table(game: str) -> None:
    """It has its own: `SeatView`, `OfferView`, `FrontierView`."""
    view = GAMES[game].view(fresh(game), 0)
    names = [name for name in dir(view) if not name.startswith("_")]
    found = [one for name in names for one in listed(getattr(view, name))]
    assert not [one for one in found if type(one) in {*OPEN, Medicine}]


def listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
