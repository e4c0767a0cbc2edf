"""A law of the house: what a value is made of is said by name where more than three things stand in a row."""

import ast
from typing import Final

from tests.architecture import Source

MOST: Final = 3
# Values of a game: plain classes, and what is printed or answered. Frames are made of numbers in a row.
PARENTS: Final = frozenset({"Kind", "Card", "Place", "Choice", "Word"})


def values_by_keyword(source: Source) -> list[str]:
    """`Points(seat, nuggets=3, bank=9)`: nobody reads `Points(0, 3, 0, 10, 9, 0)`."""
    if not source.game:
        return []
    return [
        source.complain(node, f"{node.name} takes {count} things in a row")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ClassDef) and _is_value(node) and (count := _in_a_row(node)) > MOST
    ]


def _is_value(node: ast.ClassDef) -> bool:
    return PARENTS.issuperset([ast.unparse(base) for base in node.bases])


def _in_a_row(node: ast.ClassDef) -> int:
    """How many arguments its constructor takes by their position."""
    made = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"]
    return len(made[0].args.args) - 1 if made else 0
