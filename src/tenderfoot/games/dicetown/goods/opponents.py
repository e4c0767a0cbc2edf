"""Naming an opponent, and what he hands over (D-VICTIM, D-GIVE)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import (
    PROPERTY_MASK,
    STORE_MASK,
    one_of,
    property_kinds_once,
    size,
    store_kinds,
)
from tenderfoot.games.dicetown.choices import DEEDS_FROM, GIVES, NAMES, Name, Pick
from tenderfoot.games.dicetown.events import CARD_GIVEN
from tenderfoot.games.dicetown.goods.piles import pass_deeds, pass_store
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.prompts import GIVE, VICTIM
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import priority


class NameOpponent(Frame[Town]):
    """D-VICTIM. Somebody names one of his opponents; if none will do, nothing happens."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def admissible(self, s: Town, seat: Seat) -> bool:
        """Whether this opponent may be named."""
        return True

    def why(self) -> str:
        """What he is named for, as a word for the question."""
        raise NotImplementedError

    def named(self, s: Town, seat: Seat) -> None:
        """He has been named: go on."""
        raise NotImplementedError

    def nobody(self, s: Town) -> None:
        """There is nobody to name: go on."""
        s.pop()

    def candidates(self, s: Town) -> Seats:
        """Everybody who may be named."""
        seats = 0
        for seat in range(len(s.players)):
            if seat != self.seat and self.admissible(s, seat):
                seats |= 1 << seat
        return seats

    def run(self, s: Town) -> None:
        seats = self.candidates(s)
        if seats:
            s.ask(self.seat, VICTIM, [NAMES[seat] for seat in range(len(s.players)) if seats >> seat & 1])
        else:
            self.nobody(s)

    def chosen(self, s: Town, choice: Choice) -> None:
        self.named(s, cast(Name, choice).seat)

    def default(self, s: Town, ask: Ask) -> Choice:
        """The first in priority order."""
        seats = self.candidates(s)
        order = [seat for seat in priority(s.sheriff, len(s.players)) if seats >> seat & 1]
        return NAMES[order[0]]

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        if isinstance(choice, Name):
            return Illegal("cannot-be-named", {"seat": seat_word(choice.seat)})
        return super().refusal(s, ask, choice)

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat), "why": self.why()}


STORE_CARD: Final = 0
DEED: Final = 1


class Give(Frame[Town]):
    """D-GIVE. The giver chooses which store card, or which deed, of his hand he hands over."""

    def __init__(self, giver: Seat, receiver: Seat, back: int) -> None:
        self.giver: Final = giver
        self.receiver: Final = receiver
        self.back: Final = back

    def kinds(self, s: Town) -> list[int]:
        """The kinds he can choose among, the least valuable first."""
        p = s.players[self.giver]
        if self.back == DEED:
            return property_kinds_once(p.deeds)
        worth = [(s.edition.cards[kind].points, kind) for kind in set(store_kinds(p.store))]
        return [kind for _, kind in sorted(worth)]

    def run(self, s: Town) -> None:
        offset = DEEDS_FROM if self.back == DEED else 0
        s.ask(self.giver, GIVE, [GIVES[offset + kind] for kind in self.kinds(s)])

    def chosen(self, s: Town, choice: Choice) -> None:
        card = cast(Pick, choice).card
        p = s.players[self.giver]
        if self.back == DEED:
            kind = card - DEEDS_FROM
            pass_deeds(s, self.giver, self.receiver, one_of(p.deeds & PROPERTY_MASK[kind]))
            s.tell(CARD_GIVEN, self.giver, self.receiver, card, 1)
        else:
            pass_store(s, self.giver, self.receiver, one_of(p.store & STORE_MASK[card]))
            s.tell(CARD_GIVEN, self.giver, self.receiver, card, 0)
        gain(s, self.receiver)
        s.pop()

    def veiled(self, s: Town) -> bool:
        p = s.players[self.giver]
        return size(p.deeds if self.back == DEED else p.store) > 1

    def pack(self) -> list[int]:
        return [self.giver, self.receiver, self.back]

    def facts(self, s: Town) -> Facts:
        return {"receiver": seat_word(self.receiver), "deed": self.back}
