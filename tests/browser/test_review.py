"""The end of a game: who was winning when, luck, and the costliest decisions with a way to their moment."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.ending import finished
from tests.browser.guest import DESK, PHONE, Guests
from tests.browser.test_access import findings

LOOKS = [
    ("dicetown", DESK, "fr", "dark"),
    ("goldriver", PHONE, "en", "light"),
]


@pytest.mark.parametrize(("game", "size", "language", "theme"), LOOKS, ids=["dicetown", "goldriver"])
def test_the_end_screen_shows_the_review(
    guests: Guests, game: str, size: object, language: str, theme: str
) -> None:
    guest = guests.arrive(DESK if size == DESK else PHONE, language, theme=theme)
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    table = finished(page, game)
    guest.go(f"/t/{table}")
    page.locator("[data-review=shown]").wait_for(timeout=60_000)
    found = json.loads(page.evaluate(f"fetch('/api/tables/{table}/review').then((r) => r.text())"))
    review = page.locator("[data-review]")
    assert review.locator("figure > svg .line").count() == 3
    review.locator("summary").click()
    rows = review.locator("details tbody tr")
    assert rows.count() == len(found["curve"])
    won = [round(chance) for chance in found["curve"][-1]["chances"]]
    assert [
        int("".join(filter(str.isdigit, cell))) for cell in rows.last.locator("td").all_inner_texts()
    ] == won
    assert review.locator(".bar").count() == 3
    assert review.locator("ol li").count() == len(found["lapses"])
    assert findings(page) == []
    to_the_moment(page, found["lapses"])


def to_the_moment(page: Page, lapses: list[dict[str, int]]) -> None:
    """The first decision leads to its moment in the replay, and back."""
    if not lapses:
        return
    page.locator("[data-review] ol a").first.click()
    page.locator("input[type=range]").wait_for()
    assert page.locator("input[type=range]").input_value() == str(lapses[0]["frame"])
    page.go_back()
    page.locator("[data-review=shown]").wait_for()
