"""What a pairing came to: the numbers, as data and as a row of a table."""

from __future__ import annotations

from typing import Final

from tenderfoot.arena.clock import Clock
from tenderfoot.arena.interval import Interval, strength
from tenderfoot.arena.pairing import Block, Pairing


class Result:
    """The blocks of a pairing, summed up."""

    def __init__(self, pairing: Pairing, blocks: list[Block]) -> None:
        self.pairing: Final = pairing
        self.seeds: Final = [block.seed for block in blocks]
        self.share: Final = Interval([block.share() for block in blocks])
        self.margin: Final = Interval([block.margin() for block in blocks])
        self.place: Final = sum(block.place() for block in blocks) / len(blocks)
        self.by_seat: Final = [
            sum(block.shares[seat] for block in blocks) / len(blocks) for seat in range(pairing.players)
        ]
        self.clock: Final = Clock()
        self.others: Final = Clock()
        for block in blocks:
            self.clock.merge(block.focal)
            self.others.merge(block.field)

    def plain(self) -> dict[str, object]:
        """Everything, as data."""
        return {
            **self.pairing.plain(),
            "first_seed": self.seeds[0],
            "seeds": len(self.seeds),
            "games": len(self.seeds) * self.pairing.players,
            "share": self.share.mean,
            "error": self.share.error,
            "interval": [self.share.low, self.share.high],
            "fair": self.pairing.fair(),
            "by_seat": self.by_seat,
            "margin": self.margin.mean,
            "place": self.place,
            "rating": strength(self.share.mean, self.pairing.players),
            "milliseconds": {str(q): self.clock.quantile(q) for q in (0.5, 0.99, 1.0)},
            "mean_milliseconds": {"focal": self.clock.mean(), "field": self.others.mean()},
            "decisions": self.clock.decisions(),
        }

    def name(self) -> str:
        """Who against whom, and with which box if it is not the usual one."""
        pairing = self.pairing
        names = f"{short(pairing.focal)} against {pairing.players - 1} × {short(pairing.field)}"
        return ", ".join([names, *[_worded(one) for one in pairing.variant()]])

    def won(self) -> list[str]:
        """The cells of a table on how much it rests, and what share of the victories it won."""
        return [
            f"{len(self.seeds)} × {self.pairing.players}",
            f"{self.share.mean:.1%}",
            f"{self.share.low:.1%} – {self.share.high:.1%}",
            f"{self.pairing.fair():.1%}",
        ]

    def row(self) -> str:
        """A row of the table."""
        times = [f"{self.clock.quantile(share):.1f}" for share in (0.5, 0.99)]
        return row([self.name(), *self.won(), *self.points(), " / ".join(times)])

    def points(self) -> list[str]:
        """The cells on margin and place."""
        return [f"{self.margin.mean:+.1f}", f"{self.place:.2f}"]


HEAD: Final = (
    "| who against whom | seeds × seats | won | 95 % interval | fair | margin | place | CPU ms, p50 / p99 |\n"
    "|---|---|---|---|---|---|---|---|"
)


def row(cells: list[str]) -> str:
    """Cells as a row."""
    return "| " + " | ".join(cells) + " |"


def short(name: str) -> str:
    """A foreign bot by its class alone."""
    return name.rpartition(":")[2]


def _worded(option: str) -> str:
    """`wild_west=true` as one says it."""
    name, _, value = option.replace("_", " ").partition("=")
    return {"true": name, "false": f"no {name}"}.get(value, f"{value} {name}")
