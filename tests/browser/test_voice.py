"""A round for somebody who only listens: everything that matters is said once, and in its order."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.guest import Guests
from tests.browser.hands import Hands

LISTEN = """
window.heard = [];
// The voice of the table, or what stands in a widget: the price of the dice, the amount of an offer.
const kind = (region) => region.matches('.unseen') ? region.ariaLive
  : region.matches('.price') ? 'price' : 'amount';
new MutationObserver((changes) => {
  const elements = changes.map(({target}) => target.nodeType === 1 ? target : target.parentElement);
  const regions = new Set(elements.map((one) => one?.closest('[aria-live]')));
  for (const region of regions)
    if (region?.textContent.trim())
      window.heard.push({live: kind(region), text: region.textContent.trim()});
}).observe(document, {subtree: true, childList: true, characterData: true});
"""
STORY = """() => [...document.querySelectorAll('[data-gazette] .log li')].reverse().map((line) => {
  const copy = line.cloneNode(true);
  for (const extra of copy.querySelectorAll('.why, .tag')) extra.remove();
  return copy.textContent.trim();
})"""
READ = """(last) => window.heard.some(({live, text}) => live === 'polite' && text.endsWith(last))"""
MATTERS = ("Ann rolls", "Ann keeps", "Ada keeps", "Bea keeps", "wins")


def heard(page: Page, live: str) -> list[str]:
    """What a screen reader was given to say, of one kind."""
    return [one["text"] for one in page.evaluate("window.heard") if one["live"] == live]


def plain(text: str) -> str:
    return " ".join(text.split())


def a_round(page: Page, hands: Hands) -> list[str]:
    """Play until the second round asks something; the questions, as they stood there."""
    asked: list[str] = []
    while " 2" not in page.locator(".round").inner_text() or not page.locator("[data-prompt]").count():
        if page.locator("[data-prompt]").count():
            asked.append(page.locator(".sentence").inner_text())
            hands.take_turn()
        else:
            page.keyboard.press("Escape")
            page.wait_for_timeout(20)
    return [*asked, page.locator(".sentence").inner_text()]


@pytest.mark.parametrize("speed", [0, 2], ids=["at once", "beat by beat"])
def test_a_round_is_told_to_those_who_listen(guests: Guests, speed: int) -> None:
    guest = guests.arrive(speed=speed, gazette=True)
    page = guest.page
    page.evaluate(LISTEN)
    guest.sit_down("dicetown", 3, bribes=False)
    hands = Hands(page)
    asked = a_round(page, hands)
    story = [plain(line) for line in page.evaluate(STORY)]
    page.wait_for_function(READ, arg=story[-1])
    assert plain(" ".join(heard(page, "polite"))) == " ".join(story)
    assert all(any(word in line for line in story) for word in MATTERS)
    assert heard(page, "assertive") == asked
    assert len([text for text in heard(page, "price") if "left" in text]) == hands.answered["keep"]
