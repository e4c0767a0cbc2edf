"""21. A whole round with everything in it."""

from __future__ import annotations

from tests.games.goldriver.table import table


def test_t111_a_whole_round() -> None:
    """Poker off, first player B. Hands A 12, B 15, C 9, D 14; A has SN04, B NL09, C TK07 and SALO, D SN09 and
    SN10 (Mayor). B wins at 8: A +4, D +2, C +2. B takes CM04 and burns WAG1. C takes DYNA1 and blows up SN10:
    A is level and Mayor; on (2,2) C pays D 4. D takes SN06, pays A 1 and is Mayor again (2 : 1). A gets WRE1.
    B rolls (1,3): A +5, B +5. Hands 22, 12, 7, 19; B is first player (5).
    """
    river = table(players=4, first="B", poker=False)
    river.hands(A=12, B=15, C=9, D=14)
    river.area("A", "SN04")
    river.area("B", "NL09")
    river.area("C", "TK07", "SALO")
    river.area("D", "SN09", "SN10")
    river.mayor("D", "SN")
    river.row("SN06", "CM04", "DYNA1", "WRE1", "WAG1")
    river.dice("dynamite 3 2 0", 2, 2)
    river.dice("production 3", 1, 3)
    river.auction()
    for letter, text in (("B", "bid 3"), ("C", "pass"), ("D", "pass"), ("A", "bid 5"), ("B", "bid 8")):
        river.say(letter, text)
    river.say("A", "pass")
    assert river.all_nuggets() == [16, 7, 11, 16]
    river.say("B", "pick CM04")
    river.say("B", "burn WAG1")
    river.say("C", "pick DYNA1")
    river.say("C", "dynamite SN10")
    assert (river.mayor_of("SN"), river.nuggets("C"), river.nuggets("D")) == ("A", 7, 20)
    river.say("D", "pick SN06")
    assert river.mayor_of("SN") == "D"
    assert river.place("WRE1") == "A"
    assert (river.all_nuggets(), river.first()) == ([22, 12, 7, 19], "B")
