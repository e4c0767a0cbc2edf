"""What the frames of Dice Town should say in numbers: read by their names, and as they are stored."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from tenderfoot.engine.view import View
from tenderfoot.games.dicetown.box import FACES, RIVER_IDS, STORE_IDS
from tenderfoot.games.dicetown.goods.opponents import NameOpponent
from tenderfoot.games.dicetown.hand.dice import faces

# What stands in `pack` of each frame: a name with a star is of one seat, with two of a set of seats.
ACTS: Final = ["Settle", "KeepOne", "Handshake", "Consultation", "Shelf", "FenceTwo", "Befriend", "Dominate"]
ACTS_TOO: Final = [
    "PointAt",
    "Unwrap",
    "Raid",
    "Hire",
    "Desperados",
    "Discover",
    "PutBack",
    "Salvage",
    "Blessing",
]
TIE: Final = ["", "tied**", "spots", "first*"]
ROBBED: Final = ["acting*", "-robberies", "robberies", "victim*"]
FIELDS: Final[dict[str, list[str]]] = {
    **{name: ["acting*"] for name in ACTS + ACTS_TOO},
    "Check": ["throw", "last throw"],
    "Pay": ["", "", "brute**", "free**"],
    "Dig": ["acting*", "times"],
    "Errand": ["acting*", "store actions"],
    "Search": ["acting*", "store actions"],
    "AtTheBar": ["acting*", "robberies"],
    "Robbery": ROBBED[:3],
    "Bottle": ROBBED,
    "Reach": ROBBED,
    "Steal": ROBBED,
    "Insure": ["victim*", "deed"],
    "Share": ["", "", "acting*", "loot"],
    "Swearing": ["", "", "", "candidate*"],
    "Queue": ["", "visits**", "visits**"],
    "WaitingRoom": ["", "", "", "visits**", "visits**"],
    "Give": ["victim*", "acting*", "deed"],
    "Hearing": TIE,
    "Demand": [*TIE, "demand**", "", "", "asked**"],
    "LastCall": [*TIE, "asked**"],
    "Offers": [*TIE, "final offers"],
    "Decision": [*TIE, "named*", ""],
    "Effect": ["player*", "", "", ""],
    "FinalWord": ["tied**"],
    "Winners": ["", "chooses*", "follows*"],
    "Act": ["", "", "follows*"],
    "Offering": ["offering*", "then offering*"],
    "Chase": ["acting*", "", "guns"],
    "Fire": ["acting*", "", "guns"],
    "Capture": ["acting*", "", "caught"],
    "Wash": ["acting*", ""],
}
GOODS: Final = ["nuggets", "dollars", "deeds", "cards"]
# What is one of several: how its entries begin, what they are, and where it stands.
WORDS: Final[dict[str, tuple[str, list[str], int]]] = {
    "Demand": ("demands: ", GOODS, 5),
    "Effect": ("effect: ", STORE_IDS, 1),
    "Empty": ("drinking: slot ", ["1", "2", "3"], 0),
    "Act": ("other action: ", ["old", "new"], 1),
    "Wash": ("washed up: ", RIVER_IDS, 1),
}
SHERIFF_AT: Final = {"Swearing": 1}  # in a window he stands first, but here


class StackReader:
    """The frames of one view, read for one seat."""

    def __init__(self, view: View, me: int, seats: int) -> None:
        self.me, self.seats = me, seats
        self.found: Counter[str] = Counter()
        for frame in view.stack:
            name, values = type(frame).__name__, frame.pack()
            for field, n in zip(FIELDS.get(name, []), values, strict=False):
                self.field(field, n)
            self.special(name, values)
        if view.stack and hasattr(view.stack[-1], "rest"):
            top: Any = view.stack[-1]
            self.some("heard last", 1 << top.pack()[SHERIFF_AT.get(type(top).__name__, 0)])
        if view.stack and isinstance(view.stack[-1], NameOpponent):
            self.found["named for: " + view.stack[-1].why()] = 1
        for name in [name for name in self.found if name.endswith("acting")]:
            self.found[name] = 1  # once, however many frames say so

    def field(self, field: str, n: int) -> None:
        if field.endswith("**"):
            self.some(field[:-2], n)
        elif field.endswith("*"):
            self.some(field[:-1], 1 << n if n >= 0 else 0)
        elif field.startswith("-"):
            self.found[field[1:]] -= n
        elif field:
            self.found[field] += n

    def some(self, name: str, chosen: int) -> None:
        for seat in range(self.seats):
            if chosen >> seat & 1:
                self.found[f"seat {(seat - self.me) % self.seats}: {name}"] += 1

    def special(self, name: str, values: list[int]) -> None:
        if name in WORDS:
            prefix, words, at = WORDS[name]
            self.found[prefix + words[values[at]]] = 1
        if name == "Decision":
            self.found["taken"] = int(values[5] == 1)
        elif name == "Demand":
            for k, goods in enumerate(GOODS):
                self.found[f"demanded: {goods}"] = values[6] >> 6 * k & 63
        elif name == "Effect":
            self.effect(values)
        elif name in ("Chase", "Fire", "Capture"):
            self.hunt(values[1])

    def hunt(self, roll: int) -> None:
        for face in range(len(FACES)):
            self.found[f"hunt {FACES[face]}"] = faces(roll).count(face)

    def effect(self, values: list[int]) -> None:
        _, _, aim, also = values
        if also >= 0:
            self.found["turned from: " + FACES[aim]] = 1
            self.found["turned to: " + FACES[also]] = 1
        elif aim >= 0:
            self.some("aim", 1 << aim)
