"""Where the round stands, by name: what a screen may say of the stack without knowing a single rule."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Frame
from tenderfoot.games.goldriver.claims.picking import Burn, Picks, Ride, WinnerPicks
from tenderfoot.games.goldriver.claims.row import PennyPress
from tenderfoot.games.goldriver.gold.production import BankDay, Haunting
from tenderfoot.games.goldriver.gold.roll import OtherDie, PostOffice
from tenderfoot.games.goldriver.known.shapes import Phase
from tenderfoot.games.goldriver.sale.auction import Auction, SealedBids
from tenderfoot.games.goldriver.sale.payment import Moonshine, Share
from tenderfoot.games.goldriver.sale.pot import LoserChooses
from tenderfoot.games.goldriver.state import River

_PHASES: Final[dict[object, Phase]] = {
    PennyPress: "auction",
    Auction: "auction",
    SealedBids: "auction",
    Moonshine: "price",
    Share: "price",
    WinnerPicks: "choice",
    Burn: "choice",
    Ride: "choice",
    Picks: "choice",
    LoserChooses: "choice",
    PostOffice: "gold",
    OtherDie: "gold",
    Haunting: "gold",
    BankDay: "gold",
}


def phase(stack: list[Frame[River]]) -> Phase:
    """The auction, the price on its way, the cards and what they do, the gold; without a stack the end."""
    for frame in reversed(stack):
        known = _PHASES.get(type(frame))
        if known is not None:
            return known
    return "choice" if stack else "end"
