"""10. Mayors: fees, offices, elections."""

from __future__ import annotations

import pytest

from tenderfoot.games.goldriver.box import TOWN_NAMES
from tenderfoot.games.goldriver.events import BECAME_MAYOR, FEE_PAID
from tenderfoot.games.goldriver.mayors import fee_due, fee_of, mayor_after
from tests.games.goldriver.table import RiverTable, table


def test_t42_two_concessions_make_the_first_mayor() -> None:
    """A has SN04 and takes SN06, there is no Mayor: A is Mayor of San Narciso."""
    river = table()
    river.area("A", "SN04")
    river.takes("A", "SN06")
    assert (river.mayor_of("SN"), river.all_nuggets()) == ("A", [15] * 4)


def test_t43_a_newcomer_pays_the_mayor() -> None:
    """A is Mayor with 2, B (hand 10) takes SN09: B 8, A +2, B has 1, A stays Mayor (10.1, A30)."""
    river = table()
    river.area("A", "SN04", "SN06")
    river.mayor("A", "SN")
    river.hands(B=10)
    river.takes("B", "SN09")
    assert (river.all_nuggets(), river.count("B", "SN"), river.mayor_of("SN")) == ([17, 8, 15, 15], 1, "A")


def test_what_is_due_is_what_is_paid() -> None:
    """10.1, A30, A31. The fee that is shown, the one a bot reckons with and the one that is paid are one."""
    river = table()
    river.area("A", "SN04", "SN06")
    river.mayor("A", "SN")
    town, other = TOWN_NAMES.index("SN"), TOWN_NAMES.index("CM")
    assert [fee_due(river.state, seat, town) for seat in range(4)] == [0, 2, 2, 2]
    assert (fee_of(river.state, town), fee_of(river.state, other), fee_due(river.state, 1, other)) == (
        2,
        0,
        0,
    )
    river.takes("B", "SN09")
    assert [(event["due"], event["amount"]) for event in river.told(FEE_PAID)] == [(2, 2)]


def drawn_level() -> RiverTable:
    river = table(players=3)
    river.hands(A=10, B=10, C=10)
    river.area("A", "SN04", "SN06")
    river.area("B", "SN07")
    river.mayor("A", "SN")
    river.takes("B", "SN09")
    return river


def test_t44_drawing_level_takes_the_office_after_paying() -> None:
    """Three players: hands 10; A is Mayor with SN04, SN06; B has SN07 and takes SN09: hands 12, 8, 10, B is
    Mayor (2 : 2).
    """
    river = drawn_level()
    assert (river.all_nuggets(), river.mayor_of("SN")) == ([12, 8, 10], "B")
    assert [(event["count"], event["former"], event["theirs"]) for event in river.told(BECAME_MAYOR)] == [
        (2, 0, 2)
    ]


def test_t45_going_past_takes_it_back() -> None:
    """Directly after T44 A takes SN10: A pays 2 (hands 10, 10, 10) and is Mayor (3 : 2)."""
    river = drawn_level()
    river.takes("A", "SN10")
    assert (river.all_nuggets(), river.mayor_of("SN")) == ([10, 10, 10], "A")


def blown_up(target: str, areas: dict[str, list[str]]) -> RiverTable:
    """A is Mayor of San Narciso; D blows up a mine, and is not caught."""
    river = table(players=4)
    for letter, names in areas.items():
        river.area(letter, *names)
    river.mayor("A", "SN")
    river.dice("dynamite 3 3 0", 6, 6)
    river.takes("D", "DYNA1")
    river.say("D", f"dynamite {target}")
    return river


THREE_TWO_TWO = {"A": ["SN02", "SN04", "SN06"], "B": ["SN07", "SN08"], "C": ["SN09", "SN10"]}


def test_t47_the_mayor_loses_one_and_another_is_level() -> None:
    """A Mayor 3, B 2, C 1. A loses one by Dynamite: B is Mayor."""
    river = blown_up("SN02", {"A": ["SN02", "SN04", "SN06"], "B": ["SN07", "SN08"], "C": ["SN09"]})
    assert river.mayor_of("SN") == "B"


def test_t48_two_who_draw_level_block_each_other() -> None:
    """A Mayor 3, B 2, C 2. A loses one: A stays Mayor (2, 2, 2)."""
    assert blown_up("SN02", THREE_TWO_TWO).mayor_of("SN") == "A"


def level_only() -> RiverTable:
    """T49: after T48 C loses one as well."""
    river = blown_up("SN02", THREE_TWO_TWO)
    river.dice("dynamite 3 3 1", 6, 6)
    river.takes("D", "DYNA2")
    river.say("D", "dynamite SN10")
    return river


def test_t49_standing_level_is_no_challenge() -> None:
    """After T48 C loses one: A 2, B 2, C 1. B was level before; this change did not bring it there: A stays
    (A10).
    """
    river = level_only()
    assert [river.count(letter, "SN") for letter in "ABC"] == [2, 2, 1]
    assert river.mayor_of("SN") == "A"


def test_t50_but_going_past_is() -> None:
    """After T49, hands 10: B takes SN11, pays A 2 and is Mayor (3 : 2)."""
    river = level_only()
    river.hands(A=10, B=10, C=10, D=10)
    river.takes("B", "SN11")
    assert (river.all_nuggets(), river.mayor_of("SN")) == ([12, 8, 10, 10], "B")


def ruined_mayor(**areas: list[str]) -> RiverTable:
    """A was Mayor of San Narciso and has nothing left there; the others have this."""
    river = table()
    river.mayor("A", "SN")
    for letter, names in areas.items():
        river.area(letter, *names)
    river.hands(D=10)
    return river


def test_t170_who_gains_a_concession_takes_the_office_whoever_else_is_level() -> None:
    """A Raid on San Narciso leaves A, its Mayor, none there, B 1 and C 1: A stays. D (hand 10) takes SN09: it
    pays nothing and is Mayor (A10).
    """
    river = table()
    river.hands(D=10)
    river.area("A", "SN04")
    river.area("B", "SN06", "SN07")
    river.area("C", "SN10", "SN11")
    river.mayor("A", "SN")
    river.takes("D", "RAID1")
    river.say("D", "raid SN")
    for letter, card in (("A", "SN04"), ("B", "SN06"), ("C", "SN10")):
        river.say(letter, f"lose {card}")
    assert ([river.count(letter, "SN") for letter in "ABCD"], river.mayor_of("SN")) == ([0, 1, 1, 0], "A")
    river.takes("D", "SN09")
    assert (river.mayor_of("SN"), river.nuggets("D"), river.told(FEE_PAID)) == ("D", 10, [])


def test_t170_but_not_if_others_have_more() -> None:
    """Had B 2 and C 2 instead, A stays Mayor (A10)."""
    river = ruined_mayor(B=["SN06", "SN07"], C=["SN10", "SN11"])
    river.takes("D", "SN09")
    assert (river.mayor_of("SN"), river.nuggets("D"), river.told(FEE_PAID)) == ("A", 10, [])


def test_a_card_of_a_bandit_is_gained_as_well() -> None:
    """10.2, A10 What a One-Armed Bandit brings takes the office like a card of the row."""
    river = ruined_mayor(B=["SN06"], C=["SN10"])
    river.deck("SN09")
    river.takes("D", "BAND1")
    river.say("D", "slots 1")
    assert (river.mayor_of("SN"), river.nuggets("D")) == ("D", 9)


def test_a_judge_makes_a_mayor_of_who_gains() -> None:
    """10.2, A10 D swaps CM03 for a mine of B: C and D have one each, D has gained and is Mayor."""
    river = ruined_mayor(B=["SN06"], C=["SN10"], D=["CM03"])
    river.takes("D", "JUDG1")
    river.say("D", "swap SN06")
    assert river.mayor_of("SN") == "D"


def test_a_lost_mine_that_joins_is_gained_as_well() -> None:
    """10.2, A10 B, C and D have 2, 2 and 1; the Lost Mine of D joins, and D is Mayor with 2."""
    river = ruined_mayor(B=["SN06", "SN07"], C=["SN10", "SN11"], D=["SN09"])
    river.takes("D", "LM05")
    assert (river.count("D", "SN"), river.mayor_of("SN")) == (2, "D")


def test_who_is_left_alone_in_front_is_mayor_though_another_gained() -> None:
    """10.2, A10 B and C have two each, D swaps a mine of C away: B is ahead of all and Mayor."""
    river = ruined_mayor(B=["SN06", "SN07"], C=["SN10", "SN11"], D=["CM03"])
    river.takes("D", "JUDG1")
    river.say("D", "swap SN10")
    assert ([river.count(letter, "SN") for letter in "ABCD"], river.mayor_of("SN")) == ([0, 2, 1, 1], "B")


def test_t51_one_concession_is_enough_for_a_later_mayor() -> None:
    """A Mayor 2, B 1, others 0. A loses one: B is Mayor with 1 (A11)."""
    assert blown_up("SN02", {"A": ["SN02", "SN04"], "B": ["SN07"]}).mayor_of("SN") == "B"


def test_t53_a_judge_moves_two_towns_at_once() -> None:
    """A is Mayor with SN04, SN06; B has SN09, CM04. A swaps SN04 for CM04: B is Mayor, nobody pays, CM has
    none.
    """
    river = table()
    river.area("A", "SN04", "SN06")
    river.area("B", "SN09", "CM04")
    river.mayor("A", "SN")
    river.takes("A", "JUDG1")
    river.say("A", "judge SN04")
    river.say("A", "swap CM04")
    assert [river.place(name) for name in ("SN04", "CM04")] == ["B", "A"]
    assert (river.mayor_of("SN"), river.mayor_of("CM"), river.all_nuggets()) == ("B", "", [15] * 4)


def test_t54_a_raid_is_one_change() -> None:
    """A Mayor 3, B 2, C 2 in Takamawok. D raids: A destroys one, B pays 2, C pays 2: 2, 2, 2 and A stays
    Mayor.
    """
    river = table()
    river.area("A", "TK02", "TK05", "TK06")
    river.area("B", "TK07", "TK08")
    river.area("C", "TK09", "TK10")
    river.mayor("A", "TK")
    river.takes("D", "RAID1")
    river.say("D", "raid TK")
    river.say("A", "lose TK02")
    assert river.place("TK02") == "A"
    river.say("B", "pay")
    river.say("C", "pay")
    assert [river.count(letter, "TK") for letter in "ABC"] == [2, 2, 2]
    assert (river.mayor_of("TK"), river.gains()) == ("A", [0, -2, -2, 0])


def test_t56_a_mayor_pays_no_fee_to_itself() -> None:
    """A is Mayor and takes another concession of the town: A pays nothing (A31)."""
    river = table()
    river.area("A", "SN04", "SN06")
    river.mayor("A", "SN")
    river.takes("A", "SN07")
    assert (river.all_nuggets(), river.count("A", "SN")) == ([15] * 4, 3)


def test_t125_who_cannot_pay_the_fee_pays_what_it_has() -> None:
    """A is Mayor with 3, B has 2 nuggets and takes SN09: B 0, A +2, and the concession is B's (16)."""
    river = table()
    river.area("A", "SN02", "SN04", "SN06")
    river.mayor("A", "SN")
    river.hands(B=2)
    river.takes("B", "SN09")
    assert (river.nuggets("A"), river.nuggets("B"), river.place("SN09")) == (17, 0, "B")
    assert [(event["due"], event["amount"]) for event in river.told(FEE_PAID)] == [(3, 2)]


def test_t126_a_mayor_without_a_concession_stays_until_challenged() -> None:
    """A is Mayor and loses its last concession there, others have none: A stays. B takes one: B is Mayor
    (A11).
    """
    river = blown_up("SN02", {"A": ["SN02"], "C": ["GM06"]})
    assert (river.mayor_of("SN"), river.count("A", "SN")) == ("A", 0)
    river.takes("B", "SN04")
    assert (river.mayor_of("SN"), river.all_nuggets(), river.told(FEE_PAID)) == ("B", [15] * 4, [])


def test_t127_whiskey_river_has_a_mayor_like_any_town() -> None:
    """B is Mayor of Whiskey River with WRE1, WRO1; A takes WRD3 and pays 2 (A52)."""
    river = table()
    river.area("B", "WRE1", "WRO1")
    river.mayor("B", "WR")
    river.takes("A", "WRD3")
    assert river.gains() == [-2, 2, 0, 0]


def tally(*counts: int) -> int:
    return sum(count << 4 * seat for seat, count in enumerate(counts))


ELECTIONS = [
    ("nobody has two", -1, (1, 0, 1), (1, 1, 1), -1),
    ("the first with two", -1, (1, 0, 1), (1, 0, 2), 2),
    ("the mayor grows", 0, (2, 1, 0), (3, 1, 0), 0),
    ("another draws level", 0, (2, 1, 0), (2, 2, 0), 1),
    ("another goes past", 0, (2, 2, 0), (2, 3, 0), 1),
    ("standing level", 0, (2, 2, 1), (2, 2, 0), 0),
    ("two draw level", 0, (3, 2, 2), (2, 2, 2), 0),
    ("one of two is further ahead", 0, (3, 2, 3), (2, 2, 3), 2),
    ("two equally ahead", 0, (3, 2, 2), (1, 2, 2), 0),
    ("level at nothing", 0, (1, 0, 0), (0, 0, 0), 0),
    ("level at one", 0, (2, 1, 0), (1, 1, 0), 1),
    ("behind, but nearer", 0, (3, 1, 0), (3, 2, 0), 0),
    ("both lose, the gap closes", 0, (4, 2, 0), (1, 1, 0), 1),
    ("both lose, level as before", 0, (2, 2, 0), (1, 1, 0), 0),
    ("one gains and is level with all", 0, (0, 1, 1, 0), (0, 1, 1, 1), 3),
    ("one gains and two have more", 0, (0, 2, 2, 0), (0, 2, 2, 1), 0),
    ("one gains and is level with two in front", 0, (1, 2, 2, 1), (1, 2, 2, 2), 3),
    ("one of two in front gains", 0, (1, 2, 2), (1, 2, 3), 2),
    ("one gains and another stands level", 0, (2, 2, 1), (2, 2, 2), 2),
    ("one gains behind another alone in front", 0, (0, 2, 2, 0), (0, 2, 1, 1), 1),
    ("one gains of the mayor, another draws level", 0, (3, 2, 0), (2, 2, 1), 1),
    ("one gains of the mayor, two draw level", 0, (3, 2, 2, 0), (2, 2, 2, 1), 0),
    ("one gains and draws level with the mayor, another too", 0, (3, 2, 1), (2, 2, 2), 2),
    ("only the mayor gains, others stand level", 0, (1, 2, 2), (2, 2, 2), 0),
    ("the mayor gains of one in front", 0, (1, 2, 2), (2, 1, 2), 0),
]


@pytest.mark.parametrize(
    ("mayor", "before", "after", "then"), [row[1:] for row in ELECTIONS], ids=[row[0] for row in ELECTIONS]
)
def test_an_election(mayor: int, before: tuple[int, ...], after: tuple[int, ...], then: int) -> None:
    """10.2 Who gains and is behind nobody; else one challenger with the most; else the Mayor stays."""
    assert mayor_after(mayor, tally(*before), tally(*after), len(after)) == then
