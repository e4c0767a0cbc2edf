"""The coach: asked by a button or a key, he says what he would answer, lights it up, and it can be given."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import DESK, PHONE, Guest, Guests
from tests.browser.hands import Hands
from tests.browser.test_access import findings

GAMES = ("dicetown", "goldriver")


def begun(guest: Guest, game: str) -> Page:
    """A game against bots, at the first question."""
    page = guest.page
    page.locator(f"label:has(input[value={game}])").click()
    page.locator(".way").first.click()
    page.locator("[data-question]").wait_for()
    return page


def advised(guest: Guest) -> list[dict[str, str]]:
    """The answers of the newest hint that came over the wire, best first."""
    said = [frame for frame in guest.frames if frame["type"] == "advised"]
    found: list[dict[str, str]] = said[-1]["answers"]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_asked_lit_and_answered(guests: Guests, game: str) -> None:
    guest = guests.arrive()
    page = begun(guest, game)
    question = page.locator("[data-question]").get_attribute("data-question")
    page.keyboard.press("c")
    panel = page.locator("[data-coach]")
    panel.wait_for()
    assert panel.locator(".what").count() == len(advised(guest))
    assert panel.locator(".reason").inner_text()
    assert page.locator(".advised").count() >= 1
    if game == "dicetown":
        assert lit_dice(page) == kept(advised(guest)[0]["choice"])
        panel.locator(".row").nth(1).click()
        assert lit_dice(page) == kept(advised(guest)[1]["choice"])
        panel.locator(".row").first.click()
    assert findings(page) == []
    panel.get_by_role("button", name="Do that").click()
    Hands(page).insist()  # a deal may make his best answer a costly one, and that asks once more
    expect(page.locator(f"[data-question='{question}']")).to_have_count(0)
    panel.wait_for(state="detached")
    assert page.locator(".advised").count() == 0


def lit_dice(page: Page) -> list[str]:
    """The faces of the dice that are lit up under my cup."""
    lit: list[str] = page.locator(".rolling:has(.advised)").evaluate_all(
        "(dice) => dice.map((die) => die.dataset.face)"
    )
    return sorted(lit)


def kept(choice: str) -> list[str]:
    return sorted(face for face in choice.split()[1:] if face not in ("none", "brute"))


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_he_stands_beside_what_he_points_at(guests: Guests, game: str) -> None:
    guest = guests.arrive(PHONE, "fr", theme="day")
    page = begun(guest, game)
    page.get_by_role("button", name="Conseil", exact=True).click()
    panel = page.locator("[data-coach]")
    panel.wait_for()
    assert findings(page) == []
    stands = panel.bounding_box()
    asks = page.locator("[data-question]").bounding_box()
    assert stands is not None
    assert asks is not None
    assert stands["y"] + stands["height"] <= asks["y"] + 1
    page.keyboard.press("c")
    panel.wait_for(state="detached")
    assert page.locator(".advised").first.is_visible()


def test_where_hints_are_off_nobody_is_offered_one(guests: Guests) -> None:
    ann = guests.arrive()
    bob = guests.arrive(PHONE, path=ann.open())
    for guest, seat in ((ann, None), (bob, 1)):
        guest.page.locator("[data-hints=false]").wait_for()
        if seat is not None:
            guest.page.get_by_role("button", name="Sit down").first.click()
    for guest in (ann, bob):
        guest.page.get_by_role("button", name="I am ready").click()
    ann.page.locator("[data-question]").wait_for()
    assert ann.page.get_by_role("button", name="Hint", exact=True).count() == 0
    ann.page.keyboard.press("c")
    assert Hands(ann.page).play()
    assert not [frame for frame in ann.frames if frame["type"] in ("advised", "refused")]


def test_hints_are_an_option_of_a_new_table(guests: Guests) -> None:
    guest = guests.arrive(DESK)
    guest.go("/#new=dicetown")
    page = guest.page
    page.reload()
    page.get_by_role("switch", name="Coach").click()
    page.get_by_role("button", name="Open the table").click()
    page.locator("[data-hints=true]").wait_for()
