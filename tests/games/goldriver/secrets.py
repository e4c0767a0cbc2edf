"""What a seat of Gold River may not see (chapter 4), written apart from the view.

The order of the deck, which unseen cards are face down, and the sealed bid of the other player. Cards that
were put back in round 1 were seen going into the deck: they stay there.
"""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import State
from tenderfoot.engine.scramble import Scramble
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import CARDS, FACE_DOWN, IN_DECK, PUT_BACK
from tenderfoot.games.goldriver.state import River


class RiverSecrets(Scramble):
    def deal(self, s: State, seat: Seat, chance: Chance) -> None:
        river = cast("River", s)
        unseen = [card for card in range(CARDS) if river.where[card] in (IN_DECK, FACE_DOWN)]
        back = [card for card in range(CARDS) if river.where[card] == PUT_BACK]
        buried = river.where.count(FACE_DOWN)
        mixed = chance.shuffled("unseen", unseen)
        for card in mixed[:buried]:
            river.put(card, FACE_DOWN)
        for card in mixed[buried:]:
            river.put(card, IN_DECK)
        river.pile = chance.shuffled("deck", mixed[buried:] + back)
        river.drawn = 0
        self.bids(river, seat)

    def bids(self, s: River, seat: Seat) -> None:
        """Another bid under seal, or none."""
        for other in [other for other in s.sealed if other != seat]:
            del s.sealed[other]
            s.whole &= ~(1 << other)
