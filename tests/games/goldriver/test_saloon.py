"""13.2 The Saloon."""

from __future__ import annotations

from tests.games.goldriver.table import table


def test_t29_a_price_of_six_or_more_kept_costs_one() -> None:
    """Five players: C owns SALO, A wins at 13: E receives 13, keeps 7 and pays C 1: E +6, D +3, C +3, B +1
    (S6, 13.2, A40).
    """
    river = table(players=5)
    river.area("C", "SALO")
    river.won("A", 13)
    assert river.gains() == [-13, 1, 3, 3, 6]


def test_t31_the_owner_pays_nothing_to_itself() -> None:
    """Five players: E owns SALO, A wins at 13: E +7, no payment (A39)."""
    river = table(players=5)
    river.area("E", "SALO")
    river.won("A", 13)
    assert river.gains() == [-13, 1, 2, 3, 7]


def test_t32_the_production_of_one_roll_counts_together() -> None:
    """B owns NL04 (1) and CM04 (5), C SALO. (1,3): B +6 −1, C +1. With CM04 alone: B +5, no payment."""
    river = table()
    river.area("B", "NL04", "CM04")
    river.area("C", "SALO")
    river.rolls("A", 1, 3)
    assert river.gains() == [0, 5, 1, 0]
    alone = table()
    alone.area("B", "CM04")
    alone.area("C", "SALO")
    alone.rolls("A", 1, 3)
    assert alone.gains() == [0, 5, 0, 0]


def test_t33_what_a_hold_up_really_brings_counts() -> None:
    """A steals with v = 6, total 8, victim hand 15, C owns SALO: A +6 −1, C +1. Victim hand 5: A +5, no
    payment.
    """
    for hand, gains in ((15, [5, -6, 1, 0]), (5, [5, -15, 0, 0])):
        river = table()
        river.area("C", "SALO")
        river.hands(B=hand)
        river.dice("holdup 3 0 0", 4, 4)
        river.takes("A", "HOLD1")
        river.say("A", "holdup 1 6")
        assert river.gains() == gains


def test_t35_a_bank_refund_is_no_gain() -> None:
    """B's Bank with deposit 9 is dynamited, C owns SALO: B hand +9, no Saloon payment (A17)."""
    river = table()
    river.area("B", "BANK")
    river.area("C", "SALO")
    river.deposit(9)
    river.dice("dynamite 3 0 0", 6, 6)
    river.takes("A", "DYNA1")
    river.say("A", "dynamite BANK")
    assert river.gains() == [0, 9, 0, 0]
    assert (river.state.deposit, river.place("BANK")) == (0, "out")


def test_t119_a_fee_of_six_or_more_is_a_gain_of_the_mayor() -> None:
    """B is Mayor with 6, C owns SALO. A takes SN11: A pays 6 to B, B pays 1 to C (A54)."""
    river = table()
    river.area("B", "SN02", "SN04", "SN06", "SN07", "SN08", "SN09")
    river.area("C", "SALO")
    river.mayor("B", "SN")
    river.takes("A", "SN11")
    assert river.gains() == [-6, 5, 1, 0]


def test_t120_in_production_everybody_pays_after_all_were_paid() -> None:
    """(6,6): B (CM12 6) and D (TK12 7) gain, A owns SALO: each pays one."""
    river = table()
    river.area("A", "SALO")
    river.area("B", "CM12")
    river.area("D", "TK12")
    river.rolls("C", 6, 6)
    assert river.gains() == [2, 5, 0, 6]


def test_t121_half_of_a_big_pot_is_a_gain() -> None:
    """Two players: pot 11, A owns SALO: B takes half, 6, and pays A 1 (Z5)."""
    river = table(players=2)
    river.area("A", "SALO")
    river.row("SN02", "SN04", "SN06")
    river.auction()
    river.say("A", "bid 11")
    river.say("B", "bid 3")
    river.say("A", "pick SN02")
    river.say("A", "burn SN04")
    river.dice("production 3", 1, 2)
    river.say("B", "half")
    assert river.gains() == [-10, 5]
