"""The Indians: their die before the mine, the offering at the Town Hall, Smoke Signals at the end."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Choice, Frame
from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import (
    INDIAN,
    PROPERTY_MASK,
    one_of,
    property_kinds_once,
)
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.choices import DECLINE, DEEDS_FROM, RETURNS, Pick
from tenderfoot.games.dicetown.edition import Ledger, Place
from tenderfoot.games.dicetown.indians.die import SPIRITS
from tenderfoot.games.dicetown.known.sight import all_recognise
from tenderfoot.games.dicetown.places.town_hall import TownHall
from tenderfoot.games.dicetown.prompts import OFFERING, W_END
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.events import (
    DIE_CAME_HOME,
    DIE_TAKEN,
    INDIAN_DIE_ROLLED,
    PROPERTY_RETURNED,
)
from tenderfoot.games.dicetown.windows import Window


class Village(Place):
    """7.2. Whoever holds the Indian die since an earlier round rolls it, and carries out its face."""

    def enter(self, s: Town, index: int) -> None:
        seat = s.frontier.die
        if seat == NOBODY:
            return
        face = s.chance.below(keys.indian(s.round), len(INDIAN))
        s.tell(INDIAN_DIE_ROLLED, seat, face)
        SPIRITS[face].bless(s, seat)


class Notches(Ledger):
    """The Indians remember which property cards were obtained in step 7."""

    def note(self, s: Town, uid: int) -> None:
        f = s.frontier.copy()
        f.obtained |= 1 << uid
        s.frontier = f


class HallWithOffering(TownHall):
    """7.8.3, R-50. After all actions of step 7 the first may make an offering; if he does not, the second."""

    def named(self, s: Town, index: int, first: Seat, second: Seat) -> None:
        s.push(Offering(first, second))
        super().named(s, index, first, second)


class Offering(Frame[Town]):
    """D-OFFERING. One property card obtained in this step leaves the game for the Indian die.

    If nobody gives one the die returns to the village. The Peace Pipe is out.
    """

    def __init__(self, seat: Seat, then: Seat) -> None:
        self.seat: Final = seat  # who may give a card now
        self.then: Final = then  # who may if he does not

    def obtained(self, s: Town) -> int:
        """The cards this seat has obtained in this step."""
        p = s.players[self.seat]
        return s.frontier.obtained & (p.deeds | p.laid)

    def run(self, s: Town) -> None:
        if self.seat == NOBODY:
            self.close(s, NOBODY, 0)
            return
        kinds = property_kinds_once(self.obtained(s))
        if kinds:
            s.ask(self.seat, OFFERING, [DECLINE, *[RETURNS[DEEDS_FROM + kind] for kind in kinds]])
        else:
            s.become(Offering(self.then, NOBODY))

    def chosen(self, s: Town, choice: Choice) -> None:
        if choice is DECLINE:
            s.become(Offering(self.then, NOBODY))
            return
        kind = cast(Pick, choice).card - DEEDS_FROM
        returned = one_of(self.obtained(s) & PROPERTY_MASK[kind])
        all_recognise(s, self.seat, returned, 0)
        p = s.players[self.seat]
        p.deeds &= ~returned
        p.laid &= ~returned
        s.seen &= ~returned
        s.tell(PROPERTY_RETURNED, self.seat, kind)
        self.close(s, self.seat, returned)

    def close(self, s: Town, holder: Seat, returned: int) -> None:
        """The step is over: who holds the die now, and which card is out of the game."""
        f = s.frontier.copy()
        if holder == NOBODY and f.die != NOBODY:
            s.tell(DIE_CAME_HOME)
        f.die = holder
        f.returned |= returned
        f.obtained = 0
        f.pipe = NOBODY
        s.frontier = f
        s.pop()

    def pack(self) -> list[int]:
        return [self.seat, self.then]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


class Evening(Place):
    """7.10. Step 9: W-END opens."""

    def enter(self, s: Town, index: int) -> None:
        s.push(Dusk(s.sheriff, (1 << len(s.players)) - 1))


class Dusk(Window):
    """W-END: Smoke Signals."""

    def __init__(self, sheriff: Seat, seats: Seats) -> None:
        super().__init__(W_END, sheriff, seats)

    def rest(self, seats: Seats) -> Window:
        return Dusk(self.sheriff, seats)

    def pack(self) -> list[int]:
        return [self.sheriff, self.seats]


class SmokeSignals(Playable):
    """Take the Indian die, from the village or from another player."""

    def __init__(self) -> None:
        super().__init__("smoke", windows=(W_END,))

    def options(self, s: Town, seat: Seat) -> list[Choice]:
        return [] if s.frontier.die == seat else super().options(s, seat)

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        f = s.frontier.copy()
        f.die = seat
        s.frontier = f
        s.tell(DIE_TAKEN, seat)
