"""The Marshal at other efforts: the same bot with fewer or more playouts, to see what effort buys."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from tenderfoot.bots.contract import Bot
from tenderfoot.bots.dicetown.marshal import Marshal as TownMarshal
from tenderfoot.bots.goldriver.marshal import Marshal as RiverMarshal

OF: Final = "marshal"


class TownEighth(TownMarshal):
    """An eighth of the usual playouts."""

    playouts = TownMarshal.playouts // 8


class TownQuarter(TownMarshal):
    """A quarter of them."""

    playouts = TownMarshal.playouts // 4


class TownHalf(TownMarshal):
    """Half of them."""

    playouts = TownMarshal.playouts // 2


class TownDouble(TownMarshal):
    """Twice as many."""

    playouts = TownMarshal.playouts * 2


class RiverEighth(RiverMarshal):
    """An eighth of the usual playouts, in as few worlds as there can be."""

    playouts = RiverMarshal.playouts // 8
    worlds = max(RiverMarshal.worlds // 8, 1)


class RiverQuarter(RiverMarshal):
    """A quarter of them."""

    playouts = RiverMarshal.playouts // 4
    worlds = max(RiverMarshal.worlds // 4, 1)


class RiverHalf(RiverMarshal):
    """Half of them."""

    playouts = RiverMarshal.playouts // 2
    worlds = max(RiverMarshal.worlds // 2, 1)


class RiverDouble(RiverMarshal):
    """Twice as many."""

    playouts = RiverMarshal.playouts * 2
    worlds = RiverMarshal.worlds * 2


_EFFORTS: Final[dict[str, dict[Fraction, type[Bot]]]] = {
    "dicetown": {
        Fraction(1, 8): TownEighth,
        Fraction(1, 4): TownQuarter,
        Fraction(1, 2): TownHalf,
        Fraction(2): TownDouble,
    },
    "goldriver": {
        Fraction(1, 8): RiverEighth,
        Fraction(1, 4): RiverQuarter,
        Fraction(1, 2): RiverHalf,
        Fraction(2): RiverDouble,
    },
}


def efforts(game: str) -> dict[str, Fraction]:
    """The Marshals of other efforts, as the arena names them, each with its part of the usual effort."""
    known = _EFFORTS.get(game, {})
    return {f"{kind.__module__}:{kind.__qualname__}": part for part, kind in known.items()}
