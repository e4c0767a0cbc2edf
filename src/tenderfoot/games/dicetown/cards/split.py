"""Even Split."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.goods.purse import gain, give_dollars
from tenderfoot.games.dicetown.places.bank import Share
from tenderfoot.games.dicetown.prompts import W_SPLIT
from tenderfoot.games.dicetown.state import Town


class EvenSplit(Playable):
    """The bank robber gives you half of what he took, rounded down."""

    def __init__(self) -> None:
        super().__init__("split", windows=(W_SPLIT,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        share = cast(Share, s.frames[-1])
        give_dollars(s, share.robber, seat, share.loot // 2)
        gain(s, seat)
