"""12.5. The Judge."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.box import CLAIMS, OUT, card_word
from tenderfoot.games.goldriver.cards.card import Action, Applied
from tenderfoot.games.goldriver.cards.concession import Join
from tenderfoot.games.goldriver.choices import JUDGES, SWAPS, refused, value_of
from tenderfoot.games.goldriver.events import SWAPPED
from tenderfoot.games.goldriver.mayors import elections
from tenderfoot.games.goldriver.prompts import JUDGE_OWN, JUDGE_THEIRS
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.worth import cheapest


class Judge(Action):
    """12.5, A38. The taker swaps one of its concessions, of any kind, with one of an opponent."""

    def __init__(self) -> None:
        super().__init__("Judge")

    def usable(self, s: River, seat: Seat) -> bool:
        return s.has_concession(seat) and s.others_have(seat, CLAIMS)

    def play(self, s: River, seat: Seat, card: int) -> None:
        s.push(GiveUp(seat, card))


class GiveUp(Applied):
    """12.5. First the taker says which of its concessions it gives."""

    def run(self, s: River) -> None:
        s.ask(self.seat, JUDGE_OWN, [JUDGES[card] for card in s.concessions(self.seat)])

    def chosen(self, s: River, choice: Choice) -> None:
        s.become(Swap(self.seat, self.card, value_of(choice)))

    def default(self, s: River, ask: Ask) -> Choice:
        return cheapest(s, ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "judge", "not-your-concession")


class Swap(Frame[River]):
    """12.5. Then it says which one it gets; both change owner with what is attached, and nobody pays a fee.

    Lost Mines that wait join for their new owners, the taker's first; then both towns see who is Mayor.
    """

    def __init__(self, seat: Seat, card: int, given: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.given: Final = given

    def pack(self) -> list[int]:
        return [self.seat, self.card, self.given]

    def run(self, s: River) -> None:
        s.ask(self.seat, JUDGE_THEIRS, [SWAPS[card] for card in s.of_others(self.seat, CLAIMS)])

    def chosen(self, s: River, choice: Choice) -> None:
        gained = value_of(choice)
        other = s.where[gained]
        s.become(elections(s))
        s.move(self.given, other)
        s.move(gained, self.seat)
        s.put(self.card, OUT)
        s.tell(SWAPPED, self.seat, self.given, other, gained)
        s.push(Join(other))
        s.push(Join(self.seat))

    def default(self, s: River, ask: Ask) -> Choice:
        return cheapest(s, ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "swap", "not-their-concession")

    def facts(self, s: River) -> Facts:
        return {"card": card_word(self.given)}
