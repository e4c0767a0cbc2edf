"""The frame of a table: the beam, the Gazette, the tab that calls, and an end that leads on."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.ending import finished
from tests.browser.guest import PHONE, READY, Guests
from tests.browser.hands import Hands
from tests.browser.measuring import outside
from tests.browser.test_access import findings

# The page is behind another from now on; what calls its reader is written down, and happens all the same.
LISTENING = """() => {
  window.heard = {cards: [], buzzes: 0, tones: []};
  Object.defineProperty(document, 'hidden', {get: () => true});
  const Card = Notification;
  window.Notification = class extends Card {
    constructor(title, options) { super(title, options); heard.cards.push(options.body); }
  };
  navigator.vibrate = () => ++heard.buzzes;
  const tone = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const made = tone.call(this);
    const set = made.frequency.setValueAtTime.bind(made.frequency);
    made.frequency.setValueAtTime = (hz, at) => { heard.tones.push(hz); return set(hz, at); };
    return made;
  };
}"""


def test_the_gazette_makes_room_and_is_remembered(guests: Guests) -> None:
    guest = guests.arrive()
    guest.sit_down("dicetown", 3)
    page = guest.page
    assert page.locator("[data-gazette]").count() == 0
    page.get_by_role("button", name="Gazette", exact=True).click()
    paper = page.locator("[data-gazette]").bounding_box()
    mine = page.locator("[data-mine]").bounding_box()
    assert paper is not None
    assert mine is not None
    assert paper["y"] + paper["height"] <= mine["y"] + 1
    assert findings(page) == []
    page.reload()
    page.locator("[data-gazette]").wait_for()


def test_a_finger_that_stays_reads_what_a_label_means(guests: Guests) -> None:
    """A long press opens the paper and nothing else; a short one closes it, and is the action."""
    guest = guests.arrive(PHONE)
    guest.sit_down("dicetown", 3)
    page = guest.page
    points = page.locator(".player .points").first
    box = points.bounding_box()
    assert box is not None
    finger = guest.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    paper = page.locator("[data-hint-paper]")
    expect(paper).to_contain_text("points to see")
    assert outside(page, ["[data-hint-paper]"]) == []
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator("dialog[open]").count() == 0
    page.touchscreen.tap(spot["x"], spot["y"])
    page.locator("dialog[open]").wait_for()
    assert paper.count() == 0


def test_the_tab_says_whose_turn_it_is(guests: Guests) -> None:
    guest = guests.arrive()
    guest.context.grant_permissions(["notifications"])
    guest.sit_down("dicetown", 2)
    expect(guest.page).to_have_title("★ Your turn – Tenderfoot")
    icon = guest.page.locator("link[rel=icon]").get_attribute("href") or ""
    assert icon.startswith("data:image/svg+xml")
    call_me(guest.page)
    guest.turn_to("/")
    expect(guest.page).to_have_title("Tenderfoot")


def call_me(page: Page) -> None:
    """Whoever has asked for it and looks elsewhere is called: by a card, a buzz and the whistle."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Call me when it is my turn").click()
    page.locator("[aria-pressed=true]", has_text="Call me").wait_for()
    page.keyboard.press("Escape")
    page.evaluate(LISTENING)
    Hands(page).take_turn()
    page.locator("[data-prompt]").wait_for()
    page.wait_for_function(
        "() => heard.cards.length && heard.buzzes && [660, 880].every((hz) => heard.tones.includes(hz))"
    )
    assert page.locator(".sentence").inner_text() in page.evaluate("heard.cards")


def test_an_end_is_never_a_dead_end(guests: Guests) -> None:
    guest = guests.arrive(PHONE)
    page = guest.page
    page.locator(".way:first-child:not([disabled])").wait_for()
    guest.go(f"/t/{finished(page, 'goldriver')}")
    page.locator("[data-result=done]").wait_for()
    assert outside(page, ["[data-result] table", "[data-result] .do .btn"]) == []
    away = page.locator("[data-result] .away").bounding_box()
    assert away is not None
    assert min(away["width"], away["height"]) >= 44
    assert away["x"] >= 8
    page.get_by_role("button", name="Share").click()
    page.locator("[data-share=made]").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Back to the table").click()
    page.get_by_role("button", name="The final count").click()
    page.get_by_role("button", name="Another game").click()
    page.locator("[data-prompt]").wait_for()


def test_a_saloon_on_a_phone_shows_every_chair(guests: Guests) -> None:
    """Six chairs, a stamp on the last of a row, and nothing of it under the mat."""
    ann = guests.arrive(PHONE)
    bob = guests.arrive(PHONE, path=ann.open(players=6, wild_west=True))
    bob.page.get_by_role("button", name="Chair 3").click()
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.get_by_role("button", name=READY).click()
    ann.page.locator(".seat .stamp.green").wait_for()
    assert outside(ann.page, [".seat .stamp", ".seat .btn", ".acts .btn"]) == []
    mat = ann.page.locator(".acts").locator("xpath=ancestor::*[contains(@class, 'mat')]").bounding_box()
    chairs = [box.bounding_box() for box in ann.page.locator(".seat .btn, .seat .plate:visible").all()]
    assert mat is not None
    assert all(box is not None and box["y"] + box["height"] <= mat["y"] for box in chairs)
