"""What questions are about, in words that screens can use; and frames that are seldom stored."""

from __future__ import annotations

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import waiting
from tenderfoot.games.dicetown import GAME, determinize, new_game, view
from tenderfoot.games.dicetown.end import FinalWord, points
from tenderfoot.games.dicetown.hand.throws import Throw


def test_a_throw_is_stored_by_its_number_and_whether_it_is_the_last() -> None:
    assert Throw(3, 1).pack() == [3, 1]


def test_the_final_word_is_about_the_points_of_the_tied() -> None:
    s = new_game({"players": 3}, bytes(32))
    assert FinalWord(0b110).facts(s) == {"points": points(s, 2)}


def test_the_four_names_serve_a_newcomer() -> None:
    """The contract's own example: a game, a view, a world that fits it."""
    s = new_game({"players": 3}, bytes(32))
    seat = waiting(s)[0].seat
    world = determinize(view(s, seat), b"a world")
    assert view(world, seat).plain() == view(s, seat).plain()
    assert isinstance(s.chance, Chance)
    assert GAME.seats(s) == 3
