"""The frame of a table: the beam, the Gazette, the tab that calls, and an end that leads on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.ending import finished
from tests.browser.guest import PHONE, Guests
from tests.browser.measuring import outside
from tests.browser.test_access import findings


def test_the_gazette_makes_room_and_is_remembered(guests: Guests) -> None:
    guest = guests.arrive()
    guest.sit_down("dicetown", 3)
    page = guest.page
    assert page.locator("[data-gazette]").count() == 0
    page.get_by_role("button", name="Gazette", exact=True).click()
    paper = page.locator("[data-gazette]").bounding_box()
    mine = page.locator("[data-mine]").bounding_box()
    assert paper is not None
    assert mine is not None
    assert paper["y"] + paper["height"] <= mine["y"] + 1
    assert findings(page) == []
    page.reload()
    page.locator("[data-gazette]").wait_for()


def test_the_tab_says_whose_turn_it_is(guests: Guests) -> None:
    guest = guests.arrive()
    guest.sit_down("dicetown", 2)
    expect(guest.page).to_have_title("★ Your turn – Tenderfoot")
    icon = guest.page.locator("link[rel=icon]").get_attribute("href") or ""
    assert icon.startswith("data:image/svg+xml")
    guest.turn_to("/")
    expect(guest.page).to_have_title("Tenderfoot")


def test_an_end_is_never_a_dead_end(guests: Guests) -> None:
    guest = guests.arrive(PHONE)
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    guest.go(f"/t/{finished(page, 'goldriver')}")
    page.locator("[data-result=done]").wait_for()
    assert outside(page, ["[data-result] table", "[data-result] .do .btn"]) == []
    page.get_by_role("button", name="Share").click()
    page.locator("[data-share=made]").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="The final count").click()
    page.get_by_role("button", name="Another game").click()
    page.locator("[data-prompt]").wait_for()
