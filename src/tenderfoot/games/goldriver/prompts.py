"""Every question, each a number; its name is `PROMPTS[number]`."""

from __future__ import annotations

from typing import Final

PENNY: Final = 0
BID: Final = 1
BID2: Final = 2
MOON: Final = 3
ALLIN: Final = 4
PICK: Final = 5
BURN: Final = 6
LOSTMINE: Final = 7
ATTACH: Final = 8
JUDGE_OWN: Final = 9
JUDGE_THEIRS: Final = 10
RAIDTOWN: Final = 11
RAIDLOSS: Final = 12
BLAST: Final = 13
HOLDUP: Final = 14
SLOTS: Final = 15
SLOTPICK: Final = 16
RIDE: Final = 17
POST: Final = 18
DIE: Final = 19
GHOSTLY: Final = 20
DEPOSIT: Final = 21
TWO: Final = 22

PROMPTS: Final = [
    "penny", "bid", "bid2", "moon", "allin", "pick", "burn", "lost", "attach", "judge", "swap", "raid",
    "raidloss", "dynamite", "holdup", "slots", "slotpick", "mustang", "post", "die", "ghost", "deposit",
    "two",
]  # fmt: skip
