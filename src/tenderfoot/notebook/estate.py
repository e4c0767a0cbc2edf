"""The players of Gold River: a plate each, with nuggets, points and everything that lies before them."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.goldriver.box import KIND, NAMES
from tenderfoot.games.goldriver.deck import LOST
from tenderfoot.notebook import frame
from tenderfoot.notebook.row import ink_of, total
from tenderfoot.notebook.valley import RiverScene

_MEDAL: Final = 38
_TOP: Final = 48  # of a plate without cards
_FOOT: Final = 19
_CHIP: Final = (16.2, 13)
_ROW: Final = 15  # from a row of chips to the next


def estates(scene: RiverScene, y: float, high: float) -> None:
    """Everybody's plate, side by side."""
    held, worth = _held(scene), points(scene)
    for seat, (x, wide) in enumerate(frame.plates(len(held))):
        frame.plate(scene.sheet, x, y, wide, high, lit=scene.lit(seat))
        _person(scene, seat, x, y, wide)
        for i, name in enumerate(held[seat]):
            down, right = divmod(i, _across(wide))
            _chip(scene, name, x + 5 + right * _CHIP[0], y + _TOP + down * _ROW)
        frame.standing(scene.sheet, x, y + high - 7, wide, *_doing(scene, seat), worth[seat])


def height(scene: RiverScene) -> float:
    """How high the plates are: as the fullest has to be."""
    held = _held(scene)
    across = _across(frame.plates(len(held))[0][1])
    return _TOP + _FOOT + max([-(-len(cards) // across) for cards in held]) * _ROW


def _across(wide: float) -> int:
    """How many chips stand side by side on a plate."""
    return int((wide - 8) / _CHIP[0])


def points(scene: RiverScene) -> list[str]:
    """Everybody's points: nothing of them is hidden."""
    known = scene.shape["table"]["almanac"]["points"]
    return [scene.points(seat, now, unsure=False) for seat, now in enumerate(known)]


def _held(scene: RiverScene) -> list[list[str]]:
    """By seat: all that lies before a player, claims first."""
    players = scene.shape["table"]["players"]
    return [player["cards"] + player["kept"] + player["parked"] for player in players]


def _person(scene: RiverScene, seat: int, x: float, y: float, wide: float) -> None:
    """Portrait, name and nuggets; who has passed is fading."""
    sheet, table = scene.sheet, scene.shape["table"]
    sale = table["sale"]
    faded = sale is not None and not sale["sold"] and seat in sale["passed"]
    sheet.use(f"medal-{seat}", x + 4, y + 5, _MEDAL, _MEDAL, 0.55 if faded else 1)
    left = x + _MEDAL + 9
    sheet.use(f"token-{seat}", left, y + 7, 12, 12)
    sheet.words(
        left + 15, y + 17.5, scene.name(seat), "on-wood", size=13, weight=700, room=wide - _MEDAL - 28
    )
    sheet.use("gold", left, y + 24, 13, 13)
    sheet.words(left + 17, y + 35, str(table["players"][seat]["nuggets"]), "on-wood", size=13, weight=700)
    _offices(scene, seat, left + 38, y + 22, x + wide)


def _offices(scene: RiverScene, seat: int, x: float, y: float, end: float) -> None:
    """A little figure for each town whose Mayor he is."""
    for i in range(scene.shape["table"]["almanac"]["offices"][seat]):
        if x + (i + 1) * 11 < end:
            scene.sheet.use(f"mayor-{seat}", x + i * 11, y, 12, 18)


def _chip(scene: RiverScene, name: str, x: float, y: float) -> None:
    """A card in the colour of its town or kind: a claim by its total, another by its first letter."""
    card, since = NAMES.index(name), scene.sheet.count
    claim, named = KIND[card] <= LOST, str(scene.speaker.word(f"card:{name}"))
    joined = scene.shape["table"]["joined"].get(name)
    ink = f"town-{joined.lower()}" if joined else ink_of(card)
    said = total(scene, card) if claim else named
    scene.sheet.box(x, y, _CHIP[0] - 2, _CHIP[1], ink, 'rx="3" stroke="#ffe0a0" stroke-opacity=".45"')
    label = said if len(said) <= len("12") else said[0]
    scene.sheet.words(
        x + _CHIP[0] / 2 - 1, y + 10, label, "on-town", size=10.5, anchor="middle", weight=700, room=13
    )
    scene.sheet.named(named, since)


def _doing(scene: RiverScene, seat: int) -> tuple[str, str]:
    """In a word, and its colour: who has won, leads, is asked, or has passed."""
    table, sale = scene.shape["table"], scene.shape["table"]["sale"]
    if seat in scene.result.winners:
        return scene.say("notebook-winner"), "title"
    if sale is not None and sale["leader"] == seat and sale["price"] is not None:
        code = "notebook-won-row" if sale["sold"] else "notebook-bids"
        return scene.say(code, amount=sale["price"]), "#ffd66e"
    if seat in table["polled"]:
        return scene.say("notebook-asked"), "on-wood-2"
    passed = sale is not None and not sale["sold"] and seat in sale["passed"]
    return scene.say("notebook-passed") if passed else "", "on-wood-2"
