"""14. What a roll of the dice brings."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import packed
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.box import (
    BANK,
    EXPLODING,
    FIRST_LASSO,
    GHOSTS,
    GOLD,
    KIND,
    NO_CARD,
    NUMBER,
    OUT,
    PRODUCING,
    SALOON_MIN,
    SEATS,
    THREE,
    card_word,
    roll,
)
from tenderfoot.games.goldriver.cards.keeping import Deposit
from tenderfoot.games.goldriver.choices import GHOST_GIFTS, refused, value_of
from tenderfoot.games.goldriver.claims.parked import check_parked
from tenderfoot.games.goldriver.deck import GHOST
from tenderfoot.games.goldriver.events import EXPLODED, GHOST_GIVEN, NOTHING_PRODUCED, PRODUCED
from tenderfoot.games.goldriver.gold.saloon import celebrate
from tenderfoot.games.goldriver.mayors import elections
from tenderfoot.games.goldriver.prompts import GHOSTLY
from tenderfoot.games.goldriver.state import River


def productive(s: River, first: int, second: int) -> list[int]:
    """11.1, A27. The concessions before players that produce on this roll, each at most once.

    A27: Gold! adds a case, not a second harvest.
    """
    cards = [card for card in PRODUCING[roll(first, second)] if s.where[card] < SEATS]
    if first + second == NUMBER[GOLD]:
        rich = s.tied[GOLD - FIRST_LASSO]
        if rich >= 0 and s.where[rich] < SEATS and rich not in cards:
            cards.append(rich)
    return cards


def yields(s: River, first: int, second: int) -> list[int]:
    """What each player would get on these dice."""
    gains = [0] * s.seats
    for card in productive(s, first, second):
        gains[s.where[card]] += s.worth(card)
    return gains


class Production(Frame[River]):
    """14.2, 14.3. Each concession that meets its condition pays; then the Saloon, clockwise from the winner.

    Ghosts, explosions, the Bank and parked cards follow, as far as this roll brings them.
    """

    def __init__(self, winner: Seat, first: int, second: int) -> None:
        self.winner: Final = winner
        self.first: Final = first
        self.second: Final = second

    def pack(self) -> list[int]:
        return [self.winner, self.first, self.second]

    def run(self, s: River) -> None:
        cards = productive(s, self.first, self.second)
        gains = [0] * s.seats
        for card in cards:
            seat = s.where[card]
            nuggets = s.worth(card)
            gains[seat] += nuggets
            s.hands[seat] += nuggets
        if s.log is not None:
            self.report(s, cards, gains)
        if max(gains) >= SALOON_MIN:
            for k in range(s.seats):
                seat = (self.winner + k) % s.seats
                celebrate(s, seat, gains[seat])
        self.aftermath(s, haunted(cards))

    def report(self, s: River, cards: list[int], gains: list[int]) -> None:
        """Who gets what from which concessions."""
        if not cards:
            s.tell(NOTHING_PRODUCED)
        for k in range(s.seats):
            seat = (self.winner + k) % s.seats
            mine = [card for card in cards if s.where[card] == seat]
            if mine:
                s.tell(PRODUCED, seat, packed(mine), gains[seat])

    def aftermath(self, s: River, ghosts: int) -> None:
        """14.7. What follows, last things first: the end of the round and the parked check lie below."""
        total = self.first + self.second
        s.become(ROUND_ENDS[self.winner])
        check_parked(s, self.winner)
        if total == THREE:
            s.push(BankDay())
        if EXPLODING[total]:
            s.push(Explosions(total))
        if ghosts:
            s.push(Haunting(self.winner, ghosts))


def haunted(cards: list[int]) -> int:
    """The Ghost Mines among these, as a set."""
    ghosts = 0
    for card in cards:
        if KIND[card] == GHOST:
            ghosts |= 1 << card
    return ghosts


class Haunting(Frame[River]):
    """14.4, 11.3, A29. A Ghost Mine that has produced is given to another player, with what is attached.

    A29: its owner decides whom, nobody may refuse, and it does not produce again in that roll. Owners
    clockwise from the winner, one owner's cards in printed order. `ghosts` are those still to be given.
    """

    def __init__(self, winner: Seat, ghosts: int) -> None:
        self.winner: Final = winner
        self.ghosts: Final = ghosts

    def pack(self) -> list[int]:
        return [self.winner, self.ghosts]

    def run(self, s: River) -> None:
        card = self.next(s)
        if card < 0:
            s.pop()
            return
        owner = s.where[card]
        s.ask(owner, GHOSTLY, [GHOST_GIFTS[seat] for seat in range(s.seats) if seat != owner])

    def next(self, s: River) -> int:
        """The Ghost Mine whose turn it is."""
        for k in range(s.seats):
            seat = (self.winner + k) % s.seats
            for card in GHOSTS:
                if self.ghosts >> card & 1 and s.where[card] == seat:
                    return card
        return NO_CARD

    def chosen(self, s: River, choice: Choice) -> None:
        card = self.next(s)
        s.tell(GHOST_GIVEN, s.where[card], card, value_of(choice))
        s.move(card, value_of(choice))
        s.become(Haunting(self.winner, self.ghosts & ~(1 << card)))

    def default(self, s: River, ask: Ask) -> Choice:
        """The left neighbour."""
        return GHOST_GIFTS[(ask.seat + 1) % s.seats]

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "ghost", "not-another-player")

    def facts(self, s: River) -> Facts:
        return {"card": card_word(self.next(s))}


class Explosions(Frame[River]):
    """14.5, 11.4, A26. Mines whose danger number is the total go out with what is attached; one election.

    A26: they have produced before.
    """

    def __init__(self, total: int) -> None:
        self.total: Final = total

    def pack(self) -> list[int]:
        return [self.total]

    def run(self, s: River) -> None:
        s.become(elections(s))
        for card in EXPLODING[self.total]:
            if s.where[card] < SEATS:
                s.tell(EXPLODED, s.where[card], card)
                s.move(card, OUT)


class BankDay(Frame[River]):
    """14.6, A18. On a total of 3, of production dice only, the owner of the Bank may deposit."""

    def run(self, s: River) -> None:
        s.pop()
        owner = s.holder(BANK)
        if owner >= 0:
            s.push(Deposit(owner))


class RoundEnds(Frame[River]):
    """S12. The winner of the auction is first player of the next round."""

    def __init__(self, winner: Seat) -> None:
        self.winner: Final = winner

    def pack(self) -> list[int]:
        return [self.winner]

    def run(self, s: River) -> None:
        s.first = self.winner
        s.pop()


ROUND_ENDS: Final = [RoundEnds(seat) for seat in range(SEATS)]
