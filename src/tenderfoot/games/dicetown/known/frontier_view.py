"""What one seat may know of what the extension and the Indians add to the table."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import NO_KINDS, RIVER_KIND, property_kinds, size
from tenderfoot.games.dicetown.state import Outskirts, Player, Town

NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class FrontierView(Outskirts):
    """The River, the Outlaws, the Indian die. Which River cards are left everybody knows, not their order."""

    def __init__(self, s: Town, seat: Seat | None) -> None:
        f = s.frontier
        f.show(self)
        self.river: Final = len(f.river)
        self.river_gone: Final = [RIVER_KIND[uid] for uid in s.edition.river if uid not in f.river]
        self.river_at: Final = _known_places(f.river_known, seat)  # places in the pile, 0 the bottom
        self.river_known: Final = [RIVER_KIND[f.river[at]] for at in self.river_at]
        self.outlaws: Final = len(f.outlaws)
        self.outlaw: Final = f.outlaws[-1] if f.outlaws else NONE  # the top of the pile
        self.removed: Final = size(f.removed)
        self.returned: Final = property_kinds(f.returned)


def _known_places(known: list[int], seat: Seat | None) -> list[int]:
    """Where in the River pile lie cards that this seat has seen."""
    if seat is None or not known:
        return NO_KINDS
    return [at for at, seats in enumerate(known) if seats >> seat & 1]


@final
@mypyc_attr(acyclic=True)
class ObtainedView:
    """The property cards a player has obtained in this step 7, as another seat knows them."""

    def __init__(self, s: Town, p: Player, known: int) -> None:
        obtained = s.frontier.obtained & (p.deeds | p.laid)
        self.kinds: Final = property_kinds(obtained & known)
        self.unseen: Final = size(obtained & ~known)
