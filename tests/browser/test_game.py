"""A whole game through the page, by two people: a phone in French by touch, a desk in English by keys.

The desk is on the local network, whose pages browsers do not trust: it computes the proof without their help.
"""

from __future__ import annotations

import pytest

from tests.browser.ending import play_out
from tests.browser.finding import NEIGHBOUR
from tests.browser.guest import DESK, PHONE, READY, Guest, Guests
from tests.browser.hands import Hands, Keys, play_until

EVERY = 99  # more rounds than a game has
PRIVATE = ("rolled", "card-kept", "card-drawn", "deed-drawn")


def sit_down_together(guests: Guests) -> tuple[Guest, Guest]:
    """Ann opens a table on a phone, Bob follows her link at a desk; both are ready."""
    ann = guests.arrive(PHONE, "fr")
    link = ann.open()
    bob = guests.arrive(DESK, path=link, host=NEIGHBOUR)
    assert [guest.page.evaluate("isSecureContext") for guest in (ann, bob)] == [True, False]
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    for guest in (ann, bob):
        guest.page.get_by_role("button", name=READY).click()
    for guest in (ann, bob):
        guest.page.locator("[data-prompt='keep']").wait_for()
    return ann, bob


def spoken_to(guest: Guest, other: int) -> list[str]:
    """What this guest was told of the other one's secrets."""
    told = [told for shown in guest.shown() for moment in shown["moments"] for told in moment["told"]]
    return [
        event["title"]
        for event in told
        if event["title"] in PRIVATE and event["facts"]["seat"] == f"seat:{other}"
    ]


def rounds_begun(guest: Guest) -> int:
    """How often this guest was told that a round began."""
    told = [told for shown in guest.shown() for moment in shown["moments"] for told in moment["told"]]
    return sum(event["title"] == "round-began" for event in told)


@pytest.mark.parametrize("rounds", [3, pytest.param(EVERY, marks=pytest.mark.long)])
def test_a_game_from_the_link_to_the_proof(guests: Guests, rounds: int) -> None:
    """Two rounds by hand, the rest by the devices themselves; in the long tests all of it by hand."""
    ann, bob = sit_down_together(guests)
    hands, keys = Hands(ann.page), Keys(bob.page)
    play_until(lambda: hands.over() or rounds_begun(ann) >= rounds, hands, keys)
    for guest in (ann, bob):
        play_out(guest.page)
    for guest in (ann, bob):
        guest.page.locator("[data-result='done']").wait_for()
    assert hands.answered["keep"]
    assert keys.answered["keep"]

    assert spoken_to(ann, 1) == []
    assert spoken_to(bob, 0) == []
    assert spoken_to(ann, 0)
    scores = [guest.shown()[-1]["outcome"]["scores"] for guest in (ann, bob)]
    assert scores[0] == scores[1]
    totals = bob.page.locator("[data-result] .total").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(scores[1])

    check_proof(bob)
    check_replay(bob, len(scores[0]))


def check_proof(guest: Guest) -> None:
    """The browser computes every die again, and compares with what it noted before the game."""
    page = guest.page
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    page.locator("[data-right]").wait_for()
    assert page.locator("[data-right]").get_attribute("data-right") == "true"
    page.get_by_text("What was compared").click()
    noted = page.locator("[data-noted]").inner_text()
    assert "compared with the one this device noted before the game" in noted
    assert "compared with those this device noted before any number was opened" in noted
    assert "own number is in the seed" in noted
    page.keyboard.press("Escape")


def check_replay(guest: Guest, seats: int) -> None:
    """The game again: a moment has a link, the other seat's knowledge is another one."""
    page = guest.page
    page.goto(page.url.split("#")[0] + "#replay=40&as=0")
    page.reload()
    page.get_by_label("Moment of the game").wait_for()
    assert page.get_by_label("Moment of the game").input_value() == "40"
    assert page.locator(".player").count() == seats
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url("**#replay=41&as=0")
    page.get_by_label("Whose knowledge").select_option("spectator")
    page.wait_for_url("**#replay=41&as=spectator")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 42")


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "fr"])
def test_one_click_starts_a_game_against_bots(guests: Guests, language: str) -> None:
    guest = guests.arrive(PHONE, language)
    guest.page.locator(".way").first.click()
    guest.page.locator("[data-prompt='keep']").wait_for()
    names = guest.page.locator(".player strong").all_inner_texts()
    assert len(names) == 4
    for _ in range(3):
        Hands(guest.page).take_turn()
