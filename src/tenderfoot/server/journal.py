"""The server's log: one JSON object a line, on standard error.

It holds what happened and where; never a token, a link, a chat line, a seed, an
address, or anything of a hand. What
happens again and again is counted, and summed up in one line a minute: nobody can fill a disk with it.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

import msgspec

MINUTE: Final = 60.0
OFTEN: Final = 20  # lines of one kind, in a minute
LEVELS: Final = ("debug", "info", "warning", "error")
# A field is written only if its name is one of these: what is not listed cannot leak.
FIELDS: Final = frozenset(
    ["table", "game", "fault", "route", "status", "milliseconds", "path", "code", "count", "port", "worker"]
)


Fields = dict[str, str | int]
Kind = tuple[str, str, str | int, str | int]


class Count:
    """How often something has happened in the current minute."""

    def __init__(self, since: float) -> None:
        self.since: Final = since
        self.unsaid = 0
        self.said = 0


class Journal:
    """Writes lines of a level and above; of each kind so many a minute, and how many more there were."""

    def __init__(
        self, level: str, to: TextIO | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._least: Final = LEVELS.index(level)
        self._to: Final = to or sys.stderr
        self._clock: Final = clock
        self._counts: Final[dict[Kind, Count]] = {}

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

    def sum_up(self, *, all_of_it: bool = False) -> None:
        """Say how often happened what was not said each time, if its minute is over."""
        now = self._clock()
        for kind, count in list(self._counts.items()):
            if all_of_it or now - count.since >= MINUTE:
                del self._counts[kind]
                if count.unsaid:
                    level, what, fault, code = kind
                    facts: Fields = {"fault": fault, "code": code, "count": count.unsaid}
                    self._line(level, f"again: {what}", {name: fact for name, fact in facts.items() if fact})

    def _write(self, level: str, what: str, fields: Fields) -> None:
        if LEVELS.index(level) < self._least:
            return
        if level == "debug" or self._may_be_said(
            (level, what, fields.get("fault", ""), fields.get("code", ""))
        ):
            self._line(level, what, fields)

    def _may_be_said(self, kind: Kind) -> bool:
        """Whether there were not many of this kind; one more is counted."""
        self.sum_up()
        count = self._counts.get(kind)
        if count is None:
            count = self._counts[kind] = Count(self._clock())
        often = count.said >= OFTEN
        count.unsaid += often
        count.said += not often
        return not often

    def _line(self, level: str, what: str, fields: Fields) -> None:
        kept = {name: value for name, value in fields.items() if name in FIELDS}
        line = msgspec.json.encode({"at": round(time.time(), 3), "level": level, "what": what, **kept})
        with contextlib.suppress(OSError):  # its disk may be full: that is no reason to fail
            self._to.write(line.decode() + "\n")
            self._to.flush()


class LibraryLines(logging.Handler):
    """What libraries log, as lines of the log: its kind and its place, for words may hold anything."""

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
