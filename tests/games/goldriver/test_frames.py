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


def arguments(name: str) -> list[int]:
    """As many different numbers as the constructor of this frame takes."""
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name == name:
                made = [
                    one for one in node.body if isinstance(one, ast.FunctionDef) and one.name == "__init__"
                ]
                return list(range(2, 1 + len(made[0].args.args))) if made else []
    raise AssertionError(name)


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_is_made_anew_from_what_it_packs(name: str) -> None:
    """A view carries the stack, and a world or a store makes it again."""
    args = arguments(name)
    frame: Frame[River] = type.__call__(FRAMES[name], *args)
    assert frame.pack() == args


def test_every_frame_is_listed() -> None:
    """A frame that is not listed could not be stored."""
    found = set()
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and "River]" in " ".join(
                [ast.unparse(base) for base in node.bases]
            ):
                found.add(node.name)
    assert found == set(FRAMES)
