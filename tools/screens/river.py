"""Scenes of Gold River: the auction, who is paid, the row, the gold, the choices of two."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser.guest import Guest
from tests.browser.hands import Hands
from tests.browser.river import Digger, ask_on
from tools.screens.cast import Cast, Scene

MIDDLE: Final = 5  # a round in which everybody has claims


def in_the_middle(guest: Guest, players: int) -> Hands:
    """An auction in the fifth round."""
    guest.sit_down("goldriver", players)
    hands = Digger(guest.page)
    while f" {MIDDLE}" not in guest.page.locator(".round").inner_text():
        hands.take_turn()
    while not guest.page.locator("[data-prompt='bid'], [data-prompt='bid2']").count():
        hands.take_turn()
    return hands


def auction(players: int) -> Scene:
    def scene(cast: Cast) -> Page:
        guest = cast.arrive()
        in_the_middle(guest, players)
        return guest.page

    return scene


def asked(prompt: str) -> Scene:
    """A question of this sort, put to seat 0."""

    def scene(cast: Cast) -> Page:
        guest = cast.at_river()
        ask_on(guest, cast.river, prompt)
        return guest.page

    return scene


STEPS: Final = ["auction", "price", "choice", "gold"]  # as the beam lists them


def told(step: str) -> Scene:
    """The story of a round, held at this step of it."""
    wanted = f".beam:has(li:nth-child({STEPS.index(step) + 1})[aria-current]) ~ main .onward"

    def scene(cast: Cast) -> Page:
        guest = cast.arrive(speed=1)
        guest.sit_down("goldriver", 4)
        hands = Digger(guest.page)
        while not guest.page.locator(wanted).count():
            if not hands.play():
                guest.page.wait_for_timeout(60)
        guest.page.locator(".onward .hold").click()
        return guest.page

    return scene


def tip(cast: Cast) -> Page:
    """Somebody's plate is touched."""
    page = auction(4)(cast)
    page.locator(".player").first.click()
    page.locator("dialog[open]").wait_for()
    return page


SCENES: Final[dict[str, Scene]] = {
    "goldriver": auction(4),
    "goldriver-three": auction(3),
    "goldriver-two": auction(2),
    "goldriver-two-choice": asked("two"),
    "goldriver-pick": asked("pick"),
    "goldriver-burn": asked("burn"),
    "goldriver-payment": told("price"),
    "goldriver-gold": told("gold"),
    "goldriver-choices": asked("swap"),
    "goldriver-tip": tip,
}
