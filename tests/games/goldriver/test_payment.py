"""8. The price goes round the table."""

from __future__ import annotations

import pytest

from tenderfoot.games.goldriver.events import RECEIVED, REST_LOST
from tests.games.goldriver.table import RiverTable, table

# What r1, r2, … keep of a price, without cards; with three players the last number goes to the supply.
FIVE = {
    1: [1, 0, 0, 0],
    2: [1, 1, 0, 0],
    3: [2, 1, 0, 0],
    4: [2, 1, 1, 0],
    5: [3, 1, 1, 0],
    6: [3, 2, 1, 0],
    7: [4, 2, 1, 0],
    8: [4, 2, 1, 1],
    9: [5, 2, 1, 1],
    10: [5, 3, 1, 1],
    11: [6, 3, 1, 1],
    12: [6, 3, 2, 1],
    13: [7, 3, 2, 1],
    16: [8, 4, 2, 2],
    20: [10, 5, 3, 2],
    31: [16, 8, 4, 3],
}
FOUR = {
    1: [1, 0, 0],
    2: [1, 1, 0],
    3: [2, 1, 0],
    4: [2, 1, 1],
    5: [3, 1, 1],
    6: [3, 2, 1],
    7: [4, 2, 1],
    8: [4, 2, 2],
    9: [5, 2, 2],
    10: [5, 3, 2],
    11: [6, 3, 2],
    12: [6, 3, 3],
    13: [7, 3, 3],
    16: [8, 4, 4],
    20: [10, 5, 5],
    31: [16, 8, 7],
}
THREE = {
    1: [1, 0, 0],
    2: [1, 1, 0],
    3: [2, 1, 0],
    4: [2, 1, 1],
    5: [3, 1, 1],
    6: [3, 2, 1],
    7: [4, 2, 1],
    8: [4, 2, 2],
    9: [5, 2, 2],
    10: [5, 3, 2],
    11: [6, 3, 2],
    12: [6, 3, 3],
    13: [7, 3, 3],
    16: [8, 4, 4],
    20: [10, 5, 5],
    31: [16, 8, 7],
}
ROWS = [(n, b, kept) for n, rows in ((5, FIVE), (4, FOUR), (3, THREE)) for b, kept in rows.items()]


def paid(players: int, price: int, moonshine: bool = False, all_in: str = "") -> RiverTable:
    """A wins at this price, with 40 in every hand; the Moonshine is played if A has it, All In if it is
    offered.
    """
    river = table(players=players)
    river.hands(**dict.fromkeys("ABCDE"[:players], 40))
    if moonshine:
        river.kept("A", "MOON")
    if all_in:
        river.kept(all_in, "ALIN")
    river.won("A", price)
    if moonshine:
        river.say("A", "play MOON")
    return river


def supply(river: RiverTable) -> int:
    return sum(event["amount"] for event in river.told(REST_LOST))


@pytest.mark.parametrize(("players", "price", "kept"), ROWS)
def test_the_table_of_chapter_8(players: int, price: int, kept: list[int]) -> None:
    """8. Each keeps half, rounded up; of four or five the last keeps all, with three the rest is lost."""
    river = paid(players, price)
    receivers = "EDCB"[5 - players :]
    assert [river.nuggets(letter) - 40 for letter in receivers] == kept[: players - 1]
    assert river.nuggets("A") == 40 - price
    assert [supply(river)] == (kept[2:] if players == 3 else [0])


@pytest.mark.parametrize(("players", "price", "kept"), ROWS)
def test_the_table_of_chapter_8_the_other_way(players: int, price: int, kept: list[int]) -> None:
    """12.2 With Moonshine the same amounts go to the left."""
    river = paid(players, price, moonshine=True)
    assert [river.nuggets(letter) - 40 for letter in "BCDE"[: players - 1]] == kept[: players - 1]


def test_t14_thirteen_with_five() -> None:
    """Five players: A wins at 13: E +7, D +3, C +2, B +1, A −13."""
    assert paid(5, 13).gains(40) == [-13, 1, 2, 3, 7]


def test_t15_twenty_with_five() -> None:
    """Five players: A wins at 20: E 10, D 5, C 3, B 2."""
    assert paid(5, 20).gains(40) == [-20, 2, 3, 5, 10]


def test_t16_three_with_five() -> None:
    """Five players: A wins at 3: E 2, D 1, C 0, B 0."""
    assert paid(5, 3).gains(40) == [-3, 0, 0, 1, 2]


def test_t17_thirteen_with_four() -> None:
    """Four players: A wins at 13: D 7, C 3, B 3 (B keeps all 3) (S5)."""
    assert paid(4, 13).gains(40) == [-13, 3, 3, 7]


def test_t19_thirteen_with_three() -> None:
    """Three players: A wins at 13: C 7, B 3, supply 3."""
    river = paid(3, 13)
    assert (river.gains(40), supply(river)) == ([-13, 3, 7], 3)


def test_t20_two_with_three() -> None:
    """Three players: A wins at 2: C 1, B 1, supply 0."""
    river = paid(3, 2)
    assert (river.gains(40), supply(river)) == ([-2, 1, 1], 0)


def test_t21_all_in_keeps_everything() -> None:
    """Five players: A wins at 13, D spends All In: E 7, D 6, C 0, B 0; ALIN is out (12.1)."""
    river = paid(5, 13, all_in="D")
    assert (river.asked(), river.prompt(), river.options()) == ("D", "allin", ["hold", "play ALIN"])
    river.say("D", "play ALIN")
    assert river.gains(40) == [-13, 0, 0, 6, 7]
    assert river.place("ALIN") == "out"


def test_t23_the_last_receiver_keeps_all_anyway() -> None:
    """Four players: A wins at 13, B holds All In: B is not asked and keeps 3 and the card."""
    river = paid(4, 13, all_in="B")
    assert river.prompt() == "pick"
    assert (river.nuggets("B"), river.place("ALIN")) == (43, "B")


def test_t24_all_in_is_not_offered_for_a_single_nugget() -> None:
    """Five players: A wins at 1, E holds All In: E is not asked (it keeps 1 anyway)."""
    river = paid(5, 1, all_in="E")
    assert (river.prompt(), river.nuggets("E"), river.place("ALIN")) == ("pick", 41, "E")


def test_t25_moonshine_with_four() -> None:
    """Four players: A wins at 13, Moonshine: B 7, C 3, D 3; pick order A, D, C, B (S4)."""
    river = paid(4, 13, moonshine=True)
    assert river.gains(40) == [-13, 7, 3, 3]
    assert pick_order(river) == "ADCB"


def test_t27_moonshine_and_all_in() -> None:
    """Four players: A wins at 13, Moonshine, B spends All In: B 13, C 0, D 0."""
    river = paid(4, 13, moonshine=True, all_in="B")
    river.say("B", "play ALIN")
    assert river.gains(40) == [-13, 13, 0, 0]


def test_t112_moonshine_with_five() -> None:
    """Five players: A wins at 13, Moonshine: B 7, C 3, D 2, E 1; pick order A, E, D, C, B."""
    river = paid(5, 13, moonshine=True)
    assert river.gains(40) == [-13, 7, 3, 2, 1]
    assert pick_order(river) == "AEDCB"


def test_t113_moonshine_with_three() -> None:
    """Three players: A wins at 13, Moonshine: B 7, C 3, supply 3; pick order A, C, B (A45)."""
    river = paid(3, 13, moonshine=True)
    assert (river.gains(40), supply(river)) == ([-13, 7, 3], 3)
    assert pick_order(river) == "ACB"


def test_t114_all_in_saves_the_rest_with_three() -> None:
    """Three players: A wins at 13, B spends All In: C 7, B 6, supply 0 (A8)."""
    river = paid(3, 13, all_in="B")
    river.say("B", "play ALIN")
    assert (river.gains(40), supply(river)) == ([-13, 6, 7], 0)


def test_t115_the_first_receiver_goes_all_in() -> None:
    """Five players: A wins at 13, E spends All In: E 13, all others nothing."""
    river = paid(5, 13, all_in="E")
    river.say("E", "play ALIN")
    assert river.gains(40) == [-13, 0, 0, 0, 13]


def test_t116_all_in_may_be_kept_for_later() -> None:
    """All In is offered, not forced: E holds it back, keeps 7 and the card (A8)."""
    river = paid(5, 13, all_in="E")
    river.say("E", "hold")
    assert (river.gains(40), river.place("ALIN")) == ([-13, 1, 2, 3, 7], "E")


def test_t117_moonshine_and_all_in_of_the_second() -> None:
    """Four players: A wins at 13, Moonshine, C spends All In: B 7, C 6, D 0."""
    river = paid(4, 13, moonshine=True, all_in="C")
    river.say("C", "play ALIN")
    assert river.gains(40) == [-13, 7, 6, 0]


def test_t118_moonshine_also_at_price_0_and_by_anybody() -> None:
    """C, who has not won, plays Moonshine at price 0: nothing is paid, the pick order turns (A32)."""
    river = table()
    river.kept("C", "MOON")
    river.won("A", 0)
    assert (river.asked(), river.prompt()) == ("C", "moon")
    river.say("C", "play MOON")
    assert (river.all_nuggets(), river.place("MOON")) == ([15] * 4, "out")
    assert pick_order(river) == "ADCB"


def test_each_hop_is_told() -> None:
    """8. The story says what came, what stayed and what went on."""
    river = paid(4, 13)
    assert [(event["seat"], event["amount"], event["kept"]) for event in river.told(RECEIVED)] == [
        (3, 13, 7),
        (2, 6, 3),
        (1, 3, 3),
    ]


def pick_order(river: RiverTable) -> str:
    """Who takes a card, in order, if everybody answers as an absent player would."""
    order = ""
    before = len(river.log)
    while river.state.frames:
        river.say(river.asked(), river.default())
    for event in river.log[before:]:
        if event.title() == "picked":
            order += "ABCDE"[int(str(event.facts()["seat"]).split(":")[1])]
    return order
