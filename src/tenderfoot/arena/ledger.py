"""The blocks played so far, a line each, so that a run that was stopped goes on where it was.

The first line says what is played; lines of another experiment, or of other bots or rules, are refused and
not mixed in. Blocks are written down as they come, from however many who play; when all that was asked for
is there, the lines are put in the order of their seeds, so that nothing of who played how fast is left.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final, Generic

from tenderfoot.arena.experiment import Experiment, P, Plain
from tenderfoot.engine.errors import BadOptions


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
            _keep(path, [self._title()])

    def add(self, block: P) -> None:
        """Write a block down."""
        self.blocks[block.seed] = block
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line(block.plain()))

    def missing(self, seeds: list[int]) -> list[int]:
        """Those of these seeds that are still to be played."""
        return [seed for seed in seeds if seed not in self.blocks]

    def among(self, seeds: list[int]) -> list[P]:
        """The blocks of these seeds, as far as they are played, in order."""
        return [self.blocks[seed] for seed in seeds if seed in self.blocks]

    def first(self, seeds: list[int]) -> list[P]:
        """The blocks of these seeds up to the first that is not played yet."""
        gap = next((place for place, seed in enumerate(seeds) if seed not in self.blocks), len(seeds))
        return self.among(seeds[:gap])

    def settle(self) -> None:
        """Put the lines in the order of their seeds, if they are not."""
        order = sorted(self.blocks)
        if self.path is not None and list(self.blocks) != order:
            _keep(self.path, [self._title(), *[block.plain() for block in self.among(order)]])
            blocks = {seed: self.blocks[seed] for seed in order}
            self.blocks.clear()
            self.blocks.update(blocks)

    def _title(self) -> Plain:
        """What is played, and by what: results of other bots must not be mixed in."""
        return {**self.experiment.plain(), "bots": self.experiment.fingerprint()}

    def _read(self, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        if not lines or not _same(lines[0], self._title()):
            raise BadOptions("other-ledger", {"path": str(path)})
        for line in lines[1:]:
            try:
                block = self.experiment.read(json.loads(line))
            except (ValueError, KeyError):
                continue  # the run was stopped while it wrote this line: the block is played again
            self.blocks[block.seed] = block
        if not lines[-1].endswith("\n"):
            _keep(path, [self._title(), *[block.plain() for block in self.blocks.values()]])


def _same(line: str, title: Plain) -> bool:
    try:
        return bool(json.loads(line) == title)
    except ValueError:
        return False


def _line(plain: Plain) -> str:
    return json.dumps(plain) + "\n"


def _keep(path: Path, lines: list[Plain]) -> None:
    """Write a ledger whole, or leave what is there."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    with new.open("w", encoding="utf-8") as file:
        file.writelines([_line(line) for line in lines])
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
