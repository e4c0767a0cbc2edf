"""How much to bid: openly a step at a time, under seal by an exact mixture."""

from __future__ import annotations

from random import Random
from typing import Final, cast

import numpy as np

from tenderfoot.bots.goldriver.instinct import Instinct
from tenderfoot.bots.goldriver.outcomes import after, if_won, paid
from tenderfoot.bots.goldriver.prospects import Prospects, Tastes
from tenderfoot.bots.goldriver.sealed import solve
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.contract import Ask, Choice, decide, settle, waiting
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.auction import Auction
from tenderfoot.games.goldriver.choices import CARD, HALF, TWO, value_of
from tenderfoot.games.goldriver.payment import kept_of
from tenderfoot.games.goldriver.picking import WinnerPicks
from tenderfoot.games.goldriver.state import River

_TOP: Final = 30  # nobody in his senses bids more under seal


class Raise:
    """What passing and raising by one would come to."""

    def __init__(self, stay: float, go: float) -> None:
        self.stay: Final = stay
        self.go: Final = go


def weigh_raise(s: River, seat: Seat, instinct: Instinct, tastes: Tastes) -> Raise:
    """Straightforward bidding: win one higher, or let the leader have it for what was bid."""
    auction = cast("Auction", s.frames[-1])
    mine = if_won(s, seat, instinct, tastes)
    if auction.leader >= 0:
        theirs = if_won(s, auction.leader, instinct, tastes)
        return Raise(
            paid(theirs, seat, auction.leader, auction.high), paid(mine, seat, seat, auction.high + 1)
        )
    rival = likely_winner(s, auction, seat, instinct, tastes)
    return Raise(paid(rival[1], seat, rival[0], rival[2]), paid(mine, seat, seat, 1))


def likely_winner(
    s: River, auction: Auction, seat: Seat, instinct: Instinct, tastes: Tastes
) -> tuple[Seat, Prospects, int]:
    """Who wins if I pass and nobody has bid: the next who is still in, for one; else the first player."""
    for k in range(1, s.seats):
        other = (seat + k) % s.seats
        if auction.still_in >> other & 1 and s.hands[other] > 0:
            return other, if_won(s, other, instinct, tastes), 1
    return s.first, if_won(s, s.first, instinct, tastes), 0


def sealed_bid(s: River, ask: Ask, instinct: Instinct, tastes: Tastes, chance: Random) -> Choice:
    """Two players: the mixture of bids from which neither does better, and one bid out of it."""
    gains = _gains(s, ask, instinct, tastes)
    mixture = solve(gains)
    bid = chance.choices(range(len(mixture.rows)), weights=[float(w) for w in mixture.rows])[0]
    return next(option for option in ask.options if value_of(option) == bid)


def _gains(s: River, ask: Ask, instinct: Instinct, tastes: Tastes) -> Floats:
    """What I am ahead after each pair of bids, mine by rows; whoever loses takes card or money."""
    seat, other = ask.seat, 1 - ask.seat
    rows, columns = (min(s.hands[who], _TOP) + 1 for who in (seat, other))
    won = _leads(s, seat, seat, instinct, tastes)
    lost = _leads(s, other, seat, instinct, tastes)
    gains = np.empty((rows, columns))
    for mine in range(rows):
        win = min(won[0] - mine, won[1] - mine - kept_of(mine, 1, s.seats))
        for theirs in range(columns):
            lose = max(lost[0] + theirs, lost[1] + theirs + kept_of(theirs, 1, s.seats))
            first = mine > theirs or (mine == theirs and s.first == seat)
            gains[mine, theirs] = win if first else lose
    return gains


def _leads(s: River, winner: Seat, seat: Seat, instinct: Instinct, tastes: Tastes) -> list[float]:
    """My lead if this one wins for nothing and the loser takes the card, or nothing."""
    copy = s.copy()
    copy.asks.clear()
    copy.sealed = {}
    copy.whole = 0
    copy.become(WinnerPicks(winner, 0, 0))
    settle(copy)
    while waiting(copy)[0].prompt != TWO:
        ask = waiting(copy)[0]
        decide(copy, ask.seat, instinct.answer(copy, ask))
    leads = []
    for choice in (CARD, HALF):
        found = after(copy, 1 - winner, choice, instinct, tastes)
        leads.append(found.points[seat] - found.points[1 - seat])
    return leads
