"""How the others bid, and what comes of an auction: played in arithmetic, bid by bid.

Everybody is taken for a straightforward bidder: one who raises by one as long as winning for that is better
than letting the leader have it for what was bid. What winning is worth differs from bidder to bidder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenderfoot.bots.goldriver.outcomes import chain
from tenderfoot.engine.seats import NOBODY, Seat

Outcome = tuple[Seat, int]  # who wins, and for how much
Worth = Callable[[Seat, Seat, int], float]  # to whom, who wins, for how much


class Room:
    """The bidders of one auction: their hands, who is first player, who is asking."""

    def __init__(self, hands: list[int], first: Seat, me: Seat) -> None:
        self.hands: Final = hands
        self.first: Final = first
        self.me: Final = me

    def next(self, turn: Seat, still_in: int) -> Seat:
        """The next who has not passed."""
        seats = len(self.hands)
        seat = (turn + 1) % seats
        while still_in and not still_in >> seat & 1:
            seat = (seat + 1) % seats
        return seat


class Bidders:
    """The others with what winning is worth to each of them; or with a limit each, whatever it is worth."""

    def __init__(self, room: Room, worth: Worth, limits: list[int] | None = None) -> None:
        self._room: Final = room
        self._worth: Final = worth
        self._limits: Final = limits
        self._known: Final[dict[tuple[int, int, int, int, int], Outcome]] = {}

    def outcome(self, turn: Seat, still_in: int, high: int, leader: Seat, limit: int) -> Outcome:
        """Who wins and for how much, when I bid one more at a time up to this limit."""
        room = self._room
        path = []
        while still_in and not (leader >= 0 and still_in == 1 << leader):
            key = (turn, still_in, high, leader, limit)
            if key in self._known:
                break
            path.append(key)
            if self._raises(turn, still_in, high, leader, limit):
                high, leader = high + 1, turn
            else:
                still_in &= ~(1 << turn)
                limit = 0 if turn == room.me else limit
            turn = room.next(turn, still_in)
        found = self._known.get((turn, still_in, high, leader, limit))
        if found is None:
            found = (leader, high) if still_in else (room.first, 0)
        for key in path:
            self._known[key] = found
        return found

    def _raises(self, seat: Seat, still_in: int, high: int, leader: Seat, limit: int) -> bool:
        room = self._room
        if room.hands[seat] <= high:
            return False
        if seat == room.me:
            return high < limit
        if self._limits is not None:
            return high < self._limits[seat]
        if leader != NOBODY:
            stay = self._worth(seat, leader, high)
        else:
            stay = self._worth(seat, *self._likely(seat, still_in))
        return self._worth(seat, seat, high + 1) > stay

    def _likely(self, seat: Seat, still_in: int) -> Outcome:
        """Who wins if this seat passes and nobody has bid: the next who is still in, for one."""
        hands = self._room.hands
        for k in range(1, len(hands)):
            other = (seat + k) % len(hands)
            if still_in >> other & 1 and hands[other] > 0:
                return other, 1
        return self._room.first, 0


class Purse:
    """What winning is worth in points: those of the play after it, and the price with who gets it."""

    def __init__(self, points: list[list[float]], spite: float, most: int) -> None:
        seats = len(points)
        self._then: Final = [[_less(each, seat, spite) for seat in range(seats)] for each in points]
        self._paid: Final = [
            [
                [_less([float(c) for c in change], seat, spite) for seat in range(seats)]
                for change in (chain(winner, price, seats) for price in range(most + 2))
            ]
            for winner in range(seats)
        ]

    def worth(self, seat: Seat, winner: Seat, price: int) -> float:
        """To this seat, when that one wins for so much."""
        return self._then[winner][seat] + self._paid[winner][price][seat]

    def shaken(self, by: list[list[float]]) -> Shaken:
        """The same with sums that are off by so much."""
        return Shaken(self, by)


class Shaken:
    """A purse whose sums are off, by winner and seat."""

    def __init__(self, purse: Purse, by: list[list[float]]) -> None:
        self._purse: Final = purse
        self._by: Final = by

    def worth(self, seat: Seat, winner: Seat, price: int) -> float:
        """As somebody thinks who is a little wrong."""
        return self._purse.worth(seat, winner, price) + self._by[winner][seat]


def _less(points: list[float], seat: Seat, spite: float) -> float:
    others = sum(points) - points[seat]
    return points[seat] - spite * others / (len(points) - 1)
