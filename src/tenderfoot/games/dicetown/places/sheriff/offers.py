"""What a petitioner offers, while he says it bit by bit (8.3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import packed
from tenderfoot.games.dicetown.box import (
    PROPERTY_MASK,
    STORE_MASK,
    one_of,
    property_kinds,
    property_kinds_once,
    size,
    store_kinds,
    store_kinds_once,
)
from tenderfoot.games.dicetown.choices import (
    ADDS,
    DEEDS_FROM,
    DOLLARS,
    DONE,
    NO_OFFER,
    NUGGETS,
    NUMBERS,
    SAME_OFFER,
    Number,
    Pick,
)
from tenderfoot.games.dicetown.places.sheriff.events import NOTHING_OFFERED, OFFER_MADE
from tenderfoot.games.dicetown.prompts import OFFER_CARDS, OFFER_NUGGETS
from tenderfoot.games.dicetown.state import Offer, Player, Town


def openings(p: Player, floor: Offer | None) -> list[Choice]:
    """How an offer may begin: nothing, or nothing more than before; else the dollars.

    For whoever owns nothing at all that is one answer, not two.
    """
    plain = NO_OFFER if floor is None else SAME_OFFER
    if not (p.money or p.nuggets or p.deeds or p.store):
        return [plain]
    least = 0 if floor is None else floor.dollars
    return [plain, *NUMBERS[DOLLARS][least : p.money + 1]]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draft:
    """An offer while it is being made: what has been said, and what may be said next."""

    def __init__(self, seat: Seat, spot: int, floor: Offer | None) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.dollars: i64 = 0
        self.nuggets: i64 = 0
        self.deeds: i64 = 0
        self.store: i64 = 0
        self.card = -1  # the last card added: cards are added in ascending order
        self.said = 0
        self.whole = False
        if floor is not None:  # P3: at least everything of the opening offer
            self.dollars = floor.dollars
            self.nuggets = floor.nuggets
            self.deeds = floor.deeds
            self.store = floor.store

    def hear(self, p: Player, said: list[Choice]) -> None:
        """Write down small answers: dollars, nuggets, then cards, and a word when that is all."""
        for choice in said:
            if isinstance(choice, Number):
                if self.said == 0:
                    self.dollars = choice.n
                else:
                    self.nuggets = choice.n
            elif isinstance(choice, Pick):
                self.add(p, choice.card)
            else:
                self.whole = True
            self.said += 1
            if self.whole:
                return

    def add(self, p: Player, card: int) -> None:
        """A card of this kind joins the offer."""
        self.card = card
        if card < DEEDS_FROM:
            self.store |= one_of(p.store & STORE_MASK[card] & ~self.store)
        else:
            self.deeds |= one_of(p.deeds & PROPERTY_MASK[card - DEEDS_FROM] & ~self.deeds)

    def ask(self, p: Player) -> Ask:
        """The next small question: after the dollars the nuggets, then cards one by one."""
        if self.said == 1:
            return Ask(self.seat, OFFER_NUGGETS, NUMBERS[NUGGETS][self.nuggets : p.nuggets + 1])
        return Ask(self.seat, OFFER_CARDS, [DONE, *self.cards(p)])

    def cards(self, p: Player) -> list[Choice]:
        """The cards of his hand that he may still add, in ascending order."""
        kinds = store_kinds_once(p.store & ~self.store)
        for kind in property_kinds_once(p.deeds & ~self.deeds):
            kinds.append(DEEDS_FROM + kind)
        return [ADDS[kind] for kind in kinds if kind >= self.card]

    def offer(self) -> Offer:
        """The offer, made."""
        made = Offer()
        made.seat = self.seat
        made.spot = self.spot
        made.nuggets = self.nuggets
        made.dollars = self.dollars
        made.deeds = self.deeds
        made.store = self.store
        return made


def tell_offer(s: Town, offer: Offer) -> None:
    """Say what is offered: the cards to whoever may see them, their backs to the others."""
    who, gold, money = offer.seat, offer.nuggets, offer.dollars
    deeds, store = size(offer.deeds), size(offer.store)
    if gold or money or deeds or store:
        s.tell(OFFER_MADE, who, s.sheriff, offer.spot, gold, money, cards_of(offer), deeds, store)
    else:
        s.tell(NOTHING_OFFERED, who, s.sheriff, offer.spot)


def cards_of(offer: Offer) -> int:
    """The cards of an offer as a number for the story, deeds first."""
    deeds = [DEEDS_FROM + kind for kind in property_kinds(offer.deeds)]
    return packed(deeds + store_kinds(offer.store))
