"""Every refusal says why, and changes nothing."""

from __future__ import annotations

import json

import pytest

from tenderfoot.engine.contract import Choice, decide
from tenderfoot.engine.errors import BadOptions, Illegal
from tenderfoot.engine.options import Options
from tenderfoot.games.goldriver import GAME, new_game
from tenderfoot.games.goldriver.choices import (
    ATTACHES,
    BURNS,
    DEMANDS,
    DEPOSITS,
    DYNAMITES,
    GHOST_GIFTS,
    HOLD,
    JOINS,
    JUDGES,
    KEEPS,
    LOSES,
    PASS,
    PICKS,
    SLOT_COUNTS,
    SWAPS,
)
from tests.games.goldriver.table import RiverTable, card, table


def picking() -> RiverTable:
    river = table()
    river.row("SN02", "CM04", "NL05", "TK06", "GM06")
    river.won("A", 0)
    return river


def burning() -> RiverTable:
    river = picking()
    river.say("A", "pick SN02")
    return river


def second_pick() -> RiverTable:
    river = burning()
    river.say("A", "burn CM04")
    return river


def taking(name: str) -> RiverTable:
    river = table()
    river.area("A", "SN04", "CM03")
    river.area("B", "SN06", "CM05", "SALO")
    river.deck("SN02", "SN07")
    river.takes("A", name)
    return river


def swapping() -> RiverTable:
    river = taking("JUDG1")
    river.say("A", "judge SN04")
    return river


def ransom() -> RiverTable:
    river = taking("RAID1")
    river.say("A", "raid SN")
    return river


def turned_up() -> RiverTable:
    river = taking("BAND1")
    river.say("A", "slots 2")
    return river


def haunted() -> RiverTable:
    river = table()
    river.area("A", "GM07")
    river.rolls("B", 3, 4)
    return river


REFUSALS: list[tuple[RiverTable, Choice, str]] = [
    (picking(), PICKS[card("SN11")], "not-in-row"),
    (burning(), BURNS[card("SN02")], "not-in-row"),
    (second_pick(), PICKS[card("SN02")], "not-in-row"),
    (taking("LM05"), JOINS[3], "no-concession-there"),
    (taking("GOLD"), ATTACHES[card("SN06")], "not-your-concession"),
    (taking("JUDG1"), JUDGES[card("SN06")], "not-your-concession"),
    (swapping(), SWAPS[card("SN04")], "not-their-concession"),
    (ransom(), LOSES[card("CM05")], "not-yours-there"),
    (taking("DYNA1"), DYNAMITES[card("SN04")], "no-target"),
    (taking("HOLD1"), DEMANDS[0][0], "no-victim"),
    (taking("BAND1"), SLOT_COUNTS[0], "too-many-slots"),
    (turned_up(), KEEPS[card("SN11")], "not-turned-up"),
    (taking("BANK"), DEPOSITS[6], "deposit-too-high"),
    (haunted(), GHOST_GIFTS[0], "not-another-player"),
]


@pytest.mark.parametrize(
    ("river", "choice", "code"), REFUSALS, ids=[row[2] + " " + row[1].text for row in REFUSALS]
)
def test_a_refusal_says_why(river: RiverTable, choice: Choice, code: str) -> None:
    """What is not offered is refused with the reason and its facts, and the table stays as it is."""
    before = json.dumps(GAME.dump(river.state))
    seat = "ABCDE".index(river.asked())
    with pytest.raises(Illegal) as refused:
        decide(river.state, seat, choice)
    assert (refused.value.code, refused.value.facts) == (code, choice.facts())
    assert json.dumps(GAME.dump(river.state)) == before
    with pytest.raises(Illegal) as beside:
        decide(river.state, seat, PASS)
    assert (beside.value.code, beside.value.facts) == ("not-offered", {"choice": "pass"})


def test_who_is_not_asked_is_told_so() -> None:
    river = picking()
    with pytest.raises(Illegal) as refused:
        decide(river.state, 2, HOLD)
    assert refused.value.code == "not-asked"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 6}, "unknown-value"),
        ({"players": 1}, "unknown-value"),
        ({"buildings": "yes"}, "unknown-value"),
        ({"mayor_points": 7}, "unknown-value"),
        ({"edition": "classic"}, "unknown-option"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: Options, code: str) -> None:
    """2. Players 2 to 5; buildings, poker and first_game on or off; mayor_points 10 or 5."""
    with pytest.raises(BadOptions) as refused:
        new_game(options, b"")
    assert refused.value.code == code


def test_a_first_game_decides_two_other_options() -> None:
    """2. first_game forces buildings and poker off (A41)."""
    options = GAME.options({"first_game": True, "buildings": True})
    assert (options["buildings"], options["poker"]) == (False, False)
    assert GAME.options({}) == {
        "players": 4,
        "buildings": True,
        "poker": True,
        "first_game": False,
        "mayor_points": 10,
    }


def test_poker_without_buildings_has_no_joker() -> None:
    """2. buildings = off with poker = on is legal: 60 cards, poker bonus, no Station (A1)."""
    s = new_game({"buildings": False, "players": 5}, b"")
    assert (len(s.edition.cards), s.edition.poker) == (60, 10)
