"""What the page weighs: bytes on the wire, elements of a table, and how soon the first question is there."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from playwright.sync_api import Response

from tests.browser.guest import Guest, Guests

ELEMENTS: Final = "() => document.querySelectorAll('*').length"
USABLE: Final = ".way:first-child:not([disabled])"


class Weight(NamedTuple):
    """One visit with an empty cache."""

    first: float  # KB of the first page, compressed, with its fonts
    game: float  # KB more until the first question
    usable: float  # milliseconds until the first page can be used
    question: float  # milliseconds from there, by one touch, to the first question
    elements: int


class Scale:
    """Adds up what a page is sent."""

    def __init__(self, guest: Guest) -> None:
        self._replies: Final[list[Response]] = []
        guest.page.on("response", self._hear)

    def _hear(self, reply: Response) -> None:
        self._replies.append(reply)

    def taken(self) -> float:
        """KB since the last time."""
        total = sum(reply.request.sizes()["responseBodySize"] for reply in self._replies)
        self._replies.clear()
        return total / 1024


def visit(guests: Guests) -> Weight:
    """Somebody who was never here opens the page and touches the green button."""
    guest = guests.arrive(path="/healthz")
    scale = Scale(guest)
    began = time.perf_counter()
    guest.go("/")
    guest.page.locator(USABLE).wait_for()
    usable = time.perf_counter()
    guest.page.wait_for_load_state("networkidle")
    first = scale.taken()
    touched = time.perf_counter()
    guest.page.locator(USABLE).click()
    guest.page.locator("[data-prompt]").wait_for()
    asked = time.perf_counter()
    guest.page.wait_for_load_state("networkidle")
    elements: int = guest.page.evaluate(ELEMENTS)
    return Weight(first, scale.taken(), (usable - began) * 1000, (asked - touched) * 1000, elements)
