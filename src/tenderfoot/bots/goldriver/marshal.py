"""Level 4 of Gold River."""

from __future__ import annotations

from tenderfoot.bots.goldriver.prospector import Prospector
from tenderfoot.bots.goldriver.prospects import Tastes


class Marshal(Prospector):
    """Like the Gambler, and it has the poker hands in view from the first round on."""

    warmth = 0.0
    milliseconds = 50.0
    tastes = Tastes(spite=0.5, fee=0.3, grip=0.9, poker=0.5)
    worlds = 4
