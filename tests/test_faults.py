"""The laws are awake: eight faults planted in the sources of Dice Town are caught, each by a law.

A copy of the package gets one line changed and plays random games in a process of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ROOT / "src" / "tenderfoot"
GAMES: Final = "3"

# What is planted, where, the line as it is, the line with the fault, and the laws that may see it first.
FAULTS: Final = {
    "the view shows dice under cups": (
        "games/dicetown/known/view.py",
        "        p.show(self)\n",
        "        p.show(self)\n        self.shown = p.shown or p.rolled\n",
        "law 9",
    ),
    "the view shows deeds in hands": (
        "games/dicetown/known/view.py",
        "self.seen: Final = property_kinds(p.deeds & seen)",
        "self.seen: Final = property_kinds(p.deeds)",
        "law [39]",
    ),
    "the view shows what is offered to another": (
        "games/dicetown/known/view.py",
        "OfferView(o, seat in (o.seat, s.sheriff))",
        "OfferView(o, True)",
        "law [39]",
    ),
    "a window polls holders only": (
        "games/dicetown/windows.py",
        "if p.store and self.seats >> seat & 1:",
        "if p.store & self.cards(s) and self.seats >> seat & 1:",
        "law [39]",
    ),
    "a rule changes a list that copies share": (
        "games/dicetown/goods/piles.py",
        "    s.discard = [*s.discard, uid]",
        "    s.discard.append(uid)",
        "law [14]",
    ),
    "an asking frame draws": (
        "games/dicetown/places/saloon.py",
        "        s.ask(self.seat, ASK_BACKS,",
        "        s.deck = s.chance.shuffled('fault', s.deck)\n        s.ask(self.seat, ASK_BACKS,",
        "law ([13478]|10)",
    ),
    "a dump forgets the sealed answers": (
        "engine/codec.py",
        "in s.sealed.items()],",
        "in ()],",
        "law [148]",
    ),
    "a pile's size shows its top card": (
        "games/dicetown/known/view.py",
        "self.property: Final = len(s.property)",
        "self.property: Final = len(s.property) * 100 + sum(s.property[-1:])",
        "law [39]",
    ),
}


def judged(package: Path) -> str:
    """What random games with this package break."""
    path = os.pathsep.join([str(package.parent), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.trial", GAMES],
        cwd=package.parent,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def planted(folder: Path, file: str, line: str, fault: str) -> Path:
    """A copy of the package with this fault."""
    package = folder / "tenderfoot"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("server", "static", "__pycache__"))
    target = package / file
    text = target.read_text("utf-8")
    assert text.count(line) == 1, f"{file} has changed: plant the fault anew"
    target.write_text(text.replace(line, fault), "utf-8")
    return package


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_caught(name: str, tmp_path: Path) -> None:
    file, line, fault, law = FAULTS[name]
    assert re.search(law, judged(planted(tmp_path, file, line, fault)))


def test_without_a_fault_the_same_games_keep_every_law(tmp_path: Path) -> None:
    assert (
        judged(planted(tmp_path, "games/dicetown/town.py", "class Rounds", "class Rounds"))
        == "no law is broken"
    )
