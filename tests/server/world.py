"""One of two worlds: a server in virtual time, its table, its people, and all that observers try there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Final, cast

import pytest

from tenderfoot.engine.contract import settle
from tenderfoot.server.lobby import lobby
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.storage.changes import GrantPut
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.viewing import Viewing
from tests.engine.toytown import CARDS, Toy
from tests.server.homes import Home
from tests.server.tap import HOST, Caller, Socket
from tests.server.virtual import House

PACE: Final = 2.5
MINE: Final = 2  # the seat of the observer
HELD: Final = [1, 3]  # his cards: nothing he could react with
EVEN: Final = [[0, 2], [4, 6], HELD]
ODD: Final = [[5, 7], [9, 11], HELD]
DICE: Final = [3, 4, 2]
LIVE: Final = Clock("live", 1, 30)
PAGES: Final = (
    *("/api/tables", "/api/tables/{}", "/healthz", "/metrics", "/t/{}", "/api/nothing"),
    *("/api/tables/{}/record", "/api/tables/{}/proof", "/api/tables/{}/review"),
    *("/api/tables/{}/replay", "/api/tables/{}/replay?as=0", "/api/tables/{}/replay?as=spectator"),
    *("/api/tables/{}/review?as=0", "/api/tables/{}/review?as=spectator"),
)
UNTIMELY: Final = {  # what is refused to everybody then
    "gathering": ["rematch", "open", "hand-over"],
    "opening": ["rematch", "ready", "unready", "stand", "mute"],
    "playing": ["ready", "rematch", "hand-over", "take-chair", "mute"],
    "over": ["ready", "open", "leave", "hand-over"],
}
FIELDS: Final[dict[str, dict[str, object]]] = {
    "ready": {"commitment": "0" * 64},
    "open": {"contribution": "0" * 32},
    "hand-over": {"seat": 0},
    "take-chair": {"seat": 0, "name": "Zed"},
    "mute": {"seat": 0, "muted": True},
}
NONSENSE: Final = ("{", "[]", '{"type":"answer","id":1}', '{"type":"dance","id":2}', "\x00")


class Ordered(dict[Viewing, None]):
    """Those who look at a table, in the order in which they came."""

    def add(self, one: Viewing) -> None:
        self[one] = None

    def discard(self, one: Viewing) -> None:
        self.pop(one, None)


class World:
    """One of the two, with its people; `other` says which."""

    def __init__(self, home: Home, patch: pytest.MonkeyPatch, *, other: bool) -> None:
        made = home.house
        self.home: Final = home
        self.patch: Final = patch  # for what is so in this world only
        self.other: Final = other
        self.mine = MINE
        self.server_seed = bytes(32)  # what the server puts into the seed
        self.people: Final = [made.caller(f"seat {seat}") for seat in range(3)]
        self.second: Final = made.caller("second device")
        self.watcher: Final = made.caller("watcher")
        self.lurker: Final = made.caller("lurker")
        self.stranger: Final = made.caller("stranger")
        self.others: Final = [self.second, self.watcher, self.lurker, self.stranger]
        self.sockets: dict[Caller, Socket] = {}
        self.speechless: Final[list[Socket]] = []
        self.table: Table
        self.play: Play
        self.began = 0.0
        self.probes = 0

    @property
    def house(self) -> House:
        """Its server."""
        return self.home.house

    def observers(self) -> list[Caller]:
        """Those who may not know the fact."""
        return [self.people[self.mine], *self.others]

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
        await self.gathered(form, people)
        await pregame.begin(self.table)
        await asyncio.sleep(0.1)
        self.play = self.table.playing()

    async def gathered(self, form: OpenTable, people: list[Caller | None]) -> None:
        """Everybody has a chair, the observer the last one; nothing has begun."""
        self.mine = len(people) - 1
        self.patch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=lambda _: self.server_seed))
        table = await self.house.table(form, people, self.watcher, self.lurker)
        table.row.server_seed = self.server_seed
        mine = table.grants[self.second.device] = table.grants[self.people[self.mine].device]
        self.house.store.write([GrantPut(self.second.device, table.row.id, mine, 0)])  # with what comes next
        self.furnished(table)

    def furnished(self, table: Table) -> None:
        """This is the table from now on; nothing about it comes in the order of the memory, as a set does."""
        self.table = table
        table.archived = True
        setattr(table, "sessions", Ordered())  # noqa: B010

    async def connected(self) -> None:
        """What was put under the cups lies there; everybody says hello."""
        table = self.table
        table.timing.turned(self.play)
        table.settled()
        table.ready_marks.put(table.ready_marks.given(self.play))
        table.attend()
        self.greeted()

    def greeted(self) -> None:
        """Time begins: everybody who belongs to the table says hello."""
        self.began = asyncio.get_running_loop().time()
        for one in (*self.people, self.second, self.watcher, self.lurker):
            if self.table.grants.get(one.device) is not None:
                self.sockets[one] = one.look(self.table.row.id)
                self.sockets[one].send("hello", language="en", since=0, changes=True)

    async def restarted(self) -> None:
        """The server says goodbye and stops; another starts on the same disk, and everybody comes back."""
        asyncio.get_running_loop().call_later(0.01, self._hung_up)
        await self.home.close()
        await self.home.open()
        for one in (*self.people, *self.others):
            setattr(one, "_board", self.house.board)  # noqa: B010
        self.furnished(await self.house.server.lobby.table(self.table.row.id))
        if self.table.play is not None:
            self.play = self.table.play
        self.greeted()

    def _hung_up(self) -> None:
        for socket in (*self.sockets.values(), *self.speechless):
            socket.goodbye()

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
            again.send("hello", language="fr", since=self.versions() - 1)
            again.send("answer", question=0, choice="pass")
            asyncio.get_running_loop().call_later(0.01, again.goodbye)
        asyncio.get_running_loop().call_later(0.02, self.again)
        self.speechless.append(self.watcher.look(self.table.row.id))  # and not a word: he is sent away

    def versions(self) -> int:
        """How many there are, or will be."""
        return 1 if self.table.play is None else self.table.play.version

    def again(self) -> None:
        """Somebody behind the table says hello once more: the others there look at nothing new."""
        self.sockets[self.lurker].send("hello", language="en", since=0)

    def pages(self) -> None:
        """Everybody asks for what is asked for most; one of them, in turns, for all there is."""
        name, askers = self.table.row.id, (self.people[self.mine], self.watcher, self.stranger)
        for one in askers:
            one.get("/api/mine")
        one = askers[self.probes % 3]
        self.probes += 1
        for path in PAGES:
            one.get(path.format(name))
        one.post(f"/api/tables/{name}/enter", {"secret": "x" * 22})
        one.post(f"/api/tables/{name}/open-replay", {})
        one.look(name, "Origin: http://elsewhere")
        one.get(f"/ws/{name}", f"Origin: http://{HOST}")
        self.stranger.look(name)

    def refusals(self) -> None:
        """Wrong wishes of all kinds, at the table and behind it."""
        for one in (self.people[self.mine], self.watcher):
            socket = self.sockets[one]
            for question in (0, 1, 2, 99):
                socket.send("answer", question=question, choice="play 4")
                socket.send("take-back", question=question)
                socket.send("hold", window=question + 90)
                socket.send("hint", question=question)
            for text in NONSENSE * 5 if self.probes == 2 and one is self.watcher else NONSENSE[:2]:
                socket.text(text)
            for kind in UNTIMELY[self.table.row.status]:
                socket.send(kind, **FIELDS.get(kind, {}))
            socket.ping(b"there?")

    def talk(self) -> None:
        """A line of chat, at the table and behind it."""
        self.sockets[self.people[self.mine]].send("say", text="well?")
        self.sockets[self.watcher].send("say", text="look at that")


Scene = Callable[[World], Awaitable[None]]


def thrown(play: Play, dice: list[int]) -> None:
    """Put these dice under the cups; a 0 leaves no choice."""
    state = cast("Toy", play.state)
    state.dice = dice[:]
    state.unask()
    settle(state)
    play._number()
    play.forced = play._without_choice()
