"""The valley of Gold River: five towns; the plate below each says who holds claims there and who is Mayor."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.goldriver.box import TOWN_NAMES
from tenderfoot.games.goldriver.known.shapes import ViewShape
from tenderfoot.notebook import frame
from tenderfoot.notebook.scene import Scene
from tenderfoot.notebook.sheet import WIDE

BOTTOM: Final = 153
_PLATE: Final = 112
_TOWN: Final = (104, 64)

RiverScene = Scene[ViewShape]


def valley(scene: RiverScene) -> None:
    """The country, the towns, their plates."""
    scene.sheet.use("valley", 0, frame.HEAD, WIDE, BOTTOM - frame.HEAD)
    for town, (x, wide) in zip(TOWN_NAMES, frame.plates(len(TOWN_NAMES)), strict=True):
        scene.sheet.use(f"town-{town}", x + (wide - _TOWN[0]) / 2, _PLATE - _TOWN[1] - 2, *_TOWN)
        _plate(scene, town, x, wide)
        _claims(scene, town, x, wide)


def _plate(scene: RiverScene, town: str, x: float, wide: float) -> None:
    """The town's colour, its charge and its name on paper."""
    sheet, ink = scene.sheet, f"town-{town.lower()}"
    sheet.box(x, _PLATE, wide, 38, "town-lm", 'rx="5"')
    sheet.box(x + 1.5, _PLATE + 1.5, wide - 3, 35, "paper", 'rx="4"')
    sheet.box(x + 1.5, _PLATE + 1.5, wide - 3, 17, ink, 'rx="4"')
    sheet.box(x + 1.5, _PLATE + 10, wide - 3, 8.5, ink)
    sheet.use(f"charge-{town}", x + 5, _PLATE + 4, 12, 12)
    name = str(scene.speaker.word(f"town:{town}"))
    sheet.words(x + 20, _PLATE + 14.5, name, "on-town", weight=700, room=wide - 26)


def _claims(scene: RiverScene, town: str, x: float, wide: float) -> None:
    """A token and a number for each who holds claims here; the Mayor's stand on brass."""
    table = scene.shape["table"]
    counts, mayor = table["almanac"]["counts"][town], table["mayors"][town]
    seats = [seat for seat in range(len(counts)) if counts[seat]]
    step = min(26, (wide - 10) / max(1, len(seats)))
    for j, seat in enumerate(seats):
        left = x + 6 + j * step
        if seat == mayor:
            scene.sheet.box(left - 2, _PLATE + 19.5, step - 1, 16, "brass-2", 'rx="3" opacity=".75"')
        scene.sheet.use(f"token-{seat}", left, _PLATE + 22, 11, 11)
        scene.sheet.words(left + 12.5, _PLATE + 32, str(counts[seat]), weight=700, room=step - 12)
