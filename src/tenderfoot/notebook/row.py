"""The cards of Gold River that are for sale, as they lie on the felt."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.goldriver.box import KIND, NAMES, NUGGETS, NUMBER
from tenderfoot.games.goldriver.deck import (
    BANDIT,
    DECK,
    DOUBLES,
    DYNAMITE,
    EVEN,
    GHOST,
    HOLD_UP,
    HORSESHOE,
    JUDGE,
    LASSO,
    LOST,
    MINE,
    ODD,
    RAID,
    RIVER,
    SAFE,
)
from tenderfoot.notebook.sheet import WIDE, Sheet
from tenderfoot.notebook.valley import BOTTOM, RiverScene

_CARD: Final = (86, 98)
_STEP: Final = 92.5
_FELT: Final = 574
_MOST: Final = 7  # nuggets drawn on a card; the number beside them says how many there are
_AT_ONCE: Final = (JUDGE, RAID, DYNAMITE, HOLD_UP, BANDIT)
_SUITS: Final = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}
_ON: Final = {EVEN: "even", ODD: "odd", DOUBLES: "doubles"}


def row(scene: RiverScene) -> None:
    """The felt with the cards."""
    sheet, cards, high = scene.sheet, _lying(scene), height(scene)
    sheet.box(10, BOTTOM + 2, WIDE - 20, high, "#3a1d10", 'rx="10"')
    sheet.box(13, BOTTOM + 5, _FELT, high - 6, "felt-2", 'rx="8"')
    step = min(_STEP, (_FELT - 8) / max(1, len(cards)))
    left = WIDE / 2 - (step * (len(cards) - 1) + _CARD[0]) / 2
    for i, card in enumerate(cards):
        _card(scene, card, left + i * step, BOTTOM + 10)
    if not cards:
        sheet.words(WIDE / 2, BOTTOM + 27, scene.say("notebook-no-row"), "on-felt", size=14, anchor="middle")


def height(scene: RiverScene) -> float:
    """How high the felt is: low when no card lies there."""
    return _CARD[1] + 16 if _lying(scene) else 40


def _lying(scene: RiverScene) -> list[str]:
    """What is for sale; what a One-Armed Bandit turned up lies there too."""
    return scene.shape["table"]["row"] + scene.shape["table"]["shown"]


def ink_of(card: int) -> str:
    """The colour of a card: its town's, or that of the way it is played."""
    if KIND[card] <= LOST:
        return f"town-{NAMES[card][:2].lower()}"
    return f"act-{when(card)}"


def when(card: int) -> str:
    """How a card that is no claim is played: at once, kept, attached, or built."""
    if KIND[card] in _AT_ONCE:
        return "colt"
    return {HORSESHOE: "shoe", LASSO: "lasso"}.get(KIND[card], "house")


def total(scene: RiverScene, card: int) -> str:
    """What a claim waits for: a total, or a word."""
    number = NUMBER[card]
    if number == DOUBLES:
        return "="
    return scene.say(f"goldriver-{_ON[number]}") if number in _ON else str(number)


def _card(scene: RiverScene, name: str, x: float, y: float) -> None:
    """Rim, picture and band; then what is printed on it."""
    sheet, card, since = scene.sheet, NAMES.index(name), scene.sheet.count
    sheet.box(x + 1, y + 3, *_CARD, "#150703", 'rx="6" opacity=".4"')
    sheet.box(x, y, *_CARD, ink_of(card), 'rx="6"')
    sheet.box(x + 2, y + 2, _CARD[0] - 4, _CARD[1] - 4, "paper-lit", 'rx="4.5"')
    sheet.use(f"card-{look(name)}", x + 2, y + 15, 82, 56)
    sheet.box(x + 1, y + 2, _CARD[0] - 2, 14, ink_of(card))
    if KIND[card] <= LOST:
        _claim(scene, card, x, y)
    else:
        _act(scene, card, x, y)
    _poker(sheet, DECK[card].poker, x, y)
    sheet.named(str(scene.speaker.word(f"card:{name}")), since)


def look(name: str) -> str:
    """Cards that look alike share a drawing: its name is theirs without the number."""
    return name.rstrip("0123456789")


def _claim(scene: RiverScene, card: int, x: float, y: float) -> None:
    """The town, the wooden tile with its total, the danger, and the nuggets it yields."""
    sheet, town = scene.sheet, NAMES[card][:2]
    sheet.use(f"charge-{town}", x + 5, y + 3.5, 11, 11)
    sheet.words(x + 19, y + 13, _town(scene, card), "on-town", weight=700, room=62)
    on = total(scene, card)
    wide, size = (26, 18) if len(on) <= len("12") else (44, 12)
    sheet.box(x + 5, y + 19, wide, 26, "tile", 'rx="6" stroke="#ffe0a0" stroke-width="1.5"')
    sheet.words(x + 5 + wide / 2, y + 38, on, "on-tile", size=size, anchor="middle", sign=True, room=wide - 4)
    _yield(sheet, NUGGETS[card], x, y)
    if DECK[card].danger != SAFE:
        sheet.box(x + 51, y + 19, 30, 15, "chip", 'rx="7.5"')
        sheet.use("danger", x + 50, y + 17, 18, 18)
        sheet.words(x + 74, y + 31, str(DECK[card].danger), "title", anchor="middle", weight=700)


def _town(scene: RiverScene, card: int) -> str:
    """Whose claim it is."""
    if KIND[card] in (MINE, RIVER):
        return str(scene.speaker.word(f"town:{NAMES[card][:2]}"))
    return scene.say("notebook-ghost" if KIND[card] == GHOST else "notebook-lost")


def _yield(sheet: Sheet, nuggets: int, x: float, y: float) -> None:
    """Nuggets, and how many."""
    shown = min(nuggets, _MOST)
    step = min(7, 30 / shown)
    for i in range(shown):
        sheet.use("gold", x + 4 + i * step, y + 77, 14, 14)
    sheet.words(x + 21 + (shown - 1) * step, y + 89, str(nuggets), size=14, sign=True)


def _act(scene: RiverScene, card: int, x: float, y: float) -> None:
    """When it is played, and its name."""
    said = scene.say(f"notebook-when-{when(card)}")
    scene.sheet.words(x + 43, y + 13, said, "on-town", anchor="middle", room=76)
    name = str(scene.speaker.word(f"card:{NAMES[card]}"))
    indexed = 54 if DECK[card].poker else 78
    scene.sheet.words(x + 6, y + 88, name, weight=700, room=indexed)


def _poker(sheet: Sheet, index: str, x: float, y: float) -> None:
    """The poker index: a rank, and a suit in its colour; what stands for any card has a star."""
    if not index:
        return
    if index[-1] not in _SUITS:
        sheet.use("star", x + 67, y + 77, 15, 15)
        return
    ink = "red" if index[-1] in "♥♦" else "ink"
    sheet.words(x + 70, y + 89, index[:-1], ink, anchor="end", weight=700)
    sheet.use(f"suit-{_SUITS[index[-1]]}", x + 71, y + 79, 11, 11)
