"""Luck is what a roll brings beyond the average: over all rolls of two dice it is nought, for every seat."""

from typing import cast

import pytest

from tenderfoot.bots.goldriver.chances import public_luck
from tenderfoot.engine.contract import settle
from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.box import EXPLODING, FIRST_LASSO, GOLD, POST_OFFICE
from tenderfoot.games.goldriver.gold.roll import harvest
from tenderfoot.games.goldriver.sale.auction import Auction
from tenderfoot.games.goldriver.state import River
from tests.bots.positions import positions


def after(s: River, winner: Seat, first: int, second: int) -> list[tuple[Seat, float]]:
    """The luck of everybody when the dice fall so."""
    copy = s.copy()
    copy.asks = []
    log: list[Event] = []
    copy.log = log
    harvest(copy, winner, first, second)
    settle(copy)
    return public_luck(copy, log)


def test_over_all_rolls_nobody_is_lucky() -> None:
    seen = golden = dangerous = 0
    for state, _ in positions(GAME, {"players": 3}, 80, every=23):
        s = cast(River, state)
        if not isinstance(s.frames[-1], Auction):
            continue  # nothing else may be under way
        winner = next(seat for seat in range(3) if s.holder(POST_OFFICE) != seat)
        lucks = [after(s, winner, one, two) for one in range(1, 7) for two in range(1, 7)]
        for seat in range(3):
            assert sum(luck[seat][1] for luck in lucks) == pytest.approx(0, abs=1e-9)
        seen += any(s.concessions(seat) for seat in range(3))
        golden += s.tied[GOLD - FIRST_LASSO] >= 0
        dangerous += any(s.holder(card) >= 0 for cards in EXPLODING for card in cards)
    assert min(seen, golden, dangerous) > 0


def test_who_may_set_a_die_owes_nothing_to_luck() -> None:
    for state, _ in positions(GAME, {"players": 3}, 300, every=5):
        s = cast(River, state)
        owner = s.holder(POST_OFFICE)
        if owner >= 0:
            assert after(s, owner, 3, 4) == []
            return
    pytest.fail("nobody had the Post Office")
