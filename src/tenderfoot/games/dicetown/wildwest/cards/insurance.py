"""Insurance."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import NO_CARD
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.events import CARD_WASTED
from tenderfoot.games.dicetown.goods.piles import draw_property, draw_top
from tenderfoot.games.dicetown.places.saloon import Insure
from tenderfoot.games.dicetown.prompts import W_INSURE
from tenderfoot.games.dicetown.state import Town


class Insurance(Playable):
    """7.6.2. Draw the top card of the deck of the stolen kind."""

    def __init__(self) -> None:
        super().__init__("insurance", copies=2, windows=(W_INSURE,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        if not cast(Insure, s.frames[-1]).deed:
            draw_top(s, seat)
        elif draw_property(s, seat) == NO_CARD:
            s.tell(CARD_WASTED, seat, self.kind)
