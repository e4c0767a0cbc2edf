"""When something goes wrong: what is said then, and what is written into the log.

Somebody who sends nonsense is told so. What is wrong with us is logged, by its kind and place and never by
its words, which might hold anything, and said in a sentence that lets nobody look for the fault in himself.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from tenderfoot.engine.errors import Refusal
from tenderfoot.locale import LANGUAGES
from tenderfoot.server import forms
from tenderfoot.server.errors import Denied, Faulty, NoSuchTable, Stored, TooMuch, Unreadable
from tenderfoot.server.guard import HEADERS
from tenderfoot.server.house import House
from tenderfoot.server.voices import Voices

T = TypeVar("T")
STATUS: Final[dict[type[Refusal], int]] = {
    NoSuchTable: 404,
    TooMuch: 429,
    Denied: 403,
    Stored: 503,
    Unreadable: 503,
    Faulty: 503,
}
_LIBRARY: Final = {404: "no-such-page", 405: "wrong-method", 413: "too-long"}


def understood(decoder: msgspec.json.Decoder[T], text: bytes | str) -> T:
    """What somebody sent, or why it makes no sense."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise Refusal("too-deep", {}) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as fault:
        raise Refusal("not-understood", {"fault": str(fault)}) from None


@contextmanager
def reading(house: House, table: str) -> Iterator[None]:
    """What is read here is on disk, and may be spoilt: that is the trouble of one table only."""
    try:
        yield
    except Refusal:
        raise
    except Exception as fault:
        house.journal.error("a table cannot be read", table=table, fault=place_of(fault))
        raise Unreadable("unreadable", {}) from fault


def unforeseen(house: House, fault: Exception, where: str) -> Refusal:
    """Nobody has thought of this: it is logged, and said as what it is."""
    house.journal.error("a fault of ours", route=where, fault=place_of(fault))
    return Faulty("fault", {})


def from_library(fault: web.HTTPException) -> Refusal:
    """What the library refuses before we are asked."""
    return Refusal(_LIBRARY.get(fault.status, "bad-request"), {})


def unread(status: int) -> web.Response:
    """The reply to what is no request at all: nobody knows its language, so it is said in all of ours."""
    ours = status >= HTTPStatus.INTERNAL_SERVER_ERROR
    refusal: Refusal = Faulty("fault", {}) if ours else Refusal("bad-request", {})
    sentence = " ".join([Voices().sentence(refusal, lang, None, []) for lang in LANGUAGES])
    body = msgspec.json.encode(forms.Denied(refusal.code, refusal.facts, sentence))
    reply = web.Response(body=body, status=503 if ours else status, content_type="application/json")
    reply.headers.update(HEADERS)
    reply.force_close()
    return reply


def place_of(fault: Exception) -> str:
    """The kind of a fault and where it was met, without its words."""
    frames = traceback.extract_tb(fault.__traceback__)[-1:]
    return " ".join([type(fault).__name__, *[f"at {Path(at.filename).name}:{at.lineno}" for at in frames]])
