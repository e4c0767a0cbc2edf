"""What a seat can remember of other hands, counted by kind from what it is told: an oracle for its view.

It is written apart from the rules and knows no uids: two copies of a card are the same to it. Where a card
leaves a hand unseen it forgets that hand, as chapter 4 allows.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import unpacked
from tenderfoot.games.dicetown.box import PROPERTY_IDS, STORE_IDS, property_kinds
from tenderfoot.games.dicetown.choices import CARD_IDS, DEEDS_FROM
from tenderfoot.games.dicetown.hand.throws import Pay
from tenderfoot.games.dicetown.known.plain import deed_ids, store_ids
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.places.saloon import Steal

DEEDS: Final = 0
CARDS: Final = 1
Cards = list["Counter[str]"]
# Events by which a card goes from one player to another, and who they are.
HANDED_ON: Final = {
    **dict.fromkeys(["card-stolen", "card-stolen-unseen"], ("victim", "robber")),
    **dict.fromkeys(["card-given", "card-given-unseen"], ("giver", "receiver")),
}


def hand(deeds: list[int], cards: list[int]) -> Cards:
    """Cards by their ids, deeds apart; Ranches never are in a hand."""
    return [Counter([deed for deed in deed_ids(deeds) if deed != "ranch"]), Counter(store_ids(cards))]


class Memory:
    """The memory of one seat."""

    def __init__(self, me: Seat, seats: int) -> None:
        self.me: Final = me
        self.hands: Final = [hand([], []) for _ in range(seats)]
        self.sizes: list[list[int]] = [[0, 0] for _ in range(seats)]
        self.looked: Cards | None = None
        self.offers: dict[tuple[Seat, int], Cards | list[int]] = {}
        self.deals: list[Event] = []

    def hear(self, event: Event) -> None:
        """Remember what this tells."""
        title = event.title()
        if title != "sheriff-named":
            self.pay()
        if title == "row-taken":
            self.hands[event["seat"]][DEEDS] += hand(unpacked(event["cards"]), [])[DEEDS]
        elif title in HANDED_ON:
            giver, receiver = HANDED_ON[title]
            self.handed_on(event, event[giver], event[receiver])
        elif title == "robbery-began":
            self.drawn(event)
        else:
            self.hear_open(event)
            self.hear_petition(event)

    def handed_on(self, event: Event, giver: Seat, receiver: Seat) -> None:
        """A card changes hands: this seat sees which, or its back."""
        back = DEEDS if event["deed"] else CARDS
        if "card" in event.row.names:
            self.passes(giver, receiver, CARD_IDS[event["card"]], back)
        else:
            self.goes(giver, receiver, back, 1)

    def hear_open(self, event: Event) -> None:
        """A card is shown to all and leaves its hand."""
        title = event.title()
        if title == "fenced":
            self.hands[event["seat"]][DEEDS] -= hand(property_kinds(event["cards"]), [])[DEEDS]
        elif title == "property-returned":
            self.hands[event["seat"]][DEEDS] -= Counter([PROPERTY_IDS[event["card"]]])
        elif title == "card-played":
            self.hands[event["seat"]][CARDS] -= Counter([STORE_IDS[event["card"]]])
        elif title == "card-cancelled":
            self.hands[event["seat"]][CARDS] -= Counter(["wanted"])

    def hear_petition(self, event: Event) -> None:
        """Offers are made; those taken are paid when all are named."""
        title = event.title()
        if title == "petition-opened":
            self.offers = {}
        elif title == "offer-made":
            cards = unpacked(event["cards"])
            deeds = [card - DEEDS_FROM for card in cards if card >= DEEDS_FROM]
            offer = hand(deeds, [card for card in cards if card < DEEDS_FROM])
            self.offers[event["seat"], event["spot"]] = offer
            for back in (DEEDS, CARDS):
                self.hands[event["seat"]][back] |= offer[back]
        elif title == "offer-made-unseen":
            self.offers[event["seat"], event["spot"]] = [event["deeds"], event["store"]]
        elif title == "sheriff-named":
            self.deals.append(event)

    def drawn(self, event: Event) -> None:
        """Somebody draws of a hand; a third player cannot tell which cards stay."""
        robber, victim = event["robber"], event["victim"]
        for back, n in ((DEEDS, event["deeds"]), (CARDS, event["cards"])):
            if self.me not in (robber, victim) and 0 < n < self.sizes[victim][back]:
                self.hands[victim][back].clear()

    def passes(self, giver: Seat, receiver: Seat, card: str, back: int) -> None:
        """A card that this seat sees changes hands."""
        if self.looked is not None:
            for side in (DEEDS, CARDS):
                self.hands[giver][side] += self.looked[side]
            self.looked = None
        self.hands[giver][back] -= Counter([card])
        self.hands[receiver][back] += Counter([card])

    def goes(self, giver: Seat, receiver: Seat, back: int, n: int) -> None:
        """So many cards change hands unseen: all of them, or nobody knows which."""
        if n == self.sizes[giver][back]:
            self.hands[receiver][back] += self.hands[giver][back]
        if n:
            self.hands[giver][back].clear()

    def pay(self) -> None:
        """The Sheriff gets what he took."""
        for deal in self.deals:
            # The second of a place is offered for apart only where both are named.
            spot = 1 if (deal["seat"], 1) in self.offers and deal["spot"] == 2 else 0
            offer = self.offers.get((deal["seat"], spot), [0, 0]) if deal["deal"] == 1 else [0, 0]
            for back in (DEEDS, CARDS):
                goods = offer[back]
                if isinstance(goods, int):
                    self.goes(deal["seat"], deal["sheriff"], back, goods)
                else:
                    self.hands[deal["seat"]][back] -= goods
                    self.hands[deal["sheriff"]][back] += goods
        self.deals = []

    def surprises(self, v: TownView) -> list[str]:
        """What the view says of other hands that this seat cannot know."""
        if not v.offers:
            self.pay()
        self.look(v)
        found: list[str] = []
        for seat, p in enumerate(v.seats):
            if seat != self.me:
                said = hand(p.seen + p.known_deeds, p.known_store)
                shown = Counter(["brute"] if _shows_brute(v, seat) else [])
                found.extend((said[DEEDS] - self.hands[seat][DEEDS]).elements())
                found.extend((said[CARDS] - (self.hands[seat][CARDS] | shown)).elements())
        return found

    def look(self, v: TownView) -> None:
        """Count the hands; what is drawn of one still belongs to it. Who draws sees it, then keeps one."""
        self.sizes = [[p.deeds, p.store] for p in v.seats]
        top = v.stack[-1] if v.stack else None
        if not isinstance(top, Steal):
            return
        self.sizes[top.victim][DEEDS] += v.looked_deeds
        self.sizes[top.victim][CARDS] += v.looked_store
        if top.seat == self.me and self.looked is None:
            self.looked = hand(v.my_deeds, v.my_store)
            for back in (DEEDS, CARDS):
                self.hands[top.victim][back] -= self.looked[back]


def _shows_brute(v: TownView, seat: Seat) -> bool:
    """Whether a Brute lies open before this seat and is still to be played."""
    return any(isinstance(frame, Pay) and frame.brutes >> seat & 1 for frame in v.stack)
