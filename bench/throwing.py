"""What a throw of the dice costs the page: layouts, and how long its thread works for each frame."""

from __future__ import annotations

import json
import statistics
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser

from tests.browser.guest import Guests

CATEGORIES: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "toplevel",
    "blink.user_timing",
]
STILL: Final = "() => document.getAnimations().every((one) => one.playState !== 'running')"
# The mark is set in the very frame in which nothing moves any more.
LIES: Final = f"() => ({STILL})() && Boolean(performance.mark('lies'))"
MARK: Final = "(name) => performance.mark(name)"
Event = dict[str, Any]


class Thrown(NamedTuple):
    """A trace between the touch of the cup and dice that lie still."""

    layouts: int
    frames: int
    seconds: float
    worked: float  # milliseconds of the page's thread a frame, on average
    longest: float  # and of its longest task


def thrown(browser: Browser, guests: Guests) -> Thrown:
    """Shake the cup once, with a trace running."""
    guest = guests.arrive(shake=False, speed=1, motion="full")
    guest.sit_down("dicetown", 4)
    page = guest.page
    page.locator(".shake").wait_for()
    page.wait_for_function(STILL)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.locator(".shake").click()
    page.locator(".rolling").first.wait_for()
    page.evaluate(MARK, "thrown")
    page.wait_for_function(LIES)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return judged(events)


def judged(events: list[Event]) -> Thrown:
    """What happened on the page's thread between the two marks."""
    marks = {event["name"]: event for event in events if event["name"] in ("thrown", "lies")}
    since, until = marks["thrown"]["ts"], marks["lies"]["ts"]
    thread = (marks["thrown"]["pid"], marks["thrown"]["tid"])
    ours = [
        event
        for event in events
        if (event["pid"], event["tid"]) == thread and since <= event.get("ts", 0) < until
    ]
    tasks = [event.get("dur", 0) / 1000 for event in ours if event["name"] == "RunTask"]
    frames = sum(event["name"] == "Commit" for event in ours)
    layouts = sum(event["name"] == "Layout" for event in ours)
    return Thrown(
        layouts, frames, (until - since) / 1e6, sum(tasks) / max(1, frames), max(tasks, default=0.0)
    )


def typical(browser: Browser, guests: Guests, throws: int) -> Thrown:
    """The median of several throws, figure by figure."""
    found = [thrown(browser, guests) for _ in range(throws)]
    return Thrown(
        int(statistics.median(one.layouts for one in found)),
        int(statistics.median(one.frames for one in found)),
        statistics.median(one.seconds for one in found),
        statistics.median(one.worked for one in found),
        statistics.median(one.longest for one in found),
    )
