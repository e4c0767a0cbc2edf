"""Small data sets to be looked at and spoilt."""

from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from tenderfoot.data import Dataset, dataset

GAMES: Final = 103  # one file and a bit
SHORT: Final = {"players": 2, "first_game": True}


def small(out: Path, **wanted: Any) -> Dataset:  # noqa: ANN401 - whatever a data set takes
    """A data set of short games: two who draw lots."""
    return dataset("goldriver", out, **{"games": GAMES, "bots": "tumbleweed", **SHORT, **wanted})


def changed(file: Path, row: int, column: str, value: object) -> None:
    """Plant a value into a file."""
    table = pq.read_table(file, partitioning=None)
    values = table[column].to_pylist()
    values[row] = value
    where = table.column_names.index(column)
    kind = table.schema.field(column).type
    pq.write_table(table.set_column(where, column, pa.array(values, kind)), file)


def files(root: Path) -> dict[str, bytes]:
    """Everything that lies there."""
    return {str(file.relative_to(root)): file.read_bytes() for file in root.rglob("*") if file.is_file()}
