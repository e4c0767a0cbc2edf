"""6.1, T3: which dice may be kept at what price, for every roll; T4.2: what a cancelled Brute leaves."""

from itertools import combinations, combinations_with_replacement

import pytest

from tenderfoot.engine.contract import Choice
from tenderfoot.games.dicetown.box import FACES
from tenderfoot.games.dicetown.hand import keeps
from tenderfoot.games.dicetown.hand.dice import pack

ROLLS = [roll for n in range(1, 6) for roll in combinations_with_replacement(range(6), n)]


def written(faces: tuple[int, ...]) -> str:
    return " ".join(FACES[face] for face in faces) or "none"


def subsets(roll: tuple[int, ...]) -> dict[str, int]:
    """Every subset of a roll as it is written, with its size; equal faces are one answer."""
    return {written(part): n for n in range(len(roll) + 1) for part in combinations(roll, n)}


def texts(options: list[Choice]) -> set[str]:
    said = [option.write() for option in options]
    assert len(said) == len(set(said))
    return set(said)


@pytest.mark.parametrize("money", range(9))
def test_every_roll_offers_exactly_what_can_be_paid(money: int) -> None:
    """R-27: none costs $1, one nothing, k cost k − 1; what cannot be paid is not offered. All 461 rolls."""
    assert len(ROLLS) == 461
    for roll in ROLLS:
        expected = {f"keep {part}" for part, k in subsets(roll).items() if (1 if k == 0 else k - 1) <= money}
        assert texts(keeps.keeps(pack(list(roll)), money, brute=False)) == expected


@pytest.mark.parametrize("money", [0, 1, 2, 8])
def test_a_brute_adds_every_choice_of_two_dice_or_more(money: int) -> None:
    """R-05: with a Brute each subset of two dice or more can also be kept for nothing, not none or one."""
    for roll in ROLLS:
        plain = texts(keeps.keeps(pack(list(roll)), money, brute=False))
        brutal = {f"keep {part} brute" for part, k in subsets(roll).items() if k >= 2}
        assert texts(keeps.keeps(pack(list(roll)), money, brute=True)) == plain | brutal


PRICES = [("none", 1), ("9", 0), ("9 J", 1), ("9 J Q", 2), ("9 J Q K", 3), ("9 J Q K A", 4)]


@pytest.mark.parametrize(("dice", "price"), PRICES)
def test_the_price_of_a_choice(dice: str, price: int) -> None:
    """T3: the table of prices, as each answer itself states it."""
    options = keeps.keeps(pack([0, 2, 3, 4, 5]), 8, brute=False)
    found = next(option for option in options if option.write() == f"keep {dice}")
    assert found.facts()["price"] == price
    assert found.facts()["count"] == (0 if dice == "none" else len(dice.split()))


def test_with_the_brute_the_price_is_nothing() -> None:
    """T3: the Brute takes the place of the whole price."""
    options = keeps.keeps(pack([0, 2, 3, 4, 5]), 0, brute=True)
    found = next(option for option in options if option.write() == "keep 9 J Q K A brute")
    assert found.facts()["price"] == 0


@pytest.mark.parametrize("money", range(6))
def test_a_cancelled_brute_leaves_what_can_be_paid(money: int) -> None:
    """R-06: any non-empty part of the dice he had chosen, of a size he can pay for."""
    for shown in (roll for roll in ROLLS if len(roll) >= 2):
        expected = {f"keep {part}" for part, k in subsets(shown).items() if 1 <= k <= money + 1}
        assert texts(keeps.settlements(pack(list(shown)), money)) == expected


DEFAULT_KEEPS = [
    ("9 10 J Q K", "", "K"),
    ("9 9 9 10 10", "", "10"),
    ("9 9 10 J", "9", "9"),
    ("9 10 J", "Q Q", "J"),
    ("9 10 A", "9 10", "10"),
    ("9 10 A", "9 9", "9"),
    ("10 Q", "10 10 Q", "10"),
    ("10 Q", "10 Q 9", "Q"),
    ("A", "9 9 9 9", "A"),
]


@pytest.mark.parametrize(("rolled", "kept", "answer"), DEFAULT_KEEPS)
def test_default_of_d_keep(rolled: str, kept: str, answer: str) -> None:
    """13, D-KEEP: one die, of the face he has most of among his kept dice, then the highest face."""
    choice = keeps.plain_keep(dice(rolled), dice(kept))
    assert choice.write() == f"keep {answer}"


DEFAULT_SETTLEMENTS = [
    ("K K K K", 0, "K"),
    ("9 10 K K", 1, "K K"),
    ("9 10 J Q A", 2, "J Q A"),
    ("9 9 A", 8, "9 9 A"),
]


@pytest.mark.parametrize(("shown", "money", "answer"), DEFAULT_SETTLEMENTS)
def test_default_of_d_settle(shown: str, money: int, answer: str) -> None:
    """13, D-SETTLE: as many dice as he can pay, the highest faces."""
    assert keeps.dear_keep(dice(shown), money).write() == f"keep {answer}"


def dice(text: str) -> int:
    return pack([FACES.index(face) for face in text.split()])
