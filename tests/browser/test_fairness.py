"""What a page was promised it keeps, through a reload and against a server that goes back on it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.ending import finished
from tests.browser.guest import PHONE, READY, Guest, Guests, Json
from tests.browser.measuring import outside
from tests.browser.test_access import findings

OTHER: Final = "00" * 32
SEAL: Final = re.findall(
    r"(?m)^seal-\d+ = (.+)$", (files("tenderfoot.locale") / "en" / "seal.ftl").read_text("utf-8")
)
Bend = Callable[[Json], None]


def another_table(room: Json) -> None:
    """The table's own promise becomes another one when all have promised."""
    if room["status"] != "gathering":
        room["commitment"] = OTHER


def another_chair(room: Json) -> None:
    """Bob's does, without his having stood up."""
    if room["status"] != "gathering":
        room["chairs"][1]["commitment"] = OTHER


def another_game(room: Json) -> None:
    """The numbers were being opened, and the table begins anew."""
    if room["status"] == "playing":
        room["status"] = "gathering"


def another_die(proof: Route) -> None:
    """One die of a throw is not the one that the seed gives."""
    told = proof.fetch().json()
    at = next(n for n, line in enumerate(told["chance"]) if line.lstrip("~ ").startswith("dice 2 1 "))
    line, _, last = told["chance"][at].rpartition(" ")
    told["chance"][at] = f"{line} {(int(last) + 1) % 6}"
    proof.fulfill(json=told)


class Liar:
    """A server that tells one page something else; what the page said to it."""

    def __init__(self, guest: Guest, bend: Bend) -> None:
        self.said: Final[list[str]] = []
        self._bend: Final = bend
        guest.page.route_web_socket("**/ws/*", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_server(message: str | bytes) -> None:
            self.said.append(json.loads(message)["type"])
            server.send(message)

        def to_page(message: str | bytes) -> None:
            news = json.loads(message)
            if news["type"] == "room":
                self._bend(news)
            page.send(json.dumps(news))

        page.on_message(to_server)
        server.on_message(to_page)


def sit_down(guests: Guests, ann: Guest) -> Guest:
    """Bob follows Ann's link and is ready first."""
    link = ann.open()
    bob = guests.arrive(path=link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name=READY).click()
    ann.page.locator(".seat .stamp.green").wait_for()
    return bob


def opened(guest: Guest) -> list[str]:
    """Who has opened his number, as last told."""
    room = [frame for frame in guest.frames if frame.get("type") == "room"][-1]
    return [chair["opened"] for chair in room["chairs"]]


def test_a_promise_outlives_a_reload(guests: Guests) -> None:
    ann = guests.arrive()
    link = ann.open()
    ann.page.get_by_role("button", name=READY).click()
    ann.page.get_by_role("button", name="Not ready after all").wait_for()
    ann.page.reload()
    ann.page.get_by_role("button", name="Not ready after all").wait_for()
    bob = guests.arrive(path=link)
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name=READY).click()
    for guest in (ann, bob):
        guest.page.locator("[data-prompt='keep']").wait_for()
    assert opened(bob) == ["yes", "yes"]
    assert ann.page.locator("[data-objection]").count() == 0


@pytest.mark.parametrize(("bend", "what"), [(another_table, "table"), (another_chair, "chair")])
def test_nothing_is_opened_when_a_promise_has_changed(hasty: Guests, bend: Bend, what: str) -> None:
    """The page says so before the game and in it; the seed is made without its number, for all to see."""
    ann = hasty.arrive()
    liar = Liar(ann, bend)
    bob = sit_down(hasty, ann)
    ann.page.get_by_role("button", name=READY).click()
    ann.page.locator(f"[data-objection={what}]").wait_for()
    bob.page.locator("[data-prompt='keep']").wait_for()
    ann.page.locator(f"dialog [data-objection={what}]").wait_for()
    assert "ready" in liar.said
    assert "open" not in liar.said
    assert opened(bob)[0] == "missing"
    bob.page.get_by_role("button", name="Menu").click()
    bob.page.get_by_role("button", name="Fair dice").click()
    assert "Ann" in bob.page.locator("[data-missing='0']").inner_text()


def test_a_table_that_begins_anew_gets_no_second_number(guests: Guests) -> None:
    ann = guests.arrive()
    liar = Liar(ann, another_game)
    sit_down(guests, ann)
    ann.page.get_by_role("button", name=READY).click()
    ann.page.locator("[data-objection=again]").wait_for()
    assert liar.said.count("open") == 1


def test_the_certificate_is_worked_out_again(guests: Guests) -> None:
    """Four words of the table's promise, the proof of a real game, and the die that was changed."""
    guest = guests.arrive()
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    guest.go(f"/t/{finished(page, 'dicetown')}")
    page.locator("[data-result=done]").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    expect(page.locator("[data-right=true]")).to_be_visible()
    commitment = [frame for frame in guest.frames if frame.get("type") == "room"][-1]["commitment"]
    assert page.locator("[data-seal]").all_inner_texts() == [
        SEAL[byte] for byte in bytes.fromhex(commitment)[:4]
    ]
    assert page.get_by_role("link", name="Save the record").get_attribute("download")
    page.route("**/proof", another_die)
    page.get_by_role("button", name="Check again").click()
    expect(page.locator("[data-right=false]")).to_contain_text("round 2, throw 1")
    assert page.locator("[data-right] .both .rest").count() == 2
    assert findings(page) == []
    page.set_viewport_size(PHONE)
    assert outside(page, ["dialog .mat .btn", "[data-right] header", "[data-right] .both"], ".again") == []
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator("dialog").wait_for(state="detached")


def test_what_was_kept_closed_is_opened_by_the_host(guests: Guests) -> None:
    """Proof and record of a table that keeps hands to itself: he reads why not, and opens them."""
    guest = guests.arrive(PHONE)
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    guest.go(f"/t/{finished(page, 'goldriver', open_replay=False)}")
    page.locator("[data-result=done]").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Fair dice").click()
    expect(page.locator("dialog .said")).to_contain_text("once the host opens them")
    assert page.get_by_role("link", name="Save the record").count() == 0
    assert outside(page, ["dialog .mat .btn"]) == []
    page.get_by_role("button", name="Open it to everybody").click()
    expect(page.locator("[data-right=true]")).to_be_visible()
    page.get_by_role("link", name="Save the record").wait_for()
    expect(page.locator("dialog .said")).to_contain_text("Your page")
