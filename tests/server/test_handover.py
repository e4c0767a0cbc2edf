"""The others may let a bot play for somebody who is silent, whether or not he has answered under seal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.services import Limits
from tenderfoot.server.tables import answers, takeover
from tenderfoot.server.tables.table import Table
from tests.server.guest import Guest, Json, seated
from tests.server.leaping import leaping
from tests.server.onlookers import Onlooker, Saloon, begun, device
from tests.server.running import running
from tests.server.test_hosting import chairs, code
from tests.server.test_seats import room

Told = Callable[[Table, list[Onlooker]], Coroutine[Any, Any, None]]
SILENT = Limits().silent


def four_at_a_table(place: Path, told: Told, **form: Json) -> None:
    """Four people at a table, all asked under their cups, in virtual time."""

    async def story() -> None:
        saloon = Saloon(place / "tables.db")
        wanted = OpenTable("toytown", options={"players": 4}, name="Ann", **form)
        table = await saloon.table(wanted, 3)
        people = [Onlooker(table, seat) for seat in range(4)]
        await begun(table)
        await told(table, people)
        await saloon.close()

    leaping(story())


def vote(table: Table, voter: int, seat: int) -> str:
    """What comes of a vote: a refusal's code, how many want it, or that it is done."""
    try:
        done = takeover.hand_over(table, device(voter), seat)
    except Refusal as refusal:
        return refusal.code
    return str(len(table.votes.cast[seat])) if done is None else "done"


def test_most_of_the_others_decide_and_only_after_a_long_silence(tmp_path: Path) -> None:
    async def told(table: Table, _: list[Onlooker]) -> None:
        await asyncio.sleep(SILENT - 1)
        assert vote(table, 0, 1) == "not-yet-silent"
        await asyncio.sleep(2)
        assert vote(table, 1, 1) == "not-yourself"
        assert vote(table, 0, 1) == "1"
        assert vote(table, 0, 1) == "1"  # twice is once
        assert vote(table, 2, 1) == "done"
        assert vote(table, 2, 1) == "bot-plays"

    four_at_a_table(tmp_path, told)


def test_who_is_not_there_does_not_count(tmp_path: Path) -> None:
    async def told(table: Table, people: list[Onlooker]) -> None:
        await asyncio.sleep(SILENT + 1)
        table.sessions.discard(people[3])
        table.seats[2].away = True
        assert vote(table, 3, 1) == "return-first"
        assert vote(table, 2, 1) == "return-first"
        assert vote(table, 0, 1) == "done"

    four_at_a_table(tmp_path, told)


def test_where_a_clock_runs_it_is_the_clocks_business(tmp_path: Path) -> None:
    async def told(table: Table, _: list[Onlooker]) -> None:
        assert vote(table, 0, 1) == "clock-does-it"

    four_at_a_table(tmp_path, told, clock=Clock("live", 600))


@pytest.mark.parametrize("answered", [False, True])
def test_a_vote_goes_the_same_way_whether_he_has_answered_under_seal_or_not(
    tmp_path: Path, answered: bool
) -> None:
    async def told(table: Table, people: list[Onlooker]) -> None:
        play = table.playing()
        while answered and (ask := play.asks[1]) is not None:
            await people[1].answer(play.numbers[1], ask.options[-1].text)
        assert play.version == 1
        await asyncio.sleep(SILENT - 1)
        assert vote(table, 0, 1) == "not-yet-silent"
        await asyncio.sleep(2)
        assert vote(table, 0, 1) == "1"
        assert vote(table, 2, 1) == "done"

    four_at_a_table(tmp_path, told)


def test_a_new_question_makes_votes_void(tmp_path: Path) -> None:
    async def told(table: Table, people: list[Onlooker]) -> None:
        play = table.playing()
        await asyncio.sleep(SILENT + 1)
        assert vote(table, 0, 1) == "1"
        for seat in range(4):
            while play.version == 1 and (ask := play.asks[seat]) is not None:
                await people[seat].answer(play.numbers[seat], ask.options[-1].text)
        assert table.votes.cast == {}
        assert vote(table, 0, 1) in ("not-yet-silent", "not-waited-for")

    four_at_a_table(tmp_path, told)


def test_whoever_was_handed_over_returns_when_he_likes(tmp_path: Path) -> None:
    async def told(table: Table, _: list[Onlooker]) -> None:
        await asyncio.sleep(SILENT + 1)
        vote(table, 0, 1)
        vote(table, 2, 1)
        await answers.come_back(table, device(1))
        assert not table.seats[1].away

    four_at_a_table(tmp_path, told)


def test_everybody_sees_who_is_for_it_and_of_two_the_other_decides(tmp_path: Path) -> None:
    """The guest too, if it is the host who is silent; and then he is host."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo:
            looks = await seated([ann, bob, cleo], "toytown", options={"players": 3})
            await looks[1].wish("hand-over", seat=0)
            await room(looks[2], 0, votes=[1], away=False)
            await cleo.close()
            await room(looks[1], 2, present=False)
            await looks[1].wish("hand-over", seat=0)
            await room(looks[1], 0, votes=[], away=True)
            await looks[1].until(lambda: looks[1].newest["you"]["host"])
            assert await code(looks[1], "hand-over", seat=7) == "no-such-seat"
            assert chairs(looks[1], "away") == [True, False, False]

    running(tmp_path, story, limits=Limits(silent=0.0))
