"""What a rival will throw, if it solves its throws as a Gambler does: its own solution, pushed forward.

Most people do not all play alike, so it is mixed with what people usually throw.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.appraisal import Appraisal
from tenderfoot.bots.dicetown.habits import mixed
from tenderfoot.bots.dicetown.keeping import throws_left, usual_outlook
from tenderfoot.bots.dicetown.rivals import PURSES, Outlook
from tenderfoot.bots.dicetown.throws import Throws
from tenderfoot.bots.dicetown.ways import FIRST_HAND, LAST, NUMBER, PRICES, SETS, SIZE, growing
from tenderfoot.bots.numbers import Floats, Ints
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import DICE
from tenderfoot.games.dicetown.hand.dice import size
from tenderfoot.games.dicetown.known.view import TownView

_SOLVING: Final = 0.85  # of the rivals play their own solution
_GREED: Final = 0.3
_THOUGHT_OF: Final = 3  # throws; few are left to make another, and they make it like the third


def foreseen(view: TownView, seat: Seat) -> Outlook:
    """What the others may end with, the open throw first."""
    steps = throws_left(view.seats[seat].kept)
    usual = usual_outlook(view, seat, mixed(len(view.seats), _GREED), live=True)
    solved = _stacked(_courses(view, _rivals(view, seat), steps))
    pairs = zip(_parts(solved), _parts(usual), strict=True)
    return Outlook(*[_SOLVING * own + (1 - _SOLVING) * other for own, other in pairs])


def standing_now(view: TownView, seat: Seat) -> Outlook:
    """The same when the open throw is kept already, and may only be turned."""
    steps = throws_left(view.seats[seat].kept)
    rivals = _rivals(view, seat)
    now = np.zeros((len(rivals), 1, len(SETS)))
    for number, other in enumerate(rivals):
        now[number, 0, NUMBER[view.seats[other].kept]] = 1.0
    if steps == 1:
        return _stacked(list(now))
    later = _courses(view, rivals, steps - 1)
    return _stacked([np.concatenate(two) for two in zip(now, later, strict=True)])


def _courses(view: TownView, rivals: list[Seat], steps: int) -> list[Floats]:
    """The courses of these rivals; those who are in the same position are thought through once."""
    known: dict[tuple[object, ...], Floats] = {}
    found = []
    for rival in rivals:
        p = view.seats[rival]
        like = (p.kept, min(p.money, PURSES - 1), rival == view.sheriff, *p.known_store)
        if like not in known:
            known[like] = course(view, rival, steps)
        found.append(known[like])
    return found


def course(view: TownView, seat: Seat, steps: int) -> Floats:
    """The sets of a rival after each of the coming throws (throws × sets), as it would solve them."""
    me = view.seats[seat]
    after = np.zeros((steps, len(SETS)))
    start = NUMBER[me.kept]
    if size(me.kept) == DICE:
        after[:, start] = 1.0
        return after
    throws = _solved(view, seat)
    here = np.zeros((len(SETS), throws.purse + 1))
    here[start, throws.purse] = 1.0
    for step in range(steps):
        if step < min(throws.steps, _THOUGHT_OF):
            chosen = _chosen(throws, step)
        here = _thrown(throws, here, chosen)
        after[step] = here.sum(axis=1)
        here[FIRST_HAND:] = 0.0
    return after


def _solved(view: TownView, seat: Seat) -> Throws:
    """A rival's throws as a Gambler solves them, who does not know my hand."""
    usual = usual_outlook(view, seat, mixed(len(view.seats), _GREED), live=True)
    me = view.seats[seat]
    stakes = Appraisal(view, seat, view.seats[seat].known_store).stakes()
    return Throws(stakes, usual, growing(NUMBER[me.kept]), min(me.money, PURSES - 1))


def _thrown(throws: Throws, here: Floats, chosen: Ints) -> Floats:
    """Where a rival is after one more throw, by set and purse."""
    ways = throws.ways
    after = np.zeros_like(here)
    for purse in np.flatnonzero(here.any(axis=0)):
        weights = here[ways.row_set, purse] * ways.row_chance
        some = np.flatnonzero(weights)
        to = chosen[some, purse]
        paid = PRICES[SIZE[to] - SIZE[ways.row_set[some]]]
        np.add.at(after, (to, np.maximum(purse - paid, 0)), weights[some])
    return after


def _chosen(throws: Throws, step: int) -> Ints:
    """What the best way of each row leads to, by purse; of equals the first."""
    paid = throws.paid(throws.after[step])
    found = []
    for fan in throws.ways.fans:
        best = paid.take(fan.place, axis=0).argmax(axis=0)
        found.append(fan.next[best, np.arange(fan.next.shape[1])[:, None]])
    return np.concatenate(found)


def _stacked(courses: list[Floats]) -> Outlook:
    """The outlook on rivals with these courses."""
    late = [after[:, :FIRST_HAND] @ LAST[:FIRST_HAND] for after in courses]
    alive = [after[:, :FIRST_HAND].sum(axis=1) for after in courses]
    ends = [rolled + after[:, FIRST_HAND:] for rolled, after in zip(late, courses, strict=True)]
    return Outlook(np.stack(alive, axis=1), np.stack(ends, axis=1), np.stack(late, axis=1))


def _parts(seen: Outlook) -> tuple[Floats, Floats, Floats]:
    return seen.alive, seen.ends, seen.late


def _rivals(view: TownView, seat: Seat) -> list[Seat]:
    return [other for other in range(len(view.seats)) if other != seat]
