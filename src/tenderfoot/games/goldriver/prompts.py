"""Every question: its number, its name and its kind."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.prompt import Prompt, Prompts

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

PROMPTS: Final[Prompts] = {
    PENNY: Prompt("penny", "play"),
    BID: Prompt("bid", "amount"),
    BID2: Prompt("bid2", "amount"),
    MOON: Prompt("moon", "play"),
    ALLIN: Prompt("allin", "play"),
    PICK: Prompt("pick", "card"),
    BURN: Prompt("burn", "card"),
    LOSTMINE: Prompt("lost", "place"),
    ATTACH: Prompt("attach", "card"),
    JUDGE_OWN: Prompt("judge", "card"),
    JUDGE_THEIRS: Prompt("swap", "card"),
    RAIDTOWN: Prompt("raid", "place"),
    RAIDLOSS: Prompt("raidloss", "card"),
    BLAST: Prompt("dynamite", "card"),
    HOLDUP: Prompt("holdup", "target"),
    SLOTS: Prompt("slots", "count"),
    SLOTPICK: Prompt("slotpick", "card"),
    RIDE: Prompt("mustang", "play"),
    POST: Prompt("post", "count"),
    DIE: Prompt("die", "count"),
    GHOSTLY: Prompt("ghost", "seat"),
    DEPOSIT: Prompt("deposit", "amount"),
    TWO: Prompt("two", "words"),
}
