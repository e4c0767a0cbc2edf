"""What everybody has at a table of Gold River, as numbers: all of it lies open, so a view is enough.

A world that a bot has dealt itself is looked at in the same way: its pile and what lies face down are as
unknown as they are in a view.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from tenderfoot.bots.goldriver.odds import EXPLODES, GOLD_SHARE, PRODUCES
from tenderfoot.engine.contract import Frame
from tenderfoot.games.goldriver.box import (
    ALL_IN,
    BANK,
    CONCESSIONS,
    FACE_DOWN,
    FIRST_LASSO,
    GHOSTS,
    GOLD,
    IN_DECK,
    IN_ROW,
    MOONSHINE,
    MUSTANG,
    NUGGETS,
    PENNY_PRESS,
    POST_OFFICE,
    PUT_BACK,
    SALOON,
    SEATS,
    STATION,
    TOWN,
    TOWNS,
)
from tenderfoot.games.goldriver.claims.picking import Burn, Picks, Ride, WinnerPicks
from tenderfoot.games.goldriver.end import poker_hands
from tenderfoot.games.goldriver.gold.production import RoundEnds
from tenderfoot.games.goldriver.gold.roll import OtherDie, PostOffice
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.games.goldriver.poker import CATEGORY_BITS
from tenderfoot.games.goldriver.sale.pot import LoserChooses
from tenderfoot.games.goldriver.state import TALLY_BITS, TALLY_MASK, River

NAMES: Final = [
    *["hand", "mines", "income", "danger", "ghosts", "claims", "richest"],
    *["offices", "fees", "firm", "mayors", "leads", "close"],
    *["poker", "poker-lead", "poker-best", "deposit"],
    *["all-in", "moonshine", "mustang", "penny-press", "bank", "post-office", "saloon", "station"],
    *["to-pick", "second", "third", "fourth", "fifth"],
]
HAND, MINES, INCOME, DANGER, GHOSTLY, CLAIMS, RICHEST = range(7)
OFFICES, FEES, FIRM, MAYORS, LEADS, CLOSE = range(7, 13)
POKER, POKER_LEAD, POKER_BEST, DEPOSIT, FIRST_KEPT = range(13, 18)
TO_PICK: Final = NAMES.index("to-pick")
_KEPT: Final = [ALL_IN, MOONSHINE, MUSTANG, PENNY_PRESS, BANK, POST_OFFICE, SALOON, STATION]
_COMING: Final = frozenset({IN_DECK, PUT_BACK, IN_ROW, FACE_DOWN})
_GHOST: Final = frozenset(GHOSTS)
_GHOST_SHARE: Final = 0.85  # it produces once and is gone, or is still there at the end
_NEWCOMER: Final = 0.05  # the weight of somebody who has nothing in a town yet
_GRIP: Final = 0.9
_SURE: Final = 4.0
_IN_OFFICE: Final = 0.6
_INTEREST: Final = 4 / 3
_FAR: Final = 3  # claims behind in a town: more behind is no worse


class Standing:
    """The features of every seat, and how many rolls are left: what a value is a function of."""

    def __init__(self, s: River, deck: int, stack: list[Frame[Any]]) -> None:
        self.s: Final = s
        self.left: Final = _rolls(s, deck, stack)
        self.marks: Final[list[float]] = []
        self.rows: Final = [[0.0] * len(NAMES) for _ in range(s.seats)]
        self._deck: Final = deck
        self._unseen: Final = [0] * TOWNS
        self._hands()
        self._claims()
        for town in range(TOWNS):
            self._town(town)
        self._poker()
        self._order(stack)

    def _hands(self) -> None:
        s = self.s
        for row, hand in zip(self.rows, s.hands, strict=True):
            row[HAND] = float(hand)
        for k, card in enumerate(_KEPT):
            owner = s.where[card]
            if owner < SEATS:
                self.rows[owner][FIRST_KEPT + k] = 1.0
        bank = s.where[BANK]
        if bank < SEATS:
            self.rows[bank][DEPOSIT] = s.deposit * _INTEREST

    def _claims(self) -> None:
        """What claims bring until the end, on a roll, and what may be lost."""
        s, where, extra = self.s, self.s.where, _attached(self.s)
        gold = s.tied[GOLD - FIRST_LASSO]
        for card in range(CONCESSIONS):
            zone = where[card]
            if zone < SEATS:
                nuggets = NUGGETS[card] + extra.get(card, 0)
                self._claim(self.rows[zone], card, nuggets, GOLD_SHARE if gold == card else 0.0)
            elif zone in _COMING and TOWN[card] >= 0:
                self._unseen[TOWN[card]] += 1

    def _claim(self, row: list[float], card: int, nuggets: int, more: float) -> None:
        row[CLAIMS] += 1.0
        if card in _GHOST:
            row[MINES] += _GHOST_SHARE * nuggets
            row[GHOSTLY] += nuggets
            return
        share, danger = PRODUCES[card] + more, EXPLODES[card]
        row[INCOME] += nuggets * share
        row[RICHEST] = max(row[RICHEST], nuggets * share)
        if danger:
            stays = (1.0 - danger) ** self.left
            row[MINES] += nuggets * (share * (1.0 - stays) / danger + stays)
            row[DANGER] += nuggets
        else:
            row[MINES] += nuggets * (share * self.left + 1.0)

    def _town(self, town: int) -> None:
        """Who will be Mayor, what newcomers pay until then, and how far everybody is from it."""
        s = self.s
        tally = s.tallies[town]
        if not tally:
            return
        counts = [tally >> TALLY_BITS * seat & TALLY_MASK for seat in range(s.seats)]
        mayor = s.mayors[town]
        coming = self._unseen[town] * min(1.0, (self.left - 1) * s.seats / max(self._deck, 1))
        self._office(counts, mayor, coming)
        for seat, row in enumerate(self.rows):
            lead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
            row[LEADS] += max(lead, -_FAR)
            row[CLOSE] += lead in (-1, 0)
            if seat == mayor:
                row[FEES] += coming * (s.seats - 1) / s.seats * counts[seat]
                row[FIRM] += max(lead, 0) / (1.0 + coming)
                row[MAYORS] += 1.0

    def _office(self, counts: list[int], mayor: int, coming: float) -> None:
        firm = _GRIP / (1.0 + 0.5 * coming) if self.left > 1 else _SURE
        weights = [exp(firm * count) if count else _NEWCOMER for count in counts]
        if mayor >= 0:
            weights[mayor] = weights[mayor] * exp(firm * _IN_OFFICE) if counts[mayor] else 1.0
        held = 1.0 if mayor >= 0 else 1.0 - 0.5**coming
        each = self.s.edition.mayor * held / sum(weights)
        for row, weight in zip(self.rows, weights, strict=True):
            row[OFFICES] += each * weight

    def _poker(self) -> None:
        if not self.s.edition.poker:
            return
        hands = [max(hand, 0) / (1 << CATEGORY_BITS) for hand in poker_hands(self.s)]
        best = max(hands)
        for seat, row in enumerate(self.rows):
            row[POKER] = hands[seat]
            row[POKER_LEAD] = hands[seat] - max(hand for other, hand in enumerate(hands) if other != seat)
            row[POKER_BEST] = float(hands[seat] == best)

    def _order(self, stack: list[Frame[Any]]) -> None:
        """Who may still choose a card in this round, and who sits where after the next first player."""
        seats = self.s.seats
        waiting, first = _choosing(stack, seats, self.s.first)
        for seat, row in enumerate(self.rows):
            row[TO_PICK] = float(waiting >> seat & 1)
            after = (seat - first) % seats
            if after:
                row[TO_PICK + after] = 1.0


def of_view(view: RiverView) -> Standing:
    """What everybody has, by what somebody sees."""
    return Standing(view.open_table(), view.deck, view.stack)


def of_world(s: River) -> Standing:
    """The same in a world that was dealt."""
    return Standing(s, s.deck(), s.frames)


def _rolls(s: River, deck: int, stack: list[Frame[Any]]) -> int:
    """How many rolls are still to come, that of this round among them; never none before the end."""
    rounds = deck // (s.seats + 1) + 1
    rolled = any(isinstance(frame, RoundEnds) for frame in stack)
    return max(rounds - rolled, 1)


def _attached(s: River) -> dict[int, int]:
    """The nuggets of what is attached, by claim."""
    found: dict[int, int] = {}
    for number, card in enumerate(s.tied):
        if card >= 0:
            found[card] = found.get(card, 0) + NUGGETS[FIRST_LASSO + number]
    return found


def _choosing(stack: list[Frame[Any]], seats: int, first: int) -> tuple[int, int]:
    """Who has yet to choose, as a set, and who is first in the round after."""
    everybody = (1 << seats) - 1
    for frame in stack[::-1]:
        if isinstance(frame, Picks):
            return frame.left, frame.winner
        if isinstance(frame, WinnerPicks):
            return everybody, frame.winner
        if isinstance(frame, Burn | Ride):
            return everybody & ~(1 << frame.winner), frame.winner
        if isinstance(frame, LoserChooses):
            return everybody & ~(1 << frame.winner), frame.winner
        if isinstance(frame, PostOffice | OtherDie | RoundEnds):
            return 0, frame.winner
    return everybody, first
