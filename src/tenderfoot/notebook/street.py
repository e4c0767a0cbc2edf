"""The main street of Dice Town: seven places, the dice that compete for each, and what there is to win."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.known.shapes import Face, PlaceShape, TableShape
from tenderfoot.notebook.crew import TownScene
from tenderfoot.notebook.sheet import WIDE, Sheet

STEPS: Final = range(1, 8)  # the places of the street; Doc, village and evening have no house
_TALL: Final = 1.56  # a house is that much higher than it is wide
_PEG: Final = (17, 20)
_RISE: Final = 12.5  # from a die to the one on it

TOP: Final = 28
GROUND: Final = 196
BOTTOM: Final = 262


def street(scene: TownScene) -> None:
    """Sky, boardwalk, houses, and before each its dice and its plank."""
    sheet, table = scene.sheet, scene.shape["table"]
    sheet.use("horizon", 0, TOP, WIDE, 172)
    sheet.box(0, GROUND, WIDE, 50, "#7a4c30")
    sheet.box(0, GROUND, WIDE, 2, "#2a1510")
    for i in range(10):
        sheet.box(i * 60, GROUND, 1.5, 50, "#1a0a05", 'opacity=".4"')
    places = [place for place in table["almanac"]["places"] if place["step"] in STEPS]
    wide = WIDE / len(places)
    for i, place in enumerate(places):
        _house(sheet, place, table, i * wide, wide)
        _plank(scene, place, i * wide, wide)


def _house(sheet: Sheet, place: PlaceShape, table: TableShape, x: float, wide: float) -> None:
    """A house; where the town is being visited, its ground is lit."""
    if table["place"] == place["name"]:
        sheet.box(x + 1, GROUND + 2, wide - 2, 42, "#ffd66e", 'opacity=".35"')
    sheet.use(f"place-{place['name']}", x + 2, 69.5, wide - 4, (wide - 4) * _TALL)
    _towers(sheet, place, table, x, wide)


def _towers(sheet: Sheet, place: PlaceShape, table: TableShape, x: float, wide: float) -> None:
    """Everybody's open dice of the face that wins here, the most first; leaders stand on brass."""
    face = face_of(place)
    if face is None:
        return
    shown = [(*player["kept"], *player["shown"]).count(face) for player in table["players"]]
    seats = sorted([seat for seat in range(len(shown)) if shown[seat]], key=lambda seat: -shown[seat])
    step = min(20, (wide - 4) / max(1, len(seats)))
    left = x + wide / 2 - len(seats) * step / 2
    for j, seat in enumerate(seats):
        _tower(sheet, face, shown[seat], left + j * step, min(step, _PEG[0]))
        lead = seat in place["leaders"]
        sheet.box(left + j * step - 0.5, 224, step - 2, 13, "brass-2" if lead else "chip", 'rx="3"')
        sheet.use(f"token-{seat}", left + j * step + step / 2 - 7.5, 224.5, 12, 12)


def _tower(sheet: Sheet, face: Face, count: int, x: float, wide: float) -> None:
    """Dice on each other."""
    for k in range(count):
        sheet.use(f"peg-{face}", x, 206 - k * _RISE, wide, _PEG[1])


def face_of(place: PlaceShape) -> Face | None:
    """The face on the plank: at the Town Hall aces bring more deeds, though no face wins it."""
    return "A" if place["name"] == "hall" else place["face"]


def _plank(scene: TownScene, place: PlaceShape, x: float, wide: float) -> None:
    """The face that wins, and the prize."""
    sheet = scene.sheet
    sheet.box(x + 5, 240, wide - 10, 19, "wood-2", 'rx="4"')
    sheet.box(x + 5, 240, wide - 10, 2, "#c98a52", 'rx="1" opacity=".6"')
    face = face_of(place)
    sheet.use("tile-coach" if face is None else f"tile-{face}", x + 7, 239.5, 19, 19)
    sheet.words(x + 30, 253.5, _prize(scene, place), "on-wood", room=wide - 37)


def _prize(scene: TownScene, place: PlaceShape) -> str:
    """What is to be had there, in a word or two."""
    name, table = place["name"], scene.shape["table"]
    if name == "mine":
        return scene.say("notebook-prize-mine", amount=table["mine"])
    if name in {"bank", "stagecoach"}:
        return scene.say("dicetown-money", amount=place["prize"]["dollars"])
    if name == "sheriff":
        return scene.say("notebook-points", points=place["prize"]["points"])
    if name == "hall":
        return "·".join([_value(scene, card) for card in table["row"]])
    return scene.say(f"notebook-prize-{name}")


def _value(scene: TownScene, card: str) -> str:
    """A deed is its value, a Ranch its letter."""
    return card.removeprefix("deed") if card.startswith("deed") else scene.say("dicetown-ranch")
