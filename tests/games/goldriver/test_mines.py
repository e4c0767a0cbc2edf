"""11. Lost Mines and Ghost Mines."""

from __future__ import annotations

from tests.games.goldriver.table import table


def test_t57_a_lost_mine_joins_a_town_of_its_owner() -> None:
    """A has SN04, CM03 and takes LM05: it chooses San Narciso; no fee, count 2, A is Mayor (9.2, 11.2)."""
    river = table()
    river.area("A", "SN04", "CM03")
    river.takes("A", "LM05")
    assert (river.prompt(), river.options()) == ("lost", ["join SN", "join CM"])
    river.say("A", "join SN")
    assert (river.count("A", "SN"), river.mayor_of("SN"), river.all_nuggets()) == (2, "A", [15] * 4)


def test_t58_a_lost_mine_can_take_an_office_for_nothing() -> None:
    """B is Mayor (SN06, SN07), A has SN04 and takes LM05 into San Narciso: no payment, A is Mayor (2 : 2)."""
    river = table()
    river.area("A", "SN04")
    river.area("B", "SN06", "SN07")
    river.mayor("B", "SN")
    river.takes("A", "LM05")
    assert (river.mayor_of("SN"), river.all_nuggets(), river.town_of("LM05")) == ("A", [15] * 4, "SN")


def test_t60_a_waiting_lost_mine_produces() -> None:
    """A has a waiting LM09. On (4,5) A +3."""
    river = table()
    river.area("A", "LM09")
    river.rolls("B", 4, 5)
    assert river.gains() == [3, 0, 0, 0]


def test_t62_a_ghost_mine_moves_on_after_producing() -> None:
    """A holds GM07. On (3,4) A +4, gives it to C; C gets nothing for it in this roll (11.3)."""
    river = table()
    river.area("A", "GM07")
    river.rolls("B", 3, 4)
    assert (river.asked(), river.prompt(), river.options()) == (
        "A",
        "ghost",
        ["ghost 1", "ghost 2", "ghost 3"],
    )
    river.say("A", "ghost 2")
    assert (river.place("GM07"), river.gains()) == ("C", [4, 0, 0, 0])


def test_t64_raids_and_fees_do_not_know_ghosts_nor_waiting_mines() -> None:
    """A Raid never touches GM06, GM07, GM08 or a waiting Lost Mine; taking a Ghost Mine never costs a fee."""
    river = table()
    river.area("B", "GM06", "GM07", "LM05")
    river.takes("A", "RAID1")
    assert river.place("RAID1") == "A"
    river.area("C", "SN02")
    river.takes("D", "RAID2")
    for raider in "DA":  # A's Raid was parked until somebody had something to lose
        river.say(raider, "raid SN")
        assert (river.asked(), river.options()) == ("C", ["pay", "lose SN02"])
        river.say("C", "pay")
    river.mayor("C", "SN")
    river.takes("D", "GM08")
    assert river.gains() == [0, 0, -2, 0]


def test_t65_with_two_players_there_is_no_choice() -> None:
    """Two players: A's GM06 produces; it goes to B without a choice (A29)."""
    river = table(players=2)
    river.area("A", "GM06")
    river.rolls("A", 2, 4)
    assert (river.place("GM06"), river.gains(), river.asked()) == ("B", [5, 0], "")


def test_t128_a_lost_mine_waits_and_joins_with_the_next_concession() -> None:
    """A's LM05 waits. A takes SN04 where B is Mayor with 2: it pays 2, then LM05 joins, and A is Mayor (2 :
    2) (9.1, 11.2).
    """
    river = table()
    river.takes("A", "LM05")
    assert (river.town_of("LM05"), river.place("LM05")) == ("", "A")
    river.area("B", "SN06", "SN07")
    river.mayor("B", "SN")
    river.takes("A", "SN04")
    assert (river.town_of("LM05"), river.count("A", "SN"), river.mayor_of("SN")) == ("SN", 2, "A")
    assert river.gains() == [-2, 2, 0, 0]


def test_t129_two_waiting_mines_join_one_after_the_other() -> None:
    """A's LM05 and LM09 wait and A takes WRE1: both join Whiskey River, its only town; A is Mayor (A43)."""
    river = table()
    river.area("A", "LM05", "LM09")
    river.takes("A", "WRE1")
    assert (river.town_of("LM05"), river.town_of("LM09")) == ("WR", "WR")
    assert (river.count("A", "WR"), river.mayor_of("WR")) == (3, "A")


def test_t130_a_lost_mine_keeps_its_town_with_a_new_owner() -> None:
    """B's LM05 has joined Cold Mountain. A gets it by Judge for NL03: it still belongs to Cold Mountain
    (A12).
    """
    river = table()
    river.area("A", "NL03", "SN04")
    river.area("B", "CM04", "LM05")
    river.joins("LM05", "CM")
    river.takes("A", "JUDG1")
    river.say("A", "judge NL03")
    river.say("A", "swap LM05")
    assert (river.town_of("LM05"), river.count("A", "CM"), river.count("B", "CM")) == ("CM", 1, 1)


def test_t131_a_waiting_mine_joins_for_its_new_owner_by_judge() -> None:
    """A (SN04, SN06, CM03) swaps SN06 for B's waiting LM05: LM05 joins a town of A's choice, then both towns
    elect.
    """
    river = table()
    river.area("A", "SN04", "SN06", "CM03")
    river.mayor("A", "SN")
    river.area("B", "LM05", "GM06")
    river.takes("A", "JUDG1")
    river.say("A", "judge SN06")
    river.say("A", "swap LM05")
    assert (river.asked(), river.options()) == ("A", ["join SN", "join CM"])
    river.say("A", "join CM")
    assert [river.count("A", town) for town in ("SN", "CM")] == [1, 2]
    # B draws level in San Narciso by this change, and A gets Cold Mountain.
    assert (river.mayor_of("SN"), river.mayor_of("CM")) == ("B", "A")


def test_t132_a_judge_can_give_a_waiting_mine_a_home_at_the_other_player() -> None:
    """A swaps its waiting LM05 for SN04 of B, who also has CM03: LM05 joins Cold Mountain, and B is Mayor
    there.
    """
    river = table()
    river.area("A", "LM05")
    river.area("B", "SN04", "CM03")
    river.takes("A", "JUDG1")
    river.say("A", "swap SN04")
    assert (river.town_of("LM05"), river.mayor_of("CM"), river.count("B", "CM")) == ("CM", "B", 2)


def test_t133_a_ghost_mine_gives_a_lost_mine_no_home() -> None:
    """A has a waiting LM05 and takes GM06: LM05 still waits."""
    river = table()
    river.area("A", "LM05")
    river.takes("A", "GM06")
    assert (river.town_of("LM05"), river.place("GM06")) == ("", "A")


def test_t134_a_ghost_mine_takes_its_cards_along() -> None:
    """A's GM07 carries GOLD and WAG1. On (2,2) it yields 6 and goes to B with both cards."""
    river = table()
    river.area("A", "GM07")
    river.attach("GOLD", "GM07")
    river.attach("WAG1", "GM07")
    river.rolls("C", 2, 2)
    river.say("A", "ghost 1")
    assert [river.place(name) for name in ("GM07", "GOLD", "WAG1")] == ["B", "B", "B"]
    assert river.gains() == [6, 0, 0, 0]


def test_t135_a_raid_hits_a_lost_mine_that_has_joined() -> None:
    """B's LM09 has joined Takamawok: a Raid there makes B pay for it or lose it."""
    river = table()
    river.area("B", "TK02", "LM09")
    river.joins("LM09", "TK")
    river.mayor("B", "TK")
    river.takes("A", "RAID1")
    river.say("A", "raid TK")
    assert river.options() == ["pay", "lose TK02", "lose LM09"]
    river.say("B", "lose LM09")
    assert (river.place("LM09"), river.count("B", "TK")) == ("out", 1)
