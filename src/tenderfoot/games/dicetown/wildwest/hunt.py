"""Hunting Outlaws, at the Sheriff's Office (7.7.1)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.preference import preferred
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import DICE, FACES, KING, OUTLAW_BOUNTY, OUTLAW_FACE, uids
from tenderfoot.games.dicetown.choices import DOES
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.hand import dice
from tenderfoot.games.dicetown.prompts import CAPTURE, REROLL, W_CHASE
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.choices import CAPTURES, REROLLS, PickOutlaw, Reroll
from tenderfoot.games.dicetown.wildwest.events import HUNT_FAILED, HUNT_ROLLED, OUTLAW_CAPTURED
from tenderfoot.games.dicetown.windows import May


class Hunt(Action):
    """7.7.1, R-46. He rolls exactly his Kings again, openly; afterwards they are Kings again.

    Without wanted Outlaws there is no roll.
    """

    def __init__(self) -> None:
        super().__init__(DOES["hunt"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        if not s.frontier.wanted:
            s.tell(HUNT_FAILED, seat)
            return
        kings = dice.count(s.players[seat].kept, KING)
        roll = dice.pack(s.chance.numbers(keys.hunt(s.round, seat), len(FACES), DICE)[:kings])
        s.tell(HUNT_ROLLED, seat, roll, 0)
        s.push(Chase(seat, roll, 0))


class Chase(May):
    """W-CHASE, after the first hunting roll: Double Gun."""

    def __init__(self, seat: Seat, roll: int, guns: int) -> None:
        super().__init__(W_CHASE, seat)
        self.roll: Final = roll
        self.guns: Final = guns  # how many have been fired

    def passed(self, s: Town) -> None:
        s.become(Capture(self.seat, self.roll, 0))

    def pack(self) -> list[int]:
        return [self.seat, self.roll, self.guns]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat), "dice": dice.word(self.roll)}


class Fire(Frame[Town]):
    """D-REROLL. He says which of the hunting dice he rolls again."""

    def __init__(self, seat: Seat, roll: int, guns: int) -> None:
        self.seat: Final = seat
        self.roll: Final = roll
        self.guns: Final = guns

    def run(self, s: Town) -> None:
        s.ask(self.seat, REROLL, [REROLLS[part] for part in dice.parts(self.roll)])

    def chosen(self, s: Town, choice: Choice) -> None:
        again = cast(Reroll, choice).dice
        key = keys.regun(s.round, self.seat, self.guns)
        new = dice.pack(s.chance.numbers(key, len(FACES), DICE)[: dice.size(again)])
        if again:
            s.tell(HUNT_ROLLED, self.seat, new, 1)
        s.pop()
        s.become(Chase(self.seat, self.roll - again + new, self.guns + 1))

    def pack(self) -> list[int]:
        return [self.seat, self.roll, self.guns]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat), "dice": dice.word(self.roll)}


class Capture(Frame[Town]):
    """D-CAPTURE. Each die captures at most one wanted Outlaw of its face; of several he chooses."""

    def __init__(self, seat: Seat, roll: int, caught: int) -> None:
        self.seat: Final = seat
        self.roll: Final = roll  # the dice that have not captured yet
        self.caught: Final = caught

    def run(self, s: Town) -> None:
        for face in range(len(FACES)):
            n = dice.count(self.roll, face)
            there = [outlaw for outlaw in uids(s.frontier.wanted) if OUTLAW_FACE[outlaw] == face]
            if n and there:
                s.ask(self.seat, CAPTURE, [CAPTURES[outlaw] for outlaw in there])
                return
        if not self.caught:
            s.tell(HUNT_FAILED, self.seat)
        s.pop()

    def chosen(self, s: Town, choice: Choice) -> None:
        outlaw = cast(PickOutlaw, choice).outlaw
        f = s.frontier.copy()
        f.wanted &= ~(1 << outlaw)
        f.captured[self.seat] |= 1 << outlaw
        s.frontier = f
        gain(s, self.seat)
        s.tell(OUTLAW_CAPTURED, self.seat, outlaw, OUTLAW_BOUNTY[outlaw])
        s.become(Capture(self.seat, self.roll - dice.ONE[OUTLAW_FACE[outlaw]], self.caught + 1))

    def default(self, s: Town, ask: Ask) -> Choice:
        """The highest bounty."""
        return preferred(
            ask.options, [OUTLAW_BOUNTY[cast(PickOutlaw, option).outlaw] for option in ask.options]
        )

    def pack(self) -> list[int]:
        return [self.seat, self.roll, self.caught]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat), "dice": dice.word(self.roll)}
