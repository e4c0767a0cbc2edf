"""12.10, 12.11. Gold! and Wagon: cards that are attached to a concession."""

from __future__ import annotations

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts
from tenderfoot.games.goldriver.box import card_word
from tenderfoot.games.goldriver.cards.card import Action, Applied
from tenderfoot.games.goldriver.choices import ATTACHES, refused, value_of
from tenderfoot.games.goldriver.events import ATTACHED
from tenderfoot.games.goldriver.prompts import ATTACH
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.worth import dearest


class Lasso(Action):
    """12.10, 12.11, A28. Gold! lets a concession produce on 4 as well; a Wagon adds two nuggets to it.

    A28: any concession will do, of the river, Ghost or Lost as well.
    """

    def __init__(self) -> None:
        super().__init__("lasso")

    def usable(self, s: River, seat: Seat) -> bool:
        return s.has_concession(seat)

    def play(self, s: River, seat: Seat, card: int) -> None:
        s.push(Attach(seat, card))


class Attach(Applied):
    """12.10, A16. The taker binds the card to one of its concessions for good.

    A16: it follows that concession to other owners and out of the game; any number may hang on one.
    """

    def run(self, s: River) -> None:
        s.ask(self.seat, ATTACH, [ATTACHES[card] for card in s.concessions(self.seat)])

    def chosen(self, s: River, choice: Choice) -> None:
        concession = value_of(choice)
        s.tie(self.card, concession)
        s.put(self.card, self.seat)
        s.tell(ATTACHED, self.seat, self.card, concession)
        s.pop()

    def default(self, s: River, ask: Ask) -> Choice:
        return dearest(s, ask.options)

    def refusal(self, s: River, ask: Ask, choice: Choice) -> Illegal:
        return refused(choice, "attach", "not-your-concession")

    def facts(self, s: River) -> Facts:
        return {"card": card_word(self.card)}
