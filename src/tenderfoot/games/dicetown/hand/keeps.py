"""Which dice a seat may keep of a throw, and at what price: tables made once (6.1, T3)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.games.dicetown.box import DICE, FACES
from tenderfoot.games.dicetown.choices import KEEP, KEEP_BRUTE
from tenderfoot.games.dicetown.hand import dice
from tenderfoot.games.dicetown.hand.price import most_dice, price

_RICH: Final = price(DICE)  # whoever has so much can pay for everything


def _listed(parts: list[int], money: int, brute: bool) -> list[Choice]:
    """10.9, R-05, R-27. What can be paid for; with a Brute also what could not, two dice at least."""
    paid = [KEEP[part] for part in parts if price(dice.size(part)) <= money]
    return paid + [KEEP_BRUTE[part] for part in parts if brute and dice.size(part) > 1]


def _tables() -> dict[int, list[list[Choice]]]:
    """By roll; then by money and Brute."""
    rolls = [roll for n in range(1, DICE + 1) for roll in dice.ALL_ROLLS[n]]
    return {roll: _answers(dice.parts(roll)) for roll in rolls}


def _answers(parts: list[int]) -> list[list[Choice]]:
    return [_listed(parts, money, brute == 1) for money in range(_RICH + 1) for brute in (0, 1)]


_KEEPS: Final = _tables()


def keeps(roll: int, money: int, brute: bool) -> list[Choice]:
    """Every legal answer to a throw; shared, never changed."""
    return _KEEPS[roll][min(money, _RICH) << 1 | brute]


def settlements(shown: int, money: int) -> list[Choice]:
    """What the owner of a cancelled Brute may still keep: one die at least, paid for."""
    return [KEEP[part] for part in dice.parts(shown) if 1 <= dice.size(part) <= most_dice(money)]


def plain_keep(rolled: int, kept: int) -> Choice:
    """Chapter 13, D-KEEP by default: the face he has most of among his kept dice, then the highest."""
    best = -1
    for face in range(len(FACES)):
        if dice.count(rolled, face) and (best < 0 or dice.count(kept, face) >= dice.count(kept, best)):
            best = face
    return KEEP[dice.ONE[best]]


def dear_keep(shown: int, money: int) -> Choice:
    """Chapter 13, D-SETTLE by default: as many dice as he can pay, the highest faces."""
    faces = dice.faces(shown)[::-1]
    return KEEP[dice.pack(faces[: most_dice(money)])]
