"""1. What is in the box: the terms of the rules, the constants, and the deck read column by column."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.goldriver.deck import DECK, DOUBLES, EVEN, GHOST, LASSO, LOST, ODD

SEATS: Final = 5
NO_CARD: Final = -1

START: Final = 15
MAYOR_VALUE: Final = 5
MAYOR_BONUS: Final = 5
POKER_BONUS: Final = 10
SALOON_MIN: Final = 6
SALOON_FEE: Final = 1
REMOVED: Final = 15
CAUGHT: Final = 5  # Dynamite: a total up to this is paid
THREE: Final = 3  # the Bank's number: of dice, of nuggets
SLOTS_MOST: Final = 3

# Where a card lies: before a seat (0 to 4), or in one of these zones.
IN_DECK: Final = 5
PUT_BACK: Final = 6  # in the deck, and everybody has seen it go there (round 1)
IN_ROW: Final = 7
TAKEN: Final = 8  # chosen, on its way to the player, or an action being carried out
SHOWN: Final = 9  # turned up by a One-Armed Bandit
OUT: Final = 10
FACE_DOWN: Final = 11  # out, and nobody knows it
LEFT_IN_BOX: Final = 12

TOWNS: Final = 5
TOWN_NAMES: Final = ["SN", "CM", "NL", "TK", "WR"]

NAMES: Final = [printed.name for printed in DECK]
KIND: Final = [printed.kind for printed in DECK]
TOWN: Final = [printed.town for printed in DECK]
NUMBER: Final = [printed.number for printed in DECK]
NUGGETS: Final = [printed.nuggets for printed in DECK]

CARDS: Final = len(DECK)
CONCESSIONS: Final = len([kind for kind in KIND if kind <= LOST])
CLAIMS: Final = list(range(CONCESSIONS))
GHOSTS: Final = [card for card in range(CARDS) if KIND[card] == GHOST]
LOST_MINES: Final = [card for card in range(CARDS) if KIND[card] == LOST]
LASSOS: Final = [card for card in range(CARDS) if KIND[card] == LASSO]
FIRST_LOST: Final = LOST_MINES[0]
LAST_LOST: Final = LOST_MINES[-1]
FIRST_LASSO: Final = LASSOS[0]

ALL_IN: Final = NAMES.index("ALIN")
MOONSHINE: Final = NAMES.index("MOON")
MUSTANG: Final = NAMES.index("MUST")
PENNY_PRESS: Final = NAMES.index("PENY")
GOLD: Final = NAMES.index("GOLD")
BANK: Final = NAMES.index("BANK")
POST_OFFICE: Final = NAMES.index("POST")
SALOON: Final = NAMES.index("SALO")
STATION: Final = NAMES.index("STAT")


def produces(number: int, first: int, second: int) -> bool:
    """Whether a roll meets the number of a card: a total, any even or odd one, or doubles (11.1)."""
    total = first + second
    if number == EVEN:
        return total % 2 == 0
    if number == ODD:
        return total % 2 == 1
    if number == DOUBLES:
        return first == second
    return number == total


def _producing(first: int, second: int) -> list[int]:
    return [card for card in range(CONCESSIONS) if produces(NUMBER[card], first, second)]


def roll(first: int, second: int) -> int:
    """Two dice as one number, for tables."""
    return first * 7 + second


# What produces on each roll, and what blows up on each total.
PRODUCING: Final = [_producing(k // 7, k % 7) for k in range(49)]
EXPLODING: Final = [[card for card in range(CONCESSIONS) if DECK[card].danger == t > 0] for t in range(13)]


def card_word(card: int) -> str:
    """A card as a fact."""
    return "card:" + NAMES[card]


def cards_word(cards: list[int]) -> str:
    """Several cards as a fact."""
    return "card:" + " ".join([NAMES[card] for card in cards])


def town_word(town: int) -> str:
    """A town as a fact."""
    return "town:" + TOWN_NAMES[town]
