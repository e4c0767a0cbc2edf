"""The end of a game: who was winning when, luck, and the costliest decisions with a way to their moment."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.ending import finished
from tests.browser.guest import DESK, PHONE, Guests
from tests.browser.measuring import outside
from tests.browser.test_access import findings

LOOKS = [
    ("dicetown", DESK, "fr", "day"),
    ("goldriver", PHONE, "en", "night"),
]


@pytest.mark.parametrize(("game", "size", "language", "theme"), LOOKS, ids=["dicetown", "goldriver"])
def test_the_end_screen_shows_the_review(
    guests: Guests, game: str, size: object, language: str, theme: str
) -> None:
    guest = guests.arrive(DESK if size == DESK else PHONE, language, theme=theme)
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    table = finished(page, game)
    guest.go(f"/t/{table}#review")
    page.locator("[data-review=shown]").wait_for()
    found = json.loads(page.evaluate(f"fetch('/api/tables/{table}/review').then((r) => r.text())"))
    review = page.locator("[data-review]")
    assert review.locator("figure svg .line").count() == 3
    assert outside(page, ["[data-review] .mat .btn", "[data-review] figure"], ".share") == []
    review.locator("summary").click()
    rows = review.locator("details tbody tr")
    assert rows.count() == len(found["curve"])
    won = [round(chance) for chance in found["curve"][-1]["chances"]]
    assert [
        int("".join(filter(str.isdigit, cell))) for cell in rows.last.locator("td").all_inner_texts()
    ] == won
    review.locator("summary").click()
    assert review.locator(".bar").count() == 3
    assert review.locator(".doubts > li").count() == len(found["lapses"])
    assert review.locator("figure .swing").count() == len(found["swings"])
    assert review.locator(".turns .sign").all_inner_texts() == [
        str(n + 1) for n in range(len(found["swings"]))
    ]
    assert findings(page) == []
    to_the_moment(page, ".doubts a", found["lapses"])
    to_the_moment(page, ".turns a", found["swings"])


def to_the_moment(page: Page, way: str, moments: list[dict[str, int]]) -> None:
    """The first of them leads to its moment in the replay, and back."""
    if not moments:
        return
    page.locator(f"[data-review] {way}").first.click()
    page.locator(".track input[type=range]").wait_for()
    assert page.locator(".track input[type=range]").input_value() == str(moments[0]["frame"])
    page.go_back()
    page.locator("[data-review=shown]").wait_for()
