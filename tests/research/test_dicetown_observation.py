"""What a seat of Dice Town sees in numbers: all of it meant, in bounds, and nothing that is hidden.

`test_observation.py` holds the same laws for other set-ups. Interpreted, one question of seven is looked at.
"""

from itertools import islice
from typing import Final

import pytest

from tenderfoot import form
from tenderfoot.engine.view import View
from tenderfoot.numbers.dicetown import entries
from tenderfoot.research.lens import Lens
from tests.layout import LETTERS
from tests.research.setups import SETUPS, Setup, called, lens_of, questions
from tests.research.town_meaning import Reader
from tests.table import Table, table

STRIDE: Final = 3 if form() == "compiled" else 7
MINE: Final[list[Setup]] = [
    *[("dicetown", {"players": players, "edition": "classic"}) for players in (2, 3, 4, 5)],
    ("dicetown", {"players": 3, "bribes": False}),
    ("dicetown", {"players": 3, "edition": "classic", "wild_west": True}),
    ("dicetown", {"players": 6, "wild_west": True, "bribes": False}),
]
TOWNS: Final = [*[setup for setup in SETUPS if setup[0] == "dicetown"], *MINE]


def not_zero(lens: Lens, view: View, seat: int) -> dict[str, int]:
    return {name: n for name, n in lens.named(lens.seen(view, seat)).items() if n}


@pytest.mark.parametrize("setup", TOWNS, ids=called)
def test_every_entry_means_what_its_name_says(setup: Setup) -> None:
    """All of them against the plain view and the stored stack, which are written down otherwise."""
    lens = lens_of(setup)
    for match, ask in islice(questions(lens, 5), 0, None, STRIDE):
        for seat in {ask.seat, (ask.seat + 1) % lens.seats}:
            view = match.view(seat)
            assert not_zero(lens, view, seat) == Reader(view, seat).numbers()


@pytest.mark.parametrize("setup", MINE, ids=called)
def test_bounds_hold_for_every_seat_and_what_is_hidden_makes_no_difference(setup: Setup) -> None:
    lens = lens_of(setup)
    for match, ask in islice(questions(lens, 17), 0, None, STRIDE):
        seen = [lens.observation(match, seat) for seat in range(lens.seats)]
        assert all(((lens.low <= numbers) & (numbers <= lens.high)).all() for numbers in seen)
        imagined = match.imagine(ask.seat, 5)
        assert lens.observation(imagined, ask.seat).tobytes() == seen[ask.seat].tobytes()


def test_no_two_entries_bear_the_same_name() -> None:
    for seats in (2, 3, 4, 5, 6):
        for frontier in (False, True):
            names = [entry.name for entry in entries(seats, frontier)]
            assert len(set(names)) == len(names)


def test_a_game_that_is_over_can_be_seen() -> None:
    lens = Lens("dicetown", players=3, edition="classic")
    match = list(questions(lens, 3))[-1][0]  # the game went on after each was yielded
    (winner,) = match.winners()
    for seat in range(3):
        found = not_zero(lens, match.view(seat), seat)
        assert found == Reader(match.view(seat), seat).numbers()
        assert found[f"seat {(winner - seat) % 3}: winner"] == 1


def meant(t: Table, who: str) -> dict[str, int]:
    """What this player sees at a table laid out: by the numbers, which mean what they should."""
    seat = LETTERS.index(who)
    found = not_zero(Lens("dicetown", **t.s.edition.options), t.view(who), seat)
    assert found == Reader(t.view(who), seat).numbers()
    return found


def test_a_card_that_came_too_late_for_the_window_is_marked() -> None:
    """R-56. C has both Insurances, plays one, and draws it again: one of the two is new."""
    t = table(wild_west=True)
    t.hand("C", "eq1", "insurance", "insurance")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t.discard("gift", "collection")
    t.keep_in_deck(0, "B")
    t.script.update({"robbery 2 0 0": [0, 1, 2], "store 1": [2, 1, 0]})
    t.step(5)
    t.answer("A", "do rob", "name 2", "take eq1")
    t.answer("C", "play insurance")
    t.answer("B", "pass")
    found = meant(t, "C")
    assert (found["hand insurance"], found["too new insurance"]) == (2, 1)
    assert (found["seat 0: victim"], found["seat 1: acting"], "deed" in found) == (1, 1, False)
