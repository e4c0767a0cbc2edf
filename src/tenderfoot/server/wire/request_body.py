"""The body of a request: a form, filled in, within its time; nothing is unpacked for anybody."""

from __future__ import annotations

import asyncio
import math
from typing import TypeVar

import msgspec
from aiohttp import http_exceptions, web

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.faults import understood

F = TypeVar("F", bound=msgspec.Struct)


async def filled_in(request: web.Request, form: type[F], within: float) -> F:
    """The form in this request; it has to come within so many seconds."""
    if request.content_type != "application/json":
        raise Refusal("not-json", {})
    if request.headers.get("Content-Encoding", "identity") != "identity":
        raise Refusal("packed", {})
    body = await _read(request, within)
    return understood(msgspec.json.Decoder(form), body)


async def _read(request: web.Request, within: float) -> bytes:
    try:
        async with asyncio.timeout(within):
            return await request.read()
    except TimeoutError:
        raise Refusal("too-slow", {"seconds": math.ceil(within)}) from None
    except http_exceptions.HttpProcessingError:
        raise Refusal("bad-request", {}) from None


def as_json(thing: object, status: int = 200) -> web.Response:
    """A reply that says this."""
    return web.Response(body=msgspec.json.encode(thing), content_type="application/json", status=status)
