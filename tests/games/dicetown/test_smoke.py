"""Whole games run to their end with the box complete after every decision, and the table builder works."""

import random
from itertools import product

import pytest

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.errors import BadOptions, Illegal
from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown import GAME, new_game, scores
from tests.table import table

EDITIONS = ("classic", "revised")
SWITCH = (False, True)
OPTIONS = [
    {"edition": edition, "players": players, "bribes": bribes, "wild_west": wild, "indians": indians}
    for edition, bribes, wild, indians in product(EDITIONS, SWITCH, SWITCH, SWITCH)
    for players in range(2, 7 if wild else 6)
]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(map(str, options.values())))
def test_a_random_game_ends_and_the_box_stays_complete(options: Options) -> None:
    chooser = random.Random(" ".join(map(str, options.values())))
    s = GAME.new_game(options, Chance(b"smoke"), [])
    while s.frames:
        ask = waiting(s)[0]
        decide(s, ask.seat, chooser.choice(ask.options))
        GAME.count(s)
    assert GAME.winners(s) == [s.winner]
    assert max(scores(s)) == scores(s)[s.winner]


def test_six_players_need_the_extension() -> None:
    with pytest.raises(BadOptions, match="six-need-wild-west"):
        new_game({"players": 6}, b"")


def test_the_first_sheriff_sits_at_the_table() -> None:
    with pytest.raises(BadOptions, match="sheriff-not-seated"):
        new_game({"players": 3, "first_sheriff": 3}, b"")


def test_a_scenario_is_laid_out_in_a_few_lines() -> None:
    t = table(edition="classic", players=3)
    t.all_dice("9 9 9 J K", "10 10 Q Q K", "J J A A A")
    t.hand("A", "dynamite")
    t.hand("C", "wanted", "deed4")
    t.town()
    t.check()
    assert t.asked() == "A"
    assert t.options("A") == ["pass", "play dynamite"]
    t.answer("A", "play dynamite")
    assert t.prompt() == "wanted"
    t.answer("C", "pass")
    assert t.nuggets("A") == 6
    t.finish_round()
    t.check()


def test_what_cannot_be_paid_is_refused_with_the_reason() -> None:
    t = table(players=2)
    t.money("A", 1)
    t.rolls("A", "Q Q Q Q 9")
    t.throw()
    with pytest.raises(Illegal, match="cannot-pay"):
        t.answer("A", "keep Q Q Q Q")
    t.answer("A", "keep Q Q")
    t.answer("B", t.default("B"))
    assert t.dollars("A") == 0
    assert t.kept("A") == "Q Q"


def test_a_scenario_of_the_extension_is_laid_out_as_easily() -> None:
    t = table(players=3, wild_west=True)
    t.all_dice("K K K 9 9", "10 10 J J Q", "10 J Q Q A")
    t.wanted("out9a", "out9b", "outKa")
    t.hunts("A", "9 Q Q")
    t.step(6)
    t.check()
    t.answer("A", "do hunt")
    assert t.options("A") == ["capture out9a", "capture out9b"]
    t.answer("A", "capture out9b")
    assert t.captured_by("A") == ["out9b"]
    assert t.wanted_now() == ["out9a", "outKa"]
    assert t.kept("A") == "9 9 K K K"


def test_an_empty_store_leaves_nobody_looking() -> None:
    """10.2. If deck and pile are both empty the action goes on with the cards drawn so far: none."""
    t = table(players=2, indians=True)
    t.all_dice("9 9 J J A", "10 10 Q K A")
    t.keep_in_deck(0, rest="A")
    t.die("A")
    t.spirit("barter")
    t.town()
    assert t.s.looker == -1
    t.until("keep")
    assert t.s.looker == -1


def test_the_deck_of_elixirs_is_offered_only_if_there_is_one() -> None:
    t = table(edition="revised", players=2)
    t.all_dice("9 10 J Q K", "9 10 J Q A")
    t.gained("A")
    t.s.medicine = t.s.medicine.copy()
    t.s.medicine.deck = []
    t.step(8)
    assert t.options("B") == ["slot-1", "slot-2"]
