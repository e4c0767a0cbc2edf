"""A Marshal foresees an auction: as it would be played, and what passing and bidding lead to."""

from typing import cast

import pytest

from tenderfoot.bots.goldriver.auctions import OpenAuction
from tenderfoot.bots.goldriver.bidders import Bidders, Purse, Room
from tenderfoot.bots.goldriver.gambler import Gambler
from tenderfoot.bots.goldriver.insight import Ledger, chances
from tenderfoot.bots.goldriver.instinct import PLAYER
from tenderfoot.bots.goldriver.marshal import Marshal
from tenderfoot.bots.goldriver.outcomes import if_won, world
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.choices import PASS, value_of
from tenderfoot.games.goldriver.prompts import BID, HOLDUP
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.state import River
from tests.bots.positions import positions


def auctions(count: int) -> list[River]:
    """Open auctions before anybody has bid."""
    found = []
    for state, ask in positions(GAME, {"players": 4}, 6 * count, every=7):
        s = cast(River, state)
        frame = s.frames[-1]
        if ask.prompt == BID and isinstance(frame, Auction) and frame.leader < 0:
            found.append(world(GAME.view(s, ask.seat), b"auction"))
    return found[:count]


def really(s: River, me: int, limit: int) -> tuple[int, int]:
    """Who wins when Gamblers bid in this very world and I go up to a limit."""
    gambler = Gambler(b"")
    copy = s.copy()
    while waiting(copy) and waiting(copy)[0].prompt == BID:
        ask, frame = waiting(copy)[0], cast(Auction, copy.frames[-1])
        if ask.seat == me:
            choice = ask.options[1] if len(ask.options) > 1 and value_of(ask.options[1]) <= limit else PASS
        else:
            found = gambler.bids(copy, ask) if len(ask.options) > 1 else []
            choice = max(found, key=lambda one: one.worth).choice if found else PASS
        seat, high = ask.seat, frame.high if choice is PASS else value_of(choice)
        leader = frame.leader if choice is PASS else seat
        still_in = frame.still_in & ~(1 << seat) if choice is PASS else frame.still_in
        if not still_in:
            return copy.first, 0
        if leader >= 0 and still_in == 1 << leader:
            return leader, high
        decide(copy, seat, choice)
    raise AssertionError("the auction has no end")


@pytest.mark.parametrize("limit", [0, 3, 9])
def test_bidders_bid_as_gamblers_do_in_the_same_world(limit: int) -> None:
    for s in auctions(12):
        frame = cast(Auction, s.frames[-1])
        me = frame.turn
        points = [if_won(s, winner, PLAYER, Gambler.tastes).points for winner in range(4)]
        purse = Purse(points, Gambler.tastes.spite, max(s.hands))
        bidders = Bidders(Room(s.hands, s.first, me), purse.worth)
        foreseen = bidders.outcome(frame.turn, frame.still_in, frame.high, frame.leader, limit)
        assert foreseen == really(s, me, limit)


def test_a_ledger_is_the_table_with_other_hands() -> None:
    for s in auctions(5):
        moved = s.copy()
        moved.hands = [hand + more for hand, more in zip(s.hands, (3, -2, 0, 1), strict=True)]
        assert Ledger(s).chances([3, -2, 0, 1]) == pytest.approx(chances(moved))


def test_no_bid_is_weighed_that_is_worse_than_the_worst_of_passing() -> None:
    for s in auctions(8):
        ask = waiting(s)[0]
        auction = OpenAuction(s, ask, PLAYER, Gambler.tastes, b"seed")
        others = [seat for seat in range(4) if seat != ask.seat]
        worst = min(auction.prices.worth(ask.seat, winner, 0) for winner in others)
        top = auction.top()
        assert top == 1 or auction.prices.worth(ask.seat, ask.seat, top) >= worst


def test_a_hold_up_takes_the_odds_that_are_known() -> None:
    """Of one victim with enough no demand is weighed above another that is likelier and as high."""
    held_up = 0
    for state, ask in positions(GAME, {"players": 3}, 4000, every=1, level="tumbleweed"):
        if ask.prompt != HOLDUP:
            continue
        held_up += 1
        found = Marshal(b"hold up").ranked(GAME.view(state, ask.seat), ask) or Marshal(b"hold up").weigh(
            GAME.view(state, ask.seat), ask
        )
        best = max(found, key=lambda one: one.worth)
        victim, demand = value_of(best.choice) >> 4, value_of(best.choice) & 15
        assert demand <= max(cast(River, state).hands[victim], 2)
        if held_up == 5:
            return
    pytest.fail("nobody was held up")
