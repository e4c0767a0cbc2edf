"""Level 4 of Dice Town."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.dicetown.appraisal import Appraisal
from tenderfoot.bots.dicetown.estate import Estate, badge_worth, rounds_left
from tenderfoot.bots.dicetown.gambler import Gambler
from tenderfoot.bots.dicetown.habits import today
from tenderfoot.bots.dicetown.rivals import Mixture
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import PROPERTY_POINTS
from tenderfoot.games.dicetown.known.view import TownView

_PAIR: Final = 2


class Marshal(Gambler):
    """Plays like the Gambler with more patience: it works out what the others want today, tries cards,
    victims and ties in many more worlds, and judges them by who is going to win rather than by points.
    """

    playouts = 60

    def habits(self, view: TownView) -> Mixture:
        """The others want what is to be had today."""
        rounds = rounds_left(view.mine, len(view.row) + view.property)
        row = tuple(PROPERTY_POINTS[kind] for kind in view.row)
        badge = badge_worth(round(rounds), len(view.seats))
        return today(len(view.seats), view.bank, min(view.mine, 5), row, badge, view.round == 1)

    def appraisal(self, view: TownView, seat: Seat) -> Appraisal:
        """Of two players each loses what the other wins: a place counts twice."""
        found = super().appraisal(view, seat)
        if len(view.seats) == _PAIR:
            found.first[:] *= 2
            found.second[:] *= 2
        return found

    def judge(self, estate: Estate, seat: Seat) -> float:
        """The chance to win, on the scale of points."""
        return 40.0 * estate.win(seat)
