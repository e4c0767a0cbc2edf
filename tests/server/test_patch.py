"""The law of patches: put into the view a client has, what has changed gives the view as it is."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from tenderfoot.engine.match import Match, begin
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES
from tenderfoot.server.protocol.patch import Patch
from tenderfoot.server.tables.patch import patch
from tests.server.patching import patched

Json = Any
HALVES = ("table", "own")
TABLES: list[tuple[str, Options]] = [
    ("dicetown", {"players": 3}),
    ("dicetown", {"players": 5, "edition": "classic"}),
    ("dicetown", {"players": 6, "edition": "classic", "wild_west": True, "indians": True}),
    ("goldriver", {"players": 2}),
    ("goldriver", {"players": 4}),
]

words = some.text("abc", max_size=2)
leaves = some.none() | some.integers(0, 3) | words
trees = some.recursive(
    leaves,
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(words, inner, max_size=3),
    max_leaves=12,
)
halves = some.dictionaries(words, trees, max_size=4)


def sent(thing: Json) -> Json:
    """As it arrives."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def arrived(old: Json, new: Json) -> Json:
    """What has changed, as it arrives."""
    return sent(Patch(*patch(old, new)))


def in_order(thing: Json) -> bytes:
    """As text that does not depend on the order of keys."""
    return msgspec.json.encode(thing, order="sorted")


def seen(match: Match) -> list[Json]:
    """What everybody sees: the seats, and a spectator."""
    return [match.game.view(match.state, viewer).plain() for viewer in [*range(match.seats), None]]


@given(halves, halves)
def test_the_law_holds_for_anything_a_view_may_hold(old: Json, new: Json) -> None:
    assert patched(old, arrived(old, new)) == new


@given(halves)
def test_what_is_the_same_takes_no_patch(half: Json) -> None:
    assert arrived(half, half) == {"gone": [], "set": []}


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_the_law_holds_for_every_viewer_in_whole_games(name: str, options: Options) -> None:
    """Compared as text, so that no number passes for a truth."""
    match, chance = begin(GAMES[name], options, 7), random.Random(7)
    before, had = seen(match), [sent(view) for view in seen(match)]
    while not match.over:
        ask = chance.choice(match.asks)
        match.answer(ask.seat, chance.choice(ask.options))
        now = seen(match)
        for viewer, view in enumerate(now):
            changed = {half: arrived(before[viewer][half], view[half]) for half in HALVES}
            had[viewer] = {half: patched(had[viewer][half], changed[half]) for half in HALVES}
            assert in_order(had[viewer]) == in_order(view)
        before = now


def test_lists_are_replaced_whole_unless_their_items_can_be_named() -> None:
    old = {"row": [1, 2], "players": [{"money": 1}, {"money": 2}], "offers": [{"seat": 1}]}
    new = {"row": [1, 3], "players": [{"money": 1}, {"money": 3}], "offers": []}
    assert arrived(old, new) == {
        "gone": [],
        "set": [[["row"], [1, 3]], [["players", 1, "money"], 3], [["offers"], []]],
    }


def test_what_is_gone_is_said() -> None:
    assert arrived({"a": 1, "b": {"c": None, "d": 2}}, {"b": {"d": None}}) == {
        "gone": [["a"], ["b", "c"]],
        "set": [[["b", "d"], None]],
    }
