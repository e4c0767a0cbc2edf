"""Nothing is cut, nothing scrolls sideways, the button is always there: at every width, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.guest import PHONE, Guests
from tests.browser.hands import Hands
from tests.browser.measuring import cramped_targets, outside, small_texts
from tests.browser.positions import position
from tests.browser.puppet import Puppet

SIZES = [
    ViewportSize(width=width, height=height)
    for width, height in ((360, 664), (390, 664), (844, 390), (768, 1024), (1024, 768), (1440, 900))
]
# 1440 x 900 and 1366 x 768 at 200 % zoom.
ZOOMED = [ViewportSize(width=width, height=height) for width, height in ((720, 450), (683, 384))]
PHONES = [*SIZES[:2], ViewportSize(width=390, height=844)]
READABLE = 12
SIDES = """(all) => all.flatMap((one) => {
  const box = one.getBoundingClientRect();
  return [box.width, box.height];
})"""
LIES = """() => [...document.querySelectorAll('.felt, .tray .cup, .tray .held, .rolling')].map((one) => {
  const box = one.getBoundingClientRect();
  return [box.left, box.top, box.width, box.height];
})"""
COVERED = """() => {
  const said = document.querySelector('.sentence').getBoundingClientRect();
  return [...document.querySelectorAll('.acts .btn')].map((one) => one.getBoundingClientRect()).some((box) =>
    box.width && box.left < said.right && box.right > said.left && box.top < said.bottom - 1
    && box.bottom > said.top);
}"""
TARGET, APART = 44, 8
SAMPLE = ["cheat", "decision", "store", "offer", "action", "shaman", "petition", "fence"]
MIDDLE = 2


def resize(page: Page, size: ViewportSize) -> None:
    """Change the size of the window, and see it changed: the window first, then the page."""
    page.set_viewport_size(size)
    page.wait_for_function(
        """([width, height]) => innerWidth === width && innerHeight === height
          && document.documentElement.clientHeight === height
          && Math.abs(document.documentElement.clientWidth - width) < 20  // a bar to scroll by
          && matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches""",
        arg=[*size.values()],
    )
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def sideways(page: Page) -> list[str]:
    """What reaches beyond the right edge, if the page scrolls sideways because of it."""
    found: list[str] = page.evaluate(
        """() => document.documentElement.scrollWidth <= innerWidth ? [] :
          [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
            .map((one) => `${one.getBoundingClientRect().right} ${one.outerHTML.slice(0, 100)}`)
        """
    )
    return found


def check_by_ruler(page: Page, where: str) -> None:
    """Whatever stands there can be read, and on a phone be touched without touching something else."""
    for size in [*PHONES, *SIZES[2:]]:
        resize(page, size)
        assert small_texts(page, READABLE) == [], (where, size)
        assert sideways(page) == [], (where, size)
        if size in PHONES:
            assert cramped_targets(page, TARGET, APART) == [], (where, size)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_everything_fits(guests: Guests, language: str) -> None:
    guest = guests.arrive(PHONE, language)
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    for size in SIZES:
        resize(page, size)
        assert sideways(page) == [], size
    page.locator(".way").first.click()
    page.locator("[data-prompt='keep']").wait_for()
    page.locator(".rolling").first.click()
    for size in [*SIZES, *ZOOMED]:
        resize(page, size)
        check_table(page, size)
        check_pick(page, size)


def check_pick(page: Page, size: ViewportSize) -> None:
    """Whether a die is picked or put back, all dice and the tray stay where they are."""
    lay: list[list[float]] = page.evaluate(LIES)
    for _ in range(2):
        page.locator(".rolling").nth(1).click()
        assert page.evaluate(LIES) == [pytest.approx(box, abs=1) for box in lay], size


def check_table(page: Page, size: ViewportSize) -> None:
    """All of the table is on the screen, and large enough to read and to touch."""
    assert sideways(page) == [], size
    dice: list[float] = page.locator(".rolling").evaluate_all(SIDES)
    assert min(dice) >= TARGET, size
    seen = [".lock", ".sentence", ".rolling", ".place", ".player", ".gauges"]
    assert outside(page, seen, optional=".beam *") == [], size
    assert page.locator(".gauges:visible").count() == 1, size


def open_sheets(page: Page) -> Iterator[str]:
    """The Gazette and one sheet after the other, open while it is looked at."""
    for wanted in ("visible", "detached"):
        page.keyboard.press("l")
        page.locator("[data-gazette]").wait_for(state=wanted)
        yield f"the Gazette, {wanted}"
    for key in ("s", "h", "?"):
        page.keyboard.press(key)
        yield from shut_after(page, f"the sheet of {key}")
    for wanted in (".player", ".place", ".beam .tool:last-child"):
        page.locator(wanted).last.click()
        yield from shut_after(page, f"the sheet of {wanted}")


def shut_after(page: Page, name: str) -> Iterator[str]:
    page.locator("dialog[open]").wait_for()
    yield name
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def test_six_players_can_be_read_and_touched(guests: Guests) -> None:
    """Six at a table and French is the hardest case: the first page, two rounds, and the sheets."""
    ann = guests.arrive(PHONE, "fr")
    page = ann.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    check_by_ruler(page, "the first page")
    resize(page, PHONE)
    ann.sit_down("dicetown", 6, wild_west=True)
    page.locator("[data-prompt]").wait_for()
    strip = page.locator(".players").bounding_box()
    assert strip is not None
    assert strip["height"] <= PHONE["height"] / 4
    check_by_ruler(page, "the first keep")
    hands = Hands(page)
    while f" {MIDDLE}" not in page.locator(".round").inner_text():
        hands.take_turn()
    check_by_ruler(page, "the second round")
    for name in open_sheets(page):
        check_by_ruler(page, name)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_questions_can_be_read_and_touched(watchers: Guests, puppet: Puppet, language: str) -> None:
    guest = watchers.arrive(PHONE, language)
    for prompt in SAMPLE:
        puppet.put(guest, position(prompt))
        guest.page.locator(f"[data-prompt='{prompt}']").wait_for()
        check_by_ruler(guest.page, prompt)
        check_zoomed(guest.page, prompt)


def check_zoomed(page: Page, where: str) -> None:
    """At 200 % zoom too the question and its answers are on the screen, and none lies on the other."""
    for size in ZOOMED:
        resize(page, size)
        assert outside(page, [".sentence", "[data-widget] button", ".acts .btn"]) == [], (where, size)
        assert page.evaluate(COVERED) is False, (where, size)
