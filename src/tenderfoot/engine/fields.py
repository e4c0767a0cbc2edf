"""A field of a table is declared once, in the body of its class. Whoever is in no hurry finds it here:
storing, loading and comparing go through the declarations; copying and viewing are written out.

A `Part` has no arguments to its constructor, so an empty one can be made and filled. What lies open stands
in a class of its own, which the table and its view both inherit, with a `show` that gives another all of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from mypy_extensions import mypyc_attr

# What a state has besides its table: what is the engine's own, and the edition, which its options stand for.
CORE: Final = frozenset({"chance", "frames", "asks", "sealed", "whole", "log", "patient", "edition"})
_KNOWN: Final[dict[type[Any], list[str]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Part:
    """Something on a table. Its subclasses declare fields: numbers, other parts, lists of one of these."""


def fields(kind: type[Any]) -> list[str]:
    """The names of the fields that a class declares, with those it inherits, in the order of the alphabet."""
    if kind not in _KNOWN:
        _KNOWN[kind] = sorted({name for base in kind.__mro__ for name in _declared(base)} - CORE)
    return _KNOWN[kind]


def _declared(kind: type[Any]) -> list[str]:
    """What the class itself declares; a compiled one lists its attributes, and some of Python's own."""
    compiled = kind.__dict__.get("__mypyc_attrs__")
    names: Iterable[str] = getattr(kind, "__annotations__", ()) if compiled is None else compiled
    return [name for name in names if not name.startswith("_")]


def dumped(table: object) -> dict[str, object]:
    """Every field of a table, or of a part, as plain data."""
    return {name: _plain(getattr(table, name)) for name in fields(type(table))}


def _plain(value: object) -> object:
    """A part is written as `{its class: {field: value}}`."""
    if isinstance(value, list):
        return [_plain(one) for one in value] if value and not isinstance(value[0], int) else value[:]
    if isinstance(value, Part):
        return {type(value).__name__: dumped(value)}
    return value


def fill(table: object, plain: dict[str, object], kinds: dict[str, type[Part]]) -> None:
    """Give an empty table, or part, every field that was dumped; `kinds` are the classes of its parts."""
    for name in fields(type(table)):
        setattr(table, name, _value(plain[name], kinds))


def _value(plain: object, kinds: dict[str, type[Part]]) -> object:
    if isinstance(plain, list):
        return [_value(one, kinds) for one in plain]
    if isinstance(plain, dict):
        for name, inside in plain.items():
            part = kinds[name]()
            fill(part, inside, kinds)
            return part
    return plain
