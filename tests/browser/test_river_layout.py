"""Gold River on every screen: five players late in the game, in French, is the hardest case; and it fits."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.ending import finished
from tests.browser.guest import DESK, PHONE, Guest, Guests
from tests.browser.measuring import cramped_targets, outside, small_texts
from tests.browser.positions import Position
from tests.browser.river import RiverStage, ask_on, played
from tests.browser.test_layout import APART, PHONES, READABLE, SIZES, TARGET, ZOOMED, resize, sideways

FIVE: Final = {"players": 5}
LATE: Final = 8
# Questions that need much room, and a game of five in which seat 0 is asked each of them late.
HARD: Final = {"bid": 31, "holdup": 19, "raid": 4, "swap": 33, "allin": 12}
TIGHT: Final = [*SIZES[:2], *SIZES[4:]]
SIDE: Final = SIZES[2]
LOW: Final = [SIDE, *ZOOMED]  # a phone on its side, or a desk at 200 %, is too low for everything
# The smallest phone, the lowest laptop and a big screen have layouts of their own.
EDGES: Final = [
    ViewportSize(width=width, height=height) for width, height in ((360, 640), (1280, 720), (2560, 1440))
]
SCREENS: Final = [*PHONES, *SIZES[3:], *EDGES]
WITHIN: Final = (".player", ".row .one", ".sentence", ".gauges", ".say .go")
BUTTONS: Final = "[data-widget] button"  # some are for another size
SCROLLING: Final = """() => [...document.querySelectorAll('html, main *, .prompt')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1)
  .filter((one) => one.matches('html') || ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
  .map((one) => `${one.scrollHeight - one.clientHeight}: ${one.outerHTML.slice(0, 60)}`)"""
SLOW: Final = 0.0001  # every beat stays until it is skipped
DRAWN: Final = (".struck", ".chain .got", ".dice [data-die]", ".gold .got")


def full_table(prompt: str, since: int) -> Position:
    """Five players, and this is asked in this round or later."""
    found = played(FIVE, HARD[prompt], prompt, since)
    assert found is not None
    return found


def ask_late(guest: Guest, stage: RiverStage, prompt: str) -> None:
    """Five players, the table is full, and this is asked."""
    stage.put(guest, full_table(prompt, LATE))
    guest.page.locator(f"[data-prompt='{prompt}']").wait_for()


def check_fit(page: Page, size: ViewportSize, where: str) -> None:
    """The whole table is on the screen, large enough to read and to touch, and nothing scrolls."""
    assert small_texts(page, READABLE) == [], (where, size)
    assert sideways(page) == [], (where, size)
    if size not in LOW:
        assert page.evaluate(SCROLLING) == [], (where, size)
    if size in [*PHONES, EDGES[0]]:
        assert cramped_targets(page, TARGET, APART) == [], (where, size)
    # Held sideways, or at 200 %, the players stand in the head row, where the round is else.
    optional = f"{BUTTONS}, .gauges" if size in LOW else BUTTONS
    assert outside(page, [*WITHIN, BUTTONS], optional) == [], (where, size)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_five_bidders_fit_every_screen(bidders: Guests, stage: RiverStage, language: str) -> None:
    guest = bidders.arrive(PHONE, language)
    ask_late(guest, stage, "bid")
    assert guest.page.locator("table.ledger tbody tr").count() == 5
    for size in SCREENS:
        resize(guest.page, size)
        check_fit(guest.page, size, "bid")
        assert outside(guest.page, ["[data-column]", "[data-plate]"]) == [], size


def test_what_needs_room_has_it(bidders: Guests, stage: RiverStage) -> None:
    guest = bidders.arrive(PHONE, "fr")
    for prompt in [*HARD][1:]:
        ask_late(guest, stage, prompt)
        for size in TIGHT:
            resize(guest.page, size)
            check_fit(guest.page, size, prompt)


def test_a_phone_on_its_side_and_zoomed_desks_show_all_buttons(bidders: Guests, stage: RiverStage) -> None:
    guest = bidders.arrive(SIDE)
    for prompt in ("bid", "die"):
        ask_on(guest, stage, prompt)
        for size in LOW:
            resize(guest.page, size)
            check_fit(guest.page, size, prompt)


@pytest.mark.parametrize("game", ["goldriver", "dicetown"])
def test_the_end_fits_every_screen(guests: Guests, game: str) -> None:
    guest = guests.arrive(DESK, "fr")
    page = guest.page
    guest.turn_to(f"/t/{finished(page, game, players=5)}")
    page.locator("[data-result='done']").wait_for()
    for size in [*SCREENS, SIDE]:
        resize(page, size)
        assert small_texts(page, READABLE) == [], size
        assert sideways(page) == [], size
        assert outside(page, [".papers .btn", ".papers .total", "header h2", ".podium b"]) == [], size


def areas(page: Page) -> dict[str, float]:
    """The buttons of the question and how large each is."""
    found: dict[str, float] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('[data-widget] button')]
          .map((one) => [one.className.match(/go|pass|step/)[0] + one.innerText.trim()[0],
            one.offsetWidth * one.offsetHeight]))"""
    )
    return found


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_four_buttons_bid_and_never_move(bidders: Guests, stage: RiverStage, size: ViewportSize) -> None:
    guest = bidders.arrive(size)
    ask_on(guest, stage, "bid")
    go = guest.page.locator("[data-widget] .go")
    first = go.bounding_box()
    found = areas(guest.page)
    assert len(found) == 4
    assert max(found, key=lambda one: found[one]).startswith("go")
    for key in ("1", "2", "PageDown", "PageUp"):
        guest.page.keyboard.press(key)
        assert go.bounding_box() == first


def test_more_goes_on_while_it_is_held(bidders: Guests, stage: RiverStage) -> None:
    guest = bidders.arrive()
    ask_on(guest, stage, "bid")
    page = guest.page
    page.locator("[data-widget] .step").last.hover()
    page.mouse.down()
    page.wait_for_function(
        "() => +document.querySelector('[data-widget] .go').innerText.match(/\\d+/)[0] > 4"
    )
    page.mouse.up()
    bid = page.locator("[data-widget] .go").inner_text()
    page.keyboard.press("t")
    assert page.locator("[data-widget] .go").inner_text() == bid


def test_a_round_is_drawn_part_by_part(bidders: Guests, stage: RiverStage) -> None:
    guest = bidders.arrive(PHONE, "fr", speed=SLOW)
    page = guest.page
    stage.later = full_table("bid", LATE)
    stage.put(guest, full_table("bid", LATE - 1))
    page.locator(".story").wait_for()
    stage.later = None
    drawn: set[str] = set()
    chain: list[str] = []
    while page.locator(".story").count():
        assert page.evaluate(SCROLLING) == [], page.locator(".sentence").inner_text()
        drawn |= {part for part in DRAWN if page.locator(part).count()}
        chain = page.locator(".chain .got b").all_inner_texts() or chain
        page.keyboard.press("Space")
    assert drawn == set(DRAWN)
    assert chain == [f"+{kept}" for kept in received(guest)]


def received(guest: Guest) -> list[int]:
    """What everybody kept of the last price, as it was told."""
    told = [told for moment in guest.shown()[-1]["moments"] for told in moment["told"]]
    last = max(i for i, event in enumerate(told) if event["title"] == "price-paid")
    return [event["facts"]["kept"] for event in told[last:] if event["title"] == "received"]
