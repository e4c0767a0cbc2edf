"""Two rounds of Dice Town: gold, a lost tie, a shopping, a robbery, a deed; then Dynamite in the mine.

The learner has 9 9 J J 10, then 9 9 9 10 A. Ada ends both throws for everybody; Cleo is the Sheriff.
"""

from typing import Final

from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.box import DICE, FACES, STORE_IDS, STORE_KIND
from tenderfoot.games.dicetown.setup import edition_of
from tools.lessons.script import Script, stacked

OPTIONS: Final[Options] = {"edition": "classic", "players": 4, "bribes": False, "first_sheriff": 3}
ROLLS: Final = {
    (1, 1): ("9 9 J Q K", "9 J Q A A", "Q Q 9 10 A", "K K 9 9 Q"),
    (1, 2): ("J J K", "10 Q K", "9 J K", "10 J A"),
    (1, 3): ("10", "", "9 J", "10 J"),
    (2, 1): ("9 9 9 Q K", "J J Q K A", "Q Q 10 K A", "K K 9 10 A"),
    (2, 2): ("10 A", "", "10 10 J", "J Q A"),
    (3, 1): ("10 10 Q K A", "9 J Q K A", "9 10 Q K A", "9 10 J K A"),
}
# What lies on top of the store: nothing that would ask a question of its own but Dynamite.
STORE_TOP: Final = ["dynamite", "eq3", "eq4", "eq2", "eq1", "eq5", "eq8"]
ANSWERS: Final = {
    0: ["keep 9 9", "keep J J", "take dynamite", "take eq4", "keep 9 9 9", "play dynamite"],
    1: ["keep A A", "keep 10 Q K", "card", "keep J J Q K A"],
    2: ["keep Q Q", "keep K", "take eq4", "keep Q Q", "name 1"],
    3: ["keep K K", "keep A", "name 3", "keep K K"],
}


def five(rolled: str) -> list[int]:
    """A seat's part of a throw: what it rolls, then nines, which nobody sees, for the dice that stay."""
    faces = [FACES.index(face) for face in rolled.split()]
    return faces + [0] * (DICE - len(faces))


def chance() -> dict[str, list[int]]:
    """The dice by round and throw, and the store."""
    dice = {
        f"dice {number} {throw}": [face for rolled in hands for face in five(rolled)]
        for (number, throw), hands in ROLLS.items()
    }
    store = edition_of(GAME.options(OPTIONS)).store
    top = [next(uid for uid in store if STORE_IDS[STORE_KIND[uid]] == name) for name in STORE_TOP]
    return {**dice, "store 0": stacked(store, top)}


SCRIPT: Final = Script(GAME, OPTIONS, ["", "Ada", "Bob", "Cleo"], chance(), ANSWERS, coached=2)
