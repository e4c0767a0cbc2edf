"""Whichever SHA-256 this Python has, the same seed gives the same numbers."""

import runpy
import sys
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.engine.chance import Chance

SOURCE: Final = Path(__file__).parents[2] / "src" / "tenderfoot" / "engine" / "chance.py"


@pytest.mark.parametrize("missing", [[], ["_sha256"], ["_sha256", "_sha2"]], ids=" ".join)
def test_every_hash_gives_the_same_numbers(missing: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in missing:
        monkeypatch.setitem(sys.modules, name, None)  # importing it fails
    other = runpy.run_path(str(SOURCE))["Chance"]
    seed = b"tenderfoot".ljust(80, b".")  # longer than a block: hashed itself
    assert other(seed).numbers("dice 3 2 1", 6, 5) == Chance(seed).numbers("dice 3 2 1", 6, 5)
    assert other(seed).block("deck 0", 7) == Chance(seed).block("deck 0", 7)
