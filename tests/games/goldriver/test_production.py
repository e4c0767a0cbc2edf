"""14. Dice, production, danger, Gold! and Wagon, the river."""

from __future__ import annotations

import pytest

from tenderfoot.engine.sorts import unpacked
from tenderfoot.games.goldriver.end import scores
from tenderfoot.games.goldriver.events import NOTHING_PRODUCED, PRODUCED
from tests.games.goldriver.table import table


def test_t67_a_pair_of_ones() -> None:
    """On (1,1): SN02 6, TK02 7, WRE1 1, WRE2 2, WRD3 3, WRD4 4; SN08 and TK09 explode."""
    river = table()
    river.area("A", "SN02", "TK02")
    river.area("B", "WRE1", "WRE2", "WRO1", "WRO2", "SN08")
    river.area("C", "WRD3", "WRD4", "TK09", "SN04")
    river.rolls("D", 1, 1)
    assert river.gains() == [13, 3, 7, 0]
    assert [river.place(name) for name in ("SN08", "TK09", "SN04", "SN02")] == ["out", "out", "C", "A"]


@pytest.mark.parametrize(("faces", "gain"), [((2, 2), 2), ((3, 4), 2), ((1, 4), 0)])
def test_t68_gold_adds_the_total_4(faces: tuple[int, int], gain: int) -> None:
    """GOLD on SN07. (2,2): 2. (3,4): 2. (1,4): 0 (12.10)."""
    river = table()
    river.area("A", "SN07")
    river.attach("GOLD", "SN07")
    river.rolls("B", *faces)
    assert river.gains() == [gain, 0, 0, 0]


def test_t70_a_wagon_adds_two_to_production_and_value() -> None:
    """WAG1 on NL04, (2,2): 3; final value 3. With WAG1 and WAG2: production 5, value 5 (12.11, A16, A20)."""
    river = table(poker=False)
    river.hands(A=0)
    river.area("A", "NL04")
    river.attach("WAG1", "NL04")
    river.rolls("B", 2, 2)
    assert (river.nuggets("A"), scores(river.state)[0]) == (3, 6)
    river.attach("WAG2", "NL04")
    river.hands(A=0)
    river.rolls("B", 2, 2)
    assert (river.nuggets("A"), scores(river.state)[0]) == (5, 10)


def test_t71_attachments_leave_with_their_concession() -> None:
    """SN07 carries GOLD and WAG1 and is dynamited: all three cards are out (A16)."""
    river = table()
    river.area("B", "SN07")
    river.attach("GOLD", "SN07")
    river.attach("WAG1", "SN07")
    river.dice("dynamite 3 0 0", 6, 6)
    river.takes("A", "DYNA1")
    assert [river.place(name) for name in ("SN07", "GOLD", "WAG1")] == ["out", "out", "out"]


def test_t73_a_wagon_without_a_concession_waits() -> None:
    """A has no concession and takes WAG1: parked. Later A takes CM03: WAG1 is attached to it at the next
    check.
    """
    river = table()
    river.takes("A", "WAG1")
    assert (river.place("WAG1"), len(river.state.parked)) == ("A", 1)
    river.takes("A", "CM03")
    assert (river.state.parked, river.state.worth(8)) == ([], 6)


@pytest.mark.parametrize(
    ("faces", "even", "odd", "doubles"), [((6, 6), 3, 0, 7), ((3, 6), 0, 3, 0), ((2, 4), 3, 0, 0)]
)
def test_t74_the_river(faces: tuple[int, int], even: int, odd: int, doubles: int) -> None:
    """(6,6): even and doubles claims produce. (3,6): odd ones. (2,4): even ones only (11.1)."""
    river = table()
    river.area("A", "WRE1", "WRE2")
    river.area("B", "WRO1", "WRO2")
    river.area("C", "WRD3", "WRD4")
    river.rolls("D", *faces)
    assert river.gains() == [even, odd, doubles, 0]


def test_t136_two_conditions_in_one_roll_are_one_harvest() -> None:
    """GOLD on WRE2: on (1,3) and on (2,2) it yields 2, not 4 (A27)."""
    for faces in ((1, 3), (2, 2)):
        river = table()
        river.area("A", "WRE2")
        river.attach("GOLD", "WRE2")
        river.rolls("B", *faces)
        assert river.gains() == [2, 0, 0, 0]


def test_t137_gold_on_a_river_claim_of_odd_totals() -> None:
    """GOLD on WRO2: on (1,3) it yields 2, on (3,3) nothing (A28)."""
    for faces, gain in (((1, 3), 2), ((3, 3), 0)):
        river = table()
        river.area("A", "WRO2")
        river.attach("GOLD", "WRO2")
        river.rolls("B", *faces)
        assert river.gains() == [gain, 0, 0, 0]


def test_t138_explosions_of_one_roll_are_one_change() -> None:
    """A is Mayor (CM06, CM03), B has CM05. On (4,4) CM06 and B's NL07 explode: B is level in Cold Mountain,
    Mayor (14.5).
    """
    river = table()
    river.area("A", "CM06", "CM03")
    river.mayor("A", "CM")
    river.area("B", "CM05", "NL07")
    river.rolls("C", 4, 4)
    assert [river.place(name) for name in ("CM06", "NL07")] == ["out", "out"]
    assert river.mayor_of("CM") == "B"


def test_t139_danger_marks_react_to_production_dice_only() -> None:
    """A rolls (1,1) for a Dynamite: SN08 stays (11.4)."""
    river = table()
    river.area("B", "SN08", "CM03")
    river.dice("dynamite 3 0 0", 1, 1)
    river.takes("A", "DYNA1")
    river.say("A", "dynamite CM03")
    assert (river.place("SN08"), river.gains()) == ("B", [-2, 2, 0, 0])


def test_t140_gold_in_the_middle_of_nothing_pays_nobody() -> None:
    """GOLD lies with a mine that is out: on (2,2) nobody gains."""
    river = table()
    river.area("A", "SN07")
    river.attach("GOLD", "SN07")
    river.state.move(3, 10)
    river.rolls("B", 2, 2)
    assert river.gains() == [0, 0, 0, 0]


def test_who_harvests_what_is_told() -> None:
    """14.2 The story names the concessions, clockwise from the winner, or says that there are none."""
    river = table()
    river.area("A", "SN04", "WRE1")
    river.area("B", "CM04")
    river.rolls("B", 1, 3)
    assert [(event["seat"], unpacked(event["cards"]), event["amount"]) for event in river.told(PRODUCED)] == [
        (1, [9], 5),
        (0, [1, 32], 5),
    ]
    barren = table()
    barren.rolls("A", 1, 3)
    assert len(barren.told(NOTHING_PRODUCED)) == 1


def test_the_dice_of_a_round_have_a_key() -> None:
    """3. `production` and the number of the round name the dice of a round."""
    river = table()
    river.state.round = 7
    river.area("A", "CM12")
    river.dice("production 7", 6, 6)
    river.rolls("B", 6, 6)
    assert river.gains() == [6, 0, 0, 0]


def test_t166_a_mine_produces_before_it_explodes() -> None:
    """No danger mine of ours produces on its own danger number: GOLD on CM06, danger 8. (4,4): it explodes,
    nothing is gained; (1,3): 7, and it stays (A26).
    """
    for faces, gain, place in (((4, 4), 0, "out"), ((1, 3), 7, "A")):
        river = table()
        river.area("A", "CM06")
        river.attach("GOLD", "CM06")
        river.rolls("B", *faces)
        assert (river.gains(), river.place("CM06")) == ([gain, 0, 0, 0], place)
