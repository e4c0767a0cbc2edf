"""What is said stands at its seat and in the Gazette; who watches leans on a rail and turns the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.guest import DESK, PHONE, READY, Guest, Guests
from tests.browser.measuring import outside
from tests.browser.test_access import findings

TABLES = [
    pytest.param("dicetown", DESK, "en", id="dicetown-desk"),
    pytest.param("goldriver", PHONE, "fr", id="goldriver-phone"),
    pytest.param("dicetown", PHONE, "fr", id="dicetown-phone", marks=pytest.mark.long),
    pytest.param("goldriver", DESK, "en", id="goldriver-desk", marks=pytest.mark.long),
]


def two_and_a_watcher(
    guests: Guests, game: str, size: ViewportSize, language: str
) -> tuple[Guest, Guest, Guest]:
    """Ann has opened a table, Bob sits there too, and Cleo looks on."""
    ann = guests.arrive(DESK)
    bob = guests.arrive(size, language, path=ann.open(game))
    bob.page.locator(".do .go").first.click()
    cleo = guests.arrive(size, language, path=ann.watch)
    for guest in (ann, bob):
        guest.page.get_by_role("button", name=READY).click()
    cleo.page.locator("[data-rail]").wait_for()
    return ann, bob, cleo


def write(guest: Guest, text: str) -> None:
    """Send a letter by the Gazette."""
    if not guest.page.locator("[data-gazette]").count():
        guest.page.keyboard.press("l")
    guest.page.locator("[data-gazette] form input").fill(text)
    guest.page.locator("[data-gazette] form button").click()


def seats(guest: Guest) -> list[str | None]:
    """Everybody at the table, as the table is turned."""
    return [one.get_attribute("data-seat") for one in guest.page.locator(".player").all()]


@pytest.mark.parametrize(("game", "size", "language"), TABLES)
def test_what_is_said_stands_at_its_seat_and_in_the_gazette(
    guests: Guests, game: str, size: ViewportSize, language: str
) -> None:
    ann, bob, cleo = two_and_a_watcher(guests, game, size, language)
    write(ann, "Good luck, Bob")
    for guest in (bob, cleo):
        bubble = guest.page.locator("[data-seat='0'] [data-said]")
        bubble.wait_for()
        assert bubble.inner_text() == "Good luck, Bob"
        assert outside(guest.page, ["[data-said]"]) == []
        guest.page.locator(".unseen[aria-live=polite]", has_text="Good luck, Bob").wait_for(state="attached")
    assert ann.page.locator("[data-said]").count() == 0
    bob.page.keyboard.press("l")
    bob.page.locator("[data-gazette] .letters", has_text="Good luck, Bob").wait_for()


@pytest.mark.parametrize(("game", "size", "language"), TABLES)
def test_who_watches_turns_the_table_and_learns_nothing_more(
    guests: Guests, game: str, size: ViewportSize, language: str
) -> None:
    ann, _, cleo = two_and_a_watcher(guests, game, size, language)
    page = cleo.page
    rail = page.locator("[data-rail]")
    assert outside(page, ["[data-rail] label", "[data-rail] .btn", "[data-rail] .last"], ".btn") == []
    before = seats(cleo)
    heard = len(cleo.frames)
    rail.locator("label").first.click()
    assert seats(cleo) == [*before[1:], before[0]]
    assert all(frame["type"] != "you" for frame in cleo.frames[heard:])
    assert cleo.shown()[-1]["ask"] is None
    assert findings(page) == []
    write(cleo, "He needs a third queen")
    rail.locator("li, .last", has_text="He needs a third queen").wait_for()
    write(ann, "Are we watched?")
    page.locator("[data-seat='0'] [data-said]", has_text="Are we watched?").wait_for()
    page.locator("[data-gazette] .letters", has_text="He needs a third queen").wait_for()
    assert ann.page.locator(".letters", has_text="He needs a third queen").count() == 0
    assert page.locator("[data-said]", has_text="He needs a third queen").count() == 0
    page.keyboard.press("Escape")
    rail.locator(".acts .btn").last.click()
    page.locator(".way").first.wait_for()
