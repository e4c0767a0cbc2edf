"""The piles in the middle of the table, and the cards that one seat looks at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.games.dicetown.box import DICE, ELIXIRS, ROW
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.numbers.entry import Entry, each_of, one
from tenderfoot.numbers.town.extent import Extent
from tenderfoot.numbers.town.sheet import Sheet

_SLOTS: Final = 3  # the third holds an Elixir of the deck while it is drunk
_IN_SLOTS: Final = 2


class Table:
    """Bank, stagecoach, mine, decks, the row, the Elixirs."""

    def __init__(self, extent: Extent, at: dict[str, int]) -> None:
        self.bank: Final[i64] = at["bank"]
        self.stagecoach: Final[i64] = at["stagecoach"]
        self.mine: Final[i64] = at["mine"]
        self.deck: Final[i64] = at["deck"]
        self.discard: Final[i64] = at["discard"]
        self.property: Final[i64] = at["property"]
        self.row: Final[i64] = at["row 1: deed1"]
        self.land: Final[i64] = extent.land_kinds
        self.slots: Final[i64] = at["slot 1: el_wealth"]
        self.elixirs: Final[i64] = at["elixirs"]
        self.drunk: Final[i64] = at["drunk: el_wealth"]
        self.played: Final[i64] = at["played: eq1"]
        self.known: Final[i64] = at["known discard: eq1"]
        self.looked_deeds: Final[i64] = at["looked at: deeds"]
        self.looked_store: Final[i64] = at["looked at: cards"]
        self.my_deeds: Final[i64] = at["looking at: deed1"]
        self.my_store: Final[i64] = at["looking at: eq1"]

    def fill(self, v: TownView, sheet: Sheet) -> None:
        """Write it down."""
        sheet.number(self.bank, v.bank)
        sheet.number(self.stagecoach, v.stagecoach)
        sheet.number(self.mine, v.mine)
        sheet.number(self.deck, v.deck)
        sheet.number(self.discard, v.discard)
        sheet.number(self.property, v.property)
        self.cards(v, sheet)
        if v.looked_deeds or v.looked_store:
            self.looked(v, sheet)
        if v.edition.elixirs:
            self.medicine(v, sheet)

    def cards(self, v: TownView, sheet: Sheet) -> None:
        """The row, position by position, and what is known of the discard pile."""
        at = self.row
        for kind in v.row:
            sheet.number(at + kind, 1)
            at += self.land
        sheet.kinds(self.played, v.played)
        sheet.kinds(self.known, v.known_discard)

    def looked(self, v: TownView, sheet: Sheet) -> None:
        """The cards somebody looks at: their backs, and their faces for who it is."""
        sheet.number(self.looked_deeds, v.looked_deeds)
        sheet.number(self.looked_store, v.looked_store)
        sheet.kinds(self.my_deeds, v.my_deeds)
        sheet.kinds(self.my_store, v.my_store)

    def medicine(self, v: TownView, sheet: Sheet) -> None:
        """The Elixirs."""
        at = self.slots
        for elixir in v.slots:
            if elixir >= 0:
                sheet.number(at + elixir, 1)
            at += len(ELIXIRS)
        sheet.number(self.elixirs, v.elixirs)
        sheet.kinds(self.drunk, v.elixirs_drunk)


def entries(extent: Extent) -> list[Entry]:
    """What `Table` writes."""
    return [
        *one("bank", extent.dollars, "dollars of the bank"),
        *one("stagecoach", extent.dollars, "dollars on the stagecoach"),
        *one("mine", extent.nuggets, "nuggets of the mine"),
        *one("deck", extent.cards, "store cards in the deck"),
        *one("discard", extent.cards, "store cards in the discard pile"),
        *one("property", extent.property, "property cards in the deck"),
        *[
            entry
            for k in range(ROW)
            for entry in extent.land_at(f"row {k + 1}:", "what lies here in the row")
        ],
        *_elixirs(),
        *extent.cards_of("played:", "such cards that everybody saw go to the discard pile"),
        *extent.cards_of("known discard:", "other such cards there that this seat knows of"),
        *one("looked at: deeds", DICE, "deeds that somebody is looking at"),
        *one("looked at: cards", DICE, "store cards that somebody is looking at"),
        *extent.deeds_of("looking at:", "such deeds that this seat is looking at"),
        *extent.cards_of("looking at:", "such store cards that this seat is looking at"),
    ]


def _elixirs() -> list[Entry]:
    slots = [f"slot {slot + 1}: {elixir}" for slot in range(_SLOTS) for elixir in ELIXIRS]
    return [
        *each_of(slots, 1, "whether this Elixir lies here"),
        *one("elixirs", len(ELIXIRS) - _IN_SLOTS, "Elixirs in their deck"),
        *each_of([f"drunk: {elixir}" for elixir in ELIXIRS], 1, "whether it lies in the discard pile"),
    ]
