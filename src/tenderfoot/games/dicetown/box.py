"""2.1, 2.3, 2.4, 2.7. What is in the box: faces, the printed lists of cards, and the numbers.

Every printed list stands here, in printed order, so that whoever owns another print can correct it
without touching a rule. A kind is a place in its list. A card is a uid: its kind, and which copy of it;
sets of cards are integers with one bit for each uid. What leaves the engine is a kind or its id.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

from tenderfoot.engine.printed import kinds_of

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

# The General Store cards (2.3, 2.4), box by box. The place in the list is the kind; copies, points, windows
# and rule stand in the class of each card: cards/, wildwest/cards/, indians/camp.py.
BASE_STORE: Final = [
    *["eq1", "eq2", "eq3", "eq4", "eq5", "eq8"],
    *["dynamite", "girls", "brute", "cheater", "corruption", "credits"],
    *["joe", "marshall", "split", "wanted", "gs_elixir"],
]
WILD_STORE: Final = [
    *["cattle", "winchester", "mule", "dog"],
    *["insurance", "gift", "doublegun", "collection", "whisky", "desperado"],
]
INDIAN_STORE: Final = ["smoke"]
STORE_IDS: Final = [*BASE_STORE, *WILD_STORE, *INDIAN_STORE]
STORE_KINDS: Final = len(STORE_IDS)
STORE_COPIES: Final = 2  # at most, of a kind
# The kinds that a rule outside of their class, or a bot, must tell from others.
DYNAMITE: Final = STORE_IDS.index("dynamite")
BRUTE: Final = STORE_IDS.index("brute")
CHEATER: Final = STORE_IDS.index("cheater")
CORRUPTION: Final = STORE_IDS.index("corruption")
JOE: Final = STORE_IDS.index("joe")
MARSHALL: Final = STORE_IDS.index("marshall")
WANTED: Final = STORE_IDS.index("wanted")
GIFT: Final = STORE_IDS.index("gift")

# The property cards (2.2): id, copies in the fullest print, points.
PROPERTY: Final = (
    ("deed1", 5, 1),
    ("deed2", 5, 2),
    ("deed3", 5, 3),
    ("deed4", 5, 4),
    ("deed5", 5, 5),
    ("ranch", 10, 0),
)
NO_CARD: Final = -1

# The Elixirs of the revised edition (2.5), one of each.
ELIXIRS: Final = [
    *["el_wealth", "el_charm", "el_fortune", "el_power"],
    *["el_protection", "el_friendship", "el_domination"],
]

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

# The River cards (2.6); their copies stand in their classes, in wildwest/river.py.
RIVER_IDS: Final = ["rv_gold2", "rv_gold3", "rv_star", "rv_wallet", "rv_discovery", "rv_voucher"]
RIVER_COPIES: Final = 3  # at most, of a kind
# The faces of the Indian die (2.8).
INDIAN: Final = ["shaman", "gold", "ambush", "raid", "barter", "pipe"]
# The places by their number in the round.
PLACES: Final = [
    *["village", "mine", "bank", "stagecoach", "store", "saloon", "sheriff", "hall", "doc", "evening"]
]


def _masks(kinds: list[int], n: int) -> list[int]:
    """The uids of each kind, as a set."""
    masks = [0] * n
    for uid, kind in enumerate(kinds):
        masks[kind] |= 1 << uid
    return masks


STORE_KIND: Final = kinds_of(STORE_IDS, STORE_COPIES)
STORE_MASK: Final = _masks(STORE_KIND, STORE_KINDS)

RIVER_KIND: Final = kinds_of(RIVER_IDS, RIVER_COPIES)
OUTLAW_IDS: Final = [row[0] for row in OUTLAWS]
OUTLAW_FACE: Final = [row[1] for row in OUTLAWS]
OUTLAW_BOUNTY: Final = [row[2] for row in OUTLAWS]

PROPERTY_IDS: Final = [row[0] for row in PROPERTY]
PROPERTY_KINDS: Final = len(PROPERTY)
PROPERTY_POINTS: Final = [row[2] for row in PROPERTY]
PROPERTY_KIND: Final = [kind for kind, row in enumerate(PROPERTY) for _ in range(row[1])]
PROPERTY_MASK: Final = _masks(PROPERTY_KIND, PROPERTY_KINDS)
RANCH: Final = PROPERTY_IDS.index("ranch")
RANCHES: Final = PROPERTY_MASK[RANCH]
NO_KINDS: Final[list[int]] = []  # of no cards; shared


_PRIME: Final[i64] = 67


def _exponents() -> list[int]:
    """A set of one card is a power of two. By 67 the first 66 powers leave 66 remainders, none of them twice:
    so the uid of a card stands in a list at the remainder of its set. No card, no uid.
    """
    found = [NO_CARD] * 67
    for uid in range(66):
        found[(1 << uid) % 67] = uid
    return found


_UID: Final = _exponents()


def _by_set(kinds: list[int]) -> list[int]:
    """The kinds of all cards, each where its uid stands in that list."""
    return [kinds[uid] if 0 <= uid < len(kinds) else NO_CARD for uid in _UID]


_STORE: Final = _by_set(STORE_KIND)
_PROPERTY: Final = _by_set(PROPERTY_KIND)
T = TypeVar("T")  # what is handed on as it is: no number is taken out of its box to be put in again


def uids(cards: i64) -> list[int]:
    """The members of a set of cards, ascending."""
    return _each(cards, _UID)


def _each(cards: i64, known: list[T]) -> list[T]:
    """What is known of each card of a set, in ascending order."""
    found: list[T] = []
    while cards:
        found.append(known[(cards & -cards) % _PRIME])
        cards &= cards - 1
    return found


def set_of(uids: list[int]) -> int:
    """These cards as a set."""
    cards = 0
    for uid in uids:
        cards |= 1 << uid
    return cards


def size(cards: i64) -> int:
    """How many cards a set holds."""
    n = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


def lowest(cards: i64) -> int:
    """The uid of the first card of a set that has one."""
    return _UID[(cards & -cards) % _PRIME]


def one_of(cards: i64) -> i64:
    """The first card of a set, as a set of its own; of an empty one nothing."""
    return cards & -cards


def store_kinds(cards: i64) -> list[int]:
    """The kinds of a set of store cards, one for each card, ascending; not to be changed."""
    return _each(cards, _STORE) if cards else NO_KINDS


def property_kinds(cards: i64) -> list[int]:
    """The kinds of a set of property cards, one for each card, ascending; not to be changed."""
    return _each(cards, _PROPERTY) if cards else NO_KINDS


def store_kinds_once(cards: i64) -> list[int]:
    """The kinds of a set of store cards, each once, ascending."""
    return _each_kind(cards, _STORE, STORE_MASK)


def property_kinds_once(cards: i64) -> list[int]:
    """The kinds of a set of property cards, each once, ascending."""
    return _each_kind(cards, _PROPERTY, PROPERTY_MASK)


def _each_kind(cards: i64, kinds: list[int], masks: list[int]) -> list[int]:
    found: list[int] = []
    while cards:
        kind = kinds[(cards & -cards) % _PRIME]
        found.append(kind)
        cards &= ~masks[kind]
    return found


def words(ids: list[str]) -> str:
    """Several cards as one fact."""
    return "card:" + " ".join(ids)
