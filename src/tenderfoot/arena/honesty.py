"""What may be said of the review, from decisions that were tried and games whose luck was added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenderfoot.arena.interval import Interval
from tenderfoot.arena.truth import ROLLOUTS
from tenderfoot.arena.verdicts import Fortune, Tried
from tenderfoot.bots.judge import MISTAKE


class Honesty:
    """How often the review was right: in what it called a mistake, and in what it passed over.

    `tried` are decisions drawn at random; of those that it was asked to find in other games only what it
    calls a mistake counts.
    """

    def __init__(self, tried: Sequence[Tried], accused: Sequence[Tried] = ()) -> None:
        self.drawn: Final = [one for one in tried if one.called is not None]
        self.called: Final = [*self.drawn, *[one for one in accused if one.called is not None]]
        self.passed: Final = [one for one in tried if one.called is None]

    def said(self) -> str:
        """Both in a sentence."""
        more = len(self.called) - len(self.drawn)
        return (
            f"Of {len(self.drawn) + len(self.passed)} decisions, drawn from games between bots of all "
            f"levels but the best, it calls {len(self.drawn)} a mistake. Of those and {more} that it calls "
            f"so in other games, {_share(self.called)} cost something in up to {ROLLOUTS:,} roll-outs. Of "
            f"the {len(self.passed)} it passes over, {_share(self.passed)} cost no more than {MISTAKE:.0f} "
            "hundredths of a chance to win."
        )


class Balance:
    """Whose luck it was, over many games: in hundredths of a chance to win."""

    def __init__(self, fortunes: Sequence[Fortune]) -> None:
        lucks = [one.lucks for one in fortunes]
        self.games: Final = len(lucks)
        self.seats: Final = [Interval(list(each)) for each in zip(*lucks, strict=True)]
        self.most: Final = max(abs(sum(each)) for each in lucks)

    def said(self) -> str:
        """The mean of each seat, and what a table adds up to."""
        means = ", ".join(f"{seat.mean:+.2f} ± {seat.error:.2f}" for seat in self.seats)
        return (
            f"Over {self.games:,} games the luck of the seats is on average {means} hundredths (± the "
            f"standard error), and that of no table adds up to more than {max(self.most, 0.005):.2f}."
        )


def share(tried: Sequence[Tried]) -> float:
    """How much of it was right."""
    return sum(one.right for one in tried) / len(tried)


def _share(tried: Sequence[Tried]) -> str:
    return f"{share(tried):.0%}" if tried else "none"
