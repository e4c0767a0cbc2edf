"""Gold River through the page: whole games to the final count, and every question through its widget."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tenderfoot.engine.game import Options
from tenderfoot.games.goldriver import GAME
from tenderfoot.server import messages
from tenderfoot.server.play import Act, Play
from tenderfoot.server.projection import ALLOWED
from tests.browser.guest import DESK, PHONE, READY, Guest, Guests
from tests.browser.hands import ASKED, SOON, Hands
from tests.browser.positions import Position
from tests.browser.puppet import TABLE, Puppet
from tests.browser.test_access import findings
from tests.browser.test_layout import sideways, too_small

LONG_ENOUGH: Final = 60
# For each question: how many play, and the random game in which seat 0 is asked it early.
HINTS: Final = {
    "penny": (2, 16), "bid": (4, 0), "bid2": (2, 0), "moon": (4, 17), "allin": (4, 10), "pick": (2, 1),
    "burn": (2, 1), "lost": (2, 58), "attach": (2, 4), "judge": (2, 50), "swap": (2, 50), "raid": (2, 31),
    "raidloss": (2, 15), "dynamite": (2, 15), "holdup": (2, 10), "slots": (2, 21), "slotpick": (2, 21),
    "mustang": (4, 37), "post": (2, 11), "die": (2, 11), "ghost": (4, 30), "deposit": (2, 26), "two": (2, 0),
}  # fmt: skip
TRIES: Final = 200
NAMES: Final = ["Ann", "Bob", "Cleo", "Dan"]
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


class Digger(Hands):
    """Hands that know these widgets: raise a little, take the first card, name the last rival."""

    def answer(self, widget: str) -> None:
        if widget == "bid":
            more = self.page.locator("[data-widget] .step").nth(1)
            if more.count() and more.is_enabled():
                more.click(timeout=SOON)
            go = self.page.locator("[data-widget] .go")
            (go if go.count() else self.page.locator("[data-widget] .pass")).click(timeout=SOON)
        elif widget == "hold-up":
            self.page.locator("[data-widget] .victim").last.click(timeout=SOON)
            self.page.locator("[data-widget] .demand").nth(2).click(timeout=SOON)
        elif widget in ("deposit", "play-or-hold"):
            self.page.locator("[data-widget] .go").click(timeout=SOON)
        else:
            self.page.locator("[data-widget] button:not([disabled])").first.click(timeout=SOON)


class Idler(Digger):
    """Passes, so that the others win now and then."""

    def answer(self, widget: str) -> None:
        passing = self.page.locator("[data-widget] .pass")
        if widget == "bid" and passing.count():
            passing.click(timeout=SOON)
        else:
            super().answer(widget)


def sit_down(guest: Guest, players: int) -> None:
    """A table of Gold River with bots on every other chair."""
    made: dict[str, str] = guest.page.evaluate(
        """async (players) => {
          const bots = Array(players - 1).fill('tumbleweed');
          const options = {players: String(players)};
          const reply = await fetch('/api/tables', {
            method: 'POST',
            headers: {'Content-Type': 'application/json'},
            body: JSON.stringify({game: 'goldriver', options, name: 'Ann', pace: 0, bots}),
          });
          return reply.json();
        }""",
        players,
    )
    guest.go(made["path"])
    guest.page.locator("[data-prompt], .do .go, button.go").first.wait_for()
    ready = guest.page.get_by_role("button", name=READY)
    if ready.count():
        ready.click()
    guest.page.locator("[data-prompt]").wait_for()


def play_to_the_end(hands: Hands) -> None:
    end = time.monotonic() + LONG_ENOUGH
    while not hands.over():
        assert time.monotonic() < end, "the game does not end"
        if not hands.play():
            hands.page.wait_for_timeout(10)


def check_result(guest: Guest) -> None:
    """The count on the screen is the outcome the server told."""
    scores = guest.shown()[-1]["outcome"]["scores"]
    totals = guest.page.locator("[data-result] .total").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(scores)
    assert guest.page.locator("[data-result] .winner").count() >= 1


def test_four_play_to_the_final_count_on_a_phone_in_french(guests: Guests) -> None:
    guest = guests.arrive(PHONE, "fr")
    sit_down(guest, 4)
    hands = Digger(guest.page)
    play_to_the_end(hands)
    assert hands.answered["bid"] > 3
    assert hands.widgets["pick"] == "row"
    check_result(guest)
    assert findings(guest.page) == []


def test_two_play_under_seal_to_the_final_count(guests: Guests) -> None:
    guest = guests.arrive(DESK, theme="dark")
    sit_down(guest, 2)
    hands = Idler(guest.page)
    play_to_the_end(hands)
    assert hands.answered["bid2"] > 10
    check_result(guest)
    assert findings(guest.page) == []


class RiverStage(Puppet):
    """The stage for single questions, with a position of Gold River."""

    def stop(self) -> None:
        super().stop()
        self._loop.close()

    def _shown(self) -> messages.Shown:
        assert self.position is not None
        play = self.position.play
        moments = [
            ALLOWED.moment(version, 0, step.heard, 0) for version, step in enumerate(self.position.steps, 1)
        ]
        view = ALLOWED.view(GAME, play.state, 0)
        question = ALLOWED.question(play, 0)
        return messages.Shown(
            play.version, moments, view, question, None, ALLOWED.ticking(play, None, []), None
        )


@pytest.fixture(scope="module")
def stage() -> Iterator[RiverStage]:
    made = RiverStage()
    yield made
    made.stop()


@pytest.fixture
def watchers(browser: Browser, stage: RiverStage) -> Iterator[Guests]:
    coming = Guests(browser, stage.address)
    yield coming
    coming.leave()
    assert coming.faults == []


def position(prompt: str) -> Position:
    """A game in which seat 0 is asked this."""
    players, first = HINTS[prompt]
    for number in range(first, first + TRIES):
        found = played({"players": str(players)}, number, prompt)
        if found is not None:
            return found
    raise AssertionError(f"nobody is ever asked {prompt}")


def played(wanted: Options, number: int, prompt: str) -> Position | None:
    """Play one game at random until seat 0 is asked this; bids stay low, so that all have nuggets."""
    options = GAME.options(wanted)
    chance = random.Random(number * 10 + int(options["players"]))
    play = Play(GAME, options, number.to_bytes(32, "big"), NAMES[: int(options["players"])])
    steps = [play.first()]
    while not play.over():
        ask = play.asks[0]
        if ask is not None and GAME.prompts[ask.prompt] == prompt:
            return Position(play, steps)
        step = play.do(random_act(play, chance))
        if step is not None:
            steps.append(step)
    return None


def random_act(play: Play, chance: random.Random) -> Act:
    seat = play.open_seats()[0]
    ask = play.asks[seat]
    assert ask is not None
    choice = chance.choice(ask.options[:6] if GAME.prompts[ask.prompt] == "bid" else ask.options)
    if ask.options[0].text == "hold" and chance.random() < 0.6:
        choice = ask.options[0]
    return Act("answer", seat, play.numbers[seat], choice.text)


def ask_on(guest: Guest, stage: RiverStage, prompt: str) -> None:
    """Put this question to the guest."""
    stage.position = position(prompt)
    stage.answers.clear()
    guest.go(f"/t/{TABLE}")
    guest.page.locator(f"[data-prompt='{prompt}']").wait_for()


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


def test_every_question_has_its_widget(watchers: Guests, stage: RiverStage) -> None:
    assert set(HINTS) == set(GAME.prompts)
    seen = answered(watchers.arrive(), stage, GAME.prompts, SAMPLE)
    assert set(seen.values()) == WIDGETS


def test_every_widget_works_on_a_phone_in_the_dark_in_french(watchers: Guests, stage: RiverStage) -> None:
    seen = answered(watchers.arrive(PHONE, "fr", theme="dark"), stage, SAMPLE, SAMPLE[:3])
    assert set(seen.values()) == WIDGETS


def test_every_question_can_be_a_plain_list(watchers: Guests, stage: RiverStage) -> None:
    guest = watchers.arrive(asList=True)
    for prompt in ("pick", "holdup", "two"):
        ask_on(guest, stage, prompt)
        assert guest.page.locator("[data-widget]").get_attribute("data-widget") == "list"


def test_a_bid_says_what_it_leads_to(watchers: Guests, stage: RiverStage) -> None:
    guest = watchers.arrive()
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


def test_a_card_for_sale_says_all(watchers: Guests, stage: RiverStage) -> None:
    guest = watchers.arrive()
    ask_on(guest, stage, "bid")
    assert stage.position is not None
    for one in guest.page.locator(".one").all():
        label = one.get_attribute("aria-label") or ""
        assert "nugget" in label
        assert "of 36 throws" in label
        assert "/36" in one.inner_text()
    assert guest.page.locator("table").first.locator("tbody tr").count() == 4


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_fits(watchers: Guests, stage: RiverStage, language: str) -> None:
    guest = watchers.arrive(PHONE, language)
    for prompt in ("bid", "pick"):
        ask_on(guest, stage, prompt)
        for width, height in ((360, 664), (390, 664), (768, 1024), (1024, 768), (1440, 900)):
            guest.page.set_viewport_size(ViewportSize(width=width, height=height))
            check_fit(guest.page, width, height)


def check_fit(page: Page, width: int, height: int) -> None:
    """All of the table is on the screen, and large enough to read and to touch."""
    assert not sideways(page), width
    assert too_small(page) == [], width
    for wanted in (".player", ".one", "[data-widget] button", ".sentence", ".gauges"):
        for one in page.locator(wanted).all():
            box = one.bounding_box()
            assert box is not None
            assert box["x"] >= -1, (wanted, width)
            assert box["x"] + box["width"] <= width + 1, (wanted, width)
            assert box["y"] + box["height"] <= height + 1, (wanted, width)


def test_a_why_card_shows_the_price_hop_by_hop(guests: Guests) -> None:
    guest = guests.arrive()
    sit_down(guest, 4)
    page = guest.page
    hands = Idler(page)
    end = time.monotonic() + LONG_ENOUGH
    while not page.locator("li", has_text="keeps").count():
        assert time.monotonic() < end, "nobody ever pays"
        if not hands.play():
            page.wait_for_timeout(10)
    page.locator("li", has_text="keeps").get_by_role("button", name="why?").first.click()
    page.locator(".chain .got").first.wait_for()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.locator(".chain").wait_for(state="detached")
