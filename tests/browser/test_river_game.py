"""Whole games of Gold River through the page: by touch, by keys alone, under seal, and looked on at."""

from __future__ import annotations

import pytest

from tests.browser.ending import play_out
from tests.browser.guest import DESK, PHONE, READY, Guest, Guests
from tests.browser.hands import play_to_the_end, play_until
from tests.browser.river import Digger, Idler, Typist, check_result
from tests.browser.test_access import findings
from tests.browser.test_game import check_proof

EVERY = 99  # more rounds than a game has


def test_four_play_to_the_final_count_on_a_phone_in_french(guests: Guests) -> None:
    guest = guests.arrive(PHONE, "fr")
    guest.sit_down("goldriver", 4)
    hands = Digger(guest.page)
    play_to_the_end(hands)
    assert hands.answered["bid"] > 3
    assert hands.widgets["pick"] == "row"
    check_result(guest)
    assert findings(guest.page) == []


def three_at_a_table(guests: Guests) -> tuple[Guest, Guest, Guest]:
    """Ann on a phone, Bob at a desk; Cleo looks on, in French."""
    ann = guests.arrive(PHONE)
    link = ann.open("goldriver")
    bob = guests.arrive(DESK, path=link, theme="day")
    bob.page.locator(".do .go").first.click()
    cleo = guests.arrive(DESK, "fr", path=ann.watch)
    for guest in (ann, bob):
        guest.page.get_by_role("button", name=READY).click()
    for guest in (ann, bob):
        guest.page.locator("[data-prompt='bid2']").wait_for()
    cleo.page.locator(".player").first.wait_for()
    return ann, bob, cleo


def check_seal(one: Guest, other: Guest, watcher: Guest) -> None:
    """When one has locked a bid, the others see that he has; nothing else that they are shown has changed."""
    before = [guest.shown()[-1] for guest in (other, watcher)]
    one.page.keyboard.press("9")
    one.page.locator("[data-widget='bid'] .go").click()
    one.page.get_by_role("button", name="Change my answer").wait_for()
    after = [guest.shown()[-1] for guest in (other, watcher)]
    for was, now in zip(before, after, strict=True):
        assert now["view"] == was["view"]
        assert now["ask"] == was["ask"]
        assert now["ticking"]["seats"] == was["ticking"]["seats"]
    other.page.get_by_text("has sealed a bid").wait_for()
    watcher.page.get_by_text("scellé", exact=True).wait_for()


@pytest.mark.parametrize("rounds", [3, pytest.param(EVERY, marks=pytest.mark.long)])
def test_two_play_under_seal_by_touch_and_by_keys_while_one_looks_on(guests: Guests, rounds: int) -> None:
    ann, bob, cleo = three_at_a_table(guests)
    check_seal(bob, ann, cleo)
    hands, keys = Idler(ann.page), Typist(bob.page)
    play_until(lambda: hands.over() or sealed_rounds(ann) >= rounds, hands, keys)
    play_out(ann.page)
    play_out(bob.page)
    for guest in (ann, bob):
        guest.page.locator("[data-result='done']").wait_for()
    assert hands.answered["bid2"]
    assert keys.answered["bid2"]
    assert sealed_rounds(ann) > 10
    check_result(ann)
    check_result(bob)
    assert findings(bob.page) == []
    check_watcher(cleo, bob)
    check_proof(bob)
    check_replay(cleo)


def sealed_rounds(guest: Guest) -> int:
    """How often two bids were laid open."""
    told = [told for shown in guest.shown() for moment in shown["moments"] for told in moment["told"]]
    return sum(event["title"] == "bids-revealed" for event in told)


def check_watcher(watcher: Guest, player: Guest) -> None:
    """Who looks on is asked nothing and sees the same end, in his own language."""
    assert all(shown["ask"] is None for shown in watcher.shown())
    watcher.page.locator("[data-result='done']").wait_for()
    totals = [guest.page.locator("[data-result] .total").all_inner_texts() for guest in (watcher, player)]
    assert totals[0] == totals[1]
    assert "pépites" in watcher.page.locator("[data-result]").inner_text()


def check_replay(guest: Guest) -> None:
    """The game again, from the first row to the last card, as a spectator and as a player knew it."""
    page = guest.page
    page.goto(page.url.split("#")[0] + "#replay=0&as=spectator")
    page.reload()
    moment = page.locator(".replay input[type=range]")
    moment.wait_for()
    assert page.locator(".row .one").count() == 3
    assert page.locator("table tbody tr").count() == 2
    page.locator(".replay .keys button").nth(2).click()
    page.wait_for_url("**#replay=1&as=spectator")
    page.locator(".replay select").select_option("1")
    page.wait_for_url("**#replay=1&as=1")
    moment.press("End")
    page.wait_for_url(f"**#replay={moment.get_attribute('max')}&as=1")
    assert page.locator(".row .one").count() == 0


def test_a_why_card_shows_the_price_hop_by_hop(guests: Guests) -> None:
    guest = guests.arrive()
    guest.sit_down("goldriver", 4)
    page = guest.page
    page.keyboard.press("l")
    play_until(lambda: page.locator("li", has_text="keeps").count() > 0, Idler(page))
    page.locator("li", has_text="keeps").get_by_role("button", name="why?").first.click()
    page.locator(".chain .got").first.wait_for()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.locator(".chain").wait_for(state="detached")
