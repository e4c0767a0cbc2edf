"""17. The end and the points, 18 poker among them."""

from __future__ import annotations

from tenderfoot.games.goldriver import GAME, scores
from tenderfoot.games.goldriver.end import best_seats, poker_hand
from tenderfoot.games.goldriver.events import GAME_ENDED, POKER_WON, SCORED, WON
from tenderfoot.games.goldriver.poker import RANKS, category
from tests.games.goldriver.table import RiverTable, seat, table

NAMES = [
    "no pair",
    "pair",
    "two pairs",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "royal flush",
]


def said(hand: int) -> str:
    """A hand in words: its category and the ranks that decide."""
    ranks = [hand >> 4 * place & 15 for place in range(4, -1, -1)]
    return " ".join([NAMES[category(hand)], *[RANKS[rank - 1] for rank in ranks if rank]])


def hand_of(*names: str) -> str:
    river = table()
    river.area("A", *names)
    return said(poker_hand(river.state, 0))


def bruno(bank: bool) -> RiverTable:
    """The worked example of chapter 17."""
    river = table(poker=False)
    river.hands(A=21)
    river.area("A", "SN02", "SN04", "SN11", "CM10", "NL09", "TK07")
    river.mayor("A", "SN")
    if bank:
        river.area("A", "BANK")
        river.deposit(15)
    return river


def test_t97_the_worked_example() -> None:
    """Hand 21, concessions 25, Mayor 10, Bank 15 + 5: 76. Without the Bank the same player has 56."""
    assert scores(bruno(bank=True).state)[0] == 76
    assert scores(bruno(bank=False).state)[0] == 56


def test_t98_equal_points_share_the_victory() -> None:
    """A 61, B 61, C 40: A and B share the victory (A21)."""
    river = table(players=3, poker=False)
    river.hands(A=61, B=61, C=40)
    river.deck(size=3)
    river.round()
    assert GAME.winners(river.state) == [0, 1]
    assert [(event["seat"], event["points"], event["shared"]) for event in river.told(WON)] == [
        (0, 61, True),
        (1, 61, True),
    ]


def test_t99_the_best_five_of_seven() -> None:
    """SN06 to SN11 and BANK (4♦ 5♣ 6♠ 7♥ 8♦ 9♣ K♦): straight, highest 9."""
    assert hand_of("SN06", "SN07", "SN08", "SN09", "SN10", "SN11", "BANK") == "straight 9"


def test_t100_the_station_fills_a_straight() -> None:
    """SN06, SN07, SN08, SN09, STAT: straight, highest 8 (13.5)."""
    assert hand_of("SN06", "SN07", "SN08", "SN09", "STAT") == "straight 8"


def test_t101_no_five_of_a_kind() -> None:
    """SN11, CM12, NL11, TK12 (four nines), STAT: four nines, ace kicker (A22)."""
    assert hand_of("SN11", "CM12", "NL11", "TK12", "STAT") == "four of a kind 9 A"


def test_t103_a_joker_in_a_straight_flush() -> None:
    """CM12 (9♠), GM06, GM07, LM05, STAT: straight flush, highest K."""
    assert hand_of("CM12", "GM06", "GM07", "LM05", "STAT") == "straight flush K"


def test_t104_the_ace_is_also_low() -> None:
    """Ace 2 3 4 5 of mixed suits is a straight with highest card 5 and loses to 2 3 4 5 6."""
    river = table()
    river.kept("A", "ALIN")
    river.area("A", "CM03", "CM04", "CM05", "SN07")
    river.area("B", "SN02", "SN04", "SN06", "NL06", "CM07")
    low, high = (poker_hand(river.state, player) for player in (0, 1))
    assert (said(low), said(high)) == ("straight 5", "straight 6")
    assert low < high


def test_t106_equal_hands_share_the_bonus() -> None:
    """A and B hold 5 6 7 8 9 each: 5 points each. Three equal hands: 3 each (A24)."""
    river = table()
    river.hands(A=0, B=0, C=0)
    river.area("A", "SN07", "SN08", "SN09", "SN10", "SN11")
    river.area("B", "CM06", "CM07", "CM08", "CM10", "CM12")
    assert [scores(river.state)[player] for player in (0, 1)] == [
        2 + 5 + 3 + 3 + 4 + 5,
        7 + 2 + 2 + 4 + 6 + 5,
    ]
    river.area("C", "NL06", "NL07", "NL08", "NL09", "NL11")
    assert scores(river.state)[2] == 3 + 5 + 3 + 4 + 5 + 3


def test_t108_attached_wagons_count_gold_does_not() -> None:
    """A's CM03 carries WAG1 (10♦) and GOLD: 2♥ and 10♦ count for A, GOLD does not (A44)."""
    river = table()
    river.area("A", "CM03")
    river.attach("WAG1", "CM03")
    river.attach("GOLD", "CM03")
    assert said(poker_hand(river.state, 0)) == "no pair 10 2"


def test_t109_the_poker_bonus() -> None:
    """A has 7 concessions worth 25, no Mayor, hand 0, and the best hand alone: 35."""
    river = table()
    river.hands(A=0)
    river.area("A", "SN02", "SN04", "SN11", "CM10", "NL06", "NL04", "TK07")
    assert scores(river.state)[0] == 35


def test_t161_parked_wagons_and_kept_horseshoes_count() -> None:
    """A has WAG1 parked (10♦), WRE2 (10♥) and ALIN kept (A♠): a pair of tens, ace kicker; a parked Judge
    adds nothing.
    """
    river = table()
    river.parked("A", "WAG1", "JUDG1")
    river.area("A", "WRE2")
    river.kept("A", "ALIN")
    assert said(poker_hand(river.state, 0)) == "pair 10 A"


def test_t162_who_has_no_card_takes_no_part() -> None:
    """Nobody has a card: no bonus. A alone has ALIN: 10 points (A24)."""
    river = table(players=3)
    assert scores(river.state) == [15, 15, 15]
    river.kept("A", "ALIN")
    assert scores(river.state) == [25, 15, 15]


def test_t163_mayors_of_the_older_edition() -> None:
    """With mayor_points = 5 a Mayor card is worth 5 (A9)."""
    for points in (10, 5):
        river = table(mayor_points=points, poker=False)
        river.mayor("B", "SN")
        river.mayor("B", "WR")
        assert scores(river.state) == [15, 15 + 2 * points, 15, 15]


def test_t164_the_game_ends_when_the_deck_cannot_fill_a_row() -> None:
    """Four players: with 4 cards left the game is over, with 5 there is one more round (S12, A42)."""
    river = table()
    river.deck(size=4)
    river.round()
    assert (river.asked(), len(river.told(GAME_ENDED))) == ("", 1)
    longer = table()
    longer.deck(size=5)
    longer.round()
    assert (longer.prompt(), GAME.winners(longer.state)) == ("bid", [])


def test_t165_what_a_player_is_told_at_the_end() -> None:
    """The end is told part by part: nuggets, concessions, offices, Bank, poker, and the sum (17)."""
    river = table(players=3)
    river.area("A", "SN02", "SN04", "BANK")
    river.deposit(6)
    river.mayor("A", "SN")
    river.deck(size=3)
    river.round()
    scored = river.told(SCORED)[seat("A")]
    parts = ["nuggets", "concessions", "mayors", "bank", "poker", "total"]
    assert [scored[part] for part in parts] == [15, 10, 10, 8, 10, 53]
    assert [(event["seat"], event["amount"], event["hand"]) for event in river.told(POKER_WON)] == [
        (0, 10, 0)
    ]


def test_the_most_points_win() -> None:
    """17. Highest score wins."""
    assert best_seats([3, 9, 8]) == [1]
