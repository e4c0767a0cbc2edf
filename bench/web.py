"""How soon the page is there, a move is on the other screen, a cut line is whole again: `make bench-web`.

Two real browsers at one table on this machine. A move is an answer locked by one of them that reveals the
throw; it has arrived when the other page shows the new throw. Both clocks are the same machine's.
"""

import gzip
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

from tests.browser.finding import FLAGS, chromium
from tests.browser.guest import READY, Guest, Guests
from tests.browser.hands import Hands
from tests.browser.house import STATIC, Lodging

MOVES: Final = 40
LOADS: Final = 9
CUTS: Final = 7
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


def first_page(guests: Guests) -> tuple[int, list[float]]:
    """Bytes of script of the first page, compressed; milliseconds until it can be used."""
    times = []
    scripts: set[str] = set()
    for _ in range(LOADS):
        guest = guests.arrive()
        guest.page.on("response", lambda reply: scripts.add(reply.url.rsplit("/", 1)[-1]))
        guest.context.clear_cookies()
        began = time.perf_counter()
        guest.page.reload()
        guest.page.locator(".way:first-child:not([disabled])").wait_for()
        times.append((time.perf_counter() - began) * 1000)
    files = [STATIC / "assets" / name for name in scripts if name.endswith(".js")]
    return sum(len(gzip.compress(file.read_bytes())) for file in files if file.exists()), times


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
    status = guest.page.get_by_role("status")
    status.wait_for()
    status.wait_for(state="detached")
    return (time.perf_counter() - began) * 1000


def skip(*guests: Guest) -> None:
    """Whatever else is asked gets an answer, and who has dice left over goes on alone."""
    moved = [Hands(guest.page).play() for guest in guests]
    if not any(moved):
        guests[0].page.wait_for_timeout(30)


def report(browser: Browser, address: str) -> None:
    """Say what was measured."""
    guests = Guests(browser, address)
    size, times = first_page(guests)
    usable = statistics.median(times)
    print(f"first page: {size / 1024:.0f} KB of script, compressed; usable after {usable:.0f} ms")
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
