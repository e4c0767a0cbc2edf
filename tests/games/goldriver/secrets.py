"""What nobody at Gold River may see, written apart from the view: the order of the deck and the cards face down."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import State
from tenderfoot.engine.laws import Scramble
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver.box import CARDS, FACE_DOWN, IN_DECK, PUT_BACK
from tenderfoot.games.goldriver.state import River


class RiverSecrets(Scramble):
    def deal(self, s: State, seat: Seat, chance: Chance) -> None:
        """Cards put back in round 1 were seen by all, so they stay in the deck; the rest may be anywhere."""
        river = cast("River", s)
        buried = [card for card in range(CARDS) if river.where[card] == FACE_DOWN]
        back = [card for card in river.pile[river.drawn :] if river.where[card] == PUT_BACK]
        deck = [card for card in river.pile[river.drawn :] if river.where[card] != PUT_BACK]
        unseen = chance.shuffled("unseen", buried + deck)
        for card in unseen[: len(buried)]:
            river.where[card] = FACE_DOWN
        for card in unseen[len(buried) :]:
            river.where[card] = IN_DECK
        river.pile = chance.shuffled("deck", unseen[len(buried) :] + back)
        river.drawn = 0
