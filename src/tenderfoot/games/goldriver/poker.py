"""18. Poker Expert: the best five of any number of cards, one of which may be a joker.

A card is `rank * 4 + suit`, with ranks 0 to 12 for 2 to ace. A hand's strength is one number: its category,
then five places of four bits for the ranks that decide, each one higher than the rank, so that a missing
kicker is lower than any card.
"""

from __future__ import annotations

from typing import Final

HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIRS: Final = 2
THREE_OF_A_KIND: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR_OF_A_KIND: Final = 7
STRAIGHT_FLUSH: Final = 8
ROYAL_FLUSH: Final = 9

CATEGORIES: Final = [
    "high-card", "pair", "two-pairs", "three", "straight", "flush", "full-house", "four", "straight-flush",
    "royal-flush",
]  # fmt: skip
# How many ranks each of them is made of; those after them are kickers.
MADE_OF: Final = [1, 1, 2, 1, 1, 5, 2, 1, 1, 0]
RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS: Final = ["♠", "♥", "♦", "♣"]
ACE: Final = 12
TWO: Final = 2
THREE: Final = 3
FOUR: Final = 4
FIVE: Final = 5
PACK: Final = 52
CATEGORY_BITS: Final = 20
RUN: Final = 31
WHEEL: Final = 1 << ACE | 15  # ace, 2, 3, 4, 5


def card_of(index: str) -> int:
    """A printed index as a card: "10♥"."""
    return RANKS.index(index[:-1]) * 4 + SUITS.index(index[-1])


def best_hand(cards: list[int], joker: bool) -> int:
    """18, A22. The strength of the best five of these cards, of all if there are fewer; -1 without any card.

    A22: the joker stands for one card that is not there already, so that there is no five of a kind.
    """
    if not joker:
        return strength(cards) if cards else -1
    return max([strength([*cards, card]) for card in _worth_trying(cards)])


def _worth_trying(cards: list[int]) -> list[int]:
    """What a joker may be: one card of each rank, and all missing ones of a suit that could make a flush."""
    suits = [0, 0, 0, 0]
    for card in cards:
        suits[card & 3] += 1
    ranks = 0
    found: list[int] = []
    for card in range(PACK):
        if card in cards or (ranks >> (card >> 2) & 1 and suits[card & 3] < FOUR):
            continue
        ranks |= 1 << (card >> 2)
        found.append(card)
    return found


def category(hand: int) -> int:
    """What kind of hand this is, from no pair to royal flush."""
    return hand >> CATEGORY_BITS


def leading(hand: int) -> str:
    """The rank that decides first; a royal flush names none, and ends in the ace."""
    rank = hand >> CATEGORY_BITS - 4 & 15
    return RANKS[rank - 1] if rank else RANKS[ACE]


def without_kickers(hand: int) -> int:
    """The kind of hand and the ranks it is made of: of a pair, that it is one and of which rank."""
    return hand >> 4 * (FIVE - MADE_OF[category(hand)])


def strength(cards: list[int]) -> int:
    """18. The best five cards without a joker."""
    suits = [0, 0, 0, 0]
    counts = [0] * 13
    for card in cards:
        suits[card & 3] |= 1 << (card >> 2)
        counts[card >> 2] += 1
    best = _of_a_kind(counts)
    straight = straight_high(suits[0] | suits[1] | suits[2] | suits[3])
    if straight >= 0:
        best = max(best, _key(STRAIGHT, [straight]))
    for ranks in suits:
        best = max(best, _one_suit(ranks))
    return best


def straight_high(ranks: int) -> int:
    """18. The highest rank of a straight among these; the ace is also below the 2. -1 if there is none."""
    for low in range(8, -1, -1):
        if ranks >> low & RUN == RUN:
            return low + 4
    return 3 if ranks & WHEEL == WHEEL else -1


def _one_suit(ranks: int) -> int:
    """The best flush, straight flush or royal flush among cards of one suit."""
    run = straight_high(ranks)
    if run == ACE:
        return _key(ROYAL_FLUSH, [])
    if run >= 0:
        return _key(STRAIGHT_FLUSH, [run])
    held = [rank for rank in range(ACE, -1, -1) if ranks >> rank & 1]
    return _key(FLUSH, held[:FIVE]) if len(held) >= FIVE else -1


def _of_a_kind(counts: list[int]) -> int:
    """A23. The best hand of equal ranks; without a pair the high cards decide."""
    # Ranks by how often they occur, then by height.
    ranks = [rank for n in (4, 3, 2, 1) for rank in range(ACE, -1, -1) if counts[rank] == n]
    first = counts[ranks[0]]
    second = counts[ranks[1]] if len(ranks) > 1 else 0
    if first == FOUR:
        return _key(FOUR_OF_A_KIND, [ranks[0], *_highest(ranks[1:], 1)])
    if first == THREE and second > 1:
        # Of two triples and a pair, the pair may be higher than the second triple.
        return _key(FULL_HOUSE, [ranks[0], max([rank for rank in ranks[1:] if counts[rank] > 1])])
    if first == THREE:
        return _key(THREE_OF_A_KIND, [ranks[0], *_highest(ranks[1:], 2)])
    if second == TWO:
        return _key(TWO_PAIRS, [ranks[0], ranks[1], *_highest(ranks[2:], 1)])
    if first == TWO:
        return _key(PAIR, [ranks[0], *_highest(ranks[1:], 3)])
    return _key(HIGH_CARD, ranks[:FIVE])


def _highest(ranks: list[int], n: int) -> list[int]:
    return sorted(ranks, reverse=True)[:n]


def _key(category_: int, ranks: list[int]) -> int:
    """Category and ranks as one number that compares like the hand."""
    key = category_
    for i in range(FIVE):
        key = key << 4 | (ranks[i] + 1 if i < len(ranks) else 0)
    return key
