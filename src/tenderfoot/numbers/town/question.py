"""What a seat is asked, and what it has said under seal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.engine.contract import Choice
from tenderfoot.games.dicetown.box import OUTLAW_IDS
from tenderfoot.games.dicetown.choices import DEEDS_FROM, Keep, Number, Pick, Play
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.prompts import PROMPTS
from tenderfoot.games.dicetown.wildwest.choices import Use
from tenderfoot.numbers.entry import Entry, by_seat, each_of, one
from tenderfoot.numbers.town.extent import Extent, faces_of
from tenderfoot.numbers.town.sheet import Sheet

_WORDS: Final = 3  # of an offer beside its cards: dollars, nuggets, and that it is whole


class Question:
    """The open question, and the answer of this seat as far as it goes."""

    def __init__(self, extent: Extent, at: dict[str, int]) -> None:
        self.polled: Final[i64] = at["seat 0: polled"]
        self.asked: Final[i64] = at[f"asked: {PROMPTS[0].name}"]
        self.said: Final[i64] = at["said"]
        self.kept: Final[i64] = at["said: keep 9"]
        self.brute: Final[i64] = at["said: brute"]
        self.spots: Final[i64] = extent.spots
        self.offer: Final[i64] = at["said 0: whole"]
        self.deeds: Final[i64] = at["said 0: deed1"] - self.offer
        self.store: Final[i64] = at["said 0: eq1"] - self.offer
        self.stride: Final[i64] = self.store + len(extent.store)
        self.outlaws: Final[i64] = at.get("said: out9a", 0)

    def fill(self, v: TownView, sheet: Sheet) -> None:
        """Write it down."""
        sheet.seats(self.polled, v.polled)
        if v.ask is not None:
            sheet.number(self.asked + v.ask.prompt, 1)
        if v.said:
            sheet.number(self.said, len(v.said))
            self.sealed(v.said, sheet)

    def sealed(self, said: list[Choice], sheet: Sheet) -> None:
        """What was said, offer by offer: a word ends one."""
        at = self.offer
        numbers: i64 = 0
        for choice in said:
            if isinstance(choice, Number):
                numbers += 1
                sheet.number(at + numbers, choice.n)
            elif not self.pointed(choice, at, sheet):
                sheet.number(at, 1)
                at += self.stride
                numbers = 0

    def pointed(self, choice: Choice, at: i64, sheet: Sheet) -> bool:
        """Whether it points at dice, at a card or at an Outlaw."""
        if isinstance(choice, Pick):
            self.card(choice.card, at, sheet)
        elif isinstance(choice, Play):
            sheet.more(at + self.store + choice.kind)
        elif isinstance(choice, Keep):
            sheet.dice(self.kept, choice.dice)
            sheet.number(self.brute, 1 if choice.brute else 0)
        elif isinstance(choice, Use):
            sheet.number(self.outlaws + choice.outlaw, choice.count)
        else:
            return False
        return True

    def card(self, card: i64, at: i64, sheet: Sheet) -> None:
        """A card joins an offer."""
        if card < DEEDS_FROM:
            sheet.more(at + self.store + card)
        else:
            sheet.more(at + self.deeds + card - DEEDS_FROM)


def entries(extent: Extent) -> list[Entry]:
    """What `Question` writes."""
    asked = [f"asked: {PROMPTS[prompt].name}" for prompt in range(len(PROMPTS))]
    most = extent.spots * (_WORDS + extent.deeds + extent.cards)
    return [
        *by_seat(extent.seats, "polled", 1, "whether the open question is put to this seat"),
        *each_of(asked, 1, "whether this is the question the seat must answer now"),
        *one("said", most, "how many small answers this seat has given under seal"),
        *faces_of("said: keep", "dice of this face it keeps, under seal"),
        *one("said: brute", 1, "whether with a Brute"),
        *[entry for spot in range(extent.spots) for entry in _offer(extent, f"said {spot}:")],
        *(_outlaws() if extent.frontier else []),
    ]


def _offer(extent: Extent, said: str) -> list[Entry]:
    return [
        *one(f"{said} whole", 1, "whether a word has ended this answer: a pass, no offer, done"),
        *one(f"{said} dollars", extent.dollars, "dollars it offers, under seal"),
        *one(f"{said} nuggets", extent.nuggets, "nuggets it offers, under seal"),
        *extent.deeds_of(said, "deeds of this kind it offers, under seal"),
        *extent.cards_of(said, "store cards of this kind it offers or plays, under seal"),
    ]


def _outlaws() -> list[Entry]:
    return each_of([f"said: {outlaw}" for outlaw in OUTLAW_IDS], 2, "dice it sets with this Outlaw")
