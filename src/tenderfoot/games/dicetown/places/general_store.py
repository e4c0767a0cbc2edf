"""Step 4: the General Store (7.5)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import (
    JACK,
    NO_CARD,
    STORE_KIND,
    STORE_MASK,
    lowest,
    size,
    store_kinds_once,
    uids,
)
from tenderfoot.games.dicetown.choices import DOES, TAKES, Pick
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.events import CARD_KEPT, STORE_SEARCHED
from tenderfoot.games.dicetown.goods.piles import draw_store, obtain
from tenderfoot.games.dicetown.goods.worth import dearest
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.prompts import STORE, W_STORE
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Contested
from tenderfoot.games.dicetown.windows import May


class GeneralStore(Contested):
    """Most Js win the General Store."""


class Shop(Action):
    """7.5. One store action; two in the first round of the game."""

    def __init__(self) -> None:
        super().__init__(DOES["store"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        s.push(Errand(seat, errands(s.round)))


def errands(round_: int) -> int:
    """How many store actions a winner has in this round."""
    return 2 if round_ == 1 else 1


class Errand(May):
    """R-08. W-STORE is open once, before the first draw: Unlimited Credits adds one store action."""

    def __init__(self, seat: Seat, actions: int) -> None:
        super().__init__(W_STORE, seat)
        self.actions: Final = actions

    def passed(self, s: Town) -> None:
        s.become(Search(self.seat, self.actions))

    def pack(self) -> list[int]:
        return [self.seat, self.actions]


class Search(Frame[Town]):
    """A store action: draw a card for each J, keep one, discard the rest face down."""

    def __init__(self, seat: Seat, actions: int) -> None:
        self.seat: Final = seat
        self.actions: Final = actions  # this one included

    def run(self, s: Town) -> None:
        jacks = count(s.players[self.seat].kept, JACK)
        if self.actions == 0:
            s.pop()
            return
        look(s, self.seat, jacks)
        s.tell(STORE_SEARCHED, self.seat, jacks, size(s.looked_store))
        s.become(Search(self.seat, self.actions - 1))
        if s.looked_store:
            s.push(KeepOne(self.seat, STORE))

    def pack(self) -> list[int]:
        return [self.seat, self.actions]


def look(s: Town, seat: Seat, cards: int) -> None:
    """He draws up to this many store cards and looks at them."""
    for _ in range(cards):
        uid = draw_store(s)
        if uid != NO_CARD:
            s.looker = seat
            s.looked_store |= 1 << uid


class KeepOne(Frame[Town]):
    """D-STORE, D-BARTER. Of the cards he looks at he keeps one; only he knows what he discards."""

    def __init__(self, seat: Seat, prompt: int) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt

    def run(self, s: Town) -> None:
        kinds = store_kinds_once(s.looked_store)
        s.ask(self.seat, self.prompt, [TAKES[kind] for kind in kinds])

    def chosen(self, s: Town, choice: Choice) -> None:
        uid = lowest(s.looked_store & STORE_MASK[cast(Pick, choice).card])
        rest = s.looked_store & ~(1 << uid)
        s.looked_store = 0
        s.looker = -1
        s.discard = s.discard + uids(rest)
        s.players[self.seat].knows_store |= rest
        s.tell(CARD_KEPT, self.seat, STORE_KIND[uid], size(rest))
        s.pop()
        obtain(s, self.seat, uid)

    def veiled(self, s: Town) -> bool:
        return size(s.looked_store) > 1

    def default(self, s: Town, ask: Ask) -> Choice:
        return dearest(s, ask)

    def pack(self) -> list[int]:
        return [self.seat, self.prompt]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}
