"""3. Setting up."""

from __future__ import annotations

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.seats import NOBODY
from tenderfoot.games.goldriver import keys
from tenderfoot.games.goldriver.box import (
    FACE_DOWN,
    LASSOS,
    LOST_MINES,
    NO_CARD,
    START,
    TOWNS,
)
from tenderfoot.games.goldriver.claims.row import Rounds
from tenderfoot.games.goldriver.deck import NO_TOWN
from tenderfoot.games.goldriver.edition import Edition
from tenderfoot.games.goldriver.state import River


def set_up(edition: Edition, chance: Chance) -> River:
    """3, A49. Shuffle; two or three players take fifteen cards out; fifteen nuggets each; one is drawn first.

    The five Mayor cards lie unowned. A49: the supply of nuggets has no end.
    """
    shuffled = chance.shuffled(keys.DECK, edition.cards)
    pile = [card for card in shuffled if card not in edition.barred] if edition.barred else shuffled
    where = edition.where[:]
    for card in pile[: edition.buried]:
        where[card] = FACE_DOWN
    first = chance.below(keys.FIRST, edition.seats)
    s = bare_table(edition, chance, where, pile[edition.buried :], first)
    s.push(Rounds())
    return s


def bare_table(edition: Edition, chance: Chance, where: list[int], pile: list[int], first: int) -> River:
    """The table before the first round: nobody owns anything but nuggets."""
    s = River(chance, edition)
    s.seats = edition.seats
    s.where = where
    s.pile = pile
    s.row = []
    s.parked = []
    s.tied = [NO_CARD] * len(LASSOS)
    s.joined = [NO_TOWN] * len(LOST_MINES)
    s.tallies = [0] * TOWNS
    s.mayors = [NOBODY] * TOWNS
    s.hands = [START] * edition.seats
    s.first = first
    s.blasts = []
    s.stickups = []
    return s
