"""A view of Gold River as plain data: what a screen draws, a socket sends and a law compares."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenderfoot.engine.seats import NOBODY, Seat, each
from tenderfoot.games.goldriver.box import (
    FIRST_LASSO,
    FIRST_LOST,
    KIND,
    LASSOS,
    LEFT_IN_BOX,
    LOST_MINES,
    NAMES,
    OUT,
    PUT_BACK,
    SHOWN,
    TAKEN,
    TOWN_NAMES,
    TOWNS,
)
from tenderfoot.games.goldriver.deck import HORSESHOE
from tenderfoot.games.goldriver.known.almanac import almanac
from tenderfoot.games.goldriver.known.phase import phase
from tenderfoot.games.goldriver.known.sale import sale
from tenderfoot.games.goldriver.known.shapes import OwnShape, PlayerShape, TableShape

if TYPE_CHECKING:
    from tenderfoot.games.goldriver.known.view import RiverView


def table(v: RiverView) -> TableShape:
    """What everybody sees alike, with the names of cards and towns."""
    s = v.open_table()
    return {
        "options": dict(v.edition.options),
        "phase": phase(v.stack),
        "polled": each(v.polled, v.seats),
        "sale": sale(s, v.stack),
        "round": v.round,
        "first": v.first,
        "players": [player(v, seat) for seat in range(v.seats)],
        "row": names(v.row),
        "taken": names(v.lying(TAKEN)),
        "shown": names(v.lying(SHOWN)),
        "out": names(v.lying(OUT)),
        "unused": names(v.lying(LEFT_IN_BOX)),
        "put_back": names(v.lying(PUT_BACK)),
        "unseen": names(v.unseen()),
        "deck": v.deck,
        "parked": names(v.parked),
        "attached": attached(v),
        "joined": joined(v),
        "mayors": {TOWN_NAMES[town]: somebody(v.mayors[town]) for town in range(TOWNS)},
        "deposit": v.deposit,
        "pot": v.pot,
        "blasts": v.blasts,
        "stickups": v.stickups,
        "almanac": almanac(s, v.deck),
    }


def own(v: RiverView) -> OwnShape:
    """What this seat alone is asked and has said."""
    return {"seat": v.seat, "ask": v.ask_shape(), "said": v.said_shape()}


def player(v: RiverView, seat: Seat) -> PlayerShape:
    """What lies before a player."""
    cards = v.lying(seat)
    return {
        "nuggets": v.hands[seat],
        "cards": names([card for card in cards if KIND[card] != HORSESHOE and card not in v.parked]),
        "kept": names([card for card in cards if KIND[card] == HORSESHOE]),
        "parked": names([card for card in v.parked if card in cards]),
    }


def attached(v: RiverView) -> dict[str, str]:
    """Which concession carries which card."""
    tied = {card: v.tied[card - FIRST_LASSO] for card in LASSOS}
    return {NAMES[card]: NAMES[under] for card, under in tied.items() if under >= 0}


def joined(v: RiverView) -> dict[str, str]:
    """The town of each Lost Mine that has one."""
    towns = {card: v.joined[card - FIRST_LOST] for card in LOST_MINES}
    return {NAMES[card]: TOWN_NAMES[town] for card, town in towns.items() if town >= 0}


def somebody(seat: Seat) -> Seat | None:
    """A seat, or nobody."""
    return None if seat == NOBODY else seat


def names(cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [NAMES[card] for card in cards]
