"""The dynamic program of the throws: against itself forwards, and against plain counting on small cases."""

import math
from itertools import product

import numpy as np
import pytest

from tenderfoot.bots.dicetown.habits import from_nothing, greedy, settled, usual
from tenderfoot.bots.dicetown.rivals import Habit, outlook
from tenderfoot.bots.dicetown.stakes import DOC, HALL, Stakes, alike, by_dollar
from tenderfoot.bots.dicetown.throws import Throws
from tenderfoot.bots.dicetown.ways import (
    ALL,
    FIRST_HAND,
    HANDS,
    LAST,
    NUMBER,
    PRICES,
    SETS,
    SIZE,
    chance_of,
    growing,
    parts,
)
from tenderfoot.bots.numbers import Floats, Ints
from tenderfoot.games.dicetown.box import ACE, FACES
from tenderfoot.games.dicetown.choices import KEEP, Keep
from tenderfoot.games.dicetown.hand.dice import ALL_ROLLS, count, pack
from tenderfoot.games.dicetown.hand.poker import RANK

NO_DOC = Stakes(usual(2).first, np.zeros((DOC, 6)), np.full(DOC, 0.3), alike(0.0), by_dollar(0.5))


def hand(text: str) -> int:
    return NUMBER[pack([FACES.index(face) for face in text.split()])]


def test_there_are_as_many_sets_rows_and_ways_as_combinatorics_says() -> None:
    assert (len(SETS), len(HANDS)) == (462, 252)
    assert (len(ALL.row_chance), ALL.count) == (4116, 26082)
    assert [growing(hand(text)).count for text in ("9", "9 9", "9 9 J", "9 9 J A")] == [
        5859,
        1084,
        150,
        12,
    ]
    assert np.allclose(np.bincount(ALL.row_set, weights=ALL.row_chance), 1)
    assert np.allclose(LAST.sum(axis=1), 1)


def test_the_chance_of_a_roll_counts_its_orders() -> None:
    assert chance_of(pack([0, 0, 3, 3, 5])) == pytest.approx(30 / 6**5)
    assert sum(chance_of(roll) for roll in ALL_ROLLS[5]) == pytest.approx(1)
    assert len(parts(pack([0, 0, 3]))) == 6


def test_dice_cost_the_program_what_the_answers_say() -> None:
    """T3. One rule says the price: to the answers, and to who reckons with them."""
    prices = {answer.count: answer.price for answer in KEEP.values() if isinstance(answer, Keep)}
    assert [prices[n] for n in range(6)] == [1, 0, 1, 2, 3, 4] == PRICES.tolist()


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_playing_forwards_what_was_solved_backwards_gives_the_same_worth(seats: int) -> None:
    throws = Throws(usual(seats), from_nothing(settled(seats), seats - 1), ALL, 3)
    backwards = throws.before(throws.after[0])[0, 3]
    choices = [throws.choices(step) for step in range(throws.steps)]
    assert forwards(throws, 3, choices) == pytest.approx(backwards, abs=1e-9)


def forwards(throws: Throws, purse: int, choices: list[Ints]) -> float:
    """Follow these choices from five loose dice, and add up what is gained where the phase ends."""
    money = throws.stakes.savings[: purse + 1]
    here = np.zeros((len(SETS), purse + 1))
    here[0, purse] = 1.0
    gained = 0.0
    for step in range(throws.steps):
        here = thrown(choices[step], here)
        done, loose = here[FIRST_HAND:], here[:FIRST_HAND]
        gained += float((done.sum(axis=1) @ throws.finish[step]) + (done @ money).sum())
        ends = loose.sum(axis=1) @ LAST[:FIRST_HAND] @ throws.end[step]
        gained += float(ends + (1 - throws.on[step]) * (loose @ money).sum())
        here = here * throws.on[step]
        here[FIRST_HAND:] = 0
    return gained


def thrown(choices: Ints, here: Floats) -> Floats:
    after = np.zeros_like(here)
    for row in range(len(ALL.row_chance)):
        before = ALL.row_set[row]
        for purse in np.flatnonzero(here[before]):
            to = choices[row, purse]
            paid = abs(int(SIZE[to]) - int(SIZE[before]) - 1)
            after[to, purse - paid] += here[before, purse] * ALL.row_chance[row]
    return after


def test_the_places_sum_to_the_worth_of_a_hand() -> None:
    ends = from_nothing(settled(4), 3).ends
    stakes = usual(4)
    assert np.allclose(stakes.places(ends).sum(axis=1), stakes.worth(ends))
    wins, nexts = stakes.chances(ends)
    mass = ends.sum(axis=2).prod(axis=1)[:, None, None]
    assert ((wins + nexts <= mass + 1e-9) & (wins >= 0)).all()


def test_equal_rivals_share_the_town_hall_fairly() -> None:
    fair = Stakes(np.ones((DOC, 6)), np.zeros((DOC, 6)), np.full(DOC, 0.5), alike(0.0), by_dollar(0.0))
    ends = from_nothing(greedy(), 1).ends[-1:]
    mine = ends[0, 0] / ends[0, 0].sum()
    wins, _ = fair.chances(ends / ends.sum())
    assert wins[0, HALL] @ mine == pytest.approx(0.5)


def test_a_hand_is_worth_what_plain_counting_says() -> None:
    first = {hand("9 9 9 J K"): 0.5, hand("Q Q K K A"): 0.3, hand("9 10 J Q K"): 0.1}
    second = {hand("9 9 A A A"): 0.6, hand("10 10 J J J"): 0.4}
    rivals = np.zeros((1, 2, len(HANDS)))
    for seat, hands in enumerate((first, second)):
        for number, share in hands.items():
            rivals[0, seat, number - FIRST_HAND] = share
    worth = NO_DOC.worth(rivals)[0]
    for mine in (hand("9 9 9 Q A"), hand("10 J J K K"), hand("A A A A A"), hand("9 9 A A A")):
        counted = sum(
            p * q * gain(NO_DOC, mine, [a, b]) for (a, p), (b, q) in product(first.items(), second.items())
        )
        assert worth[mine - FIRST_HAND] == pytest.approx(counted)


def gain(stakes: Stakes, mine: int, others: list[int]) -> float:
    """What this hand wins against those, place by place; a tie counts for its chance."""
    total = 0.0
    for place in range(DOC):
        scores = [score(place, SETS[number]) for number in (mine, *others)]
        aces = count(SETS[mine], ACE if place == HALL else place)
        if scores[0] and scores[0] >= max(scores[1:]):
            tied = scores[0] == max(scores[1:])
            total += float(stakes.first[place, aces]) * (stakes.tie[place] if tied else 1)
    return total


def score(place: int, dice: int) -> int:
    return RANK[dice] if place == HALL else count(dice, place)


def test_small_endings_are_worth_what_plain_counting_says() -> None:
    me, rival = hand("9 9 K"), hand("J J K K")
    seen = outlook([rival], [4], 2, 2, greedy())
    throws = Throws(NO_DOC, seen, growing(me), 2)
    solved = throws.before(throws.after[0])[me, 2]
    assert solved == pytest.approx(counted_out(me, 2, rival, 0, greedy()[0][1]))


def counted_out(mine: int, dollars: int, theirs: int, step: int, habit: Habit) -> float:
    """Both throw: for each of my rolls the best keep, over all that the rival may roll and keep."""
    answers = rival_answers(theirs, step, habit)
    total = 0.0
    for roll in ALL_ROLLS[5 - int(SIZE[mine])]:
        best = -math.inf
        for part, kept in parts(roll):
            paid = abs(kept - 1)
            if paid <= dollars:
                after = NUMBER[SETS[mine] + part]
                worth = sum(p * later(after, dollars - paid, to, step, habit) for to, p in answers.items())
                best = max(best, worth)
        total += chance_of(roll) * best
    return total


def rival_answers(theirs: int, step: int, habit: Habit) -> dict[int, float]:
    here = np.zeros(len(SETS))
    here[theirs] = 1.0
    after = habit.step(here, 2 + step, 4)
    return {int(number): float(after[number]) for number in np.flatnonzero(after)}


def later(mine: int, dollars: int, theirs: int, step: int, habit: Habit) -> float:
    """Whoever is unfinished rolls once more when somebody has finished, or when this was the last throw."""
    if mine >= FIRST_HAND or theirs >= FIRST_HAND or step == 1:
        ends = [
            p * q * gain(NO_DOC, a + FIRST_HAND, [b + FIRST_HAND])
            for a, p in enumerate(LAST[mine])
            if p
            for b, q in enumerate(LAST[theirs])
            if q
        ]
        return float(sum(ends) + NO_DOC.savings[dollars])
    return counted_out(mine, dollars, theirs, step + 1, habit)


def test_nobody_gains_much_by_leaving_the_settled_habits() -> None:
    throws = Throws(usual(4), from_nothing(settled(4), 3), ALL, 4)
    best = throws.before(throws.after[0])[0, 4]
    stayed = [
        weight * forwards(throws, 4, [np.stack(purses, axis=1) for purses in habit.choices])
        for weight, habit in settled(4)
    ]
    assert 0 <= best - sum(stayed) < 0.02
