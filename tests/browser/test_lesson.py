"""A newcomer learns by doing: wrong answers are explained, the rounds are played, a real game follows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.guest import DESK, PHONE, Guests
from tests.browser.test_access import findings
from tests.browser.test_layout import sideways

SCREENS = [
    pytest.param(PHONE, "fr", id="phone"),
    pytest.param(DESK, "en", id="desk", marks=pytest.mark.long),
]
FRENCH = {"J": "V"}  # how a die's letter is read there


def keep(page: Page, *faces: str) -> None:
    """Pick these dice, one for each face named, and lock them in."""
    page.locator("[data-prompt='keep']").wait_for()
    for face in faces:
        page.locator(f".rolling[aria-pressed=false][data-face='{face}']").first.click()
    french = page.evaluate("document.documentElement.lang") == "fr"
    said = [FRENCH.get(face, face) if french else face for face in faces]
    assert " ".join(said) in page.locator(".lock").inner_text()
    page.locator(".lock").click()


def guided(page: Page, frame: int) -> None:
    """The guide has come to this frame, and says something."""
    page.wait_for_function(
        "(at) => document.querySelector('[data-lesson]')?.dataset.lesson === at", arg=str(frame)
    )
    assert page.locator("[data-lesson]").inner_text()
    assert not sideways(page)


def check_the_way_out(page: Page, prompt: str) -> None:
    """The last sheet leads to a real game."""
    page.locator("[data-lesson='end']").wait_for()
    page.locator("dialog .go").click()
    page.wait_for_url("**/t/*")
    page.locator(f"[data-prompt='{prompt}'], .player").first.wait_for()


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_dice_town_is_learnt_by_playing(guests: Guests, size: ViewportSize, language: str) -> None:
    guest = guests.arrive(size, language, learnt=[])
    page = guest.page
    page.locator(".way.go").click()
    guided(page, 0)
    keep(page, "9")
    page.get_by_role("alert").wait_for()
    keep(page, "9")
    guided(page, 1)
    keep(page, "J", "J")
    guided(page, 3)
    choose(page, "Dynamite")
    guided(page, 4)
    choose(page, "Saddle" if language == "en" else "Selle")
    guided(page, 7)
    page.locator("[data-coach] .reason").wait_for()
    assert page.locator("[data-coach] li").count() == 3
    keep(page, "9", "9", "9")
    guided(page, 8)
    choose(page, "Dynamite")
    guided(page, 12)
    keep(page, "A")
    check_the_way_out(page, "keep")
    guest.go("/")
    page.locator(".way.go").wait_for()
    assert page.locator(".way.go").inner_text() == page.locator(".way").first.inner_text()


def choose(page: Page, card: str) -> None:
    """Touch this card on the felt, and say so."""
    page.locator("[data-widget] .choice", has_text=card).click()
    page.locator(".acts .go").click()


def take(page: Page, card: str) -> None:
    """Touch this card of the row, and say so."""
    page.locator("[data-widget='row'] button.one").filter(has_text=card).first.click()
    page.locator(".say .go").click()


@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_gold_river_is_learnt_by_playing(guests: Guests, size: ViewportSize, language: str) -> None:
    guest = guests.arrive(size, language, learnt=["dicetown"])
    page = guest.page
    page.locator(".game").nth(1).click()
    page.locator(".way.go").click()
    guided(page, 3)
    assert findings(page) == []
    more = page.locator("[data-widget='bid'] .step").nth(1)
    page.locator("[data-widget='bid'] .go").click()
    page.get_by_role("alert").wait_for()
    page.locator(".bubble.pointing").wait_for()
    assert "advised" in (more.get_attribute("class") or "")
    more.click()
    more.click()
    page.locator("[data-widget='bid'] .go.advised").click()
    guided(page, 6)
    take(page, "San Narciso")
    guided(page, 7)
    take(page, "Cold Mountain")
    guided(page, 10)
    page.locator("[data-widget='bid'] .pass").click()
    guided(page, 18)
    take(page, "9")
    guided(page, 21)
    page.locator("[data-widget='bid'] .pass").click()
    check_the_way_out(page, "bid")
