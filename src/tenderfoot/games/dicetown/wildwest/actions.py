"""The other new actions of the places: the hold-up, the Doc at once, the Mayor's wife."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import NO_CARD, TEN
from tenderfoot.games.dicetown.choices import DOES
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.goods.piles import draw_property
from tenderfoot.games.dicetown.goods.purse import hold_up
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.events import NO_PROPERTY_LEFT, STAGECOACH_HELD_UP


class HoldUp(Action):
    """7.4.1. He takes a dollar of the stagecoach for each 10."""

    def __init__(self) -> None:
        super().__init__(DOES["holdup"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        tens = count(s.players[seat].kept, TEN)
        s.tell(STAGECOACH_HELD_UP, seat, tens, hold_up(s, seat, tens))


class DocAtOnce(Action):
    """7.5.1, R-09. A normal visit now, with his own dice; it does not replace one in step 8."""

    def __init__(self) -> None:
        super().__init__(DOES["doc"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        s.edition.doc.visit(s, seat)


class MayorsWife(Action):
    """7.8.2. He takes the top card of the property deck, a deed unseen by the others."""

    def __init__(self) -> None:
        super().__init__(DOES["wife"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        uid = draw_property(s, seat)
        if uid == NO_CARD:
            s.tell(NO_PROPERTY_LEFT, seat)
        else:
            s.edition.ledger.note(s, uid)
