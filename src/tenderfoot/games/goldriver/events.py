"""Everything that is told, a row an event. Facts say why: each hop of a payment, each count of votes.

Sentences are in the catalogues (`event-<name>`). Nuggets come from the supply or from a player's hand; cards
from the deck, the row or a player; what leaves the game goes out.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.events import After, Also, Move, Row
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import NUMBER, SEAT, YES, ListOf, Named, Sort
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


# --- from the row to the last nugget of the price (5 to 8) ----------------------------------------

ROUND_BEGAN: Final = Row("round-began", {"round": NUMBER, "seat": SEAT})
ROW_DRAWN: Final = Row(
    "row-drawn", {"cards": CARDS, "deck": NUMBER}, moves=[Move("cards", "deck", "row", "count")]
)
# Round 1: these are no concessions; they go back and the deck is shuffled again.
ROW_PUT_BACK: Final = Row("row-put-back", {"cards": CARDS}, moves=[Move("cards", "row", "deck", "count")])
PENNY_PRESS_PLAYED: Final = Row(
    "penny-press-played", {"seat": SEAT, "cards": CARDS}, moves=[Move("cards", "row", "out", "count")]
)
BID_MADE: Final = Row("bid-made", {"seat": SEAT, "amount": NUMBER})
PASSED: Final = Row("passed", {"seat": SEAT})
AUCTION_WON: Final = Row("auction-won", {"seat": SEAT, "amount": NUMBER})
NOBODY_BID: Final = Row("nobody-bid", {"seat": SEAT})  # the first player wins for nothing


def _tie(n: list[int]) -> int:
    return int(n[1] == n[3])


BIDS_REVEALED: Final = Row(
    "bids-revealed",
    {"seat": SEAT, "amount": NUMBER, "other": SEAT, "less": NUMBER},
    also={"tie": Also(YES, _tie)},
)
MOONSHINE_PLAYED: Final = Row("moonshine-played", {"seat": SEAT}, moves=[Move("card", "seat", "out")])
ALL_IN_PLAYED: Final = Row(
    "all-in-played", {"seat": SEAT, "amount": NUMBER}, moves=[Move("card", "seat", "out")]
)
PRICE_PAID: Final = Row(
    "price-paid",
    {"seat": SEAT, "to": SEAT, "amount": NUMBER},
    after=purse(),
    moves=[nuggets("seat", "pot")],
)
# One hop of the price: what came, what stays, what goes on to the next receiver, if there is one.
RECEIVED: Final = Row(
    "received",
    {"seat": SEAT, "amount": NUMBER, "kept": NUMBER, "rest": NUMBER},
    after=purse(),
    moves=[nuggets("pot", "seat", "kept")],
)
REST_LOST: Final = Row("rest-lost", {"amount": NUMBER}, moves=[nuggets("pot", "supply")])
SALOON_PAID: Final = Row(
    "saloon-paid",
    {"seat": SEAT, "owner": SEAT, "gain": NUMBER, "amount": NUMBER},
    after={**purse(), **purse("owner")},
    moves=[nuggets("seat", "owner")],
)

# --- cards are taken, towns change hands (5, 6, 9, 10) --------------------------------------------

PICKED: Final = Row("picked", {"seat": SEAT, "card": CARD}, moves=[card("row", "seat")])
BURNED: Final = Row("burned", {"seat": SEAT, "card": CARD}, moves=[card("row", "out")])
STAKE_PAID: Final = Row(
    "stake-paid", {"seat": SEAT, "amount": NUMBER}, after=purse(), moves=[nuggets("seat", "pot")]
)
# Two players: the loser takes half of the stake, or with All In the whole; the last card goes out.
HALF_TAKEN: Final = Row(
    "half-taken",
    {"seat": SEAT, "amount": NUMBER, "card": CARD},
    after=purse(),
    moves=[nuggets("pot", "seat"), card("row", "out")],
)
ALL_TAKEN: Final = Row(
    "all-taken",
    {"seat": SEAT, "amount": NUMBER, "card": CARD},
    after=purse(),
    moves=[nuggets("pot", "seat"), card("row", "out")],
)
MUSTANG_PLAYED: Final = Row("mustang-played", {"seat": SEAT}, moves=[Move("card", "seat", "out")])
FEE_PAID: Final = Row(
    "fee-paid",
    {"seat": SEAT, "mayor": SEAT, "town": TOWN, "due": NUMBER, "amount": NUMBER},
    after={**purse(), **purse("mayor")},
    moves=[nuggets("seat", "mayor")],
)
PLACED: Final = Row("placed", {"seat": SEAT, "card": CARD})
KEPT: Final = Row("kept", {"seat": SEAT, "card": CARD})  # a horseshoe: it waits for its moment
PARKED: Final = Row("parked", {"seat": SEAT, "card": CARD})  # it waits until it can be used
LOST_MINE_WAITS: Final = Row("lost-mine-waits", {"seat": SEAT, "card": CARD})
JOINED: Final = Row("joined", {"seat": SEAT, "card": CARD, "town": TOWN})
FIRST_MAYOR: Final = Row(
    "first-mayor", {"seat": SEAT, "town": TOWN, "count": NUMBER}, moves=[Move("office", "town", "seat")]
)
BECAME_MAYOR: Final = Row(
    "became-mayor",
    {"seat": SEAT, "town": TOWN, "count": NUMBER, "former": SEAT, "theirs": NUMBER},
    moves=[Move("office", "former", "seat")],
)

# --- action cards and the Bank (12, 13) -----------------------------------------------------------

SWAPPED: Final = Row(
    "swapped",
    {"seat": SEAT, "given": CARD, "other": SEAT, "gained": CARD},
    moves=[card("seat", "other", "given"), card("other", "seat", "gained")],
)
RAIDED: Final = Row("raided", {"seat": SEAT, "town": TOWN})
RAID_PAID: Final = Row(
    "raid-paid",
    {"seat": SEAT, "amount": NUMBER, "due": NUMBER},
    after=purse(),
    moves=[nuggets("seat", "supply")],
)
RAID_LOST: Final = Row("raid-lost", {"seat": SEAT, "card": CARD}, moves=[card("seat", "out")])
DYNAMITED: Final = Row("dynamited", {"seat": SEAT, "owner": SEAT, "card": CARD}, moves=[card("owner", "out")])
DEPOSIT_RETURNED: Final = Row(
    "deposit-returned", {"seat": SEAT, "amount": NUMBER}, after=purse(), moves=[nuggets("bank", "seat")]
)


def _dynamite_total(n: list[int]) -> int:
    return _total(n[2])


def _seen(n: list[int]) -> int:
    return int(_total(n[2]) <= CAUGHT)


# Was somebody seen? Up to five: the total is paid to the victim, as far as one can.
DYNAMITE_ROLLED: Final = Row(
    "dynamite-rolled",
    {"seat": SEAT, "owner": SEAT, "dice": DICE, "amount": NUMBER},
    also={"total": Also(NUMBER, _dynamite_total), "seen": Also(YES, _seen)},
    after={**purse(), **purse("owner")},
    moves=[nuggets("seat", "owner")],
)


def _demand_total(n: list[int]) -> int:
    return _total(n[3])


def _success(n: list[int]) -> int:
    return int(_total(n[3]) >= n[2])


HELD_UP: Final = Row(
    "held-up",
    {"seat": SEAT, "victim": SEAT, "demand": NUMBER, "dice": DICE, "amount": NUMBER},
    also={"total": Also(NUMBER, _demand_total), "success": Also(YES, _success)},
    after={**purse(), **purse("victim")},
    moves=[nuggets("victim", "seat")],
)
SLOTS_PLAYED: Final = Row(
    "slots-played",
    {"seat": SEAT, "amount": NUMBER, "cards": CARDS},
    after=purse(),
    moves=[nuggets("seat", "supply"), Move("cards", "deck", "shown", "count")],
)
SLOT_KEPT: Final = Row("slot-kept", {"seat": SEAT, "card": CARD}, moves=[card("shown", "seat")])
ATTACHED: Final = Row("attached", {"seat": SEAT, "card": CARD, "concession": CARD})
DEPOSITED: Final = Row(
    "deposited",
    {"seat": SEAT, "amount": NUMBER, "deposit": NUMBER},
    after=purse(),
    moves=[nuggets("seat", "bank")],
)

# --- dice, gold and points (14, 17, 18) -----------------------------------------------------------


def _roll_total(n: list[int]) -> int:
    return _total(n[1])


def _doubles(n: list[int]) -> int:
    return int(n[1] // _PIPS == n[1] % _PIPS)


ONE_DIE_ROLLED: Final = Row("one-die-rolled", {"seat": SEAT, "dice": DICE})  # Post Office
ROLLED: Final = Row(
    "rolled",
    {"seat": SEAT, "dice": DICE},
    also={"total": Also(NUMBER, _roll_total), "doubles": Also(YES, _doubles)},
)
PRODUCED: Final = Row(
    "produced",
    {"seat": SEAT, "cards": CARDS, "amount": NUMBER},
    after=purse(),
    moves=[nuggets("supply", "seat")],
)
NOTHING_PRODUCED: Final = Row("nothing-produced", {})
EXPLODED: Final = Row("exploded", {"seat": SEAT, "card": CARD}, moves=[card("seat", "out")])
GHOST_GIVEN: Final = Row("ghost-given", {"seat": SEAT, "card": CARD, "to": SEAT}, moves=[card("seat", "to")])
GAME_ENDED: Final = Row("game-ended", {"rounds": NUMBER})
POKER_WON: Final = Row("poker-won", {"seat": SEAT, "hand": HAND, "amount": NUMBER})
SCORED: Final = Row(
    "scored",
    {
        "seat": SEAT,
        "nuggets": NUMBER,
        "concessions": NUMBER,
        "mayors": NUMBER,
        "bank": NUMBER,
        "poker": NUMBER,
        "total": NUMBER,
    },
)
WON: Final = Row("won", {"seat": SEAT, "points": NUMBER, "shared": YES})
