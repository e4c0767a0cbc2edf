"""What is told while cards are taken and towns change hands (5, 6, 9, 10)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import card_word, town_word
from tenderfoot.games.goldriver.events.shapes import BySeat, WithAmount, WithCard


class Picked(WithCard):
    """Somebody takes a card of the row."""


class Burned(WithCard):
    """The winner takes a card out of the game."""


class StakePaid(WithAmount):
    """Two players: the winner puts its bid where its card lay."""


class HalfTaken(WithAmount):
    """Two players: the loser takes half of the stake, and the last card goes out."""

    def __init__(self, seat: Seat, amount: int, card: int) -> None:
        super().__init__(seat, amount)
        self.card: Final = card

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "amount": self.amount, "card": card_word(self.card)}


class AllTaken(HalfTaken):
    """Two players: the loser plays All In and takes the whole stake; the last card goes out."""


class MustangPlayed(BySeat):
    """Somebody rides to the front of those who still choose."""


class FeePaid(BySeat):
    """A newcomer pays the Mayor a nugget for each concession the Mayor has there, as far as it can."""

    def __init__(self, seat: Seat, mayor: Seat, town: int, due: int, amount: int) -> None:
        super().__init__(seat)
        self.mayor: Final = mayor
        self.town: Final = town
        self.due: Final = due
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "mayor": seat_word(self.mayor),
            "town": town_word(self.town),
            "due": self.due,
            "amount": self.amount,
        }


class Placed(WithCard):
    """A concession or a building lies before somebody now."""


class Kept(WithCard):
    """A card with a horseshoe waits for its moment."""


class Parked(WithCard):
    """A card that cannot be used yet waits until it can."""


class LostMineWaits(WithCard):
    """A Lost Mine whose owner has a concession in no town belongs to none."""


class Joined(WithCard):
    """A Lost Mine belongs to a town from now on."""

    def __init__(self, seat: Seat, card: int, town: int) -> None:
        super().__init__(seat, card)
        self.town: Final = town

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": card_word(self.card), "town": town_word(self.town)}


class FirstMayor(BySeat):
    """Two concessions make the first Mayor of a town."""

    def __init__(self, seat: Seat, town: int, count: int) -> None:
        super().__init__(seat)
        self.town: Final = town
        self.count: Final = count

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "town": town_word(self.town), "count": self.count}


class BecameMayor(FirstMayor):
    """Somebody has drawn level with the Mayor, or gone past, and takes the office."""

    def __init__(self, seat: Seat, town: int, count: int, former: Seat, theirs: int) -> None:
        super().__init__(seat, town, count)
        self.former: Final = former
        self.theirs: Final = theirs

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "town": town_word(self.town),
            "count": self.count,
            "former": seat_word(self.former),
            "theirs": self.theirs,
        }
