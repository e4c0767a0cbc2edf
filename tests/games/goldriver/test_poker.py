"""18. Which poker hand is best: pure, row by row."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tenderfoot.games.goldriver.poker import HIGH_CARD, PACK, best_hand, card_of, category, strength

ORDER = [
    ("no pair, fewer kickers", "A♠ K♥ Q♦ J♣"),
    ("no pair", "A♠ K♥ Q♦ J♣ 9♠"),
    ("pair of twos, no kicker", "2♠ 2♥"),
    ("pair of twos", "2♠ 2♥ 3♦"),
    ("pair, higher kicker", "2♠ 2♥ 4♦"),
    ("pair, better third kicker", "2♠ 2♥ A♦ K♣ 4♠"),
    ("pair of aces", "A♠ A♥ 4♦ 3♣ 2♠"),
    ("two pairs", "3♠ 3♥ 2♦ 2♣"),
    ("two pairs, kicker", "3♠ 3♥ 2♦ 2♣ 4♠"),
    ("two pairs, higher low pair", "5♠ 5♥ 4♦ 4♣ 2♠"),
    ("three of a kind", "2♠ 2♥ 2♦"),
    ("three of a kind, kickers", "2♠ 2♥ 2♦ A♣ K♠"),
    ("three aces", "A♠ A♥ A♦ 2♣ 3♠"),
    ("straight to five", "A♠ 2♥ 3♦ 4♣ 5♠"),
    ("straight to six", "2♠ 3♥ 4♦ 5♣ 6♠"),
    ("straight to ace", "10♠ J♥ Q♦ K♣ A♠"),
    ("flush", "2♠ 3♠ 4♠ 5♠ 7♠"),
    ("flush, higher last card", "A♠ K♠ Q♠ J♠ 2♠"),
    ("flush, highest", "A♥ K♥ Q♥ J♥ 9♥"),
    ("full house", "2♠ 2♥ 2♦ A♣ A♠"),
    ("full house, higher triple", "3♠ 3♥ 3♦ 2♣ 2♠"),
    ("four of a kind", "2♠ 2♥ 2♦ 2♣"),
    ("four of a kind, kicker", "2♠ 2♥ 2♦ 2♣ 3♠"),
    ("four aces", "A♠ A♥ A♦ A♣ 2♠"),
    ("straight flush to five", "A♠ 2♠ 3♠ 4♠ 5♠"),
    ("straight flush to king", "9♥ 10♥ J♥ Q♥ K♥"),
    ("royal flush", "10♦ J♦ Q♦ K♦ A♦"),
]


def cards(text: str) -> list[int]:
    return [card_of(index) for index in text.split()]


def test_the_order_of_hands() -> None:
    """18. From no pair to royal flush, keys from left to right; a missing kicker is lower than any card."""
    strengths = [best_hand(cards(text), joker=False) for _, text in ORDER]
    assert strengths == sorted(strengths)
    assert len(set(strengths)) == len(strengths)


SAME = [
    ("suits never matter", "A♠ K♥ Q♦ J♣ 9♠", "A♥ K♦ Q♣ J♠ 9♥"),
    ("royal flushes are equal", "10♦ J♦ Q♦ K♦ A♦", "10♠ J♠ Q♠ K♠ A♠"),
    ("four cards make no flush", "2♠ 3♠ 4♠ 6♠", "2♠ 3♥ 4♦ 6♣"),
    ("a sixth card changes nothing", "A♠ A♥ 9♦ 8♣ 7♠ 2♥", "A♠ A♥ 9♦ 8♣ 7♠"),
    ("the higher straight of seven", "3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦", "5♠ 6♥ 7♦ 8♣ 9♠"),
    ("three pairs are two", "A♠ A♥ K♦ K♣ Q♠ Q♥", "A♠ A♥ K♦ K♣ Q♠"),
    ("two triples are a full house", "3♠ 3♥ 3♦ 2♠ 2♥ 2♦", "3♠ 3♥ 3♦ 2♠ 2♥"),
    ("a pair above the second triple", "3♠ 3♥ 3♦ 2♠ 2♥ 2♦ K♠ K♥", "3♠ 3♥ 3♦ K♠ K♥"),
    ("the better of two flushes", "2♠ 4♠ 6♠ 8♠ 10♠ 3♥ 5♥ 7♥ 9♥ J♥", "3♥ 5♥ 7♥ 9♥ J♥"),
    ("two quads", "9♠ 9♥ 9♦ 9♣ 2♠ 2♥ 2♦ 2♣", "9♠ 9♥ 9♦ 9♣ 2♠"),
    ("a straight flush below a higher straight", "2♠ 3♠ 4♠ 5♠ 6♠ 7♥", "2♠ 3♠ 4♠ 5♠ 6♠"),
]


@pytest.mark.parametrize(("one", "other"), [row[1:] for row in SAME], ids=[row[0] for row in SAME])
def test_equal_hands(one: str, other: str) -> None:
    """18. The best five of all cards; suits never matter."""
    assert best_hand(cards(one), joker=False) == best_hand(cards(other), joker=False)


JOKERS = [
    ("alone it is an ace", "", "A♠"),
    ("a pair", "K♠", "K♠ K♥"),
    ("three of a kind", "2♠ 2♥", "2♠ 2♥ 2♦"),
    ("a full house", "3♠ 3♥ 2♠ 2♥", "3♠ 3♥ 3♦ 2♠ 2♥"),
    ("four of a kind", "2♠ 2♥ 2♦ A♠", "2♠ 2♥ 2♦ 2♣ A♠"),
    ("no five of a kind: the highest kicker", "2♠ 2♥ 2♦ 2♣", "2♠ 2♥ 2♦ 2♣ A♠"),
    ("no fifth ace either", "A♠ A♥ A♦ A♣", "A♠ A♥ A♦ A♣ K♠"),
    ("a flush with the highest card missing", "K♠ J♠ 9♠ 2♠", "A♠ K♠ J♠ 9♠ 2♠"),
    ("a flush whose ace is there", "A♠ J♠ 9♠ 2♠", "A♠ K♠ J♠ 9♠ 2♠"),
    ("a gap in a straight", "5♠ 6♥ 8♦ 9♣", "5♠ 6♥ 7♦ 8♣ 9♠"),
    ("the upper end of a straight", "5♠ 6♥ 7♦ 8♣", "5♠ 6♥ 7♦ 8♣ 9♠"),
    ("a royal flush", "10♠ J♠ K♠ A♠", "10♠ J♠ Q♠ K♠ A♠"),
    ("a longer straight flush", "2♠ 3♠ 4♠ 5♠ 6♠", "3♠ 4♠ 5♠ 6♠ 7♠"),
]


@pytest.mark.parametrize(("held", "same"), [row[1:] for row in JOKERS], ids=[row[0] for row in JOKERS])
def test_the_joker(held: str, same: str) -> None:
    """18. The Station stands for any card that is not there already (A22)."""
    assert best_hand(cards(held), joker=True) == best_hand(cards(same), joker=False)


def test_straights_do_not_wrap() -> None:
    """18. Queen, king, ace, 2, 3 is no straight."""
    assert category(best_hand(cards("Q♠ K♥ A♦ 2♣ 3♠"), joker=False)) == HIGH_CARD


def test_no_card_no_hand() -> None:
    """18. A player without any counting card takes no part."""
    assert best_hand([], joker=False) == -1


def test_the_best_five_of_many_is_the_best_of_all_fives() -> None:
    """18. For random cards the best hand is the best of every five of them."""
    chooser = random.Random(18)
    for _ in range(150):
        held = chooser.sample(range(PACK), chooser.randint(5, 9))
        assert best_hand(held, joker=False) == max(strength(list(five)) for five in combinations(held, 5))


def test_a_joker_tries_every_card_that_matters() -> None:
    """18. Trying few cards for the joker finds what trying all of them would find."""
    chooser = random.Random(52)
    for _ in range(150):
        held = chooser.sample(range(PACK), chooser.randint(1, 12))
        best = max(strength([*held, card]) for card in range(PACK) if card not in held)
        assert best_hand(held, joker=True) == best


def test_a_category_is_the_first_part_of_a_hand() -> None:
    """18. Ten categories, from 0 to 9; without a pair the high cards decide (A23)."""
    assert [category(best_hand(cards(text), joker=False)) for _, text in ORDER] == sorted(
        [0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9]
    )
