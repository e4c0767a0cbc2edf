"""A world that fits what one seat knows: known cards where they lie, the others dealt anew."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import reopen
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import (
    FACES,
    PROPERTY_MASK,
    RANCHES,
    RIVER_KIND,
    STORE_MASK,
    lowest,
    one_of,
    set_of,
    uids,
)
from tenderfoot.games.dicetown.hand.dice import pack
from tenderfoot.games.dicetown.known.view import OfferView, SeatView, TownView
from tenderfoot.games.dicetown.state import Frontier, Medicine, Offer, Player, Town


@final
@mypyc_attr(acyclic=True)
class Dealer:
    """Finds cards for the kinds a seat knows of, and then deals the rest."""

    def __init__(self, cards: i64, masks: list[int], in_hands: i64) -> None:
        self.left: i64 = cards
        self.masks: Final = masks
        self.in_hands: i64 = in_hands  # the cards that a hand may hold
        self.pile: list[int] = []
        self.others: list[int] = []

    def find(self, kinds: list[int]) -> i64:
        """Cards of these kinds, any of them."""
        found = among(self.left, kinds, self.masks)
        self.left &= ~found
        return found

    def shuffle(self, chance: Chance, key: str) -> None:
        """What nobody has found is shuffled; hands are dealt first, from what a hand may hold."""
        self.pile = chance.shuffled(key, uids(self.left & self.in_hands))
        self.others = uids(self.left & ~self.in_hands)

    def deal(self, n: int) -> i64:
        """So many cards of the shuffled ones."""
        dealt: i64 = 0
        for _ in range(n):
            dealt |= 1 << self.pile.pop()
        return dealt

    def hands_dealt(self, chance: Chance, key: str) -> None:
        """What no hand may hold joins the rest."""
        if self.others:
            self.pile = chance.shuffled(key, self.pile + self.others)


def among(cards: i64, kinds: list[int], masks: list[int]) -> i64:
    """Cards of these kinds among those given."""
    found: i64 = 0
    for kind in kinds:
        found |= one_of(cards & masks[kind] & ~found)
    return found


def first_of(cards: i64, n: int) -> i64:
    """The first so many of these cards."""
    found: i64 = 0
    for _ in range(n):
        found |= one_of(cards & ~found)
    return found


def _of_kind(river: list[int], kind: int) -> int:
    """The first River card of this kind."""
    return next(iter([uid for uid in river if RIVER_KIND[uid] == kind]))


@final
@mypyc_attr(acyclic=True)
class World:
    """A table under construction: first everything that is known, then the rest."""

    def __init__(self, v: TownView, seed: bytes) -> None:
        self.v: Final = v
        self.chance: Final = Imagined(seed)
        self.store: Final = Dealer(v.edition.every_store_card, STORE_MASK, v.edition.hand_cards)
        self.deeds: Final = Dealer(v.edition.every_property_card, PROPERTY_MASK, ~RANCHES)
        self.row: Final = [lowest(self.deeds.find([kind])) for kind in v.row]
        self.played: i64 = self.store.find(v.played)
        self.discard: Final = uids(self.played)
        self.seen: i64 = 0
        self.knows_deeds: i64 = 0
        self.knows_store: i64 = self.store.find(v.known_discard)
        self.discard.extend(uids(self.knows_store))
        self.players: Final = [self.known(seat) for seat in range(len(v.seats))]
        self.looked_deeds: i64 = self.deeds.find(v.my_deeds)
        self.looked_store: i64 = self.store.find(v.my_store)
        self.returned: i64 = self.deeds.find(v.frontier.returned)
        self.removed: i64 = 0

    def known(self, seat: Seat) -> Player:
        """A player with all that is known of him."""
        shown = self.v.seats[seat]
        p = Player()
        shown.show(p)
        p.laid = self.deeds.find(shown.laid)
        if seat == self.v.seat:
            self.mine(p, shown)
        else:
            self.another(p, shown)
        return p

    def mine(self, p: Player, shown: SeatView) -> None:
        """The hand of the seat itself."""
        p.rolled = self.v.rolled
        p.deeds = self.deeds.find(self.v.hand_deeds)
        p.store = self.store.find(self.v.hand_store)
        p.new = [among(p.store, kinds, STORE_MASK) for kinds in self.v.new]
        self.seen |= among(p.deeds, shown.seen, PROPERTY_MASK)

    def another(self, p: Player, shown: SeatView) -> None:
        """What is known of another hand."""
        seen = self.deeds.find(shown.seen)
        known = self.deeds.find(shown.known_deeds)
        p.deeds = seen | known
        p.store = self.store.find(shown.known_store)
        p.new = []
        self.seen |= seen
        self.knows_deeds |= known
        self.knows_store |= p.store

    def deal(self) -> None:
        """Everything else is dealt: hands, cups, the cards somebody looks at, the piles."""
        self.store.shuffle(self.chance, "store")
        self.deeds.shuffle(self.chance, "property")
        for seat, p in enumerate(self.players):
            if seat == self.v.seat:
                p.knows_deeds = self.knows_deeds
                p.knows_store = self.knows_store
            else:
                self.deal_hand(seat, p)
        looked_deeds = self.v.looked_deeds - len(self.v.my_deeds)
        self.looked_deeds |= self.deeds.deal(looked_deeds)
        self.store.hands_dealt(self.chance, "rest of the store")
        self.deeds.hands_dealt(self.chance, "rest of the property")
        self.removed = self.deeds.deal(self.v.frontier.removed)
        self.looked_store |= self.store.deal(self.v.looked_store - len(self.v.my_store))
        self.discard.extend(uids(self.store.deal(self.v.discard - len(self.discard))))

    def deal_hand(self, seat: Seat, p: Player) -> None:
        """The hidden cards and dice of another seat."""
        shown = self.v.seats[seat]
        known = len(shown.seen) + len(shown.known_deeds)
        p.deeds |= self.deeds.deal(shown.deeds - known)
        p.store |= self.store.deal(shown.store - len(shown.known_store))
        if shown.cup:
            p.rolled = pack(self.chance.numbers(f"cup {seat}", len(FACES), shown.cup))

    def offer(self, o: OfferView) -> Offer:
        """An offer, of cards that its maker holds."""
        p = self.players[o.seat]
        made = Offer()
        o.show(made)
        if o.open:
            made.deeds = among(p.deeds, o.deed_kinds, PROPERTY_MASK)
            made.store = among(p.store, o.store_kinds, STORE_MASK)
        else:
            made.deeds, made.store = first_of(p.deeds, o.deeds), first_of(p.store, o.store)
        return made

    def medicine(self) -> Medicine:
        """The Elixirs: everybody knows which are in the deck, nobody their order."""
        v = self.v
        gone = set_of(v.elixirs_drunk + [elixir for elixir in v.slots if elixir >= 0])
        hidden = [elixir for elixir in v.edition.elixirs if not gone >> elixir & 1]
        shelf = Medicine()
        shelf.slots = v.slots
        shelf.deck = self.chance.shuffled("elixirs", hidden)
        shelf.discard = v.elixirs_drunk
        shelf.shuffles = v.elixir_shuffles
        return shelf

    def frontier(self) -> Frontier:
        """The River and the Outlaws: which are left is known, not in which order."""
        f = Frontier()
        self.v.frontier.show(f)
        f.river, f.river_known = self.river()
        f.outlaws = self.outlaws()
        f.removed = self.removed
        f.returned = self.returned
        f.obtained = self.obtained()
        return f

    def outlaws(self) -> list[int]:
        """The Outlaw pile: its top lies open."""
        f = self.v.frontier
        if not f.outlaws:
            return []
        gone = f.wanted
        for outlaws in f.recruited + f.captured:
            gone |= outlaws
        left = [o for o in self.v.edition.outlaws if not gone >> o & 1 and o != f.outlaw]
        return [*self.chance.shuffled("outlaws", left), f.outlaw]

    def river(self) -> tuple[list[int], list[int]]:
        """The River pile, the cards this seat has seen in their places, and who knows each card."""
        f = self.v.frontier
        if not f.river:
            return [], []
        left = self.v.edition.river[:]
        for kind in f.river_gone:
            left.remove(_of_kind(left, kind))
        seen: list[int] = []
        for kind in f.river_known:
            seen.append(_of_kind(left, kind))
            left.remove(seen[-1])
        pile = self.chance.shuffled("river", left)
        known = [0] * f.river
        for i, at in enumerate(f.river_at):
            pile.insert(at, seen[i])
            known[at] = 0 if self.v.seat is None else 1 << self.v.seat
        return pile, known

    def obtained(self) -> int:
        """The property cards obtained in this step 7: those known, and so many others of the hand."""
        found = 0
        for seat, one in enumerate(self.v.obtained):
            p = self.players[seat]
            mine = seat == self.v.seat
            known = p.laid & RANCHES | (p.deeds if mine else p.deeds & (self.seen | self.knows_deeds))
            found |= among(known, one.kinds, PROPERTY_MASK) | first_of(p.deeds & ~known, one.unseen)
        return found

    def town(self) -> Town:
        """The table."""
        s = Town(self.chance, self.v.edition)
        self.v.show(s)
        s.players = self.players
        s.deck = self.store.pile
        s.discard = self.discard
        s.played = self.played
        s.row = self.row
        s.property = self.deeds.pile
        s.seen = self.seen
        s.looked_deeds = self.looked_deeds
        s.looked_store = self.looked_store
        s.offers = [self.offer(o) for o in self.v.offers]
        s.medicine = self.medicine()
        s.frontier = self.frontier()
        return s


def imagine(v: TownView, seed: bytes) -> Town:
    """Deal a world that this seat could not tell from the true one, with a chance of its own."""
    world = World(v, seed)
    world.deal()
    s = world.town()
    s.frames = v.stack[:]
    reopen(s, v.sealed())
    return s
