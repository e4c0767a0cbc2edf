"""16. Whoever owes more than it has."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.state import River


def pay_up(s: River, seat: Seat, due: int) -> int:
    """16. What is due leaves the hand, or all there is, and nothing later; returns what was paid.

    Fees, Raids, the victim of a Dynamite and of a Hold Up are paid like this; a deposit is never touched.
    """
    paid = min(s.hands[seat], due)
    s.hands[seat] -= paid
    return paid
