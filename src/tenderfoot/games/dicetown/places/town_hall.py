"""Step 7: the Town Hall (7.8)."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import packed
from tenderfoot.games.dicetown.box import ACE, PROPERTY_KIND, RANCHES, ROW
from tenderfoot.games.dicetown.choices import DOES
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.events import ROW_REFILLED, ROW_TAKEN
from tenderfoot.games.dicetown.goods.piles import take_property
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.hand.poker import RANK
from tenderfoot.games.dicetown.prompts import W_HALL
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Contested
from tenderfoot.games.dicetown.windows import May


class TownHall(Contested):
    """R-60. The best poker hand wins the Town Hall; everybody competes."""

    def strength(self, hand: int) -> int:
        """Nothing while dice are still under the cup: it takes five to make a hand."""
        return RANK.get(hand, 0)


class Mayor(Action):
    """R-43, R-55. One card of the row, and one for each Ace: three at most, and what the row has."""

    def __init__(self) -> None:
        super().__init__(DOES["mayor"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        aces = count(s.players[seat].kept, ACE)
        taken = s.row[: entitled(s.players[seat].kept)]
        s.row = s.row[len(taken) :]
        for uid in taken:
            take_property(s, seat, uid)
            s.edition.ledger.note(s, uid)
            s.seen |= 1 << uid & ~RANCHES
        s.tell(ROW_TAKEN, seat, aces, packed([PROPERTY_KIND[uid] for uid in taken]))
        s.push(Handshake(seat))


def entitled(hand: int) -> int:
    """To how many cards of the row a winner has a right with these dice."""
    return min(1 + count(hand, ACE), ROW)


class Handshake(May):
    """R-11. W-HALL, after the row cards were taken: Corruption; then the row is filled up again."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(W_HALL, seat)

    def passed(self, s: Town) -> None:
        s.pop()
        left = max(0, len(s.property) - ROW + len(s.row))
        new = s.property[left:][::-1]
        s.property = s.property[:left]
        s.row = s.row + new
        s.tell(ROW_REFILLED, packed([PROPERTY_KIND[uid] for uid in new]))

    def pack(self) -> list[int]:
        return [self.seat]
