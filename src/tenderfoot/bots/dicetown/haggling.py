"""What to offer the Sheriff, foreseeing what the others offer and whom he then names.

The others are taken for people who offer a part of what they would gain, and the Sheriff for one who adds
what he is offered to what each of them winning does for him.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from tenderfoot.bots.dicetown.bribes import FINAL_PART, PART, amount, offer_value
from tenderfoot.bots.dicetown.estate import DOLLAR, Estate, rounds_left
from tenderfoot.bots.dicetown.insight import Till
from tenderfoot.bots.dicetown.lookahead import Lookahead
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown import prompts
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.places.sheriff.petition import Offers

_WORLDS: Final = 6
_SPITE: Final = 0.4  # of the others and of the Sheriff
_MOST: Final = 10  # dollars, and nuggets with all of them
_MOST_NUGGETS: Final = 4
_UNSURE: Final = 0.5  # points by which the Sheriff may see it otherwise

Payment = tuple[int, int]  # dollars and nuggets


class Haggling:
    """One petition from one seat: where each candidate winning leads, for points and for chances."""

    def __init__(self, view: TownView, ask: Ask, look: Lookahead) -> None:
        self.view: Final = view
        self.me: Final = ask.seat
        self.offers: Final = cast(Offers, view.stack[-1])
        seats = range(len(view.seats))
        self.candidates: Final = [seat for seat in seats if self.offers.candidates >> seat & 1]
        rounds = max(rounds_left(view.mine, len(view.row) + view.property), 1.0)
        self.points: Final[dict[Seat, list[float]]] = {}
        self.tills: Final[dict[Seat, list[Till]]] = {}
        for candidate in self.candidates:
            worlds = [look.played_on(look.decided(k, self.offers, candidate)) for k in range(_WORLDS)]
            estates = [Estate(s, rounds if s.frames else 0.2).points for s in worlds]
            self.points[candidate] = [sum(each) / _WORLDS for each in zip(*estates, strict=True)]
            self.tills[candidate] = [Till(s, ask.seat) for s in worlds]

    def best(self) -> Payment:
        """The payment that leaves the best chance, with how likely it is taken."""
        rival = self._rival()
        payments = self._payments()
        worths = [self._worth(payment, rival) for payment in payments]
        return payments[worths.index(max(worths))]

    def _payments(self) -> list[Payment]:
        """Dollars first, then nuggets; never less than was offered before."""
        me = self.view.seats[self.me]
        found: list[Payment] = [(dollars, 0) for dollars in range(min(me.money, _MOST) + 1)]
        if me.money <= _MOST:
            found += [(me.money, nuggets) for nuggets in range(1, min(me.nuggets, _MOST_NUGGETS) + 1)]
        said = [o for o in self.view.offers if o.seat == self.me] if self.offers.final else []
        if said:
            floor = (int(said[0].dollars), int(said[0].nuggets))
            found = [each for each in found if each[0] >= floor[0] and each[1] >= floor[1]] or [floor]
        return found

    def _worth(self, payment: Payment, rival: tuple[float, float]) -> float:
        """My chance with this offer: named or not."""
        dollars, nuggets = payment
        against, otherwise = rival
        lead = self._named(self.me, DOLLAR * dollars + nuggets) - against
        taken = 1 / (1 + exp(-max(-30.0, min(30.0, lead / _UNSURE))))
        tills = self.tills[self.me]
        paid = sum(till.paid(self.view.sheriff, dollars, nuggets) for till in tills) / len(tills)
        return taken * paid + (1 - taken) * otherwise

    def _rival(self) -> tuple[float, float]:
        """What the best of the others is worth to the Sheriff, and my chance if one of them is named."""
        others = [seat for seat in self.candidates if seat != self.me]
        worths = [self._named(seat, self._bid(seat)) for seat in others]
        best = max(worths)
        weights = [exp((worth - best) / _UNSURE) for worth in worths]
        chances = [sum(till.unpaid() for till in self.tills[seat]) / _WORLDS for seat in others]
        mine = sum(weight * chance for weight, chance in zip(weights, chances, strict=True)) / sum(weights)
        return best, mine

    def _named(self, candidate: Seat, offered: float) -> float:
        """What it is worth to the Sheriff to name somebody who offers this many points."""
        sheriff = self.view.sheriff
        gain = (1 + _SPITE / (len(self.view.seats) - 1)) * offered if candidate != sheriff else 0.0
        return self._lead(candidate, sheriff) + gain

    def _bid(self, seat: Seat) -> float:
        """What another one will probably offer, in points."""
        if seat == self.view.sheriff:
            return 0.0
        others = [other for other in self.candidates if other != seat]
        rival = self.view.sheriff if self.view.sheriff in others else others[0]
        gain = self._lead(seat, seat) - self._lead(rival, seat)
        worth = gain * (FINAL_PART if self.offers.final else PART)
        p = self.view.seats[seat]
        dollars = max(0, min(int(p.money), int(worth / DOLLAR)))
        offered = DOLLAR * dollars + max(0, min(int(p.nuggets), int(worth - DOLLAR * dollars)))
        return self._raised(seat, offered) if self.offers.final else offered

    def _raised(self, seat: Seat, offered: float) -> float:
        """In the last round only who was outbid offers more."""
        have = max([offer_value(o) for o in self.view.offers if o.seat == seat], default=0.0)
        outbid = any(offer_value(o) >= have and offer_value(o) for o in self.view.offers if o.seat != seat)
        return max(have, offered) if outbid else have

    def _lead(self, winner: Seat, seat: Seat) -> float:
        """What this one winning is worth to a seat, in points."""
        points = self.points[winner]
        return points[seat] - _SPITE * (sum(points) - points[seat]) / (len(points) - 1)


def haggle(view: TownView, ask: Ask, look: Lookahead) -> Choice:
    """The next small answer of an offer."""
    if ask.prompt == prompts.OFFER_CARDS:
        return ask.options[0]
    dollars, nuggets = Haggling(view, ask, look).best()
    if ask.prompt == prompts.OFFER_NUGGETS:
        return amount(ask, nuggets)
    return ask.options[0] if dollars == nuggets == 0 else amount(ask, dollars)
