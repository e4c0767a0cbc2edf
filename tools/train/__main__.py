"""`python -m tools.train`, or `make train`: play what is missing, look at it, fit, and write the weights."""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np

from tools.train.fit import Fit
from tools.train.games import Played, kept, play
from tools.train.plan import GAMES
from tools.train.positions import Positions, looked_at, table
from tools.train.subjects import SUBJECTS
from tools.train.weights import plain, text

ROOT: Final = Path(__file__).parent.parent.parent
OUT: Final = ROOT / "build" / "train"
BOTS: Final = ROOT / "src" / "tenderfoot" / "bots"
STORED: Final = ROOT / "tests" / "bots" / "held_out"
EIGHTH: Final = 8
_WIDTH: Final = 24
_STORED: Final = 80  # held-out games of each size that the tests look at


class Bar:
    """How far it is, in the terminal."""

    def __init__(self, label: str, wanted: int) -> None:
        self.label: Final = label
        self.wanted: Final = wanted
        self.start: Final = monotonic()
        self.done = 0

    def step(self) -> None:
        """One more is done; drawn anew a hundred times in all."""
        self.done += 1
        if 100 * self.done // self.wanted == 100 * (self.done - 1) // self.wanted:
            return
        full = _WIDTH * self.done // self.wanted
        minutes = (monotonic() - self.start) / self.done * (self.wanted - self.done) / 60
        bar = "█" * full + "░" * (_WIDTH - full)
        sys.stderr.write(f"\r{self.label} {bar} {self.done}/{self.wanted}  {minutes:.0f} min\x1b[K")
        sys.stderr.write("\n" if self.done == self.wanted else "")
        sys.stderr.flush()


def played(game: str, players: int, wanted: int, jobs: int) -> list[Played]:
    """The games of the first seeds, those that are missing played now."""
    OUT.mkdir(parents=True, exist_ok=True)
    file = OUT / f"{game}-{players}.jsonl"
    there = kept(game, file)
    file.write_text("".join([one.line() for one in there]), "utf-8")
    missing = sorted(set(range(wanted)) - {one.seed for one in there})
    bar = Bar(f"{game}, {players} players: games", len(missing))
    with ProcessPoolExecutor(jobs) as pool, file.open("a", encoding="utf-8") as out:
        for one in pool.map(partial(play, game, players), missing):
            out.write(one.line())
            out.flush()
            bar.step()
            there.append(one)
    return sorted((one for one in there if one.seed < wanted), key=lambda one: one.seed)


def seen(label: str, games: list[Played], jobs: int, *, open_too: bool) -> Positions:
    """The positions of these games; to learn from, some with all cards open."""
    bar = Bar(f"{label}: positions", len(games))
    samples = []
    with ProcessPoolExecutor(jobs) as pool:
        for some in pool.map(partial(looked_at, open_too=open_too), games, chunksize=16):
            samples += some
            bar.step()
    return table(samples)


def train(game: str, share: float, jobs: int) -> None:
    """Everything about one game."""
    subject = SUBJECTS[game]
    learn, held_out, counts, stored = {}, {}, {}, []
    for players, wanted in GAMES[game].items():
        games = played(game, players, max(round(share * wanted), 2 * EIGHTH), jobs)
        rest = [one for one in games if one.seed % EIGHTH == EIGHTH - 1]
        counts[players] = len(games)
        learn[players] = seen(
            f"{game}, {players}", [one for one in games if one not in rest], jobs, open_too=True
        )
        held_out[players] = seen(f"{game}, {players}, held out", rest, jobs, open_too=False)
        stored += rest[:_STORED]
    fit = Fit(learn, np.array([subject.guess.get(name, 0.0) for name in subject.names]), subject.horizon)
    fit.run()
    (BOTS / game / "value.json").write_text(text(plain(game, fit, held_out, counts)), "utf-8")
    STORED.mkdir(parents=True, exist_ok=True)
    (STORED / f"{game}.jsonl").write_text("".join([one.line() for one in stored]), "utf-8")


def main() -> None:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="tools.train", description=__doc__)
    parser.add_argument("games", nargs="*", help="of both games, or of these")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--share", type=float, default=1.0, help="of the games in the plan")
    said = parser.parse_args()
    for game in said.games or list(GAMES):
        train(game, said.share, said.jobs)


if __name__ == "__main__":
    main()
