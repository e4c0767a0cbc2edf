"""4, R-03. What one seat may know, field by field: what is not written here cannot leak.

Cards are kinds here, never uids: nothing lets a seat follow a hidden card from zone to zone.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import Plain, View
from tenderfoot.games.dicetown.box import (
    BADGE_POINTS,
    ELIXIRS,
    PROPERTY_IDS,
    PROPERTY_KIND,
    RANCHES,
    STORE_IDS,
    property_kinds,
    size,
    store_kinds,
)
from tenderfoot.games.dicetown.end import equipment_points, land_points, money_points
from tenderfoot.games.dicetown.hand.dice import SIZES, WRITTEN
from tenderfoot.games.dicetown.hand.poker import NAMES
from tenderfoot.games.dicetown.known.frontier_view import FrontierView, ObtainedView
from tenderfoot.games.dicetown.places.sheriff.petition import demanded
from tenderfoot.games.dicetown.state import Board, Offer, Player, Promise, Purse, Town


class SeatView(Purse):
    """What another seat may know of a player: what lies open, the backs of his hand, cards seen before."""

    def __init__(self, p: Player, seen: int, deeds: int, store: int) -> None:
        p.show(self)
        self.cup: Final = SIZES[p.rolled]
        self.deeds: Final = size(p.deeds)
        self.store: Final = size(p.store)
        self.laid: Final = property_kinds(p.laid)
        self.seen: Final = property_kinds(p.deeds & seen)  # everybody saw them taken from the row
        self.known_deeds: Final = property_kinds(p.deeds & deeds)  # this seat knows them besides
        self.known_store: Final = store_kinds(p.store & store)

    def plain(self) -> Plain:
        """As plain data."""
        return {
            "money": self.money,
            "nuggets": self.nuggets,
            "kept": WRITTEN[self.kept],
            "shown": WRITTEN[self.shown],
            "cup": self.cup,
            "deeds": self.deeds,
            "cards": self.store,
            "laid": deed_ids(self.laid),
            "seen": deed_ids(self.seen),
            "known": self.known(),
            "poker": NAMES.get(self.kept, ""),
        }

    def known(self) -> list[str]:
        """The cards of his hand that this seat knows besides."""
        return deed_ids(self.known_deeds) + store_ids(self.known_store)


class OfferView(Promise):
    """An offer: the Sheriff and its maker see the cards, the others only how many there are."""

    def __init__(self, offer: Offer, open_: bool) -> None:
        offer.show(self)
        self.deeds: Final = size(offer.deeds)
        self.store: Final = size(offer.store)
        self.open: Final = open_
        self.deed_kinds: Final = property_kinds(offer.deeds) if open_ else []
        self.store_kinds: Final = store_kinds(offer.store) if open_ else []

    def plain(self) -> Plain:
        """As plain data."""
        return {
            "seat": self.seat,
            "spot": self.spot,
            "nuggets": self.nuggets,
            "dollars": self.dollars,
            "deeds": self.deeds,
            "cards": self.store,
            "faces": deed_ids(self.deed_kinds) + store_ids(self.store_kinds),
        }


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

    def plain(self) -> Plain:
        return {
            **super().plain(),
            **self.plain_town(),
            **self.plain_piles(),
            "players": [self.player(seat) for seat in range(len(self.seats))],
            "demands": [demanded(demand) for demand in self.demands],
            "frontier": self.frontier.plain(),
        }

    def own(self) -> Plain:
        mine = {
            **super().own(),
            "known discard": store_ids(self.known_discard),
            "looking at": deed_ids(self.my_deeds) + store_ids(self.my_store),
            "hand": deed_ids(self.hand_deeds) + store_ids(self.hand_store),
            "rolled": WRITTEN[self.rolled],
            "offers": [offer.plain() for offer in self.offers],
            "obtained": [[deed_ids(one.kinds), one.unseen] for one in self.obtained],
        }
        if any(self.new):
            mine["new"] = [store_ids(kinds) for kinds in self.new]
        if self.frontier.river_at:
            mine["frontier"] = self.frontier.plain()
        return mine

    def own_players(self) -> dict[Seat, Plain]:
        return {
            seat: {"known": p.known(), "points": self.points(seat)}
            for seat, p in enumerate(self.seats)
            if seat == self.seat or p.known_deeds or p.known_store
        }

    def player(self, seat: Seat) -> Plain:
        """A player as plain data, with what of his points this seat can count."""
        return {**self.seats[seat].plain(), "points": self.points(seat)}

    def points(self, seat: Seat) -> int:
        """What of a player's points this seat can count: of another one, all but what the hand holds."""
        p = self.seats[seat]
        captured = self.frontier.captured[seat]
        open_points = p.nuggets + money_points(p.money, captured)
        if seat == self.sheriff:
            open_points += BADGE_POINTS
        if seat != self.seat:
            return open_points + land_points(p.laid)
        equipment = equipment_points(self.edition.cards, self.hand_store, captured)
        return open_points + equipment + land_points(p.laid + self.hand_deeds)

    def plain_town(self) -> Plain:
        """The town as plain data."""
        return {
            "options": dict(self.edition.options),
            "sheriff": self.sheriff,
            "round": self.round,
            "bank": self.bank,
            "stagecoach": self.stagecoach,
            "mine": self.mine,
            "mine of": self.edition.mine,
            "property of": len(self.edition.property_cards) - self.edition.removed,
            "gained": self.gained,
            "controlled": self.controlled,
            "winner": self.winner,
        }

    def plain_piles(self) -> Plain:
        """Decks and what everybody knows of them, as plain data."""
        return {
            "deck": self.deck,
            "discard": self.discard,
            "shuffles": self.shuffles,
            "played": store_ids(self.played),
            "row": deed_ids(self.row),
            "property": self.property,
            "looker": self.looker,
            "looked at": [self.looked_deeds, self.looked_store],
            "slots": [ELIXIRS[elixir] if elixir >= 0 else "" for elixir in self.slots],
            "elixirs": self.elixirs,
            "drunk": [ELIXIRS[elixir] for elixir in self.elixirs_drunk],
            "elixir shuffles": self.elixir_shuffles,
        }


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
    lying = 0
    for uid in pile:
        lying |= 1 << uid
    return store_kinds(lying & cards)


def deed_ids(kinds: list[int]) -> list[str]:
    """The ids of property cards."""
    return [PROPERTY_IDS[kind] for kind in kinds]


def store_ids(kinds: list[int]) -> list[str]:
    """The ids of store cards."""
    return [STORE_IDS[kind] for kind in kinds]
