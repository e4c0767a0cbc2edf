"""What a seat sees of Gold River, as numbers."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.engine.view import View
from tenderfoot.games.goldriver.box import (
    CARDS,
    FIRST_LASSO,
    FIRST_LOST,
    IN_DECK,
    IN_ROW,
    LASSOS,
    LOST_MINES,
    NAMES,
    PUT_BACK,
    SEATS,
    SHOWN,
    TAKEN,
    TOWN_NAMES,
    TOWNS,
)
from tenderfoot.games.goldriver.cards.judge import Swap
from tenderfoot.games.goldriver.cards.raid import Ransom
from tenderfoot.games.goldriver.choices import MOST, value_of
from tenderfoot.games.goldriver.claims.picking import Burn, Picks, Ride, WinnerPicks
from tenderfoot.games.goldriver.gold.roll import OtherDie
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.games.goldriver.mayors import count_in
from tenderfoot.games.goldriver.prompts import PROMPTS
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.sale.payment import Moonshine, Share, paid_so_far
from tenderfoot.games.goldriver.sale.pot import LoserChooses
from tenderfoot.numbers.entry import Entry, by_seat, each_of, one
from tenderfoot.numbers.filler import Filler, mark, put, put_flag, put_seat, put_seats, put_zeros

_ROUNDS: Final = 20
_MOST_CONCESSIONS: Final = 15
_DIE: Final = 6
# Where a card can lie beside before a seat; the zones of the rules in this order, the rest is gone.
_ZONES: Final = ["row", "taken", "shown", "unseen", "put back", "gone"]
_PLANES: Final = {IN_ROW: 0, TAKEN: 1, SHOWN: 2, IN_DECK: 3, PUT_BACK: 4}
_GONE: Final = 5
_LIES: Final = "card by card: whether it lies before each seat, or in each zone"
_PLANE_OF: Final = [_PLANES.get(zone, _GONE) for zone in range(16)]


class Sale:
    """How the sale of the row stands, read off the frames that carry it."""

    leader: i64 = NOBODY  # who has made the highest bid, or has won
    price: i64 = 0  # the highest bid, the price on its way, or the stake of two players
    sold: bool = False
    turned: i64 = 0  # by a Moonshine
    out: i64 = 0  # who has passed
    left: i64 = 0  # who still chooses, where that is known

    def __init__(self, v: RiverView) -> None:
        for frame in v.stack[::-1]:
            if self.read(v, frame):
                return

    def read(self, v: RiverView, frame: Frame[Any]) -> bool:
        """Whether this frame carries the sale."""
        if isinstance(frame, Auction):
            self.leader, self.price = frame.leader, frame.high
            self.out = ((1 << v.seats) - 1) & ~frame.still_in
        elif isinstance(frame, Moonshine):
            self.won(frame.winner, frame.price, 0)
        elif isinstance(frame, Share):
            self.won(frame.winner, v.pot + paid_so_far(frame.kept), frame.turned)
        else:
            return self.choosing(v, frame)
        return True

    def choosing(self, v: RiverView, frame: Frame[Any]) -> bool:
        """The price is paid, or at stake between two players."""
        if isinstance(frame, WinnerPicks):
            self.won(frame.winner, frame.stake, frame.turned)
        elif isinstance(frame, (Burn, Ride)):
            self.won(frame.winner, v.pot, frame.turned)
        elif isinstance(frame, Picks):
            self.won(frame.winner, 0, frame.turned)
            self.left = frame.left
        elif isinstance(frame, LoserChooses):
            self.won(frame.winner, v.pot, 0)
        else:
            return False
        return True

    def won(self, winner: Seat, price: i64, turned: i64) -> None:
        """The row is sold."""
        self.leader, self.price, self.turned = winner, price, turned
        self.sold = True


class RiverFiller(Filler):
    """Gold River for so many players."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, entries(seats))
        self.blank: Final = bytes(2 * CARDS * (seats + len(_ZONES) + 1))  # the cards, before one is marked

    def fill(self, view: View, me: Seat, out: BytesWriter) -> None:
        """Every entry in the order of `entries`."""
        v = cast(RiverView, view)
        self.question(v, me, out)
        self.table(v, me, out)
        self.towns(v, me, out)
        self.sale(v, me, out)
        self.ties(v, out)
        self.cards(v, me, out)

    def question(self, v: RiverView, me: i64, out: BytesWriter) -> None:
        """Who is asked, what, and what has been said under seal."""
        put_seats(out, v.polled, me, self.seats)
        start = put_zeros(out, len(PROMPTS))
        if v.ask is not None:
            mark(out, start, v.ask.prompt)
        put(out, value_of(v.said[0]) + 1 if v.said else 0)
        top: Frame[Any] | None = v.stack[-1] if v.stack else None
        put(out, top.face if isinstance(top, OtherDie) else 0)
        put(out, top.given + 1 if isinstance(top, Swap) else 0)
        put(out, top.town + 1 if isinstance(top, Ransom) else 0)

    def table(self, v: RiverView, me: i64, out: BytesWriter) -> None:
        """Nuggets, who is first, and how far the game is."""
        for k in range(self.seats):
            put(out, v.hands[(me + k) % self.seats])
        put_seat(out, v.first, me, self.seats)
        put_seats(out, set_of(v.blasts), me, self.seats)
        put_seats(out, set_of(v.stickups), me, self.seats)
        for number in (v.round, v.deck, v.deposit, v.pot):
            put(out, number)

    def towns(self, v: RiverView, me: i64, out: BytesWriter) -> None:
        """The concessions of every seat in every town, and the Mayors."""
        for tally in v.tallies:
            for k in range(self.seats):
                put(out, count_in(tally, (me + k) % self.seats))
        for mayor in v.mayors:
            put_seat(out, mayor, me, self.seats)

    def sale(self, v: RiverView, me: i64, out: BytesWriter) -> None:
        """How the sale of the row stands."""
        sale = Sale(v)
        put(out, sale.price)
        put_flag(out, sale.sold)
        put(out, sale.turned)
        put_seat(out, sale.leader, me, self.seats)
        put_seats(out, sale.out, me, self.seats)
        put_seats(out, sale.left, me, self.seats)

    def ties(self, v: RiverView, out: BytesWriter) -> None:
        """What is attached to what, and the towns of the Lost Mines."""
        for under in v.tied:
            put(out, under + 1)
        for town in v.joined:
            put(out, town + 1)

    def cards(self, v: RiverView, me: i64, out: BytesWriter) -> None:
        """Where every card lies, and which could not be used yet."""
        zones = self.seats + len(_ZONES)
        start: i64 = len(out)
        out.write(self.blank)
        at: i64 = 0
        for zone in v.where:
            held: i64 = zone
            if held < SEATS:
                mark(out, start, at + (held - me + self.seats) % self.seats)
            else:
                mark(out, start, at + self.seats + _PLANE_OF[held])
            at += zones
        for card in v.parked:
            mark(out, start, at + card)


def set_of(seats: list[int]) -> i64:
    """A list of seats as a set."""
    found: i64 = 0
    for seat in seats:
        member: i64 = seat
        found |= 1 << member
    return found


def entries(seats: int) -> list[Entry]:
    """What `fill` writes for so many players."""
    return [*_question(seats), *_table(seats), *_towns(seats), *_sale(seats), *_ties(), *_cards(seats)]


def _question(seats: int) -> list[Entry]:
    asked = [f"asked: {PROMPTS[prompt].name}" for prompt in range(len(PROMPTS))]
    return [
        *by_seat(seats, "polled", 1, "whether the open question is put to this seat"),
        *each_of(asked, 1, "whether this is the question the seat must answer now"),
        *one("own sealed bid", MOST + 1, "the bid under seal and one; 0 without one"),
        *one("die rolled", _DIE, "the die that lies when the other one is chosen; 0 otherwise"),
        *one("card given", CARDS, "the number of the card given in a Judge's swap and one; 0 otherwise"),
        *one("town raided", TOWNS, "the number of the town of the Raid and one; 0 otherwise"),
    ]


def _table(seats: int) -> list[Entry]:
    return [
        *by_seat(seats, "nuggets", MOST, "nuggets in the hand"),
        *by_seat(seats, "first", 1, "whether it is first player"),
        *by_seat(seats, "dynamite", 1, "whether it has rolled for a Dynamite in this round"),
        *by_seat(seats, "hold-up", 1, "whether it has rolled for a Hold Up in this round"),
        *one("round", _ROUNDS, "the round, from 1"),
        *one("deck", CARDS, "cards that can still be drawn"),
        *one("deposit", MOST, "nuggets on the Bank"),
        *one("pot", MOST, "nuggets on their way: the price going round, or the stake of two players"),
    ]


def _towns(seats: int) -> list[Entry]:
    found: list[Entry] = []
    for town in TOWN_NAMES:
        found += by_seat(seats, f"concessions in {town}", _MOST_CONCESSIONS, "concessions that count there")
    for town in TOWN_NAMES:
        found += by_seat(seats, f"mayor of {town}", 1, "whether it holds this Mayor card")
    return found


def _sale(seats: int) -> list[Entry]:
    return [
        *one("price", MOST, "the highest bid, then the price, of two players the stake"),
        *one("sold", 1, "whether the row is sold"),
        *one("turned", 1, "whether a Moonshine turned the order round"),
        *by_seat(seats, "leads", 1, "whether it has made the highest bid, or has won"),
        *by_seat(seats, "passed", 1, "whether it has passed"),
        *by_seat(seats, "chooses", 1, "whether it still takes a card after the winner"),
    ]


def _ties() -> list[Entry]:
    tied = [f"under {NAMES[FIRST_LASSO + k]}" for k in range(len(LASSOS))]
    joined = [f"town of {NAMES[FIRST_LOST + k]}" for k in range(len(LOST_MINES))]
    return [
        *each_of(tied, CARDS, "the number of the concession it is attached to and one; 0 for none"),
        *each_of(joined, TOWNS, "the number of its town and one; 0 for none"),
    ]


def _cards(seats: int) -> list[Entry]:
    found: list[Entry] = []
    for card in NAMES:
        found += by_seat(seats, card, 1, _LIES)
        found += each_of([f"{card}: {zone}" for zone in _ZONES], 1, _LIES)
    return found + each_of([f"{card}: parked" for card in NAMES], 1, "whether it waits, unused")
