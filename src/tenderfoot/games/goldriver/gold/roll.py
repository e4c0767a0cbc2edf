"""14.1. The dice of a round."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver import keys
from tenderfoot.games.goldriver.box import POST_OFFICE, SEATS, roll
from tenderfoot.games.goldriver.choices import DICE_COUNTS, DIE_FACES, value_of
from tenderfoot.games.goldriver.events import ONE_DIE_ROLLED, ROLLED
from tenderfoot.games.goldriver.gold.production import Production, yields
from tenderfoot.games.goldriver.prompts import DIE, POST
from tenderfoot.games.goldriver.state import River


class PostOffice(Frame[River]):
    """S10, 13.4, A37. The winner rolls; if it owns the Post Office it may roll one die only.

    A37: however it has won, and also if it has taken the Post Office in this very round.
    """

    def __init__(self, winner: Seat) -> None:
        self.winner: Final = winner

    def pack(self) -> list[int]:
        return [self.winner]

    def run(self, s: River) -> None:
        if s.where[POST_OFFICE] == self.winner:
            s.ask(self.winner, POST, DICE_COUNTS)
        else:
            self.roll(s, 2)

    def chosen(self, s: River, choice: Choice) -> None:
        self.roll(s, value_of(choice))

    def roll(self, s: River, dice: int) -> None:
        """14.1. Two dice, or one and the choice of the other."""
        faces = s.chance.numbers(keys.production(s.round), 6, dice)
        if dice == 1:
            s.tell(ONE_DIE_ROLLED, self.winner, faces[0] + 1)
            s.become(OtherDie(self.winner, faces[0] + 1))
        else:
            harvest(s, self.winner, faces[0] + 1, faces[1] + 1)


class OtherDie(Frame[River]):
    """13.4, A36. Having seen the die, the winner chooses the other; both count, for total and doubles."""

    def __init__(self, winner: Seat, face: int) -> None:
        self.winner: Final = winner
        self.face: Final = face

    def pack(self) -> list[int]:
        return [self.winner, self.face]

    def run(self, s: River) -> None:
        s.ask(self.winner, DIE, DIE_FACES)

    def chosen(self, s: River, choice: Choice) -> None:
        harvest(s, self.winner, self.face, value_of(choice))

    def facts(self, s: River) -> Facts:
        return {"dice": f"dice:{self.face}"}

    def outlook(self, s: River, seat: Seat, choice: Choice) -> Facts:
        other = value_of(choice)
        return {"total": self.face + other, "gain": yields(s, self.face, other)[seat]}


def harvest(s: River, winner: Seat, first: int, second: int) -> None:
    """S11. These are the dice."""
    s.tell(ROLLED, winner, roll(first, second))
    s.become(Production(winner, first, second))


POST_OFFICES: Final = [PostOffice(seat) for seat in range(SEATS)]
