"""What to bid openly: every bid and every limit after it, tried against several kinds of bidders."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Final, cast

from tenderfoot.bots.goldriver.bidders import Bidders, Purse, Room
from tenderfoot.bots.goldriver.greenhorn import limit
from tenderfoot.bots.goldriver.insight import Ledger
from tenderfoot.bots.goldriver.instinct import PLAYER, Instinct
from tenderfoot.bots.goldriver.outcomes import chain, if_won, won
from tenderfoot.bots.goldriver.prospects import Tastes
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.state import River

_MOST: Final = 24  # nobody bids more with sense, and jumps end here
_SHAKY: Final = 1.5  # points by which others are wrong
_STEADY: Final = 0.5  # the spite of those who mind the others, and of those who mind them less
_MILD: Final = 0.35


class Prices:
    """The chance of each seat by who wins the auction and for how much."""

    def __init__(self, s: River, careful: Instinct) -> None:
        self.seats: Final = s.seats
        self.most: Final = min(max(s.hands), _MOST) + 1
        self.chances: Final = [self._of(s, winner, careful) for winner in range(s.seats)]

    def _of(self, s: River, winner: Seat, careful: Instinct) -> list[list[float]]:
        ledger = Ledger(won(s, winner, careful))
        return [ledger.chances(chain(winner, price, self.seats)) for price in range(self.most + 1)]

    def worth(self, seat: Seat, winner: Seat, price: int) -> float:
        """The chance of this seat when that one wins for so much."""
        return self.chances[winner][min(price, self.most)][seat]


class OpenAuction:
    """One auction from one seat: what the prices are worth, and the bidders it may face."""

    def __init__(self, s: River, ask: Ask, careful: Instinct, tastes: Tastes, seed: bytes) -> None:
        self.s: Final = s
        self.me: Final = ask.seat
        self.frame: Final = cast(Auction, s.frames[-1])
        self.prices: Final = Prices(s, careful)
        self.room: Final = Room(s.hands, s.first, ask.seat)
        self.bidders: Final = self._bidders(tastes, Random(seed + bytes([s.round % 256])))

    def _bidders(self, tastes: Tastes, chance: Random) -> list[Bidders]:
        """Those who count in points, surely and shakily; one who counts in chances; one with a limit."""
        s, room = self.s, self.room
        points = [if_won(s, winner, PLAYER, tastes).points for winner in range(s.seats)]
        most = max(s.hands)
        steady, mild = Purse(points, _STEADY, most), Purse(points, _MILD, most)
        found = [Bidders(room, steady.worth), Bidders(room, self.prices.worth)]
        for purse in (steady, steady, steady, mild):
            off = [[chance.gauss(0.0, _SHAKY) for _ in range(s.seats)] for _ in range(s.seats)]
            found.append(Bidders(room, purse.shaken(off).worth))
        limits = [limit(s, seat) for seat in range(s.seats)]
        return [*found, Bidders(room, steady.worth, limits)]

    def passing(self) -> float:
        """My chance if I pass now."""
        return fmean(self.if_passed())

    def bidding(self, bid: int) -> float:
        """My chance if I bid this, with the best limit to go on to."""
        return fmean(self.if_bid(bid))

    def surely(self, bid: int) -> float:
        """The same of a bid, or of a pass, against those alone whose sums are right: they come first."""
        return (self.if_bid(bid) if bid else self.if_passed())[0]

    def if_passed(self) -> list[float]:
        """The same against each of the bidders."""
        frame = self.frame
        still_in = frame.still_in & ~(1 << self.me)
        return self._against(self.room.next(self.me, still_in), still_in, frame.high, frame.leader, 0)

    def if_bid(self, bid: int) -> list[float]:
        """The same against each of the bidders, with the limit that is best against all of them."""
        still_in = self.frame.still_in
        turn = self.room.next(self.me, still_in)
        limits = range(bid, max(self.top(), bid) + 1)
        return max([self._against(turn, still_in, bid, self.me, limit) for limit in limits], key=sum)

    def top(self) -> int:
        """The highest price at which winning is still better than the worst that passing may bring."""
        me, frame, prices = self.me, self.frame, self.prices
        others = [seat for seat in range(prices.seats) if seat != me]
        worst = min(prices.worth(me, winner, frame.high) for winner in others)
        most = min(self.s.hands[me], max(_MOST, frame.high + 1))
        sound = [bid for bid in range(frame.high + 1, most + 1) if prices.worth(me, me, bid) >= worst]
        return max(sound, default=frame.high + 1)

    def _against(self, turn: Seat, still_in: int, high: int, leader: Seat, limit: int) -> list[float]:
        found = [each.outcome(turn, still_in, high, leader, limit) for each in self.bidders]
        return [self.prices.worth(self.me, winner, price) for winner, price in found]
