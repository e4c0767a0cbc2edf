"""Simple strategies that people try: whoever claims to be strong must not lose to any of them.

Each has one idea and is a Prospector in everything else, so that only the idea is measured.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.bots.dicetown.prospector import Prospector as Townsman
from tenderfoot.bots.goldriver.prospector import Prospector as Miner
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown.box import ACE, KING
from tenderfoot.games.dicetown.choices import Keep
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.prompts import KEEP, OFFER
from tenderfoot.games.goldriver.choices import PASS, value_of
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.games.goldriver.prompts import BID, BID2
from tenderfoot.games.goldriver.sale.auction import Auction

_DEAREST: Final = 2  # dollars for the dice one is after
_RICH: Final = 20  # nuggets that a hoarder keeps together
_STUBBORN: Final = 9  # nuggets, to spite a neighbour


class Collector(Townsman):
    """Keeps every die of one face that it can pay for, whatever the others do."""

    face = ACE

    def choose(self, view: View, ask: Ask) -> Choice:
        """The face it is after; without one a free die, as it thinks best."""
        if ask.prompt != KEEP:
            return super().choose(view, ask)
        wanted = [o for o in ask.options if self._wanted(cast(Keep, o))]
        if wanted:
            return max(wanted, key=lambda option: cast(Keep, option).count)
        return super().choose(view, ask)

    def _wanted(self, keep: Keep) -> bool:
        return 0 < keep.count == count(keep.dice, self.face) and keep.price <= _DEAREST and not keep.brute


class Landowner(Collector):
    """Only land counts."""


class Deputy(Collector):
    """Only the badge counts."""

    face = KING


class Miser(Townsman):
    """Never pays: one die a throw, and no offers."""

    def choose(self, view: View, ask: Ask) -> Choice:
        """The best of what is free."""
        if ask.prompt == OFFER:
            return ask.options[0]
        if ask.prompt != KEEP:
            return super().choose(view, ask)
        free = [o for o in ask.options if not cast(Keep, o).price and not cast(Keep, o).brute]
        return super().choose(view, Ask(ask.seat, ask.prompt, free)) if free else ask.options[0]


class Hasty(Townsman):
    """Ends the round before the others have what they want."""

    def choose(self, view: View, ask: Ask) -> Choice:
        """As many dice as it can pay for."""
        if ask.prompt != KEEP:
            return super().choose(view, ask)
        plain = [o for o in ask.options if not cast(Keep, o).brute]
        return max(plain, key=lambda option: cast(Keep, option).count)


class Passer(Miner):
    """Never bids, and lives on what the others pay."""

    def choose(self, view: View, ask: Ask) -> Choice:
        """No bid at all."""
        return ask.options[0] if ask.prompt in (BID, BID2) else super().choose(view, ask)


class Hoarder(Miner):
    """Bids only out of plenty."""

    def choose(self, view: View, ask: Ask) -> Choice:
        """A pass while the hand is small."""
        poor = cast(RiverView, view).hands[ask.seat] < _RICH
        return ask.options[0] if poor and ask.prompt in (BID, BID2) else super().choose(view, ask)


class Neighbour(Miner):
    """Grudges the next in line everything: whoever sits before it does not get a row for little."""

    def choose(self, view: View, ask: Ask) -> Choice:
        """One more than the neighbour, up to a limit."""
        frame = view.stack[-1]
        if ask.prompt == BID and isinstance(frame, Auction) and len(ask.options) > 1:
            before = (ask.seat - 1) % cast(RiverView, view).seats
            cheap = value_of(ask.options[1]) <= _STUBBORN
            return ask.options[1] if frame.leader == before and cheap else PASS
        return super().choose(view, ask)


STABLE: Final = {
    "dicetown": ["Landowner", "Deputy", "Miser", "Hasty"],
    "goldriver": ["Passer", "Hoarder", "Neighbour"],
}


def strategies(game: str) -> list[str]:
    """The strategies for this game, as the arena names them."""
    return [f"{__name__}:{name}" for name in STABLE.get(game, [])]
