"""A state as plain data and back, exactly: for the store, for another process, for a bug report."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Frame, reopen
from tenderfoot.engine.options import Options
from tenderfoot.engine.view import Plain
from tenderfoot.games.goldriver.edition import edition
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.stored.frames import FRAMES


def dump(s: River) -> Plain:
    """Everything, secrets and all."""
    return {
        "options": s.edition.options,
        "seed": s.chance.seed.hex(),
        "where": s.where,
        "pile": s.pile[s.drawn :],
        "row": s.row,
        "taken": s.taken,
        "parked": s.parked,
        "tied": s.tied,
        "joined": s.joined,
        "tallies": s.tallies,
        "mayors": s.mayors,
        "hands": s.hands,
        "deposit": s.deposit,
        "pot": s.pot,
        "first": s.first,
        "round": s.round,
        "blasts": s.blasts,
        "stickups": s.stickups,
        "frames": [[type(frame).__name__, frame.pack()] for frame in s.frames],
        "sealed": [[seat, [choice.key for choice in said]] for seat, said in s.sealed.items()],
    }


def load(plain: Plain) -> River:
    """The state that was dumped; the open question is put again, no rule is carried out twice."""
    s = River(
        Chance(bytes.fromhex(str(plain["seed"]))),
        edition(cast("Options", plain["options"])),
        _numbers(plain["where"]),
        _numbers(plain["pile"]),
        0,
        _numbers(plain["row"]),
        _number(plain["taken"]),
        _numbers(plain["parked"]),
        _numbers(plain["tied"]),
        _numbers(plain["joined"]),
        _numbers(plain["tallies"]),
        _numbers(plain["mayors"]),
        _numbers(plain["hands"]),
        _number(plain["deposit"]),
        _number(plain["pot"]),
        _number(plain["first"]),
        _number(plain["round"]),
        _numbers(plain["blasts"]),
        _numbers(plain["stickups"]),
    )
    s.frames = [_frame(str(pair[0]), _numbers(pair[1])) for pair in _pairs(plain["frames"])]
    reopen(s, {_number(pair[0]): _numbers(pair[1]) for pair in _pairs(plain["sealed"])})
    return s


def _frame(name: str, args: list[int]) -> Frame[River]:
    """A frame made anew with its own arguments."""
    frame: Frame[River] = type.__call__(FRAMES[name], *args)
    return frame


def _number(plain: object) -> int:
    return cast("int", plain)


def _pairs(plain: object) -> list[list[object]]:
    return cast("list[list[object]]", plain)


def _numbers(plain: object) -> list[int]:
    return cast("list[int]", plain)[:]
