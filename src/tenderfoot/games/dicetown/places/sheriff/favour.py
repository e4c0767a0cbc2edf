"""What the Sheriff decides (chapter 8): who comes first among equals, and whose offer he takes."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.engine.sorts import SEATS
from tenderfoot.engine.words import Facts
from tenderfoot.games.dicetown.box import PROPERTY_POINTS, property_kinds, size, store_kinds
from tenderfoot.games.dicetown.choices import DEALS, NAMES, TAKEN, UNPAID, Name
from tenderfoot.games.dicetown.edition import Petition
from tenderfoot.games.dicetown.goods.piles import pass_deeds, pass_store
from tenderfoot.games.dicetown.goods.purse import give_dollars, give_nuggets
from tenderfoot.games.dicetown.places.sheriff.events import CARDS_PAID, SHERIFF_NAMED
from tenderfoot.games.dicetown.places.sheriff.offers import cards_of
from tenderfoot.games.dicetown.prompts import DECISION
from tenderfoot.games.dicetown.state import Offer, Town
from tenderfoot.games.dicetown.windows import priority


class Tie(Frame[Town]):
    """8.1. A decision among candidates: at which place, how many of them come in, who is in already."""

    def __init__(self, place: int, candidates: Seats, spots: int, first: Seat) -> None:
        self.place: Final = place
        self.candidates: Final = candidates
        self.spots: Final = spots
        self.first: Final = first

    def petitioners(self, s: Town) -> Seats:
        """R-13. Candidates other than the Sheriff: only they can make offers."""
        return self.candidates & ~(1 << s.sheriff)

    def pack(self) -> list[int]:
        return [self.place, self.candidates, self.spots, self.first]

    def facts(self, s: Town) -> Facts:
        return about(s, self.place, self.candidates)


def about(s: Town, place: int, candidates: Seats) -> Facts:
    """What a decision is about, for the sentences of its questions."""
    where = s.edition.places[place]
    facts: Facts = {"place": "place:" + where.name, "tied": SEATS.say(candidates)}
    facts["waiting"] = int(where.waiting())
    return facts


class SilentSheriff(Petition):
    """Without bribes the Sheriff decides at once."""

    def begin(self, s: Town, index: int, candidates: Seats, spots: int, first: Seat) -> None:
        s.push(Decision(index, candidates, spots, first=first, named=NOBODY, deal=UNPAID))


class Decision(Tie):
    """8.2, R-26. P4: the Sheriff may name any candidate, himself included, whatever was offered.

    Who shares the best place out shares the second one out too, among the same players.
    """

    def __init__(
        self, place: int, candidates: Seats, spots: int, first: Seat, named: Seat, deal: int
    ) -> None:
        super().__init__(place, candidates, spots, first)
        self.named: Final = named  # who has been named for the first of two spots
        self.deal: Final = deal  # and whether his offer is taken

    def left(self) -> Seats:
        """The candidates still to be named."""
        return self.candidates if self.named == NOBODY else self.candidates & ~(1 << self.named)

    def spot(self) -> int:
        """Which of the offers count: those for the first spot, or for the second."""
        return 0 if self.named == NOBODY else 1

    def run(self, s: Town) -> None:
        options: list[Choice] = []
        for seat in range(len(s.players)):
            if self.left() >> seat & 1:
                offered = offer_of(s, seat, self.spot())
                options.extend([NAMES[seat]] if offered is None else DEALS[seat][TAKEN:])
        s.ask(s.sheriff, DECISION, options)

    def chosen(self, s: Town, choice: Choice) -> None:
        picked = cast(Name, choice)
        self.say(s, picked)
        if self.spots > 1 and self.named == NOBODY:
            s.become(
                Decision(
                    self.place,
                    self.candidates,
                    self.spots,
                    first=self.first,
                    named=picked.seat,
                    deal=picked.deal,
                )
            )
            return
        if self.deal == TAKEN:
            bribe(s, self.named, 0)
        if picked.deal == TAKEN:
            bribe(s, picked.seat, self.spot())
        s.offers = []
        s.demands = []
        s.pop()
        self.proclaim(s, picked.seat)

    def say(self, s: Town, picked: Name) -> None:
        """Tell whom the Sheriff names."""
        place, named = s.edition.places[self.place], picked.seat
        waits = int(place.waiting())
        tied, rank = self.candidates, self.rank()
        s.tell(SHERIFF_NAMED, s.sheriff, named, place.step, tied, waits, rank, picked.deal)

    def rank(self) -> int:
        """Whether the first or the second of the place is named."""
        return 2 if self.first != NOBODY or self.named != NOBODY else 1

    def proclaim(self, s: Town, seat: Seat) -> None:
        """The place goes to those named."""
        place = s.edition.places[self.place]
        if self.first != NOBODY:
            place.named(s, self.place, self.first, seat)
        elif self.named != NOBODY:
            place.named(s, self.place, self.named, seat)
        else:
            place.named(s, self.place, seat, NOBODY)

    def default(self, s: Town, ask: Ask) -> Choice:
        """Himself for the best place; others by the value of their offers, which are taken."""
        if self.named == NOBODY and self.candidates >> s.sheriff & 1:
            return NAMES[s.sheriff]
        best = NOBODY
        most = -1
        for seat in priority(s.sheriff, len(s.players)):
            if self.left() >> seat & 1 and worth(s, seat, self.spot()) > most:
                best = seat
                most = worth(s, seat, self.spot())
        return NAMES[best] if offer_of(s, best, self.spot()) is None else DEALS[best][TAKEN]

    def pack(self) -> list[int]:
        return [*super().pack(), self.named, self.deal]

    def facts(self, s: Town) -> Facts:
        return {**super().facts(s), "spot": self.rank()}


def offer_of(s: Town, seat: Seat, spot: int) -> Offer | None:
    """What this seat offers for this spot; None for nothing."""
    for offer in s.offers:
        if offer.seat == seat and offer.spot == spot and not offer.empty():
            return offer
    return None


def worth(s: Town, seat: Seat, spot: int) -> int:
    """The value of an offer (8.3) in half points: nugget 1, dollar ½, deed and equipment their points,
    any other store card 2.
    """
    offer = offer_of(s, seat, spot)
    if offer is None:
        return 0
    deeds = sum([PROPERTY_POINTS[kind] for kind in property_kinds(offer.deeds)])
    cards = sum([s.edition.cards[kind].offered() for kind in store_kinds(offer.store)])
    return 2 * (offer.nuggets + deeds + cards) + offer.dollars


def bribe(s: Town, seat: Seat, spot: int) -> None:
    """R-14. What was offered changes hands; it is a trade, not a gain."""
    for offer in s.offers:
        if offer.seat == seat and offer.spot == spot:
            give_nuggets(s, seat, s.sheriff, offer.nuggets)
            give_dollars(s, seat, s.sheriff, offer.dollars)
            pass_deeds(s, seat, s.sheriff, offer.deeds)
            pass_store(s, seat, s.sheriff, offer.store)
            if s.log is not None and (offer.deeds or offer.store):
                s.tell(CARDS_PAID, seat, s.sheriff, cards_of(offer), size(offer.deeds), size(offer.store))
