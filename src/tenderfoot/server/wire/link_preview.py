"""What a link to a table shows where it is pasted: its game, who waits there, a picture; nothing secret.

The address of a table opens nothing by itself: the secret of a link stands in its fragment, which is never
sent. So this says no more than a poster before the door would: the game, the names of those who wait for
others, and how many chairs are free. Of a game that has begun it says only that.
"""

from __future__ import annotations

from html import escape
from typing import Final

from aiohttp import web

from tenderfoot.locale import Speaker
from tenderfoot.server.languages import preferred_language
from tenderfoot.server.services import Services
from tenderfoot.server.wire.static_files import StaticFiles

END_OF_HEAD: Final = b"</head>"


class LinkPreview:
    """The page of a table's address, with what it is about in its head."""

    def __init__(self, services: Services, pages: StaticFiles) -> None:
        self._services: Final = services
        self._pages: Final = pages

    async def serve(self, request: web.Request) -> web.Response:
        """GET /t/{table}: the page; of a table that exists it says what it is."""
        page = self._pages.whole()
        words = await self._words(request)
        if page is None or words is None or END_OF_HEAD not in page:
            return await self._pages.serve(request)
        body = page.replace(END_OF_HEAD, _tags(words, _picture(request, words[0])) + END_OF_HEAD, 1)
        return web.Response(body=body, content_type="text/html", headers={"Cache-Control": "no-cache"})

    async def _words(self, request: web.Request) -> tuple[str, str, str] | None:
        """The game, a title and a sentence about the table, in the language of whoever asks."""
        name = request.match_info["table"]
        found = await self._services.store.listed(name)
        if found is None or found.game not in self._services.games:
            return None
        game, status = found.game, found.status
        waiting = [said for said, kind in found.chairs if kind == "person"]
        free = sum(1 for _, kind in found.chairs if kind == "empty")
        speaker = Speaker(preferred_language(request.headers.get("Accept-Language", "")), game, [])
        title = speaker.say(f"calling-{game}") if speaker.catalogue.has(f"calling-{game}") else game
        return game, title, _sentence(speaker, status, waiting, free)


def _sentence(speaker: Speaker, status: str, waiting: list[str], free: int) -> str:
    if status != "gathering" or not waiting:
        return speaker.say("calling-begun" if status != "gathering" else "calling-nobody", free=free)
    return speaker.say("calling-waits", names=", ".join(waiting), count=len(waiting), free=free)


def _picture(request: web.Request, game: str) -> str:
    return f"{request.scheme}://{request.host}/card-{game}.jpg"


def _tags(words: tuple[str, str, str], picture: str) -> bytes:
    """The marks that chats read (ogp.me); every word of a person is escaped."""
    _, title, text = words
    said = {"og:type": "website", "og:site_name": "Tenderfoot", "og:title": title, "og:description": text}
    said |= {"og:image": picture, "og:image:width": "1200", "og:image:height": "630"}
    tags = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in said.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />']).encode()
