"""Why one answer in Dice Town is better than another: the gold, money, land, cards or badge it brings.

Dice are explained by the chances of the places. Everything else is tried out in a few dealt worlds, the
same for both answers, and what differs most at the end of the round is told.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.dicetown.cards import card_worth
from tenderfoot.bots.dicetown.estate import DOLLAR, Estate, badge_worth, rounds_left
from tenderfoot.bots.dicetown.instinct import answer
from tenderfoot.engine.contract import Ask, Choice, decide, waiting
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.box import property_kinds, store_kinds
from tenderfoot.games.dicetown.goods.points import land_points
from tenderfoot.games.dicetown.prompts import KEEP, OUTLAW, W_CHEAT
from tenderfoot.games.dicetown.state import Town

Reason = tuple[str, Facts]
_WORLDS: Final = 6
_SMALL: Final = 0.25  # points that are not worth a word
_SPITE: Final = 0.5  # what a rival has less, as far as it counts as one's own gain
_DICE: Final = frozenset({KEEP, OUTLAW, W_CHEAT})


def explain(view: View, ask: Ask, best: Choice, other: Choice) -> Reason | None:
    """What the better answer brings; None if that is a matter of dice, or has no name."""
    if ask.prompt in _DICE:
        return None
    mine: dict[str, float] = {}
    theirs = [0.0] * len(GAME.determinize(view, b"reason").players)
    for number in range(_WORLDS):
        two = [_played(view, number, ask.seat, choice) for choice in (best, other)]
        for part, gap in _gaps(two[0], two[1], ask.seat).items():
            mine[part] = mine.get(part, 0.0) + gap / _WORLDS
        for seat, gap in enumerate(_losses(two[0], two[1])):
            theirs[seat] += gap / _WORLDS
    theirs[ask.seat] = 0.0
    return _told(mine, theirs)


def _told(mine: dict[str, float], theirs: list[float]) -> Reason | None:
    part = max(mine, key=lambda name: mine[name])
    rival = theirs.index(max(theirs))
    if mine[part] < _SMALL and theirs[rival] < _SMALL:
        return None
    if _SPITE * theirs[rival] > mine[part]:
        return "spares", {"seat": seat_word(rival), "points": f"{theirs[rival]:.1f}"}
    if part == "badge":
        return "badge", {}
    return part, {"points": f"{mine[part]:.1f}"}


def _played(view: View, number: int, seat: Seat, choice: Choice) -> Town:
    """A dealt world in which this was answered, at the end of its round."""
    s = GAME.determinize(view, f"reason {number}".encode())
    begun = s.round
    decide(s, seat, choice)
    while s.frames and s.round == begun and waiting(s)[0].prompt not in (KEEP, OUTLAW):
        ask = waiting(s)[0]
        decide(s, ask.seat, answer(s, ask))
    return s


def _gaps(then: Town, else_: Town, seat: Seat) -> dict[str, float]:
    """How much more of everything the seat has, in points."""
    a, b = _parts(then, seat), _parts(else_, seat)
    return {part: a[part] - b[part] for part in a}


def _parts(s: Town, seat: Seat) -> dict[str, float]:
    p, rounds = s.players[seat], rounds_left(s.mine, len(s.row) + len(s.property))
    return {
        "gained-gold": float(p.nuggets),
        "gained-money": DOLLAR * int(p.money),
        "gained-land": float(land_points(property_kinds(p.deeds | p.laid))),
        "gained-cards": sum(card_worth(kind, rounds - 1.0) for kind in store_kinds(p.store)),
        "badge": badge_worth(rounds, len(s.players)) if s.sheriff == seat else 0.0,
    }


def _losses(then: Town, else_: Town) -> list[float]:
    """What each seat has less if the better answer is given."""
    a, b = _estate(then), _estate(else_)
    return [other - best for best, other in zip(a.points, b.points, strict=True)]


def _estate(s: Town) -> Estate:
    return Estate(s, rounds_left(s.mine, len(s.row) + len(s.property)))
