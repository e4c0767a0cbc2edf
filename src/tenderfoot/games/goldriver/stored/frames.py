"""Every rule that can be waiting, in the order of the rules; a frame is stored by its name here."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Frame
from tenderfoot.games.goldriver.cards.bandit import SlotPick, Slots
from tenderfoot.games.goldriver.cards.concession import Join
from tenderfoot.games.goldriver.cards.dynamite import Blast, Sheriff
from tenderfoot.games.goldriver.cards.hold_up import Robbery, StickUp
from tenderfoot.games.goldriver.cards.judge import GiveUp, Swap
from tenderfoot.games.goldriver.cards.keeping import Deposit
from tenderfoot.games.goldriver.cards.lasso import Attach
from tenderfoot.games.goldriver.cards.raid import RaidOn, Ransom
from tenderfoot.games.goldriver.claims.parked import ParkedCheck
from tenderfoot.games.goldriver.claims.picking import Burn, Picks, Ride, WinnerPicks
from tenderfoot.games.goldriver.claims.row import PennyPress, Rounds
from tenderfoot.games.goldriver.claims.taking import Taking
from tenderfoot.games.goldriver.gold.production import BankDay, Explosions, Haunting, Production, RoundEnds
from tenderfoot.games.goldriver.gold.roll import OtherDie, PostOffice
from tenderfoot.games.goldriver.mayors import Elections
from tenderfoot.games.goldriver.sale.auction import Auction, SealedBids
from tenderfoot.games.goldriver.sale.payment import Moonshine, Share
from tenderfoot.games.goldriver.sale.pot import LoserChooses
from tenderfoot.games.goldriver.state import River

FRAMES: Final[dict[str, type[Frame[River]]]] = {
    "Rounds": Rounds,
    "PennyPress": PennyPress,
    "Auction": Auction,
    "SealedBids": SealedBids,
    "Moonshine": Moonshine,
    "Share": Share,
    "WinnerPicks": WinnerPicks,
    "Burn": Burn,
    "Ride": Ride,
    "Picks": Picks,
    "LoserChooses": LoserChooses,
    "Taking": Taking,
    "Elections": Elections,
    "Join": Join,
    "GiveUp": GiveUp,
    "Swap": Swap,
    "RaidOn": RaidOn,
    "Ransom": Ransom,
    "Blast": Blast,
    "Sheriff": Sheriff,
    "StickUp": StickUp,
    "Robbery": Robbery,
    "Slots": Slots,
    "SlotPick": SlotPick,
    "Attach": Attach,
    "Deposit": Deposit,
    "PostOffice": PostOffice,
    "OtherDie": OtherDie,
    "Production": Production,
    "Haunting": Haunting,
    "Explosions": Explosions,
    "BankDay": BankDay,
    "ParkedCheck": ParkedCheck,
    "RoundEnds": RoundEnds,
}
