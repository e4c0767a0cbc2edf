"""The finished page, if this package has it: its files, and one page for all other paths."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path
from typing import Final

from aiohttp import web

FOREVER: Final = "public, max-age=31536000, immutable"
NO_PAGE: Final = (
    "Tenderfoot is here, but this package was built without its page; run `make play` in the checkout."
)


class Pages:
    """What lies in `static`, read when the server starts."""

    def __init__(self, place: Path | None = None) -> None:
        root = place or Path(str(files("tenderfoot.server").joinpath("static")))
        found = sorted(file for file in root.rglob("*") if file.is_file()) if root.is_dir() else []
        self._files: Final = {"/" + file.relative_to(root).as_posix(): file.read_bytes() for file in found}

    async def serve(self, request: web.Request) -> web.Response:
        """A file by its path; any other address is the page's own business."""
        body = self._files.get(request.path)
        if body is not None and request.path != "/index.html":
            kind = mimetypes.guess_type(request.path)[0] or "application/octet-stream"
            caching = FOREVER if request.path.startswith("/assets/") else "no-cache"
            return web.Response(body=body, content_type=kind, headers={"Cache-Control": caching})
        if "." in request.path.rsplit("/", 1)[-1]:
            return web.Response(status=404, text="not found\n")
        page = self._files.get("/index.html")
        if page is None:
            return web.Response(status=404, text=NO_PAGE + "\n")
        return web.Response(body=page, content_type="text/html", headers={"Cache-Control": "no-cache"})
