"""When something goes wrong: what is said then, and what is written into the log.

Somebody who sends nonsense is told so. What is wrong with us is logged, by its kind and place and never by
its words, which might hold anything, and said in a sentence that lets nobody look for the fault in himself.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.errors import ServerFault, Unreadable
from tenderfoot.server.services import Services

T = TypeVar("T")


def understood(decoder: msgspec.json.Decoder[T], text: bytes | str) -> T:
    """What somebody sent, or why it makes no sense."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise Refusal("too-deep", {}) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise Refusal("not-understood", {"fault": str(fault)}) from None


@contextmanager
def reading(services: Services, table: str) -> Iterator[None]:
    """What is read here is on disk, and may be spoilt: that is the trouble of one table only."""
    try:
        yield
    except Refusal:
        raise
    except Exception as fault:
        services.journal.error("a table cannot be read", table=table, fault=place_of(fault))
        raise Unreadable("unreadable", {}) from fault


def unforeseen(services: Services, fault: Exception, where: str) -> Refusal:
    """Nobody has thought of this: it is logged, and said as what it is."""
    services.journal.error("a fault of ours", route=where, fault=place_of(fault))
    return ServerFault("fault", {})


def place_of(fault: Exception) -> str:
    """The kind of a fault and where it was met, without its words."""
    frames = traceback.extract_tb(fault.__traceback__)[-1:]
    return " ".join([type(fault).__name__, *[f"at {Path(at.filename).name}:{at.lineno}" for at in frames]])
