"""Take the pictures of docs/screens anew: `make screens`.

A real browser against a real server in this process; the dice are what they are, so the pictures differ
from run to run.
"""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.ending import finished
from tests.browser.finding import FLAGS, chromium
from tests.browser.guest import Guest, Guests
from tests.browser.hands import Hands
from tests.browser.house import Lodging
from tests.browser.river import Digger, play_to_the_end

PLACE: Final = Path(__file__).parent.parent / "docs" / "screens"
TALL: Final = ViewportSize(width=390, height=844)
MIDDLE: Final = 5  # a round in which the table is full


def shoot(page: Page, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(700)
    page.screenshot(path=PLACE / f"{name}.png")


def play_until(hands: Hands, wanted: str) -> None:
    """Answer questions until such an element is there."""
    while not hands.page.locator(wanted).count():
        if not hands.play():
            hands.page.wait_for_timeout(60)


def start(guests: Guests) -> None:
    """The first screen."""
    page = guests.arrive().page
    page.locator(".way:first-child:not([disabled])").wait_for()
    shoot(page, "start")


def room(guests: Guests) -> None:
    """Friends: the link and the picture to scan."""
    guest = guests.arrive(TALL)
    guest.open(players=4)
    shoot(guest.page, "friends")


def coach(guests: Guests) -> None:
    """The coach at an auction: what he would bid and why."""
    page = guests.arrive().page
    page.locator("input[value=goldriver]").click()
    page.locator(".way").first.click()
    page.locator("[data-prompt='bid']").wait_for()
    page.keyboard.press("c")
    page.locator("[data-coach]").wait_for()
    shoot(page, "coach")


def review(guests: Guests) -> None:
    """The end of a game, looked at again."""
    guest = guests.arrive(theme="dark")
    guest.page.locator(".way:first-child:not([disabled])").wait_for()
    guest.go(f"/t/{finished(guest.page, 'dicetown', players=4)}")
    guest.page.locator("[data-review=shown]").wait_for(timeout=60_000)
    guest.page.locator("[data-review]").evaluate("element => element.scrollIntoView()")
    shoot(guest.page, "review")


def lesson(guests: Guests) -> None:
    """Learning by playing."""
    page = guests.arrive(TALL, learnt=[]).page
    page.locator(".game").nth(1).click()
    page.locator(".way.go").click()
    page.locator("[data-widget='bid']").wait_for()
    shoot(page, "lesson")


def town(guests: Guests) -> None:
    """Dice Town on a desk: a place is won, with the reason."""
    guest = guests.arrive(speed=1, motion="full")
    guest.sit_down("dicetown", 4)
    play_until(Hands(guest.page), "article .won")
    shoot(guest.page, "why")


def cup(guests: Guests) -> None:
    """Dice Town on a phone, dark, in French: dice under the cup."""
    guest = guests.arrive(TALL, "fr", theme="dark")
    guest.sit_down("dicetown", 5)
    hands = Hands(guest.page)
    hands.play()
    play_until(hands, ".rolling")
    guest.page.locator(".rolling").first.click()
    shoot(guest.page, "phone")


def middle(guest: Guest, players: int) -> Digger:
    """A table of Gold River in the middle of the game, with an auction going on."""
    guest.sit_down("goldriver", players)
    hands = Digger(guest.page)
    while f"#{MIDDLE}" not in guest.page.locator(".round").inner_text().replace(" ", " #"):
        if not hands.play():
            guest.page.wait_for_timeout(30)
    play_until(hands, "[data-prompt='bid']")
    return hands


def river(guests: Guests) -> None:
    """Gold River on a desk: an auction, the end, and the game again."""
    guest = guests.arrive()
    hands = middle(guest, 4)
    shoot(guest.page, "river")
    play_to_the_end(hands)
    shoot(guest.page, "end")
    guest.go(f"{guest.page.url.removeprefix(guest.address).split('#')[0]}#replay=60")
    guest.page.reload()
    guest.page.locator("header input").wait_for()
    shoot(guest.page, "replay")


def small_river(guests: Guests) -> None:
    """Gold River on a phone, with five players."""
    guest = guests.arrive(TALL)
    middle(guest, 5)
    shoot(guest.page, "river-phone")


SCENES: Final = (start, room, lesson, town, cup, river, small_river, coach, review)


def take(browser: Browser, address: str) -> None:
    """All pictures."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for scene in SCENES:
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
