"""When store cards may be played (chapter 9), and how.

Whom a window asks depends on what everybody can see: a seat that is entitled, has a store card in
its hand, and could have one that may be played now. Whoever has none has only one answer, and nobody
can tell. The frame of a window knows what follows when it closes; a card that takes effect puts
another frame in its place.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Ballot, Choice, Frame
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.engine.sorts import NONE
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import STORE_IDS, STORE_KIND, STORE_MASK, WANTED, lowest, uids
from tenderfoot.games.dicetown.choices import NO_AIM, PASS, PASS_ONLY, Play
from tenderfoot.games.dicetown.edition import MOST_PLAYERS
from tenderfoot.games.dicetown.events import CARD_CANCELLED, CARD_PLAYED
from tenderfoot.games.dicetown.goods.piles import put_down
from tenderfoot.games.dicetown.known.sight import all_recognise
from tenderfoot.games.dicetown.prompts import W_WANTED
from tenderfoot.games.dicetown.state import Town


def plays(s: Town, seat: Seat, cards: int) -> list[Choice]:
    """Pass, or play one of these cards of his hand that is not too new; two copies are one answer."""
    held = in_time(s, seat) & cards
    if not held:
        return PASS_ONLY
    options: list[Choice] = [PASS]
    last = -1
    for uid in uids(held):
        kind = STORE_KIND[uid]
        if kind != last:
            options.extend(s.edition.cards[kind].options(s, seat))
        last = kind
    return options


def in_time(s: Town, seat: Seat) -> int:
    """R-56. The store cards of a hand that were in it when the window opened: others wait for a later one.

    Which they are is the owner's secret; whom the window asks does not depend on it.
    """
    p = s.players[seat]
    windows = s.open_windows() if p.new else 0
    if not 0 < windows <= len(p.new):
        return p.store
    return p.store & ~p.new[windows - 1]


def too_new(s: Town, seat: Seat, cards: int, choice: Choice) -> Illegal | None:
    """Why one of these cards cannot be played although he holds it; None if that is not the reason."""
    if not isinstance(choice, Play):
        return None
    held = s.players[seat].store & cards & STORE_MASK[choice.kind]
    return Illegal("too-new", choice.facts()) if held and not held & in_time(s, seat) else None


_ORDERS: Final = [
    [[(sheriff + k) % seats for k in range(1, seats + 1)] for sheriff in range(seats)]
    for seats in range(MOST_PLAYERS + 1)
]


def priority(sheriff: Seat, seats: int) -> list[Seat]:
    """R-01. Left of the Sheriff first, clockwise, the Sheriff last; shared, never changed."""
    return _ORDERS[seats][sheriff]


class May(Frame[Town]):
    """9.2. A window with one entitled player is just his decision: pass, or play a card and decide again."""

    def __init__(self, window: int, seat: Seat) -> None:
        self.window: Final = window
        self.seat: Final = seat

    def cards(self, s: Town) -> int:
        """The cards of this window, but for those that everybody knows to be in the discard pile."""
        return s.edition.windows[self.window] & ~s.played

    def run(self, s: Town) -> None:
        cards = self.cards(s)
        store = s.players[self.seat].store
        # A pass that the engine would give at once need not be asked for: nobody could tell.
        if cards & store or (cards and store and s.patient):
            s.ask(self.seat, self.window, plays(s, self.seat, cards))
        else:
            self.passed(s)

    def chosen(self, s: Town, choice: Choice) -> None:
        if choice is PASS:
            self.passed(s)
        else:
            play_card(s, self.seat, cast(Play, choice))

    def is_window(self) -> bool:
        return True

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        return too_new(s, ask.seat, self.cards(s), choice) or super().refusal(s, ask, choice)

    def passed(self, s: Town) -> None:
        """The window is over: go on."""
        s.pop()

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


class Window(Ballot[Town]):
    """R-01. Every entitled player answers at once; the answers are read in priority order.

    The first that plays a card is heard, then the window goes on from him; those before him have passed
    and there is no second lap. An answer thus means: this, if everybody before me passes.
    """

    def __init__(self, window: int, sheriff: Seat, seats: Seats) -> None:
        self.window: Final = window
        self.sheriff: Final = sheriff  # when the window opened: the order is fixed
        self.seats: Final = seats  # still entitled

    def cards(self, s: Town) -> int:
        """The cards of this window, but for those that everybody knows to be in the discard pile."""
        return s.edition.windows[self.window] & ~s.played

    def polled(self, s: Town) -> Seats:
        """Who could have a card for this window, as far as anybody can see."""
        if not self.cards(s):
            return 0
        seats = 0
        for seat, p in enumerate(s.players):
            if p.store and self.seats >> seat & 1:
                seats |= 1 << seat
        return seats

    def is_window(self) -> bool:
        return True

    def run(self, s: Town) -> None:
        cards = self.cards(s)
        # Passes that the engine would give at once need not be asked for: nobody could tell.
        if not s.patient and not holders(s, cards) & self.seats:
            self.closed(s)
            return
        polled = self.polled(s)
        if not polled:
            self.closed(s)
            return
        for seat in priority(self.sheriff, len(s.players)):
            if polled >> seat & 1:
                s.ask(seat, self.window, plays(s, seat, cards))

    def opened(self, s: Town, answers: dict[Seat, list[Choice]]) -> None:
        seats = self.seats
        for seat in priority(self.sheriff, len(s.players)):
            if seat in answers and answers[seat][0] is not PASS:
                self.heard(s, seat, seats, cast(Play, answers[seat][0]))
                return
            seats &= ~(1 << seat)
        self.closed(s)

    def heard(self, s: Town, seat: Seat, seats: Seats, choice: Play) -> None:
        """This seat plays, and the window goes on from it."""
        rest = self.rest(seats)
        s.become(rest)
        play_card(s, seat, choice)

    def default(self, s: Town, ask: Ask) -> Choice:
        return PASS

    def refusal(self, s: Town, ask: Ask, choice: Choice) -> Illegal:
        return too_new(s, ask.seat, self.cards(s), choice) or super().refusal(s, ask, choice)

    def rest(self, seats: Seats) -> Window:
        """The same window with fewer seats."""
        raise NotImplementedError

    def closed(self, s: Town) -> None:
        """Everybody has passed: go on."""
        s.pop()


def holders(s: Town, cards: int) -> Seats:
    """Who holds one of these cards."""
    seats = 0
    for seat, p in enumerate(s.players):
        if p.store & cards:
            seats |= 1 << seat
    return seats


def play_card(s: Town, seat: Seat, choice: Play) -> None:
    """9.1, R-38. PLAY: the card leaves the hand and is public; Wanted may stop it; then it takes effect.

    It lies on the discard pile before anything else happens.
    """
    p = s.players[seat]
    uid = lowest(in_time(s, seat) & STORE_MASK[choice.kind])
    all_recognise(s, seat, 0, 1 << uid)
    p.store &= ~(1 << uid)
    put_down(s, uid)
    if choice.also == NO_AIM:
        s.tell(CARD_PLAYED, seat, choice.kind, choice.aim)
    else:
        s.tell(CARD_PLAYED, seat, choice.kind, NONE, choice.aim, choice.also)
    answerable(s, seat, choice.kind, choice.aim, choice.also)


def answerable(s: Town, seat: Seat, kind: int, aim: int, also: int) -> None:
    """9.1. A card lies open: it takes effect unless an opponent cancels it."""
    s.push(Effect(seat, kind, aim, also=also))
    others = (1 << len(s.players)) - 1 & ~(1 << seat)
    s.push(Cancel(s.sheriff, others, seat, kind=kind))


class Effect(Frame[Town]):
    """9.1. The effect of the card happens now."""

    def __init__(self, seat: Seat, kind: int, aim: int, also: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.aim: Final = aim
        self.also: Final = also

    def run(self, s: Town) -> None:
        s.pop()
        s.edition.cards[self.kind].play(s, self.seat, self.aim, self.also)

    def pack(self) -> list[int]:
        return [self.seat, self.kind, self.aim, self.also]


class Cancel(Window):
    """R-15. W-WANTED: every other player may cancel the card just played; Wanted itself is never answered."""

    def __init__(self, sheriff: Seat, seats: Seats, player: Seat, kind: int) -> None:
        super().__init__(W_WANTED, sheriff, seats)
        self.player: Final = player
        self.kind: Final = kind

    def heard(self, s: Town, seat: Seat, seats: Seats, choice: Play) -> None:
        p = s.players[seat]
        uid = lowest(p.store & STORE_MASK[WANTED])
        p.store &= ~(1 << uid)
        put_down(s, uid)
        s.tell(CARD_CANCELLED, seat, self.kind, self.player)
        s.pop()
        s.pop()  # the effect below does not happen
        s.edition.cards[self.kind].cancelled(s, self.player)

    def pack(self) -> list[int]:
        return [self.sheriff, self.seats, self.player, self.kind]

    def facts(self, s: Town) -> Facts:
        return {"player": seat_word(self.player), "card": "card:" + STORE_IDS[self.kind]}
