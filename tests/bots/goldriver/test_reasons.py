"""Advice in Gold River names what can be seen on the table: fees, Mayors, the price, the next one's card."""

from collections import Counter
from typing import cast

from tenderfoot.bots.coach import advice
from tenderfoot.engine.words import seat_word
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.choices import PASS, value_of
from tenderfoot.games.goldriver.known.almanac import fee
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.state import River
from tests.bots.positions import positions

PLAIN = {"worth-more", "even", "only-one"}


def test_most_advice_says_what_on_the_table_decides() -> None:
    told: Counter[str] = Counter()
    for state, ask in positions(GAME, {"players": 4}, 150, every=5):
        said = advice(GAME.name, GAME.view(state, ask.seat), ask)
        if said is not None:
            told[said.reason] += 1
    assert sum(told[reason] for reason in PLAIN) < 0.25 * told.total()
    assert {"gold", "mayor", "bid-card", "pass-card"} <= told.keys()


def test_a_fee_that_is_named_is_due_for_the_other_card() -> None:
    named = 0
    for state, ask in positions(GAME, {"players": 4}, 200, every=6, level="tumbleweed"):
        said = advice(GAME.name, GAME.view(state, ask.seat), ask)
        if said is not None and said.reason == "fee":
            due = fee(cast(River, state), value_of(said.candidates[1].choice))
            assert due is not None
            assert (said.facts["seat"], said.facts["amount"]) == (seat_word(due["mayor"]), due["amount"])
            assert due["mayor"] != ask.seat
            named += 1
    assert named


def test_who_should_pass_is_told_what_of_the_price_comes_back() -> None:
    """A raise that is not worth it is named, and so is the share in what the leader pays."""
    named = 0
    for state, ask in positions(GAME, {"players": 4}, 60, every=5, level="tumbleweed"):
        said = advice(GAME.name, GAME.view(state, ask.seat), ask)
        auction = state.frames[-1]
        if said is None or not isinstance(auction, Auction) or said.candidates[0].choice is not PASS:
            continue
        if said.reason == "even":
            continue
        assert said.facts["amount"] == auction.high + 1
        if auction.leader >= 0:
            assert said.facts["seat"] == seat_word(auction.leader)
            assert 0 <= int(said.facts["share"]) <= auction.high
            named += 1
    assert named > 5
