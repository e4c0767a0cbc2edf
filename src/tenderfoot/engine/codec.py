"""A state as plain data and back, exactly: for the store, for another process, for a bug report.

A game adds what only it knows: its options, and which classes of parts and frames there are.
"""

from __future__ import annotations

from typing import Any, cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Frame, State, reopen
from tenderfoot.engine.fields import Part, dumped, fill
from tenderfoot.engine.view import Plain


def dump(s: State) -> Plain:
    """Everything but the options, secrets and all."""
    return {
        "seed": s.chance.seed.hex(),
        "table": dumped(s),
        "frames": [[type(frame).__name__, frame.pack()] for frame in s.frames],
        "sealed": [[seat, [choice.key for choice in said]] for seat, said in s.sealed.items()],
    }


def chance_of(plain: Plain) -> Chance:
    """The chance of the game that was dumped: what its empty table is made with."""
    return Chance(bytes.fromhex(str(plain["seed"])))


def load(s: State, plain: Plain, parts: dict[str, type[Part]], frames: dict[str, type[Frame[Any]]]) -> None:
    """Fill an empty table; the open question is put again, no rule is carried out twice."""
    fill(s, cast(dict[str, object], plain["table"]), parts)
    s.frames = [type.__call__(frames[name], *args) for name, args in cast(list[Any], plain["frames"])]
    reopen(s, dict(cast(list[Any], plain["sealed"])))
