"""A table of older rules says so on the page in one sentence, tells its story, and asks for nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.guest import READY, Guests
from tests.browser.house import Lodging


def older(place: Path) -> None:
    """As if every game had been begun before the rules were changed."""
    with sqlite3.connect(place / "tables.db") as store:
        store.execute("update tables set rules = rules - 1")
    store.close()


def test_a_game_of_older_rules_can_be_read(browser: Browser, tmp_path: Path) -> None:
    house = Lodging(tmp_path)
    guests = Guests(browser, house.address)
    ann = guests.arrive()
    ann.sit_down("dicetown", 2)
    path = ann.page.url.removeprefix(house.address)
    ann.page.close()
    house.stop()
    older(tmp_path)
    again = Lodging(tmp_path)
    page = ann.tab()
    page.goto(again.address + path)
    page.get_by_text("This game was begun under other rules").wait_for()
    assert page.locator("ol li").count() > 0
    assert page.get_by_role("button", name=READY).count() == 0
    guests.leave()
    again.stop()
    assert guests.faults == []
