"""Somebody at a browser: a profile, a page, what went over the wire, and what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, ViewportSize, WebSocket

from tenderfoot.engine.options import Options, Value
from tests.server.guest import STUCK
from tests.server.patching import whole

DESK: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=664)
SETTINGS: Final = "tenderfoot.settings"
Json = Any
# Boxes, words and touches are the same without ink, and drawing is most of what a table costs a machine
# without a graphics card. Whoever looks at colours asks for ink first.
DRY: Final = """
const dry = new CSSStyleSheet();
dry.replaceSync('html { opacity: 0 }');
document.adoptedStyleSheets = [dry];
"""
# What the browser says itself: a broken connection, since some tests break it on purpose; and a header
# that it takes from trusted pages only, which those of the local network are not.
EXPECTED: Final = ("WebSocket", "ERR_", "Cross-Origin-Opener-Policy header has been ignored")


@contextmanager
def inked(page: Page) -> Iterator[None]:
    """The page as people see it, for whoever looks at its colours."""
    sheets = page.evaluate_handle("document.adoptedStyleSheets.splice(0)")
    yield
    page.evaluate("(sheets) => document.adoptedStyleSheets.push(...sheets)", sheets)


class Ear:
    """What one connection was sent, every view whole: a change is of the view that it had before itself."""

    def __init__(self, frames: list[Json]) -> None:
        self._frames: Final = frames
        self._last: Json = None

    def hear(self, payload: str | bytes) -> None:
        """Note one frame."""
        frame = json.loads(payload)
        if frame.get("type") == "changed":
            frame = whole(self._last, frame)
        if frame.get("type") == "shown":
            self._last = frame
        self._frames.append(frame)


class Guest:
    """One person."""

    def __init__(self, context: BrowserContext, address: str, faults: list[str]) -> None:
        self.context: Final = context
        self.address: Final = address
        self.frames: Final[list[Json]] = []
        self.join = ""  # the link for those who come to play
        self.watch = ""  # and for those who only look on
        self.public = False  # whether the tables opened here stand on the notice board
        self._faults: Final = faults
        self.page: Final = self.tab()

    def tab(self) -> Page:
        """One more page of the same person."""
        page = self.context.new_page()
        page.on("pageerror", self._fault)
        page.on("console", self._console)
        page.on("websocket", self._listen)
        return page

    def go(self, path: str) -> None:
        """Open an address of the server."""
        self.page.goto(self.address + path)

    def turn_to(self, path: str) -> None:
        """Go to another place on the page that is open: it is not loaded again."""
        self.page.evaluate(
            "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }",
            path,
        )

    def open(self, game: str = "dicetown", **options: Value) -> str:
        """Open a table for two and sit down; the link for the other one."""
        made = self._made(game, {"players": 2, **options}, 0)
        self.page.get_by_role("button", name=READY).wait_for()
        return made["join"]

    def sit_down(self, game: str, players: int, **options: Value) -> None:
        """A table with quick bots on every other chair; the game begins."""
        self._made(game, {"players": players, **options}, players - 1)
        self.page.locator("[data-prompt], .do .go, button.go").first.wait_for()
        ready = self.page.get_by_role("button", name=READY)
        if ready.count():
            ready.click()
        self.page.locator("[data-prompt]").wait_for()

    def _made(self, game: str, options: Options, bots: int) -> dict[str, str]:
        form = {"game": game, "options": options, "name": "Ann", "pace": 0, "bots": ["tumbleweed"] * bots}
        form["visibility"] = "public" if self.public else "link"
        made: dict[str, str] = self.page.evaluate(
            """async (form) => {
              const reply = await fetch('/api/tables', {
                method: 'POST',
                headers: {'Content-Type': 'application/json'},
                body: JSON.stringify(form),
              });
              return reply.json();
            }""",
            form,
        )
        self.join, self.watch = made["join"], made["watch"]
        self.turn_to(made["path"])
        return made

    def shown(self) -> list[Json]:
        """Every view this person was sent, whole."""
        return [frame for frame in self.frames if frame.get("type") == "shown"]

    def unsaid(self) -> str:
        """Sentences the page lacked."""
        said: str | None = self.page.evaluate("document.documentElement.dataset.unsaid ?? null")
        return said or ""

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", Ear(self.frames).hear)

    def _fault(self, fault: Error) -> None:
        self._faults.append(f"error: {fault}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in EXPECTED):
            self._faults.append(f"console: {message.text}")


# In both languages, since guests speak both.
READY: Final = re.compile("I am ready|Je suis prêt")


class Guests:
    """Everybody who came."""

    def __init__(self, browser: Browser, address: str, *, dry: bool = False) -> None:
        self._browser: Final = browser
        self._address: Final = address
        self._dry: Final = dry
        self._here: Final[list[Guest]] = []
        self.faults: Final[list[str]] = []

    def arrive(
        self,
        size: ViewportSize = DESK,
        language: str = "en",
        path: str = "/",
        host: str = "",
        **settings: Json,
    ) -> Guest:
        """A new person with a fresh profile, by a link or at the door; pictures come at once."""
        context = self._browser.new_context(
            viewport=size,
            locale="fr-FR" if language == "fr" else "en-US",
            has_touch=size == PHONE,
            reduced_motion="reduce",
        )
        context.set_default_timeout(1000 * STUCK)
        kept = {"language": language, "speed": 0, "learnt": ["dicetown", "goldriver"], **settings}
        context.add_init_script(
            f"localStorage.getItem('{SETTINGS}') ?? localStorage.setItem('{SETTINGS}', '{json.dumps(kept)}')"
        )
        if self._dry:
            context.add_init_script(DRY)
        address = self._address.replace("127.0.0.1", host) if host else self._address
        guest = Guest(context, address, self.faults)
        self._here.append(guest)
        guest.go(path)
        return guest

    def leave(self) -> None:
        """All go home; a sentence that somebody missed is a fault."""
        for guest in self._here:
            if not guest.page.is_closed() and (unsaid := guest.unsaid()):
                self.faults.append(f"unsaid: {unsaid}")
            guest.context.close()
