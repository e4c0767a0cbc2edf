"""Nobody can tell twins apart: worlds that differ in one hidden fact, compared in all that reaches him.

And whoever planted a leak, of whatever kind, would be caught.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from tenderfoot.server.tables.session import Session
from tenderfoot.server.wire.link_preview import LinkPreview
from tests.server import game_plants, game_scenes, life_plants, life_scenes, plants, scenes, wire_plants
from tests.server.eavesdropper import Leak
from tests.server.guest import Json
from tests.server.plants import Changed, Plant, around, locked
from tests.server.twins import alike
from tests.server.virtual import Takes
from tests.server.virtual_postgres import VirtualPostgres

REAL: Final = {**game_scenes.SCENES, **life_scenes.SCENES}
SCENES: Final = {**scenes.SCENES, **REAL}
PLANTS: Final = {**plants.PLANTS, **wire_plants.PLANTS, **game_plants.PLANTS, **life_plants.PLANTS}


@pytest.mark.parametrize("name", SCENES)
def test_nobody_can_tell_the_twins_apart(name: str, tmp_path: Path) -> None:
    assert alike(tmp_path, SCENES[name]) > 100


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_caught(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, plant = PLANTS[name]
    plant(monkeypatch)
    with pytest.raises(Leak):
        alike(tmp_path, SCENES[scene])


def test_every_scene_catches_something() -> None:
    assert {scene for scene, _ in PLANTS.values()} >= REAL.keys()


# --- in PostgreSQL as in a file -----------------------------------------------------------------

FEW: Final = ("answered", "answered in Dice Town", "a restart in a window")


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[] if name in FEW else [pytest.mark.long]) for name in SCENES]
)
def test_nor_where_postgresql_keeps_them(name: str, tmp_path: Path) -> None:
    assert alike(tmp_path, SCENES[name], disk=VirtualPostgres) > 100


def test_a_leak_is_caught_there_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, plant = next(iter(PLANTS.values()))
    plant(monkeypatch)
    with pytest.raises(Leak):
        alike(tmp_path, SCENES[scene], disk=VirtualPostgres)


# --- what fails is no leak ----------------------------------------------------------------------


async def a_page_fails(*_: Json) -> Json:
    raise RuntimeError("a page")


def a_callback_fails(right: Changed, self: Session, *given: Json) -> None:
    if locked(self._table.play):
        raise RuntimeError("a callback")
    right(self, *given)


FAULTS: Final[dict[str, Plant]] = {
    "in a page": around(LinkPreview, "serve", a_page_fails),
    "in a callback": around(Session, "_acknowledge", a_callback_fails),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_merely_fails_is_not_taken_for_a_leak(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    FAULTS[name](monkeypatch)
    with pytest.raises(AssertionError):
        alike(tmp_path, SCENES["answered"])


# --- many worlds --------------------------------------------------------------------------------


def slow(seed: int) -> Takes:
    """From 5 to 60 milliseconds a commit."""
    return lambda began: Random(f"{seed} {began:.4f}").uniform(0.005, 0.060)


@pytest.mark.long
@pytest.mark.parametrize("name", REAL)
def test_nor_on_slow_disks_whatever_chance_gives(name: str, tmp_path: Path) -> None:
    for seed in range(40):
        alike(tmp_path / str(seed), REAL[name], slow(seed), chance=seed)


@pytest.mark.long
@pytest.mark.parametrize("name", REAL)
def test_nor_in_a_slow_postgresql_whatever_chance_gives(name: str, tmp_path: Path) -> None:
    for seed in range(5):
        alike(tmp_path / str(seed), REAL[name], slow(seed), VirtualPostgres, chance=seed)
