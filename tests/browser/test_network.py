"""Reload, a cut line, a second tab, the back button: the same table again, and nothing counted twice."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.guest import Guest, Guests
from tests.browser.hands import Hands

FADED = """([town, mine]) => ['.street', '[data-mine]'].map((one) =>
  getComputedStyle(document.querySelector(one)).filter).join() === [town, mine].join()"""


def against_bots(guests: Guests) -> Guest:
    guest = guests.arrive()
    guest.page.locator(".way").first.click()
    guest.page.locator("[data-prompt='keep']").wait_for()
    return guest


def table_of(page: Page) -> list[str]:
    """What the table shows: the dice under the cup, the purses, the question."""
    return [
        *page.locator(".rolling").all_inner_texts(),
        *page.locator(".purse:visible").all_inner_texts(),
        page.locator(".sentence").inner_text(),
    ]


def test_a_reload_shows_the_same_table(guests: Guests) -> None:
    guest = against_bots(guests)
    before = table_of(guest.page)
    guest.page.reload()
    guest.page.locator("[data-prompt='keep']").wait_for()
    assert table_of(guest.page) == before


def test_a_cut_line_comes_back_and_the_answer_counts_once(guests: Guests) -> None:
    guest = guests.arrive()
    lines: list[WebSocketRoute] = []

    def hold(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    guest.page.route_web_socket("**/ws/*", hold)
    guest.page.reload()
    guest.page.locator(".way").first.click()
    guest.page.locator("[data-prompt='keep']").wait_for()
    question = guest.page.locator("[data-prompt]").get_attribute("data-question")
    lines[-1].close(code=1012, reason="cut")
    # The town loses its colour as long as nobody listens, and what is mine keeps it.
    guest.page.wait_for_function(FADED, arg=["saturate(0.45) brightness(0.8)", "none"])
    # Locked while nobody listens: it is sent when the line is back.
    guest.page.locator(".rolling").first.click()
    guest.page.locator(".lock").click()
    guest.page.wait_for_function(
        "(was) => document.querySelector('[data-prompt]')?.dataset.question !== was", arg=question
    )
    assert len(lines) > 1
    guest.page.wait_for_function(FADED, arg=["none", "none"])


def test_two_tabs_show_one_seat(guests: Guests) -> None:
    guest = against_bots(guests)
    second = guest.tab()
    second.goto(guest.page.url)
    second.locator("[data-prompt='keep']").wait_for()
    question = second.locator("[data-prompt]").get_attribute("data-question")
    assert table_of(second) == table_of(guest.page)
    # A tab behind another paints about once a second, too seldom to be clicked.
    guest.page.bring_to_front()
    Hands(guest.page).take_turn()
    second.bring_to_front()
    second.wait_for_function(
        "(was) => document.querySelector('[data-prompt]')?.dataset.question !== was", arg=question
    )
    assert second.locator("[role=alert]").count() == 0


def test_back_and_forward_lead_out_and_in(guests: Guests) -> None:
    guest = against_bots(guests)
    guest.page.go_back()
    guest.page.get_by_role("link", name="My games: your turn in 1").wait_for()
    guest.page.go_forward()
    guest.page.locator("[data-prompt='keep']").wait_for()


def test_a_double_click_answers_once(guests: Guests) -> None:
    guest = against_bots(guests)
    guest.page.locator(".rolling").first.click()
    guest.page.locator(".lock").dblclick()
    guest.page.locator("[data-prompt]").wait_for()
    assert guest.page.locator("[role=alert]").count() == 0


def test_a_lock_can_be_opened_until_the_others_have_locked(guests: Guests) -> None:
    """The others see that it is locked, and that it no longer is; what was picked is picked still."""
    ann = guests.arrive()
    link = ann.open()
    bob = guests.arrive(language="fr", path=link)
    bob.page.locator(".do .go").first.click()
    for guest in (ann, bob):
        guest.page.get_by_role("button", name="ready", exact=False).or_(
            guest.page.get_by_role("button", name="prêt", exact=False)
        ).first.click()
        guest.page.wait_for_timeout(0)
    ann.page.locator("[data-prompt='keep']").wait_for()
    ann.page.locator(".rolling").first.click()
    ann.page.locator(".lock").click()
    bob.page.get_by_text("Validé", exact=True).wait_for(state="attached")
    ann.page.get_by_role("button", name="Change my answer").click()
    ann.page.locator("[data-prompt='keep']").wait_for()
    assert ann.page.locator(".rolling[aria-pressed=true]").count() == 1
    bob.page.get_by_text("Validé", exact=True).wait_for(state="detached")
