"""Every kind of card, and the rule of each card of the deck."""

from __future__ import annotations

from typing import Final

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

# In the order of the kinds in deck.py.
KINDS: Final[list[Card]] = [
    TownConcession(), TownConcession(), GhostMine(), LostMine(), Horseshoe(), Judge(), Raid(), Dynamite(),
    HoldUp(), Bandit(), Lasso(), BankBuilding(), Building(),
]  # fmt: skip
RULES: Final[list[Card]] = [KINDS[kind] for kind in KIND]
