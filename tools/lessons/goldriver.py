"""Two rounds of Gold River: one auction won and one lost, prices hop by hop, a Mayor and a fee, two throws.

The learner wins at 7, which goes round as 4, 2 and 1; then Cleo wins at 8, and the learner chooses second.
"""

from typing import Final

from tenderfoot.engine.options import Options
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.box import NAMES
from tenderfoot.games.goldriver.edition import edition_of
from tools.lessons.script import Script, stacked

OPTIONS: Final[Options] = {"players": 4, "first_game": True}
ROWS: Final = [
    *("SN07", "CM04", "NL05", "TK10", "WRO2"),
    *("SN09", "SN04", "CM05", "CM08", "WRE1"),
    *("NL06", "TK07", "WRE2", "DYNA1", "GM06"),
]
DICE: Final = {"production 1": [3, 4], "production 2": [4, 5]}
ANSWERS: Final = {
    0: ["bid 7", "pick SN07", "burn CM04", "pass", "pick SN09"],
    1: ["bid 2", "pass", "pick NL05", "bid 3", "pass", "pick SN04"],
    2: ["bid 4", "pass", "pick TK10", "bid 5", "pass"],
    3: ["pass", "bid 8", "pick CM08", "burn CM05", "bid 3"],
}


def chance() -> dict[str, list[int]]:
    """Ada begins; the rows lie on top of the deck; the dice are one less than what they show."""
    cards = edition_of(GAME.options(OPTIONS)).cards
    deck = stacked(cards, [NAMES.index(name) for name in ROWS])
    dice = {key: [face - 1 for face in faces] for key, faces in DICE.items()}
    return {"first": [1], "deck 0": deck, **dice}


SCRIPT: Final = Script(GAME, OPTIONS, ["", "Ada", "Bob", "Cleo"], chance(), ANSWERS)
