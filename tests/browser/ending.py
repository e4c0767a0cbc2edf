"""A whole game in a moment: the page's own device answers every question at once, without looking."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from tenderfoot.engine.options import Value

SWIFT: Final = """
async ([game, options, open_replay]) => {
  const post = (path, body) => fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body),
  }).then((reply) => reply.json());
  const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const bots = Array(Number(options.players) - 1).fill('tumbleweed');
  const made = await post('/api/tables', {game, options, name: 'Ann', pace: 0, bots, open_replay});
  const secret = crypto.getRandomValues(new Uint8Array(16));
  const promise = new Uint8Array([...new TextEncoder().encode('tenderfoot seat0'), ...secret]);
  const commitment = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', promise)));
  const socket = new WebSocket(`ws://${location.host}/ws/${made.table}`);
  let id = 0, answered = 0, opened = false;
  const wish = (type, more) => socket.send(JSON.stringify({type, id: ++id, ...more}));
  socket.onopen = () => { wish('hello', {language: 'en'}); wish('ready', {commitment}); };
  await new Promise((over) => {
    socket.onmessage = (message) => {
      const news = JSON.parse(message.data);
      if (news.type === 'room' && news.status === 'opening' && !opened) {
        opened = true;
        wish('open', {contribution: hex(secret)});
      }
      if (news.type !== 'shown') return;
      if (news.outcome) over();
      else if (news.ask && news.ask.question > answered) {
        answered = news.ask.question;
        wish('answer', {question: answered, choice: news.ask.options.at(-1).text});
      }
    };
  });
  socket.close();
  return made.table;
}
"""

# The same from the middle of a game on, by one more connection of the person who sits there.
ON: Final = """
(table) => {
  const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
  let id = 0, answered = 0;
  const wish = (type, more) => socket.send(JSON.stringify({type, id: ++id, ...more}));
  socket.onopen = () => wish('hello', {language: 'en'});
  socket.onmessage = (message) => {
    const news = JSON.parse(message.data);
    if (news.type !== 'shown') return;
    if (news.outcome) socket.close();
    else if (news.ask && news.ask.question > answered) {
      answered = news.ask.question;
      wish('answer', {question: answered, choice: news.ask.options.at(-1).text});
    }
  };
}
"""


def finished(page: Page, game: str, *, open_replay: bool = True, **options: Value) -> str:
    """The table of a game that this device has just played to its end against bots."""
    wanted = {"players": 3, **options}
    table: str = page.evaluate(SWIFT, [game, wanted, open_replay])
    return table


def play_out(page: Page) -> None:
    """From now on this device answers by itself; the page shows what comes of it, to the final count."""
    page.evaluate(ON, page.url.split("/t/")[1].split("#")[0])
