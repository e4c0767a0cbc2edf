"""Everything that is told in Dice Town, a row an event.

Sentences are in the catalogues (`event-<name>`). Where somebody alone may know a card, the others hear the
twin (`-unseen`), which shows its back. Cards are kinds: those of the store first, deeds from `DEEDS_FROM` on.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.events import After, Also, Move, Row
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import NONE, NUMBER, SEAT, SEATS, ListOf, Maybe, Named, SetOf, Sort, Word
from tenderfoot.engine.words import Fact
from tenderfoot.games.dicetown import dice
from tenderfoot.games.dicetown.box import (
    ELIXIRS,
    FACES,
    INDIAN,
    OUTLAW_FACE,
    OUTLAW_IDS,
    PLACES,
    PROPERTY_IDS,
    PROPERTY_KIND,
    RIVER_IDS,
)
from tenderfoot.games.dicetown.choices import CARD_IDS
from tenderfoot.games.dicetown.poker import HANDS, category, deciding
from tenderfoot.games.dicetown.state import Town


class Dice(Sort):
    """Dice as a packed multiset."""

    def say(self, n: int) -> Fact:
        return dice.word(n)


DICE: Final = Dice("`dice:${string}`")
FACE: Final = Named("face", list(FACES))
PLACE: Final = Named("place", PLACES)
CARD: Final = Named("card", CARD_IDS)
CARDS: Final = ListOf("card", CARD_IDS)
DEED: Final = Named("card", PROPERTY_IDS)
DEED_ROW: Final = ListOf("card", PROPERTY_IDS)
DEEDS: Final = SetOf("card", [PROPERTY_IDS[kind] for kind in PROPERTY_KIND])
ELIXIR: Final = Named("elixir", list(ELIXIRS))
OUTLAW: Final = Named("outlaw", OUTLAW_IDS)
RIVER: Final = Named("river", RIVER_IDS)
HAND: Final = Named("hand", list(HANDS))


def _hand(s: object, seat: Seat) -> int:
    return cast(Town, s).players[seat].kept


def _purse(s: object, seat: Seat) -> int:
    return cast(Town, s).players[seat].money


def _gold(s: object, seat: Seat) -> int:
    return cast(Town, s).players[seat].nuggets


_HAND_NOW: Final = {"hand": After(DICE, _hand, "seat")}
_PURSE_NOW: Final = {"purse": After(NUMBER, _purse, "seat")}
_GOLD_NOW: Final = {"gold": After(NUMBER, _gold, "seat")}
_BOTH_NOW: Final = {"purse": After(NUMBER, _purse, "seat"), "gold": After(NUMBER, _gold, "seat")}


def dollars(origin: str, to: str) -> Move:
    """Dollars on their way."""
    return Move("dollars", origin, to, "dollars")


def nuggets(origin: str, to: str) -> Move:
    """Nuggets on their way."""
    return Move("nuggets", origin, to, "nuggets")


# --- the round and the dice -----------------------------------------------------------------------

ROUND_BEGAN: Final = Row("round-began", {"round": NUMBER, "sheriff": SEAT})
THROW_BEGAN: Final = Row("throw-began", {"throw": NUMBER, "last": NUMBER})
ROLLED: Final = Row("rolled", {"seat": SEAT, "dice": DICE}, only="seat")  # what lies under a cup
KEPT: Final = Row(
    "kept",
    {"seat": SEAT, "dice": DICE, "count": NUMBER, "price": NUMBER, "brute": NUMBER},
    after={**_HAND_NOW, **_PURSE_NOW},
    moves=[Move("dollars", "seat", "stagecoach", "price"), Move("dice", "cup", "seat", "count")],
)
HANDS_FINISHED: Final = Row("hands-finished", {"seats": SEATS})
DIE_TURNED: Final = Row("die-turned", {"seat": SEAT, "from": FACE, "to": FACE}, after=_HAND_NOW)

# --- the places -----------------------------------------------------------------------------------


def _by(n: list[int]) -> int:
    return int(n[3] == NONE)


def _strong(n: list[int]) -> int:
    return 0 if n[3] == NONE else dice.count(n[4], n[3])


def _category(n: list[int]) -> int:
    return category(n[4])


def _rivals(n: list[int]) -> int:
    return n[5].bit_count()


def _decided(n: list[int]) -> int:
    return NONE if n[6] == NONE else deciding(n[4], n[7])


def _against(n: list[int]) -> int:
    return NONE if n[6] == NONE else deciding(n[7], n[4])


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
    also={
        "by": Also(Word(["face", "hand"]), _by),
        "count": Also(NUMBER, _strong),
        "category": Also(HAND, _category),
        "rivals": Also(NUMBER, _rivals),
        "decided": Also(Maybe(DICE), _decided),
        "against": Also(Maybe(DICE), _against),
    },
)
PLACE_DESERTED: Final = Row("place-deserted", {"place": PLACE})
DUG: Final = Row(
    "dug",
    {"seat": SEAT, "nines": NUMBER, "times": NUMBER, "nuggets": NUMBER},
    after=_GOLD_NOW,
    moves=[nuggets("mine", "seat")],
)
BANK_ROBBED: Final = Row(
    "bank-robbed", {"seat": SEAT, "dollars": NUMBER}, after=_PURSE_NOW, moves=[dollars("bank", "seat")]
)
STAGECOACH_UNLOADED: Final = Row(
    "stagecoach-unloaded", {"dollars": NUMBER, "bank": NUMBER}, moves=[dollars("stagecoach", "bank")]
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
    "badge-taken", {"seat": SEAT, "before": SEAT}, moves=[Move("badge", "before", "seat")]
)
BADGE_CONFIRMED: Final = Row("badge-confirmed", {"seat": SEAT})
BADGE_STOPPED: Final = Row("badge-stopped", {"seat": SEAT, "candidate": SEAT})  # Marshall
ROW_TAKEN: Final = Row(
    "row-taken",
    {"seat": SEAT, "aces": NUMBER, "cards": DEED_ROW},
    moves=[Move("deeds", "row", "seat", "count")],
)
ROW_REFILLED: Final = Row(
    "row-refilled", {"cards": DEED_ROW}, moves=[Move("deeds", "property", "row", "count")]
)
DEED_DRAWN: Final = Row(
    "deed-drawn",
    {"seat": SEAT, "card": DEED},
    moves=[Move("deeds", "property", "seat")],
    only="seat",
    hides="card",
)
DOLLARS_PAID: Final = Row(
    "dollars-paid",
    {"giver": SEAT, "receiver": SEAT, "dollars": NUMBER},
    after={
        "purse_giver": After(NUMBER, _purse, "giver"),
        "purse_receiver": After(NUMBER, _purse, "receiver"),
    },
    moves=[dollars("giver", "receiver")],
)
NUGGETS_PAID: Final = Row(
    "nuggets-paid",
    {"giver": SEAT, "receiver": SEAT, "nuggets": NUMBER},
    after={"gold_giver": After(NUMBER, _gold, "giver"), "gold_receiver": After(NUMBER, _gold, "receiver")},
    moves=[nuggets("giver", "receiver")],
)
RANCH_LAID: Final = Row("ranch-laid", {"seat": SEAT}, moves=[Move("ranch", "property", "seat")])

# --- store cards ----------------------------------------------------------------------------------


def _aim(n: list[int]) -> int:
    return 2 if n[4] != NONE else int(n[2] != NONE)


CARD_PLAYED: Final = Row(
    "card-played",
    {"seat": SEAT, "card": CARD, "victim": Maybe(SEAT), "from": Maybe(FACE), "to": Maybe(FACE)},
    also={"aim": Also(Word(["none", "seat", "die"]), _aim)},
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
    moves=[Move("cards", "seat", "discard", "rest")],
    only="seat",
    hides="card",
)
CARD_DRAWN: Final = Row(
    "card-drawn",
    {"seat": SEAT, "card": CARD},
    moves=[Move("cards", "store", "seat")],
    only="seat",
    hides="card",
)
STORE_SHUFFLED: Final = Row(
    "store-shuffled", {"count": NUMBER}, moves=[Move("cards", "discard", "store", "count")]
)
STORE_EMPTY: Final = Row("store-empty", {"seat": SEAT})
DISCARD_EMPTY: Final = Row("discard-empty", {"seat": SEAT})
CARD_STOLEN: Final = Row(
    "card-stolen",
    {"robber": SEAT, "victim": SEAT, "card": CARD, "deed": NUMBER},
    moves=[Move("cards", "victim", "robber")],
    only="robber victim",
    hides="card",
)
CARD_GIVEN: Final = Row(
    "card-given",
    {"giver": SEAT, "receiver": SEAT, "card": CARD, "deed": NUMBER},
    moves=[Move("cards", "giver", "receiver")],
    only="giver receiver",
    hides="card",
)

# --- Doc Badluck ----------------------------------------------------------------------------------

DOC_WAITS: Final = Row("doc-waits", {"seats": SEATS})
DOC_VISITED: Final = Row("doc-visited", {"seat": SEAT, "line": NUMBER})  # by this line of his board
DOC_DECLINED: Final = Row("doc-declined", {"seat": SEAT})
ELIXIR_DRUNK: Final = Row(
    "elixir-drunk",
    {"seat": SEAT, "elixir": ELIXIR, "slot": NUMBER},
    moves=[Move("elixir", "doc", "seat")],
)
ELIXIR_SERVED: Final = Row("elixir-served", {"elixir": ELIXIR, "slot": NUMBER})
FENCED: Final = Row("fenced", {"seat": SEAT, "cards": DEEDS})  # laid open behind barbed wire

# --- the decisions of the Sheriff, and the end ----------------------------------------------------

PETITION_OPENED: Final = Row("petition-opened", {"sheriff": SEAT, "place": PLACE, "seats": SEATS})
DEMANDED: Final = Row(
    "demanded",
    {"sheriff": SEAT, "seats": SEATS, "nuggets": NUMBER, "dollars": NUMBER, "deeds": NUMBER, "cards": NUMBER},
)
LAST_CALLED: Final = Row("last-called", {"sheriff": SEAT})
OFFER_MADE: Final = Row(
    "offer-made",
    {
        "seat": SEAT,
        "sheriff": SEAT,
        "spot": NUMBER,
        "nuggets": NUMBER,
        "dollars": NUMBER,
        "cards": CARDS,
        "deeds": NUMBER,  # how many backs of each deck the others see
        "store": NUMBER,
    },
    only="seat sheriff",
    hides="cards",
)
SHERIFF_NAMED: Final = Row(
    "sheriff-named",
    {
        "sheriff": SEAT,
        "seat": SEAT,
        "place": PLACE,
        "tied": SEATS,
        "waiting": NUMBER,
        "spot": NUMBER,
        "deal": NUMBER,
    },
)
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

# --- the extension: Outlaws, the River, the stagecoach, Ranches -----------------------------------


def _outlaw_face(n: list[int]) -> int:
    return OUTLAW_FACE[n[1]]


OUTLAW_USED: Final = Row(
    "outlaw-used",
    {"seat": SEAT, "outlaw": OUTLAW, "count": NUMBER},
    also={"face": Also(FACE, _outlaw_face)},
    after=_HAND_NOW,
    moves=[Move("outlaw", "seat", "wanted")],
)
OUTLAW_RECRUITED: Final = Row(
    "outlaw-recruited",
    {"seat": SEAT, "outlaw": OUTLAW, "picked": NUMBER},
    moves=[Move("outlaw", "outlaws", "seat")],
)
NOBODY_TO_RECRUIT: Final = Row("nobody-to-recruit", {"seat": SEAT})
HUNT_ROLLED: Final = Row("hunt-rolled", {"seat": SEAT, "dice": DICE, "again": NUMBER})
OUTLAW_CAPTURED: Final = Row(
    "outlaw-captured",
    {"seat": SEAT, "outlaw": OUTLAW, "bounty": NUMBER},
    moves=[Move("outlaw", "wanted", "seat")],
)
HUNT_FAILED: Final = Row("hunt-failed", {"seat": SEAT})
RIVER_DRAWN: Final = Row(
    "river-drawn", {"seat": SEAT, "river": RIVER}, moves=[Move("river", "riverbank", "seat")]
)
RIVER_DRY: Final = Row("river-dry", {"seat": SEAT})
RIVER_PANNED: Final = Row(
    "river-panned",
    {"seat": SEAT, "nuggets": NUMBER, "dollars": NUMBER},
    after=_BOTH_NOW,
    moves=[nuggets("mine", "seat"), dollars("bank", "seat")],
)
CARD_SALVAGED: Final = Row(
    "card-salvaged",
    {"seat": SEAT, "card": CARD},
    moves=[Move("cards", "discard", "seat")],
    only="seat",
    hides="card",
)
STAGECOACH_HELD_UP: Final = Row(
    "stagecoach-held-up",
    {"seat": SEAT, "tens": NUMBER, "dollars": NUMBER},
    after=_PURSE_NOW,
    moves=[dollars("stagecoach", "seat")],
)
RANCH_STOLEN: Final = Row(
    "ranch-stolen", {"robber": SEAT, "victim": SEAT}, moves=[Move("ranch", "victim", "robber")]
)
NO_PROPERTY_LEFT: Final = Row("no-property-left", {"seat": SEAT})

# --- the Indians and their die --------------------------------------------------------------------

INDIAN_DIE_ROLLED: Final = Row("indian-die-rolled", {"seat": SEAT, "indian": Named("indian", list(INDIAN))})
ANCESTORS_GAVE: Final = Row(
    "ancestors-gave",
    {"seat": SEAT, "nuggets": NUMBER, "dollars": NUMBER},
    after=_BOTH_NOW,
    moves=[nuggets("mine", "seat"), dollars("stagecoach", "seat")],
)
PROPERTY_RETURNED: Final = Row(
    "property-returned", {"seat": SEAT, "card": DEED}, moves=[Move("card", "seat", "village")]
)
DIE_CAME_HOME: Final = Row("die-came-home", {})
DIE_TAKEN: Final = Row("die-taken", {"seat": SEAT}, moves=[Move("die", "village", "seat")])
