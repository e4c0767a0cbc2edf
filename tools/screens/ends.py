"""Scenes around the game: its end, the review, fair dice, watchers, friends who are away, a lost line."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.ending import finished
from tests.browser.guest import READY, Guest
from tests.browser.test_devices import seat_link
from tests.browser.test_fairness import another_die
from tools.screens.cast import Cast, Scene

FAIR: Final = re.compile("Fair dice|Des dés honnêtes")


def over(game: str, players: int = 4) -> Scene:
    """The final count."""

    def scene(cast: Cast) -> Page:
        return ended(cast, game, players).page

    return scene


def ended(cast: Cast, game: str, players: int = 4, page: str = "") -> Guest:
    guest = cast.arrive()
    guest.page.locator(".way:first-child:not([disabled])").wait_for()
    guest.go(f"/t/{finished(guest.page, game, players=players)}{page}")
    guest.page.locator("[data-result=done], [data-review=shown]").first.wait_for()
    return guest


def review(cast: Cast) -> Page:
    page = ended(cast, "dicetown", page="#review").page
    page.locator("[data-review=shown]").wait_for()
    return page


def share(cast: Cast) -> Page:
    page = ended(cast, "dicetown").page
    page.locator(".do .btn").nth(1).click()
    page.locator("[data-share=made]").wait_for()
    return page


def fair(cast: Cast) -> Page:
    guest = cast.arrive()
    guest.sit_down("dicetown", 4)
    return dice_of(guest.page)


def dice_of(page: Page) -> Page:
    """Open what is said of the dice."""
    page.locator(".beam .tool").last.click()
    page.get_by_role("button", name=FAIR).click()
    return page


def proof(cast: Cast) -> Page:
    page = ended(cast, "dicetown").page
    dice_of(page)
    page.locator("[data-right]").wait_for()
    return page


def together(cast: Cast) -> list[Guest]:
    """Four friends at a table that plays."""
    ann = cast.arrive(name="Ann")
    link = ann.open(players=4)
    friends = [ann]
    for name in ("Bob", "Cleo", "Dan"):
        friend = cast.arrive(link, name=name)
        friend.page.locator(".do .go").first.click()
        friends.append(friend)
    for friend in friends:
        friend.page.get_by_role("button", name=READY).click()
    for friend in friends:
        friend.page.locator("[data-prompt='keep']").wait_for()
    return friends


def presence(cast: Cast) -> Page:
    """One has closed his window, one has locked his dice in."""
    ann, bob, cleo, _ = together(cast)
    bob.context.close()
    cleo.page.locator(".rolling").first.click()
    cleo.page.locator(".lock").click()
    ann.page.locator(".gone, .away").first.wait_for()
    return ann.page


def watching(cast: Cast) -> Page:
    ann = cast.arrive(name="Ann")
    ann.sit_down("dicetown", 4)
    page = cast.arrive(ann.watch).page
    page.locator(".player").first.wait_for()
    return page


def lost(cast: Cast) -> Page:
    """The line is cut, and does not come back."""
    guest = cast.arrive()
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    guest.page.route_web_socket("**/ws/*", hold)
    guest.sit_down("dicetown", 4)
    lines[0].close()
    guest.page.locator(".lost").wait_for()
    return guest.page


def elsewhere(cast: Cast) -> Page:
    """My seat is played from a second device."""
    guest = cast.arrive()
    guest.sit_down("dicetown", 4)
    cast.arrive(seat_link(guest))
    guest.page.locator("main .devices").wait_for()
    return guest.page


def difference(cast: Cast) -> Page:
    """A die of the fourth round is not what the seed gives."""
    page = ended(cast, "dicetown").page
    page.route("**/proof", another_die)
    dice_of(page)
    page.locator("[data-right]").wait_for()
    return page


def lesson(cast: Cast) -> Page:
    page = cast.arrive(learnt=[]).page
    page.locator(".way.go").click()
    page.locator("[data-lesson]").wait_for()
    return page


def turn(cast: Cast) -> Page:
    guest = cast.arrive()
    guest.sit_down("dicetown", 4)
    return guest.page


SCENES: Final[dict[str, Scene]] = {
    "final": over("dicetown", 5),
    "goldriver-final": over("goldriver"),
    "review": review,
    "share": share,
    "fair": fair,
    "fair-proof": proof,
    "fair-difference": difference,
    "seat-elsewhere": elsewhere,
    "presence": presence,
    "watching": watching,
    "reconnect": lost,
    "lesson-replay": lesson,
    "your-turn": turn,
}
