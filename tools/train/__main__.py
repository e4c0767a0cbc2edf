"""`python -m tools.train`, or `make train`: play what is missing, look at it, fit, and write the weights."""

from __future__ import annotations

import argparse
import sys

from tenderfoot.arena.crew import hired
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.words import Facts
from tenderfoot.locale import Speaker
from tools.train.course import HOMES, train
from tools.train.plan import GAMES


def _told(name: str, facts: Facts) -> None:
    print(Speaker("en", None, []).catalogue.say(name, facts), file=sys.stderr)


def main() -> None:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="tools.train", description=__doc__)
    parser.add_argument("games", nargs="*", help="of both games, or of these")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument(
        "--on", default="", help="a scheduler of Dask's, as tcp://host:8786, instead of processes"
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the games in the plan")
    said = parser.parse_args()
    try:
        with hired(said.jobs, said.on, HOMES, _told) as crew:
            train(said.games or list(GAMES), said.share, crew)
    except Refusal as refusal:
        sys.exit(Speaker("en", None, []).refusal(refusal))


if __name__ == "__main__":
    main()
