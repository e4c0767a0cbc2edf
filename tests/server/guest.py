"""A client for tests: a device with a cookie, and sockets. It plays any game by its questions alone."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from typing import Any, Final, Self

import aiohttp

from tests.server.patching import whole

Json = Any  # whatever the wire brings
Message = dict[str, Json]
Pick = Callable[[Message], str]
VIEWS: Final = ('{"type":"shown"', '{"type":"changed"')  # how the messages begin that show the table
STUCK: Final = 120  # seconds, to stop a test that hangs; a busy machine is no fault


def first(ask: Message) -> str:
    """The first answer offered."""
    return str(ask["options"][0]["text"])


def last(ask: Message) -> str:
    """The last answer offered."""
    return str(ask["options"][-1]["text"])


class Refusal(Exception):
    """The server said no."""

    def __init__(self, reply: Message) -> None:
        super().__init__(reply["code"])
        self.reply: Final = reply
        self.code: Final = str(reply["code"])


class Guest:
    """One device."""

    def __init__(self, port: int, cookies: aiohttp.CookieJar | None = None) -> None:
        self.base = f"http://127.0.0.1:{port}"
        jar = aiohttp.CookieJar(unsafe=True) if cookies is None else cookies
        self.http: Final = aiohttp.ClientSession(cookie_jar=jar)
        self.looks: Final[list[Look]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up everywhere, even if a line is dead or somebody stops us meanwhile."""
        async with AsyncExitStack() as stack:
            stack.push_async_callback(self.http.close)
            for look in self.looks:
                stack.push_async_callback(look.close)

    async def get(self, path: str) -> Json:
        """What a GET gives; a refusal is raised."""
        async with self.http.get(self.base + path) as reply:
            return await self._body(reply)

    async def post(self, path: str, body: Message) -> Json:
        """What a POST gives; a refusal is raised."""
        async with self.http.post(self.base + path, json=body) as reply:
            return await self._body(reply)

    async def _body(self, reply: aiohttp.ClientResponse) -> Json:
        if reply.content_type != "application/json":
            return await reply.text()
        body = await reply.json()
        if reply.status >= 400:
            raise Refusal(body)
        return body

    async def open(self, game: str, **form: object) -> Message:
        """Open a table."""
        opened: Message = await self.post("/api/tables", {"game": game, "pace": 0, **form})
        return opened

    async def enter(self, link: str) -> Message:
        """Come in by a link."""
        path, _, fragment = link.partition("#")
        form: Message = {"secret": fragment.partition("=")[2]} if fragment else {}
        entered: Message = await self.post(f"/api/tables/{path.rsplit('/', 1)[-1]}/enter", form)
        return entered

    async def forget_me(self) -> int:
        """Be forgotten everywhere, as the page does it; at how many tables. Nothing is left then."""
        tables = (await self.get("/api/traces"))["tables"]
        for table in tables:
            await self.post(f"/api/tables/{table}/forget-me", {})
        assert (await self.get("/api/traces"))["tables"] == []
        return len(tables)

    async def look(self, table: str, since: int = 0, language: str = "en") -> Look:
        """A socket at a table, greeted."""
        look = Look(await self.http.ws_connect(f"{self.base}/ws/{table}", origin=self.base), table)
        self.looks.append(look)
        await look.hello(since, language)
        await look.until(lambda: "room" in look.newest)
        return look


class Look:
    """A socket, with all it has received: as bytes, and the newest of each kind."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse, table: str) -> None:
        self.ws: Final = ws
        self.table: Final = table
        self.heard: list[str] = []
        self.newest: dict[str, Message] = {}
        self.moments: list[Message] = []
        self.chat: list[Message] = []
        self.taken: list[Message] = []
        self._ids = 0
        self.secret = secrets.token_bytes(16)
        self._opened = False

    async def close(self) -> None:
        await self.ws.close()

    async def receive(self) -> Message | None:
        """The next message; None when the socket is closed."""
        got = await self.ws.receive(timeout=STUCK)
        if got.type is not aiohttp.WSMsgType.TEXT:
            return None
        self.heard.append(got.data)
        message: Message = json.loads(got.data)
        if message["type"] == "changed":
            message = whole(self.newest["shown"], message)
        self.newest[message["type"]] = message
        if message["type"] == "shown":
            self.moments.extend(message["moments"])
        elif message["type"] == "chat":
            self.chat.extend({**line, "room": message["room"]} for line in message["lines"])
        elif message["type"] == "taken":
            self.taken.append(message)
        return message

    async def send(self, kind: str, /, **fields: object) -> int:
        """Send a wish; its id."""
        self._ids += 1
        await self.ws.send_json({"type": kind, "id": self._ids, **fields})
        return self._ids

    async def reply(self, wish: int) -> Message:
        """The reply to a wish; a refusal is raised."""
        while True:
            message = await self.receive()
            if message is None:
                raise ConnectionError("the socket was closed")
            if message.get("id", -1) == wish:
                if message["type"] == "refused":
                    raise Refusal(message)
                return message

    async def wish(self, kind: str, /, **fields: object) -> Message:
        """Send a wish and wait for its reply."""
        return await self.reply(await self.send(kind, **fields))

    async def hello(self, since: int = 0, language: str = "en", *, changes: bool = True) -> Message:
        """Say who looks, and from where on; what is new then comes as changes, as the page wants it."""
        return await self.wish("hello", language=language, since=since, changes=changes)

    async def until(self, true: Callable[[], object]) -> None:
        """Receive until something is true."""
        while not true():
            if await self.receive() is None:
                raise ConnectionError("the socket was closed")

    # --- playing ------------------------------------------------------------------------------

    @property
    def shown(self) -> Message:
        return self.newest["shown"]

    @property
    def room(self) -> Message:
        return self.newest["room"]

    def ask(self) -> Message | None:
        """My open question, as last shown."""
        ask: Message | None = self.newest.get("shown", {}).get("ask")
        return ask

    def sits(self) -> bool:
        """Whether I know my seat."""
        return self.newest.get("you", {}).get("seat") is not None

    def unlocked(self) -> bool:
        """Whether I have said nothing under seal."""
        return self.shown["locked"] is None

    async def caught_up(self, version: int) -> None:
        """Receive until this version is shown."""
        await self.until(lambda: self.shown["version"] >= version)

    def over(self) -> bool:
        return self.newest.get("shown", {}).get("outcome") is not None

    async def ready(self) -> None:
        """Commit to a contribution."""
        seat = self.newest["you"]["seat"]
        commitment = sha256(b"tenderfoot seat" + str(seat).encode() + self.secret).hexdigest()
        await self.wish("ready", commitment=commitment)

    async def begin(self) -> None:
        """Open the contribution when all are ready, and wait for the game."""
        await self.until(lambda: self.room["status"] != "gathering")
        if self.room["status"] == "opening":
            await self.wish("open", contribution=self.secret.hex())
        await self.until(lambda: "shown" in self.newest)

    async def play(self, pick: Pick = first, most: int = 100_000) -> int:
        """Answer every question until the game is over; how many answers it took."""
        answers = 0
        while not self.over() and answers < most:
            ask = self.ask()
            if ask is None:
                if await self.receive() is None:
                    raise ConnectionError("the socket was closed")
                continue
            await self.answer(ask, pick(ask))
            answers += 1
        return answers

    async def answer(self, ask: Message, choice: str) -> Message:
        """Answer a question and see what comes of it for me."""
        number = ask["question"]
        taken = await self.wish("answer", question=number, choice=choice)
        await self.beyond(number)
        return taken

    async def asked(self, number: int) -> None:
        """Receive until I am asked this question."""
        await self.until(lambda: (self.ask() or {}).get("question") == number)

    async def beyond(self, number: int) -> None:
        """Receive until I am no longer asked this question."""
        await self.until(lambda: self.over() or (self.ask() or {}).get("question") != number)


@asynccontextmanager
async def several(port: int, count: int) -> AsyncIterator[list[Guest]]:
    """So many devices; whatever happens to one of them, all hang up."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Guest(port)) for _ in range(count)]


async def seated(guests: list[Guest], game: str, **form: object) -> list[Look]:
    """The guests at a new table, playing; the first one is the host. Bots may be named in `bots`."""
    opened = await guests[0].open(game, name="Guest 0", **form)
    looks = [await guests[0].look(opened["table"])]
    named = form.get("bots")
    bots = len(named) if isinstance(named, list) else 0
    for number, guest in enumerate(guests[1:], 1 + bots):
        await guest.enter(opened["join"])
        look = await guest.look(opened["table"])
        await look.wish("sit", seat=number, name=f"Guest {number}")
        looks.append(look)
    for look in looks:
        await look.until(look.sits)
        await look.ready()
    await asyncio.gather(*[look.begin() for look in looks])
    return looks
