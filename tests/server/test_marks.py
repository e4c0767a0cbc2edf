"""Who is seen to have answered a sealed question, and when, as somebody with a stopwatch measures it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

import pytest

from tenderfoot.engine.contract import settle
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.tables import delays
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.ready_marks import ReadyMarks
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.timing import BOT_DELAY
from tests.server.guest import Json
from tests.server.leaping import leaping
from tests.server.onlookers import Onlooker, Saloon, begun
from tests.server.test_windows import EVEN, ODD, deal, throws

THREE: Final = {"players": 3}
Stream = list[tuple[float, list[int]]]


class Cups:
    """A table of Toytown whose cups are down, its people, and somebody behind them."""

    def __init__(self, table: Table, play: Play, people: list[Onlooker], behind: Onlooker) -> None:
        self.table: Final = table
        self.play: Final = play
        self.people: Final = people
        self.behind: Final = behind
        self.began: Final = table.timing.asked_at

    async def until(self, seconds: float) -> None:
        """Until so many seconds after the throw."""
        await asyncio.sleep(self.began + seconds - asyncio.get_running_loop().time())

    async def keep(self, seat: int) -> None:
        """This seat answers all it is asked, in person."""
        while self.play.asks[seat] is not None and self.play.version == 1:
            ask = self.play.asks[seat]
            assert ask is not None
            await self.people[seat].answer(self.play.numbers[seat], ask.options[-1].text)

    def stream(self) -> Stream:
        """The marks as seen from behind, with seconds since the throw."""
        return [(round(at - self.began, 3), seats) for at, seats in self.behind.marks]


Told = Callable[[Cups], Coroutine[Any, Any, None]]


def under_cups(
    place: Path,
    dice: list[int],
    told: Told,
    cards: list[int] = EVEN,
    bots: tuple[int, ...] = (),
    away: tuple[int, ...] = (),
    **form: Json,
) -> Stream:
    """The marks of a throw: a 0 leaves no choice."""
    stream: Stream = []

    async def story() -> None:
        saloon = Saloon(place / "tables.db")
        table = await saloon.table(OpenTable("toytown", options=THREE, name="Ann", **form), 3, bots)
        for seat in away:
            table.seats[seat].away = True
        people, behind = [Onlooker(table, seat) for seat in range(3)], Onlooker(table, None)
        play = await begun(table)
        deal(play, cards)
        throws(play, dice)
        table.ready_marks.put(table.ready_marks.given(play))
        table.attend()
        cups = Cups(table, play, people, behind)
        await told(cups)
        stream.extend(cups.stream())
        await saloon.close()

    place.mkdir(exist_ok=True)
    leaping(story())
    return stream


async def the_first_answers(cups: Cups) -> None:
    """Seat 0 answers after a quarter of a second, the others never."""
    await cups.until(0.25)
    await cups.keep(0)
    await cups.until(delays.MOST + 1)


async def nobody_answers(cups: Cups) -> None:
    """As long as it takes."""
    await cups.until(delays.MOST + 1)


def test_whoever_has_answered_is_marked_at_once_and_by_his_whole_answer(tmp_path: Path) -> None:
    async def told(cups: Cups) -> None:
        await cups.until(0.5)
        ask = cups.play.asks[1]
        assert ask is not None
        await cups.people[1].answer(cups.play.numbers[1], ask.options[-1].text)
        assert cups.stream() == []  # he is asked a second question, which is nobody's business
        await cups.until(1.0)
        await cups.keep(1)
        await cups.until(2.0)
        await cups.people[1].take_back()
        await cups.until(3.0)
        await cups.keep(1)
        await cups.keep(0)

    stream = under_cups(tmp_path, [3, 3, 3], told)
    assert stream == [(1.0, [1]), (2.0, []), (3.0, [1]), (3.0, [0, 1])]


def test_whoever_has_no_choice_is_marked_after_a_time_that_was_drawn(tmp_path: Path) -> None:
    stream = under_cups(tmp_path, [3, 0, 3], the_first_answers)
    assert stream[0] == (0.25, [0])
    assert stream[1][0] >= delays.LEAST
    assert stream[1][1] == [0, 1]
    assert len(stream) == 2


@pytest.mark.parametrize(
    ("dice", "others"), [([3, 0, 3], [5, 0, 1]), ([3, 3, 0], [4, 1, 0]), ([3, 0, 0], [1, 0, 0])]
)
def test_the_marks_are_the_same_whatever_is_hidden(
    dice: list[int], others: list[int], tmp_path: Path
) -> None:
    """Other cards, other dice: the same people are marked at the same moments, from the same draws."""
    one = under_cups(tmp_path / "one", dice, the_first_answers, EVEN)
    assert under_cups(tmp_path / "other", others, the_first_answers, ODD) == one
    assert len(one) > 1


def test_what_is_drawn_for_one_seat_does_not_ask_who_else_has_a_choice(tmp_path: Path) -> None:
    one = dict(whens(under_cups(tmp_path / "one", [3, 0, 3], nobody_answers)))
    other = dict(whens(under_cups(tmp_path / "other", [3, 3, 0], nobody_answers)))
    both = dict(whens(under_cups(tmp_path / "both", [3, 0, 0], nobody_answers)))
    assert both == {**one, **other}


def test_the_last_mark_is_no_mark(tmp_path: Path) -> None:
    """Whoever answers last in person is never seen to have answered: the cups are lifted."""
    stream = under_cups(tmp_path, [3, 0, 0], the_first_answers)
    assert [seats for _, seats in stream] == [[0], [0, 1], []]


def whens(stream: Stream) -> list[tuple[int, float]]:
    """When each seat was marked first."""
    first: dict[int, float] = {}
    for at, seats in stream:
        for seat in seats:
            first.setdefault(seat, at)
    return list(first.items())


@pytest.mark.parametrize("who", ["bots", "away"])
def test_a_bot_is_marked_at_the_same_time_with_and_without_a_choice(who: str, tmp_path: Path) -> None:
    """One that sits there, and one that stands in for somebody who is away."""
    seats: Json = {who: (2,)}
    forced = under_cups(tmp_path / "forced", [3, 3, 0], the_first_answers, **seats)
    free = under_cups(tmp_path / "free", [3, 3, 5], the_first_answers, **seats)
    assert forced == free == [(0.25, [0]), (BOT_DELAY, [0, 2])]


def test_a_mark_that_comes_at_once_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ReadyMarks, "_seen_at", lambda *_: 0.0)
    forced = under_cups(tmp_path / "forced", [3, 3, 0], the_first_answers, bots=(2,))
    free = under_cups(tmp_path / "free", [3, 3, 5], the_first_answers, bots=(2,))
    assert forced != free


def test_nobody_is_marked_in_a_window(tmp_path: Path) -> None:
    async def told(cups: Cups) -> None:
        for seat in range(3):
            await cups.keep(seat)
        assert cups.play.window()
        cups.behind.marks.clear()
        for seat in cups.play.open_seats():
            await cups.people[seat].answer(cups.play.numbers[seat], "pass")
        assert cups.table.ready_marks.marks.seats == []

    assert under_cups(tmp_path, [3, 3, 3], told) == []


def test_an_empty_purse_in_gold_river_is_not_seen_at_once(tmp_path: Path) -> None:
    """Z1. Whoever can bid nothing but nothing is marked after a drawn time, like somebody who thinks."""

    async def story() -> None:
        saloon = Saloon(tmp_path / "tables.db")
        table = await saloon.table(OpenTable("goldriver", options={"players": 2}, name="Ann"), 1)
        ann, bob = Onlooker(table, 0), Onlooker(table, 1)
        play = await begun(table)
        assert play.ballot()
        state: Json = play.state
        state.hands[1] = 0
        state.unask()
        settle(state)
        play._number()
        table.ready_marks.put(table.ready_marks.given(play))
        drawn = table.timing._takes[1]
        assert drawn >= delays.LEAST
        await asyncio.sleep(drawn + 1)
        began = table.timing.asked_at
        assert [(round(at - began, 3), seats) for at, seats in bob.marks] == [(round(drawn, 3), [1])]
        await ann.answer(play.numbers[0], "bid 0")
        assert play.version == 2
        await saloon.close()

    leaping(story())
