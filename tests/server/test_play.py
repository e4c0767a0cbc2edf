"""Whole games on a real server, over real sockets: both titles, people and bots mixed, every option.

Everybody sees one story (P3), each as the engine tells it to him; a spectator and somebody who comes late
know what such a viewer may know, and the record is right (P7).
"""

from __future__ import annotations

import asyncio
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tenderfoot.engine.match import again
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import read
from tenderfoot.engine.verify import verify
from tests.server.games import GAMES
from tests.server.guest import Guest, Look, Message, last, seated
from tests.server.running import running


def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo:
            looks = await seated([ann, bob, cleo], "toytown", options={"players": 3})
            await asyncio.gather(looks[0].play(), looks[1].play(last), looks[2].play())
            outcomes = [look.shown["outcome"] for look in looks]
            assert outcomes[0] == outcomes[1] == outcomes[2]

    running(tmp_path, story)


# People, bots, options. Every value of every option is played, and every two values of two switches together.
TABLES: Final[dict[str, list[tuple[int, int, Options]]]] = {
    "dicetown": [
        (1, 1, {"edition": "classic", "first_sheriff": 0}),
        (
            2,
            0,
            {"bribes": False, "wild_west": True, "indians": True, "first_sheriff": 1},
        ),
        (2, 1, {"wild_west": True, "first_sheriff": 2}),
        (1, 2, {"edition": "classic", "bribes": False, "indians": True}),
        (2, 2, {"edition": "classic", "wild_west": True, "indians": True, "first_sheriff": 3}),
        (2, 3, {"bribes": False, "first_sheriff": 4}),
        (1, 5, {"edition": "classic", "bribes": False, "wild_west": True, "first_sheriff": 5}),
        (4, 2, {"wild_west": True, "indians": True, "first_sheriff": "random"}),
    ],
    "goldriver": [
        (1, 1, {"buildings": False, "poker": False}),
        (2, 1, {"poker": False, "mayor_points": 5}),
        (2, 2, {"first_game": True}),
        (3, 2, {"buildings": False, "mayor_points": 5}),
        (1, 3, {}),
    ],
}


@pytest.mark.parametrize("game", TABLES)
def test_every_option_is_played(game: str) -> None:
    """The list above holds every value of every option and every two values of two switches."""
    chosen = [
        GAMES[game].options({"players": str(people + bots), **options})
        for people, bots, options in TABLES[game]
    ]
    settings = GAMES[game].settings
    for one in settings:
        assert {options[one.name] for options in chosen} == set(one.values)
    switches = [one for one in settings if len(one.values) == 2 and one.name != "first_game"]
    for one, other in combinations(switches, 2):
        played = {(options[one.name], options[other.name]) for options in chosen}
        assert played == set(product(one.values, other.values)), (one.name, other.name)


class Whim:
    """Any answer, the same ones each time."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, ask: Message) -> str:
        return str(self._random.choice(ask["options"])["text"])


@pytest.mark.parametrize("game", TABLES)
def test_people_and_bots_play_to_the_end(game: str, tmp_path: Path) -> None:
    """All tables at once on one server."""

    async def story(port: int) -> None:
        await asyncio.gather(*[played_out(port, game, *table) for table in TABLES[game]])

    running(tmp_path, story)


async def played_out(port: int, game: str, people: int, bots: int, options: Options) -> None:
    """One table to its end, somebody watching, and all of it judged."""
    guests = [Guest(port) for _ in range(people + 1)]
    wanted = {"players": str(people + bots), **options}
    looks = await seated(guests[:-1], game, options=wanted, bots=["tumbleweed"] * bots)
    link = await looks[0].wish("invite", kind="watch")
    await guests[-1].enter(link["path"])
    watcher = await guests[-1].look(looks[0].table)
    playing = [look.play(Whim(seat)) for seat, look in enumerate(looks)]
    await asyncio.gather(watcher.until(watcher.over), *playing)
    await judged(game, guests, looks, watcher)
    for guest in guests:
        await guest.close()


async def judged(game: str, guests: list[Guest], looks: list[Look], watcher: Look) -> None:
    """Compare what everybody was told and shown with the record, played again by the engine alone."""
    table = looks[0].table
    text = await guests[0].get(f"/api/tables/{table}/record")
    assert verify(GAMES[game], text) is None
    end = again(GAMES[game], read(text), log=[])
    late = await guests[0].look(table)
    await late.until(late.over)
    for look in [*looks, late, watcher]:
        seat = look.newest["you"]["seat"]
        expected = [{"title": event.title(), "facts": event.facts()} for event in end.story(seat)]
        assert [event for moment in look.moments for event in moment["told"]] == expected
        assert look.shown["outcome"]["scores"] == end.scores()
        assert look.shown["outcome"]["winners"] == end.winners()
