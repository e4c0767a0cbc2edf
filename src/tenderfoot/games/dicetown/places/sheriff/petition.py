"""The haggling before a decision of the Sheriff, in at most two rounds of offers (8.3)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Ballot, Choice
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.engine.words import Facts
from tenderfoot.games.dicetown import choices
from tenderfoot.games.dicetown.box import size
from tenderfoot.games.dicetown.choices import (
    ASKS,
    DECIDE,
    NUMBERS,
    OPEN,
    UNPAID,
    DemandOf,
    Number,
    Pick,
)
from tenderfoot.games.dicetown.edition import Petition
from tenderfoot.games.dicetown.known.sight import recognise
from tenderfoot.games.dicetown.places.sheriff.events import (
    DEMANDED,
    LAST_CALLED,
    NOTHING_DEMANDED,
    PETITION_OPENED,
)
from tenderfoot.games.dicetown.places.sheriff.favour import Decision, Tie, about
from tenderfoot.games.dicetown.places.sheriff.offers import Draft, openings, tell_offer
from tenderfoot.games.dicetown.prompts import DEMAND, LAST_CALL, OFFER, OFFER_NUGGETS, PETITION
from tenderfoot.games.dicetown.state import Offer, Player, Town

_GOODS: Final = 4
_BITS: Final = 6


class HaggleFirst(Petition):
    """With bribes the Sheriff may hear offers, if a petitioner owns anything."""

    def begin(self, s: Town, index: int, candidates: Seats, spots: int, first: Seat) -> None:
        rich = False
        for seat, p in enumerate(s.players):
            if candidates >> seat & 1 and seat != s.sheriff and owns(p):
                rich = True
        if rich:
            s.push(Hearing(index, candidates, spots, first=first))
        else:
            s.push(Decision(index, candidates, spots, first=first, named=NOBODY, deal=UNPAID))


def owns(p: Player) -> bool:
    """Whether a petitioner has anything to offer; everybody can see it."""
    return bool(p.money or p.nuggets or p.deeds or p.store)


class Hearing(Tie):
    """P0. The Sheriff decides now, or opens the petition, perhaps with a demand to all petitioners."""

    def run(self, s: Town) -> None:
        s.ask(s.sheriff, PETITION, [OPEN, DECIDE, choices.DEMAND])

    def chosen(self, s: Town, choice: Choice) -> None:
        if choice is DECIDE:
            s.become(
                Decision(self.place, self.candidates, self.spots, first=self.first, named=NOBODY, deal=UNPAID)
            )
            return
        step = s.edition.places[self.place].step
        s.tell(PETITION_OPENED, s.sheriff, step, self.petitioners(s))
        if choice is OPEN:
            s.become(Offers(self.place, self.candidates, self.spots, first=self.first, final=0))
        else:
            seats = self.petitioners(s)
            s.become(
                Demand(
                    self.place,
                    self.candidates,
                    self.spots,
                    first=self.first,
                    seats=seats,
                    what=0,
                    so_far=0,
                    asked=0,
                )
            )


class Demand(Tie):
    """8.3. What the Sheriff would like of these seats, one kind of goods after the other.

    A demand is only information: it binds nobody.
    """

    def __init__(
        self,
        place: int,
        candidates: Seats,
        spots: int,
        first: Seat,
        seats: Seats,
        what: int,
        so_far: int,
        asked: Seats,
    ) -> None:
        super().__init__(place, candidates, spots, first)
        self.seats: Final = seats
        self.what: Final = what
        self.so_far: Final = so_far  # packed, six bits for each kind of goods
        self.asked: Final = asked  # who has got a demand since the opening offers; 0 before them

    def run(self, s: Town) -> None:
        most = 0
        for seat, p in enumerate(s.players):
            if self.seats >> seat & 1:
                most = max(most, wealth(p, self.what))
        if most:
            s.ask(s.sheriff, DEMAND, NUMBERS[self.what][: most + 1])
        else:
            self.chosen(s, NUMBERS[self.what][0])

    def chosen(self, s: Town, choice: Choice) -> None:
        said = self.so_far | cast(Number, choice).n << _BITS * self.what
        if self.what + 1 < _GOODS:
            s.become(self.step(self.what + 1, said))
            return
        demands = s.demands[:] or [0] * len(s.players)
        for seat in range(len(demands)):
            if self.seats >> seat & 1:
                demands[seat] = said
        s.demands = demands
        wanted = demanded(said)
        if said:
            s.tell(DEMANDED, s.sheriff, self.seats, wanted[0], wanted[1], wanted[2], wanted[3])
        else:
            s.tell(NOTHING_DEMANDED, s.sheriff, self.seats)
        if self.asked:
            s.become(LastCall(self.place, self.candidates, self.spots, first=self.first, asked=self.asked))
        else:
            s.become(Offers(self.place, self.candidates, self.spots, first=self.first, final=0))

    def step(self, what: int, said: int) -> Demand:
        """The same demand, about the next kind of goods."""
        place, candidates, spots, first = self.place, self.candidates, self.spots, self.first
        return Demand(
            place, candidates, spots, first=first, seats=self.seats, what=what, so_far=said, asked=self.asked
        )

    def pack(self) -> list[int]:
        return [*super().pack(), self.seats, self.what, self.so_far, self.asked]

    def facts(self, s: Town) -> Facts:
        return {**super().facts(s), "what": self.what}


class Offers(Ballot[Town]):
    """8.3, R-33. P1 and P3: all petitioners make their offers at once, under seal, one for each spot.

    Only what is owned at this moment counts, and nothing that lies open. Everybody then sees the
    numbers; the faces of offered cards are seen by the Sheriff alone.
    """

    def __init__(self, place: int, candidates: Seats, spots: int, first: Seat, final: int) -> None:
        self.place: Final = place
        self.candidates: Final = candidates
        self.spots: Final = spots
        self.first: Final = first
        self.final: Final = final

    def run(self, s: Town) -> None:
        for seat in range(len(s.players)):
            if self.candidates >> seat & 1 and seat != s.sheriff:
                s.ask(seat, OFFER, openings(s.players[seat], self.floor(s, seat, 0)))

    def floor(self, s: Town, seat: Seat, spot: int) -> Offer | None:
        """With what a draft begins: in the last round of offers it is the opening offer."""
        floor: Offer | None = None
        if self.final:
            for offer in s.offers:
                if offer.seat == seat and offer.spot == spot:
                    floor = offer
        return floor

    def read(self, s: Town, seat: Seat, said: list[Choice]) -> list[Draft]:
        """The drafts that these small answers make: all but the last are whole."""
        drafts: list[Draft] = []
        heard = 0
        while heard < len(said):
            draft = Draft(seat, len(drafts), self.floor(s, seat, len(drafts)))
            draft.hear(s.players[seat], said[heard:])
            drafts.append(draft)
            heard += draft.said
        return drafts

    def further(self, s: Town, seat: Seat, said: list[Choice]) -> Ask | None:
        drafts = self.read(s, seat, said)
        last = drafts[-1]
        if not last.whole:
            return last.ask(s.players[seat])
        if len(drafts) < self.spots:
            return Ask(seat, OFFER, openings(s.players[seat], self.floor(s, seat, len(drafts))))
        return None

    def opened(self, s: Town, answers: dict[Seat, list[Choice]]) -> None:
        s.offers = [draft.offer() for seat, said in answers.items() for draft in self.read(s, seat, said)]
        for offer in s.offers:
            self.show(s, offer)
        if self.final:
            s.become(
                Decision(self.place, self.candidates, self.spots, first=self.first, named=NOBODY, deal=UNPAID)
            )
        else:
            s.become(LastCall(self.place, self.candidates, self.spots, first=self.first, asked=0))

    def show(self, s: Town, offer: Offer) -> None:
        """Everybody sees the offer, the Sheriff its cards."""
        recognise(s, s.sheriff, offer.seat, offer.deeds, offer.store)
        sheriff = s.players[s.sheriff]
        sheriff.knows_deeds |= offer.deeds
        sheriff.knows_store |= offer.store
        if s.log is not None:
            tell_offer(s, offer)

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        p = s.players[ask.seat]
        if isinstance(choice, Pick):
            return Illegal("not-in-hand", choice.facts())
        if isinstance(choice, Number) and ask.prompt in (OFFER, OFFER_NUGGETS):
            owned = p.money if ask.prompt == OFFER else p.nuggets
            code = "not-that-much" if choice.n > owned else "below-opening"
            return Illegal(code, {"asked": choice.n, "owned": owned})
        return super().refusal(s, ask, choice)

    def pack(self) -> list[int]:
        return [self.place, self.candidates, self.spots, self.first, self.final]

    def facts(self, s: Town) -> Facts:
        return {**about(s, self.place, self.candidates), "final": self.final}


class LastCall(Tie):
    """P2. Having seen the offers the Sheriff decides now, or calls for final offers, perhaps with a
    demand to each petitioner.
    """

    def __init__(self, place: int, candidates: Seats, spots: int, first: Seat, asked: Seats) -> None:
        super().__init__(place, candidates, spots, first)
        self.asked: Final = asked  # who has got a demand already

    def run(self, s: Town) -> None:
        options: list[Choice] = [choices.LAST_CALL] if self.asked else [DECIDE, choices.LAST_CALL]
        left = self.petitioners(s) & ~self.asked
        options.extend([ASKS[seat] for seat in range(len(s.players)) if left >> seat & 1])
        s.ask(s.sheriff, LAST_CALL, options)

    def chosen(self, s: Town, choice: Choice) -> None:
        if choice is DECIDE:
            s.become(
                Decision(self.place, self.candidates, self.spots, first=self.first, named=NOBODY, deal=UNPAID)
            )
        elif choice is choices.LAST_CALL:
            s.tell(LAST_CALLED, s.sheriff)
            s.become(Offers(self.place, self.candidates, self.spots, first=self.first, final=1))
        else:
            one = 1 << cast(DemandOf, choice).seat
            asked = self.asked | one
            s.become(
                Demand(
                    self.place,
                    self.candidates,
                    self.spots,
                    first=self.first,
                    seats=one,
                    what=0,
                    so_far=0,
                    asked=asked,
                )
            )

    def pack(self) -> list[int]:
        return [*super().pack(), self.asked]


def wealth(p: Player, what: int) -> int:
    """How many nuggets, dollars, deeds or store cards a player has in his hand."""
    if what == choices.NUGGETS:
        return p.nuggets
    if what == choices.DOLLARS:
        return p.money
    return size(p.deeds) if what == choices.DEEDS else size(p.store)


def demanded(packed: int) -> list[int]:
    """A demand as numbers of nuggets, dollars, deeds and store cards."""
    return [packed >> _BITS * what & (1 << _BITS) - 1 for what in range(_GOODS)]
