"""Thinkers elsewhere: the same answers, for those who know the token; one that is lost costs a moment."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.bots import level_of
from tenderfoot.cli import main
from tenderfoot.engine.errors import BadOptions, Refusal
from tenderfoot.engine.match import Match, begin
from tenderfoot.games import GAMES
from tenderfoot.server.journal import Journal
from tenderfoot.server.wire.app import Server
from tenderfoot.server.workers.address import Address
from tenderfoot.server.workers.distant import DistantPool, DistantThinkers
from tenderfoot.server.workers.handshake import Identity, Stranger, admit, compared, identity, secret
from tenderfoot.server.workers.letters import Question
from tenderfoot.server.workers.pool import BotPool
from tenderfoot.server.workers.thinking import HOME, dealt, think
from tenderfoot.server.workers.thinking_house import ThinkingHouse
from tests.server import company
from tests.server.company import NEVER
from tests.server.guest import Guest, seated
from tests.server.running import with_server

ROOT: Final = Path(__file__).parents[2]
TOKEN: Final = "a secret of many letters"  # noqa: S105  of tests
KNOWN: Final[Identity] = {"version": "1", "rules toytown": "abc", "bots": "def"}
LEVELS: Final = ("greenhorn", "gambler")


def match() -> Match:
    return begin(GAMES["goldriver"], {"players": 3}, b"distant", listen=False)


def question(number: int, level: str, seed: bytes) -> Question:
    found = match()
    seat = found.asks[0].seat
    return Question(number, "t", "goldriver", level, seed, dealt(found.game, found.state, seat), seat)


@asynccontextmanager
async def house(
    place: str, pool: BotPool | None = None, known: Identity = KNOWN, token: str = TOKEN
) -> AsyncIterator[Address]:
    """A pool at work at this address, in this loop; its processes are others."""
    within = ThinkingHouse(pool or company.bots(), known, token)
    wanted = Address(place, "--listen")
    server = await wanted.listen(within.serve)
    try:
        yield Address(wanted.of(server), "--thinkers")
    finally:
        server.close()
        within.close()


def distant(*addresses: Address, token: str = TOKEN, longest: float = NEVER) -> DistantThinkers:
    pools = [DistantPool(one, token, KNOWN) for one in addresses]
    return DistantThinkers(pools, Journal("error"), longest)


def test_the_same_seed_gives_the_same_answer_wherever_it_is_thought(tmp_path: Path) -> None:
    async def story() -> None:
        async with house("127.0.0.1:0") as first, house(f"unix:{tmp_path}/pool") as second:
            pools = [DistantPool(one, TOKEN, KNOWN) for one in (first, second)]
            for number, level in enumerate(LEVELS):
                asked = question(number, level, b"seed")
                answers = [(await pool.ask(asked)).text for pool in pools]
                who = level_of("goldriver", level)
                assert answers == [think(HOME, "goldriver", who, b"seed", asked.world, asked.seat)] * 2
            assert (tmp_path / "pool").stat().st_mode & 0o777 == 0o600
            for pool in pools:
                pool.drop()

    asyncio.run(story())


def test_a_table_plays_with_thinkers_elsewhere(tmp_path: Path) -> None:
    path = f"unix:{tmp_path}/pool"
    bots = Later(path)

    async def story(server: Server, port: int) -> None:
        async with house(path), Guest(port) as ann:
            [playing] = await seated([ann], "toytown", options={"players": 3}, bots=["tumbleweed"] * 2)
            await playing.play()
            assert server.services.metrics.bot_answers > 0
            assert server.services.metrics.bot_faults == 0

    with_server(tmp_path, story, bots=bots)


class Later(DistantThinkers):
    """Made before there is a loop."""

    def __init__(self, path: str) -> None:
        super().__init__([DistantPool(Address(path, ""), TOKEN, KNOWN)], Journal("error"), NEVER)


async def refused(address: Address, token: str = TOKEN) -> Refusal:
    thinkers = distant(address, token=token)
    with pytest.raises(Stranger) as stranger:
        await thinkers.greet()
    thinkers.close()
    return stranger.value


def test_who_does_not_know_the_token_is_refused_on_either_side() -> None:
    async def story() -> None:
        async with house("127.0.0.1:0") as address:
            assert (await refused(address, "another secret of letters")).code == "thinkers-token"

    asyncio.run(story())


def test_a_pool_that_would_think_otherwise_is_refused() -> None:
    async def story() -> None:
        async with house("127.0.0.1:0", known={**KNOWN, "rules toytown": "xyz"}) as address:
            refusal = await refused(address)
            assert refusal.code == "thinkers-other"
            assert refusal.facts == {"what": "same:rules", "name": "toytown", "theirs": "xyz", "ours": "abc"}

    asyncio.run(story())


def test_a_pool_may_know_more_bots_than_a_server_but_not_fewer() -> None:
    assert compared(KNOWN, {**KNOWN, "bot sage": "1"}).code == ""
    assert compared({**KNOWN, "bot sage": "1"}, KNOWN).facts["what"] == "same:bot"
    assert compared({**KNOWN, "bot sage": "1"}, {**KNOWN, "bot sage": "2"}).facts["theirs"] == "2"
    ours = identity(GAMES)
    assert {"version", "bots", "numpy", *[f"rules {name}" for name in GAMES]} <= ours.keys()


def test_a_lost_pool_costs_a_moment() -> None:
    """One goes while it thinks: the other is asked, and nobody has waited half a minute."""

    async def story() -> None:
        slow, quick = Stuck(), company.bots()
        async with house("127.0.0.1:0", quick) as second:
            async with house("127.0.0.1:0", slow) as first:
                thinkers = distant(first, second)
                found = match()
                seat = found.asks[0].seat
                answer = asyncio.ensure_future(
                    thinkers.choose("t", found.game, found.state, seat, "greenhorn")
                )
                await slow.asked.wait()
            assert await answer in [option.text for option in found.asks[0].options]
            assert thinkers.late == 0
            thinkers.close()

    asyncio.run(story())


def test_a_silent_pool_costs_a_moment_too() -> None:
    """It takes the question and says nothing more, as a frozen machine does."""

    async def mute(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await admit(reader, writer, TOKEN, KNOWN)
        await reader.read()
        writer.close()

    async def story() -> None:
        wanted = Address("127.0.0.1:0", "--listen")
        server = await wanted.listen(mute)
        async with house("127.0.0.1:0") as second:
            frozen = DistantPool(Address(wanted.of(server), ""), TOKEN, KNOWN, beat=0.01, silent=0.05)
            thinkers = DistantThinkers([frozen, DistantPool(second, TOKEN, KNOWN)], Journal("error"), NEVER)
            found = match()
            legal = [option.text for option in found.asks[0].options]
            assert (
                await thinkers.choose("t", found.game, found.state, found.asks[0].seat, "greenhorn") in legal
            )
            assert frozen.load[0]
            thinkers.close()
        server.close()

    asyncio.run(story())


class Stuck(BotPool):
    """Says when it is asked, and never answers."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: Final = asyncio.Event()

    async def work(self, table: str, *_: object, **__: object) -> None:
        self.asked.set()
        await asyncio.Event().wait()


def test_without_any_pool_the_rulebook_answers_in_the_end() -> None:
    async def story() -> None:
        async with house("127.0.0.1:0") as address:
            pass
        thinkers, found = distant(address, longest=0.01), match()
        await thinkers.greet()  # who is not there may come
        assert await thinkers.choose("t", found.game, found.state, 0, "greenhorn") is None
        assert thinkers.late == 1

    asyncio.run(story())


def test_what_is_no_answer_is_refused_as_at_home() -> None:
    async def story() -> None:
        async with house("127.0.0.1:0") as address:
            thinkers, found = distant(address), match()
            with pytest.raises(Refusal, match="unknown-level"):
                await thinkers.choose("t", found.game, found.state, found.asks[0].seat, "os:system")
            thinkers.close()

    asyncio.run(story())


def test_nonsense_on_the_line_stops_nobody() -> None:
    async def story() -> None:
        async with house("127.0.0.1:0") as address:
            for junk in (b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 64, b"\0\0\0\x01\xc1"):
                reader, writer = await address.connect()
                writer.write(junk)
                assert await reader.read() == b""
                writer.close()
            thinkers = distant(address)
            await thinkers.greet()
            thinkers.close()

    asyncio.run(story())


@pytest.mark.parametrize("text", ["", "nowhere", "host:", ":80", "host:99999", "host:eighty"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(BadOptions, match="bad-thinkers"):
        Address(text, "--thinkers")


def test_a_token_must_be_hard_to_guess() -> None:
    assert secret(TOKEN) == TOKEN
    with pytest.raises(BadOptions, match="no-token"):
        secret("short")


@pytest.mark.parametrize("command", [["thinkers"], ["serve", "--thinkers", "127.0.0.1:8767"]])
def test_without_a_token_neither_begins(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--lang", "en"]) == 2
    assert "TENDERFOOT_THINKERS_TOKEN" in capsys.readouterr().err


def begun(place: Path) -> tuple[subprocess.Popen[str], Address]:
    """`tenderfoot thinkers` as it is typed."""
    command = [sys.executable, "-m", "tenderfoot", "thinkers", "--listen", "127.0.0.1:0", "--processes", "1"]
    surroundings = {**os.environ, "TENDERFOOT_THINKERS_TOKEN": TOKEN, "LANG": "en"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=place, env=surroundings)
    assert process.stdout is not None
    found = re.search(r"--thinkers (\S+) ", process.stdout.readline())
    assert found
    return process, Address(found[1], "--thinkers")


@pytest.mark.long
def test_a_pool_that_freezes_or_is_killed_is_replaced_by_another(tmp_path: Path) -> None:
    async def story(first: Address, second: Address) -> None:
        known = await asyncio.to_thread(identity, GAMES)
        pools = [DistantPool(one, TOKEN, known) for one in (first, second)]
        thinkers, found = DistantThinkers(pools, Journal("error"), NEVER), match()
        await thinkers.greet()
        seat, legal = found.asks[0].seat, [option.text for option in found.asks[0].options]
        for stop in (signal.SIGSTOP, signal.SIGKILL):
            assert await thinkers.choose("t", found.game, found.state, seat, "greenhorn") in legal
            frozen.send_signal(stop)
        assert await thinkers.choose("t", found.game, found.state, seat, "greenhorn") in legal
        thinkers.close()

    (frozen, first), (other, second) = begun(tmp_path), begun(tmp_path)
    try:
        asyncio.run(story(first, second))
        other.send_signal(signal.SIGINT)
        assert other.wait(60) == 0
    finally:
        for process in (frozen, other):
            process.kill()
            process.communicate()
