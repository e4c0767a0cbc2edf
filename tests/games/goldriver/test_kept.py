"""12.4 Penny Press, and 13 the buildings."""

from __future__ import annotations

import pytest

from tenderfoot.games.goldriver.end import scores
from tests.games.goldriver.table import table


def test_t84_the_penny_press_changes_the_row() -> None:
    """Four players: deck 40 before the draw. Penny Press is played: 5 + 5 cards are drawn, 5 + PENY are out,
    deck 30 (S2, 12.4).
    """
    river = table()
    river.kept("D", "PENY")
    river.deck(size=40)
    river.round()
    assert (river.asked(), river.prompt(), river.options()) == ("D", "penny", ["hold", "play PENY"])
    before = river.row_now()
    river.say("D", "play PENY")
    assert [river.place(name) for name in [*before, "PENY"]] == ["out"] * 6
    assert (len(river.row_now()), river.state.deck()) == (5, 30)
    assert (river.asked(), river.prompt()) == ("A", "bid")


def test_t152_the_penny_press_needs_a_deck_that_fills_the_new_row() -> None:
    """Four players: with 9 cards before the draw 4 are left, and PENY is not offered; with 10 it is (A14)."""
    for size, prompt in ((9, "bid"), (10, "penny")):
        river = table()
        river.kept("D", "PENY")
        river.deck(size=size)
        river.round()
        assert river.prompt() == prompt


def test_t153_the_penny_press_may_be_held_back() -> None:
    """The holder of the Penny Press says no: the row stays, and so does the card."""
    river = table()
    river.kept("D", "PENY")
    river.row("SN02", "SN04", "SN06", "SN07", "SN08")
    river.auction()
    river.say("D", "hold")
    assert (river.row_now()[0], river.place("PENY"), river.prompt()) == ("SN02", "D", "bid")


@pytest.mark.parametrize(("other", "gain"), [(1, 6), (2, 0)])
def test_t86_the_post_office_sets_the_other_die(other: int, gain: int) -> None:
    """W owns POST and rolls one die: 1. It may then make the total 2 to 7; 1 gives doubles, 2 gives total 3
    (A36).
    """
    river = table()
    river.area("A", "POST", "SN02")
    river.area("B", "BANK")
    river.rolls("A", 1, 6)
    assert (river.prompt(), river.options()) == ("post", ["roll 2", "roll 1"])
    river.say("A", "roll 1")
    assert (river.prompt(), river.options()) == ("die", [f"die {face}" for face in range(1, 7)])
    river.say("A", f"die {other}")
    assert river.gains() == [gain, 0, 0, 0]
    assert river.prompt() == ("deposit" if other == 2 else "")


def test_the_post_office_may_be_left_unused() -> None:
    """13.4 The winner may roll two dice all the same."""
    river = table()
    river.area("A", "POST", "SN11")
    river.rolls("A", 5, 6)
    river.say("A", "roll 2")
    assert river.gains() == [4, 0, 0, 0]


def test_t87_only_the_winner_uses_the_post_office() -> None:
    """A owns POST but B won the auction: two dice are rolled, A has no choice."""
    river = table()
    river.area("A", "POST", "SN11")
    river.rolls("B", 5, 6)
    assert (river.asked(), river.gains()) == ("", [4, 0, 0, 0])


def test_t154_the_post_office_works_in_the_round_in_which_it_is_taken() -> None:
    """A wins because all passed and takes POST: it may roll one die in this very round (A37)."""
    river = table()
    river.row("POST", "SN02", "SN04", "SN06", "SN07")
    river.auction()
    for letter in "ABCD":
        river.say(letter, "pass")
    river.say("A", "pick POST")
    for _ in range(3):
        river.say(river.asked(), river.default())
    assert (river.asked(), river.prompt()) == ("A", "post")


def test_t88_the_bank_takes_multiples_of_three() -> None:
    """A (14) takes BANK: options 0, 3, 6, 9, 12; after 12: hand 2, deposit 12. Later total 3, hand 7: options
    0, 3, 6 (13.3, A50).
    """
    river = table()
    river.hands(A=14)
    river.takes("A", "BANK")
    assert river.options() == ["deposit 0", "deposit 3", "deposit 6", "deposit 9", "deposit 12"]
    river.say("A", "deposit 12")
    assert (river.nuggets("A"), river.state.deposit) == (2, 12)
    river.hands(A=7)
    river.rolls("B", 1, 2)
    assert (river.asked(), river.options()) == ("A", ["deposit 0", "deposit 3", "deposit 6"])
    river.say("A", "deposit 3")
    assert (river.nuggets("A"), river.state.deposit) == (4, 15)


def test_t89_a_deposit_yields_a_third_more() -> None:
    """Deposit 18 at the end: 18 + 6 = 24 points."""
    river = table(poker=False)
    river.hands(A=0, B=0)
    river.area("A", "BANK")
    river.deposit(18)
    assert scores(river.state)[:2] == [24, 0]


def test_t91_the_bank_does_not_react_to_a_hold_up() -> None:
    """A Hold Up roll of (1,2): no Bank deposit (A18)."""
    river = table()
    river.area("B", "BANK")
    river.dice("holdup 3 0 0", 1, 2)
    river.takes("A", "HOLD1")
    river.say("A", "holdup 2 3")
    assert (river.asked(), river.gains()) == ("", [3, 0, -3, 0])


def test_t155_the_bank_wants_a_total_of_three_not_a_die() -> None:
    """On (3,4) the Bank does not react (14.6, A18)."""
    river = table()
    river.area("A", "BANK")
    river.rolls("B", 3, 4)
    assert river.asked() == ""


def test_t156_a_poor_banker_is_not_asked() -> None:
    """A (2) takes BANK: nothing to decide, deposit 0."""
    river = table()
    river.hands(A=2)
    river.takes("A", "BANK")
    assert (river.asked(), river.state.deposit, river.place("BANK")) == ("", 0, "A")
