"""`tenderfoot serve`: one process, one file or database, an address to open and to send to friends."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path

from aiohttp import web

from tenderfoot.bots import enrolled
from tenderfoot.engine.game import Game
from tenderfoot.engine.words import Facts
from tenderfoot.locale import Catalogue, Speaker
from tenderfoot.server import event_loop
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.journal import Journal, LibraryLines
from tenderfoot.server.safety import filter as word_filter
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Limits, Services
from tenderfoot.server.settings import Settings, database_home, settings
from tenderfoot.server.storage import upkeep
from tenderfoot.server.storage.home import Home, opened
from tenderfoot.server.storage.postgres.membership import membership
from tenderfoot.server.tables.fingerprint import fingerprint
from tenderfoot.server.wire.app import Server
from tenderfoot.server.wire.descriptors import room
from tenderfoot.server.wire.listener import Listener
from tenderfoot.server.wire.static_files import StaticFiles
from tenderfoot.server.workers.engaged import engaged
from tenderfoot.server.workers.pool import coach_pool, workforce

Say = Callable[[str], None]


def serve(flags: Mapping[str, str], games: dict[str, Game], lang: str, say: Say) -> int:
    """Start, say where, and stop cleanly on Ctrl-C."""
    wanted = settings(flags, os.environ)
    for home in filter(None, wanted.bots.split(",")):
        enrolled(home)
    event_loop.run(_serve(wanted, games, Speaker(lang, None, []), say))
    return 0


def backup(flags: Mapping[str, str], copy: Path) -> Home:
    """A copy of all tables, while a server plays or not; what was copied."""
    database = database_home(flags, os.environ)
    upkeep.backup(database, copy)
    return database


def remove(flags: Mapping[str, str], table: str) -> Facts:
    """A table, or a name everywhere; what was removed."""
    database, name = database_home(flags, os.environ), flags.get("name", "")
    if bool(table) == bool(name):
        raise BadSetting("remove-what", {})
    if table:
        upkeep.remove_table(database, table)
        return {"table": table}
    return {"name": name, "count": upkeep.remove_name(database, name)}


def reports(flags: Mapping[str, str]) -> list[dict[str, str | int]]:
    """What people have reported, oldest first."""
    return upkeep.reports(database_home(flags, os.environ))


async def _serve(wanted: Settings, games: dict[str, Game], voice: Speaker, say: Say) -> None:
    bots = await engaged(wanted, games)
    try:
        with ExitStack() as undo:  # without a store the port is given back
            listening = undo.enter_context(listen(wanted.host, wanted.port))
            words = word_filter.read(Path(wanted.words)) if wanted.words else word_filter.WordList()
            store = await opened(wanted.database)
            undo.pop_all()
    except (OSError, UnicodeError, sqlite3.Error, OverflowError) as fault:
        raise BadSetting("cannot-start", {"fault": str(fault)}) from None
    journal = Journal(wanted.level)
    logging.getLogger().addHandler(LibraryLines(journal))
    limits = Limits(
        connections=wanted.connections_each,
        connections_in_all=room(wanted.connections),
        keep_finished=wanted.keep_finished,
        keep_abandoned=wanted.keep_abandoned,
    )
    workers = workforce(bots, coach_pool(wanted.coach_processes))
    port = listening.getsockname()[1]
    member = membership(store, f"{wanted.host}:{port}")
    ownership = None if member is None else member.leases
    services = Services(
        games, store, workers, limits=limits, journal=journal, words=words, ownership=ownership
    )
    guard = Guard(limits, wanted.base, proxied=wanted.proxied, metrics=wanted.metrics)
    runner = await started(Server(services, guard, StaticFiles(), member), listening)
    stop = stop_request()
    journal.info("the server listens", port=port)
    bots.warm()
    known = asyncio.gather(*[asyncio.to_thread(fingerprint, game) for game in games.values()])
    _welcome(wanted, port, voice.catalogue, say)
    await stop.wait()
    await known
    say(voice.say("serve-stops"))
    await runner.cleanup()


def _welcome(wanted: Settings, port: int, words: Catalogue, say: Say) -> None:
    """Where to go, and what to send to friends. Addresses are words as they stand, not the engine's."""
    here = f"http://{_local(wanted.host)}:{port}/"
    say(words.say("serve-here", {"address": wanted.base or here, "file": str(wanted.database)}))
    if wanted.base:
        return
    if wanted.host in ("127.0.0.1", "localhost", "::1"):
        say(words.say("serve-only-here", {}))
    else:
        say(words.say("serve-share", {"address": f"http://{_outside(wanted.host)}:{port}/"}))


async def started(server: Server, listening: socket.socket) -> web.AppRunner:
    """The server at work on this socket."""
    runner = web.AppRunner(server.application(), handle_signals=False, shutdown_timeout=3)
    await runner.setup()
    await Listener(
        runner, listening, server.services, server.connections, proxied=server.guard.proxied
    ).start()
    _spare_the_collector()
    return runner


def _spare_the_collector() -> None:
    """A view is hundreds of small things without a ring: do not look for rings at every other view."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to this address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError):
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def stop_request() -> asyncio.Event:
    """From now on Ctrl-C, or being told to end, does this and nothing worse."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(one, stop.set)
        except NotImplementedError:  # Windows
            signal.signal(one, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def _local(host: str) -> str:
    """The address to open on this machine."""
    if host in ("0.0.0.0", "::"):  # noqa: S104  it is only named
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def _outside(host: str) -> str:
    """The address others on this network can open."""
    if host not in ("0.0.0.0", "::"):  # noqa: S104  it is only named
        return _local(host)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
