"""How a person plays: by touch through the widgets, or by keys alone. Nothing here knows a rule."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

PATIENCE: Final = 120  # seconds, to stop a test that hangs
LONG_ENOUGH: Final = 600  # the same for a whole game; a slow machine is no fault
# A question whose answer is on its way is none: two that are answered together are sent one after the other.
ASKED: Final = """() => ({
  prompt: document.querySelector('[data-prompt]:not([aria-busy=true])')?.dataset.prompt ?? null,
  question: document.querySelector('[data-prompt]')?.dataset.question ?? null,
  widget: document.querySelector('[data-widget]')?.dataset.widget ?? null,
  over: document.querySelector('[data-result="done"]') !== null,
})"""


class Hands:
    """Somebody's hands on a page, and a tally of the questions they answered."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.answered: Final[Counter[str]] = Counter()
        self.widgets: Final[dict[str, str]] = {}

    def over(self) -> bool:
        """Whether the final count is on the screen."""
        return bool(self.page.evaluate(ASKED)["over"])

    def play(self) -> bool:
        """Answer the open question, if there is one."""
        asked = self.page.evaluate(ASKED)
        prompt = asked["prompt"]
        if prompt is None:
            return False
        self.answer(str(asked["widget"]))
        self.insist()
        self.page.wait_for_function(
            "(was) => document.querySelector('[data-prompt]')?.dataset.question !== was",
            arg=asked["question"],
        )
        self.answered[prompt] += 1
        self.widgets[prompt] = str(asked["widget"])
        return True

    def take_turn(self) -> None:
        """Answer the next question, whenever it comes."""
        end = time.monotonic() + PATIENCE
        while not self.play():
            assert time.monotonic() < end, "nothing can be answered"
            self.page.wait_for_timeout(20)

    def answer(self, widget: str) -> None:
        """By touch: dice and the lock, a step up, a die and its new face, or the first thing on the felt."""
        if widget == "keep":
            self.page.locator(".rolling").first.click()
            self.page.locator(".lock").click()
        elif widget == "list":
            self.page.locator("[data-widget] .btn:not([disabled])").first.click()
        elif self.page.locator(".felt [data-widget]").count():
            self.choose(widget)
        else:
            self.first_answer(widget)

    def choose(self, widget: str) -> None:
        """Pick something that lies on the felt, and say it with the green button."""
        if widget in ("amount", "offer"):
            more = self.page.locator("[data-widget] .step, [data-widget] .stepper .btn").last
            if more.count() and more.is_enabled():
                more.click()
        elif self.page.locator("[data-widget] .choice").count():
            self.page.locator("[data-widget] .choice:not([disabled])").first.click()
        self.aim()
        self.page.locator(".acts .go").click()

    def first_answer(self, widget: str) -> None:
        """A question whose answers are all buttons."""
        if widget == "amount":
            more = self.page.locator("[data-widget] .step").last
            if more.is_enabled():
                more.click()
            self.page.locator("[data-widget] .go").click()
        elif widget == "play-or-pass":
            play = self.page.locator("[data-widget] .go")
            (play if play.count() else self.page.locator("[data-widget] .pass")).first.click()
            self.aim()
        else:
            self.page.locator("[data-widget] .btn:not(.always):not([disabled])").first.click()

    def aim(self) -> None:
        """Some answers have a second half: which die becomes which, or against whom."""
        if self.page.locator("[data-widget] .turn").count():
            self.page.locator("[data-widget] .turn .from:not([disabled])").first.click()
            self.page.locator("[data-widget] .turn .to:not([disabled])").last.click()
        elif self.page.locator("[data-widget] .aims").count():
            self.page.locator("[data-widget] .aims button").first.click()

    def insist(self) -> None:
        """What is costly asks once more."""
        if self.page.locator("[data-doubt]").count():
            self.page.locator("[data-doubt] .go").click()


class Keys(Hands):
    """The same by keys alone: digits pick dice, Enter locks, P passes, Tab finds everything else."""

    def answer(self, widget: str) -> None:
        self.page.keyboard.press("Escape")
        if widget == "keep":
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("1")
            self.page.keyboard.press("Enter")
        elif widget == "play-or-pass":
            self.page.keyboard.press("p")
        elif self.page.locator(".felt [data-widget]").count():
            self.choose_by_key(widget)
        else:
            self.tab_to("[data-widget] .btn")
            self.page.keyboard.press("Enter")

    def choose_by_key(self, widget: str) -> None:
        """The first thing on the felt, and then the green button."""
        if widget == "turn":
            self.tab_to("[data-widget] .from:not([disabled])")
            self.page.keyboard.press("Enter")
            self.tab_to("[data-widget] .to:not([disabled])")
            self.page.keyboard.press("Enter")
        elif widget not in ("amount", "offer"):
            self.tab_to("[data-widget] .choice")
            self.page.keyboard.press("Enter")
        self.tab_to(".acts .go")
        self.page.keyboard.press("Enter")

    def insist(self) -> None:
        if self.page.locator("[data-doubt]").count():
            self.tab_to("[data-doubt] .go")
            self.page.keyboard.press("Enter")

    def tab_to(self, wanted: str) -> None:
        """Press Tab until the focus is on such an element, and see that the focus can be seen."""
        for _ in range(80):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", wanted):
                width = self.page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
                assert width == "3px", "the focus cannot be seen"
                return
        raise AssertionError(f"Tab never reaches {wanted}")


def play_until(done: Callable[[], bool], *players: Hands) -> None:
    """Everybody answers whenever asked, until this is so."""
    end = time.monotonic() + LONG_ENOUGH
    while not done():
        assert time.monotonic() < end, "the game does not go on"
        moved = [player.play() for player in players]
        if not any(moved):
            players[0].page.wait_for_timeout(10)


def play_to_the_end(*players: Hands) -> None:
    """The same, until all see the final count."""
    play_until(lambda: all(player.over() for player in players), *players)
