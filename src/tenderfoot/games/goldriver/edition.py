"""2. The options: what each of them puts into the game, as one value that the rules consult."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.options import Editions, Options, Setting
from tenderfoot.games.goldriver.box import (
    BANK,
    CARDS,
    IN_DECK,
    LEFT_IN_BOX,
    MAYOR_BONUS,
    MAYOR_VALUE,
    MOONSHINE,
    MUSTANG,
    OUT,
    POKER_BONUS,
    POST_OFFICE,
    REMOVED,
    SALOON,
    STATION,
)

FEWEST: Final = 2
BUILDINGS: Final = [BANK, POST_OFFICE, SALOON, STATION]


SETTINGS: Final = [
    Setting("players", [2, 3, 4, 5], 4),
    Setting("buildings", [True, False], True),
    Setting("poker", [True, False], True),
    Setting("first_game", [True, False], False),
    Setting("mayor_points", [MAYOR_VALUE + MAYOR_BONUS, MAYOR_VALUE], MAYOR_VALUE + MAYOR_BONUS),
]


class Edition:
    """The cards of this game, those taken out before it, and what offices and poker are worth."""

    def __init__(
        self, options: Options, *, cards: list[int], barred: list[int], buried: int, mayor: int, poker: int
    ) -> None:
        self.options: Final = options
        self.seats: Final = int(options["players"])
        self.cards: Final = cards  # in printed order
        self.barred: Final = barred  # taken out face up
        self.where: Final = [_zone(card, cards, barred) for card in range(CARDS)]  # before the first row
        self.buried: Final = buried  # how many are taken out face down
        self.mayor: Final = mayor
        self.poker: Final = poker


def _zone(card: int, cards: list[int], barred: list[int]) -> int:
    if card in barred:
        return OUT
    return IN_DECK if card in cards else LEFT_IN_BOX


def resolved(options: Options) -> Options:
    """A41. A first game is played without buildings and without Poker Expert, whatever else is said."""
    if options["first_game"]:
        return {**options, "buildings": False, "poker": False}
    return options


def _edition(options: Options) -> Edition:
    """2, A1, A2, A9. The game with these options.

    A1: poker without buildings is a game without a joker. A2: the Moonshine and the Mustang are two of
    the fifteen cards that two players take out. A9: a Mayor card is worth its value and a bonus.
    """
    unused = _unused(bool(options["buildings"]), bool(options["poker"]))
    cards = [card for card in range(CARDS) if card not in unused]
    barred = [MOONSHINE, MUSTANG] if options["players"] == FEWEST else []
    buried = REMOVED - len(barred) if options["players"] in {FEWEST, FEWEST + 1} else 0
    return Edition(
        options,
        cards=cards,
        barred=barred,
        buried=buried,
        mayor=int(options["mayor_points"]),
        poker=POKER_BONUS if options["poker"] else 0,
    )


_EDITIONS: Final = Editions(_edition)


def edition_of(options: Options) -> Edition:
    """What these options are played with."""
    return _EDITIONS.of(options)


def _unused(buildings: bool, poker: bool) -> list[int]:
    if not buildings:
        return BUILDINGS
    return [] if poker else [STATION]
