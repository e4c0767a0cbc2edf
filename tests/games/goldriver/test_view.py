"""4. What is public, and worlds that fit it."""

from __future__ import annotations

import json
import random

import pytest

from tenderfoot.engine.chance import Scripted
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.games.goldriver import GAME, determinize, new_game, view
from tenderfoot.games.goldriver.box import FACE_DOWN, NAMES, PUT_BACK
from tenderfoot.games.goldriver.state import River
from tests.games.goldriver.table import table


def advanced(players: str, decisions: int) -> River:
    """A position in the middle of a random game."""
    chooser = random.Random(decisions)
    s = new_game({"players": players}, b"view" + players.encode())
    for _ in range(decisions):
        ask = waiting(s)[0]
        decide(s, ask.seat, chooser.choice(ask.options))
    return s


def test_everything_open_is_in_the_view() -> None:
    """4. Hands, deposits, kept and parked cards, the row, what is out (A4)."""
    river = table(players=3)
    river.area("A", "SN02", "BANK", "LM05")
    river.joins("LM05", "SN")
    river.attach("GOLD", "SN02")
    river.kept("B", "ALIN")
    river.parked("B", "WAG1")
    river.mayor("A", "SN")
    river.deposit(6)
    river.row("CM03", "CM04", "CM05", "CM06")
    river.auction()
    plain = view(river.state, 1).table()
    players = plain["players"]
    assert players[0] == {"nuggets": 15, "cards": ["SN02", "LM05", "GOLD", "BANK"], "kept": [], "parked": []}
    assert players[1] == {"nuggets": 15, "cards": [], "kept": ["ALIN"], "parked": ["WAG1"]}
    assert plain["row"] == ["CM03", "CM04", "CM05", "CM06"]
    assert (plain["attached"], plain["joined"]) == ({"GOLD": "SN02"}, {"LM05": "SN"})
    assert plain["mayors"] == {"SN": 0, "CM": None, "NL": None, "TK": None, "WR": None}
    assert (plain["deposit"], plain["round"], plain["first"]) == (6, 3, 0)


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_the_view_is_the_same_for_everybody_but_the_question(players: str) -> None:
    """4. Nothing but the order of the deck, the cards face down and sealed bids is secret."""
    for decisions in range(0, 40, 7):
        s = advanced(players, decisions)
        views = [view(s, seat) for seat in [*range(s.seats), None]]
        assert [json.dumps(v.table()) for v in views] == [json.dumps(views[0].table())] * len(views)
        assert {name for v in views for name in v.own()} == {"seat", "ask", "said"}


@pytest.mark.parametrize("players", ["2", "3"])
def test_no_view_tells_the_deck_from_the_cards_face_down(players: str) -> None:
    """4. The cards face down lie among the unseen ones, in printed order."""
    s = advanced(players, 9)
    hidden = [NAMES[card] for card, zone in enumerate(s.where) if zone == FACE_DOWN]
    unseen = view(s, 0).table()["unseen"]
    assert set(hidden) < set(unseen)
    assert unseen == sorted(unseen, key=NAMES.index)


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_an_imagined_world_fits_the_view(players: str) -> None:
    """A dealt world has the same view, the same box, and chance of its own."""
    for decisions in range(0, 60, 11):
        s = advanced(players, decisions)
        ask = waiting(s)[0]
        seen = view(s, ask.seat)
        decks = set()
        for number in range(6):
            world = determinize(seen, bytes([number]))
            GAME.count(world)
            assert view(world, ask.seat).plain() == seen.plain()
            decks.add(tuple(world.pile[world.drawn :]))
        assert len(decks) > 1


def test_a_card_put_back_in_round_1_is_in_every_imagined_deck() -> None:
    """Everybody has seen it go back: it is never among the cards face down (A3)."""
    top = [NAMES.index(name) for name in ("DYNA1", "SN02", "SN04", "SN06", "SN07")]
    rest = [card for card in range(64) if card not in top]
    s = GAME.new_game({"players": 3}, Scripted(b"", {"deck 0": rest[:15] + top + rest[15:]}), None)
    assert s.where[top[0]] == PUT_BACK
    seen = view(s, waiting(s)[0].seat)
    assert seen.table()["put_back"] == ["DYNA1"]
    for number in range(40):
        assert top[0] in determinize(seen, bytes([number])).pile


def test_what_a_seat_has_bid_under_seal_is_kept_in_its_world() -> None:
    """Z1. The world of a seat that has bid holds that bid, and asks only the other."""
    s = new_game({"players": 2}, b"sealed")
    ask = waiting(s)[0]
    decide(s, ask.seat, ask.options[7])
    world = determinize(view(s, ask.seat), b"world")
    assert [choice.text for choice in world.sealed[ask.seat]] == ["bid 7"]
    assert [open_.seat for open_ in waiting(world)] == [1 - ask.seat]


def test_two_players_know_that_moonshine_and_mustang_are_out() -> None:
    """3. Those two are taken out face up (A2)."""
    s = new_game({"players": 2}, b"out")
    assert view(s, None).table()["out"] == ["MOON", "MUST"]
