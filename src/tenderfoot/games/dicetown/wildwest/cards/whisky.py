"""Whisky."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import RANCHES, one_of
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.places.saloon import Bottle, Insure, Robbery
from tenderfoot.games.dicetown.prompts import W_WHISKY
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.events import RANCH_STOLEN


class Whisky(Playable):
    """7.6.1. Take a Ranch of the victim instead of a card of his hand."""

    def __init__(self) -> None:
        super().__init__("whisky", windows=(W_WHISKY,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        bottle = cast(Bottle, s.frames[-1])
        victim = s.players[bottle.victim]
        ranch = one_of(victim.laid & RANCHES)
        victim.laid &= ~ranch
        s.players[seat].laid |= ranch
        gain(s, seat)
        s.tell(RANCH_STOLEN, seat, bottle.victim)
        s.become(Robbery(seat, bottle.done + 1, bottle.robberies))
        s.push(Insure(bottle.victim, 1))
