"""Somebody who wants to know more than the rules tell, and compares everything he can get hold of.

Two tables play the same game in step. Whatever a viewer receives, as bytes, is compared between
them while only secrets differ: a sealed answer (law *Seal*), or everything a seat may not see, dealt anew
(law *Ignorance*). What both tables tell alike is compared with what the engine itself says this viewer may
know. And secrets that have a spelling of their own must not occur in anything at all.
"""

from __future__ import annotations

import asyncio
import json
import re
from typing import Final

import pytest

from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import prospect
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import again
from tenderfoot.engine.options import Options
from tenderfoot.engine.scramble import Scramble
from tenderfoot.engine.words import Facts
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.table import Table
from tenderfoot.server.wire.app import Server
from tests.server.guest import VIEWS, Guest, Look, Message, Refusal

SEATS: Final = 3
MANY: Final = 9  # so many numbers in a row do not come by accident
FOREVER: Final = 1_000_000
SEED: Final = b"s" * 32
NOBODY: Final[Message] = {"version": 0, "seats": []}
CLOCK: Final = {"kind": "live", "seconds": 3600, "bank": 600}
SHOWN: Final = {"type", "version", "moments", "view", "ask", "locked", "ticking", "window", "outcome"}
ROOM: Final = {
    *("type", "table", "game", "rules", "options", "clock", "pace", "visibility", "open_replay", "status"),
    *("hints", "commitment", "chairs", "watchers", "rematch"),
}
CHAIR: Final = {
    *("seat", "kind", "name", "level", "ready", "present", "away", "commitment", "opened", "devices"),
    *("by", "muted", "votes"),
}


class Leak(Exception):
    """Somebody learnt what he may not know."""


class Twin:
    """One of the two tables, with everybody's sockets: the seats, then a spectator (the last)."""

    def __init__(self, server: Server, game: Game, options: Options, guests: list[Guest]) -> None:
        self.server: Final = server
        self.game: Final = game
        self.options: Final = options
        self.guests: Final = guests
        self.looks: list[Look] = []
        self.table: Table
        self.marks: list[int] = []
        self.ready: Final[dict[int, Message]] = {}  # who has answered by hand, as each viewer was told last
        self.secrets: list[str] = []

    async def sit(self) -> None:
        """Open the table, sit down, and make the same seed at both."""
        opened = await self.guests[0].open(
            self.game.name, name="Seat 0", options=self.options, clock=CLOCK, open_replay=False
        )
        name = opened["table"]
        self.table = self.server.lobby.tables[name]
        self.table.row.server_seed = SEED
        for seat, guest in enumerate(self.guests):
            if seat:
                await guest.enter(opened["join" if seat < SEATS else "watch"])
            look = await guest.look(name)
            look.secret = bytes([seat]) * 16
            if 0 < seat < SEATS:
                await look.wish("sit", seat=seat, name=f"Seat {seat}")
            self.looks.append(look)
        self.secrets = [SEED.hex(), *[look.secret.hex() for look in self.looks[:SEATS]]]
        self.secrets += [opened["join"].partition("=")[2], opened["watch"].partition("=")[2]]
        for look in self.looks[:SEATS]:
            await look.until(look.sits)
            await look.ready()
        await self.barrier()
        await asyncio.gather(*[look.begin() for look in self.looks[:SEATS]])
        await self.looks[SEATS].until(lambda: "shown" in self.looks[SEATS].newest)
        self.secrets.append((self.table.row.seed or b"").hex())

    async def barrier(self) -> None:
        """Everybody asks something that is refused: whatever was on its way has arrived before the reply."""
        for look in self.looks:
            try:
                await look.wish("answer", question=0, choice="nonsense")
            except Refusal:
                continue
            raise Leak("a question nobody put was answered")

    async def told(self, viewer: int) -> str:
        """All a viewer has received since he last looked, without what differs between any two tables."""
        heard = self.looks[viewer].heard[self.marks[viewer] :]
        self.marks[viewer] += len(heard)
        return plain("\n".join(self.by_hand(viewer, heard)), self.table.row.id)

    def by_hand(self, viewer: int, heard: list[str]) -> list[str]:
        """Without the marks of those who had no choice: they come in their own time (test_marks.py)."""
        kept = []
        for text in heard:
            if not text.startswith('{"type":"marks"'):
                kept.append(text)
                continue
            mark, before = json.loads(text), self.ready.get(viewer, NOBODY)
            mark["seats"] = [seat for seat in mark["seats"] if seat not in played(self).forced]
            if mark["seats"] != (before["seats"] if before["version"] == mark["version"] else []):
                kept.append(json.dumps(mark))
            self.ready[viewer] = mark
        return kept

    def mark(self) -> None:
        """From now on; who has answered is remembered."""
        for viewer, look in enumerate(self.looks):
            self.by_hand(viewer, look.heard[self.marks[viewer] if self.marks else 0 :])
        self.marks = [len(look.heard) for look in self.looks]


def plain(text: str, table: str) -> str:
    """Without the table's name, times, and the viewer's own numbers (the oracle judges those)."""
    text = text.replace(table, "TABLE")
    return re.sub(r'"(at|left|id|opened|question|locked)":\d+', r'"\1":0', text)


class Eavesdropper:
    """Listens at both tables."""

    def __init__(self, server: Server, port: int, game: Game, options: Options, scramble: Scramble) -> None:
        self.scramble: Final = scramble
        self.twins: Final = [
            Twin(server, game, options, [Guest(port) for _ in range(SEATS + 1)]) for _ in range(2)
        ]
        self.positions = 0

    async def listen(self, most: int = FOREVER) -> int:
        """Play the game to its end, or so many positions; how many were judged."""
        try:
            for twin in self.twins:
                await twin.sit()
            while not played(self.twins[0]).over() and self.positions < most:
                await self.position()
                await self.move()
            self.drawn()
            if played(self.twins[0]).over():
                await self.after()
        finally:
            for twin in self.twins:
                for guest in twin.guests:
                    await guest.close()
        return self.positions

    async def position(self) -> None:
        """Everything that can be tried without moving the game."""
        self.positions += 1
        for twin in self.twins:
            await twin.barrier()
            twin.mark()
        await self.oracle()
        await self.errors()
        await self.requests()
        await self.seal()
        await self.ignorance()
        await self.talk()
        self.spelt()

    async def same(self, viewers: list[int], what: str) -> None:
        """Both tables have told these viewers the same."""
        for twin in self.twins:
            await twin.barrier()
        for viewer in viewers:
            one, other = [await twin.told(viewer) for twin in self.twins]
            if one != other:
                raise Leak(f"{what}: viewer {viewer} can tell {one[-300:]} from {other[-300:]}")

    # --- what the engine says one may know ----------------------------------------------------

    async def oracle(self) -> None:
        """What is shown is what the engine lets this viewer know, and nothing else."""
        for twin in self.twins:
            await twin.barrier()
            for viewer, look in enumerate(twin.looks):
                seat = None if viewer == SEATS else viewer
                check_numbers(look)
                check_shown(twin, look, seat)
                check_room(look.room)
                check_story(twin, look, seat)

    # --- errors, requests, chat ---------------------------------------------------------------

    async def errors(self) -> None:
        """Wrong answers of all kinds: the reason depends on nothing but one's own question."""
        for twin in self.twins:
            play = played(twin)
            texts = sorted({o.text for ask in play.asks if ask is not None for o in ask.options})
            for seat, look in enumerate(twin.looks[:SEATS]):
                ask = look.ask()
                for text in [*texts[:3], "nonsense"]:
                    if ask is not None and text in [option["text"] for option in ask["options"]]:
                        continue
                    number = 0 if ask is None else ask["question"]
                    await refused(twin, seat, ask, number, text)

    async def requests(self) -> None:
        """Records, replays and proofs are for when the game is over; lists tell one's own business."""
        for twin in self.twins:
            name = twin.table.row.id
            for viewer, guest in enumerate(twin.guests):
                for path in (
                    "record",
                    "proof",
                    "replay",
                    "replay?as=spectator",
                    "replay?as=0",
                    "replay?as=1",
                ):
                    try:
                        await guest.get(f"/api/tables/{name}/{path}")
                    except Refusal as refusal:
                        if refusal.code == "not-over" and refusal.reply["facts"] == {}:
                            continue
                    raise Leak(f"viewer {viewer} gets {path} before the end")
                mine = await guest.get("/api/mine")
                if mine[0]["asked"] != (twin.looks[viewer].ask() is not None):
                    raise Leak(f"viewer {viewer} is told that somebody else is asked")
                self.scan(twin, json.dumps(mine))

    async def talk(self) -> None:
        """Those who watch may talk; players do not hear it."""
        for twin in self.twins:
            await twin.looks[SEATS].wish("say", text="seat 1 holds a card worth taking")
            await twin.looks[0].wish("say", text="I keep mine")
            await twin.barrier()
            for look in twin.looks[:SEATS]:
                if any(line["room"] == "watchers" for line in look.chat):
                    raise Leak("a player hears those who watch")

    def spelt(self) -> None:
        """Seeds, contributions and secrets of links occur nowhere."""
        for twin in self.twins:
            for look in twin.looks:
                self.scan(twin, "\n".join(look.heard))

    def drawn(self) -> None:
        """Nor does what chance gave for several at once: the dice of a whole throw, a deck."""
        for twin in self.twins:
            given = draws(twin)
            for look in twin.looks:
                numbers = re.sub("[^0-9]+", " ", "\n".join(look.heard))
                if any(draw in numbers for draw in given):
                    raise Leak("what chance gave is spelt out")

    def scan(self, twin: Twin, text: str) -> None:
        for secret in twin.secrets:
            if secret in text:
                raise Leak("a secret is spelt out")

    # --- the two laws -------------------------------------------------------------------------

    async def seal(self) -> None:
        """Law 6 on bytes: one seat answers otherwise at the other table, and the others see the same."""
        play = played(self.twins[0])
        if not play.ballot() or len(play.open_seats()) < 2:
            return
        seat = play.open_seats()[0]
        others = [viewer for viewer in range(SEATS + 1) if viewer != seat]
        await self.same(others, "before a sealed answer")
        for twin, last in zip(self.twins, (False, True), strict=True):
            look = twin.looks[seat]
            while (ask := look.ask()) is not None:
                await look.answer(ask, ask["options"][-1 if last else 0]["text"])
                await twin.barrier()
        await self.noticed(others, "a sealed answer")
        for twin in self.twins:
            for viewer in others:  # also somebody who comes back now notices nothing
                await twin.looks[viewer].hello()
        await self.same(others, "coming back after a sealed answer")
        await self.oracle()
        for twin in self.twins:
            twin.mark()
        for twin in self.twins:
            await twin.looks[seat].wish("take-back", question=twin.looks[seat].shown["locked"])
            await twin.looks[seat].until(twin.looks[seat].unlocked)
        await self.noticed(others, "an answer taken back")

    async def noticed(self, viewers: list[int], what: str) -> None:
        """Nothing but who has answered all of it has come, in a window not even that, at both tables."""
        for twin in self.twins:
            await twin.barrier()
            play = played(twin)
            whole = [seat for seat in play.polled() if play.whole(seat) and seat not in play.forced]
            for viewer in viewers:
                heard = (await twin.told(viewer)).splitlines()
                news = [line for line in heard if not line.startswith('{"type":"refused"')]
                told = twin.ready.get(viewer, NOBODY)
                known = told["seats"] if told["version"] == play.version else []
                if any('"marks"' not in line for line in news) or len(news) > 1:
                    raise Leak(f"{what}: viewer {viewer} hears {news}")
                if known != ([] if play.window() else whole):
                    raise Leak(f"{what}: viewer {viewer} takes {known} for those who have answered")

    async def ignorance(self) -> None:
        """Law 9 on bytes: everything a viewer may not see is dealt anew, and he is shown the same."""
        for viewer in range(SEATS + 1):
            for twin in self.twins:
                twin.mark()
            shown = []
            for twin, other in zip(self.twins, (False, True), strict=True):
                with_secrets = Dealt(twin.table, viewer, self.scramble, self.positions) if other else None
                await twin.looks[viewer].hello()
                await twin.barrier()
                shown.append(await twin.told(viewer))
                if with_secrets is not None:
                    with_secrets.undo()
                await twin.looks[viewer].hello()
                await twin.barrier()
            if shown[0] != shown[1]:
                raise Leak(f"ignorance: viewer {viewer} can tell {shown[0][-400:]} from {shown[1][-400:]}")

    # --- moving on ----------------------------------------------------------------------------

    async def move(self) -> None:
        """Everybody answers alike at both tables; while a ballot is not open, nobody notices."""
        play = played(self.twins[0])
        version, sealed = play.version, play.ballot()
        for seat in play.open_seats():
            while play.version == version and play.asks[seat] is not None:
                for twin in self.twins:
                    twin.mark()
                    look = twin.looks[seat]
                    await look.until(look.ask)
                    ask = look.ask()
                    assert ask is not None
                    options = ask["options"]
                    await look.answer(ask, options[self.positions % len(options)]["text"])
                if sealed and play.version == version and play.open_seats():
                    others = [viewer for viewer in range(SEATS + 1) if viewer != seat]
                    await self.noticed(others, "an answer")
        for twin in self.twins:
            for look in twin.looks:
                await look.caught_up(played(twin).version)

    async def after(self) -> None:
        """The game is over: one's own replay is what one was shown; another's is closed at this table."""
        for twin in self.twins:
            name = twin.table.row.id
            for viewer, look in enumerate(twin.looks):
                found = await twin.guests[viewer].get(f"/api/tables/{name}/replay")
                if [frame["moment"] for frame in found["frames"]] != unique(look.moments):
                    raise Leak(f"the replay of viewer {viewer} tells another story than the table did")
                if found["frames"][-1]["view"] != look.shown["view"]:
                    raise Leak(f"the replay of viewer {viewer} shows another table")
                await closed(twin.guests[viewer], name, (viewer + 1) % SEATS)


def unique(moments: list[Message]) -> list[Message]:
    """Each version once, in order: a viewer who greets again is told all of it again."""
    by_version = {moment["version"]: moment for moment in moments}
    return [by_version[version] for version in sorted(by_version)]


async def closed(guest: Guest, table: str, seat: int) -> None:
    try:
        await guest.get(f"/api/tables/{table}/replay?as={seat}")
    except Refusal as refusal:
        if refusal.code == "replay-closed":
            return
    raise Leak("another seat's replay is open though the table keeps it closed")


def played(twin: Twin) -> Play:
    """The game at this table."""
    assert twin.table.play is not None
    return twin.table.play


def draws(twin: Twin) -> list[str]:
    """All that chance has given at this table in one draw for several: throws, decks."""
    lines = played(twin).match.record().splitlines()
    given = [line.partition(" = ")[2] for line in lines if line.startswith("~ ")]
    return [numbers for numbers in given if numbers.count(" ") >= MANY]


class Dealt:
    """A table whose secrets are dealt anew behind a viewer's back, until `undo`."""

    def __init__(self, table: Table, viewer: int, scramble: Scramble, salt: int) -> None:
        play = table.play
        assert play is not None
        self.play: Final = play
        self.state: Final = play.state
        self.asks: Final = play.asks[:]
        self.log: Final = play.state.log
        other = play.state.copy()
        seat = viewer if viewer < SEATS else salt % SEATS  # a spectator knows no more than any seat
        scramble.deal(other, seat, Imagined(b"scramble" + str(salt).encode()))
        other.asks = []
        other.frames[-1].run(other)
        mine = play.asks[viewer] if viewer < SEATS else None
        other.asks = [mine if mine is not None and ask.seat == viewer else ask for ask in other.asks]
        setattr(play, "state", other)  # noqa: B010  a table never does that
        for number in range(SEATS):
            if number != viewer:
                play.asks[number] = play.ask(number)

    def undo(self) -> None:
        setattr(self.play, "state", self.state)  # noqa: B010
        self.play.asks[:] = self.asks


def check_shown(twin: Twin, look: Look, seat: int | None) -> None:
    """The newest `Shown` of a viewer, field by field."""
    play, shown = played(twin), look.shown
    if set(shown) != SHOWN:
        raise Leak(f"unknown fields {set(shown) ^ SHOWN}")
    if shown["view"] != json.loads(json.dumps(twin.game.view(play.state, seat).plain())):
        raise Leak(f"seat {seat} sees another table than its own")
    if shown["version"] != len(twin.table.snapshots._steps):
        raise Leak("a version says more than how often everybody noticed something")
    check_ask(twin, shown, seat)
    ticking = shown["ticking"]
    if ticking["seats"] != play.polled() or set(ticking) != {"seats", "left", "banks"}:
        raise Leak("the clock tells who has answered")
    if ticking["banks"] != [600_000] * SEATS or shown["outcome"] is not None:
        raise Leak("the clock or the score tells something")


def check_ask(twin: Twin, shown: Message, seat: int | None) -> None:
    """One's own question and nobody else's."""
    play = played(twin)
    ask = None if seat is None else play.asks[seat]
    if ask is None or seat is None:
        if shown["ask"] is not None:
            raise Leak("a question to somebody else")
    else:
        expected = {
            "question": play.numbers[seat],
            "prompt": twin.game.prompt(ask).name,
            "kind": twin.game.prompt(ask).kind,
            "facts": play.state.frames[-1].facts(play.state),
            "options": [
                {"text": option.text, "facts": prospect(play.state, ask, option)} for option in ask.options
            ],
        }
        if shown["ask"] != expected:
            raise Leak(f"a question that says too much: {shown['ask']}")
    if shown["locked"] != (None if seat is None else play.locked[seat]):
        raise Leak("somebody else's lock")


def check_numbers(look: Look) -> None:
    """One's questions are numbered one by one, whatever others were asked meanwhile."""
    shown = [json.loads(text) for text in look.heard if text.startswith(VIEWS)]
    numbers = {message["ask"]["question"] for message in shown if message["ask"] is not None}
    if numbers != set(range(1, len(numbers) + 1)):
        raise Leak(f"the numbers of one's questions count others' too: {sorted(numbers)}")


def check_room(room: Message) -> None:
    """The room says what a room says."""
    if set(room) != ROOM or any(set(chair) != CHAIR for chair in room["chairs"]):
        raise Leak("the room says too much")


def check_story(twin: Twin, look: Look, seat: int | None) -> None:
    """The events are those the engine tells this viewer, in the same order, and no others."""
    play = played(twin)
    log: list[Event] = []
    again(twin.game, play.paper, log=log)
    told = [event.told_to(seat) for event in log]
    expected = [{"title": event.title(), "facts": event.facts()} for event in told if event is not None]
    heard = [event for moment in unique(look.moments) for event in moment["told"]]
    if heard != expected:
        raise Leak(f"seat {seat} is told another story than the engine tells it")


async def refused(twin: Twin, seat: int, ask: Message | None, number: int, text: str) -> None:
    """The reason for a refusal is one's own question, or what the answer itself says."""
    try:
        await twin.looks[seat].wish("answer", question=number, choice=text)
    except Refusal as refusal:
        unasked = [("no-such-question", {}), ("not-asked", {"seat": f"seat:{seat}"})]
        if (refusal.code, refusal.reply["facts"]) in (
            unasked if ask is None else [imagined(twin, seat, text)]
        ):
            return
        raise Leak(f"a refusal says too much: {refusal.reply}") from None
    reply = twin.looks[seat].taken[-1]
    if not reply["repeated"]:
        raise Leak("an answer that was not offered is taken")


def imagined(twin: Twin, seat: int, text: str) -> tuple[str, Facts]:
    """Why an answer is refused in a world that this seat holds possible: secrets play no part."""
    world = played(twin).match.imagine(seat, "another world")
    with pytest.raises(Illegal) as refusal:
        world.answer(seat, text)
    return refusal.value.code, refusal.value.facts
