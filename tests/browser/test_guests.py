"""A late friend takes a bot's chair, and a host sees to his guests; whoever goes has himself forgotten."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.guest import DESK, PHONE, Guest, Guests
from tests.browser.measuring import outside
from tests.browser.test_access import findings


def menu(page: Page) -> None:
    """Open the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()


def late(guests: Guests, host: Guest) -> Guest:
    """Bob has come by the link on his telephone, and is asked whose chair he takes."""
    bob = guests.arrive(PHONE, "fr", path=host.join)
    bob.page.locator(".join .go").wait_for()
    assert outside(bob.page, [".join .btn", ".join input", ".seat .plate"]) == []
    assert findings(bob.page) == []
    return bob


def test_a_late_friend_takes_a_bots_chair_and_the_host_shows_him_out(guests: Guests) -> None:
    ann = guests.arrive(DESK)
    ann.sit_down("dicetown", 3)
    bob = late(guests, ann)
    bob.page.locator(".seat[data-seat='2'] .pick").click()
    bob.page.locator(".join input").fill("Bob")
    bob.page.locator(".join .go").click()
    expect(bob.page.locator(".join")).to_have_count(0)
    menu(ann.page)
    guest = ann.page.locator("[data-guest='2']")
    expect(guest).to_contain_text("Bob (")
    guest.locator("[data-act='mute']").click()
    guest.locator("[data-act='unmute']").wait_for()
    assert findings(ann.page) == []
    guest.locator("[data-act='remove']").click()
    guest.locator("[data-act='remove']", has_text="Bob").click()
    expect(ann.page.locator("[data-guest='2']")).to_have_count(0)
    bob.page.get_by_role("alert").wait_for()


def test_whoever_has_himself_forgotten_is_told_what_stays_and_leaves_no_name(guests: Guests) -> None:
    ann = guests.arrive(DESK)
    link = ann.open()
    bob = guests.arrive(PHONE, "fr", path=link)
    bob.page.locator(".join input").fill("Bartholomew")
    bob.page.locator(".join .go").click()
    ann.page.get_by_text("Bartholomew").first.wait_for()
    bob.go("/#mine")
    bob.page.get_by_role("button", name="M’oublier").click()
    sheet = bob.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Ce qui reste")
    assert findings(bob.page) == []
    sheet.get_by_role("button", name="Oui, m’oublier").click()
    bob.page.get_by_text("oublié à une table").wait_for()
    expect(ann.page.get_by_text("Bartholomew")).to_have_count(0)
    bob.page.get_by_role("button", name="Vie privée").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("cookie")
