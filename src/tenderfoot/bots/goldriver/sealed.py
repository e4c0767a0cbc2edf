"""Secret simultaneous choices of two, solved exactly: what one gains the other loses.

The linear program of a matrix game by the simplex method. Equal ratios are broken by the lowest
variable, so it cannot run in circles.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.numbers import Floats, Ints

_TINY: Final = 1e-9
_PIVOTS: Final = 2000  # far more than sixty by sixty ever took; then the mixture found so far is good


class Mixture:
    """How often to choose each row, how often the other chooses each column, and what rows then gain."""

    def __init__(self, rows: Floats, columns: Floats, value: float) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.value: Final = value


def solve(gains: Floats) -> Mixture:
    """The mixture from which neither of two can do better; `gains` are those of the one who picks rows."""
    lift = 1.0 - float(gains.min())  # every entry at least 1, so that the value is positive
    rows, columns = gains.shape
    tableau = np.zeros((rows + 1, columns + rows + 1))
    tableau[:rows, :columns] = gains + lift
    tableau[:rows, columns:-1] = np.eye(rows)
    tableau[:rows, -1] = 1.0
    tableau[-1, :columns] = -1.0
    basis = np.arange(columns, columns + rows)
    for _ in range(_PIVOTS):
        if not _improve(tableau, basis):
            break
    return _read(tableau, basis, columns, lift)


def _improve(tableau: Floats, basis: Ints) -> bool:
    """One pivot; False when nothing can be gained any more."""
    entering = int(np.argmin(tableau[-1, :-1]))
    if tableau[-1, entering] >= -_TINY:
        return False
    column = tableau[:-1, entering]
    ratios = np.where(column > _TINY, tableau[:-1, -1] / np.where(column > _TINY, column, 1.0), np.inf)
    level = np.flatnonzero(ratios <= ratios.min() + _TINY)
    leaving = int(level[np.argmin(basis[level])])
    tableau[leaving] /= tableau[leaving, entering]
    factors = tableau[:, entering].copy()
    factors[leaving] = 0.0
    tableau -= factors[:, None] * tableau[leaving]
    basis[leaving] = entering
    return True


def _read(tableau: Floats, basis: Ints, columns: int, lift: float) -> Mixture:
    """Both mixtures and the value, from the last tableau."""
    total = float(tableau[-1, -1])
    theirs = np.zeros(columns)
    for row, variable in enumerate(basis):
        if variable < columns:
            theirs[variable] = tableau[row, -1]
    mine = np.maximum(tableau[-1, columns:-1], 0.0)
    return Mixture(mine / mine.sum(), theirs / theirs.sum(), 1 / total - lift)
