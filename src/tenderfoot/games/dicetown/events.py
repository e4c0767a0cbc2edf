"""Everything that is told in Dice Town, a row an event.

Sentences are in the catalogues (`event-<name>`). Where somebody alone may know a card, the others hear the
twin (`-unseen`), which shows its back. Cards are kinds: those of the store first, deeds from `DEEDS_FROM` on.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import After, Also, Move, Row
from tenderfoot.engine.sorts import NUMBER, SEAT, SEATS, Maybe, Word
from tenderfoot.games.dicetown.sorts import (
    CARD,
    CONTEST_NOW,
    COUNTED_NOW,
    DEED,
    DEED_ROW,
    DEEDS,
    DICE,
    ELIXIR,
    FACE,
    GOLD_NOW,
    HAND,
    HAND_NOW,
    PLACE,
    PURSE_NOW,
    WORTH,
    against,
    aim,
    both_counted,
    by,
    category_of,
    decided,
    deed_worth,
    dollars,
    gold_of,
    nuggets,
    purse_of,
    rivals,
    strong,
)

# --- the round and the dice -----------------------------------------------------------------------

ROUND_BEGAN: Final = Row("round-began", {"round": NUMBER, "sheriff": SEAT})
THROW_BEGAN: Final = Row("throw-began", {"throw": NUMBER, "last": NUMBER})
ROLLED: Final = Row(
    "rolled", {"seat": SEAT, "dice": DICE}, only="seat", pace="quiet"
)  # what lies under a cup
KEPT: Final = Row(
    "kept",
    {"seat": SEAT, "dice": DICE, "count": NUMBER, "price": NUMBER, "brute": NUMBER},
    after={**HAND_NOW, **PURSE_NOW, **COUNTED_NOW},
    moves=[Move("dollars", "seat", "stagecoach", "price"), Move("dice", "cup", "seat", "count")],
)
HANDS_FINISHED: Final = Row("hands-finished", {"seats": SEATS})
DIE_TURNED: Final = Row("die-turned", {"seat": SEAT, "from": FACE, "to": FACE}, after=HAND_NOW)

# --- the places -----------------------------------------------------------------------------------


# Somebody comes first (or second) at a place without a decision, and why: how strong he is, and whom he would
# have been tied with but for the Peace Pipe; where whole hands are compared, the next best one.
PLACE_WON: Final = Row(
    "place-won",
    {
        "place": PLACE,
        "seat": SEAT,
        "spot": NUMBER,
        "face": Maybe(FACE),  # none: won by the whole hand
        "hand": DICE,
        "tied": SEATS,
        "beaten": Maybe(SEAT),
        "theirs": Maybe(DICE),
    },
    after=CONTEST_NOW,
    also={
        "by": Also(Word(["face", "hand"]), by),
        "count": Also(NUMBER, strong),
        "category": Also(HAND, category_of),
        "rivals": Also(NUMBER, rivals),
        "decided": Also(Maybe(DICE), decided),
        "against": Also(Maybe(DICE), against),
    },
    part="place",
)
PLACE_DESERTED: Final = Row("place-deserted", {"place": PLACE}, part="place")
DUG: Final = Row(
    "dug",
    {"seat": SEAT, "nines": NUMBER, "times": NUMBER, "nuggets": NUMBER},
    after={**GOLD_NOW, **COUNTED_NOW},
    moves=[nuggets("mine", "seat")],
)
BANK_ROBBED: Final = Row(
    "bank-robbed",
    {"seat": SEAT, "dollars": NUMBER},
    after={**PURSE_NOW, **COUNTED_NOW},
    moves=[dollars("bank", "seat")],
)
STAGECOACH_UNLOADED: Final = Row(
    "stagecoach-unloaded",
    {"dollars": NUMBER, "bank": NUMBER},
    moves=[dollars("stagecoach", "bank")],
    part="stagecoach",
)
STORE_SEARCHED: Final = Row(
    "store-searched",
    {"seat": SEAT, "jacks": NUMBER, "count": NUMBER},
    moves=[Move("cards", "store", "seat", "count")],
)
ROBBERY_BEGAN: Final = Row(
    "robbery-began", {"robber": SEAT, "victim": SEAT, "queens": NUMBER, "deeds": NUMBER, "cards": NUMBER}
)
NOBODY_TO_ROB: Final = Row("nobody-to-rob", {"robber": SEAT})
BADGE_TAKEN: Final = Row(
    "badge-taken",
    {"seat": SEAT, "before": SEAT},
    after=both_counted("seat", "before"),
    moves=[Move("badge", "before", "seat")],
)
BADGE_CONFIRMED: Final = Row("badge-confirmed", {"seat": SEAT})
BADGE_STOPPED: Final = Row("badge-stopped", {"seat": SEAT, "candidate": SEAT})  # Marshall
ROW_TAKEN: Final = Row(
    "row-taken",
    {"seat": SEAT, "aces": NUMBER, "cards": DEED_ROW},
    after=COUNTED_NOW,
    moves=[Move("deeds", "row", "seat", "count")],
)
ROW_REFILLED: Final = Row(
    "row-refilled", {"cards": DEED_ROW}, moves=[Move("deeds", "property", "row", "count")], pace="quiet"
)
DEED_DRAWN: Final = Row(
    "deed-drawn",
    {"seat": SEAT, "card": DEED},
    after=COUNTED_NOW,
    also={"worth": Also(NUMBER, deed_worth)},
    moves=[Move("deeds", "property", "seat")],
    only="seat",
    hides="card",
)
DOLLARS_PAID: Final = Row(
    "dollars-paid",
    {"giver": SEAT, "receiver": SEAT, "dollars": NUMBER},
    after={
        "purse_giver": After(NUMBER, purse_of, "giver"),
        "purse_receiver": After(NUMBER, purse_of, "receiver"),
        **both_counted("giver", "receiver"),
    },
    moves=[dollars("giver", "receiver")],
)
NUGGETS_PAID: Final = Row(
    "nuggets-paid",
    {"giver": SEAT, "receiver": SEAT, "nuggets": NUMBER},
    after={
        "gold_giver": After(NUMBER, gold_of, "giver"),
        "gold_receiver": After(NUMBER, gold_of, "receiver"),
        **both_counted("giver", "receiver"),
    },
    moves=[nuggets("giver", "receiver")],
)
RANCH_LAID: Final = Row(
    "ranch-laid", {"seat": SEAT}, after=COUNTED_NOW, moves=[Move("ranch", "property", "seat")]
)

# --- store cards ----------------------------------------------------------------------------------


CARD_PLAYED: Final = Row(
    "card-played",
    {"seat": SEAT, "card": CARD, "victim": Maybe(SEAT), "from": Maybe(FACE), "to": Maybe(FACE)},
    also={"aim": Also(Word(["none", "seat", "die"]), aim)},
    moves=[Move("card", "seat", "discard")],
)
CARD_TURNED_UP: Final = Row(
    "card-turned-up", {"seat": SEAT, "card": CARD}, moves=[Move("card", "store", "discard")]
)
CARD_CANCELLED: Final = Row(
    "card-cancelled", {"seat": SEAT, "card": CARD, "owner": SEAT}, moves=[Move("card", "seat", "discard")]
)
CARD_WASTED: Final = Row("card-wasted", {"seat": SEAT, "card": CARD})
CARD_KEPT: Final = Row(
    "card-kept",
    {"seat": SEAT, "card": CARD, "rest": NUMBER},
    after=WORTH,
    moves=[Move("cards", "seat", "discard", "rest")],
    only="seat",
    hides="card worth",
)
CARD_DRAWN: Final = Row(
    "card-drawn",
    {"seat": SEAT, "card": CARD},
    after=WORTH,
    moves=[Move("cards", "store", "seat")],
    only="seat",
    hides="card worth",
)
STORE_SHUFFLED: Final = Row(
    "store-shuffled", {"count": NUMBER}, moves=[Move("cards", "discard", "store", "count")], pace="quiet"
)
STORE_EMPTY: Final = Row("store-empty", {"seat": SEAT})
DISCARD_EMPTY: Final = Row("discard-empty", {"seat": SEAT})
CARD_STOLEN: Final = Row(
    "card-stolen",
    {"robber": SEAT, "victim": SEAT, "card": CARD, "deed": NUMBER},
    after={**WORTH, **both_counted("robber", "victim")},
    moves=[Move("cards", "victim", "robber")],
    only="robber victim",
    hides="card worth",
)
CARD_GIVEN: Final = Row(
    "card-given",
    {"giver": SEAT, "receiver": SEAT, "card": CARD, "deed": NUMBER},
    after={**WORTH, **both_counted("giver", "receiver")},
    moves=[Move("cards", "giver", "receiver")],
    only="giver receiver",
    hides="card worth",
)

# --- Doc Badluck ----------------------------------------------------------------------------------

DOC_WAITS: Final = Row("doc-waits", {"seats": SEATS}, part="doc")
DOC_VISITED: Final = Row("doc-visited", {"seat": SEAT, "line": NUMBER})  # by this line of his board
DOC_DECLINED: Final = Row("doc-declined", {"seat": SEAT})
ELIXIR_DRUNK: Final = Row(
    "elixir-drunk",
    {"seat": SEAT, "elixir": ELIXIR, "slot": NUMBER},
    moves=[Move("elixir", "doc", "seat")],
)
ELIXIR_SERVED: Final = Row("elixir-served", {"elixir": ELIXIR, "slot": NUMBER}, pace="quiet")
FENCED: Final = Row(
    "fenced", {"seat": SEAT, "cards": DEEDS}, after=COUNTED_NOW
)  # laid open behind barbed wire

# --- the end --------------------------------------------------------------------------------------

GAME_ENDED: Final = Row("game-ended", {"why": Word(["property", "mine"])})
SCORED: Final = Row(
    "scored",
    {
        "seat": SEAT,
        "points": NUMBER,
        "nuggets": NUMBER,
        "money": NUMBER,
        "badge": NUMBER,
        "equipment": NUMBER,
        "property": NUMBER,
    },
)
BY_POINTS: Final = 0
BY_PROPERTY: Final = 1
BY_SHERIFF: Final = 2
GAME_WON: Final = Row(
    "game-won", {"seat": SEAT, "points": NUMBER, "why": Word(["points", "property", "sheriff"])}
)
