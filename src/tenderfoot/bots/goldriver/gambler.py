"""Level 3 of Gold River."""

from __future__ import annotations

from tenderfoot.bots.goldriver.instinct import PLAYER
from tenderfoot.bots.goldriver.prospector import Prospector
from tenderfoot.bots.goldriver.prospects import Tastes


class Gambler(Prospector):
    """Like the Prospector, but its sums are right, it looks at several ways the deck may lie, counts fees,
    takes the others for people who know the game, and minds what they gain.
    """

    warmth = 0.0
    tastes = Tastes(spite=0.5, fee=0.3, grip=0.9, poker=0.0)
    worlds = 3
    instinct = PLAYER
    playouts = 90
