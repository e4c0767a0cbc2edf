"""How heavy the page is and how soon there, what a throw costs, how soon a move is on the other screen and a
cut line whole again: `make bench-web`.

Two real browsers at one table on this machine. A move is an answer locked by one of them that reveals the
throw; it has arrived when the other page shows the new throw. Both clocks are the same machine's.
"""

import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

from bench.throwing import typical
from bench.weight import visit
from tests.browser.finding import FLAGS, chromium
from tests.browser.guest import READY, Guest, Guests
from tests.browser.hands import Hands
from tests.browser.house import Lodging

MOVES: Final = 40
LOADS: Final = 9
CUTS: Final = 7
THROWS: Final = 5
NEXT: Final = "(was) => document.querySelector('[data-prompt=keep]')?.dataset.question !== was"
# Notes, in each page, when a question is first on the screen.
WATCH: Final = """() => {
  window.seen = {};
  const look = () => {
    const asked = document.querySelector('[data-prompt]')?.dataset.question;
    if (asked && !(asked in window.seen)) window.seen[asked] = performance.timeOrigin + performance.now();
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""
PRESS: Final = """() => {
  document.querySelector('.rolling').click();
  return new Promise((done) => setTimeout(() => {
    const at = performance.timeOrigin + performance.now();
    document.querySelector('.lock')?.click();
    done(at);
  }, 20));
}"""


def first_page(guests: Guests) -> None:
    """Say what the page weighs and how soon it asks."""
    visits = [visit(guests) for _ in range(LOADS)]
    first, game = visits[0].first, visits[0].game
    usable = statistics.median(one.usable for one in visits)
    question = statistics.median(one.question for one in visits)
    print(f"first page: {first:.0f} KB compressed, with fonts; usable after {usable:.0f} ms")
    print(f"a game: {game:.0f} KB more; its first question {question:.0f} ms after the touch")
    print(f"a table: {visits[0].elements} elements")


def dice(browser: Browser, guests: Guests) -> None:
    """Say what a throw costs."""
    one = typical(browser, guests, THROWS)
    rate = one.frames / one.seconds
    print(
        f"a throw: {one.layouts} layouts, {rate:.0f} frames a second, "
        f"{one.worked:.1f} ms of the page's thread a frame, longest task {one.longest:.0f} ms"
    )


def two(guests: Guests) -> tuple[Guest, Guest]:
    """Two people at one table, both asked."""
    ann = guests.arrive()
    bob = guests.arrive()
    bob.go(ann.open())
    bob.page.locator(".do .go").first.click()
    for guest in (ann, bob):
        guest.page.get_by_role("button", name=READY).click()
    for guest in (ann, bob):
        guest.page.locator("[data-prompt='keep']").wait_for()
        guest.page.evaluate(WATCH)
    return ann, bob


def question(guest: Guest) -> Any:
    """The number of the open question, if it is about dice."""
    return guest.page.evaluate("() => document.querySelector('[data-prompt=keep]')?.dataset.question ?? null")


def moves(guests: Guests) -> list[float]:
    """Milliseconds from the last lock to the next question on the other screen."""
    ann, bob = two(guests)
    found: list[float] = []
    while len(found) < MOVES:
        if ann.page.locator("[data-result]").count():
            ann, bob = two(guests)
        before = question(bob)
        if question(ann) is None or before is None:
            skip(ann, bob)
            continue
        bob.page.evaluate(PRESS)
        began = ann.page.evaluate(PRESS)
        bob.page.wait_for_function(NEXT, arg=before)
        if (after := question(bob)) is not None:
            found.append(bob.page.evaluate("(asked) => window.seen[asked]", after) - began)
    return found


def cuts(guests: Guests) -> list[float]:
    """Milliseconds from a cut line until the table is shown anew and nothing says that it is gone."""
    guest = guests.arrive()
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    guest.page.route_web_socket("**/ws/*", hold)
    guest.sit_down("dicetown", 2)
    return [cut(guest, lines) for _ in range(CUTS)]


def cut(guest: Guest, lines: list[WebSocketRoute]) -> float:
    """Cut the line once and wait for the next."""
    began = time.perf_counter()
    lines[-1].close(code=1012, reason="cut")
    down = guest.page.locator("[data-line=down]")
    down.wait_for()
    down.wait_for(state="detached")
    return (time.perf_counter() - began) * 1000


def skip(*guests: Guest) -> None:
    """Whatever else is asked gets an answer, and who has dice left over goes on alone."""
    moved = [Hands(guest.page).play() for guest in guests]
    if not any(moved):
        guests[0].page.wait_for_timeout(30)


def report(browser: Browser, address: str) -> None:
    """Say what was measured."""
    guests = Guests(browser, address)
    first_page(guests)
    dice(browser, guests)
    delays = sorted(moves(guests))
    p50, p95 = statistics.median(delays), delays[int(len(delays) * 0.95) - 1]
    print(f"a move on the other screen: p50 {p50:.0f} ms, p95 {p95:.0f} ms, {len(delays)} moves")
    back = cuts(guests)
    print(f"a cut line is whole again: median {statistics.median(back):.0f} ms, longest {max(back):.0f} ms")
    guests.leave()


def main() -> None:
    """Start everything, measure, stop everything."""
    with tempfile.TemporaryDirectory() as work, sync_playwright() as play:
        lodging = Lodging(Path(work))
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        report(browser, lodging.address)
        browser.close()
        lodging.stop()


if __name__ == "__main__":
    main()
