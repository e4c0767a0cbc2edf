"""Refusals over HTTP: the status each has, and what is said to what is no request at all."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import msgspec
from aiohttp import web

from tenderfoot.engine.errors import Refusal
from tenderfoot.locale import LANGUAGES
from tenderfoot.server.errors import (
    Denied,
    Elsewhere,
    LimitReached,
    NoSuchTable,
    NotStored,
    ServerFault,
    Unreadable,
)
from tenderfoot.server.languages import Languages
from tenderfoot.server.protocol import http_bodies
from tenderfoot.server.safety.guard import HEADERS

STATUS: Final[dict[type[Refusal], int]] = {
    NoSuchTable: 404,
    LimitReached: 429,
    Denied: 403,
    NotStored: 503,
    Unreadable: 503,
    Elsewhere: 503,
    ServerFault: 503,
}
_LIBRARY: Final = {404: "no-such-page", 405: "wrong-method", 413: "too-long"}


def from_library(fault: web.HTTPException) -> Refusal:
    """What the library refuses before we are asked."""
    return Refusal(_LIBRARY.get(fault.status, "bad-request"), {})


def unread(status: int) -> web.Response:
    """The reply to what is no request at all: nobody knows its language, so it is said in all of ours."""
    ours = status >= HTTPStatus.INTERNAL_SERVER_ERROR
    refusal: Refusal = ServerFault("fault", {}) if ours else Refusal("bad-request", {})
    sentence = " ".join([Languages().sentence(refusal, lang, None, []) for lang in LANGUAGES])
    body = msgspec.json.encode(http_bodies.Denied(refusal.code, refusal.facts, sentence))
    reply = web.Response(body=body, status=503 if ours else status, content_type="application/json")
    reply.headers.update(HEADERS)
    reply.force_close()
    return reply


def route_of(request: web.Request) -> str:
    """What was asked for, as we name it: an address might hold anything."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical
