"""Copies of a card look alike: what somebody learns who sees one of them in a hand.

A card has a uid, and what a seat knows is a set of uids; eyes see kinds. Who knew of a deed of 5 in a hand
and now sees such a deed takes it for that one, whichever copy it is. Otherwise his view would tell him
that the hand has another one.
"""

from __future__ import annotations

from mypy_extensions import i64

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import (
    PROPERTY_KIND,
    PROPERTY_MASK,
    STORE_KIND,
    STORE_MASK,
    one_of,
    uids,
)
from tenderfoot.games.dicetown.state import Player, Town


def recognise(s: Town, watcher: Seat, owner: Seat, deeds: i64, store: i64) -> None:
    """This seat sees these cards of a hand: it forgets as many others that it could have taken for them."""
    p, q = s.players[watcher], s.players[owner]
    if deeds:
        for uid in uids(deeds & ~s.seen):
            _take_for_seen(s, q, uid, deeds)
        for uid in uids(deeds & ~s.seen & ~p.knows_deeds):
            p.knows_deeds &= ~one_of(p.knows_deeds & q.deeds & PROPERTY_MASK[PROPERTY_KIND[uid]] & ~deeds)
    if store:
        for uid in uids(store & ~p.knows_store):
            p.knows_store &= ~one_of(p.knows_store & q.store & STORE_MASK[STORE_KIND[uid]] & ~store)


def all_recognise(s: Town, owner: Seat, deeds: i64, store: i64) -> None:
    """All others see these cards of a hand."""
    for watcher in range(len(s.players)):
        if watcher != owner:
            recognise(s, watcher, owner, deeds, store)


def _take_for_seen(s: Town, owner: Player, uid: int, shown: i64) -> None:
    """Everybody saw a copy of this deed go from the row to that hand: this may be it as well as the other.

    The two change places in all that is known, so that nobody knows more or less than before.
    """
    twin = one_of(s.seen & owner.deeds & PROPERTY_MASK[PROPERTY_KIND[uid]] & ~shown)
    if twin:
        both = twin | 1 << uid
        s.seen ^= both
        for p in s.players:
            if p.knows_deeds & both not in (0, both):
                p.knows_deeds ^= both
