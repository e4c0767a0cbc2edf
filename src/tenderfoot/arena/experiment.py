"""What the arena plays seed by seed: a pairing, or a table where all levels meet.

Each seed gives a piece of result of its own, which goes into a ledger as a line and comes back out of it.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Protocol, TypeVar

from tenderfoot.arena.bout import game_named
from tenderfoot.arena.fingerprint import fingerprint
from tenderfoot.engine.options import Options, word

Plain = dict[str, Any]


class Piece(Protocol):
    """What came of one seed."""

    @property
    def seed(self) -> int:
        """The seed it came of."""

    def plain(self) -> Plain:
        """A line of the ledger."""


P = TypeVar("P", bound=Piece)


class Experiment(Generic[P]):
    """A game with its options, to be played on many seeds."""

    def __init__(self, game: str, options: Options) -> None:
        self.game: Final = game
        self.options: Final = game_named(game).options(options)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return int(self.options["players"])

    @property
    def label(self) -> str:
        """Who plays, in a few words."""
        raise NotImplementedError

    @property
    def work(self) -> int:
        """How much one seed is to play: its games, each counted as often as there are seats."""
        raise NotImplementedError

    def plain(self) -> Plain:
        """The experiment as plain words; equal words are the same experiment."""
        raise NotImplementedError

    def entrants(self) -> list[str]:
        """Who sits down, by name."""
        raise NotImplementedError

    def fingerprint(self) -> str:
        """What decides the results, whoever sits down."""
        return fingerprint(self.game, self.entrants())

    def block(self, seed: int) -> P:
        """Play one seed."""
        raise NotImplementedError

    def read(self, plain: Plain) -> P:
        """What came of a seed, from its line in the ledger."""
        raise NotImplementedError

    def variant(self) -> list[str]:
        """The options that are not the usual ones, the number of players aside: `edition=classic`."""
        usual = {setting.name: setting.default for setting in game_named(self.game).settings}
        return [
            f"{name}={word(value)}"
            for name, value in self.options.items()
            if name != "players" and value != usual[name]
        ]

    def file(self) -> str:
        """The name of its ledger: no two experiments share one, for it names all that tells them apart."""
        parts = [self.game, str(self.players), *self.variant(), self.label.replace(" ", "-")]
        return "-".join(parts).replace(":", ".") + ".jsonl"
