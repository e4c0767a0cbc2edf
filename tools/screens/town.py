"""Scenes of Dice Town: dice under the cup, a place won, a tie, every sort of choice."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tenderfoot.engine.options import Value
from tests.browser.guest import Guest
from tests.browser.hands import Hands
from tests.browser.positions import position
from tools.screens.cast import Cast, Scene

MIDDLE: Final = 3  # a round in which everybody owns something
AGES: Final = 600_000  # milliseconds: a window that stays open as long as the pictures take


def in_the_middle(guest: Guest, players: int, **options: Value) -> Hands:
    """A table in its third round or soon after, with dice before me, not for the first time in this round."""
    guest.sit_down("dicetown", players, **options)
    hands = Hands(guest.page)
    while f" {MIDDLE}" not in guest.page.locator(".round").inner_text():
        hands.take_turn()
    hands.take_turn()
    guest.page.locator("[data-prompt]").wait_for()
    while not guest.page.locator("[data-prompt='keep']").count():
        hands.take_turn()
        guest.page.locator("[data-prompt]").wait_for()
    return hands


def picked(page: Page) -> Page:
    if page.locator(".rolling").count():
        page.locator(".rolling").first.click()
    return page


def table(cast: Cast) -> Page:
    guest = cast.arrive()
    in_the_middle(guest, 5)
    return picked(guest.page)


def frontier(cast: Cast) -> Page:
    guest = cast.arrive()
    in_the_middle(guest, 6, wild_west=True)
    return picked(guest.page)


def resolve(cast: Cast) -> Page:
    """A place is won, and the story held there."""
    guest = cast.arrive(speed=1)
    guest.sit_down("dicetown", 5)
    hands = Hands(guest.page)
    while not guest.page.locator("article.nailed .won, article .won").count():
        if not hands.play():
            guest.page.wait_for_timeout(60)
    guest.page.locator(".onward .hold").click()
    return guest.page


def gazette(cast: Cast) -> Page:
    guest = cast.arrive(gazette=True)
    in_the_middle(guest, 4)
    return guest.page


def asked(prompt: str, ending: str = "") -> Scene:
    """A question of this sort, put to seat 0."""

    def scene(cast: Cast) -> Page:
        guest = cast.at_town()
        cast.puppet.put(guest, position(prompt, ending))
        guest.page.locator(f"[data-prompt='{prompt}']").wait_for()
        choice = guest.page.locator("[data-widget] .choice:not([disabled])")
        if choice.count():
            choice.first.click()
        return guest.page

    return scene


def window(cast: Cast) -> Page:
    """A card was played, and everybody may answer."""
    cast.puppet.left = AGES
    guest = cast.at_town()
    cast.puppet.put(guest, position("wanted"))
    guest.page.locator("[data-window]").wait_for()
    cast.puppet.left = None
    return guest.page


def held(cast: Cast) -> Page:
    page = window(cast)
    page.keyboard.press("x")
    page.locator("[data-held]").wait_for()
    return page


SCENES: Final[dict[str, Scene]] = {
    "dicetown": table,
    "dicetown-frontier": frontier,
    "dicetown-resolve": resolve,
    "dicetown-tie": asked("offer"),
    "dicetown-tie-sheriff": asked("decision"),
    "choices": asked("steal"),
    "choices-card": asked("store"),
    "choices-elixir": asked("elixir"),
    "choices-react": window,
    "choices-sheriff": asked("decision"),
    "choices-turn": asked("cheat"),
    "choices-victim": asked("victim"),
    "gazette": gazette,
    "hold": window,
    "hold-pressed": held,
}
