"""No serious finding of axe on any page, in both themes; what happens is said; settings hold."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.guest import DESK, PHONE, Guest, Guests, inked
from tests.browser.hands import Hands

GRAVE = ("serious", "critical")
# Nothing is fetched: only rules about sounds and turned screens would ask for it, and neither is grave.
RUN = """async (part) => {
  const options = {resultTypes: ['violations'], preload: false};
  return (await axe.run(part ?? document, options)).violations;
}"""


def findings(page: Page, part: str | None = None) -> list[str]:
    """What axe finds grave on the page or a part of it, with the element."""
    with inked(page):
        if page.evaluate("typeof axe === 'undefined'"):  # a page is given it once, and it is long
            page.evaluate(Axe().axe_script)
        found = page.evaluate(RUN, part)
    return [f"{one['id']}: {one['nodes'][0]['html']}" for one in found if one["impact"] in GRAVE]


def look(guest: Guest) -> None:
    assert findings(guest.page) == [], guest.page.url


@pytest.mark.parametrize("theme", ["day", "night"])
def test_pages_around_the_table(guests: Guests, theme: str) -> None:
    guest = guests.arrive(PHONE, theme=theme)
    guest.page.locator(".way:first-child:not([disabled])").wait_for()
    look(guest)
    for path, ready in (("/#new=dicetown", ".option"), ("/#lobby", "h1")):
        guest.go(path)
        guest.page.reload()
        guest.page.locator(ready).first.wait_for()
        look(guest)
    guest.page.get_by_role("button", name="Settings").click()
    look(guest)
    guest.page.keyboard.press("Escape")
    guest.open()
    look(guest)


def put_away(page: Page) -> None:
    """Close the sheet, and see it gone: a key pressed before that is for the sheet."""
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_a_key_right_behind_escape_opens_its_sheet(guests: Guests) -> None:
    """The browser says a moment later that a sheet was closed: by then it may be another that is open."""
    guest = guests.arrive(PHONE)
    guest.sit_down("dicetown", 2)
    guest.page.keyboard.press("h")
    guest.page.locator("dialog[open]").wait_for()
    guest.page.evaluate(
        """async () => {
          const sheet = document.querySelector('dialog');
          const told = new Promise((said) => sheet.addEventListener('close', said));
          sheet.close();
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
          await told;
          await new Promise(requestAnimationFrame);
        }"""
    )
    assert guest.page.locator("dialog[open]").count() == 1


@pytest.mark.parametrize(("theme", "size"), [("day", DESK), ("night", PHONE)])
def test_the_table_and_its_sheets(guests: Guests, theme: str, size: object) -> None:
    guest = guests.arrive(DESK if size == DESK else PHONE, theme=theme)
    page = guest.page
    page.locator(".way").first.click()
    page.locator("[data-prompt='keep']").wait_for()
    page.locator(".rolling").first.click()
    look(guest)
    page.keyboard.press("l")
    page.locator("[data-gazette]").wait_for()
    look(guest)
    page.keyboard.press("l")
    page.locator("[data-gazette]").wait_for(state="detached")
    for key in ("s", "h", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        look(guest)
        put_away(page)
    page.get_by_role("button", name="Menu").click()
    look(guest)
    put_away(page)
    page.locator(".player").first.click()
    look(guest)
    put_away(page)
    page.locator(".place").nth(6).click()
    look(guest)


def test_the_book_of_rules(guests: Guests) -> None:
    guest = guests.arrive()
    guest.go("/#rules=dicetown")
    guest.page.reload()
    guest.page.locator("article h2").first.wait_for()
    assert guest.page.locator("article table").count() > 5
    # The book itself is long and plain; axe needs a minute for its tables alone.
    assert findings(guest.page, ".rules") == []


def test_a_why_card_can_be_opened_again(guests: Guests) -> None:
    guest = guests.arrive(gazette=True)
    page = guest.page
    page.locator(".way").first.click()
    page.locator("[data-prompt='keep']").wait_for()
    hands = Hands(page)
    while not page.locator("[data-gazette] h3", has_text="Round 2").count():
        hands.take_turn()
    page.locator("li", has_text="Gold Mine").get_by_role("button", name="why?").first.click()
    card = page.locator("article")
    card.wait_for()
    assert "Most nines" in card.inner_text()
    look(guest)
    page.keyboard.press("Escape")
    card.wait_for(state="detached")


def test_the_language_changes_without_a_reload(guests: Guests) -> None:
    guest = guests.arrive()
    guest.page.evaluate("window.sameAsBefore = true")
    guest.page.get_by_role("button", name="Français").click()
    guest.page.get_by_text("Apprendre en 5 minutes").wait_for()
    assert guest.page.evaluate("document.documentElement.lang") == "fr"
    assert guest.page.evaluate("window.sameAsBefore") is True


def test_status_keys_speak(guests: Guests) -> None:
    guest = guests.arrive()
    page = guest.page
    page.locator(".way").first.click()
    page.locator("[data-prompt='keep']").wait_for()
    voice = page.locator("[aria-live=assertive]")
    assert voice.inner_text().strip() == page.locator(".sentence").inner_text()
    for key, part in (("t", "your turn"), ("d", "Under the cup"), ("o", "Ada"), ("v", "Tenderfoot")):
        page.keyboard.press(key)
        assert part in voice.inner_text()


def test_the_other_theme_and_speed_are_kept(guests: Guests) -> None:
    guest = guests.arrive()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_role("radio", name="day", exact=True).click()
    guest.page.reload()
    assert guest.page.evaluate("document.documentElement.dataset.theme") == "day"
    assert guest.page.evaluate("document.documentElement.dataset.motion") == "calm"
