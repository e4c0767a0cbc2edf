"""2.1, 2.3, 2.4, 2.7. What is in the box: faces, cards with their copies and points, and the numbers.

Every printed table is a tuple here, in printed order, so that whoever owns another print can
correct a number without touching a rule. A card is a uid, its position in these tables with
the copies side by side; sets of cards are integers with one bit for each uid. What leaves the
engine is a kind, an index into the table, or its id.
"""

from __future__ import annotations

from typing import Final

NINE: Final = 0
TEN: Final = 1
JACK: Final = 2
QUEEN: Final = 3
KING: Final = 4
ACE: Final = 5
FACES: Final = ("9", "10", "J", "Q", "K", "A")
DICE: Final = 5

START_MONEY: Final = 8
START_BANK: Final = 3
BADGE_POINTS: Final = 5
ROW: Final = 3

# The General Store cards (2.3, 2.4): id, copies, points at the end.
STORE: Final = (
    ("eq1", 1, 1),
    ("eq2", 1, 2),
    ("eq3", 1, 3),
    ("eq4", 1, 4),
    ("eq5", 1, 5),
    ("eq8", 1, 8),
    ("dynamite", 1, 0),
    ("girls", 1, 0),
    ("brute", 2, 0),
    ("cheater", 2, 0),
    ("corruption", 1, 0),
    ("credits", 1, 0),
    ("joe", 1, 0),
    ("marshall", 1, 0),
    ("split", 1, 0),
    ("wanted", 1, 0),
    ("gs_elixir", 1, 0),
    ("cattle", 1, 7),
    ("winchester", 1, 6),
    ("mule", 1, 0),
    ("dog", 1, 0),
    ("insurance", 2, 0),
    ("gift", 1, 0),
    ("doublegun", 2, 0),
    ("collection", 1, 0),
    ("whisky", 1, 0),
    ("desperado", 1, 0),
    ("smoke", 1, 0),
)
DYNAMITE: Final = 6
GIRLS: Final = 7
BRUTE: Final = 8
CHEATER: Final = 9
CORRUPTION: Final = 10
CREDITS: Final = 11
JOE: Final = 12
MARSHALL: Final = 13
SPLIT: Final = 14
WANTED: Final = 15
GS_ELIXIR: Final = 16
MULE: Final = 19
DOG: Final = 20
INSURANCE: Final = 21
GIFT: Final = 22
DOUBLEGUN: Final = 23
COLLECTION: Final = 24
WHISKY: Final = 25
DESPERADO: Final = 26
SMOKE: Final = 27
STORE_KINDS: Final = 28
BASE_KINDS: Final = 17  # the first seventeen kinds are those of the base game

# The property cards (2.2): id, copies in the fullest print, points.
PROPERTY: Final = (
    ("deed1", 5, 1),
    ("deed2", 5, 2),
    ("deed3", 5, 3),
    ("deed4", 5, 4),
    ("deed5", 5, 5),
    ("ranch", 10, 0),
)
RANCH: Final = 5
PROPERTY_KINDS: Final = 6
NO_CARD: Final = -1

# The Elixirs of the revised edition (2.5), one of each.
ELIXIRS: Final = (
    "el_wealth",
    "el_charm",
    "el_fortune",
    "el_power",
    "el_protection",
    "el_friendship",
    "el_domination",
)

# The Outlaws (2.7): id, the face on both sides, the bounty.
OUTLAWS: Final = (
    ("out9a", NINE, 3),
    ("out9b", NINE, 4),
    ("out10a", TEN, 3),
    ("out10b", TEN, 4),
    ("outJa", JACK, 4),
    ("outJb", JACK, 5),
    ("outQa", QUEEN, 4),
    ("outQb", QUEEN, 5),
    ("outKa", KING, 5),
    ("outKb", KING, 6),
    ("outAa", ACE, 5),
    ("outAb", ACE, 6),
)

# The River cards (2.6): id, copies.
RIVER: Final = (
    ("rv_gold2", 3),
    ("rv_gold3", 2),
    ("rv_star", 1),
    ("rv_wallet", 2),
    ("rv_discovery", 2),
    ("rv_voucher", 2),
)
# The faces of the Indian die (2.8).
# The places by their number in the round.
PLACES: Final = [
    *["village", "mine", "bank", "stagecoach", "store", "saloon", "sheriff", "hall", "doc", "evening"]
]
INDIAN: Final = ("shaman", "gold", "ambush", "raid", "barter", "pipe")


def _kinds(copies: list[int]) -> list[int]:
    """The kind of each uid."""
    return [kind for kind, n in enumerate(copies) for _ in range(n)]


def _masks(kinds: list[int], n: int) -> list[int]:
    """The uids of each kind, as a set."""
    masks = [0] * n
    for uid, kind in enumerate(kinds):
        masks[kind] |= 1 << uid
    return masks


STORE_IDS: Final = [row[0] for row in STORE]
STORE_POINTS: Final = [row[2] for row in STORE]
STORE_KIND: Final = _kinds([row[1] for row in STORE])
STORE_MASK: Final = _masks(STORE_KIND, STORE_KINDS)

RIVER_IDS: Final = [row[0] for row in RIVER]
RIVER_KIND: Final = _kinds([row[1] for row in RIVER])
OUTLAW_IDS: Final = [row[0] for row in OUTLAWS]
OUTLAW_FACE: Final = [row[1] for row in OUTLAWS]
OUTLAW_BOUNTY: Final = [row[2] for row in OUTLAWS]

PROPERTY_IDS: Final = [row[0] for row in PROPERTY]
PROPERTY_POINTS: Final = [row[2] for row in PROPERTY]
PROPERTY_KIND: Final = _kinds([row[1] for row in PROPERTY])
PROPERTY_MASK: Final = _masks(PROPERTY_KIND, PROPERTY_KINDS)
RANCHES: Final = PROPERTY_MASK[RANCH]


def uids(cards: int) -> list[int]:
    """The members of a set of cards, ascending."""
    found: list[int] = []
    while cards:
        first = cards & -cards
        found.append(first.bit_length() - 1)
        cards ^= first
    return found


def size(cards: int) -> int:
    """How many cards a set holds."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The uid of the first card of a set that has one."""
    return (cards & -cards).bit_length() - 1


def store_kinds(cards: int) -> list[int]:
    """The kinds of a set of store cards, one for each card, ascending."""
    return [STORE_KIND[uid] for uid in uids(cards)] if cards else []


def property_kinds(cards: int) -> list[int]:
    """The kinds of a set of property cards, one for each card, ascending."""
    return [PROPERTY_KIND[uid] for uid in uids(cards)] if cards else []


def distinct(kinds: list[int]) -> list[int]:
    """Kinds in ascending order, each once."""
    found: list[int] = []
    for kind in kinds:
        if not found or kind != found[-1]:
            found.append(kind)
    return found


def words(ids: list[str]) -> str:
    """Several cards as one fact."""
    return "card:" + " ".join(ids)
