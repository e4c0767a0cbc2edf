"""The SQL of `sql.py` as PostgreSQL wants to hear it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from tenderfoot.server.storage.sql import Value

_MARK: Final = re.compile(r"\?")
_INSERT: Final = re.compile(r"insert into (\w+) \(([^)]+)\) values \([?, ]+\)(.*)")
_KEY: Final = re.compile(r" on conflict \(([^)]+)\)")
Types = Mapping[tuple[str, str], str]  # of a table's column


@cache
def numbered(statement: str) -> str:
    """With `$1`, `$2` … for each `?`."""
    parts = _MARK.split(statement)
    return "".join(f"${number}{part}" if number else part for number, part in enumerate(parts))


def from_columns(statement: str, types: Types) -> str:
    """An insertion of one row as one of many, which takes a list for each column; of others, nothing."""
    found = _INSERT.fullmatch(statement)
    if found is None:
        return ""
    table, names, rest = found.groups()
    lists = [f"${n}::{types[table, name]}[]" for n, name in enumerate(names.split(", "), 1)]
    return f"insert into {table} ({names}) select * from unnest({', '.join(lists)}){rest}"  # noqa: S608  only names


def key_length(statement: str) -> int:
    """How many of its first values name the row that is put there; 0 if no row is put over another."""
    found = _KEY.search(statement)
    return 0 if found is None else found[1].count(",") + 1


def unheard_of(value: Value) -> bool:
    """Text that PostgreSQL cannot hold: no row has it, whoever asks for it."""
    return isinstance(value, str) and ("\0" in value or (not value.isascii() and _broken(value)))


def _broken(text: str) -> bool:
    return any("\ud800" <= letter <= "\udfff" for letter in text)
