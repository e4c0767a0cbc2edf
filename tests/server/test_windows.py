"""Reaction windows, as somebody with a stopwatch sees them: whoever holds a card, the times are the same.

All of it is told in virtual time. Two worlds differ in nothing but hidden cards; who could react in one of
them thinks as long as he likes. Whatever an observer, at the table or behind it, can measure must be equal.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import pytest

from tenderfoot.engine.contract import settle
from tenderfoot.engine.errors import Refusal
from tenderfoot.server.protocol.client_messages import StandingAnswer
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.tables import delays
from tenderfoot.server.tables.pace import agreed
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.timing import BOT_DELAY, HOLD, Timing, left
from tests.engine.toytown import CARDS, Toy
from tests.server.guest import Json
from tests.server.leaping import leaping
from tests.server.onlookers import Onlooker, Pause, Saloon, begun

THREE: Final = {"players": 3}
PACE: Final = 2.5
PAIRS: Final = 34  # of three windows each
OBSERVER: Final = 2
EVEN: Final = [card for card in range(CARDS) if card % 2 == 0]
ODD: Final = [card for card in range(CARDS) if card % 2 == 1]
Seen = list[tuple[float, int]]


def deal(play: Play, cards: list[int]) -> None:
    """Whoever holds an even card could react; an odd one is of no use."""
    state = cast("Toy", play.state)
    sizes = [len(hand) for hand in state.hands]
    left = cards[:]
    state.hands = [[left.pop() for _ in range(size)] for size in sizes]
    state.deck = [card for card in range(CARDS) if card not in [c for hand in state.hands for c in hand]]


def thinker(seed: int) -> Pause:
    """He takes a second or two for a plain question, and for a window anything up to half a minute."""
    thoughts = Random(seed)

    def pause(play: Play, seat: int) -> float:
        if play.window():
            return thoughts.uniform(0.1, 30.0)
        return Random(f"{seed} {play.version} {seat}").uniform(0.5, 3.0)

    return pause


async def game(saloon: Saloon, seed: int, cards: list[int]) -> tuple[Play, Onlooker, Onlooker]:
    """A game of Toytown to its end, with an observer at the table and one behind it."""
    table = await saloon.table(OpenTable("toytown", options=THREE, name="Ann"), seed)
    watchers = [Onlooker(table, seat) for seat in (0, 1, OBSERVER, None)]
    play = await begun(table)
    deal(play, cards)
    await asyncio.gather(*[one.play(thinker(seed), seed) for one in watchers[:3]])
    assert play.window() is False
    return play, watchers[OBSERVER], watchers[3]


def world(path: Path, cards: list[int], games: int) -> list[Seen]:
    """Games with these cards: when observers saw what; at the table one's own affairs do not count."""
    seen: list[Seen] = []

    async def story() -> None:
        saloon = Saloon(path)
        for _, at, behind in await asyncio.gather(*[game(saloon, seed, cards) for seed in range(games)]):
            seen.extend([[(moment, version) for version, moment in at.first().items()], behind.seen])
        await saloon.close()

    leaping(story())
    return seen


def test_an_observer_measures_the_same_with_and_without_a_holder_who_thinks(tmp_path: Path) -> None:
    """Two hundred windows: not one moment of any message differs."""
    assert world(tmp_path / "with", EVEN, PAIRS) == world(tmp_path / "without", ODD, PAIRS)


def waits_for_the_holder(right: Callable[[Timing, Play], float | None]) -> Callable[..., float | None]:
    def closing(self: Timing, play: Play) -> float | None:
        due = right(self, play)
        return None if play.window() and not play.held() else due

    return closing


def test_a_window_that_waits_for_its_holder_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Timing, "closing", waits_for_the_holder(Timing.closing))
    assert world(tmp_path / "with", EVEN, 1) != world(tmp_path / "without", ODD, 1)


# --- Dice Town ----------------------------------------------------------------------------------


class Stopwatch:
    """Which windows there were in a game of Dice Town, and whether somebody could have used them."""

    def __init__(self, play: Play) -> None:
        self.play: Final = play
        self.usable: Final[list[int]] = []
        self.useless: Final[list[int]] = []

    async def watch(self, news: Onlooker) -> None:
        while not self.play.over():
            versions = self.usable if self.play.open_seats() else self.useless
            if self.play.window() and self.play.version not in self.usable + self.useless:
                versions.append(self.play.version)
            news.news.clear()
            await news.news.wait()


async def town(saloon: Saloon, seed: int) -> tuple[list[float], list[float]]:
    form = OpenTable("dicetown", options={"players": 4}, name="Ann")
    table = await saloon.table(form, seed, bots=(3,))
    sitting = [Onlooker(table, seat) for seat in range(3)]
    watcher, first = Onlooker(table, None), Onlooker(table, None)
    play = await begun(table)
    watch = Stopwatch(play)
    await asyncio.gather(*[one.play(thinker(seed), seed) for one in sitting], watch.watch(first))
    for one in (sitting[OBSERVER], watcher):
        assert one.lengths(watch.usable + watch.useless) == [PACE] * len(watch.usable + watch.useless)
    return watcher.lengths(watch.usable), watcher.lengths(watch.useless)


def test_every_window_of_dice_town_stays_for_its_pace(tmp_path: Path) -> None:
    """With people who think too long, with a bot that holds a card, and with nobody who could react."""
    usable: list[float] = []
    useless: list[float] = []

    async def story() -> None:
        saloon = Saloon(tmp_path / "town")
        for one in await asyncio.gather(*[town(saloon, seed) for seed in range(4)]):
            usable.extend(one[0])
            useless.extend(one[1])
        await saloon.close()

    leaping(story())
    assert len(usable) > 50
    assert len(useless) > 50
    assert set(usable) == set(useless) == {PACE}


# --- what closes when ---------------------------------------------------------------------------


class Scene:
    """A table of Toytown with its people, at the first window."""

    def __init__(self, saloon: Saloon, table: Table, play: Play, people: list[Onlooker]) -> None:
        self.saloon: Final = saloon
        self.table: Final = table
        self.play: Final = play
        self.people: Final = people
        self.opened: Final = table.timing.asked_at

    def after(self) -> float:
        """Seconds since the window opened."""
        return round(asyncio.get_running_loop().time() - self.opened, 3)

    async def until(self, seconds: float) -> None:
        """Until so many seconds after the opening."""
        await asyncio.sleep(self.opened + seconds - asyncio.get_running_loop().time())

    async def closed(self) -> float:
        """When the window has closed, after its opening."""
        version = self.play.version
        while self.play.version == version:
            self.people[0].news.clear()
            await self.people[0].news.wait()
        return self.after()

    def left(self) -> int | None:
        """What everybody is told of the time."""
        return left(self.table.timing.times(self.play).window)


Told = Callable[[Scene], Coroutine[Any, Any, None]]


def at_a_window(place: Path, told: Told, cards: list[int] = EVEN, bots: int = 0, **form: Json) -> None:
    """A story that begins when the first window has just opened."""

    async def story() -> None:
        saloon = Saloon(place / "tables.db")
        wanted = OpenTable("toytown", options=THREE, name="Ann", **form)
        table = await saloon.table(wanted, 5, bots=tuple(range(3 - bots, 3)))
        people = [Onlooker(table, seat) for seat in range(3 - bots)]
        play = await begun(table)
        deal(play, cards)
        while not play.window():
            for one in people:
                if (ask := play.asks[one.shown_to or 0]) is not None:
                    await one.answer(play.numbers[one.shown_to or 0], ask.options[-1].text)
            await asyncio.sleep(0.05)
        await told(Scene(saloon, table, play, people))
        await saloon.close()

    leaping(story())


def test_not_to_have_answered_is_to_pass_and_the_late_are_told_so(tmp_path: Path) -> None:
    async def told(scene: Scene) -> None:
        numbers, points = scene.play.numbers[:], cast("Toy", scene.play.state).points[:]
        await scene.people[0].answer(numbers[0], scene.play.asks[0].options[-1].text)  # type: ignore[union-attr]
        assert await scene.closed() == PACE
        await scene.people[1].answer(numbers[1], "pass")
        assert scene.people[1].refused == ["window-closed"]
        assert cast("Toy", scene.play.state).points == [points[0] + 1, *points[1:]]
        assert [seat.misses for seat in scene.table.seats] == [0, 0, 0]

    at_a_window(tmp_path, told)


def test_a_clock_does_not_end_a_window(tmp_path: Path) -> None:
    async def told(scene: Scene) -> None:
        assert scene.table.timing.times(scene.play).deadline is None
        assert scene.left() is not None
        assert await scene.closed() == PACE
        assert [seat.misses for seat in scene.table.seats] == [0, 0, 0]

    at_a_window(tmp_path, told, clock=Clock("live", 1, 0))


def test_the_time_left_is_the_same_for_all_and_runs(tmp_path: Path) -> None:
    async def told(scene: Scene) -> None:
        await scene.until(1.5)
        assert scene.left() == 1000
        scene.table.settled()
        rendered = scene.table.snapshots.render(scene.table.position, (0, 1, None))
        shown = [snapshot.since(0) for snapshot in rendered.values()]
        expected = f'"window":{{"number":{scene.play.version},"left":1000,"holds":[]}}'.encode()
        assert all(expected in message for message in shown)

    at_a_window(tmp_path, told)


@pytest.mark.parametrize("cards", [EVEN, ODD], ids=["holders", "nobody"])
def test_hold_gives_everybody_eight_seconds_once(cards: list[int], tmp_path: Path) -> None:
    """Holder or not, any seat that is asked may press; a second one is seen and adds nothing."""

    async def told(scene: Scene) -> None:
        window = scene.play.version
        await scene.until(1.0)
        assert not await scene.people[1].hold(window)
        assert scene.left() == HOLD * 1000
        assert await scene.people[1].hold(window)
        await scene.until(5.0)
        assert not await scene.people[0].hold(window)
        assert scene.left() == 4000
        assert scene.play.holds == [1, 0]
        assert await scene.closed() == 1.0 + HOLD
        with pytest.raises(Refusal, match="window-closed"):
            await scene.people[2].hold(window)

    at_a_window(tmp_path, told, cards)


def test_everybody_sees_who_holds(tmp_path: Path) -> None:
    async def told(scene: Scene) -> None:
        before = [len(one.seen) for one in scene.people]
        await scene.people[1].hold(scene.play.version)
        assert [len(one.seen) for one in scene.people] == [count + 1 for count in before]
        shown = scene.table.snapshots.latest(2)
        assert shown is not None
        assert b'"holds":[1]' in shown.since(0)

    at_a_window(tmp_path, told)


def test_what_cannot_be_held(tmp_path: Path) -> None:
    async def told(scene: Scene) -> None:
        cast("Toy", scene.play.state).asks.pop()  # seat 2 could not hold any card that fits
        for seat, window, code in [(2, 0, "not-polled"), (1, 1, "no-window"), (1, -1, "window-closed")]:
            with pytest.raises(Refusal, match=code):
                await scene.people[seat].hold(scene.play.version + window)

    at_a_window(tmp_path, told)


def test_a_window_without_pace_closes_with_the_last_answer_and_cannot_be_held(tmp_path: Path) -> None:
    async def told(scene: Scene) -> None:
        assert scene.left() is None
        with pytest.raises(Refusal, match="no-pace"):
            await scene.people[0].hold(scene.play.version)
        await scene.until(600.0)
        version = scene.play.version
        for one in scene.people:
            await one.answer(scene.play.numbers[one.shown_to or 0], "pass")
        assert scene.play.version == version + 1
        assert scene.after() == 600.0

    at_a_window(tmp_path, told, pace=0)


def test_one_person_with_bots_plays_without_pace(tmp_path: Path) -> None:
    """Whatever the table says; and the bots answer after the same time whatever they hold."""

    async def told(scene: Scene) -> None:
        assert scene.left() is None
        version = scene.play.version
        await scene.people[0].answer(scene.play.numbers[0], "pass")
        assert scene.play.version == version
        assert await scene.closed() == BOT_DELAY

    at_a_window(tmp_path, told, bots=2, pace=4000)
    at_a_window(tmp_path / "odd", quick, ODD, bots=2, pace=4000)


async def quick(scene: Scene) -> None:
    assert await scene.closed() == BOT_DELAY


def test_a_restart_keeps_the_window_and_who_holds(tmp_path: Path) -> None:
    """What was answered is there; the eight seconds begin again."""

    async def told(scene: Scene) -> None:
        await scene.people[1].hold(scene.play.version)
        await scene.people[0].answer(scene.play.numbers[0], scene.play.asks[0].options[-1].text)  # type: ignore[union-attr]
        name = scene.table.row.id
        scene.table.sessions.clear()
        scene.table.give_up()
        scene.table.gone = True
        again = await scene.saloon.lobby.table(name)
        play = again.playing()
        assert play.holds == [1]
        assert play.open_seats() == [seat for seat in scene.play.open_seats() if seat]
        assert left(again.timing.times(play).window) == HOLD * 1000
        version = play.version
        await asyncio.sleep(HOLD + 0.1)
        assert play.version == version + 1

    at_a_window_of_the_seed(tmp_path, told)


def at_a_window_of_the_seed(place: Path, told: Told) -> None:
    """The cards as the seed deals them: what is read from the disk is dealt again."""

    async def story() -> None:
        saloon = Saloon(place / "tables.db")
        for seed in range(20):
            table = await saloon.table(OpenTable("toytown", options=THREE, name="Ann"), seed)
            people = [Onlooker(table, seat) for seat in range(3)]
            play = await begun(table)
            while not play.window():
                for seat in play.open_seats():
                    await people[seat].answer(play.numbers[seat], play.asks[seat].options[-1].text)  # type: ignore[union-attr]
                await asyncio.sleep(0.05)
            if len(play.open_seats()) > 1 and play.asks[0] is not None:
                await told(Scene(saloon, table, play, people))
                break
        else:
            pytest.fail("nobody ever had a card to play")
        await saloon.close()

    leaping(story())


# --- standing answers only ----------------------------------------------------------------------


def test_a_slow_table_may_go_by_standing_answers_only(tmp_path: Path) -> None:
    """A window opens and closes in the same moment: what stands is played, and who has nothing passes."""
    clock = Clock("slow", 2 * 86400, 0, standing=True)

    async def story() -> None:
        saloon = Saloon(tmp_path / "tables.db")
        table = await saloon.table(OpenTable("toytown", options=THREE, name="Ann", clock=clock), 1)
        people = [Onlooker(table, seat) for seat in range(3)]
        play = await begun(table)
        deal(play, EVEN)
        holding = cast("Toy", play.state).hands[1][0]
        table.seats[1].standing = [StandingAnswer("react", f"play {holding}")]
        windows: list[int] = []
        while play.version == 1:
            for seat in play.open_seats():
                await people[seat].answer(play.numbers[seat], play.asks[seat].options[0].text)  # type: ignore[union-attr]
                windows += [play.version] if play.window() else []
            await asyncio.sleep(30.0)
        assert windows == []
        assert cast("Toy", play.state).points == [0, 1, 0]
        await saloon.close()

    leaping(story())


def refused(clock: Clock, pace: int | None) -> str:
    with pytest.raises(Refusal) as found:
        agreed(clock, pace)
    return found.value.code


def test_which_paces_can_be_agreed_upon() -> None:
    live, slow, standing = Clock("live", 30), Clock("slow", 86400), Clock("slow", 86400, standing=True)
    assert [agreed(clock, None) for clock in (Clock(), live, slow, standing)] == [2500, 2500, 0, 0]
    assert [agreed(Clock(), pace) for pace in (0, 700, 10_000)] == [0, 700, 10_000]
    assert [refused(Clock(), pace) for pace in (1, 699)] == ["pace-too-short"] * 2
    assert refused(slow, 2500) == refused(standing, 700) == "slow-pace"
    assert refused(Clock("live", 30, standing=True), 0) == "standing-is-slow"


# --- questions that only hidden things make forced ----------------------------------------------


def throws(play: Play, dice: list[int]) -> None:
    """Put other dice under the cups; a 0 leaves no choice."""
    state = cast("Toy", play.state)
    state.dice = dice
    state.unask()
    settle(state)
    play._number()
    play.forced = play._without_choice()


def keeping(
    place: Path, dice: list[int], chance: int = 0, bots: tuple[int, ...] = (), **form: Json
) -> list[float]:
    """Everybody who has a choice answers after a fifth of a second: how long the cups stay down, twice."""
    lengths: list[float] = []

    async def story() -> None:
        saloon = Saloon(place / "tables.db", chance)
        for cards in (EVEN, ODD):
            table = await saloon.table(OpenTable("toytown", options=THREE, name="Ann", **form), 3, bots)
            people = [Onlooker(table, seat) for seat in range(3)]
            play = await begun(table)
            deal(play, cards)
            throws(play, dice)
            table.attend()
            await asyncio.sleep(0.2)
            for seat in [seat for seat in play.open_seats() if seat not in bots]:
                while play.asks[seat] is not None and play.version == 1:
                    await people[seat].answer(play.numbers[seat], play.asks[seat].options[0].text)  # type: ignore[union-attr]
            while max(people[0].first()) == 1:
                people[0].news.clear()
                await people[0].news.wait()
            lengths.append(people[0].lengths([1])[0])
        await saloon.close()

    place.mkdir(exist_ok=True)
    leaping(story())
    return lengths


def test_a_bot_without_a_choice_takes_as_long_as_one_with_a_choice(tmp_path: Path) -> None:
    forced = keeping(tmp_path / "forced", [3, 3, 0], bots=(2,))
    free = keeping(tmp_path / "free", [3, 3, 5], bots=(2,))
    assert forced == free == [BOT_DELAY, BOT_DELAY]


def test_whoever_has_no_choice_takes_as_long_as_people_here_take(tmp_path: Path) -> None:
    """What is drawn follows from the server's own chance, and from nothing that lies under a cup."""
    once = keeping(tmp_path / "once", [3, 0, 3])
    assert min(once) >= delays.LEAST
    assert keeping(tmp_path / "again", [5, 0, 1]) == once
    assert keeping(tmp_path / "other", [3, 0, 3], chance=1) != once
    assert keeping(tmp_path / "free", [3, 3, 3]) == [0.2, 0.2]


def test_what_is_drawn_does_not_ask_who_has_a_choice(tmp_path: Path) -> None:
    """Everybody who is asked draws, so that the next draw is the same whoever had a choice in this one."""
    one = keeping(tmp_path / "one", [3, 0, 3])
    two = keeping(tmp_path / "two", [3, 0, 0])
    assert two[0] >= one[0]
    assert two[1] >= one[1]
    free = keeping(tmp_path / "last", [3, 3, 0])
    assert [max(pair) for pair in zip(one, free, strict=True)] == two


def test_without_timing_secrecy_nobody_waits_for_nothing(tmp_path: Path) -> None:
    assert keeping(tmp_path, [3, 0, 3], pace=0) == [0.2, 0.2]


def test_a_time_is_drawn_from_what_these_people_take() -> None:
    quick, slow = delays.Delays(Random(1), slow=False), delays.Delays(Random(1), slow=False)
    for _ in range(delays.RECENT):
        quick.took(1.2)
        slow.took(20.0)
    drawn = [(quick.drawn(None), slow.drawn(None)) for _ in range(200)]
    assert sum(a for a, _ in drawn) < sum(b for _, b in drawn) / 3
    assert all(delays.LEAST <= a <= delays.MOST and b <= delays.MOST for a, b in drawn)
    assert all(slow.drawn(5.0) < 5.0 for _ in range(200))  # before the clock would answer


def test_only_what_everybody_saw_is_remembered(tmp_path: Path) -> None:
    """Windows, sealed and veiled questions leave no trace in what is drawn; a plain question does."""

    async def told(scene: Scene) -> None:
        taken = scene.table.timing._delays._taken
        assert list(taken) == []
        await scene.closed()
        assert list(taken) == []
        (seat,) = scene.play.open_seats()
        await asyncio.sleep(1.5)
        await scene.people[seat].answer(scene.play.numbers[seat], scene.play.asks[seat].options[0].text)  # type: ignore[union-attr]
        assert [round(seconds, 3) for seconds in taken] == [1.5]

    at_a_window(tmp_path, told)
