"""One bot against several of another, in blocks: the unit in which strength is measured.

A block is one seed, played once with the focal bot in each seat. The seed decides every die and every
deck, by what is being decided and not by when, so that bots in the same seat meet the same chance
until their answers part. Blocks are independent of each other; the games in one are not, so blocks
and not games are what intervals count. A pairing is played in both directions (A among Bs, B among
As), for these are two questions; and as a mirror (A among As), which must give everybody a fair share.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.arena.bout import Outcome, game_named, play
from tenderfoot.arena.clock import Clock
from tenderfoot.arena.experiment import Experiment, Plain
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.options import Options


class Block:
    """What came of one seed: by seat of the focal bot, its share of victory, margin and place."""

    def __init__(
        self,
        seed: int,
        shares: list[float],
        margins: list[float],
        places: list[float],
        focal: Clock,
        field: Clock,
    ) -> None:
        self.seed: Final = seed
        self.shares: Final = shares
        self.margins: Final = margins
        self.places: Final = places
        self.focal: Final = focal
        self.field: Final = field

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count a game in which the focal bot had this seat."""
        self.shares.append(outcome.shares[seat])
        self.margins.append(outcome.margin(seat))
        self.places.append(outcome.place(seat))
        for other, clock in enumerate(outcome.clocks):
            (self.focal if other == seat else self.field).merge(clock)

    def share(self) -> float:
        """The mean over the seats."""
        return sum(self.shares) / len(self.shares)

    def margin(self) -> float:
        """The mean margin over the seats."""
        return sum(self.margins) / len(self.margins)

    def place(self) -> float:
        """The mean place over the seats."""
        return sum(self.places) / len(self.places)

    def plain(self) -> Plain:
        """A line of the ledger."""
        return {
            "seed": self.seed,
            "shares": self.shares,
            "margins": self.margins,
            "places": self.places,
            "focal": sorted(self.focal.counts.items()),
            "field": sorted(self.field.counts.items()),
        }


class Pairing(Experiment[Block]):
    """What is played: the game and its options, the focal bot, and those who fill the other seats."""

    def __init__(self, game: str, options: Options, focal: str, field: str) -> None:
        super().__init__(game, options)
        self.focal: Final = focal
        self.field: Final = field

    @property
    def label(self) -> str:
        """Who against whom."""
        return f"{self.focal} {self.field}"

    @property
    def work(self) -> int:
        """As many games as there are seats."""
        return self.players**2

    def fair(self) -> float:
        """The share of a bot that is no better than the others."""
        return 1 / self.players

    def plain(self) -> Plain:
        """The pairing as plain words; equal words are the same experiment."""
        return {"game": self.game, "options": self.options, "focal": self.focal, "field": self.field}

    def entrants(self) -> list[str]:
        """The focal bot and those around it."""
        return [self.focal, self.field]

    def block(self, seed: int) -> Block:
        """Play one seed with the focal bot in each seat."""
        block = Block(seed, [], [], [], Clock(), Clock())
        for seat in range(self.players):
            block.add(self.bout(seed, seat), seat)
        return block

    def bout(self, seed: int, seat: int) -> Outcome:
        """One game of a block."""
        names = [self.focal if other == seat else self.field for other in range(self.players)]
        return play(game_named(self.game), self.options, [Entrant(name) for name in names], seed)

    def read(self, plain: Plain) -> Block:
        """A block from its line in the ledger."""
        clocks = [Clock(dict(plain[whose])) for whose in ("focal", "field")]
        return Block(plain["seed"], plain["shares"], plain["margins"], plain["places"], clocks[0], clocks[1])
