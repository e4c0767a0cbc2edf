"""17. The end: how points are counted, and who has won."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import BANK, CARDS, CONCESSIONS, SEATS, STATION, THREE
from tenderfoot.games.goldriver.deck import DECK
from tenderfoot.games.goldriver.events import GAME_ENDED, POKER_WON, SCORED, WON
from tenderfoot.games.goldriver.poker import best_hand, card_of, category
from tenderfoot.games.goldriver.state import River


class Points:
    """17. The points of one player, part by part."""

    def __init__(
        self, seat: Seat, *, nuggets: int, concessions: int, mayors: int, bank: int, poker: int
    ) -> None:
        self.seat: Final = seat
        self.nuggets: Final = nuggets
        self.concessions: Final = concessions
        self.mayors: Final = mayors
        self.bank: Final = bank
        self.poker: Final = poker

    def total(self) -> int:
        """All of it."""
        return self.nuggets + self.concessions + self.mayors + self.bank + self.poker

    def tell(self, s: River) -> None:
        """Say them."""
        gold, claims, mayors = self.nuggets, self.concessions, self.mayors
        s.tell(SCORED, self.seat, gold, claims, mayors, self.bank, self.poker, self.total())


NO_INDEX: Final = -1
NO_HAND: Final = -1


def _index(poker: str) -> int:
    return NO_INDEX if poker in {"", "joker"} else card_of(poker)


# A44: which cards have a poker index, and which.
INDICES: Final = [_index(printed.poker) for printed in DECK]


def poker_hand(s: River, seat: Seat) -> int:
    """13.5, A44. A player's poker hand: every card with an index, and the Station as a joker.

    Concessions, buildings, Wagons attached or parked, and horseshoe cards not yet spent; nothing that is out.
    """
    cards = [INDICES[card] for card in range(CARDS) if s.where[card] == seat and INDICES[card] >= 0]
    return best_hand(cards, s.where[STATION] == seat)


def poker_hands(s: River) -> list[int]:
    """The strength of each seat's hand; nothing to compare when poker counts for nothing."""
    bonus = s.edition.poker
    return [poker_hand(s, seat) if bonus else NO_HAND for seat in range(s.seats)]


def poker_points(s: River, hands: list[int]) -> list[int]:
    """A24. The best hand gets the bonus; equal hands share it, rounded down; no card, no part."""
    best = max(hands)
    share = s.edition.poker // hands.count(best)
    return [share if hand == best > NO_HAND else 0 for hand in hands]


def with_interest(deposit: int) -> int:
    """What a deposit is worth at the end, a third more (13.3)."""
    return deposit + deposit // THREE


def reckoning(s: River) -> list[Points]:
    """17, A20. The points of each player, part by part.

    Nuggets; what is printed on concessions, with Wagons (A20); Mayor cards; the deposit and a third; poker.
    """
    poker = poker_points(s, poker_hands(s))
    concessions = [0] * SEATS
    for card in range(CONCESSIONS):
        if s.where[card] < SEATS:
            concessions[s.where[card]] += s.worth(card)
    bank = [0] * SEATS
    if s.where[BANK] < SEATS:
        bank[s.where[BANK]] = with_interest(s.deposit)
    offices = [s.edition.mayor * s.mayors.count(seat) for seat in range(s.seats)]
    return [
        Points(
            seat,
            nuggets=s.hands[seat],
            concessions=concessions[seat],
            mayors=offices[seat],
            bank=bank[seat],
            poker=poker[seat],
        )
        for seat in range(s.seats)
    ]


def scores(s: River) -> list[int]:
    """17. The points of each seat, as if the game ended now."""
    return [scored.total() for scored in reckoning(s)]


def best_seats(points: list[int]) -> list[Seat]:
    """17, A21. The most points win; those who are level share the victory."""
    best = max(points)
    return [seat for seat in range(len(points)) if points[seat] == best]


def tell_the_end(s: River) -> None:
    """17. The deck cannot fill another row: points are counted."""
    if s.log is None:
        return
    s.tell(GAME_ENDED, s.round)
    hands = poker_hands(s)
    parts = reckoning(s)
    for scored in parts:
        if scored.poker:
            s.tell(POKER_WON, scored.seat, category(hands[scored.seat]), scored.poker)
    for scored in parts:
        scored.tell(s)
    points = scores(s)
    winners = best_seats(points)
    for seat in winners:
        s.tell(WON, seat, points[seat], int(len(winners) > 1))
