"""What the story says of nuggets and cards agrees with where they go, in both languages."""

from __future__ import annotations

import pytest

from tenderfoot.engine.events import Row
from tenderfoot.games.goldriver.events import RAID_LOST, RAID_PAID, RECEIVED, REST_LOST
from tenderfoot.locale import Speaker
from tests.games.goldriver.table import RiverTable, table

SEATED = ["Ann", "Buck", "Cleo", "Dusty"]


def story(river: RiverTable, lang: str, *rows: Row) -> list[str]:
    """What is told of these kinds of things."""
    speaker = Speaker(lang, "goldriver", SEATED)
    return [speaker.event(event) for event in river.log if event.title() in [row.name for row in rows]]


def paid(players: int) -> RiverTable:
    river = table(players=players)
    river.won("A", 13)
    return river


PAID_BY_THREE = {
    "en": [
        "Cleo receives 13, keeps 7 and passes 6 on.",
        "Buck receives 6 and keeps 3.",
        "3 nuggets go to the supply.",
    ],
    "fr": [
        "Cleo reçoit 13, garde 7 et passe 6 au suivant.",
        "Buck reçoit 6 et garde 3.",
        "3 pépites vont à la réserve.",
    ],
}


@pytest.mark.parametrize("lang", PAID_BY_THREE)
def test_with_three_players_nobody_passes_the_rest_on(lang: str) -> None:
    """8. What the second receiver of three does not keep goes to the supply, and the story says so."""
    assert story(paid(3), lang, RECEIVED, REST_LOST) == PAID_BY_THREE[lang]


def test_with_four_players_the_last_one_keeps_all() -> None:
    """8. Nothing is left, and nothing is said of the supply."""
    assert story(paid(4), "en", RECEIVED, REST_LOST) == [
        "Dusty receives 13, keeps 7 and passes 6 on.",
        "Cleo receives 6, keeps 3 and passes 3 on.",
        "Buck receives 3 and keeps 3.",
    ]


def raided() -> RiverTable:
    """A raids San Narciso: B pays what it has, C has nothing to pay with, D gives its mine up."""
    river = table()
    river.area("B", "SN04", "SN06", "SN07")
    river.area("C", "SN08")
    river.area("D", "SN09")
    river.mayor("B", "SN")
    river.hands(B=2, C=0)
    river.takes("A", "RAID1")
    river.say("A", "raid SN")
    river.say("B", "pay")
    river.say("C", "pay")
    river.say("D", "lose SN09")
    return river


RAIDED = {
    "en": [
        "Buck pays 2 of 3 to the supply.",
        "Cleo owes the supply 1 and has nothing.",
        "Dusty gives up San Narciso 9: it leaves the game once all have chosen.",
    ],
    "fr": [
        "Buck paie 2 sur 3 à la réserve.",
        "Cleo doit 1 à la réserve et n’a rien.",
        "Dusty sacrifie une concession, qui quitte le jeu quand tous ont choisi : San Narciso 9.",
    ],
}


@pytest.mark.parametrize("lang", RAIDED)
def test_a_raid_is_paid_to_the_supply_and_what_is_lost_leaves_the_game(lang: str) -> None:
    """12.6. The raider gets nothing: nuggets go to the supply, concessions out."""
    river = raided()
    assert (river.all_nuggets(), river.place("SN09")) == ([15, 0, 0, 15], "out")
    assert story(river, lang, RAID_PAID, RAID_LOST) == RAIDED[lang]
