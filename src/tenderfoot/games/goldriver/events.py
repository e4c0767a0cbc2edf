"""Everything that is told, a row an event. Facts say why: each hop of a payment, each count of votes.

Sentences are in the catalogues (`event-<name>`). Nuggets come from the supply or from a player's hand; cards
from the deck, the row or a player; what leaves the game goes out.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Also, Move, Row
from tenderfoot.engine.sorts import NUMBER, SEAT, YES
from tenderfoot.games.goldriver.sorts import (
    CARD,
    CARDS,
    DICE,
    HAND,
    TOWN,
    card,
    demand_total,
    doubles,
    dynamite_total,
    nuggets,
    purse,
    roll_total,
    seen,
    success,
    tie,
)

# --- from the row to the last nugget of the price (5 to 8) ----------------------------------------

ROUND_BEGAN: Final = Row("round-began", {"round": NUMBER, "seat": SEAT}, part="round", pace="quiet")
ROW_DRAWN: Final = Row(
    "row-drawn", {"cards": CARDS, "deck": NUMBER}, moves=[Move("cards", "deck", "row", "count")], part="round"
)
# Round 1: these are no concessions; they go back and the deck is shuffled again.
ROW_PUT_BACK: Final = Row(
    "row-put-back", {"cards": CARDS}, moves=[Move("cards", "row", "deck", "count")], part="round"
)
PENNY_PRESS_PLAYED: Final = Row(
    "penny-press-played",
    {"seat": SEAT, "cards": CARDS},
    moves=[Move("cards", "row", "out", "count")],
    part="deed",
    pace="long",
)
BID_MADE: Final = Row("bid-made", {"seat": SEAT, "amount": NUMBER}, part="auction", pace="short")
PASSED: Final = Row("passed", {"seat": SEAT}, part="auction", pace="short")
AUCTION_WON: Final = Row("auction-won", {"seat": SEAT, "amount": NUMBER}, part="auction")
NOBODY_BID: Final = Row("nobody-bid", {"seat": SEAT}, part="auction")  # the first player wins for nothing

BIDS_REVEALED: Final = Row(
    "bids-revealed",
    {"seat": SEAT, "amount": NUMBER, "other": SEAT, "less": NUMBER},
    also={"tie": Also(YES, tie)},
    part="auction",
    pace="long",
)
MOONSHINE_PLAYED: Final = Row(
    "moonshine-played", {"seat": SEAT}, moves=[Move("card", "seat", "out")], part="price", pace="long"
)
ALL_IN_PLAYED: Final = Row(
    "all-in-played", {"seat": SEAT, "amount": NUMBER}, moves=[Move("card", "seat", "out")], part="price"
)
PRICE_PAID: Final = Row(
    "price-paid",
    {"seat": SEAT, "to": SEAT, "amount": NUMBER},
    after=purse(),
    moves=[nuggets("seat", "pot")],
    part="price",
)
# One hop of the price: what came, what stays, what goes on to the next receiver, if there is one.
RECEIVED: Final = Row(
    "received",
    {"seat": SEAT, "amount": NUMBER, "kept": NUMBER, "rest": NUMBER},
    after=purse(),
    moves=[nuggets("pot", "seat", "kept")],
    part="price",
    pace="short",
)
REST_LOST: Final = Row(
    "rest-lost", {"amount": NUMBER}, moves=[nuggets("pot", "supply")], part="price", pace="short"
)
SALOON_PAID: Final = Row(
    "saloon-paid",
    {"seat": SEAT, "owner": SEAT, "gain": NUMBER, "amount": NUMBER},
    after={**purse(), **purse("owner")},
    moves=[nuggets("seat", "owner")],
    pace="short",
)

# --- cards are taken, towns change hands (5, 6, 9, 10) --------------------------------------------

PICKED: Final = Row("picked", {"seat": SEAT, "card": CARD}, moves=[card("row", "seat")], part="choice")
BURNED: Final = Row("burned", {"seat": SEAT, "card": CARD}, moves=[card("row", "out")], part="choice")
STAKE_PAID: Final = Row(
    "stake-paid",
    {"seat": SEAT, "amount": NUMBER},
    after=purse(),
    moves=[nuggets("seat", "pot")],
    part="choice",
    pace="short",
)
# Two players: the loser takes half of the stake, or with All In the whole; the last card goes out.
HALF_TAKEN: Final = Row(
    "half-taken",
    {"seat": SEAT, "amount": NUMBER, "card": CARD},
    after=purse(),
    moves=[nuggets("pot", "seat"), card("row", "out")],
    part="choice",
)
ALL_TAKEN: Final = Row(
    "all-taken",
    {"seat": SEAT, "amount": NUMBER, "card": CARD},
    after=purse(),
    moves=[nuggets("pot", "seat"), card("row", "out")],
    part="choice",
)
MUSTANG_PLAYED: Final = Row(
    "mustang-played", {"seat": SEAT}, moves=[Move("card", "seat", "out")], part="choice"
)
FEE_PAID: Final = Row(
    "fee-paid",
    {"seat": SEAT, "mayor": SEAT, "town": TOWN, "due": NUMBER, "amount": NUMBER},
    after={**purse(), **purse("mayor")},
    moves=[nuggets("seat", "mayor")],
    part="choice",
)
PLACED: Final = Row("placed", {"seat": SEAT, "card": CARD}, part="choice", pace="quiet")
KEPT: Final = Row(
    "kept", {"seat": SEAT, "card": CARD}, part="choice", pace="quiet"
)  # a horseshoe: it waits for its moment
PARKED: Final = Row(
    "parked", {"seat": SEAT, "card": CARD}, part="choice", pace="short"
)  # it waits until it can be used
LOST_MINE_WAITS: Final = Row("lost-mine-waits", {"seat": SEAT, "card": CARD}, part="choice", pace="short")
JOINED: Final = Row("joined", {"seat": SEAT, "card": CARD, "town": TOWN}, part="choice")
FIRST_MAYOR: Final = Row(
    "first-mayor",
    {"seat": SEAT, "town": TOWN, "count": NUMBER},
    moves=[Move("office", "town", "seat")],
    part="choice",
)
BECAME_MAYOR: Final = Row(
    "became-mayor",
    {"seat": SEAT, "town": TOWN, "count": NUMBER, "former": SEAT, "theirs": NUMBER},
    moves=[Move("office", "former", "seat")],
    part="choice",
    pace="long",
)

# --- action cards and the Bank (12, 13) -----------------------------------------------------------

SWAPPED: Final = Row(
    "swapped",
    {"seat": SEAT, "given": CARD, "other": SEAT, "gained": CARD},
    moves=[card("seat", "other", "given"), card("other", "seat", "gained")],
    part="deed",
    pace="long",
)
RAIDED: Final = Row("raided", {"seat": SEAT, "town": TOWN}, part="deed")
RAID_PAID: Final = Row(
    "raid-paid",
    {"seat": SEAT, "amount": NUMBER, "due": NUMBER},
    after=purse(),
    moves=[nuggets("seat", "supply")],
    part="deed",
)
RAID_LOST: Final = Row("raid-lost", {"seat": SEAT, "card": CARD}, moves=[card("seat", "out")], part="deed")
DYNAMITED: Final = Row(
    "dynamited", {"seat": SEAT, "owner": SEAT, "card": CARD}, moves=[card("owner", "out")], part="deed"
)
DEPOSIT_RETURNED: Final = Row(
    "deposit-returned",
    {"seat": SEAT, "amount": NUMBER},
    after=purse(),
    moves=[nuggets("bank", "seat")],
    part="deed",
)

# Was somebody seen? Up to five: the total is paid to the victim, as far as one can.
DYNAMITE_ROLLED: Final = Row(
    "dynamite-rolled",
    {"seat": SEAT, "owner": SEAT, "dice": DICE, "amount": NUMBER},
    also={"total": Also(NUMBER, dynamite_total), "seen": Also(YES, seen)},
    after={**purse(), **purse("owner")},
    moves=[nuggets("seat", "owner")],
    part="deed",
    pace="long",
)

HELD_UP: Final = Row(
    "held-up",
    {"seat": SEAT, "victim": SEAT, "demand": NUMBER, "dice": DICE, "amount": NUMBER},
    also={"total": Also(NUMBER, demand_total), "success": Also(YES, success)},
    after={**purse(), **purse("victim")},
    moves=[nuggets("victim", "seat")],
    part="deed",
    pace="long",
)
SLOTS_PLAYED: Final = Row(
    "slots-played",
    {"seat": SEAT, "amount": NUMBER, "cards": CARDS},
    after=purse(),
    moves=[nuggets("seat", "supply"), Move("cards", "deck", "shown", "count")],
    part="deed",
    pace="long",
)
SLOT_KEPT: Final = Row("slot-kept", {"seat": SEAT, "card": CARD}, moves=[card("shown", "seat")], part="deed")
ATTACHED: Final = Row("attached", {"seat": SEAT, "card": CARD, "concession": CARD}, part="choice")
DEPOSITED: Final = Row(
    "deposited",
    {"seat": SEAT, "amount": NUMBER, "deposit": NUMBER},
    after=purse(),
    moves=[nuggets("seat", "bank")],
    part="deed",
)

# --- dice, gold and points (14, 17, 18) -----------------------------------------------------------

ONE_DIE_ROLLED: Final = Row("one-die-rolled", {"seat": SEAT, "dice": DICE}, part="gold")  # Post Office
ROLLED: Final = Row(
    "rolled",
    {"seat": SEAT, "dice": DICE},
    also={"total": Also(NUMBER, roll_total), "doubles": Also(YES, doubles)},
    part="gold",
)
PRODUCED: Final = Row(
    "produced",
    {"seat": SEAT, "cards": CARDS, "amount": NUMBER},
    after=purse(),
    moves=[nuggets("supply", "seat")],
    part="gold",
)
NOTHING_PRODUCED: Final = Row("nothing-produced", {}, part="gold")
EXPLODED: Final = Row("exploded", {"seat": SEAT, "card": CARD}, moves=[card("seat", "out")], part="gold")
GHOST_GIVEN: Final = Row(
    "ghost-given", {"seat": SEAT, "card": CARD, "to": SEAT}, moves=[card("seat", "to")], part="gold"
)
GAME_ENDED: Final = Row("game-ended", {"rounds": NUMBER}, part="end")
POKER_WON: Final = Row("poker-won", {"seat": SEAT, "hand": HAND, "amount": NUMBER}, part="end")
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
    part="end",
    pace="quiet",
)
WON: Final = Row("won", {"seat": SEAT, "points": NUMBER, "shared": YES}, part="end", pace="long")
