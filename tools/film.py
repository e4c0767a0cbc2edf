"""The README's film: `make film`. A throw, the town resolved, loot flying, as the page shows them.

A real game against bots in a real browser. The browser hands out a picture whenever it has drawn one; they
are laid on an even beat and written as one animated picture. Take it on a quiet machine, or it stutters.
"""

from __future__ import annotations

import base64
import io
import json
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import CDPSession, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as Timeout

from tests.browser.finding import FLAGS, chromium
from tests.browser.guest import SETTINGS, Guest
from tests.browser.hands import Hands
from tests.browser.house import Lodging

FILM: Final = Path(__file__).parents[1] / "docs" / "screens" / "film.webp"
STAGE: Final = ViewportSize(width=1280, height=800)
SHOWN: Final = (880, 550)
BEAT: Final = 1 / 12  # seconds a picture
ENOUGH, LAST = 10.0, 14.0  # seconds
LIMIT: Final = 2_000_000  # bytes
HABITS: Final = {"language": "en", "speed": 1, "learnt": ["dicetown"]}
QUALITIES: Final = (70, 60, 50, 40, 30)


class Frame(NamedTuple):
    """A picture and when it was drawn, in seconds."""

    at: float
    jpeg: bytes


class Camera:
    """Keeps every picture that the browser has drawn."""

    def __init__(self, session: CDPSession) -> None:
        self.frames: Final[list[Frame]] = []
        self._session: Final = session
        session.on("Page.screencastFrame", self._take)

    def run(self) -> None:
        """Begin."""
        self._session.send("Page.startScreencast", {"format": "jpeg", "quality": 92})

    def stop(self) -> None:
        """No more pictures, not even one that is on its way."""
        self._session.remove_listener("Page.screencastFrame", self._take)
        self._session.send("Page.stopScreencast")

    def _take(self, drawn: dict[str, Any]) -> None:
        self.frames.append(Frame(drawn["metadata"]["timestamp"], base64.b64decode(drawn["data"])))
        self._session.send("Page.screencastFrameAck", {"sessionId": drawn["sessionId"]})


def on_the_beat(frames: list[Frame]) -> list[Frame]:
    """At every beat, the last picture that was drawn before it."""
    first = frames[0].at
    count = int(min(frames[-1].at - first, LAST) / BEAT)
    return [max(f for f in frames if f.at <= first + k * BEAT) for k in range(count)]


def written(frames: list[Frame]) -> int:
    """Write the film in the best quality that is small enough; its size."""
    opened = [Image.open(io.BytesIO(frame.jpeg)).convert("RGB") for frame in frames]
    pictures = [one.resize(SHOWN, Image.Resampling.LANCZOS) for one in opened]
    for quality in QUALITIES:
        pictures[0].save(
            FILM,
            save_all=True,
            append_images=pictures[1:],
            duration=round(1000 * BEAT),
            loop=0,
            quality=quality,
            method=6,
        )
        if FILM.stat().st_size <= LIMIT:
            break
    return FILM.stat().st_size


def take(guest: Guest) -> list[Frame]:
    """A new table's first round: from its second throw on the camera runs, until a place asks something."""
    page = guest.page
    guest.sit_down("dicetown", 4)
    hands = Hands(page)
    hands.take_turn()
    page.locator("[data-prompt=keep]").wait_for()
    camera = Camera(guest.context.new_cdp_session(page))
    camera.run()
    hands.take_turn()
    with suppress(Timeout):  # that nothing is asked is the better
        page.locator("[data-prompt]:not([data-prompt=keep])").wait_for(timeout=1000 * LAST)
    camera.stop()
    return camera.frames


def play(guest: Guest) -> list[Frame]:
    """Games are begun until one has enough to show."""
    frames = take(guest)
    while frames[-1].at - frames[0].at < ENOUGH:
        frames = take(guest)
    return frames


def main() -> None:
    """Play, film, write, say how large it is."""
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = Lodging(Path(work))
        context = browser.new_context(viewport=STAGE, locale="en-US")
        context.add_init_script(f"localStorage.setItem('{SETTINGS}', '{json.dumps(HABITS)}')")
        guest = Guest(context, house.address, [])
        guest.go("/")
        frames = play(guest)
        browser.close()
        house.stop()
    size = written(on_the_beat(frames))
    print(f"{FILM.name}: {len(frames)} pictures drawn, {size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
