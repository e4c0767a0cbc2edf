"""Nobody can tell twins apart: worlds that differ in one hidden fact, compared in all that reaches him.

And whoever planted a leak, of whatever kind, would be caught.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import plants, wire_plants
from tests.server.eavesdropper import Leak
from tests.server.scenes import SCENES
from tests.server.twins import alike

PLANTS = {**plants.PLANTS, **wire_plants.PLANTS}


@pytest.mark.parametrize("name", SCENES)
def test_nobody_can_tell_the_twins_apart(name: str, tmp_path: Path) -> None:
    assert alike(tmp_path, SCENES[name]) > 100


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_caught(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, plant = PLANTS[name]
    plant(monkeypatch)
    with pytest.raises(Leak):
        alike(tmp_path, SCENES[scene])
