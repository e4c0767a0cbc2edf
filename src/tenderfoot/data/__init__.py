"""Data sets: bots play any pairing many times, and every decision is kept as a row of a table in Parquet.

`plan.py` says what is played, `play.py` makes rows of a game, `folder.py` keeps them, `collection.py` reads
them, and `check.py` plays them again. docs/data.md explains the tables.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.data.collection import Dataset
from tenderfoot.data.errors import BadDataset
from tenderfoot.data.run import dataset

# The options of the command, with what holds when nobody says anything.
USUAL: Final = {
    "games": "1000",
    "bots": "greenhorn",
    "seed": "0",
    "jobs": "",
    "on": "",
    "out": "dataset",
    "verify": "",
}

__all__ = ["USUAL", "BadDataset", "Dataset", "dataset"]
