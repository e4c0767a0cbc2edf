"""7. The auction."""

from __future__ import annotations

import pytest

from tenderfoot.engine.contract import decide
from tenderfoot.engine.errors import Illegal
from tenderfoot.games.goldriver.choices import BIDS, PICKS
from tenderfoot.games.goldriver.events import AUCTION_WON, NOBODY_BID
from tests.games.goldriver.table import RiverTable, table


def opened(players: int = 4, first: str = "A") -> RiverTable:
    river = table(players=players, first=first)
    river.fill_row()
    river.auction()
    return river


def test_t8_the_last_one_in_wins() -> None:
    """A passes, B bids 2, C passes, D bids 3, B bids 5, D passes: B wins at 5 and is not asked again (S3)."""
    river = opened()
    for letter, text in (("A", "pass"), ("B", "bid 2"), ("C", "pass"), ("D", "bid 3"), ("B", "bid 5")):
        river.say(letter, text)
    river.say("D", "pass")
    assert [(event["seat"], event["amount"]) for event in river.told(AUCTION_WON)] == [(1, 5)]
    assert (river.asked(), river.prompt()) == ("B", "pick")


def test_t9_if_all_pass_the_first_player_wins_for_nothing() -> None:
    """All pass: the first player wins at 0, pays nothing, rolls the dice and stays first player (S10, A7)."""
    river = opened()
    for letter in "ABCD":
        river.say(letter, "pass")
    assert [event["seat"] for event in river.told(NOBODY_BID)] == [0]
    assert (river.asked(), river.prompt()) == ("A", "pick")
    assert river.all_nuggets() == [15] * 4
    while river.state.frames:
        river.say(river.asked(), river.default())
    assert river.first() == "A"


def test_t10_the_last_one_is_asked_while_nobody_has_bid() -> None:
    """A, B and C pass: D may pass, or bid from 1 to 15; it bids 1 and wins at 1 (A7)."""
    river = opened()
    for letter in "ABC":
        river.say(letter, "pass")
    assert river.options() == ["pass", *[f"bid {amount}" for amount in range(1, 16)]]
    river.say("D", "bid 1")
    assert [(event["seat"], event["amount"]) for event in river.told(AUCTION_WON)] == [(3, 1)]


def test_t13_who_has_no_more_than_the_high_bid_can_only_pass() -> None:
    """A opens with 15, its whole hand: B with 15 can only pass, and so can all others."""
    river = opened()
    river.say("A", "bid 15")
    assert [(event["seat"], event["amount"]) for event in river.told(AUCTION_WON)] == [(0, 15)]
    assert (river.asked(), river.prompt()) == ("A", "pick")


def test_a_bid_is_above_the_high_bid_and_within_the_hand() -> None:
    """7. Pass, or a number from the high bid + 1 to the hand."""
    river = opened()
    river.state.hands[1] = 9
    river.say("A", "bid 6")
    assert river.options() == ["pass", "bid 7", "bid 8", "bid 9"]


def test_the_auction_goes_clockwise_from_the_first_player_past_those_who_passed() -> None:
    """7. Clockwise from the first player; who has passed is skipped."""
    river = opened(players=5, first="D")
    order = ""
    for text in ("bid 1", "pass", "bid 2", "pass", "bid 3", "bid 4", "bid 5", "bid 6"):
        order += river.asked()
        river.say(river.asked(), text)
    assert order == "DEABCDAC"


def test_a_deposit_cannot_be_bid() -> None:
    """7. Only the hand can be bid, not what lies in the Bank."""
    river = table()
    river.area("A", "BANK")
    river.deposit(30)
    river.hands(A=2)
    river.fill_row()
    river.auction()
    assert river.options() == ["pass", "bid 1", "bid 2"]


@pytest.mark.parametrize(
    ("amount", "code", "facts"),
    [
        (4, "bid-too-low", {"amount": 4, "high": 4}),
        (16, "bid-too-high", {"amount": 16, "hand": 15}),
    ],
)
def test_a_bid_that_is_none_is_refused_with_the_reason(amount: int, code: str, facts: object) -> None:
    river = opened()
    river.say("A", "bid 4")
    with pytest.raises(Illegal) as refused:
        decide(river.state, 1, BIDS[amount])
    assert (refused.value.code, refused.value.facts) == (code, facts)
    assert river.asked() == "B"


def test_a_card_is_no_bid() -> None:
    river = opened()
    with pytest.raises(Illegal) as refused:
        decide(river.state, 0, PICKS[3])
    assert (refused.value.code, refused.value.facts) == ("not-offered", {"choice": "pick SN07"})
