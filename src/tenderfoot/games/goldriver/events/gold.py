"""What is told of dice, gold and points (14, 17, 18)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Event
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.goldriver.box import card_word, cards_word
from tenderfoot.games.goldriver.events.shapes import BySeat, WithCard
from tenderfoot.games.goldriver.poker import CATEGORIES


class OneDieRolled(BySeat):
    """Post Office: one die is rolled, the other will be set."""

    def __init__(self, seat: Seat, face: int) -> None:
        super().__init__(seat)
        self.face: Final = face

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "dice": f"dice:{self.face}"}


class Rolled(BySeat):
    """The dice of a round."""

    def __init__(self, seat: Seat, first: int, second: int) -> None:
        super().__init__(seat)
        self.first: Final = first
        self.second: Final = second

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "dice": f"dice:{self.first} {self.second}",
            "total": self.first + self.second,
            "doubles": "yes" if self.first == self.second else "no",
        }


class Produced(BySeat):
    """What the concessions of one player yield on a roll."""

    def __init__(self, seat: Seat, cards: list[int], amount: int) -> None:
        super().__init__(seat)
        self.cards: Final = cards
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "cards": cards_word(self.cards), "amount": self.amount}


class NothingProduced(Event):
    """Nobody has a concession that produces on this roll."""


class Exploded(WithCard):
    """A mine blows up on its danger number."""


class GhostGiven(WithCard):
    """A Ghost Mine that has produced goes to another player."""

    def __init__(self, seat: Seat, card: int, to: Seat) -> None:
        super().__init__(seat, card)
        self.to: Final = to

    def facts(self) -> Facts:
        return {"seat": seat_word(self.seat), "card": card_word(self.card), "to": seat_word(self.to)}


class GameEnded(Event):
    """The deck cannot fill another row."""

    def __init__(self, rounds: int) -> None:
        self.rounds: Final = rounds

    def facts(self) -> Facts:
        return {"rounds": self.rounds}


class PokerWon(BySeat):
    """One of the best poker hands, and its share of the bonus."""

    def __init__(self, seat: Seat, category: int, amount: int) -> None:
        super().__init__(seat)
        self.category: Final = category
        self.amount: Final = amount

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "hand": "hand:" + CATEGORIES[self.category],
            "amount": self.amount,
        }


class Scored(BySeat):
    """The points of one player, part by part."""

    def __init__(
        self, seat: Seat, nuggets: int, concessions: int, mayors: int, bank: int, poker: int
    ) -> None:
        super().__init__(seat)
        self.nuggets: Final = nuggets
        self.concessions: Final = concessions
        self.mayors: Final = mayors
        self.bank: Final = bank
        self.poker: Final = poker

    def total(self) -> int:
        """All of it."""
        return self.nuggets + self.concessions + self.mayors + self.bank + self.poker

    def facts(self) -> Facts:
        return {
            "seat": seat_word(self.seat),
            "nuggets": self.nuggets,
            "concessions": self.concessions,
            "mayors": self.mayors,
            "bank": self.bank,
            "poker": self.poker,
            "total": self.total(),
        }


class Won(BySeat):
    """The most points; those who are level share the victory."""

    def __init__(self, seat: Seat, points: int, shared: bool) -> None:
        super().__init__(seat)
        self.points: Final = points
        self.shared: Final = shared

    def facts(self) -> Facts:
        shared = "yes" if self.shared else "no"
        return {"seat": seat_word(self.seat), "points": self.points, "shared": shared}
