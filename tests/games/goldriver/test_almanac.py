"""What a screen shows is counted by the rules: fees, towns, totals, prices, points."""

from __future__ import annotations

import pytest

from tenderfoot.engine.contract import decide, waiting
from tenderfoot.games.goldriver import GAME, new_game, view
from tenderfoot.games.goldriver.gold.production import yields
from tenderfoot.games.goldriver.known.almanac import order
from tenderfoot.games.goldriver.known.sale import pickers, shares
from tenderfoot.games.goldriver.poker import card_of, leading, strength
from tests.games.goldriver.table import RiverTable, table


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
    plain = view(river.state, 1).table()["almanac"]
    assert plain["fees"] == [{"mayor": 0, "amount": 2}, None, None, None, None]
    assert plain["dues"] == [[0, 2, 2, 2], *[[0] * 4] * 4]
    assert plain["counts"] == {
        "SN": [2, 0, 0, 0],
        "CM": [0] * 4,
        "NL": [0] * 4,
        "TK": [0] * 4,
        "WR": [0, 1, 0, 0],
    }
    ruler = plain["ruler"]
    assert ruler[0] == [6, 2, 0, 0]
    assert ruler[1] == [0, 0, 0, 0]
    assert ruler[2] == [4, 2, 0, 0]
    assert plain["savings"] == 0


def test_doubles_are_counted_apart_from_their_total() -> None:
    """4 is 1 and 3 on the ruler; 2 and 2 feeds the claims for doubles as well."""
    river = table(players=3)
    river.area("B", "WRD3", "NL04")
    ruler = view(river.state, 1).table()["almanac"]["ruler"]
    assert ruler[2] == [0, 1, 0]
    assert yields(river.state, 2, 2) == [0, 4, 0]
    assert ruler[0] == ruler[10] == [0, 3, 0]


def test_what_doubles_add_is_said_by_itself() -> None:
    """Any doubles feed the claims for them; the total they make has its own column."""
    river = table(players=3)
    river.area("B", "WRD3", "NL06")
    assert view(river.state, 1).table()["almanac"]["doubles"] == [0, 3, 0]


@pytest.mark.parametrize(
    ("held", "made"),
    [
        ("SN02 SN07 TK07 NL11", "SN07 TK07"),  # 2♠ 5♣ 5♦ 9♥: a pair
        ("SN02 CM03 SN07 TK07 CM08 NL08", "SN07 TK07 CM08 NL08"),  # three pairs: the lowest is spared
        ("SN02 SN04 SN06 SN07 SN08 CM03", "SN04 SN06 SN07 SN08 CM03"),  # a straight: one of the two 2s
        ("SN08 CM12 SN02 NL05 NL09 CM06", "SN08 CM06 CM12 NL05 NL09"),  # six spades: the five highest
        ("SN02 NL11 STAT", "NL11 STAT"),  # the Station makes a pair of 9s
    ],
)
def test_the_cards_that_make_a_hand_are_told_from_those_that_do_not(held: str, made: str) -> None:
    """18: kickers and spare cards are none of it."""
    river = table(players=2)
    river.area("A", *held.split())
    hand = view(river.state, None).table()["almanac"]["poker"][0]
    assert hand is not None
    assert hand["makes"] == [card for card in hand["cards"] if card in made.split()]
    assert len(hand["makes"]) == len(made.split())


def test_poker_hands_lie_open_and_their_points_are_not_certain() -> None:
    """18: a pair leads, no card is no hand; what may still be lost is counted apart."""
    river = table(players=4)
    river.area("A", "TK07", "SN07")
    river.area("B", "NL04", "STAT")
    river.area("C", "SN02")
    almanac = view(river.state, None).table()["almanac"]
    assert almanac["poker"] == [
        {"hand": "pair", "rank": "5", "cards": ["SN07", "TK07"], "makes": ["SN07", "TK07"], "bonus": 10},
        {"hand": "pair", "rank": "3", "cards": ["NL04", "STAT"], "makes": ["NL04", "STAT"], "bonus": 0},
        {"hand": "high-card", "rank": "2", "cards": ["SN02"], "makes": ["SN02"], "bonus": 0},
        None,
    ]
    points, certain = almanac["points"], almanac["certain"]
    assert [points[seat] - certain[seat] for seat in range(4)] == [10, 0, 0, 0]


def test_a_royal_flush_ends_in_the_ace() -> None:
    assert leading(strength([card_of(f"{rank}♦") for rank in ("10", "J", "Q", "K", "A")])) == "A"
    assert leading(strength([card_of("9♦"), card_of("K♠")])) == "K"


def test_a_deposit_grows_by_a_third() -> None:
    """13.3: 18 is worth 24."""
    river = table(players=3)
    river.area("C", "BANK")
    river.state.deposit = 18
    assert view(river.state, None).table()["almanac"]["savings"] == 24


def test_points_of_a_view_are_the_scores() -> None:
    s = new_game({"players": 3}, bytes(32))
    while s.frames:
        ask = waiting(s)[0]
        decide(s, ask.seat, ask.options[-1])
        assert view(s, None).table()["almanac"]["points"] == GAME.scores(s)


def test_a_sale_says_who_leads_who_is_out_and_what_would_come_of_it() -> None:
    river = table(players=4)
    river.row("SN06", "GM07", "WAG1", "CM03", "NL04")
    river.auction()
    river.say("A", "bid 5")
    river.say("B", "pass")
    sale = view(river.state, None).table()["sale"]
    assert sale == {
        "leader": 0,
        "sold": False,
        "price": 5,
        "passed": [1],
        "receivers": [3, 2, 1],
        "shares": [3, 1, 1],
        "pickers": [0, 1, 2, 3],
    }


def test_a_sold_row_says_who_still_chooses() -> None:
    """A Mustang rides to the front; the winner has chosen; before that nobody leads."""
    river = table(players=4)
    river.kept("D", "MUST")
    river.row("SN06", "SN07", "SN08", "CM03", "NL04")
    river.auction()
    before = view(river.state, None).table()["sale"]
    assert before is not None
    assert (before["leader"], before["price"], before["pickers"]) == (None, None, [])
    river.say("A", "bid 5")
    for who in "BCD":
        river.say(who, "pass")
    river.say("A", "pick SN06")
    river.say("A", "burn SN07")
    assert _choosing(river) == ("choice", [1, 2, 3])
    river.say("D", "play MUST")
    assert _choosing(river) == ("choice", [3, 1, 2])
    river.say("D", "pick SN08")
    assert _choosing(river) == ("choice", [1, 2])


def _choosing(river: RiverTable) -> tuple[str, list[int]]:
    now = view(river.state, None).table()
    assert now["sale"] is not None
    assert (now["sale"]["leader"], now["sale"]["sold"], now["sale"]["price"]) == (0, True, None)
    return now["phase"], now["sale"]["pickers"]


def test_a_price_on_its_way_is_the_whole_price() -> None:
    """Five players: A has won at 13, E has kept 7 of it; D, who may play All In, sees 13 and who gets it."""
    river = table(players=5)
    river.hands(A=40, B=40, C=40, D=40, E=40)
    river.kept("D", "ALIN")
    river.won("A", 13)
    assert (river.asked(), river.prompt()) == ("D", "allin")
    sale = view(river.state, 3).table()["sale"]
    assert sale is not None
    assert (sale["leader"], sale["price"], sale["sold"]) == (0, 13, True)
    assert (sale["receivers"], sale["shares"]) == ([4, 3, 2, 1], [7, 3, 2, 1])
