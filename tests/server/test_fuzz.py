"""Whatever is sent, the server stays well, says why not, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec
import pytest
import schemathesis
from aiohttp import web
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tenderfoot.engine.contract import State
from tenderfoot.engine.game import Game
from tenderfoot.server.command import listen, started
from tenderfoot.server.protocol.client_messages import client_decoder
from tenderfoot.server.tables.session import MOST_FAULTS
from tenderfoot.server.wire.app import Server
from tenderfoot.server.workers.pool import BotPool, coach_pool
from tests.server import booth
from tests.server.company import NEVER
from tests.server.games import HOME
from tests.server.guest import STUCK, Guest, Json, Look, seated
from tests.server.openapi import document

ORDINARY = 30
MANY = 3_000
MILLION = 1_000_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server in a process of its own."""
    place = tmp_path_factory.mktemp("fuzz")
    command, log = [sys.executable, "-m", "tests.server.booth", str(place / "tables.db")], place / "log"
    with log.open("w") as told, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=told) as process:
        assert process.stdout is not None
        yield f"http://127.0.0.1:{int(process.stdout.readline())}"
        process.terminate()
    assert "Traceback" not in log.read_text()


SCHEMA = schemathesis.openapi.from_dict(document())
OPERATIONS: list[Json] = [getattr(result, "ok")() for result in SCHEMA.get_all_operations()]  # noqa: B009


def tried(address: str, operation: Json, examples: int) -> None:
    """Requests that the schema allows, and bodies that it forbids."""
    modes = [schemathesis.GenerationMode.POSITIVE]
    if operation.method == "post":
        modes.append(schemathesis.GenerationMode.NEGATIVE)
    for mode in modes:
        bombard(address, operation, operation.as_strategy(generation_mode=mode), examples)


def bombard(address: str, operation: Json, cases: Json, examples: int) -> None:
    @given(cases)
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None)
    def request(case: Json) -> None:
        reply = case.call(base_url=address, timeout=STUCK)
        assert reply.status_code < 500, reply.text
        if reply.status_code >= 400 and operation.path.startswith("/api"):
            said = json.loads(reply.text) if "json" in reply.headers["content-type"][0] else {"code": ""}
            assert "code" in said

    request()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_no_request_breaks_anything(operation: Json, address: str) -> None:
    tried(address, operation, ORDINARY)


@pytest.mark.long
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_nor_do_very_many(operation: Json, address: str) -> None:
    tried(address, operation, 2000)


class Absent(BotPool):
    """A bot that never answers: who leaves his chair to one must not see it move what a test compares."""

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str) -> str | None:
        await asyncio.Event().wait()
        return None


class Beside:
    """A server in a thread beside the test, and a player's socket that can say anything."""

    def __init__(self, place: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.server: Server
        self.runner: web.AppRunner
        self.look: Look
        self.guests: list[Guest] = []
        self.run(self._start(place))

    def run(self, work: Json) -> Json:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(2 * STUCK)

    async def _start(self, place: Path) -> None:
        absent, coaches = Absent(0, HOME), coach_pool(1, HOME, NEVER)
        goods = booth.services(place / "tables.db", bots=absent, coaches=coaches)
        self.server = booth.server(goods)
        listening = listen("127.0.0.1", 0)
        self.runner = await started(self.server, listening)
        self.guests = [Guest(listening.getsockname()[1]) for _ in range(2)]
        looks = await seated(self.guests, "dicetown", options={"players": 2})
        await looks[0].until(looks[0].ask)
        self.look = looks[0]

    async def said(self, text: str) -> Json:
        """The reply to anything at all; None if the socket was closed for it."""
        await self.look.ws.send_str(text)
        while True:
            message = await self.look.receive()
            if message is None:
                self.look = await self.guests[0].look(self.look.table)
                return None
            if message["type"] in REPLIES:
                return message

    async def all_refused(self, texts: list[str]) -> int:
        """Say all of it at once; how many were refused before the socket was closed for it, if it was."""
        for text in texts:
            await self.look.ws.send_str(text)
        for number in range(len(texts)):
            message = await self.look.receive()
            while message is not None and message["type"] not in REPLIES:
                message = await self.look.receive()
            if message is None:
                await self.look.close()
                self.guests[0].looks.clear()
                self.look = await self.guests[0].look(self.look.table)
                return number
            if message["type"] != "refused" or not message["sentence"]:
                raise AssertionError(f"nonsense is answered with {message}")
        return len(texts)

    async def state(self) -> str:
        """Everything of the table."""
        table = self.server.lobby.tables[self.look.table]
        assert table.play is not None
        seats = [repr(seat) for seat in table.seats]
        whole = [table.play.game.dump(table.play.state), repr(table.row), seats, table.play.numbers]
        return json.dumps([*whole, table.lines_said["players"]])

    async def _stop(self) -> None:
        for guest in self.guests:
            await guest.close()
        await self.runner.cleanup()

    def close(self) -> None:
        self.run(self._stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Beside]:
    server = Beside(tmp_path_factory.mktemp("beside"))
    yield server
    server.close()


REPLIES = ("refused", "done", "taken", "link", "advised")
KINDS = (
    *("hello", "sit", "stand", "seat-bot", "clear", "ready", "unready", "open", "answer", "take-back"),
    *("standing", "say", "leave", "return", "invite", "rematch", "hint", "nonsense", ""),
)
FIELDS = (
    *("language", "since", "seat", "name", "level", "commitment", "contribution", "question", "choice"),
    *("answers", "text", "kind", "id", "type", "extra"),
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
nearly = st.builds(
    lambda kind, number, rest: {**rest, "type": kind, "id": number},
    st.sampled_from(KINDS),
    st.integers(0, 2**53 - 1) | values,
    st.dictionaries(st.sampled_from(FIELDS), st.integers(-2, 99) | st.text(max_size=30) | values, max_size=4),
).map(json.dumps)
anything = nearly | values.map(json.dumps) | st.text(max_size=100)


def bombarded(beside: Beside, examples: int) -> None:
    @given(st.lists(anything, min_size=1, max_size=12))
    @settings(max_examples=examples, suppress_health_check=list(HealthCheck), deadline=None)
    def sent(texts: list[str]) -> None:
        for text in texts:
            before = beside.run(beside.state())
            reply = beside.run(beside.said(text))
            if reply is None or reply["type"] == "refused":
                assert reply is None or (reply["sentence"] and reply["code"])
                assert beside.run(beside.state()) == before
        assert beside.run(beside.guests[0].get("/healthz")) == "well\n"

    sent()


def test_no_message_breaks_anything(beside: Beside) -> None:
    bombarded(beside, ORDINARY)


SCRAPS: Final = ("{", "}", "[", "]", '"', ":", ",", "null", "-1", "1e999", "9" * 30, "\\u0000", "é", " ", "")


def mangled(random: Random) -> str:
    """A wish that cannot be granted: one like those that can, with a few letters of it changed."""
    wish = {"type": random.choice(KINDS), "id": random.randrange(-1, 99)}
    for name in random.sample(FIELDS, random.randrange(4)):
        wish[name] = random.choice(SCRAPS)
    text = json.dumps(wish)
    for _ in range(random.randrange(1, 4)):
        at = random.randrange(len(text))
        text = text[:at] + random.choice(SCRAPS) + text[at + random.randrange(1, 9) :]
    try:
        client_decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError):
        return text
    return "{"


@pytest.mark.long
def test_nor_do_a_million(beside: Beside) -> None:
    """Looked at after every twenty: that is how many mistakes a client may make before it is sent away."""
    random, refused = Random(1), 0
    before = beside.run(beside.state())
    while refused < MILLION:
        refused += beside.run(beside.all_refused([mangled(random) for _ in range(MOST_FAULTS)]))
        assert beside.run(beside.state()) == before
        beside.look.heard.clear()
    assert beside.run(beside.guests[0].get("/healthz")) == "well\n"


@pytest.mark.long
def test_nor_do_many_that_might_be_granted(beside: Beside) -> None:
    bombarded(beside, MANY)
