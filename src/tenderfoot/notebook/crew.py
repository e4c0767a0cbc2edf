"""The players of Dice Town: a plate each, with what lies open before them."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.box import DICE
from tenderfoot.games.dicetown.known.shapes import PlayerShape, ViewShape
from tenderfoot.notebook import frame
from tenderfoot.notebook.scene import Scene
from tenderfoot.notebook.sheet import Sheet

CREW: Final = 98  # how high a plate is
_MEDAL: Final = 38
_SMALL: Final = 30
_NARROW: Final = 100  # a plate with room for a small portrait only
_CELL: Final = 40
_GOODS: Final = (("bill", 15), ("gold", 12), ("deed", 14), ("hand", 16))  # what he has, how large it is
_HOLLOW: Final = 'rx="3" stroke="#ffe0a0" stroke-opacity=".5" stroke-dasharray="2 2" stroke-linecap="butt"'

TownScene = Scene[ViewShape]


def crew(scene: TownScene, y: float) -> None:
    """Everybody's plate, side by side."""
    players, worth = scene.shape["table"]["players"], points(scene)
    for seat, (x, wide) in enumerate(frame.plates(len(players))):
        frame.plate(scene.sheet, x, y, wide, CREW, lit=scene.lit(seat))
        _person(scene, seat, x, y, wide)
        _dice(scene.sheet, players[seat], x, y + 50, wide)
        frame.standing(scene.sheet, x, y + CREW - 8, wide, *_doing(scene, seat), worth[seat])


def points(scene: TownScene) -> list[str]:
    """Everybody's points, as far as the reader can count."""
    own = scene.shape["own"]
    return [
        scene.points(seat, known, unsure=own["hidden"][seat] > 0) for seat, known in enumerate(own["points"])
    ]


def _person(scene: TownScene, seat: int, x: float, y: float, wide: float) -> None:
    """Portrait, badge and die, the name, and what he has."""
    sheet, table, medal = scene.sheet, scene.shape["table"], _MEDAL if wide > _NARROW else _SMALL
    sheet.use(f"medal-{seat}", x + 4, y + 5, medal, medal)
    if table["sheriff"] == seat:
        sheet.use("star", x + medal - 12, y + medal - 11, 18, 18)
    if table["options"]["indians"] and table["frontier"]["die"] == seat:
        sheet.use("indian", x + 2, y + medal - 9, 15, 16)
    left, room = x + medal + 8, wide - medal - 12
    sheet.use(f"token-{seat}", left, y + 6, 12, 12)
    sheet.words(left + 15, y + 16.5, scene.name(seat), "on-wood", size=13, weight=700, room=room - 15)
    _goods(sheet, table["players"][seat], left, y, room)


def _goods(sheet: Sheet, player: PlayerShape, x: float, y: float, room: float) -> None:
    """Dollars, gold, deeds and cards: two and two, or in a line where there is room."""
    step, across = (_CELL, 4) if room > 4 * _CELL else (min(_CELL, room / 2), 2)
    down, scale = 36 if across == len(_GOODS) else 30, min(1, step / 30)
    for i, (symbol, size) in enumerate(_GOODS):
        left, foot = x + i % across * step, y + down + i // across * 14.5
        sheet.use(symbol, left, foot - 4.5 - size * scale / 2, size * scale, size * scale)
        sheet.words(left + size * scale + 1.5, foot, _amount(symbol, player), "on-wood", size=12 * scale)


def _amount(symbol: str, player: PlayerShape) -> str:
    """How much of it he has, in the hand or laid open."""
    amounts = {
        "bill": player["money"],
        "gold": player["nuggets"],
        "deed": player["deeds"] + len(player["laid"]),
        "hand": player["cards"],
    }
    return str(amounts[symbol])


def _dice(sheet: Sheet, player: PlayerShape, x: float, y: float, wide: float) -> None:
    """The dice that lie open, and a hollow for each that does not."""
    shown = player["kept"] + player["shown"]
    step = min(22, (wide - 10) / DICE)
    for k in range(DICE):
        if k < len(shown):
            sheet.use(f"peg-{shown[k]}", x + 5 + k * step, y, min(step, 20), 23)
        else:
            sheet.box(x + 6.5 + k * step, y + 4, min(step, 20) - 3, 16, "none", _HOLLOW)


def _doing(scene: TownScene, seat: int) -> tuple[str, str]:
    """In a word, and its colour: who has won, or is asked."""
    if seat in scene.result.winners:
        return scene.say("notebook-winner"), "title"
    asked = seat in scene.shape["table"]["polled"]
    return scene.say("notebook-asked") if asked else "", "on-wood-2"
