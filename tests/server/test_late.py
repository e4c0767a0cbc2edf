"""8.3. Time runs out in the middle of an answer that is said bit by bit: what was said so far is void."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tenderfoot.engine.contract import asked
from tenderfoot.engine.match import write
from tenderfoot.engine.verify import verify
from tenderfoot.games.dicetown.state import Town
from tenderfoot.server.tables.play import Play
from tenderfoot.server.wire.app import Server
from tests.server.guest import Guest, Look, Message, first, seated
from tests.server.running import with_server

DAYS = {"kind": "slow", "seconds": 86_400, "bank": 0}  # nothing here waits for it
SEVERAL = 3  # small questions for an offer: dollars, nuggets, cards


class Petition:
    """A table with a clock, at which the Sheriff hears offers of somebody who has several things to offer."""

    def __init__(self, server: Server, looks: list[Look]) -> None:
        self.pilot = server.lobby._pilots[looks[0].table]
        self.table = server.lobby.tables[looks[0].table]
        self.play = self.table.playing()
        self.looks = looks
        self.petitioner = -1

    async def begins(self) -> bool:
        """Everybody answers, keeping his money together, until it has come so far; or it never does."""
        while not self.play.over():
            for seat in self.play.open_seats():
                if could_offer(self.play, seat):
                    self.petitioner = seat
                    return True
                ask = await self.asked(seat)
                await self.looks[seat].answer(ask, cheap(ask))
        return False

    async def asked(self, seat: int) -> Message:
        """The question to a seat, when it has come."""
        await self.looks[seat].asked(self.play.numbers[seat])
        return self.looks[seat].ask() or {}

    async def says(self, seat: int, answer: str) -> None:
        """This seat gives one small answer."""
        await self.looks[seat].answer(await self.asked(seat), answer)

    async def offers_a_dollar(self) -> None:
        """A whole opening offer, and the Sheriff wants to hear more."""
        await self.says(self.petitioner, "dollars 1")
        while self.play.asks[self.petitioner] is not None:
            await self.says(self.petitioner, first(await self.asked(self.petitioner)))
        await self.says(1 - self.petitioner, "last-call")

    async def time_is_up(self) -> None:
        """The clock strikes, and nobody has waited for it."""
        self.table.timing._deadline = asyncio.get_running_loop().time()
        await self.pilot._tick()
        while self.table.writing():  # noqa: ASYNC110  nobody is told
            await asyncio.sleep(0)


async def petition_at(server: Server, guests: list[Guest]) -> Petition:
    """A petition; once in a while a whole game brings none."""
    for _ in range(8):
        looks = await seated(guests, "dicetown", options={"players": 2}, clock=DAYS)
        petition = Petition(server, looks)
        if await petition.begins():
            return petition
    pytest.fail("nobody was ever asked for an offer")


def could_offer(play: Play, seat: int) -> bool:
    """Whether this seat is asked for an offer that takes several small answers."""
    assert isinstance(play.state, Town)
    p, ask = play.state.players[seat], asked(play.state, seat)
    offering = ask is not None and ask.written("offer-nothing") is not None
    return offering and p.money >= SEVERAL and bool(p.nuggets or p.store or p.deeds)


def cheap(ask: Message) -> str:
    """A single die if dice are to be kept, else the first answer."""
    options = [str(option["text"]) for option in ask["options"]]
    single = [text for text in options if text.startswith("keep ") and len(text.split()) == 2]
    return single[-1] if single else first(ask)


def offered(play: Play) -> list[int]:
    """The dollars of each offer on the table; the record of the game is right."""
    assert verify(play.game, write(play.game, play.paper)) is None
    assert isinstance(play.state, Town)
    return [offer.dollars for offer in play.state.offers]


def when_late(place: Path, before: Callable[[Petition], Awaitable[None]], want: list[int]) -> None:
    """Half an offer of two dollars lies under seal when the time is up; a restart finds the same offers."""
    tables: list[str] = []

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            petition = await petition_at(server, [ann, bob])
            await before(petition)
            await petition.says(petition.petitioner, "dollars 2")
            await petition.time_is_up()
            assert offered(petition.play) == want
            tables.append(petition.table.row.id)

    async def again(server: Server, _: int) -> None:
        assert offered((await server.lobby.table(tables[0])).playing()) == want

    with_server(place, story)
    with_server(place, again)


def test_half_an_opening_offer_is_none(tmp_path: Path) -> None:
    """P1. Whoever is late offers nothing."""

    async def nothing(_: Petition) -> None:
        """It is the first offer."""

    when_late(tmp_path, nothing, [0])


def test_half_a_final_offer_is_the_opening_offer(tmp_path: Path) -> None:
    """P3. Whoever is late stays with what he offered first."""
    when_late(tmp_path, Petition.offers_a_dollar, [1])
