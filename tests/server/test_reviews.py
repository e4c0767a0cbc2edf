"""The review of a finished game: made once, kept, and shown as far as the table's records are open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest

from tenderfoot.bots.review import review
from tenderfoot.engine.record import read
from tenderfoot.server.tables.reviews import Reviews
from tenderfoot.server.wire.app import Server
from tests.server.booth import database
from tests.server.games import GAMES
from tests.server.guest import Guest, Look, Message, Refusal, last, seated
from tests.server.memory import Here
from tests.server.running import with_server

P = ParamSpec("P")
R = TypeVar("R")


async def over(guest: Guest, **form: object) -> Look:
    """A whole short game of Gold River against a bot."""
    options = {"players": 3, "first_game": True}
    [look] = await seated([guest], "goldriver", options=options, bots=["tumbleweed", "tumbleweed"], **form)
    await look.play(last)
    return look


def test_a_review_is_that_of_the_record_and_is_made_once(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            look = await over(ann)
            path = f"/api/tables/{look.table}"
            found = await ann.get(f"{path}/review")
            game = GAMES["goldriver"]
            expected = review(game, read(await ann.get(f"{path}/record")), [0, 1, 2])
            assert [point["round"] for point in found["curve"]] == [p.stage for p in expected.curve]
            assert [one["luck"] for one in found["fortunes"]] == [
                pytest.approx(expected.luck(seat), abs=0.06) for seat in range(3)
            ]
            mine = expected.costliest(0)
            assert [lapse["better"]["text"] for lapse in found["lapses"]] == [m.better.text for m in mine]
            assert all(lapse["seat"] == 0 for lapse in found["lapses"])
            await at_their_moments(ann, look, found)
            assert len(database(server).read("select * from reviews")) == 1
            server.reviews.close()  # it cannot be made again, so what comes is what was kept
            assert await ann.get(f"{path}/review?as=0") == found

    with_server(tmp_path, story)


async def at_their_moments(guest: Guest, look: Look, found: Message) -> None:
    """Each decision is linked to the moment in which its seat was asked for it."""
    replay = await guest.get(f"/api/tables/{look.table}/replay")
    given = {taken["choice"] for taken in look.taken}
    rounds = [frame["view"]["table"]["round"] for frame in replay["frames"]]
    for lapse in found["lapses"]:
        assert lapse["chosen"]["text"] in given
        assert rounds[lapse["frame"]] == lapse["round"]
    frames = {point["round"]: point["frame"] for point in found["curve"][:-1]}
    assert len(found["swings"]) == 3
    for swing in found["swings"]:
        assert frames[swing["round"]] < swing["frame"]
        assert {swing["told"]["title"]} <= {told["title"] for one in look.moments for told in one["told"]}
    assert [point["frame"] for point in found["curve"]][-1] == len(replay["frames"]) - 1
    assert [rounds[point["frame"]] for point in found["curve"][:-1]] == [
        point["round"] for point in found["curve"][:-1]
    ]


def test_a_closed_table_tells_nothing_about_the_others(tmp_path: Path) -> None:
    async def story(_: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            look = await over(ann, open_replay=False)
            link = await look.wish("invite", kind="watch")
            await bob.enter(link["path"])
            path = f"/api/tables/{look.table}/review"
            mine, seen = await ann.get(path), await bob.get(path)
            assert (
                mine["swings"]
                == seen["swings"]
                == mine["curve"]
                == seen["curve"]
                == seen["fortunes"]
                == seen["lapses"]
                == []
            )
            assert seen["luckiest"] is None
            assert [one["seat"] for one in mine["fortunes"]] == [0]
            assert {lapse["seat"] for lapse in mine["lapses"]} <= {0}
            assert mine["luckiest"] is None or mine["luckiest"]["seat"] == 0
            with pytest.raises(Refusal, match="replay-closed"):
                await ann.get(f"{path}?as=1")

    with_server(tmp_path, story)


def test_an_open_table_tells_a_watcher_the_costliest_of_all(tmp_path: Path) -> None:
    async def story(_: Server, port: int) -> None:
        async with Guest(port) as ann:
            look = await over(ann)
            path = f"/api/tables/{look.table}/review"
            seats = [await ann.get(f"{path}?as={seat}") for seat in range(3)]
            seen = await ann.get(f"{path}?as=spectator")
            points = sorted((lapse["points"] for one in seats for lapse in one["lapses"]), reverse=True)
            assert [lapse["points"] for lapse in seen["lapses"]] == points[:3]

    with_server(tmp_path, story)


def test_how_far_the_coach_is_is_told_to_whoever_may_see_the_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            look = await over(ann, open_replay=False)
            path = f"/api/tables/{look.table}/review"
            coach = Halfway()
            monkeypatch.setattr(server, "reviews", Reviews(coach))
            asked = asyncio.ensure_future(ann.get(path))
            await coach.begun.wait()
            assert await ann.get(f"{path}/progress") == {"percent": 50}
            with pytest.raises(Refusal, match="replay-closed"):
                await ann.get(f"{path}/progress?as=1")
            coach.going_on.set()
            with pytest.raises(Refusal, match="no-review"):
                await asked
            assert await ann.get(f"{path}/progress") == {"percent": 100}

    with_server(tmp_path, story)


class Halfway(Here):
    """Gets halfway and stays there until it is let go on; then nothing comes of it."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        self.going_on = asyncio.Event()

    def percent(self, table: str) -> int:
        del table
        return 50

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        del table, task, given, also
        self.begun.set()
        await self.going_on.wait()
        return None


def test_there_is_no_review_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async def story(_: Server, port: int) -> None:
        async with Guest(port) as ann:
            [look] = await seated(
                [ann], "goldriver", options={"players": 3}, bots=["tumbleweed", "tumbleweed"]
            )
            with pytest.raises(Refusal, match="not-over"):
                await ann.get(f"/api/tables/{look.table}/review")
            look.heard.clear()

    with_server(tmp_path, story)
