"""7.8.1: which poker hand is best. Scenarios of 16.3, then every hand against every other one."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tenderfoot.games.dicetown import box
from tenderfoot.games.dicetown.events import PLACE_WON
from tenderfoot.games.dicetown.hand import poker
from tenderfoot.games.dicetown.hand.dice import pack, written
from tests.table import table


def hand(text: str) -> int:
    """Five dice as one writes them: "J J J 10 10"."""
    return pack([box.FACES.index(face) for face in text.split()])


def beats(better: str, worse: str) -> bool:
    return poker.RANK[hand(better)] > poker.RANK[hand(worse)]


def test_t035_four_jacks_beat_a_full_house_of_queens() -> None:
    """J J J J A beats Q Q Q A A."""
    assert beats("J J J J A", "Q Q Q A A")


def test_t036_the_higher_four_wins() -> None:
    """K K K K 9 beats J J J J A."""
    assert beats("K K K K 9", "J J J J A")


def test_t037_a_full_house_is_compared_by_its_triple_first() -> None:
    """J J J 9 9 beats 10 10 10 A A."""
    assert beats("J J J 9 9", "10 10 10 A A")


def test_t038_equal_triples_are_compared_by_the_pair() -> None:
    """J J J 10 10 beats J J J 9 9."""
    assert beats("J J J 10 10", "J J J 9 9")


def test_t039_the_straight_with_the_ace_is_higher() -> None:
    """10 J Q K A beats 9 10 J Q K."""
    assert beats("10 J Q K A", "9 10 J Q K")


def test_t040_a_straight_stands_between_three_of_a_kind_and_a_full_house() -> None:
    """9 10 J Q K beats A A A K Q and loses to 9 9 9 10 10."""
    assert beats("9 10 J Q K", "A A A K Q")
    assert beats("9 9 9 10 10", "9 10 J Q K")


def test_t041_the_lowest_five_beat_the_highest_four() -> None:
    """9 9 9 9 9 beats A A A A K."""
    assert beats("9 9 9 9 9", "A A A A K")


def test_t042_the_odd_die_decides_between_equal_fours() -> None:
    """R-10. J J J J A beats J J J J 9."""
    assert beats("J J J J A", "J J J J 9")


def test_t046_high_cards_are_compared_from_high_to_low() -> None:
    """A K Q J 9 beats A K Q 10 9."""
    assert beats("A K Q J 9", "A K Q 10 9")


CATEGORIES = [
    ("five", "9 9 9 9 9"),
    ("five", "A A A A A"),
    ("four", "Q Q Q Q 9"),
    ("full-house", "9 9 A A A"),
    ("straight", "9 10 J Q K"),
    ("straight", "10 J Q K A"),
    ("three", "9 9 9 J K"),
    ("two-pair", "9 9 K K A"),
    ("pair", "9 9 J Q K"),
    ("pair", "9 J K A A"),
    ("high-card", "9 J Q K A"),
    ("high-card", "9 10 Q K A"),
    ("high-card", "9 10 J K A"),
    ("high-card", "9 10 J Q A"),
]


@pytest.mark.parametrize(("name", "dice"), CATEGORIES)
def test_every_shape_has_its_name(name: str, dice: str) -> None:
    """9 10 J Q A and its like are no straights: the dice do not go round the corner."""
    assert poker.HANDS[poker.category(hand(dice))] == name


LADDER = [
    ("A A A A A", "K K K K K"),
    ("9 9 9 9 9", "A A A A K"),
    ("10 10 10 10 9", "9 9 9 9 A"),
    ("A A A A 10", "A A A A 9"),
    ("9 9 9 9 10", "A A A K K"),
    ("10 10 10 9 9", "9 9 9 A A"),
    ("K K K A A", "K K K Q Q"),
    ("9 9 9 10 10", "10 J Q K A"),
    ("9 10 J Q K", "A A A K Q"),
    ("10 10 10 9 J", "9 9 9 K A"),
    ("Q Q Q A 9", "Q Q Q K J"),
    ("Q Q Q A 10", "Q Q Q A 9"),
    ("9 9 9 10 J", "A A K K Q"),
    ("A A 9 9 10", "K K Q Q A"),
    ("A A 10 10 9", "A A 9 9 K"),
    ("A A 10 10 Q", "A A 10 10 J"),
    ("9 9 10 10 J", "A A K Q J"),
    ("10 10 9 J Q", "9 9 Q K A"),
    ("J J A 10 9", "J J K Q 10"),
    ("J J A Q 9", "J J A 10 9"),
    ("J J A Q 10", "J J A Q 9"),
    ("9 9 10 J Q", "A K Q J 9"),
    ("A K Q J 9", "A K Q 10 9"),
    ("A K Q 10 9", "A K J 10 9"),
    ("A K J 10 9", "A Q J 10 9"),
]


@pytest.mark.parametrize(("better", "worse"), LADDER)
def test_every_key_of_the_table_decides(better: str, worse: str) -> None:
    """Each row of 7.8.1 with each of its comparisons, one after the other."""
    assert beats(better, worse)
    assert not beats(worse, better)


def reference(faces: tuple[int, ...]) -> tuple[int, ...]:
    """The table of 7.8.1 written out again, row by row, by another way than the sources."""
    counts = Counter(faces)
    by_count = {n: sorted((f for f, c in counts.items() if c == n), reverse=True) for n in range(1, 6)}
    single, pairs, triple, four, five = (by_count[n] for n in range(1, 6))
    rows = [
        (8, bool(five), five),
        (7, bool(four), four + single),
        (6, bool(triple and pairs), triple + pairs),
        (5, set(faces) in ({0, 1, 2, 3, 4}, {1, 2, 3, 4, 5}), [max(faces)]),
        (4, bool(triple), triple + single),
        (3, len(pairs) == 2, pairs + single),
        (2, len(pairs) == 1, pairs + single),
        (1, True, single),
    ]
    row = next(row for row in rows if row[1])
    return (row[0], *row[2])


def test_all_hands_against_all_hands() -> None:
    """R-10: 252 hands, 31,626 pairs: the rank agrees with the table, and no two different hands are tied."""
    hands = [(reference(faces), pack(list(faces))) for faces in combinations_with_replacement(range(6), 5)]
    assert len(hands) == 252
    for key, dice in hands:
        for other_key, other in hands:
            assert (poker.RANK[dice] > poker.RANK[other]) == (key > other_key)
            assert (poker.RANK[dice] == poker.RANK[other]) == (dice == other)


def test_the_number_of_hands_of_each_category() -> None:
    """Counted by hand: choices of faces for each shape; two of the six hands without a pair are straights."""
    found = Counter(poker.HANDS[poker.category(dice)] for dice in poker.RANK)
    assert found == {
        "five": 6,
        "four": 30,
        "full-house": 30,
        "straight": 2,
        "three": 60,
        "two-pair": 60,
        "pair": 60,
        "high-card": 4,
    }


def test_t044_identical_hands_are_decided_by_the_sheriff() -> None:
    """Q Q K 10 9 against Q Q K 10 9: tie, the Sheriff decides."""
    t = table(bribes=False)
    t.all_dice("9 10 J K A", "9 10 Q Q K", "9 10 Q Q K")
    t.step(7)
    assert (t.prompt(), t.asked(), t.options("A")) == ("decision", "A", ["name 1", "name 2"])


def differ(better: str, worse: str) -> tuple[str, str]:
    """The dice that decide, of both hands."""
    ours, theirs = hand(better), hand(worse)
    return written(poker.deciding(ours, theirs)), written(poker.deciding(theirs, ours))


def test_the_dice_that_decide_are_those_of_the_category_or_the_first_that_differ() -> None:
    """7.8.1: for those who want to see why a hand is better."""
    assert differ("J J J J A", "Q Q Q A A") == ("J J J J", "Q Q Q A A")
    assert differ("9 10 J Q K", "A A A K Q") == ("9 10 J Q K", "A A A")
    assert differ("J J J 9 9", "10 10 10 A A") == ("J J J", "10 10 10")
    assert differ("9 9 A J 10", "9 9 K Q J") == ("A", "K")
    assert differ("9 9 A J 10", "9 9 A J 10") == ("", "")


def test_the_paper_lists_the_hands_in_their_true_order() -> None:
    """7.8.1. Three of a kind comes before two pair, and a pair of Aces last."""
    t = table(players=4)
    t.all_dice("9 A A K Q", "J J 9 9 10", "10 10 10 9 J", "Q Q Q K K")
    t.step(7)
    won = t.told(PLACE_WON)[0].facts()
    assert won["order"] == "seat:3 2 1 0"
    assert won["hands"] == "hand:full-house three two-pair pair"
