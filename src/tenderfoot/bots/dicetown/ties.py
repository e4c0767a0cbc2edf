"""Stakes where it matters with whom one is tied: the Sheriff decides, and rarely against himself."""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.stakes import Odds, Stakes, faces_below, ranks_below
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.known.view import TownView

_WITH_SHERIFF: Final = 0.06  # how often he names somebody else than himself
_WITH_OTHERS: Final = 0.42
_AS_SHERIFF: Final = 0.97
_HALL: Final = 0.7  # a new Sheriff may decide there


class TiedStakes(Stakes):
    """The same stakes, with a chance of a tie for each rival."""

    def __init__(self, stakes: Stakes, ties: Floats, hall: Floats) -> None:
        super().__init__(stakes.first, stakes.second, stakes.tie, stakes.doc, stakes.savings)
        self.ties: Final = ties
        self.hall: Final = hall

    def odds(self, rivals: Floats) -> tuple[Odds, Odds, Floats]:
        """As with ties that are all alike, rival by rival."""
        shares = rivals.sum(axis=2)
        faces = self._against(*faces_below(rivals), self.ties[None, :, None, None], shares[:, :, None, None])
        faces.first[:, :, 0] = 0.0
        faces.second[:, :, 0] = 0.0
        hall = self._against(*ranks_below(rivals), self.hall[None, :, None], shares[:, :, None])
        return faces, hall, shares.prod(axis=1)

    def _against(self, below: Floats, upto: Floats, ties: Floats, shares: Floats) -> Odds:
        level = below + ties * (upto - below)
        first = level.prod(axis=1)
        nexts = np.zeros_like(first)
        if self.seconds:
            for rival in range(below.shape[1]):
                above = shares[:, rival] - level[:, rival]
                nexts += above * np.delete(level, rival, axis=1).prod(axis=1)
        return Odds(first, nexts)


def tied(view: TownView, seat: Seat, stakes: Stakes) -> TiedStakes:
    """These stakes as this seat has them, with the Sheriff who is in office."""
    rivals = [other for other in range(len(view.seats)) if other != seat]
    if seat == view.sheriff:
        ties = np.full(len(rivals), _AS_SHERIFF)
        return TiedStakes(stakes, ties, np.full(len(rivals), _HALL))
    ties = np.array([_WITH_SHERIFF if other == view.sheriff else _WITH_OTHERS for other in rivals])
    return TiedStakes(stakes, ties, ties)
