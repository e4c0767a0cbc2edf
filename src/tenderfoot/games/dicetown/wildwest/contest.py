"""First and second at every place (7.1)."""

from __future__ import annotations

from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.games.dicetown.edition import Contest
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import deserted, favoured, strongest, tell_won


class FirstAndSecond(Contest):
    """7.1.1, R-45. The best player is first, the next one second, if two compete.

    Among equals at the top the Sheriff names both, and the rest get nothing; among equals behind the
    first he names the second.
    """

    def hold(self, s: Town, index: int) -> None:
        best = strongest(s, s.edition.places[index], -1)
        if not best:
            deserted(s, index)
            return
        first = favoured(s, best)
        if first == NOBODY:
            s.edition.petition.begin(s, index, best, 2, NOBODY)
            return
        tell_won(s, index, first, 1, best)
        self.seek_second(s, index, first, best & ~(1 << first))

    def seek_second(self, s: Town, index: int, first: Seat, tied: int) -> None:
        """Those who were tied with the first come next, else the best of the others."""
        place = s.edition.places[index]
        behind = tied or strongest(s, place, ~(1 << first))
        second = favoured(s, behind) if behind else NOBODY
        if behind and second == NOBODY:
            s.edition.petition.begin(s, index, behind, 1, first)
            return
        if second != NOBODY:
            tell_won(s, index, second, 2, behind)
        place.named(s, index, first, second)
