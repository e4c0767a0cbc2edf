"""Take the pictures of docs/screens anew: `make screens`.

A real browser against a real server in this process; the dice are what they are, so the pictures differ
from run to run.
"""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.ending import finished
from tests.browser.finding import FLAGS, chromium
from tests.browser.guest import DESK, Guest, Guests
from tests.browser.hands import Hands
from tests.browser.house import Lodging

PLACE: Final = Path(__file__).parent.parent / "docs" / "screens"


def shoot(page: Page, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(700)
    page.screenshot(path=PLACE / f"{name}.png")


def play_until(guest: Guest, wanted: str, answers: int) -> None:
    """Answer questions until such an element is there."""
    hands = Hands(guest.page)
    for _ in range(answers):
        if guest.page.locator(wanted).count():
            return
        if not hands.play():
            guest.page.wait_for_timeout(60)


def desk(guests: Guests) -> None:
    """The desk, light: the start, the dice, the town with its reasons."""
    guest = guests.arrive(DESK, speed=1, motion="full")
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    shoot(page, "start")
    page.locator(".way").first.click()
    play_until(guest, "article", 400)
    shoot(page, "why")


def phone(guests: Guests) -> None:
    """The phone, dark, in French: dice under the cup."""
    guest = guests.arrive({"width": 390, "height": 844}, "fr", theme="dark")
    page = guest.page
    page.locator(".way").first.click()
    page.locator("[data-prompt='keep']").wait_for()
    hands = Hands(page)
    while not hands.play():
        page.wait_for_timeout(60)
    page.locator("[data-prompt='keep'], [data-widget]").first.wait_for()
    if page.locator(".rolling").count():
        page.locator(".rolling").first.click()
    shoot(page, "phone")


def table(guests: Guests) -> None:
    """Friends: the link and the picture to scan."""
    guest = guests.arrive({"width": 390, "height": 844})
    guest.open(players="4")
    shoot(guest.page, "friends")


def coach(guests: Guests) -> None:
    """The coach at an auction: what he would bid and why."""
    page = guests.arrive(DESK).page
    page.locator("input[value=goldriver]").click()
    page.locator(".way").first.click()
    page.locator("[data-prompt='bid']").wait_for()
    page.keyboard.press("c")
    page.locator("[data-coach]").wait_for()
    shoot(page, "coach")


def review(guests: Guests) -> None:
    """The end of a game, looked at again."""
    guest = guests.arrive(DESK, theme="dark")
    guest.page.locator(".way:first-child:not([disabled])").wait_for()
    guest.go(f"/t/{finished(guest.page, 'dicetown', players='4')}")
    guest.page.locator("[data-review=shown]").wait_for(timeout=60_000)
    guest.page.locator("[data-review]").evaluate("element => element.scrollIntoView()")
    shoot(guest.page, "review")


def take(browser: Browser, address: str) -> None:
    """All pictures."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for scene in (desk, phone, table, coach, review):
        guests = Guests(browser, address)
        scene(guests)
        guests.leave()


def main() -> None:
    """Start everything, take the pictures, stop everything."""
    with tempfile.TemporaryDirectory() as work, sync_playwright() as play:
        lodging = Lodging(Path(work))
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        take(browser, lodging.address)
        browser.close()
        lodging.stop()


if __name__ == "__main__":
    main()
