"""Twins: the same story told twice in virtual time, with one hidden fact between them.

Everybody who may not know the fact tries all he can while the story goes on: a seat with two devices,
two who watch, a stranger. All that reaches them is compared, byte for byte, frame for frame, moment for
moment: what differs is a leak.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, cast

from tenderfoot.engine.contract import settle
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.viewing import Viewing
from tests.engine.toytown import CARDS, Toy
from tests.server.eavesdropper import Leak
from tests.server.tap import HOST, Caller, Heard, Socket
from tests.server.virtual import Disk, House, Takes, VirtualStore, house, virtually

PACE: Final = 2.5
MINE: Final = 2  # the seat of the observer
HELD: Final = [1, 3]  # his cards: nothing he could react with
EVEN: Final = [[0, 2], [4, 6], HELD]
ODD: Final = [[5, 7], [9, 11], HELD]
DICE: Final = [3, 4, 2]
LIVE: Final = Clock("live", 1, 30)
PAGES: Final = (
    *("/api/tables", "/healthz", "/metrics", "/t/{}", "/api/nothing"),
    *("/api/tables/{}/record", "/api/tables/{}/proof", "/api/tables/{}/review"),
    *("/api/tables/{}/replay", "/api/tables/{}/replay?as=0", "/api/tables/{}/replay?as=spectator"),
)
NONSENSE: Final = ("{", "[]", '{"type":"answer","id":1}', '{"type":"dance","id":2}', "\x00")


class Ordered(dict[Viewing, None]):
    """Those who look at a table, in the order in which they came."""

    def add(self, one: Viewing) -> None:
        self[one] = None

    def discard(self, one: Viewing) -> None:
        self.pop(one, None)


class World:
    """One of the two, with its people; `other` says which."""

    def __init__(self, made: House, *, other: bool) -> None:
        self.house: Final = made
        self.other: Final = other
        self.people: Final = [made.caller(f"seat {seat}") for seat in range(3)]
        self.second: Final = made.caller("second device")
        self.watcher: Final = made.caller("watcher")
        self.lurker: Final = made.caller("lurker")
        self.stranger: Final = made.caller("stranger")
        self.observers: Final = [
            *(self.people[MINE], self.second),
            *(self.watcher, self.lurker, self.stranger),
        ]
        self.sockets: dict[Caller, Socket] = {}
        self.table: Table
        self.play: Play
        self.began = 0.0
        self.probes = 0

    # --- how it begins ------------------------------------------------------------------------

    async def sit(
        self,
        hands: list[list[int]],
        dice: list[int],
        bots: tuple[int, ...] = (),
        clock: Clock | None = None,
        away: int | None = None,
    ) -> None:
        """A table of Toytown under its first cups, and everybody connected."""
        form = OpenTable("toytown", options={"players": 3}, name="Ann", clock=clock or Clock())
        form.visibility, form.open_replay = "public", False
        people = [None if seat in bots else one for seat, one in enumerate(self.people)]
        await self.opened(form, people)
        if away is not None:
            self.table.seats[away].away = True
        state = cast("Toy", self.play.state)
        state.hands = [hand[:] for hand in hands]
        state.deck = [card for card in range(CARDS) if not any(card in hand for hand in hands)]
        thrown(self.play, dice)
        await self.connected()

    async def opened(self, form: OpenTable, people: list[Caller | None]) -> None:
        """The game has begun, and nobody looks at it yet."""
        self.table = await self.house.table(form, people, self.watcher, self.lurker)
        self.table.archived = True
        setattr(self.table, "sessions", Ordered())  # noqa: B010  a set has the order of the memory
        mine = self.table.grants[self.people[MINE % len(people)].device]
        self.table.grants[self.second.device] = mine
        await pregame.begin(self.table)
        await asyncio.sleep(0.1)
        self.play = self.table.playing()

    async def connected(self) -> None:
        """What was put under the cups lies there; everybody says hello."""
        table = self.table
        table.timing.turned(self.play)
        table.settled()
        table.ready_marks.put(table.ready_marks.given(self.play))
        table.attend()
        self.began = asyncio.get_running_loop().time()
        for one in (*self.people, self.second, self.watcher, self.lurker):
            if table.grants.get(one.device) is not None:
                self.sockets[one] = one.look(table.row.id)
                self.sockets[one].send("hello", language="en", since=0, changes=True)

    # --- what happens -------------------------------------------------------------------------

    async def at(self, seconds: float) -> None:
        """Until so many seconds after the beginning."""
        await asyncio.sleep(self.began + seconds - asyncio.get_running_loop().time())

    def answers(self, seat: int, choice: str) -> None:
        """This seat answers what it is asked."""
        self.sockets[self.people[seat]].send("answer", question=self.play.numbers[seat], choice=choice)

    async def keeps(self, seat: int, *choices: str) -> None:
        """This seat says all of it, one thing after the other."""
        for choice in choices:
            self.answers(seat, choice)
            await asyncio.sleep(0)
            await asyncio.sleep(0)

    async def window(self) -> None:
        """Everybody keeps what lies under his cup, and the first window opens; time begins again."""
        for seat, choices in enumerate([("keep 1", "add 0"), ("keep 2", "add 1"), ("keep 1", "add 1")]):
            await self.at(0.2 + 0.2 * seat)
            await self.keeps(seat, *choices)
        await asyncio.sleep(0.05)
        self.began = self.table.timing.asked_at

    # --- what observers try -------------------------------------------------------------------

    def probe(self) -> None:
        """Everything one can ask for that changes nothing for anybody."""
        self.pages()
        self.refusals()
        for one in (self.second, self.watcher):
            again = one.look(self.table.row.id)
            again.send("hello", language="fr", since=self.play.version - 1)
            again.send("answer", question=0, choice="pass")
            asyncio.get_running_loop().call_later(0.01, again.goodbye)
        asyncio.get_running_loop().call_later(0.02, self.again)
        self.watcher.look(self.table.row.id)  # and not a word: he is sent away

    def again(self) -> None:
        """Somebody behind the table says hello once more: the others there look at nothing new."""
        self.sockets[self.lurker].send("hello", language="en", since=0)

    def pages(self) -> None:
        """Everybody asks for what is asked for most; one of them, in turns, for all there is."""
        name, askers = self.table.row.id, (self.people[MINE], self.watcher, self.stranger)
        for one in askers:
            one.get("/api/mine")
        one = askers[self.probes % 3]
        self.probes += 1
        for path in PAGES:
            one.get(path.format(name))
        one.post("/api/enter", {"table": name, "secret": "x" * 22})
        one.look(name, "Origin: http://elsewhere")
        one.get(f"/ws/{name}", f"Origin: http://{HOST}")
        self.stranger.look(name)

    def refusals(self) -> None:
        """Wrong wishes of all kinds, at the table and behind it."""
        for one in (self.people[MINE], self.watcher):
            socket = self.sockets[one]
            for question in (0, 1, 2, 99):
                socket.send("answer", question=question, choice="play 4")
                socket.send("take-back", question=question)
                socket.send("hold", window=question + 90)
                socket.send("hint", question=question)
            for text in NONSENSE * 5 if self.probes == 2 and one is self.watcher else NONSENSE[:2]:
                socket.text(text)
            socket.send("ready", commitment="0" * 64)
            socket.send("rematch")
            socket.ping(b"there?")

    def talk(self) -> None:
        """A line of chat, at the table and behind it."""
        self.sockets[self.people[MINE]].send("say", text="well?")
        self.sockets[self.watcher].send("say", text="look at that")


Scene = Callable[[World], Awaitable[None]]


def told(
    place: Path,
    scene: Scene,
    takes: Takes | None = None,
    disk: Disk = VirtualStore,
    *,
    other: bool,
    chance: int = 0,
) -> list[Heard]:
    """All that reached the observers in one of the two worlds."""
    heard: list[Heard] = []
    (place / "pages").mkdir(parents=True)
    (place / "pages" / "index.html").write_text("<html><head></head></html>")

    async def story() -> None:
        async with house(place, takes, disk, chance) as made:
            world = World(made, other=other)
            await scene(world)
            for one in world.observers:
                heard.extend(one.ear.heard)
            assert made.log.getvalue() == ""  # what fails is no leak

    virtually(story())
    return heard


def alike(
    place: Path, scene: Scene, takes: Takes | None = None, disk: Disk = VirtualStore, chance: int = 0
) -> int:
    """Both worlds tell observers the same, or it is a leak; how many pieces they have compared."""
    one = told(place / "one", scene, takes, disk, other=False, chance=chance)
    other = told(place / "other", scene, takes, disk, other=True, chance=chance)
    for this, that in zip(one, other, strict=False):
        if this != that:
            raise Leak(f"{shortly(this, that)} is no twin of {shortly(that, this)}")
    if len(one) != len(other):
        raise Leak(f"{len(one)} pieces in one world, {len(other)} in the other")
    return len(one)


def shortly(heard: Heard, twin: Heard) -> str:
    """What was heard, from a little before it is no longer the same."""
    at, line, what, piece = heard
    same = next((n for n, (one, other) in enumerate(zip(piece, twin[3], strict=False)) if one != other), 0)
    return f"{at} {line} {what}: {piece[max(0, same - 100) : same + 100]!r}"


def thrown(play: Play, dice: list[int]) -> None:
    """Put these dice under the cups; a 0 leaves no choice."""
    state = cast("Toy", play.state)
    state.dice = dice[:]
    state.unask()
    settle(state)
    play._number()
    play.forced = play._without_choice()
