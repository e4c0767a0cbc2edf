"""What a full hand is worth against what the others may end with.

The expectation is linear over the places, so the distribution of each rival's count of a face is
enough (and of its rank, for the Town Hall): no table of all hands against all hands. Distributions
need not sum to one; a share of the cases gives that share of the worth.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.ways import HAND_COUNTS, HAND_RANK, HANDS
from tenderfoot.bots.numbers import Floats
from tenderfoot.games.dicetown.box import ACE, DICE

HALL: Final = 5
DOC: Final = 6
PLACES: Final = 7
_CONTESTS: Final = 5  # by most of a face
_COUNTS: Final = DICE + 1
_BY_RANK: Final = np.argsort(HAND_RANK)
_FACE_SHOWN: Final[Floats] = np.stack(
    [HAND_COUNTS[:, face] == n for face in range(_CONTESTS) for n in range(_COUNTS)], axis=1
).astype(np.float64)


class Stakes:
    """What each place is worth to one seat, in points, by its number of dice there.

    `first[place, n]` is what the winner gains with n dice (the Town Hall by aces), `second[place, n]`
    what the next one gains (the extension), `tie[place]` how likely a tie is decided for this seat,
    `doc` what somebody who wins no place still gets, `dollar` what a dollar is worth.
    """

    def __init__(self, first: Floats, second: Floats, tie: Floats, doc: float, dollar: float) -> None:
        self.first: Final = first
        self.second: Final = second
        self.tie: Final = tie
        self.doc: Final = doc
        self.dollar: Final = dollar
        self.seconds: Final = bool(second.any())
        self._first: Final = _by_hand(first)
        self._second: Final = _by_hand(second)

    def worth(self, rivals: Floats) -> Floats:
        """The worth of each hand (cases × 252) where each case holds the hands of all rivals."""
        worth: Floats = self.places(rivals).sum(axis=1)
        return worth

    def places(self, rivals: Floats) -> Floats:
        """The same place by place, the Doc last (cases × 7 × 252)."""
        wins, nexts = self.chances(rivals)
        mass = rivals.sum(axis=2).prod(axis=1)[:, None]
        found = np.empty((len(rivals), PLACES, len(HANDS)))
        found[:, :DOC] = wins * self._first
        if self.seconds:
            found[:, :DOC] += nexts * self._second
        share = wins + nexts
        none = np.prod(
            1 - np.divide(share, mass[:, None], out=np.zeros_like(share), where=mass[:, None] > 0), axis=1
        )
        found[:, DOC] = self.doc * none * mass
        return found

    def chances(self, rivals: Floats) -> tuple[Floats, Floats]:
        """How likely each hand is first, and second, at each place (cases × 6 × 252)."""
        below, upto = _faces_below(rivals)
        hall_below, hall_upto = _ranks_below(rivals)
        below = np.concatenate([below, hall_below], axis=2)
        upto = np.concatenate([upto, hall_upto], axis=2)
        tie = self.tie[:, None]
        least, most = below.prod(axis=1), upto.prod(axis=1)
        wins = least + tie * (most - least)
        nexts = np.zeros_like(wins)
        if self.seconds:
            mass = rivals.sum(axis=2)
            level = below + tie * (upto - below)
            for rival in range(rivals.shape[1]):
                above = mass[:, rival, None, None] - upto[:, rival]
                nexts += above * np.delete(level, rival, axis=1).prod(axis=1)
            nexts += (1 - tie) * (most - least)
        # Without a single die nobody competes; everybody competes at the Town Hall.
        return wins * _COMPETES, nexts * _COMPETES


def _by_hand(table: Floats) -> Floats:
    """A table by number of dice as one by hand (6 × 252)."""
    counts = np.concatenate([HAND_COUNTS[:, :_CONTESTS], HAND_COUNTS[:, ACE : ACE + 1]], axis=1)
    return np.stack([table[place][counts[:, place]] for place in range(DOC)])


def _faces_below(rivals: Floats) -> tuple[Floats, Floats]:
    """For each case, rival, contest and hand: how often the rival shows fewer, and at most as many."""
    cases, seats, _ = rivals.shape
    upto = np.cumsum((rivals @ _FACE_SHOWN).reshape(cases, seats, _CONTESTS, _COUNTS), axis=3)
    below = np.zeros_like(upto)
    below[..., 1:] = upto[..., :-1]
    faces = np.arange(_CONTESTS)[:, None]
    counts = HAND_COUNTS[:, :_CONTESTS].T
    return below[:, :, faces, counts], upto[:, :, faces, counts]


def _ranks_below(rivals: Floats) -> tuple[Floats, Floats]:
    """The same for the Town Hall, where every hand has a rank of its own."""
    upto = np.cumsum(rivals[:, :, _BY_RANK], axis=2)[:, :, HAND_RANK]
    return (upto - rivals)[:, :, None], upto[:, :, None]


_COMPETES: Final[Floats] = np.concatenate(
    [(HAND_COUNTS[:, :_CONTESTS] > 0).T, np.ones((1, len(HANDS)), dtype=bool)]
).astype(np.float64)
