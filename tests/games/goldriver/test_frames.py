"""Frames are public and made of numbers: each can be made anew from what it packs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tenderfoot.games.goldriver
from tenderfoot.engine.contract import Frame
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.stored.frames import FRAMES

FOLDER = Path(tenderfoot.games.goldriver.__file__).parent


CLASSES = {
    node.name: node
    for file in sorted(FOLDER.rglob("*.py"))
    for node in ast.walk(ast.parse(file.read_text("utf-8")))
    if isinstance(node, ast.ClassDef)
}


def lineage(name: str) -> list[ast.ClassDef]:
    """A class of the game and its parents there, the youngest first."""
    if name not in CLASSES:
        return []
    return [CLASSES[name], *[older for base in CLASSES[name].bases for older in lineage(ast.unparse(base))]]


def method(name: str, wanted: str) -> ast.FunctionDef | None:
    """A method of a class, its own or inherited."""
    bodies = [node for one in lineage(name) for node in one.body]
    return next((node for node in bodies if isinstance(node, ast.FunctionDef) and node.name == wanted), None)


def arguments(name: str) -> list[int]:
    """As many different numbers as the constructor of this frame takes."""
    made = method(name, "__init__")
    return list(range(2, 1 + len(made.args.args))) if made else []


def waits(name: str) -> bool:
    """Whether a class is a rule that can wait on the stack; what such rules have in common cannot."""
    oldest = [ast.unparse(base) for one in lineage(name) for base in one.bases]
    return any("River]" in base for base in oldest) and method(name, "run") is not None


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_is_made_anew_from_what_it_packs(name: str) -> None:
    """A view carries the stack, and a world or a store makes it again."""
    args = arguments(name)
    frame: Frame[River] = type.__call__(FRAMES[name], *args)
    assert frame.pack() == args


def test_every_frame_is_listed() -> None:
    """A frame that is not listed could not be stored."""
    assert {name for name in CLASSES if waits(name)} == set(FRAMES)
