"""What a seat of Dice Town may not see (chapter 4), written apart from the view.

Cups and hands of the others, which of their cards are new, the order of every pile, cards another one is
looking at, the faces of offers to another Sheriff, and the cards removed at set-up. Cards that the seat has
seen going where they lie stay there.
"""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import State
from tenderfoot.engine.scramble import Scramble
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import RANCHES
from tenderfoot.games.dicetown.hand.dice import pack, size
from tenderfoot.games.dicetown.state import Offer, Town


def bits(cards: int) -> list[int]:
    return [uid for uid in range(cards.bit_length()) if cards >> uid & 1]


def as_set(cards: list[int]) -> int:
    return sum(1 << uid for uid in cards)


class Unseen:
    """The cards of one back that a seat cannot place, taken up and dealt again."""

    def __init__(self, cards: int, holdable: int, chance: Chance, key: str) -> None:
        self.for_hands = chance.shuffled(f"{key} hands", bits(cards & holdable))
        self.others = bits(cards & ~holdable)
        self.chance = chance
        self.key = key

    def hand(self, n: int) -> int:
        return as_set([self.for_hands.pop() for _ in range(n)])

    def rest(self) -> list[int]:
        return self.chance.shuffled(self.key, self.for_hands + self.others)


class TownSecrets(Scramble):
    def deal(self, s: State, seat: Seat, chance: Chance) -> None:
        town = cast("Town", s)
        offered = [o for o in town.offers if seat in (o.seat, town.sheriff)]
        self.cups(town, seat, chance)
        self.store(town, seat, chance, sum(o.store for o in offered if o.seat != seat and o.spot == 0))
        self.property(town, seat, chance, sum(o.deeds for o in offered if o.seat != seat and o.spot == 0))
        town.offers = [o if o in offered else self.offer(town, o) for o in town.offers]
        town.medicine = town.medicine.copy()
        town.medicine.deck = chance.shuffled("elixirs", town.medicine.deck)
        self.frontier(town, seat, chance)

    def cups(self, s: Town, seat: Seat, chance: Chance) -> None:
        for other, p in enumerate(s.players):
            if other != seat:
                p.rolled = pack(chance.numbers(f"cup {other}", 6, size(p.rolled)))

    def store(self, s: Town, seat: Seat, chance: Chance, shown: int) -> None:
        known = s.players[seat].knows_store | s.played | shown
        others = [p for other, p in enumerate(s.players) if other != seat]
        buried = [uid for uid in s.discard if not known >> uid & 1]
        looked = s.looked_store & ~known if s.looker != seat else 0
        unseen = as_set(s.deck + buried) | looked | sum(p.store & ~known for p in others)
        dealt = Unseen(unseen, s.edition.hand_cards, chance, "store")
        for p in others:
            p.store = p.store & known | dealt.hand(len(bits(p.store & ~known)))
            p.new = [self.some(p.store, chance, f"new {p.store} {window}") for window in range(len(p.new))]
        pile = dealt.rest()
        if s.looker != seat:
            found = as_set([pile.pop() for _ in range(len(bits(looked)))])
            s.looked_store = s.looked_store & known | found
        s.discard = [uid if known >> uid & 1 else pile.pop() for uid in s.discard]
        s.deck = pile

    def some(self, cards: int, chance: Chance, key: str) -> int:
        """Any of these cards, or none."""
        return as_set([uid for uid in bits(cards) if chance.below(f"{key} {uid}", 2)])

    def property(self, s: Town, seat: Seat, chance: Chance, shown: int) -> None:
        known = s.players[seat].knows_deeds | s.seen | shown
        others = [p for other, p in enumerate(s.players) if other != seat]
        looked = s.looked_deeds & ~known if s.looker != seat else 0
        removed = s.frontier.removed
        unseen = as_set(s.property) | looked | removed | sum(p.deeds & ~known for p in others)
        dealt = Unseen(unseen, ~RANCHES, chance, "property")
        won = s.frontier.obtained
        obtained = won & ~unseen
        for p in others:
            hidden = dealt.hand(len(bits(p.deeds & ~known)))
            obtained |= as_set(bits(hidden)[: len(bits(p.deeds & ~known & won))])
            p.deeds = p.deeds & known | hidden
        if s.looker != seat:
            s.looked_deeds = s.looked_deeds & known | dealt.hand(len(bits(looked)))
        pile = dealt.rest()
        s.frontier = s.frontier.copy()
        s.frontier.obtained = obtained
        s.frontier.removed = as_set([pile.pop() for _ in range(removed.bit_count())])
        s.property = pile

    def offer(self, s: Town, o: Offer) -> Offer:
        """An offer to another Sheriff: as many cards, of the hand dealt anew."""
        p = s.players[o.seat]
        other = Offer()
        o.show(other)
        other.deeds = as_set(bits(p.deeds)[: len(bits(o.deeds))])
        other.store = as_set(bits(p.store)[: len(bits(o.store))])
        return other

    def frontier(self, s: Town, seat: Seat, chance: Chance) -> None:
        f = s.frontier
        hidden = [i for i, knowing in enumerate(f.river_known) if not knowing >> seat & 1]
        mixed = chance.shuffled("river", [f.river[i] for i in hidden])
        for i, card in zip(hidden, mixed, strict=True):
            f.river[i] = card
        if f.outlaws:
            f.outlaws = [*chance.shuffled("outlaws", f.outlaws[:-1]), f.outlaws[-1]]
