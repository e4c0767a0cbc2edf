"""19. Everything a seat can ever answer, each answer made once."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.game import numbered
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import (
    ALL_IN,
    CARDS,
    MOONSHINE,
    MUSTANG,
    NAMES,
    PENNY_PRESS,
    SEATS,
    TOWN_NAMES,
    TOWNS,
    card_word,
    town_word,
)

# The verbs. A key is its verb and what the answer points at.
VERBS: Final = [
    "pass", "bid", "hold", "play", "pick", "burn", "join", "attach", "judge", "swap", "raid", "pay", "lose",
    "dynamite", "holdup", "slots", "keep", "roll", "die", "ghost", "deposit", "card", "half", "all",
]  # fmt: skip
VERB_BITS: Final = 10
VALUE_MASK: Final = (1 << VERB_BITS) - 1

# No hand can hold more: 5 × 15 to begin with, then at most 16 rolls of which none yields more than 45.
MOST: Final = 800


def key_of(verb: str, value: int) -> int:
    """The key of the answer that says this verb of this value."""
    return VERBS.index(verb) << VERB_BITS | value


def value_of(choice: Choice) -> int:
    """What an answer points at: a card, a seat, a town, an amount."""
    return choice.key & VALUE_MASK


def refused(choice: Choice, verb: str, code: str) -> Illegal:
    """Why an answer of this verb is not among the options; another verb is not even to the point."""
    if choice.verb() == verb:
        return Illegal(code, choice.facts())
    return Illegal("not-offered", {"choice": choice.write()})


class Plainly(Choice):
    """An answer without a word more."""

    def __init__(self, verb: str) -> None:
        super().__init__(key_of(verb, 0), verb)


class OfCard(Choice):
    """An answer that points at a card."""

    def __init__(self, verb: str, card: int) -> None:
        super().__init__(key_of(verb, card), f"{verb} {NAMES[card]}")

    def facts(self) -> Facts:
        return {"card": card_word(value_of(self))}


class OfTown(Choice):
    """An answer that points at a town."""

    def __init__(self, verb: str, town: int) -> None:
        super().__init__(key_of(verb, town), f"{verb} {TOWN_NAMES[town]}")

    def facts(self) -> Facts:
        return {"town": town_word(value_of(self))}


class OfSeat(Choice):
    """An answer that points at a player."""

    def __init__(self, verb: str, seat: Seat) -> None:
        super().__init__(key_of(verb, seat), f"{verb} {seat}")

    def facts(self) -> Facts:
        return {"seat": seat_word(value_of(self))}


class OfAmount(Choice):
    """An answer that says how many."""

    def __init__(self, verb: str, amount: int) -> None:
        super().__init__(key_of(verb, amount), f"{verb} {amount}")

    def facts(self) -> Facts:
        return {"amount": value_of(self)}


class Demand(Choice):
    """Whom to hold up, and for how much: the seat in the upper bits of the value."""

    def __init__(self, seat: Seat, amount: int) -> None:
        super().__init__(key_of("holdup", seat << 4 | amount), f"holdup {seat} {amount}")
        self.seat: Final = seat
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "amount": self.amount}


def _of_cards(verb: str) -> list[Choice]:
    return [OfCard(verb, card) for card in range(CARDS)]


def _of_amounts(verb: str, most: int) -> list[Choice]:
    return [OfAmount(verb, amount) for amount in range(most + 1)]


PASS: Final = Plainly("pass")
PASS_ONLY: Final[list[Choice]] = [PASS]
HOLD: Final = Plainly("hold")
PAY: Final = Plainly("pay")
CARD: Final = Plainly("card")
HALF: Final = Plainly("half")
ALL: Final = Plainly("all")

BIDS: Final = _of_amounts("bid", MOST)
DEPOSITS: Final[list[Choice]] = [OfAmount("deposit", 3 * k) for k in range(MOST // 3 + 1)]
SLOT_COUNTS: Final = _of_amounts("slots", 3)
DIE_FACES: Final = _of_amounts("die", 6)[1:]
DICE_COUNTS: Final[list[Choice]] = [OfAmount("roll", 2), OfAmount("roll", 1)]

PICKS: Final = _of_cards("pick")
BURNS: Final = _of_cards("burn")
ATTACHES: Final = _of_cards("attach")
JUDGES: Final = _of_cards("judge")
SWAPS: Final = _of_cards("swap")
LOSES: Final = _of_cards("lose")
DYNAMITES: Final = _of_cards("dynamite")
KEEPS: Final = _of_cards("keep")
JOINS: Final[list[Choice]] = [OfTown("join", town) for town in range(TOWNS)]
RAIDS: Final[list[Choice]] = [OfTown("raid", town) for town in range(TOWNS)]
GHOST_GIFTS: Final[list[Choice]] = [OfSeat("ghost", seat) for seat in range(SEATS)]
DEMANDS: Final = [[Demand(seat, amount) for amount in range(2, 9)] for seat in range(SEATS)]

PLAY_OR_HOLD: Final[list[list[Choice]]] = [[HOLD, OfCard("play", card)] for card in range(CARDS)]
ALL_IN_OR_HOLD: Final = PLAY_OR_HOLD[ALL_IN]
MOONSHINE_OR_HOLD: Final = PLAY_OR_HOLD[MOONSHINE]
MUSTANG_OR_HOLD: Final = PLAY_OR_HOLD[MUSTANG]
PENNY_PRESS_OR_HOLD: Final = PLAY_OR_HOLD[PENNY_PRESS]

# Research counts on the order (docs/compatibility.md): what is new goes to the end.
CHOICES: Final = numbered(
    [
        [PASS, HOLD, PAY, CARD, HALF, ALL],
        [*BIDS, *DEPOSITS, *SLOT_COUNTS, *DIE_FACES, *DICE_COUNTS],
        [*PICKS, *BURNS, *ATTACHES, *JUDGES, *SWAPS, *LOSES, *DYNAMITES, *KEEPS],
        [either[1] for either in PLAY_OR_HOLD],
        [*JOINS, *RAIDS, *GHOST_GIFTS],
        *[list[Choice](demands) for demands in DEMANDS],
    ]
)
