"""9.3, 13. Every window and every other question: its number, its name and its kind."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.prompt import Prompt, Prompts

W_CHEAT: Final = 0
W_MINE: Final = 1
W_SPLIT: Final = 2
W_STORE: Final = 3
W_SALOON: Final = 4
W_WHISKY: Final = 5
W_INSURE: Final = 6
W_RECRUIT: Final = 7
W_SHERIFF: Final = 8
W_BADGE: Final = 9
W_CHASE: Final = 10
W_HALL: Final = 11
W_DOC: Final = 12
W_END: Final = 13
W_WANTED: Final = 14
KEEP: Final = 15
SETTLE: Final = 16
PETITION: Final = 17
DEMAND: Final = 18
OFFER: Final = 19
OFFER_NUGGETS: Final = 20
OFFER_CARDS: Final = 21
LAST_CALL: Final = 22
DECISION: Final = 23
STORE: Final = 24
VICTIM: Final = 25
BACKS: Final = 26
STEAL: Final = 27
DOC: Final = 28
FENCE: Final = 29
ELIXIR: Final = 30
GIVE: Final = 31
FINAL: Final = 32
ACTION: Final = 33
OUTLAW: Final = 34
RIVER: Final = 35
RIVER_ORDER: Final = 36
VOUCHER: Final = 37
OUTPICK: Final = 38
REROLL: Final = 39
CAPTURE: Final = 40
OFFERING: Final = 41
SHAMAN: Final = 42
BARTER: Final = 43

PROMPTS: Final[Prompts] = {
    W_CHEAT: Prompt("cheat", "play"),
    W_MINE: Prompt("mine", "play"),
    W_SPLIT: Prompt("split", "play"),
    W_STORE: Prompt("credits", "play"),
    W_SALOON: Prompt("girls", "play"),
    W_WHISKY: Prompt("whisky", "play"),
    W_INSURE: Prompt("insure", "play"),
    W_RECRUIT: Prompt("recruit", "play"),
    W_SHERIFF: Prompt("sheriff", "play"),
    W_BADGE: Prompt("badge", "play"),
    W_CHASE: Prompt("chase", "play"),
    W_HALL: Prompt("hall", "play"),
    W_DOC: Prompt("elixir-card", "play"),
    W_END: Prompt("smoke", "play"),
    W_WANTED: Prompt("wanted", "play"),
    KEEP: Prompt("keep", "dice"),
    SETTLE: Prompt("settle", "dice"),
    PETITION: Prompt("petition", "words"),
    DEMAND: Prompt("demand", "amount"),
    OFFER: Prompt("offer", "amount"),
    OFFER_NUGGETS: Prompt("offer-nuggets", "amount"),
    OFFER_CARDS: Prompt("offer-cards", "card"),
    LAST_CALL: Prompt("last-call", "words"),
    DECISION: Prompt("decision", "seat"),
    STORE: Prompt("store", "card"),
    VICTIM: Prompt("victim", "seat"),
    BACKS: Prompt("backs", "words"),
    STEAL: Prompt("steal", "card"),
    DOC: Prompt("doc", "words"),
    FENCE: Prompt("fence", "card"),
    ELIXIR: Prompt("elixir", "place"),
    GIVE: Prompt("give", "card"),
    FINAL: Prompt("final", "seat"),
    ACTION: Prompt("action", "words"),
    OUTLAW: Prompt("outlaw", "card"),
    RIVER: Prompt("river", "card"),
    RIVER_ORDER: Prompt("river-order", "card"),
    VOUCHER: Prompt("voucher", "card"),
    OUTPICK: Prompt("outpick", "card"),
    REROLL: Prompt("reroll", "words"),
    CAPTURE: Prompt("capture", "card"),
    OFFERING: Prompt("offering", "card"),
    SHAMAN: Prompt("shaman", "die"),
    BARTER: Prompt("barter", "card"),
}
