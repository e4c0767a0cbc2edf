"""The server's log: one JSON object a line, on standard error.

It holds what happened and where; never a token, a link, a chat line, a seed, or anything of a hand.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from pathlib import Path
from typing import Final, TextIO

import msgspec

LEVELS: Final = ("debug", "info", "warning", "error")
# A field is written only if its name is one of these: what is not listed cannot leak.
FIELDS: Final = frozenset(
    ["table", "game", "fault", "route", "status", "milliseconds", "path", "address", "code", "count", "port"]
)


class Journal:
    """Writes lines of a level and above."""

    def __init__(self, level: str, to: TextIO | None = None) -> None:
        self._least: Final = LEVELS.index(level)
        self._to: Final = to or sys.stderr

    def debug(self, what: str, **fields: str | int) -> None:
        """For who looks for a fault."""
        self._write("debug", what, fields)

    def info(self, what: str, **fields: str | int) -> None:
        """What an operator may like to know."""
        self._write("info", what, fields)

    def warning(self, what: str, **fields: str | int) -> None:
        """What an operator should know."""
        self._write("warning", what, fields)

    def error(self, what: str, **fields: str | int) -> None:
        """What must not happen."""
        self._write("error", what, fields)

    def _write(self, level: str, what: str, fields: dict[str, str | int]) -> None:
        if LEVELS.index(level) < self._least:
            return
        kept = {name: value for name, value in fields.items() if name in FIELDS}
        line = msgspec.json.encode({"at": round(time.time(), 3), "level": level, "what": what, **kept})
        self._to.write(line.decode() + "\n")
        self._to.flush()


class Overheard(logging.Handler):
    """What libraries log, as lines of the journal: its kind and its place, for words may hold anything."""

    def __init__(self, journal: Journal) -> None:
        super().__init__(logging.WARNING)
        self._journal: Final = journal

    def emit(self, record: logging.LogRecord) -> None:
        """One line for one record."""
        kind, _, trace = record.exc_info or (None, None, None)
        fault = f"{record.name}: {record.levelname.lower()}"
        if kind is not None:
            last = traceback.extract_tb(trace)[-1:]
            fault = " ".join([f"{record.name}: {kind.__name__}", *[f"at {_place(frame)}" for frame in last]])
        self._journal.error("a library complains", fault=fault)


def _place(frame: traceback.FrameSummary) -> str:
    return f"{Path(frame.filename).name}:{frame.lineno}"
