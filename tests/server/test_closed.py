"""A table that keeps what each seat knew: all of it, until its host opens it after the game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.guest import Guest, Refusal, seated
from tests.server.running import running

TWO = {"players": 2}


async def codes(guest: Guest, table: str, *paths: str) -> set[str]:
    """How each of these is refused."""
    found = set()
    for path in paths:
        with pytest.raises(Refusal) as no:
            await guest.get(f"/api/tables/{table}/{path}")
        found.add(no.value.code)
    return found


def test_record_and_proof_stay_closed_until_the_host_opens_them(tmp_path: Path) -> None:
    """The seed and every card are in them; one's own replay and the points are there all the time."""
    kept: dict[str, str] = {}

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options=TWO, open_replay=False)
            table = looks[0].table
            with pytest.raises(Refusal, match="not-over"):
                await ann.post(f"/api/tables/{table}/open-replay", {})
            await asyncio.gather(*[look.play() for look in looks])
            for guest, other in ((ann, 1), (bob, 0)):
                closed = await codes(guest, table, "record", "proof", f"replay?as={other}")
                assert closed == {"replay-closed"}
                assert (await guest.get(f"/api/tables/{table}/replay"))["outcome"]["scores"]
            with pytest.raises(Refusal, match="only-host"):
                await bob.post(f"/api/tables/{table}/open-replay", {})
            await ann.post(f"/api/tables/{table}/open-replay", {})
            await looks[1].until(lambda: looks[1].room["open_replay"])
            kept.update(table=table, token=next(iter(bob.http.cookie_jar)).value)

    async def after(port: int) -> None:
        async with Guest(port) as bob:
            bob.http.cookie_jar.update_cookies({"tenderfoot": kept["token"]})
            assert (await bob.get(f"/api/tables/{kept['table']}/proof"))["seed"]
            assert "seed" in await bob.get(f"/api/tables/{kept['table']}/record")
            assert (await bob.get(f"/api/tables/{kept['table']}/replay?as=0"))["viewer"] == 0

    running(tmp_path, story)
    running(tmp_path, after)
