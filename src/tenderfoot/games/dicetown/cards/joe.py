"""Nervous Joe, in two editions."""

from __future__ import annotations

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import JOE
from tenderfoot.games.dicetown.cards.playable import Immediate
from tenderfoot.games.dicetown.choices import NO_AIM, PLAYS_ON
from tenderfoot.games.dicetown.edition import Card
from tenderfoot.games.dicetown.events import CARD_PLAYED, CARD_WASTED
from tenderfoot.games.dicetown.goods.opponents import NameOpponent
from tenderfoot.games.dicetown.goods.purse import gain, give_dollars
from tenderfoot.games.dicetown.prompts import W_SHERIFF
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import answerable


def threaten(s: Town, seat: Seat, victim: Seat) -> None:
    """The victim gives up to four dollars."""
    if give_dollars(s, victim, seat, 4):
        gain(s, seat)


class JoeInOffice(Card):
    """Classic: played in W-SHERIFF on a chosen opponent."""

    def __init__(self) -> None:
        super().__init__("joe", windows=(W_SHERIFF,))

    def options(self, s: Town, seat: Seat) -> list[Choice]:
        return [PLAYS_ON[self.kind][victim] for victim in range(len(s.players)) if victim != seat]

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        threaten(s, seat, aim)


class JoeAtOnce(Immediate):
    """R-20. Revised: at once and compulsory; wasted if no opponent owns a dollar."""

    def __init__(self) -> None:
        super().__init__("joe")

    def strike(self, s: Town, seat: Seat) -> None:
        rich = [victim for victim, p in enumerate(s.players) if victim != seat and p.money]
        if rich:
            s.push(PointAt(seat))
        else:
            s.tell(CARD_WASTED, seat, self.kind)

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        threaten(s, seat, aim)


class PointAt(NameOpponent):
    """Joe is pointed at any opponent."""

    def why(self) -> str:
        return "joe"

    def named(self, s: Town, seat: Seat) -> None:
        s.pop()
        s.tell(CARD_PLAYED, self.seat, JOE, seat)
        answerable(s, self.seat, JOE, seat, NO_AIM)
