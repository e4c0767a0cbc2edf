"""What the extension and the Indians add: the River, the Outlaws, the Indian die, and their frames."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tenderfoot.engine.contract import Frame
from tenderfoot.games.dicetown.box import DICE, OUTLAW_IDS, RIVER_IDS
from tenderfoot.games.dicetown.indians.camp import Offering
from tenderfoot.games.dicetown.indians.die import Blessing
from tenderfoot.games.dicetown.known.frontier_view import FrontierView
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.town import Act, Winners
from tenderfoot.games.dicetown.wildwest.hunt import Capture, Chase, Fire
from tenderfoot.games.dicetown.wildwest.outlaws import Desperados
from tenderfoot.games.dicetown.wildwest.river import FINDS, Discover, PutBack, Wash
from tenderfoot.games.dicetown.wildwest.voucher import Salvage
from tenderfoot.numbers.entry import Entry, by_seat, each_of, one
from tenderfoot.numbers.town.extent import Extent, faces_of
from tenderfoot.numbers.town.sheet import Sheet

_DEPTH: Final = 3  # a seat has never seen deeper into the River
_GUNS: Final = 2
_REMOVED: Final = 10
_WANTED: Final = 2  # Outlaws, from the beginning
_TOWN: Final = 8  # places, without those of the Indians


class Beyond:
    """What lies beyond the town."""

    def __init__(self, extent: Extent, at: dict[str, int]) -> None:
        self.seats: Final[i64] = extent.seats
        self.land: Final[i64] = extent.land_kinds
        self.wild: Final[i64] = at["wild west"]
        self.indians: Final[i64] = at["indians"]
        self.river: Final[i64] = at["river"]
        self.gone: Final[i64] = at["river gone: rv_gold2"]
        self.known: Final[i64] = at["river 0: rv_gold2"]
        self.outlaws: Final[i64] = at["outlaws"]
        self.outlaw: Final[i64] = at["top outlaw: out9a"]
        self.wanted: Final[i64] = at["wanted: out9a"]
        self.recruited: Final[i64] = at["seat 0: recruited out9a"]
        self.captured: Final[i64] = at["seat 0: captured out9a"]
        self.removed: Final[i64] = at["removed"]
        self.returned: Final[i64] = at["returned: deed1"]
        self.die: Final[i64] = at["seat 0: indian die"]
        self.pipe: Final[i64] = at["seat 0: peace pipe"]
        self.obtained: Final[i64] = at["seat 0: obtained deed1"]
        self.unseen: Final[i64] = at["seat 0: obtained unseen"]
        self.acting: Final[i64] = at["seat 0: acting"]
        self.chooses: Final[i64] = at["seat 0: chooses"]
        self.follows: Final[i64] = at["seat 0: follows"]
        self.other: Final[i64] = at["other action: old"]
        self.roll: Final[i64] = at["hunt 9"]
        self.guns: Final[i64] = at["guns"]
        self.caught: Final[i64] = at["caught"]
        self.washed: Final[i64] = at["washed up: rv_gold2"]
        self.giver: Final[i64] = at["seat 0: offering"]
        self.then: Final[i64] = at["seat 0: then offering"]

    def fill(self, v: TownView, sheet: Sheet) -> None:
        """Write it down."""
        f = v.frontier
        if v.edition.outlaws:
            sheet.number(self.wild, 1)
            self.water(f, sheet)
            self.posse(f, sheet)
        if len(v.edition.places) > _TOWN:
            sheet.number(self.indians, 1)
            sheet.kinds(self.returned, f.returned)
            sheet.seat(self.die, f.die)
            sheet.seat(self.pipe, f.pipe)
            self.ledger(v, sheet)
        sheet.number(self.removed, f.removed)
        for frame in v.stack:
            self.read(frame, sheet)

    def water(self, f: FrontierView, sheet: Sheet) -> None:
        """The River: which cards are gone, and those of the pile that this seat has seen."""
        sheet.number(self.river, f.river)
        sheet.kinds(self.gone, f.river_gone)
        for k, kind in enumerate(f.river_known):
            depth = f.river - 1 - f.river_at[k]
            sheet.number(self.known + depth * len(RIVER_IDS) + kind, 1)

    def posse(self, f: FrontierView, sheet: Sheet) -> None:
        """The Outlaws: the pile, those wanted, and those before each seat."""
        sheet.number(self.outlaws, f.outlaws)
        if f.outlaw >= 0:
            sheet.number(self.outlaw + f.outlaw, 1)
        sheet.members(self.wanted, f.wanted)
        k: i64 = 0
        while k < self.seats:
            seat = (sheet.me + k) % self.seats
            sheet.members(self.recruited + k * len(OUTLAW_IDS), f.recruited[seat])
            sheet.members(self.captured + k * len(OUTLAW_IDS), f.captured[seat])
            k += 1

    def ledger(self, v: TownView, sheet: Sheet) -> None:
        """The property cards each seat has obtained in this step 7."""
        for seat, one_seat in enumerate(v.obtained):
            k = sheet.turned(seat)
            sheet.kinds(self.obtained + k * self.land, one_seat.kinds)
            sheet.number(self.unseen + k, one_seat.unseen)

    def read(self, frame: Frame[Any], sheet: Sheet) -> None:
        """What a frame of the extension says."""
        if isinstance(frame, Winners):
            sheet.seat(self.chooses, frame.first)
            sheet.seat(self.follows, frame.second)
        elif isinstance(frame, Act):
            sheet.seat(self.follows, frame.seat)
            sheet.number(self.other + frame.action, 1)
        elif isinstance(frame, Offering):
            sheet.seat(self.giver, frame.seat)
            sheet.seat(self.then, frame.then)
        elif isinstance(frame, Chase):
            self.hunt(frame.roll, frame.guns, 0, sheet)
        else:
            self.act(frame, sheet)

    def act(self, frame: Frame[Any], sheet: Sheet) -> None:
        """Somebody carries out what only the extension or the Indians have."""
        if isinstance(frame, (Desperados, Discover, PutBack, Salvage, Blessing)):
            sheet.seat(self.acting, frame.seat)
        elif isinstance(frame, Wash):
            sheet.seat(self.acting, frame.seat)
            sheet.number(self.washed + frame.kind, 1)
        elif isinstance(frame, Fire):
            sheet.seat(self.acting, frame.seat)
            self.hunt(frame.roll, frame.guns, 0, sheet)
        elif isinstance(frame, Capture):
            sheet.seat(self.acting, frame.seat)
            self.hunt(frame.roll, 0, frame.caught, sheet)

    def hunt(self, roll: i64, guns: i64, caught: i64, sheet: Sheet) -> None:
        """The hunting dice, the Double Guns fired, the Outlaws caught."""
        sheet.dice(self.roll, roll)
        sheet.number(self.guns, guns)
        sheet.number(self.caught, caught)


def entries(extent: Extent) -> list[Entry]:
    """What `Beyond` writes."""
    return [*_river(), *_outlaws(extent.seats), *_village(extent), *_frames(extent.seats)]


def _river() -> list[Entry]:
    found = [
        *one("wild west", 1, "whether the extension is played"),
        *one("indians", 1, "whether the Indians are"),
        *one("river", sum([find.copies for find in FINDS]), "cards in the River pile"),
        *[
            Entry(f"river gone: {find.name}", 0, find.copies, "such cards that are out of it")
            for find in FINDS
        ],
    ]
    for depth in range(_DEPTH):
        seen = [f"river {depth}: {name}" for name in RIVER_IDS]
        found += each_of(seen, 1, "whether this seat knows that so many cards lie on such a one")
    return found


def _outlaws(seats: int) -> list[Entry]:
    found = [
        *one("outlaws", len(OUTLAW_IDS) - _WANTED, "Outlaws in their pile"),
        *each_of([f"top outlaw: {outlaw}" for outlaw in OUTLAW_IDS], 1, "whether this one lies on top"),
        *each_of([f"wanted: {outlaw}" for outlaw in OUTLAW_IDS], 1, "whether this one is wanted"),
    ]
    for fate in ("recruited", "captured"):
        names = [f"seat {seat}: {fate} {outlaw}" for seat in range(seats) for outlaw in OUTLAW_IDS]
        found += each_of(names, 1, f"whether it has {fate} this one")
    return found


def _village(extent: Extent) -> list[Entry]:
    found = [
        *one("removed", _REMOVED, "property cards taken out unseen at the beginning"),
        *extent.land_of("returned:", "such property cards given to the village"),
        *by_seat(extent.seats, "indian die", 1, "whether it holds the Indian die"),
        *by_seat(extent.seats, "peace pipe", 1, "whether it is under the protection of the Peace Pipe"),
    ]
    for seat in range(extent.seats):
        found += extent.land_of(
            f"seat {seat}: obtained", "such property cards obtained in this step, if known"
        )
    return found + by_seat(extent.seats, "obtained unseen", extent.deeds, "others obtained in this step")


def _frames(seats: int) -> list[Entry]:
    return [
        *by_seat(seats, "chooses", 1, "whether it chooses one of the two actions of the place"),
        *by_seat(seats, "follows", 1, "whether it carries out the other one afterwards"),
        *each_of(
            ["other action: old", "other action: new"], 1, "whether that is this one; neither: not chosen"
        ),
        *faces_of("hunt", "hunting dice of this face that have not captured"),
        *one("guns", _GUNS, "Double Guns fired in this hunt"),
        *one("caught", DICE, "Outlaws captured in this hunt"),
        *each_of([f"washed up: {name}" for name in RIVER_IDS], 1, "the River card to be carried out next"),
        *by_seat(seats, "offering", 1, "whether it may give a property card to the village"),
        *by_seat(seats, "then offering", 1, "whether it may if that one does not"),
    ]
