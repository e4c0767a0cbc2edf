"""A late friend takes a bot's chair, and a host sees to his guests; whoever goes has himself forgotten."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from tests.browser.guest import DESK, PHONE, Guest, Guests
from tests.browser.measuring import outside
from tests.browser.test_access import findings


def menu(page: Page) -> None:
    """Open the table's menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()


def late(guests: Guests, host: Guest) -> Guest:
    """Bob has come by the link on his telephone, and is asked whose chair he takes."""
    bob = guests.arrive(PHONE, "fr", path=host.join)
    bob.page.locator(".join .go").wait_for()
    assert outside(bob.page, [".join .btn", ".join input", ".seat .plate"]) == []
    assert findings(bob.page) == []
    return bob


def test_a_late_friend_takes_a_bots_chair_and_the_host_shows_him_out(guests: Guests) -> None:
    ann = guests.arrive(DESK)
    ann.sit_down("dicetown", 3)
    bob = late(guests, ann)
    bob.page.locator(".seat[data-seat='2'] .pick").click()
    bob.page.locator(".join input").fill("Bob")
    bob.page.locator(".join .go").click()
    expect(bob.page.locator(".join")).to_have_count(0)
    menu(ann.page)
    guest = ann.page.locator("[data-guest='2']")
    expect(guest).to_contain_text("Bob (")
    guest.locator("[data-act='mute']").click()
    guest.locator("[data-act='unmute']").wait_for()
    assert findings(ann.page) == []
    guest.locator("[data-act='remove']").click()
    guest.locator("[data-act='remove']", has_text="Bob").click()
    expect(ann.page.locator("[data-guest='2']")).to_have_count(0)
    expect(bob.page.get_by_role("alert")).to_contain_text("vous a mis dehors")


def watching(guests: Guests, host: Guest, language: str = "en") -> Guest:
    """Somebody has come by the other link, and leans on the rail."""
    one = guests.arrive(DESK, language, path=host.watch)
    one.page.locator("[data-rail]").wait_for()
    return one


def says(guest: Guest, text: str) -> None:
    """A line to those on the rail."""
    field = guest.page.locator("[data-rail] input.field")
    field.fill(text)
    field.press("Enter")


def show_out(host: Page, watcher: int) -> None:
    """The host means it: he says so twice."""
    menu(host)
    row = host.locator(f"[data-watcher='{watcher}']")
    row.locator("[data-act='remove']").click()
    row.locator("[data-act='remove']", has_text=f"Watcher {watcher}").click()
    expect(host.locator(f"[data-watcher='{watcher}']")).to_have_count(0)


def test_one_of_two_who_watch_is_muted_and_shown_out_and_reads_why(guests: Guests) -> None:
    ann = guests.arrive(DESK)
    ann.sit_down("dicetown", 3)
    eve, mia = watching(guests, ann, "fr"), watching(guests, ann)
    says(eve, "Bonsoir")
    expect(mia.page.locator("[data-rail] li")).to_contain_text("Watcher 2 Bonsoir")
    expect(eve.page.locator("[data-rail] li")).to_contain_text("Spectateur 2 (vous) Bonsoir")
    menu(ann.page)
    ann.page.locator("[data-watcher='2'] [data-act='mute']").click()
    ann.page.locator("[data-watcher='2'] [data-act='unmute']").wait_for()
    assert findings(ann.page) == []
    says(eve, "Encore")
    expect(eve.page.get_by_role("alert")).to_contain_text("ne vous laisse plus rien y dire")
    ann.page.keyboard.press("Escape")
    show_out(ann.page, 2)
    expect(eve.page.get_by_role("alert")).to_contain_text("vous a mis dehors")
    expect(eve.page.get_by_role("heading", name="Vous avez été mis dehors")).to_be_visible()
    assert findings(eve.page) == []
    eve.page.reload()
    expect(eve.page.get_by_role("alert")).to_contain_text("vous a mis dehors")
    says(mia, "Who was that?")
    expect(mia.page.locator("[data-rail] li")).to_have_count(2)
    expect(ann.page.locator("[data-watcher='3']")).to_be_visible()
    expect(mia.page.get_by_role("alert")).to_have_count(0)


def test_who_was_shown_out_while_his_line_was_cut_reads_so_and_tries_no_more(guests: Guests) -> None:
    ann, eve = guests.arrive(DESK), guests.arrive(DESK)
    ann.sit_down("dicetown", 3)
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    eve.page.route_web_socket("**/ws/*", hold)
    eve.go(ann.watch)
    eve.page.locator("[data-rail]").wait_for()
    eve.page.unroute_all()
    eve.page.route_web_socket("**/ws/*", lambda line: line.close(code=1012, reason="cut"))
    lines[-1].close(code=1012, reason="cut")
    eve.page.locator(".play.lost").wait_for()
    show_out(ann.page, 2)
    expect(eve.page.get_by_role("alert")).to_contain_text("shown you out")


def test_before_the_game_the_host_sees_who_has_no_chair(guests: Guests) -> None:
    ann = guests.arrive(PHONE)
    ann.open()
    expect(ann.page.locator("[data-onlookers]")).to_have_count(0)
    eve = guests.arrive(DESK, path=ann.watch)
    eve.page.get_by_text("You watch.").wait_for()
    ann.page.locator("[data-onlookers='1']").click()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.locator("[data-watcher='2']")).to_contain_text("Watcher 2")
    expect(sheet.locator("[data-act='remove']")).to_be_in_viewport(ratio=1)
    assert findings(ann.page) == []
    sheet.locator("[data-act='remove']").click()
    sheet.locator("[data-act='remove']").click()
    expect(eve.page.get_by_role("alert")).to_contain_text("shown you out")
    expect(ann.page.locator("[data-onlookers]")).to_have_count(0)


def test_a_stranger_takes_a_bots_chair_from_the_notice_board_or_only_watches(guests: Guests) -> None:
    ann = guests.arrive(DESK)
    ann.public = True
    ann.sit_down("dicetown", 3)
    bob, eve = guests.arrive(PHONE, "fr", path="/#lobby"), guests.arrive(DESK, path="/#lobby")
    paper = bob.page.locator("article.paper", has_text="en cours").first
    paper.get_by_role("button", name="Prendre la place d’un bot").wait_for()
    assert outside(bob.page, ["article .btn"]) == []
    assert findings(bob.page) == []
    paper.get_by_role("button", name="Prendre la place d’un bot").click()
    bob.page.locator(".join input").fill("Bob")
    bob.page.locator(".join .go").click()
    bob.page.locator(".play").wait_for()
    expect(ann.page.get_by_text(re.compile(r"^Bob \(")).first).to_be_visible()
    eve.page.locator("article.paper").first.get_by_role("button", name="Watch").click()
    eve.page.locator("[data-rail]").wait_for()


def test_whoever_has_himself_forgotten_is_told_what_stays_and_leaves_no_name(guests: Guests) -> None:
    ann = guests.arrive(DESK)
    link = ann.open()
    bob = guests.arrive(PHONE, "fr", path=link)
    bob.page.locator(".join input").fill("Bartholomew")
    bob.page.locator(".join .go").click()
    ann.page.get_by_text("Bartholomew").first.wait_for()
    bob.go("/#mine")
    bob.page.get_by_role("button", name="M’oublier").click()
    sheet = bob.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Ce qui reste")
    assert findings(bob.page) == []
    sheet.get_by_role("button", name="Oui, m’oublier").click()
    bob.page.get_by_text("oublié à une table").wait_for()
    expect(ann.page.get_by_text("Bartholomew")).to_have_count(0)
    bob.page.get_by_role("button", name="Vie privée").click()
    expect(bob.page.get_by_role("dialog")).to_contain_text("cookie")


FINGER: Final = 40  # pixels
CURIOUS: Final = [(DESK, "en", "Greenhorn"), (PHONE, "fr", "Pied-tendre")]


@pytest.mark.parametrize(("size", "language", "said"), CURIOUS)
def test_whoever_wonders_how_a_bot_plays_reads_it_at_its_chair(
    guests: Guests, size: ViewportSize, language: str, said: str
) -> None:
    """Its own level first, with its portrait; the others below. The host may still choose and send away."""
    ann = guests.arrive(size, language)
    ann.open(players=4)
    page = ann.page
    page.get_by_role("button", name=re.compile("Fill with bots|Remplir de bots")).click()
    expect(page.locator(".seat .how")).to_have_count(3)
    assert far_apart(page, ".seat :is(.how, .clear)")
    how = page.locator("[data-seat='1'] .how")
    assert outside(page, ["[data-seat] .how", "[data-seat] .clear", "[data-seat] .plate"]) == []
    assert findings(page) == []
    how.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("h3")).to_have_text(said)
    expect(sheet.locator("dt")).to_have_count(4)
    assert len(sheet.locator(".this p").inner_text()) > 60
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def far_apart(page: Page, selector: str) -> bool:
    """Whether nobody touches one of these who means another: their middles are a finger apart."""
    boxes = [one.bounding_box() for one in page.locator(selector).all()]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    return all(dist(one, other) >= FINGER for one, other in combinations(middles, 2))
