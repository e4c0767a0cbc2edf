"""6. The round with two players."""

from __future__ import annotations

import pytest

from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.errors import Illegal
from tenderfoot.games.goldriver import view
from tenderfoot.games.goldriver.choices import BIDS
from tenderfoot.games.goldriver.events import REST_LOST
from tests.games.goldriver.table import RiverTable, table


def bid(first: str, a: int, b: int, all_in: bool = False) -> RiverTable:
    """Both have bid, the winner has picked SN02 and burnt SN04; SN06 is left. B may hold All In."""
    river = table(players=2, first=first)
    river.row("SN02", "SN04", "SN06")
    river.dice("production 3", 6, 6)
    if all_in:
        river.kept("B", "ALIN")
    river.auction()
    river.say("A", f"bid {a}")
    river.say("B", f"bid {b}")
    winner = river.asked()
    river.say(winner, "pick SN02")
    river.say(winner, "burn SN04")
    return river


def lost(river: RiverTable) -> int:
    return sum(event["amount"] for event in river.told(REST_LOST))


def test_t92_the_loser_takes_half() -> None:
    """First player A, bids A 7, B 4: A wins, hand 8, pot 7. B takes half: +4 (hand 19), supply 3, last card
    out (Z3, Z4, A6).
    """
    river = bid("A", 7, 4)
    assert (river.nuggets("A"), river.nuggets("B"), river.state.pot) == (8, 15, 7)
    assert (river.asked(), river.prompt(), river.options()) == ("B", "two", ["card", "half"])
    river.say("B", "half")
    assert (river.nuggets("B"), lost(river), river.place("SN06"), river.state.pot) == (19, 3, "out", 0)


def test_t93_the_loser_takes_the_card() -> None:
    """As T92, B takes the card: hand 15 and the card, supply 7."""
    river = bid("A", 7, 4)
    river.say("B", "card")
    assert (river.nuggets("B"), lost(river), river.place("SN06"), river.state.pot) == (15, 7, "B", 0)


@pytest.mark.parametrize("amount", [5, 0])
def test_t95_a_tie_goes_to_the_first_player(amount: int) -> None:
    """Bids 5 and 5, first player B: B wins at 5. Bids 0 and 0: the first player wins, pot 0 (Z2, A5)."""
    river = bid("B", amount, amount)
    assert (river.nuggets("B"), river.state.pot, river.asked()) == (15 - amount, amount, "A")
    assert river.options() == ["card", "half"]


def test_t157_with_all_in_the_loser_takes_everything() -> None:
    """Pot 13, B holds All In: B may take all 13; ALIN and the last card are out, supply 0."""
    river = bid("A", 13, 4, all_in=True)
    assert river.options() == ["card", "half", "all"]
    river.say("B", "all")
    assert (river.nuggets("B"), lost(river), river.place("ALIN"), river.place("SN06")) == (
        28,
        0,
        "out",
        "out",
    )


def test_t158_all_in_is_not_offered_where_it_changes_nothing() -> None:
    """Pot 1, B holds All In: half of it, rounded up, is all of it, so All In is not offered."""
    assert bid("A", 1, 0, all_in=True).options() == ["card", "half"]


def test_t159_a_pot_of_nothing_can_be_refused() -> None:
    """Pot 0: B may take 0 instead of the card, which goes out (A46)."""
    river = bid("A", 0, 0)
    river.say("B", "half")
    assert (river.nuggets("B"), river.place("SN06")) == (15, "out")


def test_t160_the_winner_rolls_and_is_first_next() -> None:
    """B wins with 4 : 2; after the round B is first player (6, A48)."""
    river = bid("A", 2, 4)
    river.say("A", "card")
    assert river.first() == "B"


def test_bids_are_secret_until_both_are_in() -> None:
    """Z1. Neither a bid nor that there is one can be seen by the other player or a spectator."""
    river = table(players=2)
    river.row("SN02", "SN04", "SN06")
    river.auction()
    assert [(ask.seat, len(ask.options)) for ask in waiting(river.state)] == [(0, 16), (1, 16)]
    before = [view(river.state, seat).plain() for seat in (1, None)]
    river.say("A", "bid 7")
    assert [view(river.state, seat).plain() for seat in (1, None)] == before
    assert view(river.state, 0).own()["said"] == [{"text": "bid 7", "facts": {"amount": 7}}]


def test_a_bid_above_the_hand_is_refused() -> None:
    """Z1. From 0 to the hand."""
    river = table(players=2)
    river.row("SN02", "SN04", "SN06")
    river.auction()
    with pytest.raises(Illegal) as refused:
        decide(river.state, 1, BIDS[16])
    assert (refused.value.code, refused.value.facts) == ("bid-too-high", {"amount": 16, "hand": 15})
