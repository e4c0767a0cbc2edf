"""A law of the house: what a value is made of is said by name where more than three things stand in a row."""

import ast
from typing import Final

from tests.architecture import Source, makes

MOST: Final = 3
# Values of a game: plain classes, and what is printed or answered. Frames take the numbers they pack.
PARENTS: Final = frozenset({"Kind", "Card", "Place", "Choice", "Word"})
TABLES: Final = frozenset({"Move", "Printed"})  # lines of a table, read down its columns


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


def no_riddles(source: Source) -> list[str]:
    """`Player(8, 0, 0, 0)` is a riddle: with more than three values in a row a constructor names the rest."""
    if source.part != "games":
        return []
    made = [node for node in ast.walk(source.tree) if isinstance(node, ast.Call) and makes(node)]
    return [
        source.complain(
            call, f"{ast.unparse(call.func)} is given {len(call.args)} values without their names"
        )
        for call in made
        if ast.unparse(call.func) not in TABLES and not _named(call)
    ]


def _named(call: ast.Call) -> bool:
    return len(call.args) <= MOST and not any(isinstance(arg, ast.Starred) for arg in call.args)
