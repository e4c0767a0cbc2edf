"""Every kind of question of Dice Town is answered through its own widget, and means an offered answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

from tenderfoot.engine.prompt import names
from tenderfoot.games.dicetown import GAME
from tenderfoot.server.protocol.client_messages import StandingAnswer
from tests.browser.guest import DESK, PHONE, Guest, Guests
from tests.browser.hands import Hands, Keys
from tests.browser.positions import HINTS, position
from tests.browser.puppet import Puppet
from tests.browser.test_access import findings

WIDGETS = {"keep", "play-or-pass", "pick-seat", "pick-card", "amount", "offer", "buttons", "turn"}
SAMPLE = [
    "keep",
    "cheat",
    "sheriff",
    "decision",
    "store",
    "fence",
    "offer",
    "demand",
    "action",
    "shaman",
    "final",
]


def test_a_position_is_known_for_every_question() -> None:
    assert {hint.split()[0] for hint in HINTS} == set(names(GAME.prompts))


def answered(guest: Guest, puppet: Puppet, prompts: list[str]) -> dict[str, str]:
    """Answer these questions one after the other; the widget of each."""
    page = guest.page
    seen: dict[str, str] = {}
    for prompt in prompts:
        place = position(prompt)
        ask = place.play.asks[0]
        assert ask is not None
        puppet.put(guest, place)
        page.locator(f"[data-prompt='{prompt}']").wait_for()
        widget = page.locator("[data-widget]").first.get_attribute("data-widget") or ""
        if widget not in seen.values():
            assert findings(page) == [], prompt
        seen[prompt] = widget
        assert not page.evaluate("() => document.documentElement.scrollWidth > innerWidth"), prompt
        Hands(page).answer(widget)
        Hands(page).insist()
        page.wait_for_function("() => document.querySelector('[data-prompt]') === null")
        assert puppet.answers == [option.text for option in ask.options if option.text in puppet.answers]
    return seen


def test_every_question_has_its_widget(watchers: Guests, puppet: Puppet) -> None:
    seen = answered(watchers.arrive(), puppet, names(GAME.prompts))
    assert set(seen.values()) == WIDGETS
    assert list(seen) == names(GAME.prompts)


def test_every_widget_works_on_a_phone_in_french(watchers: Guests, puppet: Puppet) -> None:
    seen = answered(watchers.arrive(PHONE, "fr"), puppet, SAMPLE)
    assert set(seen.values()) == WIDGETS


def test_every_question_can_be_a_plain_list(watchers: Guests, puppet: Puppet) -> None:
    guest = watchers.arrive(asList=True)
    for prompt in ("keep", "decision", "offer-cards", "shaman"):
        place = position(prompt)
        ask = place.play.asks[0]
        assert ask is not None
        puppet.put(guest, place)
        answers = guest.page.locator("[data-widget='list'] .btn")
        answers.last.wait_for()
        assert answers.count() == len(ask.options)
        answers.last.click()
        Hands(guest.page).insist()
        guest.page.wait_for_function("() => document.querySelector('[data-prompt]') === null")
        assert puppet.answers == [ask.options[-1].text]


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESK, "en")], ids=["phone", "desk"])
def test_everything_is_passed_for_a_round_and_asked_again(
    watchers: Guests, puppet: Puppet, size: ViewportSize, language: str
) -> None:
    guest = watchers.arrive(size, language)
    page = guest.page
    place = position("cheat")
    puppet.standing = []
    every = StandingAnswer("*", "pass", round=GAME.round(place.play.state))
    puppet.put(guest, place)
    page.locator(".prompt:has([data-prompt='cheat']) .everything").click()
    page.locator(".passing").wait_for()
    assert (puppet.answers, puppet.standing) == (["pass"], [every])
    page.locator(".passing").click()
    page.locator(".passing").wait_for(state="detached")
    assert puppet.standing == []
    page.locator(".beam .tool").last.click()
    page.locator("dialog .everything").click()
    page.locator("dialog li .btn.small").click()
    page.locator("dialog .everything").wait_for()
    assert puppet.standing == []


def test_an_offer_is_sealed_and_the_sheriff_sees_what_he_gets(watchers: Guests, puppet: Puppet) -> None:
    guest = watchers.arrive(PHONE)
    page = guest.page
    for prompt in ("offer", "offer-nuggets", "offer-cards"):
        puppet.put(guest, position(prompt))
        page.locator(f"[data-prompt='{prompt}']").wait_for()
        assert "Sealed until all have offered" in page.locator(".sealed").inner_text()
    place = position("decision", "take")
    puppet.put(guest, place)
    taken = page.locator("[data-widget] .choice", has_text="take the offer")
    taken.wait_for()
    offer = next(one for one in GAME.view(place.play.state, 0).offers if one.seat == 1)
    money = [f"+${offer.dollars}"] if offer.dollars else []
    gains = [*money, *([f"+{offer.nuggets}"] if offer.nuggets else [])]
    assert gains
    assert taken.locator("[data-gain] span").all_inner_texts()[: len(gains)] == gains
    taken.click()
    assert page.locator(".acts .plain", has_text="take nothing").count() == 1


def test_a_table_that_was_left_may_still_be_told_of_a_scroll(watchers: Guests, puppet: Puppet) -> None:
    guest = watchers.arrive(gazette=True)
    puppet.put(guest, position("keep"))
    log = guest.page.locator(".log").element_handle()
    guest.turn_to("/")
    guest.page.locator(".way").first.wait_for()
    log.evaluate("(log) => log.dispatchEvent(new Event('scroll'))")  # a fault of the page is seen at the end


OUTSIDE = """() => [...document.querySelectorAll('[data-widget] .tile *')].filter((part) => {
  const box = part.getBoundingClientRect(), button = part.closest('.btn').getBoundingClientRect();
  return !part.closest('.unseen') && (box.left < button.left - 1 || box.right > button.right + 1);
}).length"""


@pytest.mark.parametrize("prompt", ["fence", "outlaw", "elixir"])
def test_what_stands_on_a_card_stays_on_it(watchers: Guests, puppet: Puppet, prompt: str) -> None:
    guest = watchers.arrive(PHONE, "fr")
    puppet.put(guest, position(prompt))
    guest.page.locator("[data-widget='pick-card']").wait_for()
    assert guest.page.evaluate(OUTSIDE) == 0


def at_the_dice(watchers: Guests, puppet: Puppet) -> Page:
    """Somebody who is asked which dice to keep, and has answered nothing yet."""
    guest = watchers.arrive()
    puppet.put(guest, position("keep"))
    guest.page.locator(".rolling").first.wait_for()
    return guest.page


def test_what_is_costly_asks_once(watchers: Guests, puppet: Puppet) -> None:
    page = at_the_dice(watchers, puppet)
    for die in page.locator(".rolling").all()[:4]:
        die.click()
    page.locator(".lock").click()
    page.locator("[data-doubt] .btn").first.click()
    page.locator("[data-doubt]").wait_for(state="detached")
    assert puppet.answers == []
    page.locator(".lock").click()
    page.locator("[data-doubt] .go").click()
    page.wait_for_function("() => document.querySelector('[data-prompt]') === null")
    assert len(puppet.answers) == 1


def test_the_key_that_brings_the_doubt_does_not_take_it_away(watchers: Guests, puppet: Puppet) -> None:
    """The dialog takes the focus while Enter is still down: it must not press what has it now."""
    page = at_the_dice(watchers, puppet)
    page.evaluate("document.activeElement?.blur()")
    for die in "1234":
        page.keyboard.press(die)
    page.keyboard.press("Enter")
    assert page.locator("[data-doubt]").count() == 1
    assert puppet.answers == []
    Keys(page).insist()
    page.wait_for_function("() => document.querySelector('[data-prompt]') === null")
    assert len(puppet.answers) == 1
