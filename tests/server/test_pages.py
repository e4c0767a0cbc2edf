"""The files of the page: as small as the reader can take them, kept as long as they are right."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

import aiohttp
import pytest
from multidict import CIMultiDictProxy

from tests.server.running import running
from tools.web import pack

SCRIPT: Final = b"export const answer = 42;\n" * 100
PAGE: Final = b"<!doctype html>" + b"<p>Tenderfoot</p>" * 100
DOT: Final = b"\x89PNG"
NOTICES: Final = "Crédits, as anybody’s browser must read them".encode()
NAME: Final = "/assets/main-4f2a.js"


def made(place: Path) -> Path:
    """A page as the build leaves it."""
    (place / "assets").mkdir(parents=True)
    bodies = {"assets/main-4f2a.js": SCRIPT, "index.html": PAGE, "icon.png": DOT, "licences.txt": NOTICES}
    for name, body in bodies.items():
        (place / name).write_bytes(body)
        pack(place / name)
    (place / ".sources").write_text("a stamp of the build")
    return place


class Got:
    """A reply, its body as it came over the wire."""

    def __init__(self, status: int, headers: CIMultiDictProxy[str], body: bytes) -> None:
        self.status: Final = status
        self.headers: Final = headers
        self.body: Final = body


async def get(port: int, path: str, **headers: str) -> Got:
    asked = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        aiohttp.ClientSession(auto_decompress=False, skip_auto_headers=["Accept-Encoding"]) as http,
        http.get(f"http://127.0.0.1:{port}{path}", headers=asked) as reply,
    ):
        return Got(reply.status, reply.headers, await reply.read())


def test_who_takes_gzip_gets_it_and_others_the_file_itself(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        small = await get(port, NAME, Accept_Encoding="br;q=1.0, gzip;q=0.8, *;q=0.1")
        assert small.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(small.body) == SCRIPT
        assert len(small.body) < len(SCRIPT) / 5
        for said in ("identity", "gzip;q=0", "gzip; q=0.0, deflate", "br"):
            plain = await get(port, NAME, Accept_Encoding=said)
            assert "Content-Encoding" not in plain.headers
            assert plain.body == SCRIPT
            assert plain.headers["ETag"] != small.headers["ETag"]
        assert {small.headers["Vary"], plain.headers["Vary"]} == {"Accept-Encoding"}

    running(tmp_path, story, static=made(tmp_path / "static"))


@pytest.mark.parametrize(
    ("path", "caching"),
    [
        (NAME, "public, max-age=31536000, immutable"),
        ("/", "no-cache"),
        ("/t/k3v", "no-cache"),
        ("/icon.png", "no-cache"),
    ],
)
def test_what_a_reader_has_is_not_sent_again(path: str, caching: str, tmp_path: Path) -> None:
    async def story(port: int) -> None:
        for said in ("gzip", "identity"):
            whole = await get(port, path, Accept_Encoding=said)
            assert (whole.status, whole.headers["Cache-Control"]) == (200, caching)
            again = await get(
                port, path, Accept_Encoding=said, If_None_Match=f'W/"x", {whole.headers["ETag"]}'
            )
            assert (again.status, again.body) == (304, b"")
            assert again.headers["ETag"] == whole.headers["ETag"]
            assert again.headers.get("Vary") == whole.headers.get("Vary")
            other = await get(port, path, Accept_Encoding=said, If_None_Match='"x"')
            assert other.body == whole.body

    running(tmp_path, story, static=made(tmp_path / "static"))


def test_what_gets_no_smaller_has_no_copy_and_copies_have_no_address(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        dot = await get(port, "/icon.png", Accept_Encoding="gzip")
        assert dot.body == DOT
        assert "Vary" not in dot.headers
        for hidden in (NAME + ".gz", "/.sources", "/assets/other.js"):
            assert (await get(port, hidden, Accept_Encoding="gzip")).status == 404

    running(tmp_path, story, static=made(tmp_path / "static"))


def test_a_text_says_how_it_is_written(tmp_path: Path) -> None:
    """Whose work is in the page is read by itself, without a page that would say so."""

    async def story(port: int) -> None:
        notices = await get(port, "/licences.txt")
        assert (notices.status, notices.body) == (200, NOTICES)
        assert notices.headers["Content-Type"] == "text/plain; charset=utf-8"
        assert (await get(port, "/icon.png")).headers["Content-Type"] == "image/png"

    running(tmp_path, story, static=made(tmp_path / "static"))
