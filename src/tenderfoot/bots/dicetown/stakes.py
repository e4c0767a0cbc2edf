"""What a full hand is worth against what the others may end with.

The expectation is linear over the places, so the distribution of each rival's count of a face is
enough (and of its rank, for the Town Hall): no table of all hands against all hands. Distributions
need not sum to one; a share of the cases gives that share of the worth.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.ways import HAND_COUNTS, HAND_RANK
from tenderfoot.bots.numbers import Floats, Ints
from tenderfoot.games.dicetown.box import ACE, DICE

HALL: Final = 5  # the places before it go to the most dice of a face
DOC: Final = 6
PURSE: Final = 5  # more dollars than this are never all spent in one round
_COUNTS: Final = DICE + 1
BY_RANK: Final = np.argsort(HAND_RANK)
FACE_SHOWN: Final[Floats] = np.stack(
    [HAND_COUNTS[:, face] == n for face in range(HALL) for n in range(_COUNTS)], axis=1
).astype(np.float64)
_FACES: Final[Ints] = np.arange(HALL)[:, None]
_COUNT: Final[Ints] = HAND_COUNTS[:, :HALL].T  # how many dice of each of these faces a hand shows


class Stakes:
    """What each place is worth to one seat, in points, by its number of dice there.

    `first[place, n]` is what the winner gains with n dice (the Town Hall by aces), `second[place, n]`
    what the next one gains (the extension), `tie[place]` how likely a tie is decided for this seat,
    `doc` what each hand that wins no place still gets, `savings` what it is worth to have none, one … of
    the dollars left that may be spent.
    """

    def __init__(self, first: Floats, second: Floats, tie: Floats, doc: Floats, savings: Floats) -> None:
        self.first: Final = first
        self.second: Final = second
        self.tie: Final = tie
        self.doc: Final = doc
        self.savings: Final = savings
        self.seconds: Final = bool(second.any())
        self._first: Final = _by_hand(first)
        self._second: Final = _by_hand(second)

    def worth(self, rivals: Floats) -> Floats:
        """The worth of each hand (cases × 252) where each case holds the hands of all rivals."""
        faces, hall, mass = self.odds(rivals)
        gains = faces.first * self.first[:HALL] + faces.second * self.second[:HALL]
        worth: Floats = gains.reshape(len(rivals), -1) @ FACE_SHOWN.T
        worth += hall.first * self._first[HALL] + hall.second * self._second[HALL]
        if self.doc.any():
            unlucky = faces.neither(mass[:, None, None])[:, _FACES, _COUNT].prod(axis=1)
            worth += self.doc * unlucky * hall.neither(mass[:, None]) * mass[:, None]
        return worth

    def places(self, rivals: Floats) -> Floats:
        """The same place by place, the Doc last (cases × 7 × 252)."""
        wins, nexts = self.chances(rivals)
        mass = rivals.sum(axis=2).prod(axis=1)[:, None]
        none = Odds(wins, nexts).neither(mass[:, None]).prod(axis=1)
        doc = (self.doc * none * mass)[:, None]
        return np.concatenate([wins * self._first + nexts * self._second, doc], axis=1)

    def chances(self, rivals: Floats) -> tuple[Floats, Floats]:
        """How likely each hand is first, and second, at each place (cases × 6 × 252)."""
        faces, hall, _ = self.odds(rivals)
        wins = np.concatenate([faces.first[:, _FACES, _COUNT], hall.first[:, None]], axis=1)
        nexts = np.concatenate([faces.second[:, _FACES, _COUNT], hall.second[:, None]], axis=1)
        return wins, nexts

    def odds(self, rivals: Floats) -> tuple[Odds, Odds, Floats]:
        """At the contests by number of dice (cases × 5 × 6), at the Town Hall by hand; the cases' weights."""
        shares = rivals.sum(axis=2)
        faces = self._compared(*faces_below(rivals), self.tie[:HALL, None], shares[:, :, None, None])
        faces.first[:, :, 0] = 0.0  # without a single die nobody competes; everybody does at the Town Hall
        faces.second[:, :, 0] = 0.0
        hall = self._compared(*ranks_below(rivals), self.tie[HALL], shares[:, :, None])
        return faces, hall, shares.prod(axis=1)

    def _compared(self, below: Floats, upto: Floats, tie: Floats, shares: Floats) -> Odds:
        """From how often each rival has less, and at most as much (rivals on the second axis)."""
        least, most = below.prod(axis=1), upto.prod(axis=1)
        nexts = np.zeros_like(least)
        if self.seconds:
            level = below + tie * (upto - below)
            for rival in range(below.shape[1]):
                above = shares[:, rival] - upto[:, rival]
                nexts += above * np.delete(level, rival, axis=1).prod(axis=1)
            nexts += (1 - tie) * (most - least)
        return Odds(least + tie * (most - least), nexts)


def alike(doc: float) -> Floats:
    """The same visit to the Doc for every hand."""
    return np.full(len(HAND_COUNTS), doc)


def by_dollar(dollar: float) -> Floats:
    """Savings of which every dollar is worth the same."""
    return dollar * np.arange(PURSE + 1, dtype=np.float64)


class Odds:
    """How likely one is first, and second; as tables of the same form."""

    def __init__(self, first: Floats, second: Floats) -> None:
        self.first: Final = first
        self.second: Final = second

    def neither(self, mass: Floats) -> Floats:
        """How likely one is neither, in cases of this weight."""
        return 1 - (self.first + self.second) / np.where(mass > 0, mass, 1.0)


def _by_hand(table: Floats) -> Floats:
    """A table by number of dice as one by hand (6 × 252)."""
    counts = np.concatenate([HAND_COUNTS[:, :HALL], HAND_COUNTS[:, ACE : ACE + 1]], axis=1)
    return np.stack([table[place][counts[:, place]] for place in range(DOC)])


def faces_below(rivals: Floats) -> tuple[Floats, Floats]:
    """By case, rival, contest and number of dice: how often the rival shows fewer, and at most so many."""
    cases, seats, _ = rivals.shape
    upto = np.cumsum((rivals @ FACE_SHOWN).reshape(cases, seats, HALL, _COUNTS), axis=3)
    below = np.zeros_like(upto)
    below[..., 1:] = upto[..., :-1]
    return below, upto


def ranks_below(rivals: Floats) -> tuple[Floats, Floats]:
    """The same for the Town Hall, where every hand has a rank of its own."""
    upto = np.cumsum(rivals[:, :, BY_RANK], axis=2)[:, :, HAND_RANK]
    return upto - rivals, upto
