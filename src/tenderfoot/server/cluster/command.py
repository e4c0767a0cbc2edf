"""`tenderfoot cluster`: a database, several workers and the proxy before them, on one machine, to try it.

Everything else than their number is said to the workers by variables, as it is to a single server.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import aiohttp
from msgspec import Struct

from tenderfoot.engine.options import spelt
from tenderfoot.engine.words import Facts
from tenderfoot.locale import Speaker
from tenderfoot.server import event_loop
from tenderfoot.server.cluster.database import Database
from tenderfoot.server.cluster.flags import CLUSTER, PROXY
from tenderfoot.server.cluster.program import Program
from tenderfoot.server.cluster.proxy import Door, configuration, workers_at
from tenderfoot.server.command import stop_request
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.flags import variable
from tenderfoot.server.settings import Said, home_folder
from tenderfoot.server.shards.shard import SHARDS
from tenderfoot.server.storage.postgres.binaries import unprivileged

HERE: Final = "127.0.0.1"
START: Final = 60.0  # seconds until the first worker has something to say
PAUSE: Final = 0.1
Say = Callable[[str], None]


class Wanted(Struct, frozen=True):
    """What `tenderfoot cluster` goes by."""

    workers: int
    host: str
    port: int
    folder: Path
    surroundings: dict[str, str]  # of each worker, but for its port
    base: str | None


def proxy(flags: Mapping[str, str]) -> str:
    """The configuration of a proxy before these workers."""
    said = {**PROXY, **flags}
    return configuration(workers_at(said["workers"]), Door(_bind(said["host"], Said(said, {}).port())))


def cluster(flags: Mapping[str, str], lang: str, say: Say) -> int:
    """Start everything, say where, and stop all of it cleanly on Ctrl-C."""
    wanted, program = _wanted({**CLUSTER, **flags}, os.environ), haproxy()
    event_loop.run(_run(wanted, program, Speaker(lang, None, []), say))
    return 0


def haproxy() -> str:
    """Where the proxy's program is."""
    found = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        raise BadSetting("no-haproxy", {})
    return found


def _wanted(said: dict[str, str], environ: Mapping[str, str]) -> Wanted:
    number, settings = said["workers"], Said(said, {})
    if not number.isascii() or not number.isdecimal() or not 0 < int(number) <= SHARDS:
        raise BadSetting("bad-worker-count", {"source": spelt("workers"), "found": number, "most": SHARDS})
    base = settings.base()
    told = {"log_level": settings.level(), "host": HERE, "proxied": "on", "base_url": base or ""}
    return Wanted(
        workers=int(number),
        host=said["host"],
        port=settings.port() or _free_ports(1)[0],
        folder=Path(said["data"]) if said["data"] else _home(environ) / "cluster",
        surroundings={**environ, **{variable(name): value for name, value in told.items()}},
        base=base,
    )


def _home(environ: Mapping[str, str]) -> Path:
    """PostgreSQL does not run for root, and whom it runs for then cannot look into root's own directory."""
    return Path("/var/lib/tenderfoot") if unprivileged() else home_folder(environ)


async def _run(wanted: Wanted, haproxy: str, voice: Speaker, say: Say) -> None:
    stop = stop_request()
    database = Database(wanted.folder)
    await database.start()
    ended: list[str] = []
    programs = _programs(wanted, database.url(), haproxy, ended)
    try:
        for program in programs:
            await program.start()
        address = await _answering(wanted, stop, ended)
        if address:
            words: Facts = {"address": address, "count": wanted.workers, "folder": str(wanted.folder)}
            say(voice.catalogue.say("cluster-here", words))
            await stop.wait()
        say(voice.say("serve-stops"))
    finally:
        proxy, *workers = programs
        await asyncio.gather(*[worker.stop() for worker in workers])
        await proxy.stop()
        await database.stop()


def _programs(wanted: Wanted, url: str, haproxy: str, ended: list[str]) -> list[Program]:
    """The proxy, and the workers behind it."""
    ports = _free_ports(wanted.workers)
    file = wanted.folder / "haproxy.cfg"
    door = Door(_bind(wanted.host, wanted.port))
    file.write_text(configuration([f"{HERE}:{port}" for port in ports], door), "utf-8")
    workers = [_worker({**wanted.surroundings, variable("database"): url}, port, ended) for port in ports]
    return [
        Program([haproxy, "-q", "-db", "-f", str(file)], os.environ, lambda: ended.append("haproxy")),
        *workers,
    ]


def _worker(surroundings: dict[str, str], port: int, ended: list[str]) -> Program:
    """The password of the database is in its surroundings, not in its words, which everybody can read."""
    command = [sys.executable, "-m", "tenderfoot", "serve"]
    return Program(
        command, {**surroundings, variable("port"): str(port)}, lambda: ended.append("tenderfoot serve")
    )


async def _answering(wanted: Wanted, stop: asyncio.Event, ended: list[str]) -> str:
    """Where it can be opened, as soon as it can; nothing, if it was stopped before."""
    host = HERE if wanted.host in ("0.0.0.0", "::") else wanted.host  # noqa: S104  it is only compared
    here = f"http://{_bind(host, wanted.port)}/"
    loop = asyncio.get_running_loop()
    until = loop.time() + START
    async with aiohttp.ClientSession() as http:
        while not stop.is_set():
            if ended or loop.time() > until:
                raise BadSetting("cluster-ended", {"program": (ended or ["tenderfoot serve"])[0]})
            if await _well(http, here):
                return wanted.base or here
            await asyncio.sleep(PAUSE)
    return ""


async def _well(http: aiohttp.ClientSession, here: str) -> bool:
    try:
        async with http.get(f"{here}healthz") as reply:
            return reply.status == 200  # noqa: PLR2004  well
    except aiohttp.ClientError:
        return False


def _bind(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _free_ports(count: int) -> list[int]:
    """Ports of this machine that nobody has just now."""
    probes = [socket.socket() for _ in range(count)]
    for probe in probes:
        probe.bind((HERE, 0))
    found = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return found
