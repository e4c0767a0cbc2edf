"""When the game ends, how points are counted, and who wins (chapter 12)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts
from tenderfoot.games.dicetown.box import property_kinds, size, store_kinds
from tenderfoot.games.dicetown.choices import NAMES, Name
from tenderfoot.games.dicetown.events import BY_POINTS, BY_PROPERTY, BY_SHERIFF, GAME_ENDED, GAME_WON, SCORED
from tenderfoot.games.dicetown.goods.points import badge_points, equipment_points, land_points, money_points
from tenderfoot.games.dicetown.prompts import FINAL
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import priority


def over(s: Town) -> bool:
    """12.1, R-17. The mine is empty, or row and property deck both are.

    It is asked only between two rounds: the round in which it happens is played to its end.
    """
    return s.mine == 0 or not (s.row or s.property)


def items(s: Town, seat: Seat) -> list[int]:
    """12.2. Points for nuggets, money, the badge, equipment and property, if the game ended now."""
    p = s.players[seat]
    captured = s.frontier.captured[seat]
    return [
        p.nuggets,
        money_points(p.money, captured),
        badge_points(s, seat),
        equipment_points(s.edition.cards, store_kinds(p.store), captured),
        land_points(property_kinds(p.deeds | p.laid)),
    ]


def points(s: Town, seat: Seat) -> int:
    """What a player would score if the game ended now."""
    return sum(items(s, seat))


class Ending(Frame[Town]):
    """12.3, R-42, R-53. The highest total wins; among equals, whoever has more property cards, Ranches
    too; then the Sheriff names.
    """

    def run(self, s: Town) -> None:
        s.tell(GAME_ENDED, int(s.mine == 0))
        totals = [points(s, seat) for seat in range(len(s.players))]
        self.tell_scores(s)
        tied = _best(totals, (1 << len(totals)) - 1)
        alone = tied & tied - 1 == 0
        tied = _best([size(p.deeds) + size(p.laid) for p in s.players], tied)
        if tied & tied - 1:
            s.become(FinalWord(tied))
        else:
            won(s, int(tied).bit_length() - 1, BY_POINTS if alone else BY_PROPERTY)

    def tell_scores(self, s: Town) -> None:
        """Say what each player scores, item by item."""
        if s.log is not None:
            for seat in range(len(s.players)):
                parts = items(s, seat)
                s.tell(SCORED, seat, sum(parts), parts[0], parts[1], parts[2], parts[3], parts[4])


class FinalWord(Frame[Town]):
    """S5. The Sheriff names the winner among players who are equal in everything; nobody may offer."""

    def __init__(self, tied: Seats) -> None:
        self.tied: Final = tied

    def run(self, s: Town) -> None:
        tied = [seat for seat in range(len(s.players)) if self.tied >> seat & 1]
        s.ask(s.sheriff, FINAL, [NAMES[seat] for seat in tied])

    def chosen(self, s: Town, choice: Choice) -> None:
        won(s, cast(Name, choice).seat, BY_SHERIFF)

    def default(self, s: Town, ask: Ask) -> Choice:
        """Himself if he is tied, else the first in priority order."""
        order = [s.sheriff, *priority(s.sheriff, len(s.players))]
        return next(iter([NAMES[seat] for seat in order if self.tied >> seat & 1]))

    def pack(self) -> list[int]:
        return [self.tied]

    def facts(self, s: Town) -> Facts:
        return {"points": points(s, int(self.tied).bit_length() - 1)}


def won(s: Town, seat: Seat, why: int) -> None:
    """The game is over."""
    s.winner = seat
    s.tell(GAME_WON, seat, points(s, seat), why)
    s.frames.clear()


def _best(scores: list[int], among: Seats) -> Seats:
    """Those of these seats that have the most."""
    seats = [seat for seat in range(len(scores)) if among >> seat & 1]
    most = max([scores[seat] for seat in seats])
    best = 0
    for seat in seats:
        if scores[seat] == most:
            best |= 1 << seat
    return best
