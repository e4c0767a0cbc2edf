"""Decks, discard piles and hands: drawing, handing over, and who knows which card lies where (4, 10).

A hidden card is known to those who saw it go where it lies. `Player.knows_…` is what one seat knows of
cards outside its hand, `Town.seen` and `Town.played` what everybody knows. A shuffle, or a
card taken unseen out of several, makes the others forget.
"""

from __future__ import annotations

from mypy_extensions import i64

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import NO_CARD, PROPERTY_KIND, RANCHES, STORE_KIND, set_of
from tenderfoot.games.dicetown.events import CARD_DRAWN, DEED_DRAWN, RANCH_LAID, STORE_EMPTY, STORE_SHUFFLED
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.known.sight import recognise
from tenderfoot.games.dicetown.state import Town


def draw_store(s: Town) -> int:
    """10.2. The top store card; an empty deck is made anew from the discard pile. None left: NO_CARD."""
    if not s.deck:
        _shuffle_store(s)
    if not s.deck:
        return NO_CARD
    top = s.deck[-1]
    s.deck = s.deck[:-1]
    return top


def _shuffle_store(s: Town) -> None:
    """R-37. The discard pile is shuffled into a new deck, and nobody knows its cards any more."""
    if not s.discard:
        return
    mixed = set_of(s.discard)
    for p in s.players:
        p.knows_store &= ~mixed
    s.played = 0
    s.shuffles += 1
    s.deck = s.chance.shuffled(keys.store(s.shuffles), s.discard)[::-1]
    s.discard = []
    s.tell(STORE_SHUFFLED, len(s.deck))


def draw_top(s: Town, seat: Seat) -> None:
    """He draws the top store card, seen by nobody else."""
    uid = draw_store(s)
    if uid == NO_CARD:
        s.tell(STORE_EMPTY, seat)
        return
    s.tell(CARD_DRAWN, seat, STORE_KIND[uid])
    obtain(s, seat, uid)


def obtain(s: Town, seat: Seat, uid: int) -> None:
    """A store card reaches a player: it goes to his hand, unless it is played at once."""
    gain(s, seat)
    s.edition.cards[STORE_KIND[uid]].obtained(s, seat, uid)


def put_down(s: Town, uid: int) -> None:
    """A card goes openly onto the discard pile."""
    s.discard = [*s.discard, uid]
    s.played |= 1 << uid


def take_property(s: Town, seat: Seat, uid: int) -> None:
    """7.8. A deed goes to the hand; a Ranch, however obtained, is laid open at once."""
    gain(s, seat)
    p = s.players[seat]
    if RANCHES >> uid & 1:
        p.laid |= 1 << uid
    else:
        p.deeds |= 1 << uid


def draw_property(s: Town, seat: Seat) -> int:
    """10.4. He takes the top property card, a deed unseen by the others; an empty deck gives nothing."""
    if not s.property:
        return NO_CARD
    uid = s.property[-1]
    s.property = s.property[:-1]
    take_property(s, seat, uid)
    if RANCHES >> uid & 1:
        s.tell(RANCH_LAID, seat)
    else:
        s.tell(DEED_DRAWN, seat, PROPERTY_KIND[uid])
    return uid


def lose_sight(s: Town, giver: Seat, receiver: Seat, deeds: i64, store: i64) -> None:
    """Cards leave a hand unseen. If it keeps others of that back, nobody else knows which ones went."""
    if not (deeds or store):
        return
    a = s.players[giver]
    blurred_deeds: i64 = a.deeds if deeds and a.deeds != deeds else 0
    blurred_store: i64 = a.store if store and a.store != store else 0
    recognise(s, receiver, giver, deeds, store)
    s.players[receiver].knows_deeds |= s.seen & blurred_deeds & ~deeds
    for seat, q in enumerate(s.players):
        if seat not in (giver, receiver):
            q.knows_deeds &= ~blurred_deeds
            q.knows_store &= ~blurred_store
    s.seen &= ~blurred_deeds


def pass_deeds(s: Town, giver: Seat, receiver: Seat, deeds: i64) -> None:
    """Deeds change hands unseen by the others, who know what moved only if all of them did."""
    lose_sight(s, giver, receiver, deeds, 0)
    a, b = s.players[giver], s.players[receiver]
    a.deeds &= ~deeds
    a.knows_deeds |= deeds
    b.deeds |= deeds


def pass_store(s: Town, giver: Seat, receiver: Seat, cards: i64) -> None:
    """Store cards change hands unseen by the others."""
    lose_sight(s, giver, receiver, 0, cards)
    a = s.players[giver]
    a.store &= ~cards
    a.knows_store |= cards
    s.receive(receiver, cards)
