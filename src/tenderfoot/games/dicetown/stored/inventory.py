"""Everything of the box is somewhere exactly once (chapter 17)."""

from __future__ import annotations

from tenderfoot.engine.errors import Broken
from tenderfoot.games.dicetown.box import (
    DICE,
    RANCHES,
    START_BANK,
    START_MONEY,
)
from tenderfoot.games.dicetown.hand.dice import size
from tenderfoot.games.dicetown.state import Town


def count(s: Town) -> None:
    """17. Raise `Broken` if an invariant does not hold."""
    _money(s)
    _dice(s)
    _cards("store", s.edition.store, _store_zones(s))
    _cards("property", s.edition.property_cards, _property_zones(s))
    _elixirs(s)
    _hands(s)
    _outlaws(s)


def _money(s: Town) -> None:
    """Money and nuggets are never created or destroyed, and nobody is in debt."""
    dollars = sum([p.money for p in s.players]) + s.bank + s.stagecoach
    bills = START_MONEY * len(s.players) + START_BANK + s.edition.stagecoach
    if dollars != bills:
        raise Broken(f"There are {dollars} dollars in the game.")
    nuggets = sum([p.nuggets for p in s.players]) + s.mine
    box = s.edition.mine
    if nuggets != box:
        raise Broken(f"There are {nuggets} nuggets in the game.")
    if any(p.money < 0 or p.nuggets < 0 for p in s.players):
        raise Broken("Somebody has less than nothing.")


def _dice(s: Town) -> None:
    """Every player has five dice."""
    for seat, p in enumerate(s.players):
        if size(p.kept) + size(p.rolled) > DICE:
            raise Broken(f"Seat {seat} has more than five dice.")


def _store_zones(s: Town) -> list[int]:
    return [*[p.store for p in s.players], s.looked_store, *[1 << uid for uid in s.deck + s.discard]]


def _property_zones(s: Town) -> list[int]:
    hands = [p.deeds for p in s.players] + [p.laid for p in s.players]
    away = [s.looked_deeds, s.frontier.removed, s.frontier.returned]
    return [*hands, *away, *[1 << uid for uid in s.row + s.property]]


def _cards(name: str, cards: list[int], zones: list[int]) -> None:
    """Every card is in exactly one zone."""
    found = 0
    for zone in zones:
        if found & zone:
            raise Broken(f"A {name} card is in two places.")
        found |= zone
    box = 0
    for uid in cards:
        box |= 1 << uid
    if found != box:
        raise Broken(f"Some {name} cards are missing, or too many.")


def _elixirs(s: Town) -> None:
    shelf = s.medicine
    lying = [elixir for elixir in shelf.slots if elixir >= 0] + shelf.deck + shelf.discard
    box = s.edition.elixirs
    if sorted(lying) != box:
        raise Broken("An Elixir is missing, or there twice.")


def _hands(s: Town) -> None:
    """No card that is played at once, and no Ranch, is ever in a hand; there is one badge."""
    in_hands = s.edition.hand_cards
    for seat, p in enumerate(s.players):
        if p.store & ~in_hands or p.deeds & RANCHES:
            raise Broken(f"Seat {seat} holds a card that no hand can hold.")
    if not 0 <= s.sheriff < len(s.players):
        raise Broken("Nobody has the badge.")


def _outlaws(s: Town) -> None:
    """Every Outlaw is in the pile, wanted, recruited or captured; the die is somewhere."""
    f = s.frontier
    _cards("Outlaw", s.edition.outlaws, [f.wanted, *f.recruited, *f.captured, *[1 << o for o in f.outlaws]])
    if len(f.river) != len(f.river_known) or len(set(f.river)) != len(f.river):
        raise Broken("The River pile is not in order.")
    if not -1 <= f.die < len(s.players):
        raise Broken("Nobody knows where the Indian die is.")
