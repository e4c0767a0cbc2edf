"""The door: who comes is checked, every no is a sentence with its status, every reply has its headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web

from tenderfoot.engine.errors import Refusal
from tenderfoot.server.errors import Elsewhere, LimitReached
from tenderfoot.server.faults import unforeseen
from tenderfoot.server.languages import Languages, preferred_language
from tenderfoot.server.protocol import http_bodies
from tenderfoot.server.safety.connections import Connections
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Services
from tenderfoot.server.wire import refusals
from tenderfoot.server.wire.listener import HttpConnection, connection_of
from tenderfoot.server.wire.request_body import as_json

ROOM: Final = 10  # seconds until there may be some again
GAME: Final = web.RequestKey("game", str)  # which game a request is about
Answering = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Door:
    """Stands before every route."""

    def __init__(
        self, services: Services, guard: Guard, connections: Connections, languages: Languages
    ) -> None:
        self._services: Final = services
        self._guard: Final = guard
        self._connections: Final = connections
        self._languages: Final = languages

    async def keep(self, request: web.Request, handler: Answering) -> web.StreamResponse:
        """Check who comes, say no properly, and put the headers on everything."""
        caller = connection_of(request)
        self._connections.busy(caller)
        try:
            self._room_for(caller)
            self._guard.check(request)
            reply = await handler(request)
        except Refusal as refusal:
            reply = self._denied(request, refusal)
        except web.HTTPException as fault:
            reply = self._denied(request, refusals.from_library(fault), fault.status)
        except ConnectionError:  # he has gone
            raise
        except Exception as fault:  # noqa: BLE001  whatever it is, it is said in a sentence
            reply = self._denied(request, unforeseen(self._services, fault, refusals.route_of(request)))
        finally:
            self._connections.idle(caller)
        if not reply.prepared:
            self._guard.see_off(request, reply)
            if not request.content.at_eof():  # what is left of the request is not the next one
                reply.force_close()
        return reply

    def _room_for(self, caller: HttpConnection) -> None:
        """Some are let in to be told that there is no room."""
        if caller.refused:
            raise LimitReached("too-many-connections", {"seconds": ROOM})

    def _denied(self, request: web.Request, refusal: Refusal, status: int | None = None) -> web.Response:
        self._services.metrics.refusals += 1
        reply = as_json(self.said(request, refusal), status or refusals.STATUS.get(type(refusal), 400))
        if isinstance(refusal, Elsewhere):  # soon it is here, or the proxy knows where
            reply.headers["Retry-After"] = "1"
        if isinstance(refusal, LimitReached):  # whoever goes on has to come again
            reply.headers["Retry-After"] = str(refusal.facts.get("seconds", 1))
            reply.force_close()
        return reply

    def said(self, request: web.Request, refusal: Refusal) -> http_bodies.Denied:
        """A refusal in the caller's language, in the words of the game it is about."""
        lang = preferred_language(request.headers.get("Accept-Language", ""))
        sentence = self._languages.sentence(refusal, lang, request.get(GAME), [])
        return http_bodies.Denied(refusal.code, refusal.facts, sentence)
