"""13.2. The Saloon: a big gain is celebrated there."""

from __future__ import annotations

from tenderfoot.engine.seats import NOBODY, Seat
from tenderfoot.games.goldriver.box import SALOON, SALOON_FEE, SALOON_MIN
from tenderfoot.games.goldriver.events import SALOON_PAID
from tenderfoot.games.goldriver.state import River


def celebrate(s: River, seat: Seat, gain: int) -> None:
    """13.2, A17, A39, A54. Whoever gains six nuggets or more at once pays one to the owner of the Saloon.

    A17: gains are the price kept, the money of two players, one roll's production, a Hold Up and a fee;
    one nugget each time, whatever the size. A39: the owner's own gains cost nothing. A54: of a fee only
    the Mayor's gain counts.
    """
    if gain < SALOON_MIN:
        return
    owner = s.holder(SALOON)
    if owner in (NOBODY, seat):
        return
    s.hands[seat] -= SALOON_FEE
    s.hands[owner] += SALOON_FEE
    s.tell(SALOON_PAID, seat, owner, gain, SALOON_FEE)
