"""The Voucher of the River: a card out of the discard pile (2.6)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import STORE_KIND, STORE_MASK
from tenderfoot.games.dicetown.choices import TAKES, Pick
from tenderfoot.games.dicetown.events import DISCARD_EMPTY
from tenderfoot.games.dicetown.goods.piles import obtain
from tenderfoot.games.dicetown.goods.worth import dearest
from tenderfoot.games.dicetown.prompts import VOUCHER
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.events import CARD_SALVAGED


def look_through(s: Town, seat: Seat) -> None:
    """He sees the whole discard pile; if it is empty, nothing happens."""
    if s.discard:
        s.players[seat].knows_store |= _lying(s)
        s.push(Salvage(seat))
    else:
        s.tell(DISCARD_EMPTY, seat)


def _lying(s: Town) -> int:
    """The cards of the discard pile, as a set."""
    cards = 0
    for uid in s.discard:
        cards |= 1 << uid
    return cards


class Salvage(Frame[Town]):
    """D-VOUCHER. He takes one card of the pile; the others see that one was taken, not which."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        kinds = sorted({STORE_KIND[uid] for uid in s.discard})
        s.ask(self.seat, VOUCHER, [TAKES[kind] for kind in kinds])

    def chosen(self, s: Town, choice: Choice) -> None:
        kind = cast(Pick, choice).card
        uid = next(iter([card for card in s.discard if STORE_MASK[kind] >> card & 1]))
        # What the others knew of the pile they know no longer: any of it may be in his hand.
        lying = _lying(s)
        for seat, p in enumerate(s.players):
            if seat != self.seat:
                p.knows_store &= ~lying
        s.played = 0
        s.discard = [card for card in s.discard if card != uid]
        s.tell(CARD_SALVAGED, self.seat, kind)
        s.pop()
        obtain(s, self.seat, uid)

    def veiled(self, s: Town) -> bool:
        return len(s.discard) > 1

    def default(self, s: Town, ask: Ask) -> Choice:
        return dearest(s, ask)

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}
