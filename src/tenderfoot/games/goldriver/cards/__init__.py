"""Every kind of card, and the rule of each card of the deck.

A new card of a known kind is a row of `deck.py`, the same row in the rulebook, and its words. A new kind:

1. its name in `KINDS` of `deck.py`, at its place, and its cards as rows of `DECK`;
2. one file with one class: the name of its kind in `super().__init__`; `take` says what happens when such a
   card is taken. The parent is `Action` for a card that is applied at once or parked (`usable`, `play`; the
   frame that asks is an `Applied`), `Card` for any other;
3. the class in the list below, and the frames it pushes in `stored/frames.py`;
4. its words in both catalogues, and a scene.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.printed import in_order
from tenderfoot.games.goldriver.box import KIND
from tenderfoot.games.goldriver.cards.bandit import Bandit
from tenderfoot.games.goldriver.cards.card import Card
from tenderfoot.games.goldriver.cards.concession import GhostMine, LostMine, TownConcession
from tenderfoot.games.goldriver.cards.dynamite import Dynamite
from tenderfoot.games.goldriver.cards.hold_up import HoldUp
from tenderfoot.games.goldriver.cards.judge import Judge
from tenderfoot.games.goldriver.cards.keeping import BankBuilding, Building, Horseshoe
from tenderfoot.games.goldriver.cards.lasso import Lasso
from tenderfoot.games.goldriver.cards.raid import Raid
from tenderfoot.games.goldriver.deck import KINDS

RULES_BY_KIND: Final[list[Card]] = in_order(
    [
        TownConcession("mine"),
        TownConcession("river"),
        GhostMine(),
        LostMine(),
        Horseshoe(),
        Judge(),
        Raid(),
        Dynamite(),
        HoldUp(),
        Bandit(),
        Lasso(),
        BankBuilding("Bank"),
        Building("building"),
    ],
    KINDS,
)
RULES: Final[list[Card]] = [RULES_BY_KIND[kind] for kind in KIND]
