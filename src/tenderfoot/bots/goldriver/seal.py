"""How much to bid under seal, when two play: the best answer to what the other may bid.

The other may play the exact mixture, or bid as people do who keep to half of what they see, or answer
those best. Against the mixture all of its bids are equally good, so the others decide among them.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.goldriver.greenhorn import limit
from tenderfoot.bots.goldriver.instinct import Instinct
from tenderfoot.bots.goldriver.outcomes import after
from tenderfoot.bots.goldriver.prospects import Tastes
from tenderfoot.bots.goldriver.sealed import solve
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.contract import Ask, decide, settle, waiting
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.choices import CARD, HALF
from tenderfoot.games.goldriver.claims.picking import WinnerPicks
from tenderfoot.games.goldriver.prompts import TWO
from tenderfoot.games.goldriver.sale.payment import kept_of
from tenderfoot.games.goldriver.state import River

_TOP: Final = 30  # nobody in his senses bids more under seal
_EXACT: Final = 0.4  # how likely the other plays the exact mixture
_AROUND: Final = {-1: 0.15, 0: 0.4, 1: 0.25, 2: 0.12, 3: 0.08}  # how people keep to their limit


def bid_worths(s: River, ask: Ask, instinct: Instinct, tastes: Tastes, shrewd: float) -> Floats:
    """What each bid is worth. Of those who do not play the mixture `shrewd` foresee what I bid."""
    gains = gains_of(s, ask, instinct, tastes)
    rows, columns = gains.shape
    mixture = solve(gains)
    simple = _around(limit(s, 1 - ask.seat), columns)
    # What the other thinks of me, and what it then bids.
    mine = _EXACT * mixture.rows + (1 - _EXACT) * _around(limit(s, ask.seat), rows)
    reply = _around(int(np.argmin(mine @ gains)), columns)
    guess = _EXACT * mixture.columns + (1 - _EXACT) * ((1 - shrewd) * simple + shrewd * reply)
    worths: Floats = gains @ guess
    return worths


def _around(bid: int, count: int) -> Floats:
    """Bids near this one, out of so many."""
    found = np.zeros(count)
    for off, share in _AROUND.items():
        found[min(max(bid + off, 0), count - 1)] += share
    return found


def gains_of(s: River, ask: Ask, instinct: Instinct, tastes: Tastes) -> Floats:
    """What I am ahead after each pair of bids, mine by rows; whoever loses takes card or money."""
    seat, other = ask.seat, 1 - ask.seat
    rows, columns = (min(s.hands[who], _TOP) + 1 for who in (seat, other))
    won = _leads(s, seat, seat, instinct, tastes)
    lost = _leads(s, other, seat, instinct, tastes)
    gains = np.empty((rows, columns))
    for mine in range(rows):
        win = min(won[0] - mine, won[1] - mine - kept_of(mine, 1, s.seats))
        for theirs in range(columns):
            lose = max(lost[0] + theirs, lost[1] + theirs + kept_of(theirs, 1, s.seats))
            first = mine > theirs or (mine == theirs and s.first == seat)
            gains[mine, theirs] = win if first else lose
    return gains


def _leads(s: River, winner: Seat, seat: Seat, instinct: Instinct, tastes: Tastes) -> list[float]:
    """My lead if this one wins for nothing and the loser takes the card, or nothing."""
    copy = s.copy()
    copy.unask()
    copy.become(WinnerPicks(winner, 0, 0))
    settle(copy)
    while waiting(copy)[0].prompt != TWO:
        ask = waiting(copy)[0]
        decide(copy, ask.seat, instinct.answer(copy, ask))
    leads = []
    for choice in (CARD, HALF):
        found = after(copy, 1 - winner, choice, instinct, tastes)
        leads.append(found.points[seat] - found.points[1 - seat])
    return leads
