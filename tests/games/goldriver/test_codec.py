"""A state as plain data and back."""

from __future__ import annotations

import json
import random

import pytest

from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.events import Event
from tenderfoot.games.goldriver import GAME, new_game
from tenderfoot.games.goldriver.stored.frames import FRAMES
from tests.games.goldriver.table import table


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_a_stored_game_goes_on_as_if_it_had_not_been_stored(players: str) -> None:
    """At every question: dump, through JSON, load, and both play to the same end."""
    chooser = random.Random(players)
    s = new_game({"players": players}, b"codec")
    assert GAME.seats(s) == int(players)
    steps = 0
    while s.frames:
        text = json.dumps(GAME.dump(s))
        loaded = GAME.load(json.loads(text))
        assert json.dumps(GAME.dump(loaded)) == text
        assert [ask.options for ask in waiting(loaded)] == [ask.options for ask in waiting(s)]
        ask = waiting(s)[0]
        choice = chooser.choice(ask.options)
        decide(s, ask.seat, choice)
        if steps % 10 == 0:
            decide(loaded, ask.seat, choice)
            assert GAME.dump(loaded) == GAME.dump(s)
            s = loaded
        steps += 1
    assert GAME.winners(s) != []


def test_a_copy_has_a_life_of_its_own() -> None:
    """Playing a copy to its end leaves the original as it was, and tells nobody."""
    log: list[Event] = []
    s = new_game({"players": 4}, b"copy", log)
    chooser = random.Random(4)
    for _ in range(30):
        ask = waiting(s)[0]
        decide(s, ask.seat, chooser.choice(ask.options))
    before, told = json.dumps(GAME.dump(s)), len(log)
    copy = s.copy()
    while copy.frames:
        ask = waiting(copy)[0]
        decide(copy, ask.seat, chooser.choice(ask.options))
    assert (json.dumps(GAME.dump(s)), len(log)) == (before, told)


def test_every_frame_is_stored_under_its_own_name() -> None:
    assert {name: kind.__name__ for name, kind in FRAMES.items()} == {name: name for name in FRAMES}


def test_a_raid_in_the_middle_is_stored_with_what_is_given_up() -> None:
    """12.6 The concessions given up so far are part of the frame."""
    river = table()
    river.area("A", "SN02")
    river.area("B", "SN04", "SN06")
    river.mayor("B", "SN")
    river.takes("C", "RAID1")
    river.say("C", "raid SN")
    river.say("A", "lose SN02")
    loaded = GAME.load(GAME.dump(river.state))
    ask = waiting(loaded)[0]
    decide(loaded, ask.seat, ask.options[0])
    assert (loaded.where[0], loaded.hands) == (10, [15, 13, 15, 15])
