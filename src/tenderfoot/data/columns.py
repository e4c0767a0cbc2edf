"""The two tables, column by column (docs/data.md explains them), and rows as Arrow has them.

A row is a tuple in the order of its columns. Parquet is asked to write small: the default encoding with
dictionaries, zstd, and no notes of its own that differ from run to run.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from tenderfoot.extras import needed

DECISIONS: Final = {
    "game": "uint32",
    "move": "uint16",
    "seat": "uint8",
    "round": "uint16",
    "prompt": "string",
    "answer": "string",
    "action": "uint16",
    "chosen": "uint16",
    "offered": "uint16",
    "bot": "string",
}
GAMES: Final = {
    "game": "uint32",
    "seed": "string",
    "options": "string",
    "bots": "string*",
    "scores": "int16*",
    "winners": "uint8*",
    "rounds": "uint16",
    "decisions": "uint16",
    "digest": "string",
}
LEGAL: Final = "uint16*"  # ids of all legal answers: not kept, for whoever has the rules has them
TABLES: Final = {"decisions": DECISIONS, "games": GAMES}
WRITING: Final = {"compression": "zstd", "compression_level": 15, "store_schema": False}

Row = tuple[Any, ...]


def kind(word: str) -> Any:  # noqa: ANN401 - pyarrow has no types
    """The type of a column; with a star it is a list of them."""
    arrow = needed("pyarrow", "data")
    one = getattr(arrow, word.removesuffix("*"))()
    return arrow.list_(one) if word.endswith("*") else one


def table(name: str, rows: Sequence[Row]) -> Any:  # noqa: ANN401 - pyarrow has no types
    """Rows as an Arrow table."""
    arrow, columns = needed("pyarrow", "data"), TABLES[name]
    values = zip(*rows, strict=True) if rows else [()] * len(columns)
    arrays = [arrow.array(column, kind(word)) for column, word in zip(values, columns.values(), strict=True)]
    return arrow.table(arrays, names=list(columns))


def rows_of(found: Any) -> Iterator[Row]:  # noqa: ANN401 - pyarrow has no types
    """The rows of an Arrow table."""
    return zip(*[column.to_pylist() for column in found.columns], strict=True)
