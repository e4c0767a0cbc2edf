"""What a player of OpenSpiel is shown: the entries of the lens, and of its past a digest."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from tenderfoot.research.lens import Lens
from tenderfoot.research.moment import Moment

_DIGEST: Final = 256  # bits


class Observer:
    """Observes states for OpenSpiel, as its `PyObserver` says: `tensor`, `dict`, and a string.

    With perfect recall the string is a digest of everything the player has been shown and told and has
    answered: equal strings, equal knowledge. The tensor has its bits after the entries.

    >>> from tenderfoot.research import spiel
    >>> state = spiel.load("goldriver", players=2).new_initial_state()
    >>> state.apply_action(7)
    >>> observer = state.get_game().make_py_observer()
    >>> observer.set_from(state, player=1)
    >>> observer.tensor.dtype.name, observer.string_from(state, 1)[:33]
    ('float32', 'seat 0: polled=1 seat 1: polled=1')
    """

    def __init__(self, lens: Lens, recall: bool) -> None:
        size = len(lens.entries)
        self.lens: Final = lens
        self.recall: Final = recall
        self.tensor: Final[npt.NDArray[np.float32]] = np.zeros(size + (_DIGEST if recall else 0), np.float32)
        self.dict: Final = {"observation": self.tensor[:size]}
        if recall:
            self.dict["recall"] = self.tensor[size:]

    def set_from(self, position: Any, player: int) -> None:  # noqa: ANN401 - OpenSpiel has no types
        """Fill the tensor; before the deal nobody knows anything."""
        moment: Moment | None = position.now
        if moment is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = moment.seen(player)
        if self.recall:
            past = np.frombuffer(moment.memory(player).all, np.uint8)
            self.dict["recall"][:] = np.unpackbits(past)

    def string_from(self, position: Any, player: int) -> str:  # noqa: ANN401 - untyped
        """The entries that are not 0, by their names; with perfect recall the digest."""
        moment: Moment | None = position.now
        if moment is None:
            return "before the deal"
        if self.recall:
            return f"seat {player} {moment.memory(player).all.hex()}"
        numbers = moment.seen(player)
        return " ".join([f"{self.lens.entries[k].name}={numbers[k]}" for k in numbers.nonzero()[0]])
