"""How the numbers of an event are said, and what follows from them.

What is read after the change (`After`) stands in everybody's view.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.events import After, Move
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import NUMBER, ListOf, Named, Sort
from tenderfoot.engine.words import Fact
from tenderfoot.games.goldriver.box import CAUGHT, NAMES, TOWN_NAMES
from tenderfoot.games.goldriver.poker import CATEGORIES
from tenderfoot.games.goldriver.state import River

_PIPS: Final = 7  # `box.roll` makes one number of two dice


class Dice(Sort):
    """Two dice as `box.roll` counts them; the first is 0 if there is only one."""

    def say(self, n: int) -> Fact:
        return f"dice:{n}" if n < _PIPS else f"dice:{n // _PIPS} {n % _PIPS}"


CARD: Final = Named("card", NAMES)
CARDS: Final = ListOf("card", NAMES)
TOWN: Final = Named("town", TOWN_NAMES)
HAND: Final = Named("hand", CATEGORIES)
DICE: Final = Dice("`dice:${string}`")


def _purse(s: object, seat: Seat) -> int:
    return cast(River, s).hands[seat]


def purse(of: str = "seat") -> dict[str, After]:
    """The nuggets of one who pays or is paid, as they are now."""
    return {"purse" if of == "seat" else f"purse_{of}": After(NUMBER, _purse, of)}


def nuggets(origin: str, to: str, count: str = "amount") -> Move:
    """Nuggets on their way."""
    return Move("nuggets", origin, to, count)


def card(origin: str, to: str, what: str = "card") -> Move:
    """A card on its way."""
    return Move(what, origin, to)


def _total(dice: int) -> int:
    return dice // _PIPS + dice % _PIPS


def tie(n: list[int]) -> int:
    """Whether two sealed bids were alike."""
    return int(n[1] == n[3])


def dynamite_total(n: list[int]) -> int:
    """What the dice of a Dynamite show."""
    return _total(n[2])


def seen(n: list[int]) -> int:
    """Whether he was seen."""
    return int(_total(n[2]) <= CAUGHT)


def demand_total(n: list[int]) -> int:
    """What the dice of a Hold Up show."""
    return _total(n[3])


def success(n: list[int]) -> int:
    """Whether it succeeded."""
    return int(_total(n[3]) >= n[2])


def roll_total(n: list[int]) -> int:
    """What the dice of a round show."""
    return _total(n[1])


def doubles(n: list[int]) -> int:
    """Whether they are alike."""
    return int(n[1] // _PIPS == n[1] % _PIPS)
