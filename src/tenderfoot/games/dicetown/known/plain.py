"""A view of Dice Town as plain data: what a screen draws, a socket sends and a law compares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from tenderfoot.engine.seats import NOBODY, Seat, each
from tenderfoot.games.dicetown.box import ELIXIRS, OUTLAW_IDS, PROPERTY_IDS, RIVER_IDS, STORE_IDS, uids
from tenderfoot.games.dicetown.hand.dice import WRITTEN
from tenderfoot.games.dicetown.hand.poker import NAMES
from tenderfoot.games.dicetown.known.almanac import almanac, points_known
from tenderfoot.games.dicetown.known.phase import phase, place_at
from tenderfoot.games.dicetown.known.shapes import (
    Face,
    FrontierShape,
    GoodsShape,
    MedicineShape,
    ObtainedShape,
    OfferShape,
    OwnShape,
    PlayerShape,
    RiverCardShape,
    TableShape,
)
from tenderfoot.games.dicetown.places.sheriff.petition import demanded

if TYPE_CHECKING:
    from tenderfoot.games.dicetown.known.frontier_view import FrontierView
    from tenderfoot.games.dicetown.known.view import OfferView, SeatView, TownView

_LYING: Final[dict[int, list[Face]]] = {dice: cast("list[Face]", WRITTEN[dice].split()) for dice in WRITTEN}


def table(v: TownView) -> TableShape:
    """What everybody sees alike."""
    seats = len(v.seats)
    return {
        "options": dict(v.edition.options),
        "phase": phase(v),
        "place": place_at(v),
        "polled": each(v.polled, seats),
        "sheriff": v.sheriff,
        "round": v.round,
        "bank": v.bank,
        "stagecoach": v.stagecoach,
        "mine": v.mine,
        "gained": each(v.gained, seats),
        "controlled": each(v.controlled, seats),
        "winner": somebody(v.winner),
        "deck": v.deck,
        "discard": v.discard,
        "shuffles": v.shuffles,
        "played": store_ids(v.played),
        "row": deed_ids(v.row),
        "property": v.property,
        "looker": somebody(v.looker),
        "looked_at": {"deeds": v.looked_deeds, "cards": v.looked_store},
        "medicine": medicine(v),
        "players": [player(p) for p in v.seats],
        "offers": [offer(one) for one in v.offers],
        "demands": [goods(demanded(demand)) for demand in v.demands],
        "frontier": frontier(v.frontier),
        "almanac": almanac(v),
    }


def medicine(v: TownView) -> MedicineShape:
    """The Doc's Elixirs."""
    return {
        "slots": [ELIXIRS[elixir] if elixir >= 0 else "" for elixir in v.slots],
        "deck": v.elixirs,
        "drunk": [ELIXIRS[elixir] for elixir in v.elixirs_drunk],
        "shuffles": v.elixir_shuffles,
    }


def own(v: TownView) -> OwnShape:
    """What this seat alone knows or is asked."""
    return {
        "seat": v.seat,
        "ask": v.ask_shape(),
        "said": v.said_shape(),
        "hand": deed_ids(v.hand_deeds) + store_ids(v.hand_store),
        "rolled": _LYING[v.rolled],
        "looking_at": deed_ids(v.my_deeds) + store_ids(v.my_store),
        "new": [store_ids(kinds) for kinds in v.new] if any(v.new) else [],
        "faces": [deed_ids(one.deed_kinds) + store_ids(one.store_kinds) for one in v.offers],
        "known": [deed_ids(p.known_deeds) + store_ids(p.known_store) for p in v.seats],
        "hidden": [hidden(v, seat) for seat in range(len(v.seats))],
        "points": [points_known(v, seat) for seat in range(len(v.seats))],
        "known_discard": store_ids(v.known_discard),
        "obtained": [obtained(deed_ids(one.kinds), one.unseen) for one in v.obtained],
        "river_known": river_known(v.frontier),
    }


def player(p: SeatView) -> PlayerShape:
    """What lies open before a player."""
    return {
        "money": p.money,
        "nuggets": p.nuggets,
        "kept": _LYING[p.kept],
        "shown": _LYING[p.shown],
        "cup": p.cup,
        "deeds": p.deeds,
        "cards": p.store,
        "laid": deed_ids(p.laid),
        "seen": deed_ids(p.seen),
        "poker": NAMES.get(p.kept, ""),
    }


def offer(one: OfferView) -> OfferShape:
    """An offer with the backs of its cards."""
    return {
        "seat": one.seat,
        "spot": one.spot,
        "nuggets": one.nuggets,
        "dollars": one.dollars,
        "deeds": one.deeds,
        "cards": one.store,
    }


def goods(numbers: list[int]) -> GoodsShape:
    """A demand."""
    return {"nuggets": numbers[0], "dollars": numbers[1], "deeds": numbers[2], "cards": numbers[3]}


def frontier(f: FrontierView) -> FrontierShape:
    """The River, the Outlaws, the Indian die."""
    return {
        "river": f.river,
        "river_gone": [RIVER_IDS[kind] for kind in f.river_gone],
        "outlaws": f.outlaws,
        "outlaw": OUTLAW_IDS[f.outlaw] if f.outlaw >= 0 else "",
        "wanted": outlaw_ids(f.wanted),
        "recruited": [outlaw_ids(outlaws) for outlaws in f.recruited],
        "captured": [outlaw_ids(outlaws) for outlaws in f.captured],
        "outlaw_shuffles": f.shuffles,
        "removed": f.removed,
        "returned": deed_ids(f.returned),
        "die": somebody(f.die),
        "pipe": somebody(f.pipe),
    }


def river_known(f: FrontierView) -> list[RiverCardShape]:
    """The cards of the River pile that this seat has seen."""
    shown: list[RiverCardShape] = []
    for at, kind in zip(f.river_at, f.river_known, strict=True):
        shown.append({"under": f.river - 1 - at, "card": RIVER_IDS[kind]})
    return shown


def obtained(cards: list[str], unseen: int) -> ObtainedShape:
    """What a player has obtained at the Town Hall."""
    return {"cards": cards, "unseen": unseen}


def hidden(v: TownView, seat: Seat) -> int:
    """How many cards of a hand this seat does not know."""
    p = v.seats[seat]
    if seat == v.seat:
        return 0
    return p.deeds + p.store - len(p.seen) - len(p.known_deeds) - len(p.known_store)


def somebody(seat: Seat) -> Seat | None:
    """A seat, or nobody."""
    return None if seat == NOBODY else seat


def deed_ids(kinds: list[int]) -> list[str]:
    """The ids of property cards."""
    return [PROPERTY_IDS[kind] for kind in kinds]


def store_ids(kinds: list[int]) -> list[str]:
    """The ids of store cards."""
    return [STORE_IDS[kind] for kind in kinds]


def outlaw_ids(outlaws: int) -> list[str]:
    """The ids of a set of Outlaws."""
    return [OUTLAW_IDS[outlaw] for outlaw in uids(outlaws)]
