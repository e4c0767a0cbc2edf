"""What is a card worth? Bots play Gold River, and a regression over their games says it:

    python examples/dataset.py                # 2,000 games, some seconds
    python examples/dataset.py --short        # few games, to see that it runs
    python examples/dataset.py --out build/river  # keep the data set there, and go on with it the next time

A data set is made and verified (docs/data.md explains its tables). Then each seat of each game is a row: how
often it picked a card of each kind, and the points it had in the end above the mean of its table.
"""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import numpy as np

from tenderfoot.data import Dataset, dataset

GAMES: Final = 2000
FEW: Final = 30
SHOWN: Final = 5
CAUTION: Final = 20.0  # what is seldom picked says little: pull it towards nought


def kind(answer: str) -> str:
    """Of `pick SN08` the kind of card: SN."""
    return answer.removeprefix("pick ").rstrip("0123456789")


def worths(data: Dataset) -> dict[str, float]:
    """The points that one more card of each kind goes with."""
    decisions = data.decisions(["game", "seat", "prompt", "answer"])
    picks = decisions.filter(np.array(decisions["prompt"]) == "pick")
    kinds = sorted({kind(answer) for answer in picks["answer"].to_pylist()})
    points = np.array(data.games(["scores"])["scores"].to_pylist(), float)
    counts = np.zeros((*points.shape, len(kinds)))
    for pick in picks.to_pylist():
        counts[pick["game"], pick["seat"], kinds.index(kind(pick["answer"]))] += 1
    x = (counts - counts.mean(axis=1, keepdims=True)).reshape(-1, len(kinds))
    y = (points - points.mean(axis=1, keepdims=True)).reshape(-1)
    found = np.linalg.solve(x.T @ x + CAUTION * np.eye(len(kinds)), x.T @ y)
    return dict(zip(kinds, found.tolist(), strict=True))


@contextmanager
def place(out: Path | None) -> Iterator[Path]:
    """The directory that was named, or one for today."""
    if out is not None:
        yield out
        return
    with TemporaryDirectory() as directory:
        yield Path(directory)


def main() -> None:
    """Make the data set, and say what it says."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":")[0])
    parser.add_argument("--short", action="store_true", help=f"only {FEW} games")
    parser.add_argument("--out", type=Path, help="keep the data set in this directory")
    wanted = parser.parse_args()
    with place(wanted.out) as out:
        data = dataset("goldriver", out, games=FEW if wanted.short else GAMES, progress=True)
        print(f"{data.verify():,} games are right, {data.decisions(['game']).num_rows:,} decisions.")
        ranked = sorted(worths(data).items(), key=lambda pair: -pair[1])
    print("A card more than the others have, in points at the end:")
    for name, worth in [*ranked[:SHOWN], ("…", 0.0), *ranked[-SHOWN:]]:
        print(f"  {name}" if name == "…" else f"  {name:5} {worth:+.1f}")


if __name__ == "__main__":
    main()
