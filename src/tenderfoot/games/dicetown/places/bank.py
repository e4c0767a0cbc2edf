"""Step 2, the Bank, and step 3, the Stagecoach (7.4)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.choices import DOES
from tenderfoot.games.dicetown.edition import Action, Place
from tenderfoot.games.dicetown.events import BANK_ROBBED, STAGECOACH_UNLOADED
from tenderfoot.games.dicetown.goods.purse import rob
from tenderfoot.games.dicetown.prompts import W_SPLIT
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Contested
from tenderfoot.games.dicetown.windows import Window


class Bank(Contested):
    """Most 10s win the Bank."""


class RobTheBank(Action):
    """7.4. He takes all dollars of the bank; if there are two or more, W-SPLIT opens."""

    def __init__(self) -> None:
        super().__init__(DOES["bank"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        loot = rob(s, seat, s.bank)
        s.tell(BANK_ROBBED, seat, loot)
        if loot > 1:
            others = (1 << len(s.players)) - 1 & ~(1 << seat)
            s.push(Share(s.sheriff, others, seat, loot=loot))


class Share(Window):
    """R-23. W-SPLIT: every other player may play Even Split, after the robber took two dollars or more."""

    def __init__(self, sheriff: Seat, seats: Seats, robber: Seat, loot: int) -> None:
        super().__init__(W_SPLIT, sheriff, seats)
        self.robber: Final = robber
        self.loot: Final = loot

    def rest(self, seats: Seats) -> Window:
        return Share(self.sheriff, seats, self.robber, loot=self.loot)

    def pack(self) -> list[int]:
        return [self.sheriff, self.seats, self.robber, self.loot]

    def facts(self, s: Town) -> Facts:
        return {"robber": seat_word(self.robber), "dollars": self.loot, "half": self.loot // 2}


class Stagecoach(Place):
    """7.4.2. All dollars on the stagecoach move to the bank, robbery or not."""

    def enter(self, s: Town, index: int) -> None:
        dollars = s.stagecoach
        s.stagecoach = 0
        s.bank += dollars
        s.tell(STAGECOACH_UNLOADED, dollars, s.bank)
