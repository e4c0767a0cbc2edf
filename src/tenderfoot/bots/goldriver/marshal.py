"""Level 4 of Gold River."""

from __future__ import annotations

from tenderfoot.bots.goldriver.careful import Careful
from tenderfoot.bots.goldriver.gambler import Gambler
from tenderfoot.bots.goldriver.prospects import Tastes


class Marshal(Gambler):
    """Like the Gambler, but it knows that the others try their cards out too, foresees what they will
    bid under seal, and has the poker hands in view from the first round on.
    """

    playouts = 30
    tastes = Tastes(spite=0.5, fee=0.3, grip=0.9, poker=0.5)
    worlds = 2
    instinct = Careful(Gambler.tastes)
    shrewd = 0.7
