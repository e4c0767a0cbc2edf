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
        for block in blocks:
            self.clock.merge(block.focal)

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
            "decisions": self.clock.decisions(),
        }

    def row(self) -> str:
        """A row of the table."""
        pairing = self.pairing
        cells = [
            f"{_short(pairing.focal)} against {pairing.players - 1} × {_short(pairing.field)}",
            f"{len(self.seeds)} × {pairing.players}",
            f"{self.share.mean:.1%}",
            f"{self.share.low:.1%} – {self.share.high:.1%}",
            f"{pairing.fair():.1%}",
            f"{self.margin.mean:+.1f}",
            f"{self.place:.2f}",
            f"{self.clock.quantile(0.5):.1f} / {self.clock.quantile(0.99):.1f}",
        ]
        return "| " + " | ".join(cells) + " |"


HEAD: Final = (
    "| who against whom | seeds × seats | won | 95 % interval | fair | margin | place | CPU ms, p50 / p99 |\n"
    "|---|---|---|---|---|---|---|---|"
)


def _short(name: str) -> str:
    """A foreign bot by its class alone."""
    return name.rpartition(":")[2]
