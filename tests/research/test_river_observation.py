"""What a seat of Gold River sees in numbers: all of it meant, in bounds, and nothing that is hidden."""

from typing import Any, cast

import pytest

from tenderfoot.engine.contract import Ask
from tenderfoot.engine.match import Match
from tenderfoot.games.goldriver.box import NAMES, TOWN_NAMES
from tenderfoot.games.goldriver.prompts import PROMPTS
from tenderfoot.research.lens import Lens
from tests.research.setups import SETUPS, Setup, called, lens_of, questions

RIVERS = [setup for setup in SETUPS if setup[0] == "goldriver"]
# Zones of a view, and what an observation calls them.
PLACES = {"row": "row", "taken": "taken", "shown": "shown", "unseen": "unseen", "put_back": "put back"}


@pytest.mark.parametrize("setup", RIVERS, ids=called)
def test_every_entry_means_what_its_name_says(setup: Setup) -> None:
    """Entry by entry against the plain view, which is written down elsewhere and otherwise."""
    lens = lens_of(setup)
    for match, ask in questions(lens, 5):
        for seat in {ask.seat, (ask.seat + 1) % lens.seats}:
            numbers = lens.named(lens.observation(match, seat))
            table = cast("dict[str, Any]", match.view(seat).plain()["table"])
            expected = {
                **of_seats(lens, table, seat),
                **of_cards(lens, table, seat),
                **of_sale(lens, table, seat),
            }
            assert {name: numbers[name] for name in expected} == expected
            assert asked(numbers) == (
                [PROMPTS[ask.prompt].name] if seat == ask.seat else asked_of(match, seat)
            )


def of_seats(lens: Lens, table: dict[str, Any], me: int) -> dict[str, int]:
    """What is said of each seat, and of the table as a whole."""
    found = {name: table[name] for name in ("round", "deck", "deposit", "pot")}
    for k in range(lens.seats):
        seat, whose = (me + k) % lens.seats, f"seat {k}: "
        found[whose + "nuggets"] = table["players"][seat]["nuggets"]
        found[whose + "first"] = int(table["first"] == seat)
        found[whose + "polled"] = int(seat in table["polled"])
        found[whose + "dynamite"] = int(seat in table["blasts"])
        found[whose + "hold-up"] = int(seat in table["stickups"])
        for town in TOWN_NAMES:
            found[f"{whose}mayor of {town}"] = int(table["mayors"][town] == seat)
            found[f"{whose}concessions in {town}"] = table["almanac"]["counts"][town][seat]
    return found


def of_cards(lens: Lens, table: dict[str, Any], me: int) -> dict[str, int]:
    """Where each card lies, what is attached to what."""
    found: dict[str, int] = {}
    for card in NAMES:
        for k in range(lens.seats):
            player = table["players"][(me + k) % lens.seats]
            found[f"seat {k}: {card}"] = int(card in player["cards"] + player["kept"] + player["parked"])
        found |= {f"{card}: {name}": int(card in table[zone]) for zone, name in PLACES.items()}
        found[f"{card}: gone"] = int(card in table["out"] + table["unused"])
        found[f"{card}: parked"] = int(card in table["parked"])
    for lasso in ("GOLD", "WAG1", "WAG2"):
        found[f"under {lasso}"] = (
            NAMES.index(table["attached"][lasso]) + 1 if lasso in table["attached"] else 0
        )
    for mine in ("LM05", "LM09"):
        found[f"town of {mine}"] = (
            TOWN_NAMES.index(table["joined"][mine]) + 1 if mine in table["joined"] else 0
        )
    return found


def of_sale(lens: Lens, table: dict[str, Any], me: int) -> dict[str, int]:
    """How the sale stands."""
    sale = table["sale"] or {"leader": None, "sold": False, "passed": [], "price": None}
    found = {"sold": int(sale["sold"])}
    if sale["price"] is not None:
        found["price"] = sale["price"]
    for k in range(lens.seats):
        seat = (me + k) % lens.seats
        found[f"seat {k}: leads"] = int(sale["leader"] == seat)
        found[f"seat {k}: passed"] = int(seat in sale["passed"])
    return found


def asked(numbers: dict[str, int]) -> list[str]:
    marked = [name for name, number in numbers.items() if number and name.startswith("asked: ")]
    return [name.removeprefix("asked: ") for name in marked]


def asked_of(match: Match, seat: int) -> list[str]:
    ask: Ask | None = match.ask(seat)
    return [] if ask is None else [PROMPTS[ask.prompt].name]


def test_an_own_sealed_bid_is_seen_and_no_other() -> None:
    lens = Lens("goldriver", players=2)
    match = lens.begin(b"sealed")
    match.answer(0, "bid 7")
    assert lens.named(lens.observation(match, 0))["own sealed bid"] == 8
    other = lens.observation(match, 1)
    assert lens.named(other)["own sealed bid"] == 0
    match.take_back(0)
    match.answer(0, "bid 3")
    assert (lens.observation(match, 1) == other).all()
