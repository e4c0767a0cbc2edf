"""Why one answer in Gold River is better than another, in what a person can see: fees, Mayors, the price.

What an answer leads to is split into parts a sentence can name, and the part that speaks most for the
better answer is told.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.bots.goldriver.bidding import likely_winner
from tenderfoot.bots.goldriver.instinct import PLAYER
from tenderfoot.bots.goldriver.outcomes import after, chain, if_won
from tenderfoot.bots.goldriver.prospects import Prospects, Tastes, mine_worth
from tenderfoot.engine.contract import Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import TOWNS, card_word, town_word
from tenderfoot.games.goldriver.choices import PASS, PICKS, value_of
from tenderfoot.games.goldriver.known.almanac import fee
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.state import River

Reason = tuple[str, Facts]
_PARTS: Final = ("hand", "gold", "office", "others")
_SMALL: Final = 0.1  # points that are not worth a word


class Rivalry:
    """Two answers of one seat, and where each of them leads in the same world."""

    def __init__(
        self, s: River, seat: Seat, best: Choice, other: Choice, leads_to: tuple[Prospects, Prospects]
    ) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.best: Final = best
        self.other: Final = other
        self.then, self.else_ = leads_to

    def gaps(self) -> dict[str, float]:
        """How much each part speaks for the better answer."""
        pairs = zip(_PARTS, self._split(self.then), self._split(self.else_), strict=True)
        return {part: mine - theirs for part, mine, theirs in pairs}

    def _split(self, found: Prospects) -> list[float]:
        """Nuggets in the hand, what the claims bring, offices and cards, and what the others have."""
        s, seat = found.s, self.seat
        hand = float(s.hands[seat])
        gold = sum(mine_worth(s, card, found.rolls) for card in s.concessions(seat))
        return [hand, gold, found.points[seat] - hand - gold, found.of(seat) - found.points[seat]]


def weighed(s: River, seat: Seat, best: Choice, other: Choice, tastes: Tastes) -> Rivalry:
    """Both answers, played on up to the dice."""
    found = [after(s, seat, choice, PLAYER, tastes) for choice in (best, other)]
    return Rivalry(s, seat, best, other, (found[0], found[1]))


def reason(found: Rivalry) -> Reason | None:
    """What speaks most for the better answer; None if nothing does that has a name."""
    gaps = found.gaps()
    part = max(gaps, key=lambda name: gaps[name])
    if gaps[part] < _SMALL or sum(gaps.values()) < _SMALL:
        return None
    if part == "hand":
        return _hand(found, gaps[part])
    if part == "office":
        return _office(found, gaps[part])
    return _others(found) if part == "others" else ("gold", {"points": f"{gaps[part]:.1f}"})


def _hand(found: Rivalry, points: float) -> Reason:
    """A fee that the other card would cost, or simply nuggets."""
    card = value_of(found.other)
    due = fee(found.s, card) if found.other in PICKS else None
    if due and due["mayor"] != found.seat and due["amount"]:
        return "fee", {"card": card_word(card), "seat": seat_word(due["mayor"]), "amount": due["amount"]}
    return "nuggets", {"amount": round(points)}


def _office(found: Rivalry, points: float) -> Reason:
    """The town where the two answers differ most: its Mayor now, or perhaps later."""
    mine, theirs, seat = found.then.s, found.else_.s, found.seat
    for town in range(TOWNS):
        if mine.mayors[town] == seat != theirs.mayors[town]:
            return "mayor", {"town": town_word(town)}
    ahead = [mine.count(seat, town) - theirs.count(seat, town) for town in range(TOWNS)]
    if max(ahead) > 0:
        return "office", {"town": town_word(ahead.index(max(ahead)))}
    return "card", {"points": f"{points:.1f}"}


def _others(found: Rivalry) -> Reason:
    """Who would gain by the other answer, and by which card of the row."""
    gains = [b - a for a, b in zip(found.then.points, found.else_.points, strict=True)]
    gains[found.seat] = -1.0
    rival = gains.index(max(gains))
    spared = [card for card in taken(found.s, found.else_, rival) if found.then.s.where[card] != rival]
    if spared:
        return "leaves", {"seat": seat_word(rival), "card": card_word(spared[0])}
    return "helps", {"seat": seat_word(rival)}


def taken(s: River, found: Prospects, seat: Seat) -> list[int]:
    """What this seat has got out of the row."""
    return [card for card in s.row if found.s.where[card] == seat]


def bidding(s: River, seat: Seat, best: Choice, other: Choice, tastes: Tastes) -> Reason | None:
    """Why to raise or to pass: the card one would choose first, or what is left and what is paid."""
    auction = cast("Auction", s.frames[-1])
    if auction.leader >= 0:
        rival, price = auction.leader, auction.high
        lost = if_won(s, rival, PLAYER, tastes)
    else:
        rival, lost, price = likely_winner(s, auction, seat, PLAYER, tastes)
    later = taken(s, lost, seat)
    if best is PASS:
        return _pass(seat, rival, price, value_of(other), later, s.seats)
    return _raise(rival, value_of(best), taken(s, if_won(s, seat, PLAYER, tastes), seat), later)


def _pass(seat: Seat, rival: Seat, price: int, bid: int, later: list[int], seats: int) -> Reason:
    share = 0 if rival == seat else chain(rival, price, seats)[seat]
    facts: Facts = {"amount": bid, "share": share, "seat": seat_word(rival)}
    if rival == seat:
        return "pass-anyway", {"amount": bid}
    if later:
        return "pass-card", {**facts, "card": card_word(later[0])}
    return "pass", facts


def _raise(rival: Seat, bid: int, first: list[int], later: list[int]) -> Reason:
    if not first or first == later:
        return "bid", {"amount": bid, "seat": seat_word(rival)}
    facts: Facts = {"amount": bid, "card": card_word(first[0])}
    if later:
        return "bid-card", {**facts, "other": card_word(later[0])}
    return "bid-first", facts
