"""Scenes before the game: the start, a new table, the saloon, the notice board."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tests.browser.ending import finished
from tests.browser.guest import READY, Guest
from tools.screens.cast import Cast, Scene

FRIENDS: Final = ("Bob", "Cleo", "Dan")
OPEN: Final = """async (players) => {
  const form = {game: 'dicetown', options: {players}, name: 'Bob', visibility: 'public', pace: 0, bots: []};
  const headers = {'Content-Type': 'application/json'};
  await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(form)});
}"""


def start(cast: Cast) -> Page:
    page = cast.arrive().page
    page.locator(".way:first-child:not([disabled])").wait_for()
    return page


def new_table(cast: Cast) -> Page:
    page = cast.arrive("/#new=dicetown").page
    page.locator(".option").first.wait_for()
    return page


def new_table_wrong(cast: Cast) -> Page:
    """Six chairs in a box for five."""
    page = new_table(cast)
    page.evaluate("document.activeElement?.blur()")
    page.get_by_role("radio", name="6").first.check(force=True)
    page.locator(".open[disabled]").wait_for()
    return page


def hosted(cast: Cast, seated: int = 1) -> tuple[Guest, str]:
    """A table for four with so many friends, and the link to it."""
    ann = cast.arrive(name="Ann")
    link = ann.open(players=4)
    for name in FRIENDS[:seated]:
        friend = cast.arrive(link, name=name)
        friend.page.locator(".do .go").first.click()
        friend.page.get_by_role("button", name=READY).click()
    return ann, link


# The page keeps the links that it has made.
MADE: Final = "(kind) => Object.keys(sessionStorage).some((key) => key.startsWith(`tenderfoot.${kind}.`))"


def lobby(cast: Cast) -> Page:
    ann, _ = hosted(cast)
    ann.page.locator(".seat .stamp.green").first.wait_for()
    for kind in ("join", "watch"):
        ann.page.locator(".link .make").first.click()
        ann.page.wait_for_function(MADE, arg=kind)
    return ann.page


def join(cast: Cast) -> Page:
    _, link = hosted(cast)
    page = cast.arrive(link).page
    page.locator(".do .go").first.wait_for()
    return page


def join_full(cast: Cast) -> Page:
    _, link = hosted(cast, 3)
    page = cast.arrive(link).page
    page.locator(".do .go").first.wait_for()
    return page


def board(cast: Cast) -> Page:
    """Two public tables that wait."""
    for players in (3, 5):
        cast.arrive().page.evaluate(OPEN, players)
    return board_empty(cast)


def board_empty(cast: Cast) -> Page:
    page = cast.arrive("/#lobby").page
    page.locator("h1").first.wait_for()
    return page


def my_games(cast: Cast) -> Page:
    guest = cast.arrive()
    guest.page.locator(".way:first-child:not([disabled])").wait_for()
    finished(guest.page, "dicetown")
    guest.sit_down("goldriver", 3)
    guest.turn_to("/#mine")
    guest.page.reload()
    guest.page.locator("h1").first.wait_for()
    return guest.page


def settings(cast: Cast) -> Page:
    page = start(cast)
    page.locator(".tools .btn").last.click()
    page.locator("dialog[open]").wait_for()
    return page


def nowhere(cast: Cast) -> Page:
    page = cast.arrive("/t/0000000000").page
    page.locator("h1, h2").first.wait_for()
    return page


SCENES: Final[dict[str, Scene]] = {
    "start": start,
    "new-table": new_table,
    "new-table-wrong": new_table_wrong,
    "lobby": lobby,
    "join": join,
    "join-full": join_full,
    "notice-board": board,
    "notice-board-empty": board_empty,
    "my-games": my_games,
    "settings": settings,
    "nowhere": nowhere,
}
