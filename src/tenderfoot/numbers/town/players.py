"""What lies before the players, what is known of their hands, and what they offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.games.dicetown.box import DICE, FACES
from tenderfoot.games.dicetown.hand.dice import size
from tenderfoot.games.dicetown.hand.poker import RANK
from tenderfoot.games.dicetown.known.view import OfferView, SeatView, TownView
from tenderfoot.games.dicetown.places.sheriff.petition import demanded
from tenderfoot.numbers.entry import Entry, by_seat, one
from tenderfoot.numbers.town.extent import Extent, faces_of
from tenderfoot.numbers.town.sheet import Sheet

_FACES: Final[i64] = len(FACES)


class Players:
    """Every seat, from the one that looks on; its own hand; offers and demands."""

    def __init__(self, extent: Extent, at: dict[str, int]) -> None:
        self.seats: Final[i64] = extent.seats
        self.money: Final[i64] = at["seat 0: money"]
        self.nuggets: Final[i64] = at["seat 0: nuggets"]
        self.cup: Final[i64] = at["seat 0: cup"]
        self.deeds: Final[i64] = at["seat 0: deeds"]
        self.store: Final[i64] = at["seat 0: cards"]
        self.poker: Final[i64] = at["seat 0: poker"]
        self.kept: Final[i64] = at["seat 0: kept 9"]
        self.shown: Final[i64] = at["seat 0: shown 9"] - self.kept
        self.laid: Final[i64] = at["seat 0: laid deed1"] - self.kept
        self.seen: Final[i64] = at["seat 0: seen deed1"] - self.kept
        self.stride: Final[i64] = at["seat 1: kept 9"] - self.kept
        self.known: Final[i64] = at["seat 1: known deed1"]
        self.known_store: Final[i64] = at["seat 1: known eq1"] - self.known
        self.known_stride: Final[i64] = self.known_store + len(extent.store)
        self.rolled: Final[i64] = at["rolled 9"]
        self.hand_deeds: Final[i64] = at["hand deed1"]
        self.hand_store: Final[i64] = at["hand eq1"]
        self.new: Final[i64] = at["too new eq1"]
        self.offer: Final[i64] = at["seat 0: offer 0: made"]
        self.offered_deeds: Final[i64] = at["seat 0: offer 0: deed1"] - self.offer
        self.offered_store: Final[i64] = at["seat 0: offer 0: eq1"] - self.offer
        self.offer_stride: Final[i64] = self.offered_store + len(extent.store)
        self.spots: Final[i64] = extent.spots
        self.demand: Final[i64] = at["seat 0: demanded nuggets"]

    def fill(self, v: TownView, sheet: Sheet) -> None:
        """Write it down."""
        k: i64 = 0
        while k < self.seats:
            p = v.seats[(sheet.me + k) % self.seats]
            self.open(p, k, sheet)
            if k:
                self.guessed(p, self.known + (k - 1) * self.known_stride, sheet)
            k += 1
        self.own(v, sheet)
        for offer in v.offers:
            self.offered(offer, sheet)
        self.demanded(v, sheet)

    def open(self, p: SeatView, k: i64, sheet: Sheet) -> None:
        """What everybody sees of a player."""
        sheet.number(self.money + k, p.money)
        sheet.number(self.nuggets + k, p.nuggets)
        sheet.number(self.cup + k, p.cup)
        sheet.number(self.deeds + k, p.deeds)
        sheet.number(self.store + k, p.store)
        if size(p.kept) == DICE:
            sheet.number(self.poker + k, RANK[p.kept])
        at = self.kept + k * self.stride
        sheet.dice(at, p.kept)
        sheet.dice(at + self.shown, p.shown)
        sheet.kinds(at + self.laid, p.laid)
        sheet.kinds(at + self.seen, p.seen)

    def guessed(self, p: SeatView, at: i64, sheet: Sheet) -> None:
        """What this seat knows besides of another hand."""
        sheet.kinds(at, p.known_deeds)
        sheet.kinds(at + self.known_store, p.known_store)

    def own(self, v: TownView, sheet: Sheet) -> None:
        """The dice under the own cup, the own hand, and what of it came too late for the open window."""
        sheet.dice(self.rolled, v.rolled)
        sheet.kinds(self.hand_deeds, v.hand_deeds)
        sheet.kinds(self.hand_store, v.hand_store)
        if v.new and len(v.new) == windows(v):
            sheet.kinds(self.new, v.new[-1])

    def offered(self, offer: OfferView, sheet: Sheet) -> None:
        """An offer on the table; the cards where this seat may see them."""
        at = self.offer + (sheet.turned(offer.seat) * self.spots + offer.spot) * self.offer_stride
        sheet.number(at, 1)
        sheet.number(at + 1, offer.nuggets)
        sheet.number(at + 2, offer.dollars)
        sheet.number(at + 3, offer.deeds)
        sheet.number(at + 4, offer.store)
        sheet.kinds(at + self.offered_deeds, offer.deed_kinds)
        sheet.kinds(at + self.offered_store, offer.store_kinds)

    def demanded(self, v: TownView, sheet: Sheet) -> None:
        """What the Sheriff has demanded of each seat."""
        for seat, demand in enumerate(v.demands):
            at = self.demand + 4 * sheet.turned(seat)
            for n in demanded(demand):
                sheet.number(at, n)
                at += 1


def windows(v: TownView) -> i64:
    """How many windows are open, one inside the other."""
    found: i64 = 0
    for frame in v.stack:
        if frame.is_window():
            found += 1
    return found


def entries(extent: Extent) -> list[Entry]:
    """What `Players` writes."""
    seats, spots = range(extent.seats), range(extent.spots)
    return [
        *by_seat(extent.seats, "money", extent.dollars, "its dollars"),
        *by_seat(extent.seats, "nuggets", extent.nuggets, "its nuggets"),
        *by_seat(extent.seats, "cup", DICE, "dice under its cup"),
        *by_seat(extent.seats, "deeds", extent.deeds, "deeds in its hand"),
        *by_seat(extent.seats, "cards", extent.cards, "store cards in its hand"),
        *by_seat(extent.seats, "poker", len(RANK), "the rank of its five dice, the best highest; 0: fewer"),
        *[entry for seat in seats for entry in _open(extent, f"seat {seat}:")],
        *[entry for seat in seats[1:] for entry in _known(extent, f"seat {seat}: known")],
        *faces_of("rolled", "dice of this face under the own cup"),
        *extent.deeds_of("hand", "such deeds in the own hand"),
        *extent.cards_of("hand", "such store cards in the own hand"),
        *extent.cards_of("too new", "those of them that came after the window had opened"),
        *[e for seat in seats for spot in spots for e in _offer(extent, f"seat {seat}: offer {spot}:")],
        *[
            e
            for seat in seats
            for e in extent.goods(f"seat {seat}: demanded", "what the Sheriff demands of it")
        ],
    ]


def _open(extent: Extent, seat: str) -> list[Entry]:
    return [
        *faces_of(f"{seat} kept", "dice of this face it has set aside"),
        *faces_of(f"{seat} shown", "dice of this face shown in this throw, not paid yet"),
        *extent.land_of(f"{seat} laid", "such property cards open before it"),
        *extent.deeds_of(f"{seat} seen", "such deeds of its hand that everybody saw taken from the row"),
    ]


def _known(extent: Extent, known: str) -> list[Entry]:
    return [
        *extent.deeds_of(known, "such deeds of its hand that this seat knows of besides"),
        *extent.cards_of(known, "such store cards of its hand that this seat knows of"),
    ]


def _offer(extent: Extent, offer: str) -> list[Entry]:
    return [
        *one(f"{offer} made", 1, "whether it has said what it offers for the best place, or the second"),
        *extent.goods(offer, "what it offers"),
        *extent.deeds_of(offer, "such deeds, where this seat may see them"),
        *extent.cards_of(offer, "such store cards, where this seat may see them"),
    ]
