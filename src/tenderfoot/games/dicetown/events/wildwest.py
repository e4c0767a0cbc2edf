"""What is told of the extension: Outlaws, the River, the stagecoach, Ranches."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import FACES, OUTLAW_FACE, OUTLAW_IDS, RIVER_IDS, STORE_IDS
from tenderfoot.games.dicetown.dice import word as dice_word


class OutlawUsed(Event):
    """An Outlaw sets dice, and is wanted from now on."""

    def __init__(self, seat: Seat, outlaw: int, count: int) -> None:
        self.seat: Final = seat
        self.outlaw: Final = outlaw
        self.count: Final = count

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "outlaw": "outlaw:" + OUTLAW_IDS[self.outlaw],
            "count": self.count,
            "face": "face:" + FACES[OUTLAW_FACE[self.outlaw]],
        }


class OutlawRecruited(Event):
    """An Outlaw joins somebody: the top of the pile, or with Desperado any of them."""

    def __init__(self, seat: Seat, outlaw: int, picked: bool) -> None:
        self.seat: Final = seat
        self.outlaw: Final = outlaw
        self.picked: Final = picked

    def facts(self) -> Facts:
        outlaw = "outlaw:" + OUTLAW_IDS[self.outlaw]
        return {"seat": seat_word(self.seat), "outlaw": outlaw, "picked": int(self.picked)}


class NobodyToRecruit(Event):
    """The pile of Outlaws is empty."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class HuntRolled(Event):
    """The dice of a hunt: all Kings at first, then those a Double Gun rolls again."""

    def __init__(self, seat: Seat, dice: int, again: bool) -> None:
        self.seat: Final = seat
        self.dice: Final = dice
        self.again: Final = again

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "dice": dice_word(self.dice), "again": int(self.again)}


class OutlawCaptured(Event):
    """A wanted Outlaw is caught."""

    def __init__(self, seat: Seat, outlaw: int, bounty: int) -> None:
        self.seat: Final = seat
        self.outlaw: Final = outlaw
        self.bounty: Final = bounty

    def facts(self) -> Facts:
        outlaw = "outlaw:" + OUTLAW_IDS[self.outlaw]
        return {"seat": seat_word(self.seat), "outlaw": outlaw, "bounty": self.bounty}


class HuntFailed(Event):
    """The hunter comes home without an Outlaw, or there is none to hunt."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class RiverDrawn(Event):
    """A River card is shown and carried out."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "river": "river:" + RIVER_IDS[self.kind]}


class RiverDry(Event):
    """The River pile is empty."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class RiverPanned(Event):
    """What a River card yields: nuggets of the mine, or dollars of the bank."""

    def __init__(self, seat: Seat, nuggets: int, dollars: int) -> None:
        self.seat: Final = seat
        self.nuggets: Final = nuggets
        self.dollars: Final = dollars

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "nuggets": self.nuggets, "dollars": self.dollars}


class CardSalvaged(Event):
    """A Voucher: one card comes back from the discard pile."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def audience(self) -> Seats:
        return 1 << self.seat

    def for_others(self) -> Event | None:
        return CardSalvagedUnseen(self.seat)

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": "card:" + STORE_IDS[self.kind]}


class CardSalvagedUnseen(Event):
    """The others see that a card was taken."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


class StagecoachHeldUp(Event):
    """Dollars of the stagecoach: one for each 10."""

    def __init__(self, seat: Seat, tens: int, dollars: int) -> None:
        self.seat: Final = seat
        self.tens: Final = tens
        self.dollars: Final = dollars

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "tens": self.tens, "dollars": self.dollars}


class RanchStolen(Event):
    """Whisky: a Ranch changes its owner."""

    def __init__(self, robber: Seat, victim: Seat) -> None:
        self.robber: Final = robber
        self.victim: Final = victim

    def facts(self) -> Facts:
        return {"robber": seat_word(self.robber), "victim": seat_word(self.victim)}


class NoPropertyLeft(Event):
    """The property deck is empty."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}
