"""Nothing is cut, nothing scrolls sideways, the button is always there: at every width, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.guest import PHONE, Guests

SIZES = [
    ViewportSize(width=width, height=height)
    for width, height in ((360, 664), (390, 664), (844, 390), (768, 1024), (1024, 768), (1440, 900))
]
SMALLEST = 11
TARGET = 24


def resize(page: Page, size: ViewportSize) -> None:
    """Change the size of the window, and see it changed: width and height may follow one after the other."""
    page.set_viewport_size(size)
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[*size.values()]
    )


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def too_small(page: Page) -> list[str]:
    """Texts below the smallest size, and targets below the smallest of WCAG 2.2."""
    found: list[str] = page.evaluate(
        """([text, target]) => {
          const said = [];
          for (const one of document.querySelectorAll('body *')) {
            const box = one.getBoundingClientRect();
            if (!box.width || one.closest('.unseen, svg')) continue;
            const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            const small = own && parseFloat(getComputedStyle(one).fontSize) < text;
            const narrow = one.matches('button') && Math.min(box.width, box.height) < target;
            if (small || narrow) said.push(one.outerHTML.slice(0, 90));
          }
          return said;
        }""",
        [SMALLEST, TARGET],
    )
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_fits(guests: Guests, language: str) -> None:
    guest = guests.arrive(PHONE, language)
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    for size in SIZES:
        resize(page, size)
        assert not sideways(page), size
    page.locator(".way").first.click()
    page.locator("[data-prompt='keep']").wait_for()
    page.locator(".rolling").first.click()
    for size in SIZES:
        resize(page, size)
        check_table(page, size)


def check_table(page: Page, size: ViewportSize) -> None:
    """All of the table is on the screen, and large enough to read and to touch."""
    assert not sideways(page), size
    assert too_small(page) == [], size
    for wanted in (".lock", ".sentence", ".rolling", ".place", ".player", ".gauges"):
        for one in page.locator(wanted).all():
            box = one.bounding_box()
            assert box is not None
            assert box["x"] >= -1, (wanted, size)
            assert box["x"] + box["width"] <= size["width"] + 1, (wanted, size)
            assert box["y"] + box["height"] <= size["height"] + 1, (wanted, size)


def test_six_players_take_a_quarter_of_a_phone(guests: Guests) -> None:
    ann = guests.arrive(PHONE)
    ann.open(players="6", wildWest="on")
    ann.page.get_by_label("How well bots play").select_option("tumbleweed")
    ann.page.get_by_role("button", name="Fill the empty chairs").click()
    ann.page.get_by_role("button", name="I am ready").click()
    ann.page.locator(".rolling, [data-widget]").first.wait_for()
    box = ann.page.locator(".players").bounding_box()
    assert box is not None
    assert box["height"] <= PHONE["height"] / 4
    assert not sideways(ann.page)
