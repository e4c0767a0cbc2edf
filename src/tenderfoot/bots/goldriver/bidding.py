"""How much to bid openly: a step at a time."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.bots.goldriver.instinct import Instinct
from tenderfoot.bots.goldriver.outcomes import if_won, paid
from tenderfoot.bots.goldriver.prospects import Prospects, Tastes
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.state import River


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
