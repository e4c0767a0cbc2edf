"""Laws that hold for the observations of every game and set-up."""

import pytest

from tenderfoot.research.lens import Lens
from tests.research.setups import SETUPS, Setup, called, lens_of, questions


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_length_and_bounds_hold(setup: Setup) -> None:
    lens = lens_of(setup)
    names = [entry.name for entry in lens.entries]
    assert len(set(names)) == len(names)
    for match, _ in questions(lens, 11):
        for seat in range(lens.seats):
            numbers = lens.observation(match, seat)
            assert numbers.shape == (len(names),)
            outside = ((numbers < lens.low) | (numbers > lens.high)).nonzero()[0]
            assert [(names[at], int(numbers[at])) for at in outside] == []


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_what_is_hidden_makes_no_difference(setup: Setup) -> None:
    """The law: all that a seat does not know is dealt anew, and it sees the same numbers."""
    lens = lens_of(setup)
    for match, ask in questions(lens, 13):
        imagined = match.imagine(ask.seat, 5)
        assert lens.observation(imagined, ask.seat).tolist() == lens.observation(match, ask.seat).tolist()
        assert lens.mask(imagined, ask.seat).tolist() == lens.mask(match, ask.seat).tolist()


def test_a_seat_sees_itself_as_the_first() -> None:
    lens = Lens("goldriver", players=4)
    match = lens.begin(b"rotated")
    first = [lens.named(lens.observation(match, seat)) for seat in range(4)]
    leader = next(seat for seat in range(4) if first[seat]["seat 0: first"])
    assert [first[(leader - k) % 4][f"seat {k}: first"] for k in range(4)] == [1, 1, 1, 1]


def test_a_game_or_an_option_that_does_not_exist_is_refused_in_a_sentence() -> None:
    with pytest.raises(Exception, match="There is no game “poker”; the nearest is"):
        Lens("poker")
    with pytest.raises(Exception, match="cannot be “9”"):
        Lens("goldriver", players=9)
