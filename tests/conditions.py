"""Laws about what the rules of a game may weigh: an edition is a value, never a question."""

import ast
import re
from collections.abc import Iterator

from tests.architecture import BOX_FILES, BOX_WORDS, Source


def conditions(tree: ast.AST) -> Iterator[ast.AST]:
    """Every expression a decision of the program hangs on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.If | ast.IfExp | ast.While | ast.Assert):
            yield node.test
        elif isinstance(node, ast.comprehension):
            yield from node.ifs
        elif isinstance(node, ast.Match):
            yield node.subject
        elif isinstance(node, ast.match_case) and node.guard:
            yield node.guard
        elif isinstance(node, ast.Compare | ast.BoolOp):
            yield node


def words(tree: ast.AST) -> set[str]:
    """The words of the names and texts in an expression."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.update(_split(node.id))
        elif isinstance(node, ast.Attribute):
            found.update(_split(node.attr))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(_split(node.value))
    return found


def _split(name: str) -> list[str]:
    return re.findall(r"[a-z]+", re.sub(r"([A-Z])", r" \1", name).lower())


def editions_are_values(source: Source) -> list[str]:
    """No condition in a game weighs its edition, its extensions, or a thing's name."""
    if source.part != "games" or source.file in BOX_FILES:
        return []
    found = []
    for condition in conditions(source.tree):
        weighed = words(condition) & BOX_WORDS
        if weighed:
            found.append(source.complain(condition, f"a condition weighs {', '.join(sorted(weighed))}"))
        if isinstance(condition, ast.Compare) and _compares_names(condition):
            found.append(source.complain(condition, "a condition compares a name"))
    return sorted(set(found))


def _compares_names(compare: ast.Compare) -> bool:
    sides = [compare.left, *compare.comparators]
    return any(isinstance(side, ast.Attribute) and side.attr == "name" for side in sides)


def state_has_no_words(source: Source) -> list[str]:
    """What lies on the table is in fields, never under a text key."""
    if source.part != "games" or source.file != "state.py":
        return []
    found = []
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Subscript) and re.match(r"(?:typing\.)?[dD]ict\[str\b", ast.unparse(node)):
            found.append(source.complain(node, f"{ast.unparse(node)} in a state"))
    return found
