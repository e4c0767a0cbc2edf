"""Barbed wire: deeds laid open for the rest of the game (7.9)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import PROPERTY_MASK, one_of, property_kinds, size
from tenderfoot.games.dicetown.choices import FENCES, Fence
from tenderfoot.games.dicetown.events import FENCED
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.known.sight import all_recognise
from tenderfoot.games.dicetown.prompts import FENCE
from tenderfoot.games.dicetown.state import Town

_DEEDS: Final = 2


def fence(s: Town, seat: Seat) -> None:
    """R-34. He fences two deeds of his hand, or what there is."""
    if size(s.players[seat].deeds) <= _DEEDS:
        lay_open(s, seat, s.players[seat].deeds)
    else:
        s.push(FenceTwo(seat))


def lay_open(s: Town, seat: Seat, deeds: int) -> None:
    """These deeds lie open on his table and can no longer be stolen."""
    p = s.players[seat]
    all_recognise(s, seat, deeds, 0)
    p.deeds &= ~deeds
    p.laid |= deeds
    s.seen &= ~deeds
    s.tell(FENCED, seat, deeds)
    if deeds:
        gain(s, seat)


class FenceTwo(Frame[Town]):
    """D-FENCE. He chooses which two deeds of his hand he fences."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        kinds = property_kinds(s.players[self.seat].deeds)[::-1]
        options: list[Choice] = []
        for i, first in enumerate(kinds):
            for second in kinds[i + 1 :]:
                if FENCES[first][second] not in options:
                    options.append(FENCES[first][second])
        s.ask(self.seat, FENCE, options)

    def chosen(self, s: Town, choice: Choice) -> None:
        pair = cast(Fence, choice)
        deeds = s.players[self.seat].deeds
        first = one_of(deeds & PROPERTY_MASK[pair.first])
        second = one_of(deeds & PROPERTY_MASK[pair.second] & ~first)
        s.pop()
        lay_open(s, self.seat, first | second)

    def veiled(self, s: Town) -> bool:
        return True

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}
