"""Every sentence the terminal wants is in the catalogue, and every one in the catalogue is wanted."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import tenderfoot
from tenderfoot.locale import Catalogue
from tenderfoot.terminal.wishes import COMMANDS

PACKAGE: Final = Path(tenderfoot.__file__).parent
REFUSING: Final = ("BadUsage", "BadFile", "BadOptions", "BadRecord", "Illegal")
# Ids that are put together: the part before the dash is in the sources, the rest comes with the game.
COMPOSED: Final = ("title-", "name-bot-", "form-", "fault-", "goldriver-", "dicetown-")


def calls() -> Iterator[ast.Call]:
    files = [*PACKAGE.glob("terminal/*.py"), *PACKAGE.glob("locale/*.py"), *PACKAGE.glob("bots/*.py")]
    for file in [*files, PACKAGE / "cli.py"]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def literals(node: ast.expr) -> list[str]:
    """The texts an argument can be."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def wanted() -> set[str]:
    ids = set()
    for call in calls():
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        first = literals(call.args[0]) if call.args else []
        if name == "say":
            ids.update(first)
        elif name in REFUSING:
            ids.update(f"refusal-{code}" for code in first)
    return ids | {f"refusal-needs-{name}" for name, command in COMMANDS.items() if command.least}


def test_every_sentence_that_is_wanted_is_there() -> None:
    catalogue = Catalogue("en", None)
    names = sorted(wanted())
    assert len(names) > 50
    assert [name for name in names if not catalogue.has(name)] == []


def test_every_sentence_that_is_there_is_wanted() -> None:
    text = (PACKAGE / "locale" / "en" / "terminal.ftl").read_text("utf-8")
    ids = [line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line]
    used = wanted()
    assert [name for name in ids if name not in used and not name.startswith(COMPOSED)] == []
