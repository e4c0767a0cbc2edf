"""Phones on the local network, as the README has it: `http://192.168…`, where browsers withhold much.

A whole game by such an address is in test_game.py.
"""

from __future__ import annotations

from tests.browser.guest import PHONE, Guest, Guests
from tests.browser.hands import Hands


def test_the_link_can_be_copied_on_the_local_network(neighbours: Guests) -> None:
    """What the browser keeps for trusted pages is missing; the old way is not, in a page and in a sheet."""
    ann = neighbours.arrive(PHONE)
    ann.open()
    ann.page.get_by_role("button", name="A link to sit down").click()
    link = ann.page.get_by_label("The link to sit down", exact=True).input_value()
    ann.page.get_by_role("button", name="Copy the link to sit down").click()
    ann.page.get_by_role("button", name="Copied").wait_for()
    assert pasted(ann) == link
    assert ann.page.get_by_role("button", name="Share").count() == 0


def test_what_cannot_be_copied_is_said(neighbours: Guests) -> None:
    """A browser that refuses the old way too."""
    ann = neighbours.arrive(PHONE)
    ann.open()
    ann.page.evaluate("document.execCommand = () => false")
    ann.page.get_by_role("button", name="A link to sit down").click()
    ann.page.get_by_role("button", name="Copy the link to sit down").click()
    assert "copy it yourself" in ann.page.get_by_role("alert").inner_text()


def test_the_story_can_be_copied_out_of_its_sheet(neighbours: Guests) -> None:
    """On a phone the Gazette covers the page."""
    ann = neighbours.arrive(PHONE)
    ann.sit_down("dicetown", 2)
    Hands(ann.page).take_turn()
    ann.page.get_by_role("button", name="Gazette").click()
    ann.page.get_by_role("button", name="Copy", exact=True).click()
    ann.page.get_by_role("button", name="Copied").wait_for()
    ann.page.keyboard.press("Escape")
    assert "Ann" in pasted(ann)


def pasted(guest: Guest) -> str:
    """What lies on the clipboard, pasted into a field put there for it."""
    guest.page.evaluate("document.body.append(document.createElement('textarea'))")
    field = guest.page.locator("body > textarea")
    field.focus()
    guest.page.keyboard.press("Control+V")
    return field.input_value()
