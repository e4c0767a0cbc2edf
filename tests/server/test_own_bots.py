"""An operator's own bots at a table: offered, seated, played; what is wrong with one stops no table."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.bots import enrolled
from tenderfoot.server.wire.app import Server
from tenderfoot.server.workers.pool import BotPool
from tests.installed import forget, install
from tests.server.company import NEVER
from tests.server.games import HOME
from tests.server.guest import Guest, Refusal, seated
from tests.server.running import with_server

HOUSE: Final = ["tumbleweed", "greenhorn", "prospector", "gambler", "marshal"]
FORBIDDEN: Final = ("os:system", "prairie:Crasher", "this:d", "tests.arena.toy:Highest", "lost", "ghost")


@pytest.fixture
def _prairie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(install(tmp_path))
    forget()
    enrolled("prairie:Crasher")
    yield
    forget()


@pytest.mark.usefixtures("_prairie")
def test_own_bots_are_offered_and_play_and_a_bad_one_stops_no_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One plays, one has no answer, one fails: the rulebook answers for these, and the log says why."""

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            games = {card["name"]: card["levels"] for card in await ann.get("/api/games")}
            assert games["goldriver"] == [*HOUSE, "crasher", "miser", "mute"]
            assert games["dicetown"] == [*HOUSE, "crasher", "mute"]
            own = {"options": {"players": 4}, "bots": ["miser", "mute", "crasher"]}
            [look] = await seated([ann], "goldriver", **own)
            assert [seat["level"] for seat in look.room["chairs"]][1:] == own["bots"]
            await look.play(most=4)
            assert server.services.metrics.bot_answers > server.services.metrics.bot_faults > 0

    with_server(tmp_path, story, bots=BotPool(1, HOME, NEVER))
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines() if line.startswith("{")]
    faults = {line["fault"] for line in lines if line["what"] == "a bot failed"}
    assert any(fault.startswith("The bot “mute” answered the question “bid") for fault in faults)
    assert any(fault.startswith("The bot “crasher” failed at the question “bid") for fault in faults)
    assert not [fault for fault in faults if "cup" in fault or "miser" in fault]


@pytest.mark.usefixtures("_prairie")
def test_a_guest_cannot_make_the_server_import_anything(tmp_path: Path) -> None:
    async def story(_: Server, port: int) -> None:
        async with Guest(port) as ann:
            before = {"options": {"players": 2}, "name": "Ann"}
            look = await ann.look((await ann.open("toytown", **before))["table"])
            for level in FORBIDDEN:
                with pytest.raises(Refusal, match="unknown-level"):
                    await look.wish("seat-bot", seat=1, level=level)
                with pytest.raises(Refusal, match="unknown-level"):
                    await ann.open("toytown", bots=[level], **before)

    modules = set(sys.modules)
    with_server(tmp_path, story)
    assert not [name for name in set(sys.modules) - modules if name in {"this", "tests.arena.toy"}]
