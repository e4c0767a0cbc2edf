"""9. Taking a card: what each kind does when it comes to somebody; 13.1 what no swap reaches."""

from __future__ import annotations

import pytest

from tenderfoot.games.goldriver.events import FEE_PAID
from tests.games.goldriver.table import RiverTable, table


def town_of_two() -> RiverTable:
    """B is Mayor of San Narciso with two mines; A has one mine in Cold Mountain."""
    river = table()
    river.area("B", "SN04", "SN06")
    river.mayor("B", "SN")
    river.area("A", "CM03")
    return river


@pytest.mark.parametrize(("name", "fee"), [("SN07", 2), ("LM05", 0), ("GM06", 0), ("CM04", 0)])
def test_a_fee_is_due_for_a_mine_in_the_town_of_a_mayor_and_for_nothing_else(name: str, fee: int) -> None:
    """9.1, 9.2, 9.3, 10.1 A mine in a Mayor's town costs what the Mayor has there; Lost and Ghost Mines cost
    nothing.
    """
    river = town_of_two()
    river.takes("A", name)
    assert (river.gains(), river.place(name)) == ([-fee, fee, 0, 0], "A")
    assert [event["amount"] for event in river.told(FEE_PAID)] == [fee] * (fee > 0)


def test_a_lost_mine_joins_before_its_town_looks_for_a_mayor() -> None:
    """9.2 A's Lost Mine joins Cold Mountain, A's only town, and makes A its Mayor."""
    river = town_of_two()
    river.takes("A", "LM05")
    assert (river.town_of("LM05"), river.mayor_of("CM"), river.mayor_of("SN")) == ("CM", "A", "B")


def test_a_ghost_mine_belongs_to_no_town() -> None:
    """9.3 Whoever takes one has no concession more in any town."""
    river = town_of_two()
    river.takes("A", "GM06")
    assert [river.count("A", town) for town in ("SN", "CM", "NL", "TK", "WR")] == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("name", ["POST", "SALO", "STAT"])
def test_a_building_lies_before_its_owner_and_asks_nothing(name: str) -> None:
    """9.4 Only the Bank asks at once."""
    river = table()
    river.takes("A", name)
    assert (river.place(name), river.asked(), river.gains()) == ("A", "", [0] * 4)
    river.takes("A", "BANK")
    assert (river.place("BANK"), river.prompt()) == ("A", "deposit")


@pytest.mark.parametrize("name", ["ALIN", "MOON", "MUST", "PENY"])
def test_a_card_with_a_horseshoe_is_kept_and_nobody_can_aim_at_it(name: str) -> None:
    """9.5 It lies before its owner, and neither a Judge nor a Dynamite of B finds anything of A's (A53)."""
    river = table()
    river.area("B", "SN02")
    river.takes("A", name)
    assert (river.place(name), river.asked(), river.state.parked) == ("A", "", [])
    for colt in ("JUDG1", "DYNA1"):
        river.takes("B", colt)
        assert (river.place(colt), river.asked()) == ("B", "")
    assert len(river.state.parked) == 2


USABLE = [
    ("JUDG1", "judge"),
    ("RAID1", "raid"),
    ("DYNA1", "dynamite"),
    ("HOLD1", "holdup"),
    ("BAND1", "slots"),
    ("GOLD", "attach"),
    ("WAG1", "attach"),
]


@pytest.mark.parametrize(("name", "verb"), USABLE)
def test_a_colt_or_a_lasso_is_an_order(name: str, verb: str) -> None:
    """9.6 What can be used is used at once; no answer declines it (A33)."""
    river = town_of_two()
    river.area("A", "NL03")
    river.area("C", "NL04")
    river.takes("A", name)
    assert river.asked() == "A"
    assert {text.split()[0] for text in river.options()} == {verb}


@pytest.mark.parametrize("name", ["JUDG1", "RAID1", "DYNA1", "BAND1", "GOLD", "WAG1"])
def test_what_cannot_be_used_is_parked(name: str) -> None:
    """9.6, 15. Nobody has anything, and A no nugget: the card waits before A."""
    river = table()
    river.hands(A=0)
    river.takes("A", name)
    assert (river.place(name), river.asked(), len(river.state.parked)) == ("A", "", 1)


def test_buildings_are_blown_up_but_never_swapped() -> None:
    """13.1 A Judge of A is offered concessions only, its own and B's; a Dynamite finds the Saloon too."""
    river = table()
    river.area("A", "SN02", "TK02", "POST")
    river.area("B", "CM04", "NL03", "SALO")
    river.takes("A", "JUDG1")
    assert river.options() == ["judge SN02", "judge TK02"]
    river.say("A", "judge SN02")
    assert river.options() == ["swap CM04", "swap NL03"]
    river.say("A", "swap CM04")
    river.dice("dynamite 3 0 0", 6, 6)
    river.takes("A", "DYNA1")
    river.say("A", "dynamite SALO")
    assert (river.place("SALO"), river.place("POST")) == ("out", "A")


def test_a_building_acts_from_the_moment_it_lies_there() -> None:
    """13.1 A takes the Saloon; in the same round B harvests seven and pays."""
    river = table()
    river.area("B", "TK12")
    river.takes("A", "SALO")
    river.rolls("A", 6, 6)
    assert river.gains() == [1, 6, 0, 0]
