"""The finished page, if this package has it: its files, and one page for all other paths.

`tools/web.py` puts a compressed copy beside each file that gets smaller by it; who can read it gets that. A
name under `assets` says its content, so it is kept for good; of the rest a browser asks whether it changed.
"""

from __future__ import annotations

import mimetypes
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

from aiohttp import web
from msgspec import Struct

FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = ".gz"
NO_PAGE: Final = (
    "Tenderfoot is here, but this package was built without its page; run `make play` in the checkout."
)


class File(Struct, frozen=True):
    """A file, as it is and as gzip makes it."""

    kind: str
    caching: str
    plain: bytes
    packed: bytes | None
    tag: str

    def reply(self, request: web.Request) -> web.Response:
        """The file in the form this reader takes, or that he has it already."""
        packed = self.packed if _takes_gzip(request.headers.get("Accept-Encoding", "")) else None
        tag = f'"{self.tag}"' if packed is None else f'"{self.tag}-gzip"'
        headers = {"Cache-Control": self.caching, "ETag": tag}
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if _has(request.headers.get("If-None-Match", ""), tag):
            return web.Response(status=304, headers=headers)
        if packed is not None:
            headers["Content-Encoding"] = "gzip"
        body = self.plain if packed is None else packed
        charset = "utf-8" if self.kind.startswith("text/") else None
        return web.Response(body=body, content_type=self.kind, charset=charset, headers=headers)


class StaticFiles:
    """What lies in `static`, read when the server starts."""

    def __init__(self, place: Path | None = None) -> None:
        root = place or Path(str(files("tenderfoot.server").joinpath("static")))
        found = [file for file in root.rglob("*") if file.is_file() and not file.name.startswith(".")]
        bodies = {"/" + file.relative_to(root).as_posix(): file.read_bytes() for file in found}
        self._files: Final = {name: _file(name, bodies) for name in bodies if not name.endswith(PACKED)}

    def whole(self) -> bytes | None:
        """The one page itself, if this package has it."""
        page = self._files.get("/index.html")
        return None if page is None else page.plain

    async def serve(self, request: web.Request) -> web.Response:
        """A file by its path; any other address is the page's own business."""
        found = self._files.get(request.path)
        if found is not None and request.path != "/index.html":
            return found.reply(request)
        if "." in request.path.rsplit("/", 1)[-1]:
            return web.Response(status=404, text="not found\n")
        page = self._files.get("/index.html")
        if page is None:
            return web.Response(status=404, text=NO_PAGE + "\n")
        return page.reply(request)


def _file(name: str, bodies: dict[str, bytes]) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    caching = FOREVER if name.startswith("/assets/") else "no-cache"
    plain = bodies[name]
    return File(kind, caching, plain, bodies.get(name + PACKED), sha256(plain).hexdigest()[:16])


def _takes_gzip(accepted: str) -> bool:
    """Whether a reader says that he takes gzip (RFC 9110, 12.5.3)."""
    for one in accepted.lower().split(","):
        name, _, quality = one.replace(" ", "").partition(";q=")
        if name == "gzip":
            return quality.strip("0.") != "" if quality else True
    return False


def _has(tags: str, tag: str) -> bool:
    """Whether one of the reader's tags is this one (RFC 9110, 13.1.2)."""
    return tags.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in tags.split(",")]
