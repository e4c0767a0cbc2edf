"""`tenderfoot.tournament`: every bot against the others from every seat, and a table of what came of it."""

from __future__ import annotations

from typing import Any

import pytest

import tenderfoot
from tenderfoot.arena.tournament import Tournament
from tenderfoot.bots.entrant import Entered, Entrant
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View

RIVER: dict[str, Any] = {"game": "goldriver", "games": 8, "players": 2}


class Thrifty(tenderfoot.Bot):
    """Never bids."""

    def choose(self, view: View, ask: Ask) -> Choice:
        return ask.options[0]


def thrifty(view: View, ask: Ask) -> Choice:
    assert view.seat == ask.seat
    return ask.options[0]


def test_the_table_says_who_won_how_sure_that_is_by_how_much_and_a_rating() -> None:
    table = tenderfoot.tournament(bots=["tumbleweed", "gambler"], **RIVER)
    best, other = table
    assert [row.name for row in table] == ["gambler", "tumbleweed"]
    assert len(table) == 2
    assert table["gambler"] is best
    assert best.share.mean + other.share.mean == pytest.approx(1)
    assert best.share.low <= best.share.mean <= best.share.high
    assert best.margin.mean == -other.margin.mean > 0
    assert best.rating > 0 > other.rating
    assert best.games == other.games == 8


def test_it_is_printed_as_a_table_in_both_languages_and_drawn_as_one() -> None:
    table = tenderfoot.tournament(bots=[thrifty, "tumbleweed"], **RIVER)
    lines = str(table).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert lines[0].split() == ["bot", "games", "won", "95", "%", "interval", "fair", "margin", "rating"]
    assert repr(table) == str(table)
    assert table.text("fr").startswith("robot")
    assert table._repr_html_().count("<tr>") == 3
    odd = tenderfoot.tournament(bots=[lambda _view, ask: ask.options[0], thrifty], **RIVER)
    assert "<td>&lt;lambda&gt;</td>" in odd._repr_html_()


def test_the_same_seed_gives_the_same_table_also_from_several_processes() -> None:
    bots: list[Entered] = [Thrifty, "tests.front.test_tournament:Thrifty", "tumbleweed", "tumbleweed"]
    once = tenderfoot.tournament(bots=bots, seed="spring", **RIVER)
    assert {row.name for row in once} == {
        *("Thrifty", "tests.front.test_tournament:Thrifty", "tumbleweed", "tumbleweed 2")
    }
    assert str(tenderfoot.tournament(bots=bots, seed="spring", jobs=2, **RIVER)) == str(once)
    assert str(tenderfoot.tournament(bots=bots, seed="autumn", **RIVER)) != str(once)


def test_each_sits_in_every_seat_and_meets_everybody() -> None:
    names = ["tumbleweed", "greenhorn", "gambler", "marshal"]
    for players in (2, 3, 4, 5):
        played = Tournament("goldriver", {"players": players}, [Entrant(name) for name in names], 0)
        tables = [{one.name for one in table} for table in played.tables]
        pairs = {frozenset((a, b)) for a in names for b in names if a != b}
        assert {pair for pair in pairs if any(pair <= table for table in tables)} == pairs
        assert {len(table) for table in played.tables} == {players}
    seats = Tournament("goldriver", {"players": 2}, [Entrant(thrifty, "a"), Entrant(thrifty, "b")], 0)
    round_ = seats.round(0)
    assert {name: len(shares) for name, shares in round_.shares.items()} == {"a": 2, "b": 2}
    assert round_.margins != seats.round(1).margins  # every round has a seed of its own
    assert round_.shares["a"][0] == round_.shares["b"][1]  # seat 0 has the same luck, whoever sits there


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": []}, "A tournament needs at least two bots, and there is none."),
        ({"bots": "gambler"}, "A tournament needs at least two bots, and there is one."),
        (
            {"bots": ["gambler", "gambling"]},
            "There are no bots of level “gambling”; the nearest is ",
        ),
        ({"bots": ["gambler", int]}, "“int” is not a bot"),
        ({"game": "chess"}, "There is no game “chess”"),
        ({"games": 0}, "“games” wants a whole number of at least 1, not “0”."),
        ({"games": "many"}, "“games” wants a whole number of at least 1, not “many”."),
        ({"jobs": 0}, "“jobs” wants a whole number of at least 1, not “0”."),
        ({"players": 9}, "The option “players” cannot be “9”; the nearest value is"),
        ({"poker_face": True}, "This game has no option “poker_face”; the nearest is “poker”"),
        (
            {"jobs": 2, "bots": ["tumbleweed", lambda _view, ask: ask.options[0]]},
            "The bot “<lambda>” cannot be sent to another process: play with jobs=1, or put it ",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(tenderfoot.Refusal) as found:
        tenderfoot.tournament(**{**RIVER, "bots": ["tumbleweed", "greenhorn"], **wrong})
    assert str(found.value).startswith(said)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bad_answer_ends_it_with_the_name_of_the_bot(jobs: int) -> None:
    with pytest.raises(tenderfoot.Refusal, match="toy:Stubborn” answered “nonsense” to "):
        tenderfoot.tournament(bots=["tests.arena.toy:Stubborn", "tumbleweed"], jobs=jobs, **RIVER)
