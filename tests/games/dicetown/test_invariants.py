"""Chapter 17: each invariant is awake. A fault is planted on a table in order, and the count finds it."""

from collections.abc import Callable

import pytest

from tenderfoot.engine.errors import Broken
from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown import GAME, new_game
from tenderfoot.games.dicetown.box import JOE, RANCHES, STORE_MASK, lowest
from tenderfoot.games.dicetown.state import Town

Fault = Callable[[Town], None]


def order() -> Town:
    options: Options = {"edition": "revised", "players": 3, "wild_west": True, "indians": True}
    return new_game(options, b"order")


def a_dollar_too_many(s: Town) -> None:
    s.bank += 1


def a_dollar_lost(s: Town) -> None:
    s.players[1].money -= 1


def a_nugget_too_many(s: Town) -> None:
    s.players[0].nuggets += 1


def a_debt(s: Town) -> None:
    s.players[0].money -= 20
    s.bank += 20


def nuggets_owed(s: Town) -> None:
    s.players[0].nuggets -= 1
    s.mine += 1


def a_sixth_die(s: Town) -> None:
    s.players[0].kept = 1


def a_store_card_twice(s: Town) -> None:
    s.discard.append(s.deck[0])


def a_store_card_lost(s: Town) -> None:
    s.deck.pop()


def a_deed_twice(s: Town) -> None:
    s.players[2].laid |= 1 << s.row[0]


def a_deed_lost(s: Town) -> None:
    s.property.pop()


def an_elixir_lost(s: Town) -> None:
    s.medicine = s.medicine.copy()
    s.medicine.deck = s.medicine.deck[1:]


def joe_in_a_hand(s: Town) -> None:
    uid = lowest(STORE_MASK[JOE])
    s.deck.remove(uid)
    s.players[0].store |= 1 << uid


def a_ranch_in_a_hand(s: Town) -> None:
    uid = next(uid for uid in s.property if RANCHES >> uid & 1)
    s.property.remove(uid)
    s.players[0].deeds |= 1 << uid


def no_badge(s: Town) -> None:
    s.sheriff = 3


def an_outlaw_twice(s: Town) -> None:
    s.frontier.recruited[0] |= s.frontier.wanted


def an_outlaw_lost(s: Town) -> None:
    s.frontier.outlaws.pop()


def a_river_card_twice(s: Town) -> None:
    s.frontier.river[0] = s.frontier.river[1]


def no_die(s: Town) -> None:
    s.frontier.die = 5


FAULTS: list[tuple[Fault, str]] = [
    (a_dollar_too_many, "dollars"),
    (a_dollar_lost, "dollars"),
    (a_nugget_too_many, "nuggets"),
    (a_debt, "less than nothing"),
    (nuggets_owed, "less than nothing"),
    (a_sixth_die, "more than five dice"),
    (a_store_card_twice, "A store card is in two places"),
    (a_store_card_lost, "Some store cards are missing"),
    (a_deed_twice, "A property card is in two places"),
    (a_deed_lost, "Some property cards are missing"),
    (an_elixir_lost, "Elixir"),
    (joe_in_a_hand, "no hand can hold"),
    (a_ranch_in_a_hand, "no hand can hold"),
    (no_badge, "badge"),
    (an_outlaw_twice, "Outlaw"),
    (an_outlaw_lost, "Outlaw"),
    (a_river_card_twice, "River"),
    (no_die, "die"),
]


def test_a_table_in_order_counts() -> None:
    """17. Nothing is wrong with a fresh table."""
    GAME.count(order())


@pytest.mark.parametrize(("fault", "said"), FAULTS)
def test_a_planted_fault_is_found(fault: Fault, said: str) -> None:
    """17. The complaint names what is wrong."""
    s = order()
    fault(s)
    with pytest.raises(Broken, match=said):
        GAME.count(s)
