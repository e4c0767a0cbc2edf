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

# Kinds of cards, in the words and the order of the rulebook: the concessions, then the rest. The place in the
# list is the kind; what happens when such a card is taken stands in its class, in cards/.
KINDS: Final = [
    *["mine", "river", "Ghost Mine", "Lost Mine", "horseshoe"],
    *["Judge", "Raid", "Dynamite", "Hold Up", "One-Armed Bandit"],
    *["lasso", "Bank", "building"],
]
MINE: Final = KINDS.index("mine")
RIVER: Final = KINDS.index("river")
GHOST: Final = KINDS.index("Ghost Mine")
LOST: Final = KINDS.index("Lost Mine")
HORSESHOE: Final = KINDS.index("horseshoe")
JUDGE: Final = KINDS.index("Judge")
RAID: Final = KINDS.index("Raid")
DYNAMITE: Final = KINDS.index("Dynamite")
HOLD_UP: Final = KINDS.index("Hold Up")
BANDIT: Final = KINDS.index("One-Armed Bandit")
LASSO: Final = KINDS.index("lasso")
BANKING: Final = KINDS.index("Bank")
BUILDING: Final = KINDS.index("building")

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
        self,
        name: str,
        kind: int,
        *,
        town: int = NO_TOWN,
        number: int = NEVER,
        nuggets: int = 0,
        danger: int = SAFE,
        poker: str = "",
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.town: Final = town
        self.number: Final = number
        self.nuggets: Final = nuggets
        self.danger: Final = danger
        self.poker: Final = poker


DECK: Final = [
    Printed("SN02", MINE, town=SAN_NARCISO, number=2, nuggets=6, poker="2♠"),
    Printed("SN04", MINE, town=SAN_NARCISO, number=4, nuggets=4, poker="3♥"),
    Printed("SN06", MINE, town=SAN_NARCISO, number=6, nuggets=3, poker="4♦"),
    Printed("SN07", MINE, town=SAN_NARCISO, number=7, nuggets=2, poker="5♣"),
    Printed("SN08", MINE, town=SAN_NARCISO, number=8, nuggets=5, danger=2, poker="6♠"),
    Printed("SN09", MINE, town=SAN_NARCISO, number=9, nuggets=3, poker="7♥"),
    Printed("SN10", MINE, town=SAN_NARCISO, number=10, nuggets=3, poker="8♦"),
    Printed("SN11", MINE, town=SAN_NARCISO, number=11, nuggets=4, poker="9♣"),
    Printed("CM03", MINE, town=COLD_MOUNTAIN, number=3, nuggets=4, poker="2♥"),
    Printed("CM04", MINE, town=COLD_MOUNTAIN, number=4, nuggets=5, poker="3♦"),
    Printed("CM05", MINE, town=COLD_MOUNTAIN, number=5, nuggets=3, poker="4♣"),
    Printed("CM06", MINE, town=COLD_MOUNTAIN, number=6, nuggets=7, danger=8, poker="5♠"),
    Printed("CM07", MINE, town=COLD_MOUNTAIN, number=7, nuggets=2, poker="6♥"),
    Printed("CM08", MINE, town=COLD_MOUNTAIN, number=8, nuggets=2, poker="7♦"),
    Printed("CM10", MINE, town=COLD_MOUNTAIN, number=10, nuggets=4, poker="8♣"),
    Printed("CM12", MINE, town=COLD_MOUNTAIN, number=12, nuggets=6, poker="9♠"),
    Printed("NL03", MINE, town=NEW_LONDON, number=3, nuggets=5, poker="2♦"),
    Printed("NL04", MINE, town=NEW_LONDON, number=4, nuggets=1, poker="3♣"),
    Printed("NL05", MINE, town=NEW_LONDON, number=5, nuggets=4, poker="4♠"),
    Printed("NL06", MINE, town=NEW_LONDON, number=6, nuggets=3, poker="5♥"),
    Printed("NL07", MINE, town=NEW_LONDON, number=7, nuggets=5, danger=8, poker="6♦"),
    Printed("NL08", MINE, town=NEW_LONDON, number=8, nuggets=3, poker="7♣"),
    Printed("NL09", MINE, town=NEW_LONDON, number=9, nuggets=4, poker="8♠"),
    Printed("NL11", MINE, town=NEW_LONDON, number=11, nuggets=5, poker="9♥"),
    Printed("TK02", MINE, town=TAKAMAWOK, number=2, nuggets=7, poker="2♣"),
    Printed("TK05", MINE, town=TAKAMAWOK, number=5, nuggets=2, poker="3♠"),
    Printed("TK06", MINE, town=TAKAMAWOK, number=6, nuggets=2, poker="4♥"),
    Printed("TK07", MINE, town=TAKAMAWOK, number=7, nuggets=3, poker="5♦"),
    Printed("TK08", MINE, town=TAKAMAWOK, number=8, nuggets=3, poker="6♣"),
    Printed("TK09", MINE, town=TAKAMAWOK, number=9, nuggets=5, danger=2, poker="7♠"),
    Printed("TK10", MINE, town=TAKAMAWOK, number=10, nuggets=5, poker="8♥"),
    Printed("TK12", MINE, town=TAKAMAWOK, number=12, nuggets=7, poker="9♦"),
    Printed("WRE1", RIVER, town=WHISKEY_RIVER, number=EVEN, nuggets=1, poker="K♥"),
    Printed("WRE2", RIVER, town=WHISKEY_RIVER, number=EVEN, nuggets=2, poker="10♥"),
    Printed("WRO1", RIVER, town=WHISKEY_RIVER, number=ODD, nuggets=1, poker="K♣"),
    Printed("WRO2", RIVER, town=WHISKEY_RIVER, number=ODD, nuggets=2, poker="10♠"),
    Printed("WRD3", RIVER, town=WHISKEY_RIVER, number=DOUBLES, nuggets=3, poker="Q♣"),
    Printed("WRD4", RIVER, town=WHISKEY_RIVER, number=DOUBLES, nuggets=4, poker="J♦"),
    Printed("GM06", GHOST, number=6, nuggets=5, poker="J♠"),
    Printed("GM07", GHOST, number=7, nuggets=4, poker="Q♠"),
    Printed("GM08", GHOST, number=8, nuggets=5, poker="J♥"),
    Printed("LM05", LOST, number=5, nuggets=3, poker="K♠"),
    Printed("LM09", LOST, number=9, nuggets=3, poker="Q♦"),
    Printed("ALIN", HORSESHOE, poker="A♠"),
    Printed("MOON", HORSESHOE, poker="A♥"),
    Printed("MUST", HORSESHOE, poker="A♦"),
    Printed("PENY", HORSESHOE, poker="A♣"),
    Printed("JUDG1", JUDGE),
    Printed("JUDG2", JUDGE),
    Printed("RAID1", RAID),
    Printed("RAID2", RAID),
    Printed("DYNA1", DYNAMITE),
    Printed("DYNA2", DYNAMITE),
    Printed("HOLD1", HOLD_UP),
    Printed("HOLD2", HOLD_UP),
    Printed("BAND1", BANDIT),
    Printed("BAND2", BANDIT),
    Printed("GOLD", LASSO, number=4),
    Printed("WAG1", LASSO, nuggets=2, poker="10♦"),
    Printed("WAG2", LASSO, nuggets=2, poker="10♣"),
    Printed("BANK", BANKING, poker="K♦"),
    Printed("POST", BUILDING, poker="J♣"),
    Printed("SALO", BUILDING, poker="Q♥"),
    Printed("STAT", BUILDING, poker="joker"),
]
