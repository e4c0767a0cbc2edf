"""Phase I: building a hand of five dice, throw by throw (chapter 6)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Ballot, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import choices, keys
from tenderfoot.games.dicetown.box import BRUTE, DICE, FACES, STORE_MASK, one_of
from tenderfoot.games.dicetown.choices import PLAYS, Play
from tenderfoot.games.dicetown.events import HANDS_FINISHED, KEPT, ROLLED, THROW_BEGAN
from tenderfoot.games.dicetown.hand.dice import pack, size, within
from tenderfoot.games.dicetown.hand.keeps import dear_keep, keeps, plain_keep, settlements
from tenderfoot.games.dicetown.hand.price import price
from tenderfoot.games.dicetown.known.sight import all_recognise
from tenderfoot.games.dicetown.prompts import KEEP, SETTLE, W_CHEAT
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import Window, play_card, priority

_BRUTES: Final = STORE_MASK[BRUTE]
_SEVERAL: Final = 2


class Throw(Frame[Town]):
    """6.1. One throw: Outlaws, roll, choice, reveal and payment, Cheaters, check."""

    def __init__(self, throw: int, last: int) -> None:
        self.throw: Final = throw
        self.last: Final = last

    def run(self, s: Town) -> None:
        s.tell(THROW_BEGAN, self.throw, self.last)
        s.become(Check(self.throw, self.last))
        s.push(Roll(self.throw, self.last))
        s.edition.muster.before_throw(s)

    def pack(self) -> list[int]:
        return [self.throw, self.last]


class Roll(Frame[Town]):
    """T2. Every player rolls all his loose dice, in secret. In the last throw all of them are kept, free."""

    def __init__(self, throw: int, last: int) -> None:
        self.throw: Final = throw
        self.last: Final = last

    def run(self, s: Town) -> None:
        seats = 0
        drawn: list[int] = []
        for seat, p in enumerate(s.players):
            loose = DICE - size(p.kept)
            if loose:
                drawn = drawn or self.draw(s)
                p.rolled = pack(drawn[DICE * seat : DICE * seat + loose])
                seats |= 1 << seat
                s.tell(ROLLED, seat, p.rolled)
        s.become(Pay(s.sheriff, seats, 0, free=seats) if self.last else Choose())
        if self.last:
            lift_all(s)

    def draw(self, s: Town) -> list[int]:
        """Five faces for each seat, whoever throws; nobody ever sees those of dice that stay."""
        return s.chance.numbers(keys.dice(s.round, self.throw), len(FACES), DICE * len(s.players))

    def pack(self) -> list[int]:
        return [self.throw, self.last]


def lift_all(s: Town) -> None:
    """T3. In the last throw nobody chooses: every rolled die is shown."""
    for p in s.players:
        p.shown = p.rolled
        p.rolled = 0


class Choose(Ballot[Town]):
    """R-31. T3: everybody who rolled chooses in secret which dice to keep; then all cups are lifted together.

    The dice that are not kept are never shown.
    """

    def run(self, s: Town) -> None:
        for seat, p in enumerate(s.players):
            if p.rolled:
                s.ask(seat, KEEP, keeps(p.rolled, p.money, p.store & _BRUTES != 0))
        if not s.asks:
            s.pop()

    def opened(self, s: Town, answers: dict[Seat, list[Choice]]) -> None:
        seats = 0
        brutes = 0
        for seat, said in answers.items():
            p = s.players[seat]
            choice = cast(choices.Keep, said[0])
            p.shown = choice.dice
            p.rolled = 0
            seats |= 1 << seat
            if choice.brute:
                brutes |= 1 << seat
                show_brute(s, seat)
        s.become(Pay(s.sheriff, seats, brutes, free=0))

    def veiled(self, s: Town) -> bool:
        """Whoever has no money keeps one die: whether his loose dice are alike only he can see."""
        return any(not p.money and size(p.rolled) > 1 for p in s.players)

    def default(self, s: Town, ask: Ask) -> Choice:
        p = s.players[ask.seat]
        return plain_keep(p.rolled, p.kept)

    def outlook(self, s: Town, seat: Seat, choice: Choice) -> Facts:
        return {"left": s.players[seat].money - cast(choices.Keep, choice).price}

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        p = s.players[ask.seat]
        if not isinstance(choice, choices.Keep):
            return super().refusal(s, ask, choice)
        if choice.brute and not p.store & _BRUTES:
            return Illegal("no-brute", choice.facts())
        if choice.brute and choice.count < _SEVERAL:
            return Illegal("brute-needs-two", choice.facts())
        if not within(choice.dice, p.rolled):
            return Illegal("not-rolled", choice.facts())
        return Illegal("cannot-pay", {"price": choice.price, "money": p.money})


def show_brute(s: Town, seat: Seat) -> None:
    """T4. A Brute lies open with the dice until its turn comes: everybody knows who still holds one."""
    shown = one_of(s.players[seat].store & _BRUTES)
    all_recognise(s, seat, 0, shown)
    for other, p in enumerate(s.players):
        if other != seat:
            p.knows_store |= shown


class Pay(Frame[Town]):
    """T4. The Brutes that were shown are played in priority order; then all prices are paid to the
    stagecoach at once and the dice shown become kept.
    """

    def __init__(self, sheriff: Seat, seats: Seats, brutes: Seats, free: Seats) -> None:
        self.sheriff: Final = sheriff
        self.seats: Final = seats  # who rolled
        self.brutes: Final = brutes  # whose Brute is still to be played
        self.free: Final = free  # who pays nothing

    def run(self, s: Town) -> None:
        if not self.brutes:
            self.settle(s)
            return
        order = priority(self.sheriff, len(s.players))
        seat = next(iter([seat for seat in order if self.brutes >> seat & 1]))
        s.become(Pay(self.sheriff, self.seats, brutes=self.brutes & ~(1 << seat), free=self.free))
        play_card(s, seat, cast(Play, PLAYS[BRUTE]))

    def settle(self, s: Town) -> None:
        """T4.3, T4.4. Everybody pays, and the dice are kept."""
        revealed = 0
        for seat, p in enumerate(s.players):
            if self.seats >> seat & 1:
                shown = p.shown
                n = size(shown)
                free = self.free >> seat & 1
                cost = 0 if free else price(n)
                p.money -= cost
                s.stagecoach += cost
                p.kept += shown
                s.tell(KEPT, seat, shown, n, cost, free)
                if n:
                    revealed |= 1 << seat
        s.pop()
        s.push(Cheat(s.sheriff, revealed))

    def pack(self) -> list[int]:
        return [self.sheriff, self.seats, self.brutes, self.free]


class Settle(Frame[Town]):
    """R-06. The owner of a cancelled Brute keeps one die or more of those shown, and pays for what stays."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        p = s.players[self.seat]
        s.ask(self.seat, SETTLE, settlements(p.shown, p.money))

    def chosen(self, s: Town, choice: Choice) -> None:
        s.players[self.seat].shown = cast(choices.Keep, choice).dice
        s.pop()

    def default(self, s: Town, ask: Ask) -> Choice:
        p = s.players[self.seat]
        return dear_keep(p.shown, p.money)

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        p = s.players[self.seat]
        if not isinstance(choice, choices.Keep) or not within(choice.dice, p.shown):
            return super().refusal(s, ask, choice)
        return Illegal("cannot-pay", {"price": choice.price, "money": p.money})

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


class Cheat(Window):
    """T5. W-CHEAT: everybody who showed a die in this throw may turn one of his kept dice with a Cheater."""

    def __init__(self, sheriff: Seat, seats: Seats) -> None:
        super().__init__(W_CHEAT, sheriff, seats)

    def rest(self, seats: Seats) -> Window:
        return Cheat(self.sheriff, seats)

    def pack(self) -> list[int]:
        return [self.sheriff, self.seats]


class Check(Frame[Town]):
    """R-28. T6: when somebody has five dice the others throw once more; when all have, the hands are built.

    It is judged here, after payments and Cheaters.
    """

    def __init__(self, throw: int, last: int) -> None:
        self.throw: Final = throw
        self.last: Final = last

    def run(self, s: Town) -> None:
        complete = 0
        for seat, p in enumerate(s.players):
            p.shown = 0
            if size(p.kept) == DICE:
                complete |= 1 << seat
        if complete == (1 << len(s.players)) - 1:
            s.pop()
            return
        if complete:
            s.tell(HANDS_FINISHED, complete)
        s.become(Throw(self.throw + 1, 1 if complete else 0))

    def pack(self) -> list[int]:
        return [self.throw, self.last]
