"""How a server is started: flags, the environment, and what holds when nobody says anything."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from tenderfoot.engine.options import nearest, spelt
from tenderfoot.engine.words import Facts
from tenderfoot.server.base_url import base_url
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.flags import USUAL, variable
from tenderfoot.server.journal import LEVELS
from tenderfoot.server.storage.home import Home
from tenderfoot.server.storage.postgres.address import SCHEMES, Address

HIGHEST_PORT: Final = 65535
FOREVER: Final = "forever"
DIGITS: Final = 6  # more no setting needs


class Settings(Struct, frozen=True):
    """What `tenderfoot serve` goes by."""

    host: str
    port: int
    database: Home
    base: str | None
    level: str
    proxied: bool
    metrics: str
    keep_finished: int
    keep_abandoned: int
    words: str
    bots: str
    bot_processes: int
    thinkers: str
    thinkers_token: str
    coach_processes: int
    connections: int
    connections_each: int


def settings(flags: Mapping[str, str], environ: Mapping[str, str]) -> Settings:
    """Flags come before variables (`--base-url`, `TENDERFOOT_BASE_URL`), variables before defaults."""
    said = Said(flags, environ)
    return Settings(
        host=said.word("host"),
        port=said.port(),
        database=database_home(flags, environ),
        base=said.base(),
        level=said.level(),
        proxied=said.word("proxied") not in ("no", "0", ""),
        metrics=said.word("metrics"),
        keep_finished=said.days("keep_finished"),
        keep_abandoned=said.days("keep_abandoned"),
        words=said.word("words"),
        bots=said.word("bots"),
        bot_processes=said.count("bot_processes"),
        thinkers=said.word("thinkers"),
        thinkers_token=said.word("thinkers_token"),
        coach_processes=said.count("coach_processes"),
        connections=said.count("connections"),
        connections_each=said.count("connections_each"),
    )


def database_home(flags: Mapping[str, str], environ: Mapping[str, str]) -> Home:
    """Where tables are kept: in a file, or in the database at an address."""
    return Said(flags, environ).database() or home_folder(environ) / "tables.db"


class Said:
    """What was said of a server, and where: a refusal names the flag or the variable that is wrong."""

    def __init__(
        self, flags: Mapping[str, str], environ: Mapping[str, str], usual: Mapping[str, str] = USUAL
    ) -> None:
        self._flags: Final = flags
        self._environ: Final = environ
        self._usual: Final = usual

    def word(self, name: str) -> str:
        """What was said, or what is usual."""
        return self._flags.get(name, self._environ.get(variable(name), self._usual[name]))

    def port(self) -> int:
        """A port; 0 lets the system choose one."""
        found = self.word("port")
        if not _number(found) or int(found) > HIGHEST_PORT:
            raise self._wrong("bad-port", "port")
        return int(found)

    def count(self, name: str) -> int:
        """A number of at least one."""
        found = self.word(name)
        if not _number(found) or not int(found):
            raise self._wrong("bad-count", name)
        return int(found)

    def days(self, name: str) -> int:
        """A number of days; 0 for ever."""
        found = "0" if self.word(name) == FOREVER else self.word(name)
        if not _number(found):
            raise self._wrong("bad-days", name)
        return int(found)

    def database(self) -> Home | None:
        """A file, or an address by its scheme; whatever else is said may hold a password and is not shown."""
        said = self.word("database")
        if said.lower().startswith(SCHEMES):
            return Address(said)
        scheme, known, _ = said.partition("://")
        if known:
            raise self._wrong("database-scheme", "database", found=f"{scheme}{known}…")
        return Path(said) if said else None

    def base(self) -> str | None:
        """What people open, without a path behind it."""
        found = self.word("base_url")
        if not found:
            return None
        base = base_url(found)
        if base is None:
            raise self._wrong("bad-base-url", "base_url")
        return base

    def level(self) -> str:
        """What is worth a line in the log."""
        found = self.word("log_level")
        if found not in LEVELS:
            raise self._wrong("bad-log-level", "log_level", LEVELS)
        return found

    def _wrong(self, code: str, name: str, known: tuple[str, ...] = (), found: str = "") -> BadSetting:
        found = found or self.word(name)
        source = spelt(name) if name in self._flags else variable(name)
        facts: Facts = {"source": source, "found": found}
        if known:
            facts |= {"nearest": nearest(found, list(known)), "known": " ".join(known)}
        return BadSetting(code, facts)


def _number(word: str) -> bool:
    return word.isdecimal() and word.isascii() and len(word) <= DIGITS


def home_folder(environ: Mapping[str, str]) -> Path:
    """Where programs of this system keep what belongs to a user."""
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA", str(Path.home()))) / "Tenderfoot"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Tenderfoot"
    return Path(environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tenderfoot"
