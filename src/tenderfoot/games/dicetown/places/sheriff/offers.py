"""What a petitioner offers, while he says it bit by bit (8.3)."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import packed
from tenderfoot.games.dicetown.box import (
    PROPERTY_MASK,
    STORE_MASK,
    distinct,
    one_of,
    property_kinds,
    size,
    store_kinds,
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
from tenderfoot.games.dicetown.prompts import OFFER, OFFER_CARDS, OFFER_NUGGETS
from tenderfoot.games.dicetown.state import Offer, Player, Town


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Draft:
    """An offer while it is being made: what has been said, and what may be said next."""

    def __init__(self, seat: Seat, spot: int, floor: Offer | None) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.floor: Final = floor  # P3: at least everything of the opening offer
        self.dollars: i64 = 0 if floor is None else floor.dollars
        self.nuggets: i64 = 0 if floor is None else floor.nuggets
        self.deeds: i64 = 0 if floor is None else floor.deeds
        self.store: i64 = 0 if floor is None else floor.store
        self.card = -1  # the last card added: cards are added in ascending order
        self.said = 0
        self.whole = False

    def hear(self, p: Player, choice: Choice) -> None:
        """Write down one small answer."""
        if choice is DONE or choice is NO_OFFER or choice is SAME_OFFER:
            self.whole = True
        elif self.said == 0:
            self.dollars = cast(Number, choice).n
        elif self.said == 1:
            self.nuggets = cast(Number, choice).n
        else:
            self.add(p, cast(Pick, choice).card)
        self.said += 1

    def add(self, p: Player, card: int) -> None:
        """A card of this kind joins the offer."""
        self.card = card
        if card < DEEDS_FROM:
            self.store |= one_of(p.store & STORE_MASK[card] & ~self.store)
        else:
            self.deeds |= one_of(p.deeds & PROPERTY_MASK[card - DEEDS_FROM] & ~self.deeds)

    def ask(self, p: Player) -> Ask:
        """The next small question: dollars, then nuggets, then cards one by one."""
        if self.said == 0:
            plain = NO_OFFER if self.floor is None else SAME_OFFER
            return Ask(self.seat, OFFER, [plain, *self.sums(p)])
        if self.said == 1:
            return Ask(self.seat, OFFER_NUGGETS, NUMBERS[NUGGETS][self.nuggets : p.nuggets + 1])
        return Ask(self.seat, OFFER_CARDS, [DONE, *self.cards(p)])

    def sums(self, p: Player) -> list[Choice]:
        """The dollars he may name; nothing at all is one answer, not two."""
        if not (p.money or p.nuggets or p.deeds or p.store):
            return []
        return NUMBERS[DOLLARS][self.dollars : p.money + 1]

    def cards(self, p: Player) -> list[Choice]:
        """The cards of his hand that he may still add, in ascending order."""
        store = store_kinds(p.store & ~self.store)
        deeds = [DEEDS_FROM + kind for kind in property_kinds(p.deeds & ~self.deeds)]
        return [ADDS[kind] for kind in distinct(store + deeds) if kind >= self.card]

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
