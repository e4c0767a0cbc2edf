"""Whichever SHA-256 this Python has, the same seed gives the same numbers."""

import hashlib
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from tenderfoot.engine.chance import Chance

SOURCE: Final = Path(__file__).parents[2] / "src" / "tenderfoot" / "engine" / "chance.py"


def other_module() -> dict[str, Any]:
    """The module of chance, run again with the modules that are there now."""
    return runpy.run_path(str(SOURCE))


@pytest.mark.parametrize("missing", [[], ["_sha256"]], ids=" ".join)
def test_every_hash_gives_the_same_numbers(missing: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)  # importing it fails
    other = other_module()["Chance"]
    seed = b"tenderfoot".ljust(80, b".")  # longer than a block: hashed itself
    assert other(seed).numbers("dice 3 2", 6, 15) == Chance(seed).numbers("dice 3 2", 6, 15)
    assert other(seed).block("deck 0", 7) == Chance(seed).block("deck 0", 7)


def test_without_a_hash_of_its_own_python_takes_that_of_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """Since 3.12 its own is called `_sha2`, and slower than `hashlib`'s."""
    monkeypatch.setitem(sys.modules, "_sha256", None)
    monkeypatch.setitem(sys.modules, "_sha2", SimpleNamespace(sha256=None))
    assert other_module()["sha256"] is hashlib.sha256


def test_nothing_is_hashed_before_the_first_block(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot deals thousands of worlds, whose imagined chance never wants one."""
    begun: list[bytes] = []

    def counted(text: bytes = b"") -> object:
        begun.append(text)
        return hashlib.sha256(text)

    monkeypatch.setitem(sys.modules, "_sha256", SimpleNamespace(sha256=counted))
    other = other_module()
    imagined, real = other["Imagined"](b"seed"), other["Chance"](b"seed")
    imagined.numbers("dice 3 2", 6, 15)
    imagined.shuffled("store 0", list(range(15)))
    assert begun == []
    assert real.block("dice 3 2", 0) == real.block("dice 3 2", 0)
    assert len(begun) == 2
