"""Every rule that can be waiting, in the order of the rulebook; a frame is stored by its name here."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Frame
from tenderfoot.games.dicetown.cards.joe import PointAt
from tenderfoot.games.dicetown.end import Ending, FinalWord
from tenderfoot.games.dicetown.goods.opponents import Give
from tenderfoot.games.dicetown.hand.throws import Cheat, Check, Choose, Pay, Roll, Settle, Throw
from tenderfoot.games.dicetown.indians.camp import Dusk, Offering
from tenderfoot.games.dicetown.indians.die import Blessing, Raid
from tenderfoot.games.dicetown.places.bank import Share
from tenderfoot.games.dicetown.places.doc.badluck import Queue
from tenderfoot.games.dicetown.places.doc.classic import Consultation, WaitingRoom
from tenderfoot.games.dicetown.places.doc.elixirs import Befriend, Dominate
from tenderfoot.games.dicetown.places.doc.fence import FenceTwo
from tenderfoot.games.dicetown.places.doc.revised import AfterVisit, Empty, OneMore, Shelf
from tenderfoot.games.dicetown.places.general_store import Errand, KeepOne, Search
from tenderfoot.games.dicetown.places.gold_mine import Dig
from tenderfoot.games.dicetown.places.saloon import AtTheBar, Bottle, Insure, Reach, Robbery, Steal
from tenderfoot.games.dicetown.places.sheriff.favour import Decision
from tenderfoot.games.dicetown.places.sheriff.office import Swearing
from tenderfoot.games.dicetown.places.sheriff.petition import Demand, Hearing, LastCall, Offers
from tenderfoot.games.dicetown.places.town_hall import Handshake
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Act, Rounds, Walk, Winners
from tenderfoot.games.dicetown.wildwest.cards.gift import Unwrap
from tenderfoot.games.dicetown.wildwest.hunt import Capture, Chase, Fire
from tenderfoot.games.dicetown.wildwest.outlaws import CallOutlaws, Desperados, Hire
from tenderfoot.games.dicetown.wildwest.river import Discover, PutBack, Wash
from tenderfoot.games.dicetown.wildwest.voucher import Salvage
from tenderfoot.games.dicetown.windows import Cancel, Effect

FRAMES: Final[dict[str, type[Frame[Town]]]] = {
    "Rounds": Rounds,
    "Throw": Throw,
    "Roll": Roll,
    "Choose": Choose,
    "Pay": Pay,
    "Settle": Settle,
    "Cheat": Cheat,
    "Check": Check,
    "Walk": Walk,
    "Winners": Winners,
    "Act": Act,
    "Dig": Dig,
    "Share": Share,
    "Errand": Errand,
    "Search": Search,
    "KeepOne": KeepOne,
    "AtTheBar": AtTheBar,
    "Robbery": Robbery,
    "Bottle": Bottle,
    "Reach": Reach,
    "Steal": Steal,
    "Insure": Insure,
    "Swearing": Swearing,
    "Handshake": Handshake,
    "Queue": Queue,
    "WaitingRoom": WaitingRoom,
    "Consultation": Consultation,
    "AfterVisit": AfterVisit,
    "OneMore": OneMore,
    "Shelf": Shelf,
    "Empty": Empty,
    "FenceTwo": FenceTwo,
    "Befriend": Befriend,
    "Dominate": Dominate,
    "Give": Give,
    "PointAt": PointAt,
    "Hearing": Hearing,
    "Demand": Demand,
    "Offers": Offers,
    "LastCall": LastCall,
    "Decision": Decision,
    "Effect": Effect,
    "Cancel": Cancel,
    "Ending": Ending,
    "FinalWord": FinalWord,
    "CallOutlaws": CallOutlaws,
    "Hire": Hire,
    "Desperados": Desperados,
    "Chase": Chase,
    "Fire": Fire,
    "Capture": Capture,
    "Discover": Discover,
    "PutBack": PutBack,
    "Wash": Wash,
    "Salvage": Salvage,
    "Unwrap": Unwrap,
    "Offering": Offering,
    "Dusk": Dusk,
    "Blessing": Blessing,
    "Raid": Raid,
}
