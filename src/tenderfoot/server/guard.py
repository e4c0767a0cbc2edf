"""Who may come in: the exact origin, the host, how often; and what every reply says about itself."""

from __future__ import annotations

import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from tenderfoot.engine.words import Facts
from tenderfoot.server import tokens
from tenderfoot.server.errors import Denied, NoSuchTable, TooMuch
from tenderfoot.server.house import Limits
from tenderfoot.server.limits import Buckets, neighbourhood

HOUR: Final = 3600
YEAR: Final = 365 * 86_400
HOST: Final = re.compile(r"(\[(?P<six>[0-9A-Fa-f:.]{2,45})\]|(?P<name>[0-9A-Za-z.-]{1,253}))(:[0-9]{1,5})?")
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Stands at the door of one server; `base` is the address people use, if one was given."""

    def __init__(self, limits: Limits, base: str | None, *, proxied: bool = False) -> None:
        self._limits: Final = limits
        self._base: Final = urlsplit(base) if base else None
        self.proxied: Final = proxied
        self._requests: Final = Buckets(limits.requests)
        self._tables: Final = Buckets(limits.tables / HOUR, limits.tables)
        self._sockets: Final[dict[str, int]] = {}

    def address(self, request: web.Request) -> str:
        """Where a request comes from, as limits count it; a proxy is believed only if there is one."""
        if self.proxied:
            found = request.headers.get("X-Forwarded-For", "").split(",")[-1].strip()
            return neighbourhood(found) or "unknown"
        return neighbourhood(request.remote or "unknown")

    def check(self, request: web.Request) -> None:
        """Refuse other hosts (a name that was bent to point here), other sites, and too many requests."""
        if not self._host_is_ours(request.headers.get("Host", "")):
            raise Denied("wrong-host", {})
        if request.method != "GET":
            self._same_site(request)
        if not self._requests.take(self.address(request)):
            raise TooMuch("too-fast", {})

    def check_socket(self, request: web.Request) -> None:
        """A socket says exactly where its page comes from."""
        if request.headers.get("Origin") != self._origin(request):
            raise Denied("wrong-origin", {})

    def check_table(self, request: web.Request) -> None:
        """Not too many tables from one address."""
        if not self._tables.take(self.address(request)):
            seconds = self._tables.wait(self.address(request))
            facts: Facts = {"count": self._limits.tables, "minutes": -(-seconds // 60), "seconds": seconds}
            raise TooMuch("too-many-tables", facts)

    def check_operator(self, request: web.Request) -> None:
        """Whoever runs the server asks on its own machine, past any proxy."""
        address = ipaddress.ip_address(request.remote or "0.0.0.0")  # noqa: S104  nobody's address
        if not address.is_loopback or "X-Forwarded-For" in request.headers:
            raise NoSuchTable("only-here", {})

    def socket_opened(self, request: web.Request) -> None:
        """Not too many sockets from one address."""
        address = self.address(request)
        if self._sockets.get(address, 0) >= self._limits.sockets:
            raise TooMuch("too-many-sockets", {"count": self._limits.sockets})
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def socket_closed(self, request: web.Request) -> None:
        """One less."""
        address = self.address(request)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def set_cookie(self, reply: web.StreamResponse, token: str) -> None:
        """The device's secret: scripts cannot read it, other sites cannot use it."""
        secure = self._base is not None and self._base.scheme == "https"
        reply.set_cookie(
            tokens.COOKIE, token, max_age=YEAR, path="/", httponly=True, samesite="Strict", secure=secure
        )

    def _same_site(self, request: web.Request) -> None:
        origin = request.headers.get("Origin")
        if origin is not None and origin != self._origin(request):
            raise Denied("wrong-origin", {})
        if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            raise Denied("wrong-origin", {})

    def _origin(self, request: web.Request) -> str:
        if self._base is not None and request.host == self._base.netloc:
            return f"{self._base.scheme}://{self._base.netloc}"
        return f"http://{request.host}"

    def _host_is_ours(self, host: str) -> bool:
        if self._base is not None and host == self._base.netloc:
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found["six"] or found["name"]
        return name.lower() == "localhost" or _is_address(name, 6 if found["six"] else 4)


def _is_address(name: str, version: int) -> bool:
    try:
        return ipaddress.ip_address(name).version == version
    except ValueError:
        return False


def device_of(request: web.Request) -> bytes | None:
    """The device of a request, by its cookie."""
    token = request.cookies.get(tokens.COOKIE, "")
    return tokens.digest(token) if len(token) == tokens.TOKEN_LENGTH and token.isascii() else None
