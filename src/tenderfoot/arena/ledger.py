"""The blocks played so far, a line each, so that a run that was stopped goes on where it was.

The first line says what is played; lines of another experiment, or of other bots or rules,
are refused and not mixed in.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Generic

from tenderfoot import bots
from tenderfoot.arena.bout import game_named
from tenderfoot.arena.experiment import Experiment, P, Plain
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game

# What of `tenderfoot.bots` decides in every game, and what of a game's own bots only explains.
_EVERYWHERE: Final = ("contract.py", "numbers.py", "thinker.py", "tumbleweed.py", "value.py")
_EXPLAINING: Final = frozenset({"chances.py", "luck.py", "reasons.py"})


class Ledger(Generic[P]):
    """What came of one experiment so far; without a path it is kept in memory only."""

    def __init__(self, experiment: Experiment[P], path: Path | None) -> None:
        self.experiment: Final = experiment
        self.path: Final = path
        self.blocks: Final[dict[int, P]] = {}
        if path is not None and path.exists():
            self._read(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(self._title()) + "\n", encoding="utf-8")

    def add(self, block: P) -> None:
        """Write a block down."""
        self.blocks[block.seed] = block
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(block.plain()) + "\n")

    def missing(self, seeds: list[int]) -> list[int]:
        """Those of these seeds that are still to be played."""
        return [seed for seed in seeds if seed not in self.blocks]

    def among(self, seeds: list[int]) -> list[P]:
        """The blocks of these seeds, as far as they are played, in order."""
        return [self.blocks[seed] for seed in seeds if seed in self.blocks]

    def _title(self) -> Plain:
        """What is played, and by what: results of other bots must not be mixed in."""
        return {**self.experiment.plain(), "bots": fingerprint(self.experiment.game)}

    def _read(self, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        if not lines or json.loads(lines[0]) != self._title():
            raise BadOptions("other-ledger", {"path": str(path)})
        for line in lines[1:]:
            try:
                block = self.experiment.read(json.loads(line))
            except (ValueError, KeyError):
                continue  # the run was stopped while it wrote this line: the block is played again
            self.blocks[block.seed] = block


@cache
def fingerprint(game: str) -> str:
    """A name for the bots of a game as they are: equal names, equal sources and equal rules."""
    return named_after(Path(bots.__file__).parent, game_named(game))


def named_after(home: Path, game: Game) -> str:
    """The same for the bots that lie there."""
    known = sha256(f"{game.name} {game.version}".encode())
    for file in sources(home, game):
        known.update(f"{file.relative_to(home)}\n".encode() + file.read_bytes())
    return known.hexdigest()[:12]


def sources(home: Path, game: Game) -> list[Path]:
    """What decides in a game: what bots of every game share, and the package of this one with its weights."""
    files = sorted([*(home / game.name).rglob("*.py"), *(home / game.name).rglob("*.json")])
    own = [file for file in files if file.name not in _EXPLAINING]
    return [*[home / name for name in _EVERYWHERE], *own]
