"""8. The price goes round the table, halved at each stop."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import ALL_IN, MOONSHINE, OUT, SALOON_MIN, THREE
from tenderfoot.games.goldriver.choices import ALL_IN_OR_HOLD, HOLD, MOONSHINE_OR_HOLD
from tenderfoot.games.goldriver.claims.picking import WinnerPicks
from tenderfoot.games.goldriver.events import ALL_IN_PLAYED, MOONSHINE_PLAYED, PRICE_PAID, RECEIVED, REST_LOST
from tenderfoot.games.goldriver.gold.saloon import celebrate
from tenderfoot.games.goldriver.prompts import ALLIN, MOON
from tenderfoot.games.goldriver.state import River

KEPT_BITS: Final = 10
KEPT_MASK: Final = (1 << KEPT_BITS) - 1


class Moonshine(Frame[River]):
    """S4, 12.2, A32. After the auction the holder of the Moonshine may turn payment and picks round.

    A32: the winner may hold it too; nothing else turns; also at price 0.
    """

    def __init__(self, winner: Seat, price: int) -> None:
        self.winner: Final = winner
        self.price: Final = price

    def pack(self) -> list[int]:
        return [self.winner, self.price]

    def run(self, s: River) -> None:
        holder = s.holder(MOONSHINE)
        if holder >= 0:
            s.ask(holder, MOON, MOONSHINE_OR_HOLD)
        else:
            charge(s, self.winner, self.price, 0)

    def chosen(self, s: River, choice: Choice) -> None:
        turned = 0
        if choice is not HOLD:
            turned = 1
            s.tell(MOONSHINE_PLAYED, s.where[MOONSHINE])
            s.put(MOONSHINE, OUT)
        charge(s, self.winner, self.price, turned)

    def default(self, s: River, ask: Ask) -> Choice:
        return HOLD

    def facts(self, s: River) -> Facts:
        return {"winner": seat_word(self.winner), "price": self.price}


def receiver(winner: i64, hop: i64, turned: int, seats: i64) -> Seat:
    """8, A45. Who receives at this hop: to the right of the winner, with Moonshine to the left."""
    return (winner + hop if turned else winner - hop + seats) % seats


def charge(s: River, winner: Seat, price: int, turned: int) -> None:
    """S5. The winner pays; its bid can always be paid. At price 0 nothing moves."""
    if price == 0:
        s.become(WinnerPicks(winner, turned, 0))
        return
    s.hands[winner] -= price
    s.pot = price
    s.tell(PRICE_PAID, winner, receiver(winner, 1, turned, s.seats), price)
    s.become(Share(winner, turned, 1, kept=0))


def kept_of(amount: int, hop: int, seats: int) -> int:
    """8. Half of what comes, rounded up; with four or five players the last receiver keeps all."""
    if hop == seats - 1 and seats > THREE:
        return amount
    return (amount + 1) // 2


def paid_so_far(kept: int) -> int:
    """What all receivers together have kept, of their shares packed ten bits a hop."""
    total = 0
    while kept:
        total += kept & KEPT_MASK
        kept >>= KEPT_BITS
    return total


def keep(s: River, seat: Seat, hop: int, share: int) -> int:
    """One hop of the price; the share, packed."""
    s.hands[seat] += share
    rest = s.pot - share if hop < s.seats - 1 else 0
    s.tell(RECEIVED, seat, s.pot, share, rest)
    s.pot -= share
    return share << KEPT_BITS * hop


class Share(Frame[River]):
    """8. Each receiver keeps half of what comes, rounded up, and passes the rest on; never to the winner.

    With four or five players the last one keeps all; with three the rest of the second goes to the supply.
    `kept` is what each receiver has kept so far, ten bits a hop.
    """

    def __init__(self, winner: Seat, turned: int, hop: int, kept: int) -> None:
        self.winner: Final = winner
        self.turned: Final = turned
        self.hop: Final = hop
        self.kept: Final = kept

    def pack(self) -> list[int]:
        return [self.winner, self.turned, self.hop, self.kept]

    def run(self, s: River) -> None:
        hop, kept = self.hop, self.kept
        while s.pot and hop < s.seats:
            seat = receiver(self.winner, hop, self.turned, s.seats)
            share = kept_of(s.pot, hop, s.seats)
            if share < s.pot and s.where[ALL_IN] == seat:
                self.stop(s, seat, hop, kept)
                return
            kept |= keep(s, seat, hop, share)
            hop += 1
        self.finish(s, hop, kept)

    def stop(self, s: River, seat: Seat, hop: int, kept: int) -> None:
        """This receiver may play All In: the frame of its hop asks."""
        if hop == self.hop:
            s.ask(seat, ALLIN, ALL_IN_OR_HOLD)
        else:
            s.become(Share(self.winner, self.turned, hop, kept=kept))

    def half(self, s: River) -> int:
        """8. What this receiver keeps without a card."""
        return kept_of(s.pot, self.hop, s.seats)

    def chosen(self, s: River, choice: Choice) -> None:
        """12.1, A8. All In keeps all; offered when the amount is known, and only if it changes something."""
        seat = s.where[ALL_IN]
        share = self.half(s)
        if choice is not HOLD:
            s.put(ALL_IN, OUT)
            s.tell(ALL_IN_PLAYED, seat, s.pot)
            share = s.pot
        kept = self.kept | keep(s, seat, self.hop, share)
        s.become(Share(self.winner, self.turned, self.hop + 1, kept=kept))

    def finish(self, s: River, hops: int, kept: int) -> None:
        """S6, A40. Then those who kept, not received, six or more pay the Saloon, in chain order."""
        if s.pot:
            s.tell(REST_LOST, s.pot)
            s.pot = 0
        for hop in range(1, hops):
            share = kept >> KEPT_BITS * hop & KEPT_MASK
            if share >= SALOON_MIN:
                celebrate(s, receiver(self.winner, hop, self.turned, s.seats), share)
        s.become(WinnerPicks(self.winner, self.turned, 0))

    def default(self, s: River, ask: Ask) -> Choice:
        return HOLD

    def facts(self, s: River) -> Facts:
        return {"amount": s.pot, "kept": self.half(s)}
