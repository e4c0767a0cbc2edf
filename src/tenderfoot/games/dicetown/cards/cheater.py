"""Professional Cheater."""

from __future__ import annotations

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import FACES
from tenderfoot.games.dicetown.choices import CHEATS
from tenderfoot.games.dicetown.edition import Card
from tenderfoot.games.dicetown.events import DIE_TURNED
from tenderfoot.games.dicetown.hand.dice import ONE, count
from tenderfoot.games.dicetown.prompts import W_CHEAT
from tenderfoot.games.dicetown.state import Town


class Cheater(Card):
    """R-07. Turn any one of your kept dice to any face."""

    def __init__(self) -> None:
        super().__init__("cheater", copies=2, windows=(W_CHEAT,))

    def options(self, s: Town, seat: Seat) -> list[Choice]:
        kept = s.players[seat].kept
        faces = range(len(FACES))
        return [CHEATS[old][new] for old in faces if count(kept, old) for new in faces if new != old]

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        s.players[seat].kept += ONE[also] - ONE[aim]
        s.tell(DIE_TURNED, seat, aim, also)
