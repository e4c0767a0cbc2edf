"""4, R-03. What one seat may know, field by field: what is not written here cannot leak.

Cards are kinds here, never uids: nothing lets a seat follow a hidden card from zone to zone.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown.box import (
    PROPERTY_KIND,
    RANCHES,
    property_kinds,
    set_of,
    size,
    store_kinds,
)
from tenderfoot.games.dicetown.hand import dice
from tenderfoot.games.dicetown.known import plain
from tenderfoot.games.dicetown.known.frontier_view import FrontierView, ObtainedView
from tenderfoot.games.dicetown.known.shapes import OwnShape, TableShape
from tenderfoot.games.dicetown.state import Board, Offer, Player, Promise, Purse, Town


@final
@mypyc_attr(acyclic=True)
class SeatView(Purse):
    """What another seat may know of a player: what lies open, the backs of his hand, cards seen before."""

    def __init__(self, p: Player, seen: int, deeds: int, store: int) -> None:
        p.show(self)
        self.cup: Final = dice.size(p.rolled)
        self.deeds: Final = size(p.deeds)
        self.store: Final = size(p.store)
        self.laid: Final = property_kinds(p.laid)
        self.seen: Final = property_kinds(p.deeds & seen)  # everybody saw them taken from the row
        self.known_deeds: Final = property_kinds(p.deeds & deeds)  # this seat knows them besides
        self.known_store: Final = store_kinds(p.store & store)


@final
@mypyc_attr(acyclic=True)
class OfferView(Promise):
    """An offer: the Sheriff and its maker see the cards, the others only how many there are."""

    def __init__(self, offer: Offer, open_: bool) -> None:
        offer.show(self)
        self.deeds: Final = size(offer.deeds)
        self.store: Final = size(offer.store)
        self.open: Final = open_
        self.deed_kinds: Final = property_kinds(offer.deeds) if open_ else []
        self.store_kinds: Final = store_kinds(offer.store) if open_ else []


@final
@mypyc_attr(acyclic=True)
class TownView(View, Board):
    """The table as one seat sees it; `seat` None is a spectator, who knows what everybody knows."""

    def __init__(self, s: Town, seat: Seat | None) -> None:
        super().__init__(s, seat)
        s.show(self)
        me = _SPECTATOR if seat is None else s.players[seat]
        looking = seat is not None and s.looker == seat
        hidden_deeds, hidden_store = me.knows_deeds & ~s.seen, me.knows_store & ~s.played
        self.edition: Final = s.edition
        self.seats: Final = [
            SeatView(p, s.seen, deeds=0 if p is me else hidden_deeds, store=0 if p is me else hidden_store)
            for p in s.players
        ]
        self.deck: Final = len(s.deck)
        self.discard: Final = len(s.discard)
        self.played: Final = store_kinds(s.played)
        self.known_discard: Final = _known(s.discard, hidden_store) if hidden_store else []
        self.row: Final = [PROPERTY_KIND[uid] for uid in s.row]
        self.property: Final = len(s.property)
        self.hand_deeds: Final = property_kinds(me.deeds)
        self.hand_store: Final = store_kinds(me.store)
        self.new: Final = _new(s, me) if me.new else []  # came too late, for each open window
        self.rolled: Final = me.rolled
        self.looked_deeds: Final = size(s.looked_deeds)
        self.looked_store: Final = size(s.looked_store)
        self.my_deeds: Final = property_kinds(s.looked_deeds) if looking else []  # being looked at
        self.my_store: Final = store_kinds(s.looked_store) if looking else []
        self.offers: Final = [OfferView(o, seat in (o.seat, s.sheriff)) for o in s.offers]
        self.slots: Final = s.medicine.slots
        self.elixirs: Final = len(s.medicine.deck)
        self.elixirs_drunk: Final = s.medicine.discard
        self.elixir_shuffles: Final = s.medicine.shuffles
        self.frontier: Final = FrontierView(s, seat)
        self.obtained: Final = _obtained(s, me) if s.frontier.obtained else []

    def table(self) -> TableShape:
        return plain.table(self)

    def own(self) -> OwnShape:
        return plain.own(self)


_SPECTATOR: Final = Player()  # who has nothing and knows nothing
_SPECTATOR.new = []


def _new(s: Town, me: Player) -> list[list[int]]:
    """The cards of his hand that came after each of the open windows had opened, the outermost first."""
    return [store_kinds(me.store & cards) for cards in me.new[: s.open_windows()]]


def _obtained(s: Town, me: Player) -> list[ObtainedView]:
    """What each player has obtained in this step 7: a player knows his own, and what lies open."""
    known = s.seen | me.knows_deeds | me.deeds | RANCHES
    return [ObtainedView(s, p, known) for p in s.players]


def _known(pile: list[int], cards: int) -> list[int]:
    """The kinds of these cards that lie in a pile."""
    return store_kinds(set_of(pile) & cards)
