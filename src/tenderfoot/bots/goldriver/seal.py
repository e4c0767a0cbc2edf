"""How much to bid under seal, when two play: the best answer to what the other may bid.

The other may play the exact mixture, or bid as people do who keep to half of what they see, or answer
those best. Against the mixture all of its bids are equally good, so the others decide among them.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.goldriver.greenhorn import limit
from tenderfoot.bots.goldriver.insight import Ledger
from tenderfoot.bots.goldriver.instinct import Instinct
from tenderfoot.bots.goldriver.outcomes import reached
from tenderfoot.bots.goldriver.prospects import Prospects, Tastes
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


def bid_worths(s: River, ask: Ask, gains: Floats, shrewd: float) -> Floats:
    """What each bid is worth. Of those who do not play the mixture `shrewd` foresee what I bid."""
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
    won = [_lead(end, seat, tastes) for end in _ends(s, seat, instinct)]
    lost = [_lead(end, seat, tastes) for end in _ends(s, other, instinct)]
    most = [min(s.hands[who], _TOP) for who in (seat, other)]
    win = [min(won[0] - bid, won[1] - bid - kept_of(bid, 1, s.seats)) for bid in range(most[0] + 1)]
    lose = [max(lost[0] + bid, lost[1] + bid + kept_of(bid, 1, s.seats)) for bid in range(most[1] + 1)]
    return _paired(win, lose, s.first == seat)


def chances_of(s: River, ask: Ask, instinct: Instinct) -> Floats:
    """My chance to win after each pair of bids, in hundredths."""
    seat, other = ask.seat, 1 - ask.seat
    won = [Ledger(end) for end in _ends(s, seat, instinct)]
    lost = [Ledger(end) for end in _ends(s, other, instinct)]
    most = [min(s.hands[who], _TOP) for who in (seat, other)]
    win = [min(_paid(won, seat, bid, seat)) for bid in range(most[0] + 1)]
    lose = [max(_paid(lost, other, bid, seat)) for bid in range(most[1] + 1)]
    return _paired(win, lose, s.first == seat)


def _paid(ends: list[Ledger], winner: Seat, bid: int, seat: Seat) -> list[float]:
    """My chance when the winner has paid, and the loser has taken the card or the money."""
    found = []
    for ledger, back in zip(ends, (0, kept_of(bid, 1, 2)), strict=True):
        change = [back, back]
        change[winner] = -bid
        found.append(100.0 * ledger.chances(change)[seat])
    return found


def _paired(win: list[float], lose: list[float], first: bool) -> Floats:
    """Every bid of mine against every bid of the other; of equal bids the first player's wins."""
    gains = np.empty((len(win), len(lose)))
    for mine, won in enumerate(win):
        for theirs, lost in enumerate(lose):
            gains[mine, theirs] = won if mine > theirs or (mine == theirs and first) else lost
    return gains


def _ends(s: River, winner: Seat, instinct: Instinct) -> list[River]:
    """Where it leads if this one wins for nothing and the loser takes the card, or nothing."""
    copy = s.copy()
    copy.unask()
    copy.become(WinnerPicks(winner, 0, 0))
    settle(copy)
    while waiting(copy)[0].prompt != TWO:
        ask = waiting(copy)[0]
        decide(copy, ask.seat, instinct.answer(copy, ask))
    return [reached(copy, 1 - winner, choice, instinct) for choice in (CARD, HALF)]


def _lead(s: River, seat: Seat, tastes: Tastes) -> float:
    points = Prospects(s, tastes).points
    return points[seat] - points[1 - seat]
