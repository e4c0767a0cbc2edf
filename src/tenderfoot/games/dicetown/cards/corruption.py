"""Corruption."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import NO_CARD
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.events import CARD_WASTED
from tenderfoot.games.dicetown.goods.piles import draw_property
from tenderfoot.games.dicetown.prompts import W_HALL
from tenderfoot.games.dicetown.state import Town


class Corruption(Playable):
    """Also take the top card of the property deck, unseen by the others if it is a deed."""

    def __init__(self) -> None:
        super().__init__("corruption", windows=(W_HALL,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        uid = draw_property(s, seat)
        if uid == NO_CARD:
            s.tell(CARD_WASTED, seat, self.kind)
        else:
            s.edition.ledger.note(s, uid)
