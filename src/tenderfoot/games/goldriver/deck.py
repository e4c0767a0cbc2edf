"""1. The deck, as printed: one table, in the order of the printed list.

Whoever owns a printed copy corrects numbers, nuggets, danger marks and poker indices here and in the
same table of docs/rules/goldriver.md; no rule knows any of them.
"""

from __future__ import annotations

from typing import Final

# The five towns, and no town.
SAN_NARCISO: Final = 0
COLD_MOUNTAIN: Final = 1
NEW_LONDON: Final = 2
TAKAMAWOK: Final = 3
WHISKEY_RIVER: Final = 4
NO_TOWN: Final = -1

# Kinds of cards: the concessions, then the rest.
MINE: Final = 0
RIVER: Final = 1
GHOST: Final = 2
LOST: Final = 3
HORSESHOE: Final = 4
JUDGE: Final = 5
RAID: Final = 6
DYNAMITE: Final = 7
HOLD_UP: Final = 8
BANDIT: Final = 9
LASSO: Final = 10
BANKING: Final = 11
BUILDING: Final = 12

# When a card produces: on a total from 2 to 12, or on one of these.
NEVER: Final = 0
EVEN: Final = 13
ODD: Final = 14
DOUBLES: Final = 15

SAFE: Final = 0


class Printed:
    """What is printed on one card.

    `number` is the total on which it produces (for a card to attach: the total it adds), `nuggets` what
    it then yields (to attach: what it adds), `danger` the total that blows it up, `poker` its index.
    """

    def __init__(
        self, name: str, kind: int, town: int, number: int, nuggets: int, danger: int, poker: str
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.town: Final = town
        self.number: Final = number
        self.nuggets: Final = nuggets
        self.danger: Final = danger
        self.poker: Final = poker


DECK: Final = [
    Printed("SN02", MINE, SAN_NARCISO, 2, 6, SAFE, "2♠"),
    Printed("SN04", MINE, SAN_NARCISO, 4, 4, SAFE, "3♥"),
    Printed("SN06", MINE, SAN_NARCISO, 6, 3, SAFE, "4♦"),
    Printed("SN07", MINE, SAN_NARCISO, 7, 2, SAFE, "5♣"),
    Printed("SN08", MINE, SAN_NARCISO, 8, 5, 2, "6♠"),
    Printed("SN09", MINE, SAN_NARCISO, 9, 3, SAFE, "7♥"),
    Printed("SN10", MINE, SAN_NARCISO, 10, 3, SAFE, "8♦"),
    Printed("SN11", MINE, SAN_NARCISO, 11, 4, SAFE, "9♣"),
    Printed("CM03", MINE, COLD_MOUNTAIN, 3, 4, SAFE, "2♥"),
    Printed("CM04", MINE, COLD_MOUNTAIN, 4, 5, SAFE, "3♦"),
    Printed("CM05", MINE, COLD_MOUNTAIN, 5, 3, SAFE, "4♣"),
    Printed("CM06", MINE, COLD_MOUNTAIN, 6, 7, 8, "5♠"),
    Printed("CM07", MINE, COLD_MOUNTAIN, 7, 2, SAFE, "6♥"),
    Printed("CM08", MINE, COLD_MOUNTAIN, 8, 2, SAFE, "7♦"),
    Printed("CM10", MINE, COLD_MOUNTAIN, 10, 4, SAFE, "8♣"),
    Printed("CM12", MINE, COLD_MOUNTAIN, 12, 6, SAFE, "9♠"),
    Printed("NL03", MINE, NEW_LONDON, 3, 5, SAFE, "2♦"),
    Printed("NL04", MINE, NEW_LONDON, 4, 1, SAFE, "3♣"),
    Printed("NL05", MINE, NEW_LONDON, 5, 4, SAFE, "4♠"),
    Printed("NL06", MINE, NEW_LONDON, 6, 3, SAFE, "5♥"),
    Printed("NL07", MINE, NEW_LONDON, 7, 5, 8, "6♦"),
    Printed("NL08", MINE, NEW_LONDON, 8, 3, SAFE, "7♣"),
    Printed("NL09", MINE, NEW_LONDON, 9, 4, SAFE, "8♠"),
    Printed("NL11", MINE, NEW_LONDON, 11, 5, SAFE, "9♥"),
    Printed("TK02", MINE, TAKAMAWOK, 2, 7, SAFE, "2♣"),
    Printed("TK05", MINE, TAKAMAWOK, 5, 2, SAFE, "3♠"),
    Printed("TK06", MINE, TAKAMAWOK, 6, 2, SAFE, "4♥"),
    Printed("TK07", MINE, TAKAMAWOK, 7, 3, SAFE, "5♦"),
    Printed("TK08", MINE, TAKAMAWOK, 8, 3, SAFE, "6♣"),
    Printed("TK09", MINE, TAKAMAWOK, 9, 5, 2, "7♠"),
    Printed("TK10", MINE, TAKAMAWOK, 10, 5, SAFE, "8♥"),
    Printed("TK12", MINE, TAKAMAWOK, 12, 7, SAFE, "9♦"),
    Printed("WRE1", RIVER, WHISKEY_RIVER, EVEN, 1, SAFE, "K♥"),
    Printed("WRE2", RIVER, WHISKEY_RIVER, EVEN, 2, SAFE, "10♥"),
    Printed("WRO1", RIVER, WHISKEY_RIVER, ODD, 1, SAFE, "K♣"),
    Printed("WRO2", RIVER, WHISKEY_RIVER, ODD, 2, SAFE, "10♠"),
    Printed("WRD3", RIVER, WHISKEY_RIVER, DOUBLES, 3, SAFE, "Q♣"),
    Printed("WRD4", RIVER, WHISKEY_RIVER, DOUBLES, 4, SAFE, "J♦"),
    Printed("GM06", GHOST, NO_TOWN, 6, 5, SAFE, "J♠"),
    Printed("GM07", GHOST, NO_TOWN, 7, 4, SAFE, "Q♠"),
    Printed("GM08", GHOST, NO_TOWN, 8, 5, SAFE, "J♥"),
    Printed("LM05", LOST, NO_TOWN, 5, 3, SAFE, "K♠"),
    Printed("LM09", LOST, NO_TOWN, 9, 3, SAFE, "Q♦"),
    Printed("ALIN", HORSESHOE, NO_TOWN, NEVER, 0, SAFE, "A♠"),
    Printed("MOON", HORSESHOE, NO_TOWN, NEVER, 0, SAFE, "A♥"),
    Printed("MUST", HORSESHOE, NO_TOWN, NEVER, 0, SAFE, "A♦"),
    Printed("PENY", HORSESHOE, NO_TOWN, NEVER, 0, SAFE, "A♣"),
    Printed("JUDG1", JUDGE, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("JUDG2", JUDGE, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("RAID1", RAID, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("RAID2", RAID, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("DYNA1", DYNAMITE, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("DYNA2", DYNAMITE, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("HOLD1", HOLD_UP, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("HOLD2", HOLD_UP, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("BAND1", BANDIT, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("BAND2", BANDIT, NO_TOWN, NEVER, 0, SAFE, ""),
    Printed("GOLD", LASSO, NO_TOWN, 4, 0, SAFE, ""),
    Printed("WAG1", LASSO, NO_TOWN, NEVER, 2, SAFE, "10♦"),
    Printed("WAG2", LASSO, NO_TOWN, NEVER, 2, SAFE, "10♣"),
    Printed("BANK", BANKING, NO_TOWN, NEVER, 0, SAFE, "K♦"),
    Printed("POST", BUILDING, NO_TOWN, NEVER, 0, SAFE, "J♣"),
    Printed("SALO", BUILDING, NO_TOWN, NEVER, 0, SAFE, "Q♥"),
    Printed("STAT", BUILDING, NO_TOWN, NEVER, 0, SAFE, "joker"),
]
