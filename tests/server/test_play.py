"""Whole games on a real server, over real sockets: both titles, people and bots mixed, every option.

Everybody sees one story (P3), each as the engine tells it to him; a spectator and somebody who comes late
know what such a viewer may know, and the record is right (P7).
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tenderfoot.engine.events import Event, as_told_to
from tenderfoot.engine.record import read, replay, verify
from tests.server.booth import GAMES
from tests.server.guest import Guest, Look, Message, last, seated
from tests.server.running import running


def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo:
            looks = await seated([ann, bob, cleo], "toytown", options={"players": "3"})
            await asyncio.gather(looks[0].play(), looks[1].play(last), looks[2].play())
            outcomes = [look.shown["outcome"] for look in looks]
            assert outcomes[0] == outcomes[1] == outcomes[2]

    running(tmp_path, story)


TABLES = [
    ("dicetown", 1, 1, {"edition": "classic"}),
    ("dicetown", 2, 1, {"edition": "revised", "bribes": "off"}),
    ("dicetown", 2, 2, {"edition": "classic", "wildWest": "on"}),
    ("dicetown", 3, 2, {"edition": "revised", "wildWest": "on", "indians": "on"}),
    ("dicetown", 4, 2, {"edition": "classic", "wildWest": "on", "firstSheriff": "3"}),
    ("goldriver", 1, 1, {"buildings": "off"}),
    ("goldriver", 2, 1, {"poker": "off", "mayor_points": "5"}),
    ("goldriver", 2, 2, {"first_game": "on"}),
    ("goldriver", 3, 2, {}),
]


class Whim:
    """Any answer, the same ones each time."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, ask: Message) -> str:
        return str(self._random.choice(ask["options"])["text"])


@pytest.mark.parametrize(("game", "people", "bots", "options"), TABLES)
def test_people_and_bots_play_to_the_end(
    game: str, people: int, bots: int, options: dict[str, str], tmp_path: Path
) -> None:
    async def story(port: int) -> None:
        guests = [Guest(port) for _ in range(people + 1)]
        wanted = {"players": str(people + bots), **options}
        looks = await seated(guests[:-1], game, options=wanted, bots=["any"] * bots)
        link = await looks[0].wish("invite", kind="watch")
        await guests[-1].enter(link["path"])
        watcher = await guests[-1].look(looks[0].table)
        playing = [look.play(Whim(seat)) for seat, look in enumerate(looks)]
        await asyncio.gather(watcher.until(watcher.over), *playing)
        await judged(game, guests, looks, watcher)
        for guest in guests:
            await guest.close()

    running(tmp_path, story)


async def judged(game: str, guests: list[Guest], looks: list[Look], watcher: Look) -> None:
    """Compare what everybody was told and shown with the record, played again by the engine alone."""
    table = looks[0].table
    text = await guests[0].get(f"/api/tables/{table}/record")
    assert verify(GAMES[game], text) is None
    log: list[Event] = []
    end = replay(GAMES[game], read(text), -1, log)
    late = await guests[0].look(table)
    await late.until(late.over)
    for look in [*looks, late, watcher]:
        seat = look.newest["you"]["seat"]
        told = [as_told_to(event, seat) for event in log]
        expected = [{"title": event.title(), "facts": event.facts()} for event in told if event is not None]
        assert [event for moment in look.moments for event in moment["told"]] == expected
        assert look.shown["outcome"]["scores"] == GAMES[game].scores(end)
        assert look.shown["outcome"]["winners"] == GAMES[game].winners(end)
