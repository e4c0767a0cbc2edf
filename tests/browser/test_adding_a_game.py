"""The game of docs/adding-a-game.md on the page, which knows nothing of it but its words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests import guide
from tests.browser.guest import Guests


def test_a_game_without_a_face_is_played_on_the_page(browser: Browser, tmp_path: Path) -> None:
    """Its question is a list of answers, its table what the view says, its log sentences; none is missing."""
    house = guide.house(tmp_path, ("src", "docs", "tools", "web", "licences", "LICENSE"))
    (house / "web" / "node_modules").symlink_to(guide.ROOT / "web" / "node_modules")
    guide.carried_out("adding-a-game.md", house)
    built = guide.python(house, "-m", "tools.web", "build")
    assert built.returncode == 0, built.stderr
    with guide.serving(house) as address:
        guests = Guests(browser, address)
        guest = guests.arrive(gazette=True)
        expect(guest.page.get_by_text("Standoff", exact=True)).to_be_visible()
        guest.sit_down("standoff", 2)
        page = guest.page
        expect(page.locator("[data-prompt='draw'] .sentence")).to_have_text("Which card do you show?")
        expect(page.locator("[data-widget='list'] button")).to_have_text(["1", "2", "3", "4", "5"])
        expect(page.locator("main")).to_contain_text("Ann 1 2 3 4 5")
        for card in "1234":
            page.locator("[data-widget='list']").get_by_role("button", name=card, exact=True).click()
        expect(page.locator(".sentence")).to_have_text("The game is over.")
        expect(page.locator("aside")).to_contain_text("Ann shows the 5.")
        guests.leave()
        assert guests.faults == []
