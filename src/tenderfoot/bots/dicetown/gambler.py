"""Level 3 of Dice Town."""

from __future__ import annotations

from tenderfoot.bots.dicetown.habits import mixed
from tenderfoot.bots.dicetown.prospector import Prospector
from tenderfoot.bots.dicetown.rivals import Mixture
from tenderfoot.games.dicetown.known.view import TownView


class Gambler(Prospector):
    """Solves every throw against the dice and dollars that lie before the others, and never takes the
    second best. Cards, victims, ties and bribes it tries out in a dozen dealt worlds.
    """

    warmth = 0.0
    playouts = 20
    live = True

    def habits(self, view: TownView) -> Mixture:
        """Most people throw sensibly, some greedily."""
        return mixed(len(view.seats), 0.3)
