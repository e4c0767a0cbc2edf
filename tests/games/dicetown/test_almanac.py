"""What a screen shows of the town is counted by the rules: leaders, hands, prizes, points, the end."""

from __future__ import annotations

import random

import pytest

from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.events import Event
from tenderfoot.games.dicetown import new_game, view
from tenderfoot.games.dicetown.known.shapes import PlaceShape
from tests.table import Table, table


def place(t: Table, name: str) -> PlaceShape:
    """A place as everybody sees it."""
    return next(one for one in view(t.s, None).table()["almanac"]["places"] if one["name"] == name)


def counted(event: Event) -> dict[int, int]:
    """The open points that an event tells, by seat."""
    told = {name: event[name] for name in event.row.names if name.startswith("counted")}
    return {event[name.partition("_")[2] or "seat"]: points for name, points in told.items()}


def test_who_shows_most_of_a_face_leads_at_its_place() -> None:
    t = table()
    t.all_dice("9 9 9 K K", "9 10 10 J Q", "9 9 9 A A")
    t.step(1)
    assert (place(t, "mine")["leaders"], place(t, "mine")["strength"]) == ([0, 2], 3)
    assert (place(t, "bank")["leaders"], place(t, "bank")["strength"]) == ([1], 2)
    assert (place(t, "sheriff")["face"], place(t, "sheriff")["leaders"]) == ("K", [0])
    assert [place(t, "stagecoach")["leaders"], place(t, "doc")["leaders"]] == [[], []]


def test_nobody_leads_where_nobody_shows_the_face() -> None:
    t = table()
    t.all_dice("9 9 9 K K", "9 10 10 J J", "9 9 9 A A")
    t.step(1)
    assert (place(t, "saloon")["leaders"], place(t, "saloon")["strength"]) == ([], 0)


def test_the_town_hall_goes_to_the_best_hand_and_not_to_the_aces() -> None:
    """7.8. Three Aces are less than a full house of nines; it brings a card, for he has no Ace."""
    t = table()
    t.all_dice("9 9 9 K K", "9 10 10 J Q", "9 10 A A A")
    t.step(1)
    hall = place(t, "hall")
    assert (hall["leaders"], hall["poker"], hall["strength"]) == ([0], "full-house", 0)
    assert hall["prize"]["deeds"] == view(t.s, None).table()["row"][:1]


def test_no_hand_leads_before_all_are_complete() -> None:
    t = table()
    t.all_dice("9 9 9 K K", "9 10 10 J Q", "9 10 A A A")
    t.step(1)
    t.s.players[1].kept = 0
    assert (place(t, "hall")["leaders"], place(t, "hall")["prize"]["deeds"]) == ([], [])


def test_a_prize_is_what_the_leader_would_get() -> None:
    """A nugget a nine, as far as the mine has them; the bank; five points; one of so many cards."""
    t = table()
    t.all_dice("9 9 9 J J", "9 10 10 Q Q", "9 9 K A A")
    t.step(1)
    t.s.mine, t.s.bank, t.s.stagecoach, t.s.round = 2, 7, 3, 2
    assert place(t, "mine")["prize"]["nuggets"] == 2
    assert (place(t, "bank")["prize"]["dollars"], place(t, "stagecoach")["prize"]["dollars"]) == (7, 3)
    assert place(t, "sheriff")["prize"]["points"] == 5
    assert (place(t, "store")["prize"]["looks"], place(t, "store")["prize"]["keeps"]) == (2, 1)
    t.s.round = 1
    assert place(t, "store")["prize"]["keeps"] == 2


def test_points_are_what_everybody_can_count_and_my_own_are_whole() -> None:
    """Nuggets, a point for two dollars, the badge, a deed all saw taken, another one as a point at least;
    of the rest only the owner knows.
    """
    t = table()
    t.gold("B", 3)
    t.hand("B", "deed5", "deed4", "eq1")
    t.s.seen |= t.s.players[1].deeds & -t.s.players[1].deeds
    t.all_dice("9 9 9 K K", "9 10 10 J Q", "9 9 9 A A")
    t.step(1)
    public = view(t.s, None).table()["almanac"]["points"][1]
    assert public in (3 + 4 + 5 + 1, 3 + 4 + 4 + 1)
    assert view(t.s, None).own()["points"][1] == public
    assert t.view("A").own()["points"][1] == public
    assert t.view("B").own()["points"][1] == 3 + 4 + 9 + 1
    assert (t.view("A").own()["hidden"][1], t.view("B").own()["hidden"][1]) == (2, 0)


def test_who_has_ten_deeds_does_not_look_last() -> None:
    """Nobody saw them, or nobody knows any more which they are: each of them is worth a point at least."""
    t = table()
    t.gold("C", 5)
    t.hand("B", *["deed1"] * 4, *["deed2"] * 4, "deed3", "deed3")
    t.all_dice("9 9 9 K K", "9 10 10 J Q", "9 9 9 A A")
    t.step(1)
    points = view(t.s, None).table()["almanac"]["points"]
    assert points[1] == 4 + 10
    assert points[1] > points[2]
    assert t.view("A").own()["points"][1] == points[1]


@pytest.mark.parametrize("frontier", [False, True])
def test_every_change_of_the_open_points_is_told_when_it_happens(frontier: bool) -> None:
    """What the story told of them last is what the table says, at every question of a game."""
    chooser = random.Random(5)
    s = new_game({"players": 4, "wild_west": frontier, "indians": frontier}, b"points")
    s.log = []
    told = dict.fromkeys(range(4), 4) | {s.sheriff: 4 + 5}
    while s.frames:
        ask = waiting(s)[0]
        decide(s, ask.seat, chooser.choice(ask.options))
        for event in s.log:
            told |= counted(event)
        s.log.clear()
        if s.looker < 0:  # what somebody looks at lies in no hand
            assert told == dict(enumerate(view(s, None).table()["almanac"]["points"]))


def test_what_somebody_knows_of_a_hand_counts_for_him_alone() -> None:
    t = table()
    t.hand("B", "deed5")
    t.s.players[0].knows_deeds |= t.s.players[1].deeds
    t.all_dice("9 9 9 K K", "9 10 10 J Q", "9 9 9 A A")
    t.step(1)
    mine, other = t.view("A").own(), t.view("C").own()
    assert (mine["known"][1], mine["points"][1] - other["points"][1]) == (["deed5"], 5 - 1)
    assert (other["known"][1], mine["hidden"][1], other["hidden"][1]) == ([], 0, 1)


def test_the_round_says_where_it_stands() -> None:
    """Dice, then place by place, then the Doc."""
    t = table()
    t.throw()
    assert (t.view("A").table()["phase"], t.view("A").table()["place"]) == ("dice", None)
    t = table(players=4)
    t.hand("D", "marshall")
    t.all_dice("9 9 9 10 10", "K K 9 10 J", "J J J Q Q", "A A A A A")
    t.step(6)
    assert (t.view("A").table()["phase"], t.view("A").table()["place"]) == ("town", "sheriff")


def test_a_keep_under_seal_comes_back_with_its_dice() -> None:
    """What I have locked is drawn from facts; nobody takes a sentence apart."""
    t = table()
    t.rolls("A", "Q Q Q Q 9")
    t.throw()
    t.answer("A", "keep Q Q")
    (said,) = t.view("A").own()["said"]
    assert (said["text"], said["facts"]["dice"], said["facts"]["price"]) == ("keep Q Q", "dice:Q Q", 1)
    assert t.view("B").own()["said"] == []
