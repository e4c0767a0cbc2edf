"""Every sentence the terminal wants is in the catalogue, and every one in the catalogue is wanted."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import tenderfoot
from tenderfoot.cli.commands import COMMANDS
from tenderfoot.cli.parser import EVERYWHERE
from tenderfoot.games import GAMES
from tenderfoot.locale import Catalogue

PACKAGE: Final = Path(tenderfoot.__file__).parent
REFUSING: Final = ("BadUsage", "BadFile", "BadOptions", "BadRecord", "Illegal")
# Ids that are put together: the part before the dash is in the sources, the rest comes with the game.
COMPOSED: Final = ("title-", "name-bot-", "form-", "fault-", "goldriver-", "dicetown-")
PARTS: Final = ("terminal", "locale", "bots", "cli")


def calls() -> Iterator[ast.Call]:
    for file in [file for part in PARTS for file in PACKAGE.glob(f"{part}/*.py")]:
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
        if name in {"say", "_prose"}:
            ids.update(first)
        elif name in REFUSING:
            ids.update(f"refusal-{code}" for code in first)
    return (
        ids
        | of_commands()
        | {f"setting-{game.name}-{one.name}" for game in GAMES.values() for one in game.settings}
    )


def of_commands() -> set[str]:
    """What the help says of each command, its word and its options."""
    ids = {f"option-{option.name}" for option in EVERYWHERE} | {"value-setting"}
    for name, command in COMMANDS.items():
        ids |= {f"command-{name}", f"manual-{name}", f"examples-{name}"}
        ids |= {f"word-{name}", f"value-{command.word}"} if command.word else set()
        ids |= {f"refusal-needs-{name}"} if command.needed else set()
        ids |= {f"option-{option.name}" for option in command.options}
    options = [*EVERYWHERE, *[option for command in COMMANDS.values() for option in command.options]]
    return ids | {f"value-{option.value}" for option in options if option.value}


def of_one_command() -> set[str]:
    """What an option means to one command, where that is not what it means to the others."""
    return {f"option-{name}-{one.name}" for name, command in COMMANDS.items() for one in command.options}


def test_every_sentence_that_is_wanted_is_there() -> None:
    catalogue = Catalogue("en", None)
    names = sorted(wanted())
    assert len(names) > 50
    assert [name for name in names if not catalogue.has(name)] == []


@pytest.mark.parametrize("file", ["command", "terminal"])
def test_every_sentence_that_is_there_is_wanted(file: str) -> None:
    text = (PACKAGE / "locale" / "en" / f"{file}.ftl").read_text("utf-8")
    ids = [line.partition(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line]
    used = wanted() | of_one_command()
    assert [name for name in ids if name not in used and not name.startswith(COMPOSED)] == []
