"""11.1, 14. What every roll of the dice brings, and in which order things happen after it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenderfoot.games.goldriver.events import ROLLED, SALOON_PAID
from tenderfoot.games.goldriver.gold.production import Haunting
from tests.games.goldriver.table import card, seat, table

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "goldriver.md"
ROLLS = [(one, other) for one in range(1, 7) for other in range(one, 7)]
CONCESSIONS = ("mine", "river", "Ghost Mine", "Lost Mine")


def printed() -> list[tuple[str, str, int]]:
    """Every concession of the rulebook's table: its card, its number, its nuggets."""
    rows = [line.strip("| ").split(" | ") for line in RULEBOOK.read_text("utf-8").splitlines()]
    cards = [row for row in rows if len(row) == 7 and row[1] in CONCESSIONS]
    return [(row[0], row[3], int(row[4])) for row in cards]


def produces(number: str, one: int, other: int) -> bool:
    """The table of 11.1."""
    conditions = {"even": (one + other) % 2 == 0, "odd": (one + other) % 2 == 1, "doubles": one == other}
    return conditions[number] if number in conditions else int(number) == one + other


@pytest.mark.parametrize(("one", "other"), ROLLS)
def test_each_roll_brings_what_the_rulebook_prints(one: int, other: int) -> None:
    """11.1, 14.2 A has all 43 concessions: those produce whose number or sort of total is rolled, once."""
    river = table(poker=False)
    river.area("A", *[name for name, _, _ in printed()])
    river.rolls("B", one, other)
    assert len(printed()) == 43
    assert river.gains()[0] == sum(gold for _, number, gold in printed() if produces(number, one, other))


def test_two_dice_are_rolled_unless_the_winner_has_the_post_office() -> None:
    """14.1, S10. B has won and rolls both dice at once; with the Post Office it is asked first."""
    river = table()
    river.rolls("B", 2, 5)
    assert [(event["seat"], event.facts()["total"]) for event in river.told(ROLLED)] == [(1, 7)]
    river = table()
    river.area("B", "POST")
    river.rolls("B", 2, 5)
    assert (river.asked(), river.prompt(), river.told(ROLLED)) == ("B", "post", [])


def test_the_saloon_is_paid_clockwise_from_the_winner() -> None:
    """14.3, 13.2 On (6,6) A and D gain: W is C, so that D pays the Saloon of B before A."""
    river = table()
    river.area("A", "CM12")
    river.area("B", "SALO")
    river.area("D", "TK12")
    river.rolls("C", 6, 6)
    assert [event["seat"] for event in river.told(SALOON_PAID)] == [3, 0]


def test_ghost_mines_leave_clockwise_from_the_winner_in_printed_order() -> None:
    """14.4, 11.3 No roll of this deck brings two, so all three are said to have produced. W is C: A, who is
    the first from there, gives GM06 and GM08, in the order printed, then B its GM07.
    """
    river = table(players=3)
    river.area("A", "GM08", "GM06")
    river.area("B", "GM07")
    river.begin(Haunting(seat("C"), sum(1 << card(name) for name in ("GM06", "GM07", "GM08"))))
    for letter, name, to in (("A", "GM06", "B"), ("A", "GM08", "C"), ("B", "GM07", "A")):
        assert river.asked() == letter
        river.say(letter, f"ghost {seat(to)}")
        assert river.place(name) == to
    assert river.asked() == ""


def test_one_roll_is_carried_out_in_the_order_of_chapter_14() -> None:
    """S11, 14.5 On (4,4) A's Ghost Mine produces and is given away; only then B's CM06 explodes."""
    river = table()
    river.area("A", "GM08")
    river.area("B", "CM06")
    river.rolls("C", 4, 4)
    assert (river.gains(), river.prompt(), river.place("CM06")) == ([5, 0, 0, 0], "ghost", "B")
    river.say("A", "ghost 1")
    assert (river.place("GM08"), river.place("CM06")) == ("B", "out")


def test_parked_cards_are_looked_at_after_the_bank() -> None:
    """14.6, 14.7 On (1,2) A deposits three of six nuggets; then its parked Bandit takes of what is left."""
    river = table(players=3)
    river.hands(A=2)
    river.area("A", "CM03", "BANK")
    river.parked("A", "BAND1")
    river.rolls("B", 1, 2)
    assert (river.nuggets("A"), river.prompt()) == (6, "deposit")
    river.say("A", "deposit 3")
    assert (river.prompt(), river.options()) == ("slots", ["slots 1", "slots 2", "slots 3"])
