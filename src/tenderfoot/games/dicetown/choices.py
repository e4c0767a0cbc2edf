"""Every answer a seat can give in Dice Town (chapter 13), each made once and shared.

The ranges of the keys stand side by side below, so that no two answers share one.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import (
    CHEATER,
    DICE,
    FACES,
    PROPERTY_IDS,
    PROPERTY_KINDS,
    STORE_IDS,
    STORE_KINDS,
    words,
)
from tenderfoot.games.dicetown.hand import dice
from tenderfoot.games.dicetown.hand.price import price

SEATS: Final = 6
NO_AIM: Final = -1

_WITH_BRUTE: Final = 1 << 18
_WORDS: Final = 1 << 20
_PLAY: Final = 1 << 21
_NAME: Final = 1 << 22
_CARD: Final = 1 << 23
_NUMBER: Final = 1 << 24
_DRAW: Final = 1 << 25
_FENCE: Final = 1 << 26
_TURN: Final = 1 << 27

# A card in an answer is a number: its kind, property cards after store cards.
DEEDS_FROM: Final = 32
CARD_IDS: Final = [*STORE_IDS, *[""] * (DEEDS_FROM - STORE_KINDS), *PROPERTY_IDS]


# The actions of the places (7.1), classic and new in turn.
ACTIONS: Final = (
    *("mine", "river", "bank", "holdup", "store", "doc"),
    *("rob", "recruit", "badge", "hunt", "mayor", "wife"),
)


class Keep(Choice):
    """T3. Keep these dice of the throw, perhaps with the help of a Brute."""

    def __init__(self, kept: int, brute: bool) -> None:
        said = dice.written(kept) or "none"
        super().__init__(kept | (_WITH_BRUTE if brute else 0), f"keep {said}{' brute' if brute else ''}")
        self.dice: Final = kept
        self.brute: Final = brute
        self.count: Final = dice.size(kept)
        self.price: Final = 0 if brute else price(self.count)

    def facts(self) -> Facts:
        return {
            "dice": dice.word(self.dice),
            "count": self.count,
            "price": self.price,
            "brute": int(self.brute),
        }


class Word(Choice):
    """An answer that is only a word."""


class Slot(Word):
    """An Elixir of the shelf, by its slot (7.9.2); the third is the top of the deck."""

    def __init__(self, slot: int, text: str) -> None:
        super().__init__(_WORDS + 9 + slot, text)
        self.slot: Final = slot

    def facts(self) -> Facts:
        return {"slot": self.slot}


def _targets(aim: int, also: int) -> list[str]:
    """What a card is played on, as it is written: nothing, a seat, or a face and another."""
    if also != NO_AIM:
        return [FACES[aim], FACES[also]]
    return [] if aim == NO_AIM else [str(aim)]


class Play(Choice):
    """Play a card (9.1), with all its targets: a seat, or a face and the face it becomes."""

    def __init__(self, kind: int, aim: int = NO_AIM, also: int = NO_AIM) -> None:
        text = " ".join(["play", STORE_IDS[kind], *_targets(aim, also)])
        super().__init__(_PLAY + (kind * 8 + aim + 1) * 8 + also + 1, text)
        self.kind: Final = kind
        self.aim: Final = aim
        self.also: Final = also

    def facts(self) -> Facts:
        facts: Facts = {"card": "card:" + STORE_IDS[self.kind], "aim": "none"}
        if self.also != NO_AIM:
            facts["aim"] = "die"
            facts["from"] = "face:" + FACES[self.aim]
            facts["to"] = "face:" + FACES[self.also]
        elif self.aim != NO_AIM:
            facts["aim"] = "seat"
            facts["seat"] = seat_word(self.aim)
        return facts


UNPAID: Final = 0
TAKEN: Final = 1
WAIVED: Final = 2
_DEALS: Final = ("", " take", " waive")


class Name(Choice):
    """Name a seat; at the end of a petition (8.3, P4) also take or waive what it offers."""

    def __init__(self, seat: Seat, deal: int) -> None:
        super().__init__(_NAME + seat * 4 + deal, f"name {seat}{_DEALS[deal]}")
        self.seat: Final = seat
        self.deal: Final = deal

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "deal": self.deal}


class DemandOf(Choice):
    """Demand something of one petitioner (8.3, P2)."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(_NAME + 64 + seat, f"demand {seat}")
        self.seat: Final = seat

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat)}


_VERBS: Final = ("take", "give", "add", "return")


class Pick(Choice):
    """Point at a card by its kind: take it, give it, add it to an offer, return it."""

    def __init__(self, verb: int, card: int) -> None:
        super().__init__(_CARD + verb * 64 + card, f"{_VERBS[verb]} {CARD_IDS[card]}")
        self.card: Final = card

    def facts(self) -> Facts:
        return {"card": "card:" + CARD_IDS[self.card]}


_GOODS: Final = ("nuggets", "dollars", "deeds", "cards")
NUGGETS: Final = 0
DOLLARS: Final = 1
DEEDS: Final = 2
CARDS: Final = 3
MOST: Final = 63


class Do(Choice):
    """D-ACTION. Which action of a place the first carries out."""

    def __init__(self, action: int) -> None:
        super().__init__(_WORDS + 64 + action, f"do {ACTIONS[action]}")

    def facts(self) -> Facts:
        return {"action": "action:" + self.text[3:]}


class Number(Choice):
    """How many of something: in an offer or a demand (8.3)."""

    def __init__(self, what: int, n: int) -> None:
        super().__init__(_NUMBER + what * 64 + n, f"{_GOODS[what]} {n}")
        self.n: Final = n

    def facts(self) -> Facts:
        return {"count": self.n}


class Backs(Choice):
    """How many deeds and how many store cards a robber draws (7.6)."""

    def __init__(self, deeds: int, store: int) -> None:
        super().__init__(_DRAW + deeds * 8 + store, f"draw {deeds} {store}")
        self.deeds: Final = deeds
        self.store: Final = store

    def facts(self) -> Facts:
        return {"deeds": self.deeds, "cards": self.store}


class Fence(Choice):
    """Which two deeds to fence, by value (7.9)."""

    def __init__(self, first: int, second: int) -> None:
        ids = [PROPERTY_IDS[first], PROPERTY_IDS[second]]
        super().__init__(_FENCE + first * 8 + second, "fence " + " ".join(ids))
        self.first: Final = first
        self.second: Final = second

    def facts(self) -> Facts:
        return {"cards": words([PROPERTY_IDS[self.first], PROPERTY_IDS[self.second]])}


PASS: Final = Word(_WORDS, "pass")
DECLINE: Final = Word(_WORDS + 1, "decline")
ROB_NOBODY: Final = Word(_WORDS + 2, "nobody")
DECIDE: Final = Word(_WORDS + 3, "decide")
OPEN: Final = Word(_WORDS + 4, "open")
DEMAND: Final = Word(_WORDS + 5, "demand-all")
LAST_CALL: Final = Word(_WORDS + 6, "last-call")
NO_OFFER: Final = Word(_WORDS + 7, "offer-nothing")
SAME_OFFER: Final = Word(_WORDS + 8, "offer-same")
DONE: Final = Word(_WORDS + 9, "done")
SLOTS: Final[list[Choice]] = [Slot(1, "slot-1"), Slot(2, "slot-2"), Slot(3, "slot-deck")]
LINES: Final[list[Choice]] = [
    Word(_WORDS + 13, "wire"),
    Word(_WORDS + 14, "card"),
    Word(_WORDS + 15, "dollars-of-all"),
    Word(_WORDS + 16, "nuggets-of-all"),
]
_ALONE: Final[list[Choice]] = [
    *[PASS, DECLINE, ROB_NOBODY, DECIDE, OPEN, DEMAND, LAST_CALL, NO_OFFER, SAME_OFFER, DONE],
    *SLOTS,
    *LINES,
]
PASS_ONLY: Final[list[Choice]] = [PASS]

PLAYS: Final[list[Choice]] = [Play(kind) for kind in range(STORE_KINDS)]
PLAYS_ON: Final[list[list[Choice]]] = [
    [Play(kind, seat) for seat in range(SEATS)] for kind in range(STORE_KINDS)
]
CHEATS: Final[list[list[Choice]]] = [
    [Play(CHEATER, old, new) for new in range(len(FACES))] for old in range(len(FACES))
]
NAMES: Final[list[Choice]] = [Name(seat, UNPAID) for seat in range(SEATS)]
DEALS: Final[list[list[Choice]]] = [
    [NAMES[seat], Name(seat, TAKEN), Name(seat, WAIVED)] for seat in range(SEATS)
]
DOES: Final[dict[str, Choice]] = {name: Do(action) for action, name in enumerate(ACTIONS)}
ASKS: Final[list[Choice]] = [DemandOf(seat) for seat in range(SEATS)]
TAKES: Final[list[Choice]] = [Pick(0, card) for card in range(DEEDS_FROM + PROPERTY_KINDS)]
GIVES: Final[list[Choice]] = [Pick(1, card) for card in range(DEEDS_FROM + PROPERTY_KINDS)]
ADDS: Final[list[Choice]] = [Pick(2, card) for card in range(DEEDS_FROM + PROPERTY_KINDS)]
RETURNS: Final[list[Choice]] = [Pick(3, card) for card in range(DEEDS_FROM + PROPERTY_KINDS)]
NUMBERS: Final[list[list[Choice]]] = [[Number(what, n) for n in range(MOST + 1)] for what in range(4)]
BACKS: Final[list[list[Choice]]] = [
    [Backs(deeds, store) for store in range(DICE + 1)] for deeds in range(DICE + 1)
]
FENCES: Final[list[list[Choice]]] = [
    [Fence(first, second) for second in range(first + 1)] for first in range(PROPERTY_KINDS - 1)
]


def _keeps(brute: bool) -> dict[int, Choice]:
    parts = [part for rolls in dice.ALL_ROLLS for part in rolls]
    return {part: Keep(part, brute) for part in parts}


KEEP: Final = _keeps(False)
KEEP_BRUTE: Final = _keeps(True)


def _real(picks: list[Choice]) -> list[Choice]:
    """Those that point at a card: between store cards and deeds some numbers are nobody's."""
    return [pick for card, pick in enumerate(picks) if CARD_IDS[card]]


# Research counts on the order (docs/compatibility.md): what is new goes to the end.
TABLES: Final = [
    _ALONE,
    [*KEEP.values(), *KEEP_BRUTE.values()],
    [
        *PLAYS,
        *[play for plays in PLAYS_ON for play in plays],
        *[cheat for cheats in CHEATS for cheat in cheats],
    ],
    [*NAMES, *[deal for deals in DEALS for deal in deals[1:]], *DOES.values(), *ASKS],
    [*_real(TAKES), *_real(GIVES), *_real(ADDS), *_real(RETURNS)],
    [number for numbers in NUMBERS for number in numbers],
    [*[back for backs in BACKS for back in backs], *[fence for fences in FENCES for fence in fences]],
]
