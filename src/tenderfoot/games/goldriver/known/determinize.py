"""A world that fits what one seat knows, dealt by a chance of its own."""

from __future__ import annotations

from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import reopen
from tenderfoot.games.goldriver.box import FACE_DOWN, PUT_BACK
from tenderfoot.games.goldriver.known.view import RiverView
from tenderfoot.games.goldriver.state import River


def imagine(v: RiverView, seed: bytes) -> River:
    """A full state that this seat cannot tell from the true one.

    What is unseen is shuffled; some of it is face down, the rest and what was put back is the deck.
    """
    chance = Imagined(seed)
    unseen = chance.shuffled("unseen", v.unseen())
    back = v.lying(PUT_BACK)
    buried = len(unseen) + len(back) - v.deck
    s = River(chance, v.edition)
    v.show(s)
    s.where = v.where[:]
    for card in unseen[:buried]:
        s.put(card, FACE_DOWN)
    s.pile = chance.shuffled("deck", unseen[buried:] + back)
    s.frames = v.stack[:]
    reopen(s, v.sealed())
    return s
