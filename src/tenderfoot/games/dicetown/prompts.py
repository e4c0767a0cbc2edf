"""9.3, 13. Every window and every other question, each a number; its name is `PROMPTS[number]`."""

from __future__ import annotations

from typing import Final

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

PROMPTS: Final = [
    "cheat",
    "mine",
    "split",
    "credits",
    "girls",
    "whisky",
    "insure",
    "recruit",
    "sheriff",
    "badge",
    "chase",
    "hall",
    "elixir-card",
    "smoke",
    "wanted",
    "keep",
    "settle",
    "petition",
    "demand",
    "offer",
    "offer-nuggets",
    "offer-cards",
    "last-call",
    "decision",
    "store",
    "victim",
    "backs",
    "steal",
    "doc",
    "fence",
    "elixir",
    "give",
    "final",
    "action",
    "outlaw",
    "river",
    "river-order",
    "voucher",
    "outpick",
    "reroll",
    "capture",
    "offering",
    "shaman",
    "barter",
]
