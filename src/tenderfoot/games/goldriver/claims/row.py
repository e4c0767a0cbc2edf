"""5. Rounds, and the row of cards for sale."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.seats import EVERYONE, NOBODY
from tenderfoot.engine.sorts import packed
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver import keys
from tenderfoot.games.goldriver.box import CONCESSIONS, IN_ROW, OUT, PENNY_PRESS, PUT_BACK, cards_word
from tenderfoot.games.goldriver.choices import HOLD, PENNY_PRESS_OR_HOLD
from tenderfoot.games.goldriver.end import tell_the_end
from tenderfoot.games.goldriver.events import PENNY_PRESS_PLAYED, ROUND_BEGAN, ROW_DRAWN, ROW_PUT_BACK
from tenderfoot.games.goldriver.prompts import PENNY
from tenderfoot.games.goldriver.sale.auction import Auction, SealedBids
from tenderfoot.games.goldriver.state import River


class Rounds(Frame[River]):
    """5, S12, A42. A round begins only if the deck can fill a row; else the game is over.

    A42: a deck emptied early, by a One-Armed Bandit or the Penny Press, ends the game after the round.
    """

    def run(self, s: River) -> None:
        if s.deck() <= s.seats:
            s.pop()
            tell_the_end(s)
            return
        s.round += 1
        s.blasts = []
        s.stickups = []
        s.tell(ROUND_BEGAN, s.round, s.first)
        turn_up(s)
        s.push(STOP_PRESS)


def turn_up(s: River) -> None:
    """S1. A card more than there are players is turned up; in round 1 only concessions."""
    if s.round == 1:
        first_row(s)
    else:
        s.deal_row()
    s.tell(ROW_DRAWN, packed(s.row), s.deck())


def first_row(s: River) -> None:
    """S1, A3. The first concessions from the top form the row; other cards go back, and the rest is shuffled.

    A3: concessions of every kind will do; with nothing to put back the order stays.
    """
    others: list[int] = []
    while len(s.row) <= s.seats:
        card = s.draw(IN_ROW)
        if card < CONCESSIONS:
            s.row = [*s.row, card]
        else:
            s.put(card, PUT_BACK)
            others.append(card)
    if others:
        s.pile = s.chance.shuffled(keys.DECK_AGAIN, others + s.pile[s.drawn :])
        s.drawn = 0
        s.tell(ROW_PUT_BACK, packed(others))


class PennyPress(Frame[River]):
    """S2, 12.4, A14. The holder of the Penny Press may send the whole row out and draw another, of any kinds.

    A14: only if the deck can fill the new row.
    """

    def run(self, s: River) -> None:
        holder = s.holder(PENNY_PRESS)
        if holder >= 0 and s.deck() > s.seats:
            s.ask(holder, PENNY, PENNY_PRESS_OR_HOLD)
        else:
            open_auction(s)

    def chosen(self, s: River, choice: Choice) -> None:
        if choice is not HOLD:
            s.tell(PENNY_PRESS_PLAYED, s.where[PENNY_PRESS], packed(s.row))
            s.put(PENNY_PRESS, OUT)
            s.sweep_row()
            s.deal_row()
            s.tell(ROW_DRAWN, packed(s.row), s.deck())
        open_auction(s)

    def default(self, s: River, ask: Ask) -> Choice:
        return HOLD

    def facts(self, s: River) -> Facts:
        return {"cards": cards_word(s.row)}


STOP_PRESS: Final = PennyPress()


def open_auction(s: River) -> None:
    """S3. Two players bid under seal, more of them in turn."""
    if s.seats == 2:  # noqa: PLR2004  chapter 6: two players bid under seal
        s.become(SealedBids())
    else:
        s.become(Auction(s.first, still_in=EVERYONE & (1 << s.seats) - 1, high=0, leader=NOBODY))
