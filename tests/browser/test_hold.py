"""A reaction window on the page: whoever is asked can pass and hold, card or not, and sees the fuse burn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.guest import DESK, PHONE, Guest, Guests
from tests.browser.positions import position
from tests.browser.puppet import Puppet
from tests.browser.test_access import findings

AGES = 600_000  # milliseconds: a window that stays open as long as a test takes
HELD = 8000
TAP = 44
SCREENS = [(DESK, "en"), (PHONE, "fr")]


@pytest.fixture
def window(puppet: Puppet) -> Iterator[Puppet]:
    """A card was played, and everybody is asked."""
    puppet.left = AGES
    yield puppet
    puppet.left, puppet.empty_handed = None, False


def at_the_window(guest: Guest, window: Puppet) -> Guest:
    window.put(guest, position("wanted"))
    guest.page.locator("[data-window]").wait_for()
    return guest


@pytest.mark.parametrize("empty_handed", [False, True], ids=["a card", "no card"])
@pytest.mark.parametrize(("screen", "language"), SCREENS, ids=["desk", "phone"])
def test_whoever_is_asked_can_pass_and_hold(
    screen: ViewportSize, language: str, empty_handed: bool, watchers: Guests, window: Puppet
) -> None:
    window.empty_handed = empty_handed
    page = at_the_window(watchers.arrive(screen, language), window).page
    assert page.get_by_role("timer").is_visible()
    assert page.get_by_role("button", name={"en": "Pass", "fr": "Passer"}[language], exact=True).count() == 1
    hold = page.locator("button.hold")
    assert hold.is_enabled()
    assert in_sight(page)
    assert findings(page) == []
    assert small(page) == []
    assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    hold.focus()
    page.keyboard.press("Enter")
    page.locator("[data-held]").wait_for()
    assert hold.is_disabled()
    assert in_sight(page)
    assert (page.locator("[data-window] p").text_content() or "").startswith(window_name(window))


def in_sight(page: Page) -> bool:
    """Whether every button of the window is seen without scrolling, on my mat."""
    hidden: int = page.evaluate(
        "() => [...document.querySelectorAll('[data-widget] .btn, [data-window] .btn')].filter((button) => {"
        " const box = button.getBoundingClientRect();"
        " const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 3);"
        " const mat = document.querySelector('[data-mine] .mat').getBoundingClientRect();"
        " return !at || !button.contains(at) || box.top < mat.top || box.bottom > mat.bottom; }).length"
    )
    return hidden == 0


def small(page: Page) -> list[float]:
    """The heights of buttons in the prompt that no finger can hit."""
    heights: list[float] = page.evaluate(
        "() => [...document.querySelectorAll('[data-widget] .btn, [data-window] .btn')]"
        ".map((button) => button.getBoundingClientRect().height)"
    )
    return [height for height in heights if height < TAP]


def window_name(window: Puppet) -> str:
    assert window.position is not None
    return window.position.play.paper.names[0]


def test_a_key_holds(watchers: Guests, window: Puppet) -> None:
    page = at_the_window(watchers.arrive(), window).page
    page.keyboard.press("x")
    page.locator("[data-held]").wait_for()
    assert window.left == HELD


def test_whoever_has_no_card_passes_for_show(watchers: Guests, window: Puppet) -> None:
    """The server has passed for him; nothing is sent, and the fuse goes on."""
    window.empty_handed = True
    page = at_the_window(watchers.arrive(), window).page
    page.get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("button", name="Pass", exact=True).wait_for(state="detached")
    assert page.locator("button.hold").is_enabled()
    assert window.answers == []
