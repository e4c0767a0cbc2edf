"""Gold River at a browser: hands for its widgets, a table with bots, a position for every question."""

from __future__ import annotations

import random
from typing import Final

from tenderfoot.engine.options import Options
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.state import River
from tenderfoot.server.protocol import client_messages, server_messages
from tenderfoot.server.tables.acts import Act
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.position import Times
from tenderfoot.server.tables.projection import ALLOWED
from tests.browser.guest import Guest
from tests.browser.hands import Hands, Keys
from tests.browser.positions import Position
from tests.browser.puppet import Puppet

# For each question: how many play, and the random game in which seat 0 is asked it early.
HINTS: Final = {
    "penny": (2, 16), "bid": (4, 0), "bid2": (2, 0), "moon": (4, 17), "allin": (4, 10), "pick": (2, 1),
    "burn": (2, 1), "lost": (2, 58), "attach": (2, 4), "judge": (2, 50), "swap": (2, 50), "raid": (2, 31),
    "raidloss": (2, 15), "dynamite": (2, 15), "holdup": (2, 10), "slots": (2, 21), "slotpick": (2, 21),
    "mustang": (4, 37), "post": (2, 11), "die": (2, 11), "ghost": (4, 30), "deposit": (2, 26), "two": (2, 0),
}  # fmt: skip
TRIES: Final = 200
# What lies on the felt is picked first; then the green button in the mat says it.
THING: Final = "[data-widget] :is(.thing, button.one)"
SAY: Final = ".say .go"
NAMES: Final = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


class Digger(Hands):
    """Hands that know these widgets: raise a little, take the first card, name the last rival."""

    def answer(self, widget: str) -> None:
        if widget == "bid":
            more = self.page.locator("[data-widget] .step").nth(1)
            if more.count() and more.is_enabled():
                more.click()
            go = self.page.locator("[data-widget] .go")
            (go if go.count() else self.page.locator("[data-widget] .pass")).click()
        elif widget in ("deposit", "play-or-hold"):
            self.page.locator("[data-widget] .go").click()
        else:
            if widget == "hold-up":
                self.page.locator("[data-widget] .victim").last.click()
            self.page.locator(THING).first.click()
            if self.page.locator(SAY).is_disabled():
                self.page.locator(THING).last.click()  # take one, burn one
            self.page.locator(SAY).click()


class Idler(Digger):
    """Passes, so that the others win now and then."""

    def answer(self, widget: str) -> None:
        passing = self.page.locator("[data-widget] .pass")
        if widget == "bid" and passing.count():
            passing.click()
        else:
            super().answer(widget)


class Typist(Keys):
    """The same by keys alone: digits write a bid, P passes or holds, Tab finds everything else."""

    def answer(self, widget: str) -> None:
        self.page.keyboard.press("Escape")
        if widget == "play-or-hold":
            self.page.keyboard.press("p")
            return
        if widget == "bid":
            self.page.keyboard.press("2")
        if widget in ("bid", "deposit"):
            self.tab_to("[data-widget] .go")
            self.page.keyboard.press("Enter")
            return
        self.tab_to(THING)
        self.page.keyboard.press("Enter")
        if self.page.locator(SAY).is_disabled():
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
        self.tab_to(SAY)
        self.page.keyboard.press("Enter")


def check_result(guest: Guest) -> None:
    """The count on the screen is the outcome the server told."""
    scores = guest.shown()[-1]["outcome"]["scores"]
    totals = guest.page.locator("[data-result] .total").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(scores)
    assert guest.page.locator("[data-result] .winner").count() >= 1


class RiverStage(Puppet):
    """The stage for single questions, with a position of Gold River; and what comes after it, if wanted."""

    later: Position | None = None

    def _reply(self, wish: client_messages.AnyClientMessage) -> list[server_messages.ServerMessage]:
        told = super()._reply(wish)
        if isinstance(wish, client_messages.Hello) and self.later is not None:
            told.append(shown(self.later))
        return told

    def _shown(self) -> server_messages.Shown:
        assert self.position is not None
        return shown(self.position)


def shown(position: Position) -> server_messages.Shown:
    """All that seat 0 is told and sees."""
    play = position.play
    now = play.position(Times(None, None, []))
    moments = [ALLOWED.moment(version, 0, step.heard, 0) for version, step in enumerate(position.steps, 1)]
    view = ALLOWED.view(GAME, play.state, 0).text()
    ticking = ALLOWED.ticking(now, None, [])
    question = ALLOWED.question(now, 0)
    return server_messages.Shown(play.version, moments, view, question, None, ticking, None, None)


def position(prompt: str) -> Position:
    """A game in which seat 0 is asked this."""
    players, first = HINTS[prompt]
    for number in range(first, first + TRIES):
        found = played({"players": players}, number, prompt)
        if found is not None:
            return found
    raise AssertionError(f"nobody is ever asked {prompt}")


def played(wanted: Options, number: int, prompt: str, since: int = 0) -> Position | None:
    """Play at random until seat 0 is asked this, from this round on; bids stay low: all have nuggets."""
    options = GAME.options(wanted)
    chance = random.Random(number * 10 + int(options["players"]))
    play = Play(GAME, options, number.to_bytes(32, "big"), NAMES[: int(options["players"])])
    steps = [play.first()]
    while not play.over():
        ask = play.asks[0]
        if ask is not None and GAME.prompt(ask).name == prompt and round_of(play) >= since:
            return Position(play, steps)
        step = play.do(random_act(play, chance))
        if step is not None:
            steps.append(step)
    return None


def round_of(play: Play) -> int:
    """Which round it is."""
    assert isinstance(play.state, River)
    return play.state.round


def random_act(play: Play, chance: random.Random) -> Act:
    seat = play.open_seats()[0]
    ask = play.asks[seat]
    assert ask is not None
    choice = chance.choice(ask.options[:6] if GAME.prompt(ask).name == "bid" else ask.options)
    if ask.options[0].text == "hold" and chance.random() < 0.6:
        choice = ask.options[0]
    return Act("answer", seat, play.numbers[seat], choice.text)


def ask_on(guest: Guest, stage: RiverStage, prompt: str) -> None:
    """Put this question to the guest."""
    stage.put(guest, position(prompt))
    guest.page.locator(f"[data-prompt='{prompt}']").wait_for()
