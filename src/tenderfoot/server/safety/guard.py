"""Who may come in: the exact origin, the host, how often; and what every reply says about itself."""

from __future__ import annotations

import hmac
import ipaddress
import re
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from tenderfoot.engine.words import Facts
from tenderfoot.server.base_url import same_host
from tenderfoot.server.errors import Denied, LimitReached, NoSuchTable
from tenderfoot.server.safety import tokens
from tenderfoot.server.safety.rate_limits import Buckets, neighbourhood
from tenderfoot.server.services import Limits

HOUR: Final = 3600
AT_ONCE: Final = 30  # seconds' worth of requests: thirty people load a page at the same time
SOON: Final = 10  # seconds until somebody may have gone
SHARDS: Final = "/shards/"
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

# What proxies say about whom they speak for; whoever asks on the machine itself says none of it.
HANDED_ON: Final = (
    *("Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-Port"),
    *("X-Real-IP", "X-Client-IP", "True-Client-IP", "CF-Connecting-IP", "Fly-Client-IP", "Fastly-Client-IP"),
    *("X-Forwarded", "X-Original-Forwarded-For", "X-Envoy-External-Address", "X-Cluster-Client-IP"),
)


class Guard:
    """Stands at the door of one server; `base` is the address people use, if one was given."""

    def __init__(self, limits: Limits, base: str | None, *, proxied: bool = False, metrics: str = "") -> None:
        self._limits: Final = limits
        self._metrics: Final = metrics
        self._base: Final = urlsplit(base) if base else None
        self.proxied: Final = proxied
        self._requests: Final = Buckets(limits.requests, max(5.0, limits.requests * AT_ONCE))
        self._tables: Final = Buckets(limits.tables / HOUR, limits.tables)
        self._entries: Final = Buckets(limits.entries / HOUR, limits.entries)
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
        if self.proxied and request.path.startswith(SHARDS) and not handed_on(request):
            return  # a proxy itself asks, for each of its shards, again and again
        address = self.address(request)
        if not self._requests.take(address):
            raise LimitReached("too-fast", {"seconds": max(1, self._requests.wait(address))})

    def check_socket(self, request: web.Request) -> None:
        """A socket says exactly where its page comes from."""
        if request.headers.get("Origin") != self._origin(request):
            raise Denied("wrong-origin", {})

    def check_table(self, request: web.Request) -> None:
        """Not too many tables from one address."""
        if not self._tables.take(self.address(request)):
            seconds = self._tables.wait(self.address(request))
            facts: Facts = {"count": self._limits.tables, "minutes": -(-seconds // 60), "seconds": seconds}
            raise LimitReached("too-many-tables", facts)

    def check_entry(self, request: web.Request) -> None:
        """Not too many entries from one address: each leaves a row."""
        address = self.address(request)
        if not self._entries.take(address):
            raise LimitReached("too-many-entries", {"seconds": max(1, self._entries.wait(address))})

    def check_proxy(self, request: web.Request) -> None:
        """A proxy that asks for itself; nobody whom it speaks for."""
        if handed_on(request):
            raise NoSuchTable("only-here", {})

    def check_operator(self, request: web.Request) -> None:
        """Whoever runs the server has its token; or asks on its own machine, where no proxy can be meant."""
        said = request.headers.get("Authorization", "")
        if self._metrics and hmac.compare_digest(said.encode(), f"Bearer {self._metrics}".encode()):
            return
        address = ipaddress.ip_address(request.remote or "0.0.0.0")  # noqa: S104  nobody's address
        known = self.proxied or self._base is not None or self._metrics
        if known or not address.is_loopback or handed_on(request):
            raise NoSuchTable("only-here", {})

    def socket_opened(self, request: web.Request) -> None:
        """Not too many sockets from one address."""
        address = self.address(request)
        if self._sockets.get(address, 0) >= self._limits.sockets:
            raise LimitReached("too-many-sockets", {"count": self._limits.sockets, "seconds": SOON})
        self._sockets[address] = self._sockets.get(address, 0) + 1

    def socket_closed(self, request: web.Request) -> None:
        """One less."""
        address = self.address(request)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def set_cookie(self, request: web.Request, reply: web.StreamResponse, token: str) -> None:
        """The device's secret: no script reads it, no other site uses it, no other host sets it."""
        secure = self._https(request)
        name = tokens.HOST_COOKIE if secure else tokens.COOKIE
        reply.set_cookie(name, token, max_age=YEAR, path="/", httponly=True, samesite="Strict", secure=secure)

    def see_off(self, request: web.Request, reply: web.StreamResponse) -> None:
        """What every reply says about itself; under https a cookie of before is replaced by one of now."""
        reply.headers.update(HEADERS)
        reply.headers.setdefault("Cache-Control", "no-store")
        if not self._https(request):
            return
        reply.headers["Strict-Transport-Security"] = f"max-age={YEAR}"
        if tokens.HOST_COOKIE not in request.cookies and device_of(request) is not None:
            self.set_cookie(request, reply, request.cookies[tokens.COOKIE])
            reply.del_cookie(tokens.COOKIE, path="/", httponly=True, samesite="Strict", secure=True)

    def _https(self, request: web.Request) -> bool:
        return self._origin(request).startswith("https:")

    def _same_site(self, request: web.Request) -> None:
        origin = request.headers.get("Origin")
        if origin is not None and origin != self._origin(request):
            raise Denied("wrong-origin", {})
        if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
            raise Denied("wrong-origin", {})

    def _origin(self, request: web.Request) -> str:
        if self._base is not None and same_host(self._base, request.host):
            return self._base.geturl()
        return f"http://{request.host}"

    def _host_is_ours(self, host: str) -> bool:
        if self._base is not None and same_host(self._base, host):
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


def handed_on(request: web.Request) -> bool:
    """Whether a proxy speaks for somebody else."""
    return any(name in request.headers for name in HANDED_ON)


def device_of(request: web.Request) -> bytes | None:
    """The device of a request, by its cookie: that of this host alone, if there is one."""
    token = request.cookies.get(tokens.HOST_COOKIE, request.cookies.get(tokens.COOKIE, ""))
    return tokens.digest(token) if len(token) == tokens.TOKEN_LENGTH and token.isascii() else None
