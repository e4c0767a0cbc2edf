"""The answers that only the extension and the Indians know."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.words import Facts
from tenderfoot.games.dicetown.box import FACES, OUTLAW_IDS, RIVER_IDS
from tenderfoot.games.dicetown.hand import dice

_USE: Final = 1 << 28
_ENLIST: Final = _USE + 256
_CAPTURE: Final = _USE + 512
_RIVER: Final = _USE + 768
_TOP: Final = _USE + 1024
_TURN: Final = _USE + 1280
_REROLL: Final = 1 << 29


class Use(Choice):
    """T1. Set one or two loose dice to the face of a recruited Outlaw."""

    def __init__(self, outlaw: int, count: int) -> None:
        super().__init__(_USE + outlaw * 4 + count, f"use {OUTLAW_IDS[outlaw]} {count}")
        self.outlaw: Final = outlaw
        self.count: Final = count

    def facts(self) -> Facts:
        return {"outlaw": "outlaw:" + OUTLAW_IDS[self.outlaw], "count": self.count}


class PickOutlaw(Choice):
    """Point at an Outlaw: enlist it, or capture it."""

    def __init__(self, base: int, verb: str, outlaw: int) -> None:
        super().__init__(base + outlaw, f"{verb} {OUTLAW_IDS[outlaw]}")
        self.outlaw: Final = outlaw

    def facts(self) -> Facts:
        return {"outlaw": "outlaw:" + OUTLAW_IDS[self.outlaw]}


class PickRiver(Choice):
    """Point at a River card: draw it, or put it on top."""

    def __init__(self, base: int, verb: str, kind: int) -> None:
        super().__init__(base + kind, f"{verb} {RIVER_IDS[kind]}")
        self.kind: Final = kind

    def facts(self) -> Facts:
        return {"river": "river:" + RIVER_IDS[self.kind]}


class Turn(Choice):
    """Shaman's Blessing: turn one die to another face."""

    def __init__(self, old: int, new: int) -> None:
        super().__init__(_TURN + old * 8 + new, f"turn {FACES[old]} {FACES[new]}")
        self.old: Final = old
        self.new: Final = new

    def facts(self) -> Facts:
        return {"from": "face:" + FACES[self.old], "to": "face:" + FACES[self.new]}


class Reroll(Choice):
    """Double Gun: which of the hunting dice are rolled again."""

    def __init__(self, rolled: int) -> None:
        super().__init__(_REROLL + rolled, f"reroll {dice.written(rolled) or 'none'}")
        self.dice: Final = rolled

    def facts(self) -> Facts:
        return {"dice": dice.word(self.dice), "count": dice.size(self.dice)}


_OUTLAWS: Final = range(len(OUTLAW_IDS))
USES: Final[list[list[Choice]]] = [[Use(outlaw, n) for n in range(3)] for outlaw in _OUTLAWS]
ENLISTS: Final[list[Choice]] = [PickOutlaw(_ENLIST, "enlist", outlaw) for outlaw in _OUTLAWS]
CAPTURES: Final[list[Choice]] = [PickOutlaw(_CAPTURE, "capture", outlaw) for outlaw in _OUTLAWS]
DRAWS: Final[list[Choice]] = [PickRiver(_RIVER, "fish", kind) for kind in range(len(RIVER_IDS))]
TOPS: Final[list[Choice]] = [PickRiver(_TOP, "top", kind) for kind in range(len(RIVER_IDS))]
TURNS: Final[list[list[Choice]]] = [
    [Turn(old, new) for new in range(len(FACES))] for old in range(len(FACES))
]
REROLLS: Final[dict[int, Choice]] = {roll: Reroll(roll) for rolls in dice.ALL_ROLLS for roll in rolls}

# Research counts on the order: what is new goes to the end.
TABLES: Final[list[list[Choice]]] = [
    *USES,
    [*ENLISTS, *CAPTURES, *DRAWS, *TOPS],
    *TURNS,
    list(REROLLS.values()),
]
