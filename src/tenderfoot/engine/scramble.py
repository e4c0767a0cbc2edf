"""The list of a game's secrets, as code: what law 9 needs, written by the tests and apart from the view."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import State
from tenderfoot.engine.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Scramble:
    """What a seat may not see."""

    def deal(self, s: State, seat: Seat, chance: Chance) -> None:
        """Deal anew everything this seat may not see, in place."""
        raise NotImplementedError
