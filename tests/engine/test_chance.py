"""Chance is HMAC-SHA256 of seed and key, and nothing else; recomputed here with the standard library."""

from __future__ import annotations

import hmac
from collections import Counter
from itertools import pairwise

import pytest

from tenderfoot.engine.chance import Chance, Imagined, Scripted

SEED = bytes(range(32))


def by_hand(seed: bytes, key: str, sizes: list[int]) -> list[int]:
    """Numbers below each of the sizes, by the definition."""
    drawn = b"".join(hmac.digest(seed, f"{key} {counter}".encode(), "sha256") for counter in range(20))
    numbers: list[int] = []
    at = 0
    for n in sizes:
        while drawn[at] >= 256 - 256 % n:
            at += 1
        numbers.append(drawn[at] % n)
        at += 1
    return numbers


@pytest.mark.parametrize("seed", [SEED, b"", b"x" * 100])
def test_numbers_are_the_bytes_of_the_key(seed: bytes) -> None:
    assert Chance(seed).numbers("dice 3 2", 6, 30) == by_hand(seed, "dice 3 2", [6] * 30)
    assert Chance(seed).below("sheriff", 5) == by_hand(seed, "sheriff", [5])[0]


def test_a_known_throw() -> None:
    """One outcome written down, so that the definition itself cannot drift."""
    first = hmac.digest(SEED, b"dice 1 1 0", "sha256")
    assert [b % 6 for b in first if b < 252][:15] == Chance(SEED).numbers("dice 1 1", 6, 15)


def test_long_draws_go_on_with_the_next_counter() -> None:
    assert Chance(SEED).numbers("long", 6, 100) == by_hand(SEED, "long", [6] * 100)


def test_a_shuffle_is_fisher_yates_from_the_end() -> None:
    cards = list(range(40))
    expected = cards[:]
    swaps = by_hand(SEED, "store 0", list(range(40, 1, -1)))
    for i, j in zip(range(39, 0, -1), swaps, strict=True):
        expected[i], expected[j] = expected[j], expected[i]
    assert Chance(SEED).shuffled("store 0", cards) == expected
    assert cards == list(range(40))


def test_other_keys_and_seeds_give_other_numbers() -> None:
    throws = {tuple(Chance(SEED).numbers(f"dice 1 {throw}", 256, 8)) for throw in range(50)}
    throws |= {tuple(Chance(bytes([n])).numbers("dice 1 0", 256, 8)) for n in range(50)}
    assert len(throws) == 100


@pytest.mark.parametrize("chance", [Chance(SEED), Imagined(SEED)])
def test_every_face_comes_up_as_often(chance: Chance) -> None:
    """6,000 dice of 1,200 keys: each face within five standard deviations of 1,000."""
    faces: Counter[int] = Counter()
    for n in range(1200):
        faces.update(chance.numbers(f"dice {n} 1", 6, 5))
    assert all(abs(faces[face] - 1000) < 5 * (6000 * 5 / 36) ** 0.5 for face in range(6))


def test_imagined_dice_of_neighbours_are_independent() -> None:
    """The same world throws for two seats: equal first dice in about one of six; so too in two rounds."""
    chance = Imagined(SEED)
    throws = [chance.numbers(f"dice {n} 1", 6, 30) for n in range(6001)]
    for seat in range(1, 6):
        equal = sum(throw[0] == throw[5 * seat] for throw in throws[1:])
        assert abs(equal - 1000) < 5 * (6000 * 5 / 36) ** 0.5
    equal = sum(one[0] == other[0] for one, other in pairwise(throws))
    assert abs(equal - 1000) < 5 * (6000 * 5 / 36) ** 0.5


def test_imagined_chance_is_repeatable_and_its_own() -> None:
    assert Imagined(SEED).numbers("dice", 6, 30) == Imagined(SEED).numbers("dice", 6, 30)
    assert Imagined(SEED).numbers("dice", 6, 30) != Imagined(b"other").numbers("dice", 6, 30)


def test_a_script_goes_first_and_the_seed_fills_up() -> None:
    chance = Scripted(SEED, {"dice": [5, 5], "first": [2], "deck": [2, 0, 1]})
    assert chance.numbers("dice", 6, 3) == [5, 5, *Chance(SEED).numbers("dice", 6, 3)[2:]]
    assert chance.below("first", 3) == 2
    assert chance.below("second", 3) == Chance(SEED).below("second", 3)
    assert chance.shuffled("deck", [10, 11, 12]) == [12, 10, 11]
    assert chance.shuffled("other", [10, 11, 12]) == Chance(SEED).shuffled("other", [10, 11, 12])
