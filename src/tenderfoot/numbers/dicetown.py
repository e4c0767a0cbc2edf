"""What a seat sees of Dice Town, as numbers."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter

from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.numbers.entry import Entry
from tenderfoot.numbers.filler import Filler
from tenderfoot.numbers.town import frontier as beyond
from tenderfoot.numbers.town import players, question, situation_entries, table
from tenderfoot.numbers.town.extent import Extent, places
from tenderfoot.numbers.town.frontier import Beyond
from tenderfoot.numbers.town.players import Players
from tenderfoot.numbers.town.question import Question
from tenderfoot.numbers.town.sheet import Sheet
from tenderfoot.numbers.town.situation import Situation
from tenderfoot.numbers.town.table import Table

_BYTES: Final = 2  # of a number


class TownFiller(Filler):
    """Dice Town for so many players; `frontier`: with the Wild West, the Indians, or both."""

    def __init__(self, seats: int, frontier: bool) -> None:
        super().__init__(seats, entries(seats, frontier))
        extent, at = Extent(seats, frontier), places(self.entries)
        self.blank: Final = bytes(_BYTES * len(self.entries))
        self.question: Final = Question(extent, at)
        self.situation: Final = Situation(at)
        self.table: Final = Table(extent, at)
        self.players: Final = Players(extent, at)
        self.beyond: Final = Beyond(extent, at) if frontier else None

    def fill(self, view: View, me: Seat, out: BytesWriter) -> None:
        """Every entry, part by part: each part knows where its own stand."""
        v = cast(TownView, view)
        sheet = Sheet(out, self.blank, me, self.seats)
        self.question.fill(v, sheet)
        self.situation.fill(v, sheet)
        self.table.fill(v, sheet)
        self.players.fill(v, sheet)
        if self.beyond is not None:
            self.beyond.fill(v, sheet)


def entries(seats: int, frontier: bool) -> list[Entry]:
    """What `fill` writes for so many players, with or without the frontier."""
    extent = Extent(seats, frontier)
    return [
        *question.entries(extent),
        *situation_entries.entries(extent),
        *table.entries(extent),
        *players.entries(extent),
        *(beyond.entries(extent) if frontier else []),
    ]
