"""What everybody has at a table of Dice Town, as numbers, by what one seat or a spectator knows.

A card that nobody has seen counts as the mean of all those it may be, so that nothing has to be dealt.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.dicetown.estate import rounds_left
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import (
    OUTLAW_BOUNTY,
    PROPERTY_KIND,
    PROPERTY_POINTS,
    RANCH,
    STORE_IDS,
    STORE_KIND,
    STORE_KINDS,
    uids,
)
from tenderfoot.games.dicetown.edition import MOST_PLAYERS
from tenderfoot.games.dicetown.goods.points import equipment_points, land_points
from tenderfoot.games.dicetown.known.view import TownView

_FIRST_PLAYED: Final = STORE_IDS.index("dynamite")  # those before it are equipment
NAMES: Final = [
    *["nuggets", "dollars", "broke", "poor", "land", "deeds", "fenced", "equipment", "cards", "badge"],
    *["bounties", "recruits", "die", "pipe"],
    *[f"after-sheriff-{k}" for k in range(1, MOST_PLAYERS)],
    *STORE_IDS[_FIRST_PLAYED:],
]
NUGGETS, _DOLLARS, _BROKE, _POOR, _LAND, _DEEDS, _FENCED, _EQUIPMENT, _CARDS, _BADGE = range(10)
_BOUNTIES, _RECRUITS, _DIE, _PIPE = range(10, 14)
_AFTER: Final = _PIPE  # the first after the Sheriff comes one later
_KINDS: Final = _PIPE + MOST_PLAYERS
_FEW: Final = 3  # dollars: with fewer a throw may be spoiled
_RANCH: Final = 2.5  # one more, nobody knows to how many others
MARKS: Final = ["classic", "wild-west", "indians"]


class Goods:
    """What one seat has, as somebody knows it: kinds of cards, and how many more there are unseen."""

    def __init__(
        self,
        *,
        nuggets: int,
        dollars: int,
        deeds: list[int],
        unseen_deeds: int,
        fenced: list[int],
        store: list[int],
        unseen_store: int,
    ) -> None:
        self.nuggets: Final = nuggets
        self.dollars: Final = dollars
        self.deeds: Final = deeds
        self.unseen_deeds: Final = unseen_deeds
        self.fenced: Final = fenced
        self.store: Final = store
        self.unseen_store: Final = unseen_store

    def more(self, *, nuggets: int = 0, dollars: int = 0, deeds: int = 0, store: int = 0) -> Goods:
        """The same with so many more of each; cards are unseen ones, or such that were."""
        return Goods(
            nuggets=self.nuggets + nuggets,
            dollars=max(self.dollars + dollars, 0),
            deeds=self.deeds,
            unseen_deeds=self.unseen_deeds + deeds,
            fenced=self.fenced,
            store=self.store,
            unseen_store=self.unseen_store + store,
        )

    def with_cards(self, deeds: list[int], store: list[int]) -> Goods:
        """The same with these known cards in the hand instead of those."""
        return Goods(
            nuggets=self.nuggets,
            dollars=self.dollars,
            deeds=deeds,
            unseen_deeds=self.unseen_deeds,
            fenced=self.fenced,
            store=store,
            unseen_store=self.unseen_store,
        )

    def behind_wire(self, deeds: list[int]) -> Goods:
        """The same with these deeds of the hand fenced."""
        left = self.deeds[:]
        for kind in deeds:
            left.remove(kind)
        return Goods(
            nuggets=self.nuggets,
            dollars=self.dollars,
            deeds=left,
            unseen_deeds=self.unseen_deeds,
            fenced=self.fenced + deeds,
            store=self.store,
            unseen_store=self.unseen_store,
        )


class Knowledge:
    """A view, reduced to what everybody has and what an unseen card is on average."""

    def __init__(self, view: TownView, goods: list[Goods] | None = None) -> None:
        self.view: Final = view
        self.goods: Final = goods or [goods_of(view, seat) for seat in range(len(view.seats))]
        self.left: Final = rounds_left(view.mine, len(view.row) + view.property)
        said = view.edition.options
        self.marks: Final = [
            float(said["edition"] == "classic"),
            float(bool(said["wild_west"])),
            float(bool(said["indians"])),
        ]
        self.unseen: Final = self._unseen_store()
        self.kinds: Final = [self.unseen.count(k) / max(len(self.unseen), 1) for k in range(STORE_KINDS)]
        self.deed: Final = self._mean_deed()
        cards = view.edition.cards
        self.equipment: Final = sum(share * cards[kind].points for kind, share in enumerate(self.kinds))
        self.rows: Final = [self.row(seat, self.goods[seat], view.sheriff) for seat in range(len(self.goods))]

    def _unseen_store(self) -> list[int]:
        """The kinds of the store cards of which nobody here knows where they are."""
        kinds = [STORE_KIND[uid] for uid in self.view.edition.store]
        for kind in [*self.view.played, *self.view.known_discard]:
            kinds.remove(kind)
        for goods in self.goods:
            for kind in goods.store:
                kinds.remove(kind)
        return kinds

    def _mean_deed(self) -> float:
        """What an unseen property card is worth."""
        view = self.view
        kinds = [PROPERTY_KIND[uid] for uid in view.edition.property_cards]
        seen = [*view.row, *view.frontier.returned]
        for goods in self.goods:
            seen += goods.deeds + goods.fenced
        for kind in seen:
            kinds.remove(kind)
        return sum(_RANCH if kind == RANCH else PROPERTY_POINTS[kind] for kind in kinds) / max(len(kinds), 1)

    def row(self, seat: Seat, goods: Goods, sheriff: Seat) -> list[float]:
        """The features of a seat that has this, when that one is the Sheriff."""
        frontier = self.view.frontier
        found = [0.0] * len(NAMES)
        found[NUGGETS] = float(goods.nuggets)
        found[_DOLLARS] = float(goods.dollars)
        found[_BROKE] = float(goods.dollars == 0)
        found[_POOR] = float(goods.dollars < _FEW)
        found[_LAND] = land_points(goods.deeds + goods.fenced) + goods.unseen_deeds * self.deed
        found[_DEEDS] = float(len(goods.deeds) + goods.unseen_deeds)
        found[_FENCED] = float(len(goods.fenced))
        found[_CARDS] = float(len(goods.store) + goods.unseen_store)
        found[_RECRUITS] = float(frontier.recruited[seat].bit_count())
        found[_DIE] = float(frontier.die == seat)
        found[_PIPE] = float(frontier.pipe == seat)
        self._cards(found, goods, frontier.captured[seat])
        after = (seat - sheriff) % len(self.goods)
        found[_AFTER + after if after else _BADGE] = 1.0
        return found

    def score(self, row: list[float]) -> float:
        """What a row would score if the game ended now, but for the badge."""
        money = (row[_DOLLARS] + row[_BOUNTIES]) / 2
        return row[NUGGETS] + money + row[_EQUIPMENT] + row[_LAND]

    def _cards(self, found: list[float], goods: Goods, captured: int) -> None:
        """Store cards in the hand by kind, and what equipment and Outlaws are worth at the end."""
        cards = self.view.edition.cards
        found[_EQUIPMENT] = (
            equipment_points(cards, goods.store, captured) + goods.unseen_store * self.equipment
        )
        found[_BOUNTIES] = float(sum(OUTLAW_BOUNTY[outlaw] for outlaw in uids(captured)))
        for kind in goods.store:
            if kind >= _FIRST_PLAYED:
                found[_KINDS + kind - _FIRST_PLAYED] += 1.0
        if goods.unseen_store:
            for kind in range(_FIRST_PLAYED, STORE_KINDS):
                found[_KINDS + kind - _FIRST_PLAYED] += goods.unseen_store * self.kinds[kind]


def goods_of(view: TownView, seat: Seat) -> Goods:
    """What this seat has, as far as the view says."""
    p = view.seats[seat]
    mine = seat == view.seat
    deeds = view.hand_deeds if mine else p.seen + p.known_deeds
    store = view.hand_store if mine else p.known_store
    return Goods(
        nuggets=p.nuggets,
        dollars=p.money,
        deeds=deeds,
        unseen_deeds=p.deeds - len(deeds),
        fenced=p.laid,
        store=store,
        unseen_store=p.store - len(store),
    )
