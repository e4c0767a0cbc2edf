"""How a server is started: flags, the environment, and what holds when nobody says anything."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from tenderfoot.server.errors import BadSetting
from tenderfoot.server.journal import LEVELS

FLAGS: Final = (
    "host",
    "port",
    "database",
    "base-url",
    "log-level",
    "proxied",
    "bot-processes",
    "coach-processes",
    "connections",
    "connections-each",
)
HIGHEST_PORT: Final = 65535
DIGITS: Final = 6  # more no setting needs


class Settings(Struct, frozen=True):
    """What `tenderfoot serve` goes by."""

    host: str
    port: int
    database: Path
    base: str | None
    level: str
    proxied: bool
    bot_processes: int
    coach_processes: int
    connections: int
    connections_each: int


def settings(typed: list[str], environ: Mapping[str, str]) -> Settings:
    """Flags come before variables (`--base-url`, `TENDERFOOT_BASE_URL`), variables before defaults."""
    said = {flag: environ[name] for flag in FLAGS if (name := variable(flag)) in environ}
    said.update(_flags(typed))
    database = said.get("database")
    return Settings(
        host=said.get("host", "127.0.0.1"),
        port=_port(said.get("port", "8765")),
        database=Path(database) if database else _home(environ) / "tables.db",
        base=_base(said.get("base-url")),
        level=_level(said.get("log-level", "warning")),
        proxied=said.get("proxied", "no") not in ("no", "0", ""),
        bot_processes=_count("bot-processes", said, 2),
        coach_processes=_count("coach-processes", said, 1),
        connections=_count("connections", said, 4000),
        connections_each=_count("connections-each", said, 400),
    )


def variable(flag: str) -> str:
    """The variable of a flag."""
    return "TENDERFOOT_" + flag.upper().replace("-", "_")


def _flags(typed: list[str]) -> dict[str, str]:
    said: dict[str, str] = {}
    rest = list(typed)
    while rest:
        word, equals, value = rest.pop(0).partition("=")
        name = word.removeprefix("--")
        if not word.startswith("--") or name not in FLAGS:
            raise BadSetting("unknown-flag", {"flag": word, "known": " ".join(f"--{flag}" for flag in FLAGS)})
        if not equals and name == "proxied":
            value = "yes"
        elif not equals:
            if not rest:
                raise BadSetting("flag-without-value", {"flag": word})
            value = rest.pop(0)
        said[name] = value
    return said


def _port(said: str) -> int:
    if not said.isdecimal() or not said.isascii() or int(said) > HIGHEST_PORT:
        raise BadSetting("bad-port", {"found": said})
    return int(said)


def _count(flag: str, said: dict[str, str], usual: int) -> int:
    """A number of at least one."""
    found = said.get(flag, str(usual))
    if not (found.isdecimal() and found.isascii()) or len(found) > DIGITS or not int(found):
        raise BadSetting("bad-count", {"flag": f"--{flag}", "found": found})
    return int(found)


def _base(said: str | None) -> str | None:
    if not said:
        return None
    parts = urlsplit(said)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise BadSetting("bad-base-url", {"found": said})
    return f"{parts.scheme}://{parts.netloc}"


def _level(said: str) -> str:
    if said not in LEVELS:
        raise BadSetting("bad-log-level", {"found": said, "known": " ".join(LEVELS)})
    return said


def _home(environ: Mapping[str, str]) -> Path:
    """Where programs of this system keep what belongs to a user."""
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA", str(Path.home()))) / "Tenderfoot"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tenderfoot"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tenderfoot"
