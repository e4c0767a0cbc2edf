"""What a screen shows is counted by the rules: fees, towns, totals, prices, points."""

from __future__ import annotations

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.almanac import pickers, shares
from tests.games.goldriver.table import table


def test_shares_are_those_of_the_payment_table() -> None:
    """13 among five, four and three players."""
    assert shares(13, 5) == [7, 3, 2, 1]
    assert shares(13, 4) == [7, 3, 3]
    assert shares(13, 3) == [7, 3]
    assert shares(0, 5) == [0, 0, 0, 0]


def test_cards_are_chosen_clockwise_from_the_winner() -> None:
    assert pickers(2, 4) == [2, 3, 0, 1]


def test_a_view_says_what_the_table_brings() -> None:
    """A Mayor's fee is due to it; even totals feed the river, 2 feeds San Narciso's first mine."""
    river = table(players=4)
    river.area("A", "SN02", "SN04")
    river.area("B", "WRE2")
    river.mayor("A", "SN")
    river.row("SN06", "GM07", "WAG1", "CM03", "NL04")
    plain = GAME.view(river.state, 1).plain()
    assert plain["fees"] == [[0, 2], [], [], [], []]
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


def test_points_of_a_view_are_the_scores() -> None:
    s = GAME.new_game(GAME.options({"players": "3"}), Chance(bytes(32)), None)
    while s.frames:
        ask = waiting(s)[0]
        decide(s, ask.seat, ask.options[-1])
        assert GAME.view(s, None).plain()["points"] == GAME.scores(s)
