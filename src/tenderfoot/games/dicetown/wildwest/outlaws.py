"""Outlaws: recruited at the Saloon, used before a throw (T1 of 6.1, 7.6.3)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Ballot, Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import DICE, OUTLAW_FACE, uids
from tenderfoot.games.dicetown.choices import DOES, DONE
from tenderfoot.games.dicetown.edition import Action, Muster
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.hand.dice import ONE, size
from tenderfoot.games.dicetown.prompts import OUTLAW, OUTPICK, W_RECRUIT
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.choices import ENLISTS, USES, PickOutlaw, Use
from tenderfoot.games.dicetown.wildwest.events import NOBODY_TO_RECRUIT, OUTLAW_RECRUITED, OUTLAW_USED
from tenderfoot.games.dicetown.windows import May


class Posse(Muster):
    """R-29. Outlaws may be used before any throw, the last included."""

    def before_throw(self, s: Town) -> None:
        s.push(CallOutlaws())


class CallOutlaws(Ballot[Town]):
    """R-30. T1: everybody with loose dice and recruited Outlaws says in secret which he uses now.

    Each sets one or two loose dice to its face, free of charge, and is wanted at once.
    """

    def run(self, s: Town) -> None:
        for seat in range(len(s.players)):
            if s.frontier.recruited[seat] and size(s.players[seat].kept) < DICE:
                s.ask(seat, OUTLAW, self.answers(s, seat, []))
        if not s.asks:
            s.pop()

    def answers(self, s: Town, seat: Seat, said: list[Choice]) -> list[Choice]:
        """The Outlaws he may still use, in the order of their cards, with the dice he has left."""
        loose = DICE - size(s.players[seat].kept)
        last = -1
        for choice in said:
            use = cast(Use, choice)
            loose -= use.count
            last = use.outlaw
        left = [outlaw for outlaw in uids(s.frontier.recruited[seat]) if outlaw > last]
        return [DONE, *[USES[outlaw][n] for outlaw in left for n in (1, 2) if n <= loose]]

    def further(self, s: Town, seat: Seat, said: list[Choice]) -> Ask | None:
        if said[-1] is DONE:
            return None
        options = self.answers(s, seat, said)
        return Ask(seat, OUTLAW, options) if len(options) > 1 else None

    def opened(self, s: Town, answers: dict[Seat, list[Choice]]) -> None:
        f = s.frontier.copy()
        for seat, said in answers.items():
            for choice in said:
                if choice is not DONE:
                    use = cast(Use, choice)
                    s.players[seat].kept += use.count * ONE[OUTLAW_FACE[use.outlaw]]
                    f.recruited[seat] &= ~(1 << use.outlaw)
                    f.wanted |= 1 << use.outlaw
                    s.tell(OUTLAW_USED, seat, use.outlaw, use.count)
        s.frontier = f
        s.pop()


class Recruit(Action):
    """7.6.3. He takes the top Outlaw of the pile; it lies open before him and cannot be stolen."""

    def __init__(self) -> None:
        super().__init__(DOES["recruit"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        if s.frontier.outlaws:
            s.push(Hire(seat))
        else:
            s.tell(NOBODY_TO_RECRUIT, seat)


class Hire(May):
    """W-RECRUIT: with Desperado he looks through the pile first."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(W_RECRUIT, seat)

    def passed(self, s: Town) -> None:
        s.pop()
        enlist(s, self.seat, s.frontier.outlaws[-1], picked=False)

    def pack(self) -> list[int]:
        return [self.seat]


class Desperados(Frame[Town]):
    """D-OUTPICK. Any Outlaw of the pile, which is shuffled afterwards."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        # Everybody can work out who is in the pile; the question lists them as printed.
        s.ask(self.seat, OUTPICK, [ENLISTS[outlaw] for outlaw in sorted(s.frontier.outlaws)])

    def chosen(self, s: Town, choice: Choice) -> None:
        s.pop()
        enlist(s, self.seat, cast(PickOutlaw, choice).outlaw, picked=True)
        f = s.frontier.copy()
        f.shuffles += 1
        f.outlaws = s.chance.shuffled(keys.outlaws(f.shuffles), f.outlaws[::-1])[::-1]
        s.frontier = f

    def default(self, s: Town, ask: Ask) -> Choice:
        return ENLISTS[s.frontier.outlaws[-1]]

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


def enlist(s: Town, seat: Seat, outlaw: int, *, picked: bool) -> None:
    """An Outlaw of the pile joins this seat."""
    f = s.frontier.copy()
    f.outlaws.remove(outlaw)
    f.recruited[seat] |= 1 << outlaw
    s.frontier = f
    gain(s, seat)
    s.tell(OUTLAW_RECRUITED, seat, outlaw, int(picked))
