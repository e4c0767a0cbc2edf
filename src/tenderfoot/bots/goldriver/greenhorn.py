"""Level 1 of Gold River."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.bots.goldriver.instinct import NEWCOMER
from tenderfoot.bots.goldriver.lure import plain_lure
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.choices import value_of
from tenderfoot.games.goldriver.prompts import BID, BID2
from tenderfoot.games.goldriver.state import River

_SPREAD: Final = 0.5


class Greenhorn(Bot):
    """Looks at what is printed and how often it comes, and bids up to half of what the best card of the
    row has over the middle one. Mayors and what others want it has yet to discover.
    """

    def choose(self, view: View, ask: Ask) -> Choice:
        """By instinct; in an auction up to its limit, one more at a time."""
        s = GAME.determinize(view, self.seed)
        if ask.prompt == BID:
            return next_bid(ask, limit(s, ask.seat))
        if ask.prompt == BID2:
            return ask.options[min(limit(s, ask.seat), len(ask.options) - 1)]
        return NEWCOMER.answer(s, ask)


def limit(s: River, seat: Seat) -> int:
    """The most it would pay to choose first."""
    worths = sorted(plain_lure(s, seat, card) for card in s.row)
    return round(_SPREAD * (worths[-1] - worths[len(worths) // 2]))


def next_bid(ask: Ask, most: int) -> Choice:
    """The lowest bid, if it is within the limit; else a pass."""
    if len(ask.options) > 1 and value_of(ask.options[1]) <= most:
        return ask.options[1]
    return ask.options[0]
