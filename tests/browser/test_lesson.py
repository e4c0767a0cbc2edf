"""A newcomer learns by doing: wrong picks are explained, the round is played, a real game follows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.guest import DESK, PHONE, Guests


def keep(page: Page, *faces: str) -> None:
    """Pick these dice, one for each face named, and lock them in."""
    page.locator("[data-prompt='keep']").wait_for()
    for face in faces:
        page.locator(".rolling[aria-pressed=false]").filter(has_text=face).first.click()
    page.locator(".lock").click()


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESK, "en")], ids=["phone", "desk"])
def test_the_lesson_leads_to_a_real_game(guests: Guests, size: ViewportSize, language: str) -> None:
    guest = guests.arrive(size, language, learnt=[])
    page = guest.page
    page.locator(".way.go").click()
    guide = page.locator("[data-lesson]")
    guide.wait_for()
    keep(page, "9")
    page.get_by_role("alert").wait_for()
    keep(page, "9")
    page.wait_for_function("() => document.querySelector('[data-lesson]')?.dataset.lesson === '1'")
    keep(page, "A")
    page.wait_for_function("() => document.querySelector('[data-lesson]')?.dataset.lesson === '6'")
    assert guide.inner_text()
    keep(page, "A")
    page.locator("[data-lesson='end']").wait_for()
    page.locator("dialog .go").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-prompt='keep']").wait_for()
    guest.go("/")
    page.locator(".way.go").wait_for()
    assert page.locator(".way.go").inner_text() == page.locator(".way").first.inner_text()
