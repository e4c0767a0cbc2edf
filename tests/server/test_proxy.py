"""Behind a proxy: counts stay closed, cookies and replies say that they belong to https."""

from __future__ import annotations

from pathlib import Path

import aiohttp
import pytest

from tenderfoot.server.settings import settings
from tests.server.guest import Guest, Refusal
from tests.server.running import running

PUBLIC = {"Host": "play.example.org"}
HTTPS = "https://play.example.org"
FORM = {"game": "toytown"}


async def status(guest: Guest, path: str, **headers: str) -> int:
    async with guest.http.get(guest.base + path, headers=headers) as reply:
        return reply.status


@pytest.mark.parametrize(
    "header",
    [
        *("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via", "CF-Connecting-IP", "True-Client-IP"),
        *(
            "X-Forwarded-Host",
            "X-Forwarded-Proto",
            "X-Client-IP",
            "Fly-Client-IP",
            "X-Envoy-External-Address",
        ),
    ],
)
def test_counts_are_closed_to_whatever_a_proxy_hands_on(header: str, tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            assert await status(ann, "/metrics") == 200
            assert await status(ann, "/metrics", **{header: "192.0.2.1"}) == 404

    running(tmp_path, story)


@pytest.mark.parametrize("goods", [{"base": HTTPS}, {"proxied": True}])
def test_where_a_proxy_is_known_of_counts_are_closed_but_to_a_token(
    goods: dict[str, object], tmp_path: Path
) -> None:
    """A proxy need not say that it is one."""

    async def closed(port: int) -> None:
        async with Guest(port) as ann:
            assert await status(ann, "/metrics") == 404
            assert await status(ann, "/metrics", Authorization="Bearer ") == 404

    async def opened(port: int) -> None:
        async with Guest(port) as ann:
            assert await status(ann, "/metrics", Authorization="Bearer letmein") == 200
            assert await status(ann, "/metrics", Authorization="Bearer letmeout") == 404
            assert await status(ann, "/metrics") == 404

    running(tmp_path, closed, **goods)
    running(tmp_path, opened, metrics="letmein", **goods)


def test_the_token_of_counts_is_a_setting() -> None:
    assert settings({}, {}).metrics == ""
    assert settings({}, {"TENDERFOOT_METRICS": "letmein"}).metrics == "letmein"


def test_under_https_the_cookie_is_this_hosts_alone_and_https_is_for_good(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            async with ann.http.post(ann.base + "/api/tables", json=FORM, headers=PUBLIC) as reply:
                cookie = reply.headers["Set-Cookie"]
                assert cookie.startswith("__Host-tenderfoot=")
                assert {"Secure", "HttpOnly", "Path=/", "SameSite=Strict"} <= set(cookie.split("; "))
                assert "Domain" not in cookie
                assert reply.headers["Strict-Transport-Security"] == "max-age=31536000"
            async with ann.http.post(ann.base + "/api/tables", json=FORM) as reply:  # past the proxy
                assert reply.headers["Set-Cookie"].startswith("tenderfoot=")
                assert "Secure" not in reply.headers["Set-Cookie"]
                assert "Strict-Transport-Security" not in reply.headers

    running(tmp_path, story, base=HTTPS)


def test_a_device_of_before_keeps_its_tables_and_gets_the_new_cookie(tmp_path: Path) -> None:
    """The old cookie is believed as long as there is no new one, and is taken away."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as bare:
            table = (await ann.open("toytown"))["table"]
            token = next(iter(ann.http.cookie_jar)).value
            old = {**PUBLIC, "Cookie": f"tenderfoot={token}"}
            async with bare.get(ann.base + "/api/mine", headers=old) as reply:
                assert [card["table"] for card in await reply.json()] == [table]
                given, taken = reply.headers.getall("Set-Cookie")
                assert given.startswith(f"__Host-tenderfoot={token};")
                assert taken.startswith('tenderfoot="";')
                assert "Max-Age=0" in taken
            new = {**PUBLIC, "Cookie": f"__Host-tenderfoot={token}; tenderfoot={'A' * 22}"}
            async with bare.get(ann.base + "/api/mine", headers=new) as reply:
                assert [card["table"] for card in await reply.json()] == [table]
                assert "Set-Cookie" not in reply.headers

    running(tmp_path, story, base=HTTPS)


@pytest.mark.parametrize("host", ["Play.Example.org", "play.example.org:443", "play.example.org."])
def test_a_host_is_the_same_however_it_is_written(host: str, tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            said = {"Host": host, "Origin": HTTPS}
            async with ann.http.post(ann.base + "/api/tables", json=FORM, headers=said) as reply:
                assert reply.status == 201
            with pytest.raises(Refusal, match="wrong-host"):
                async with ann.http.get(
                    ann.base + "/api/games", headers={"Host": "play.example.org:80"}
                ) as reply:
                    await ann._body(reply)

    running(tmp_path, story, base=HTTPS)
