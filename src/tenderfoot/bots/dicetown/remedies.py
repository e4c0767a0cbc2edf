"""What a visit to Doc Badluck is worth, in chances to win: each remedy by the table it leaves behind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from tenderfoot.bots.dicetown.ways import HAND_COUNTS
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import ACE, JACK, KING, NINE, PROPERTY_POINTS, QUEEN, TEN
from tenderfoot.games.dicetown.known.view import TownView

if TYPE_CHECKING:
    from tenderfoot.bots.dicetown.winnings import Winnings

_WIRE: Final = 2  # deeds that are fenced at once
_GIVEN: Final = 0.8  # of a card's mean worth: whoever gives one chooses it


class Remedies:
    """What each remedy does for one seat; the Elixirs in printed order."""

    def __init__(self, winnings: Winnings) -> None:
        self.winnings: Final = winnings
        self.me: Final = winnings.seat
        self.goods: Final = winnings.known.goods
        self.dollars: Final = self._collected(dollars=2)
        self.nuggets: Final = self._collected(nuggets=1)
        self.card: Final = self._card()
        self.wire: Final = self._fenced()

    def visit(self, view: TownView) -> Floats:
        """By hand: in the revised edition the best Elixir, in the classic one the best line of its faces."""
        if view.edition.options["edition"] == "classic":
            return self._best_line()
        return np.full(len(HAND_COUNTS), self._best_elixir(view))

    def _best_line(self) -> Floats:
        lines = ((NINE, self.wire), (TEN, self.wire), (JACK, self.card), (QUEEN, self.card))
        worth = np.zeros(len(HAND_COUNTS))
        for face, gain in (*lines, (KING, self.dollars), (ACE, self.nuggets)):
            worth = np.maximum(worth, np.where(HAND_COUNTS[:, face] > 0, gain, 0.0))
        return worth

    def _best_elixir(self, view: TownView) -> float:
        """One of those that lie open, or the deck unseen."""
        worths = self.elixirs()
        gone = {*view.slots, *view.elixirs_drunk}
        hidden = [worth for number, worth in enumerate(worths) if number not in gone]
        deck = sum(hidden) / max(len(hidden), 1)
        return max(deck, *[worths[number] for number in view.slots if number in range(len(worths))])

    def elixirs(self) -> list[float]:
        """What each Elixir is worth."""
        badge = self.winnings.gain({}, sheriff=self.me)
        friend = max(self._friendship(other) for other in self.winnings.others)
        deed = max(self._domination(other) for other in self.winnings.others)
        return [self.dollars, self.nuggets, self.card, badge, self.wire, friend, deed]

    def _collected(self, *, dollars: int = 0, nuggets: int = 0) -> float:
        """Each opponent gives up to so much."""
        after, taken = {}, [0, 0]
        for other in self.winnings.others:
            theirs = self.goods[other]
            gives = min(dollars, theirs.dollars), min(nuggets, theirs.nuggets)
            after[other] = theirs.more(dollars=-gives[0], nuggets=-gives[1])
            taken = [taken[0] + gives[0], taken[1] + gives[1]]
        after[self.me] = self.winnings.mine.more(dollars=taken[0], nuggets=taken[1])
        return self.winnings.gain(after)

    def _card(self) -> float:
        """The top store card."""
        unseen, cards = self.winnings.known.unseen, self.winnings.cards
        return sum(cards[kind] for kind in unseen) / max(len(unseen), 1)

    def _fenced(self) -> float:
        """The two best deeds of the hand can no longer be stolen."""
        mine = self.winnings.mine
        best = sorted(mine.deeds, key=lambda kind: PROPERTY_POINTS[kind])[-_WIRE:]
        return self.winnings.gain({self.me: mine.behind_wire(best)}) if best else 0.0

    def _friendship(self, other: Seat) -> float:
        """A store card of this one, who chooses it."""
        theirs = self.goods[other]
        if theirs.store:
            return min(self.winnings.stolen_card(other, kind) for kind in theirs.store)
        if not theirs.unseen_store:
            return 0.0
        return _GIVEN * (self.card + self.winnings.gain({other: theirs.more(store=-1)}))

    def _domination(self, other: Seat) -> float:
        """A deed of this one, who chooses it."""
        theirs = self.goods[other]
        if theirs.deeds:
            return min(self.winnings.stolen_deed(other, kind) for kind in theirs.deeds)
        if not theirs.unseen_deeds:
            return 0.0
        moved = {self.me: self.winnings.mine.more(deeds=1), other: theirs.more(deeds=-1)}
        return self.winnings.gain(moved)
