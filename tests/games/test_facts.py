"""Whatever is asked, and every answer to it, says what it is about: in numbers, and in words of a kind."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Final

import pytest

from tenderfoot.engine.contract import prospect
from tenderfoot.engine.match import Match, begin
from tenderfoot.engine.options import Options
from tenderfoot.engine.seats import NOBODY
from tenderfoot.engine.words import Facts
from tenderfoot.games import GAMES
from tenderfoot.games.dicetown.cards.joe import PointAt
from tenderfoot.games.dicetown.places.doc.elixirs import Befriend, Dominate
from tenderfoot.games.dicetown.places.sheriff.office import Swearing
from tenderfoot.games.dicetown.prompts import W_SHERIFF
from tenderfoot.games.dicetown.wildwest.cards.gift import Unwrap
from tests.table import table

WORDS: Final = re.compile(r"[a-z]+(:[\w -]*)?")
WILD: Final[Options] = {"players": 3, "wild_west": True, "indians": True}
Box = tuple[Options, int]
# Random games in which every question is asked, and answered with every sort of aim. If the rules change,
# the games after them are tried too.
HINTS: Final[dict[str, list[Box]]] = {
    "dicetown": [
        ({"edition": "classic", **WILD}, 1),
        ({"edition": "revised", **WILD}, 2),
        ({"edition": "revised", "players": 2}, 101),
        ({"edition": "classic", "players": 2}, 0),
    ],
    "goldriver": [({"players": 4}, 0), ({"players": 2}, 0), ({"players": 4}, 1)],
}
TRIES: Final = 40


def well_said(facts: Facts, seats: int) -> bool:
    """Numbers, or words; and seats that are there."""
    for fact in facts.values():
        if isinstance(fact, int):
            continue
        kind, _, words = fact.partition(":")
        there = kind != "seat" or all(int(seat) < seats for seat in words.split())
        if not there or not WORDS.fullmatch(fact):
            return False
    return True


def listen(match: Match, heard: set[int]) -> None:
    """What is asked now, and whatever can be answered."""
    for ask in match.asks:
        assert match.ask(ask.seat) is ask
        assert well_said(match.about(), match.seats), ask.prompt
        for option in ask.options:
            assert well_said(prospect(match.state, ask, option), match.seats), option.text
        assert match.default(ask.seat) in ask.options
        heard.add(ask.prompt)


def stored_and_asked_again(match: Match) -> bool:
    """Whether the position, written down and read again, asks the same."""
    game = match.game
    again = game.load(game.dump(match.state))
    return [ask.options for ask in again.asks] == [ask.options for ask in match.state.asks]


def play(match: Match, random: Random, heard: set[int]) -> None:
    """A whole game at random; where a question is new, the position is stored as well."""
    while not match.over:
        known = len(heard)
        listen(match, heard)
        assert len(heard) == known or stored_and_asked_again(match)
        ask = random.choice(match.asks)
        match.answer(ask.seat, random.choice(ask.options))
    assert match.round > 1
    assert match.told > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_answer_says_what_it_is_about(game: str) -> None:
    heard: set[int] = set()
    later = [(options, seed) for seed, (options, _) in product(range(TRIES), HINTS[game])]
    for number, (options, seed) in enumerate([*HINTS[game], *later]):
        if number >= len(HINTS[game]) and heard == set(GAMES[game].prompts):
            break
        play(begin(GAMES[game], options, seed), Random(seed), heard)
    assert heard == set(GAMES[game].prompts)


def test_an_opponent_is_named_for_a_reason() -> None:
    """D-VICTIM. Joe, Friendship, Domination and Gift ask the same question, and say why."""
    s = table().s
    asking = [PointAt(0), Befriend(0), Dominate(0), Unwrap(0)]
    assert [frame.facts(s)["why"] for frame in asking] == ["joe", "friendship", "domination", "gift"]


def test_a_badge_that_was_stopped_is_asked_about_without_a_candidate() -> None:
    """R-22. Marshall has taken effect, and the window stays open for the others."""
    t = table(sheriff="A")
    assert Swearing(W_SHERIFF, 0, 0b111, 1).facts(t.s) == {"moves": 1, "candidate": "seat:1"}
    assert Swearing(W_SHERIFF, 0, 0b111, NOBODY).facts(t.s) == {"moves": 0}
