"""22. What is true after every decision of every game."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.errors import Broken
from tenderfoot.engine.events import Event, of_row
from tenderfoot.engine.options import Options, word
from tenderfoot.games.goldriver import GAME, new_game
from tenderfoot.games.goldriver.box import IN_DECK, IN_ROW, OUT
from tenderfoot.games.goldriver.events import (
    ALL_TAKEN,
    BURNED,
    HALF_TAKEN,
    PICKED,
    PRODUCED,
    RAID_PAID,
    REST_LOST,
    SLOTS_PLAYED,
)
from tenderfoot.games.goldriver.state import River
from tests.games.goldriver.table import card, table

SWITCHES: list[Options] = [
    {},
    {"poker": False},
    {"buildings": False},
    {"first_game": True},
    {"mayor_points": 5},
]
OPTIONS = [{"players": players, **switch} for players in (2, 3, 4, 5) for switch in SWITCHES]
MOST_ROUNDS = {60: [0, 0, 15, 11, 12, 10], 63: [0, 0, 16, 12, 12, 10], 64: [0, 0, 16, 12, 12, 10]}


def wealth(s: River) -> int:
    """All nuggets that belong to somebody or are on their way."""
    return sum(s.hands) + s.deposit + s.pot


def made_and_lost(events: list[Event]) -> int:
    """22.3 Only production makes nuggets; Raids, Bandits and what is left of a price or pot lose them."""
    made = sum(event["amount"] for event in of_row(events, PRODUCED))
    raided = sum(event["amount"] for row in (RAID_PAID, REST_LOST) for event in of_row(events, row))
    return made - raided - sum(event["amount"] for event in of_row(events, SLOTS_PLAYED))


class Watch:
    """One random game under the eyes of chapter 22."""

    def __init__(self, options: Options, number: int) -> None:
        self.log: list[Event] = []
        self.chooser = random.Random(number)
        self.state = new_game(options, number.to_bytes(32, "big"), self.log)
        self.mayors = self.state.mayors[:]

    def play(self) -> None:
        while self.state.frames:
            self.position()
            before, told = wealth(self.state), len(self.log)
            ask = self.chooser.choice(waiting(self.state))
            decide(self.state, ask.seat, self.chooser.choice(ask.options))
            assert wealth(self.state) == before + made_and_lost(self.log[told:])
        self.position()

    def position(self) -> None:
        """22.1, 22.2, 22.4, 22.5, 22.7 The position is possible, and an office once held is always held."""
        GAME.count(self.state)
        for now, then in zip(self.state.mayors, self.mayors, strict=True):
            assert now >= 0 or then < 0
        self.mayors = self.state.mayors[:]

    def rounds(self) -> list[list[Event]]:
        """The events of each round."""
        rounds: list[list[Event]] = []
        for event in self.log:
            if event.title() == "round-began":
                rounds.append([])
            rounds[-1].append(event)
        return rounds


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(map(word, options.values())))
def test_a_random_game_keeps_every_invariant(options: Options) -> None:
    """22. Cards, nuggets, offices, rounds."""
    for number in range(4):
        watch = Watch(options, number)
        watch.play()
        box = len(watch.state.edition.cards)
        assert len(watch.rounds()) == watch.state.round <= MOST_ROUNDS[box][watch.state.seats]
        for events in watch.rounds():
            one_card_each(events, watch.state.seats)


def one_card_each(events: list[Event], seats: int) -> None:
    """22.6 Before the dice the row is empty: everybody has taken one card; of two the loser may have none."""
    rolled = [event.title() for event in events].index("rolled")
    takers = [event["seat"] for event in of_row(events[:rolled], PICKED)]
    refusers = [event["seat"] for row in (HALF_TAKEN, ALL_TAKEN) for event in of_row(events[:rolled], row)]
    assert sorted(takers + refusers) == list(range(seats))
    assert len(of_row(events, BURNED)) == 1
    assert len(refusers) <= (1 if seats == 2 else 0)


def test_a_copy_and_its_original_move_their_cards_apart() -> None:
    """They share the list of zones until one of them moves a card, whichever does it first."""
    first = table().state
    second = first.copy()
    third = second.copy()
    second.put(card("CM03"), OUT)
    first.put(card("SN02"), 1)
    assert [s.where[card("CM03")] for s in (first, second, third)] == [IN_DECK, OUT, IN_DECK]
    assert [s.where[card("SN02")] for s in (first, second, third)] == [1, IN_DECK, IN_DECK]


def test_no_rule_and_no_bot_moves_a_card_but_by_put() -> None:
    package = Path(__file__).parents[3] / "src" / "tenderfoot"
    files = [file for part in ("games", "bots") for file in (package / part / "goldriver").rglob("*.py")]
    text = "\n".join(file.read_text("utf-8") for file in files)
    written = re.findall(r"^ *([\w.]+\.where\[.*\] [-+|&]?= .*)$", text, re.MULTILINE)
    assert written == ["self.where[card] = zone"]


def broken_tables() -> list[tuple[str, River]]:
    """One table for each thing that must not be."""
    found: list[tuple[str, River]] = []

    def spoilt(match: str) -> River:
        river = table()
        river.area("A", "SN02", "SN04", "SN06")
        river.area("B", "SN07")
        river.mayor("A", "SN")
        river.attach("WAG1", "SN02")
        river.parked("C", "RAID1")
        river.shuffle_up()
        found.append((match, river.state))
        return river.state

    spoilt("in neither").put(card("CM03"), 12)
    spoilt("deck is not").put(card("CM03"), OUT)
    spoilt("row is not").row.append(card("CM03"))
    spoilt("deck is not").put(card("CM03"), IN_ROW)
    spoilt("is parked and is not").parked.append(card("RAID2"))
    spoilt("is parked and is not").parked.clear()
    spoilt("does not lie with").put(card("WAG1"), 1)
    spoilt("hands").hands[2] = -1
    spoilt("pot").pot = -1
    spoilt("deposit").deposit = 4
    spoilt("towns count").tallies[0] += 1
    spoilt("has no Mayor").mayors[0] = -1
    spoilt("is Mayor of").mayors[0] = 1
    return found


def test_a_table_laid_out_by_hand_is_possible() -> None:
    river = table()
    river.area("A", "SN02", "SN04")
    river.mayor("A", "SN")
    river.shuffle_up()
    GAME.count(river.state)


@pytest.mark.parametrize(
    ("match", "state"), broken_tables(), ids=lambda part: part if isinstance(part, str) else ""
)
def test_an_impossible_position_is_noticed(match: str, state: River) -> None:
    """22. `count` says which thing is not where it must be."""
    with pytest.raises(Broken, match=match):
        GAME.count(state)
