"""A seat that is played from more than one device says so, before and during the game."""

from __future__ import annotations

import pytest

from tests.browser.guest import READY, Guest, Guests

LINK = """(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  const send = (wish) => socket.send(JSON.stringify(wish));
  socket.onopen = () => {
    send({type: 'hello', id: 1, language: 'en', since: 0});
    send({type: 'invite', id: 2, kind: 'seat'});
  };
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.type !== 'link') return;
    socket.close();
    done(news.path);
  };
})"""


def seat_link(guest: Guest) -> str:
    """A link to the seat of the guest's page."""
    table = guest.page.url.rsplit("/", 1)[-1].partition("#")[0]
    link: str = guest.page.evaluate(LINK, table)
    return link


@pytest.mark.parametrize(
    ("language", "said"), [pytest.param("en", "2 devices", marks=pytest.mark.long), ("fr", "2 appareils")]
)
def test_everybody_sees_a_second_device(guests: Guests, language: str, said: str) -> None:
    ann = guests.arrive()
    bob = guests.arrive(language=language, path=ann.open())
    bob.page.locator(".do .go").first.click()
    bob.page.get_by_role("button", name=READY).wait_for()
    assert bob.page.locator(".devices").count() == 0
    phone = guests.arrive(path=seat_link(ann))
    bob.page.get_by_text(said).wait_for()
    assert bob.page.locator(".devices").count() == 1
    for guest in (ann, bob):
        guest.page.get_by_role("button", name=READY).click()
    for guest in (ann, bob, phone):
        guest.page.locator("[data-prompt='keep']").wait_for()
        assert guest.page.locator("main .devices").count() == 1
    assert said in (bob.page.locator(".player[data-seat='0'] .devices").text_content() or "")
    bob.context.close()
    ann.page.locator(".player[data-seat='1'] [data-presence=away]").wait_for()
