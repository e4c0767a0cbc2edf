"""The page in a language that is a third longer and in brackets: every text is in a catalogue, and fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page

from tests.browser.guest import PHONE, Guest, Guests
from tests.browser.test_layout import sideways

# Texts in sight with a word that stands in no brackets; names of people and keys are their own.
BARE: Final = """() => {
  const names = new Set(['Tenderfoot', 'Ann', 'Ada', 'Bea', 'Cal', 'Dot', 'Eli', 'Esc']);
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const text = node.data.trim();
    if (one.closest('script, style, svg, [data-scenery]') || !one.getClientRects().length) continue;
    const left = text.replace(/\\[[^\\]]*\\]/g, ' ').split(/[^\\p{L}]+/u);
    const words = left.filter((word) => /\\p{Ll}{2}/u.test(word) && !names.has(word));
    if (words.length) found.add(text);
  }
  return [...found];
}"""


def start(guest: Guest) -> None:
    guest.page.locator(".way:first-child:not([disabled])").wait_for()


def new_table(guest: Guest) -> None:
    start(guest)
    guest.turn_to("/#new=goldriver")
    guest.page.locator(".option").first.wait_for()


def notice_board(guest: Guest) -> None:
    start(guest)
    guest.turn_to("/#lobby")
    guest.page.locator("h1").first.wait_for()


def saloon(guest: Guest) -> None:
    start(guest)
    guest.open()


def settings(guest: Guest) -> None:
    start(guest)
    guest.page.locator(".tools .btn").last.click()
    guest.page.locator("dialog[open]").wait_for()


def town(guest: Guest) -> None:
    start(guest)
    guest.sit_down("dicetown", 3, wild_west=True, indians=True)


def river(guest: Guest) -> None:
    start(guest)
    guest.sit_down("goldriver", 4)


def scores(guest: Guest) -> None:
    town(guest)
    guest.page.keyboard.press("s")
    guest.page.locator("dialog[open]").wait_for()


PLACES: Final = [start, new_table, notice_board, saloon, settings, town, river, scores]


def bare(page: Page) -> list[str]:
    found: list[str] = page.evaluate(BARE)
    return found


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_every_text_is_in_a_catalogue_and_may_be_longer(
    guests: Guests, place: Callable[[Guest], None]
) -> None:
    guest = guests.arrive(PHONE, path="/?stretched")
    place(guest)
    assert bare(guest.page) == []
    assert sideways(guest.page) == []
