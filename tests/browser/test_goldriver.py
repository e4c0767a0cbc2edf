"""Every question of Gold River through its widget, on a phone and on a desk."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.prompt import names
from tenderfoot.games.goldriver import GAME
from tests.browser.guest import PHONE, Guest, Guests
from tests.browser.hands import ASKED
from tests.browser.river import HINTS, Digger, RiverStage, ask_on
from tests.browser.test_access import findings
from tests.browser.test_layout import sideways

WIDGETS: Final = {
    "bid", "play-or-hold", "row", "pick-card", "pick-town", "pick-seat", "hold-up", "deposit", "die",
    "buttons", "loser-chooses",
}  # fmt: skip
SAMPLE: Final = [
    "bid",
    "moon",
    "pick",
    "dynamite",
    "raid",
    "ghost",
    "holdup",
    "deposit",
    "die",
    "post",
    "two",
]


def answered(guest: Guest, stage: RiverStage, prompts: list[str], looked: list[str]) -> dict[str, str]:
    """Answer these questions one after the other, some under the eyes of axe; the widget of each."""
    page = guest.page
    seen: dict[str, str] = {}
    for prompt in prompts:
        ask_on(guest, stage, prompt)
        widget = str(page.evaluate(ASKED)["widget"])
        if prompt in looked:
            assert findings(page) == [], prompt
        seen[prompt] = widget
        assert not sideways(page), prompt
        Digger(page).answer(widget)
        page.wait_for_function("() => document.querySelector('[data-prompt]') === null")
        assert stage.position is not None
        ask = stage.position.play.asks[0]
        assert ask is not None
        assert len(stage.answers) == 1
        assert stage.answers[0] in [option.text for option in ask.options], prompt
    return seen


def test_every_question_has_its_widget(bidders: Guests, stage: RiverStage) -> None:
    assert set(HINTS) == set(names(GAME.prompts))
    seen = answered(bidders.arrive(), stage, names(GAME.prompts), SAMPLE)
    assert set(seen.values()) == WIDGETS


def test_every_widget_works_on_a_phone_in_the_dark_in_french(bidders: Guests, stage: RiverStage) -> None:
    seen = answered(bidders.arrive(PHONE, "fr", theme="day"), stage, SAMPLE, SAMPLE[:3])
    assert set(seen.values()) == WIDGETS


def test_every_question_can_be_a_plain_list(bidders: Guests, stage: RiverStage) -> None:
    guest = bidders.arrive(asList=True)
    for prompt in ("pick", "holdup", "two"):
        ask_on(guest, stage, prompt)
        assert guest.page.locator("[data-widget]").get_attribute("data-widget") == "list"


def test_a_bid_says_what_it_leads_to(bidders: Guests, stage: RiverStage) -> None:
    guest = bidders.arrive()
    ask_on(guest, stage, "bid")
    page = guest.page
    then = page.locator(".then").inner_text()
    page.keyboard.press("8")
    assert page.locator("[data-widget] .go").inner_text() == "Bid 8"
    after = page.locator(".then").inner_text()
    assert after != then
    # 15 to begin with; 8 goes round as 4, 2 and 2, from the right.
    assert "At 8: Dan 4, Cleo 2, Bob 2; 7 left for you; you choose 1st." in after
    page.keyboard.press("p")
    page.wait_for_function("() => document.querySelector('[data-prompt]') === null")
    assert stage.answers == ["pass"]


def test_a_card_for_sale_says_all(bidders: Guests, stage: RiverStage) -> None:
    guest = bidders.arrive()
    ask_on(guest, stage, "bid")
    assert stage.position is not None
    for one in guest.page.locator(".row .one").all():
        label = one.get_attribute("aria-label") or ""
        assert "nugget" in label
        assert "of 36 throws" in label
        odds = int(label.split(" of 36 throws")[0].split()[-1])
        assert one.locator(".odds .on").count() == odds or one.locator(".often").inner_text()
    assert guest.page.locator("table.ledger tbody tr").count() == 4
