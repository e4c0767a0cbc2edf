"""What a screen shows is counted by the rules: fees, towns, totals, prices, points."""

from __future__ import annotations

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.known.almanac import order, pickers, shares
from tests.games.goldriver.table import table


def test_shares_are_those_of_the_payment_table() -> None:
    """13 among five, four and three players."""
    assert shares(13, 5) == [7, 3, 2, 1]
    assert shares(13, 4) == [7, 3, 3]
    assert shares(13, 3) == [7, 3]
    assert shares(0, 5) == [0, 0, 0, 0]


def test_cards_are_chosen_clockwise_from_the_winner() -> None:
    assert pickers(2, 0, 4) == [2, 3, 0, 1]
    assert pickers(2, 1, 4) == [2, 1, 0, 3]


def test_a_moonshine_turns_the_price_and_the_choice() -> None:
    """8, S9: by winner, with three players."""
    assert order(3, 0) == {
        "receivers": [[2, 1], [0, 2], [1, 0]],
        "pickers": [[0, 1, 2], [1, 2, 0], [2, 0, 1]],
    }
    assert order(3, 1) == {
        "receivers": [[1, 2], [2, 0], [0, 1]],
        "pickers": [[0, 2, 1], [1, 0, 2], [2, 1, 0]],
    }


def test_a_view_says_what_the_table_brings() -> None:
    """A Mayor's fee is due to it; even totals feed the river, 2 feeds San Narciso's first mine."""
    river = table(players=4)
    river.area("A", "SN02", "SN04")
    river.area("B", "WRE2")
    river.mayor("A", "SN")
    river.row("SN06", "GM07", "WAG1", "CM03", "NL04")
    plain = GAME.view(river.state, 1).plain()
    assert plain["fees"] == [[0, 2], [], [], [], []]
    assert plain["dues"] == [[0, 2, 2, 2], *[[0] * 4] * 4]
    assert plain["counts"] == {
        "SN": [2, 0, 0, 0],
        "CM": [0] * 4,
        "NL": [0] * 4,
        "TK": [0] * 4,
        "WR": [0, 1, 0, 0],
    }
    ruler = plain["ruler"]
    assert isinstance(ruler, list)
    assert ruler[0] == [6, 2, 0, 0]
    assert ruler[1] == [0, 0, 0, 0]
    assert ruler[2] == [4, 2, 0, 0]
    assert plain["savings"] == []


def test_doubles_are_counted_apart_from_their_total() -> None:
    """4 is 1 and 3 on the ruler; 2 and 2 feeds the claims for doubles as well."""
    river = table(players=3)
    river.area("B", "WRD3", "NL04")
    plain = GAME.view(river.state, 1).plain()
    ruler, doubles = plain["ruler"], plain["doubles"]
    assert isinstance(ruler, list)
    assert isinstance(doubles, list)
    assert ruler[2] == [0, 1, 0]
    assert doubles[1] == [0, 4, 0]
    assert doubles[0] == ruler[0] == [0, 3, 0]
    assert doubles[5] == ruler[10] == [0, 3, 0]


def test_a_deposit_grows_by_a_third() -> None:
    """13.3: 18 is worth 24, and nobody can bring more to the Bank than the hand holds."""
    river = table(players=3)
    river.area("C", "BANK")
    river.state.deposit = 15
    river.state.hands[2] = 4
    savings = GAME.view(river.state, None).plain()["savings"]
    assert isinstance(savings, list)
    assert len(savings) == 20
    assert savings[18] == 24
    assert savings[15] == 20


def test_points_of_a_view_are_the_scores() -> None:
    s = GAME.new_game(GAME.options({"players": 3}), Chance(bytes(32)), None)
    while s.frames:
        ask = waiting(s)[0]
        decide(s, ask.seat, ask.options[-1])
        assert GAME.view(s, None).plain()["points"] == GAME.scores(s)
