"""The contract between the rules of a game and everything that plays it. Read this file first.

A game is a `State` (what lies on the table), a stack of `Frame`s (what the rulebook still has to
do), and the `Ask`s now open (who must decide what, with every legal answer). There is no "current
player": one seat asked is a turn, several asked at once is a secret simultaneous choice, and a
reaction window is a frame that asks before the frame under it runs.

    state = dicetown.new_game({"edition": "revised", "players": 4}, seed)
    while state.frames:
        ask = waiting(state)[0]
        decide(state, ask.seat, ask.options[0])

Ten names are all that anybody outside the rules needs. Six are here or beside this file: `Choice`,
`Ask`, `Frame`, `State`, `decide`, and `Record` (record.py). Four each game gives in its
`__init__.py`: `new_game`, `view`, `determinize`, `scores`. Everything else is a convenience.

Rules never call a player. They `ask`, and stop; `decide` brings the answer and plays on to the next
question. The rules of a game say `push`, `become`, `pop`, `ask` and `tell`, and nothing else of this
file. Five promises keep frames honest; `laws.py` checks each of them:

1. A frame never changes. To go on, the state `become`s another one. So clones share frames.
2. A frame is public: seats, places, amounts; never a card that somebody may not see. A card on its
   way lies in a zone of the state. So a view can carry the stack, and a world can be rebuilt from it.
3. A `run` that asks does nothing else. Rolling and asking are two frames. So a question can be put
   again, after loading or imagining, without rolling twice.
4. No question has more than about two hundred answers. A compound decision is several small ones.
5. Whom a frame asks depends on public facts only. A seat that has one answer is answered by the
   engine; nobody can tell that from a seat that thought quickly. So being asked tells nothing.

There are two ways to ask. A `Frame` asks one seat, and `chosen` goes on. A `Ballot` asks several at
once, under seal: the answers wait in `sealed`, shown to nobody, and `opened` gets all of them
together; the order in which they came is of no effect. A sealed answer may need several small
questions (an offer: dollars, then nuggets, then cards). After each of them `further` may put another
private question to the same seat while the others are still answering: only the whole is revealed,
and nobody sees how many questions it took. Until then the seat may take its answers back (`retract`).

Rules know no time, but time can tell who holds a card: a window that nobody can use closes at once, and so
does a question about cards that are alike. Where that matters (a server) the state is `patient`: it stops at
every window and every `veiled` question, and `go_on` closes it.
"""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.events import Event, Row, told
from tenderfoot.engine.seats import EVERYONE, Seat, Seats
from tenderfoot.engine.sorts import NONE
from tenderfoot.engine.words import Facts, seat_word


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One thing a seat may decide; subclasses name it.

    `key` is the choice as a number, for equality, hashing and the edges of search trees; it is unique
    within a game. `text` is the choice as written in a record: a verb, then its words ("keep 9 9 Q",
    "name 2", "take dynamite"). Choices never change; games make each of them once and share it.
    `number` is its place among all choices of its game (`Game.choices`), -1 for one that nobody lists.

    >>> from tenderfoot.games import goldriver
    >>> bid = goldriver.new_game({"players": 2}, b"a seed").asks[0].options[3]
    >>> bid, bid.verb(), bid.write()
    (bid 3, 'bid', 'bid 3')
    """

    number: i64 = -1

    def __init__(self, key: int, text: str) -> None:
        self.key: Final = key
        self.text: Final = text

    def write(self) -> str:
        """The choice in the notation of records."""
        return self.text

    def facts(self) -> Facts:
        """What it points at, for sentences and screens (`choice-<verb>` in the catalogues)."""
        return {}

    def verb(self) -> str:
        """The first word of its notation."""
        return self.text.split(" ", 1)[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and other.key == self.key

    def __hash__(self) -> int:
        return self.key

    def __repr__(self) -> str:
        return self.text


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Ask:
    """A question to one seat, with every legal answer in a fixed order: the only legality there is.

    `prompt` says which question it is, a constant of the game (its name and kind: `Game.prompts`).

    >>> from tenderfoot.games import goldriver
    >>> ask = goldriver.new_game({"players": 2}, b"a seed").asks[1]
    >>> ask.seat, len(ask.options), ask.written("bid 4"), ask.written("bid 99")
    (1, 16, bid 4, None)
    >>> goldriver.GAME.prompt(ask).name
    'bid2'
    """

    def __init__(self, seat: Seat, prompt: int, options: list[Choice]) -> None:
        self.seat: Final = seat
        self.prompt: Final = prompt
        self.options: Final = options

    def option(self, choice: Choice) -> Choice | None:
        """The option equal to this choice. Choices are shared, so most are found by identity."""
        for option in cast("list[object]", self.options):  # only identity is looked at, no type
            if option is choice:
                return choice
        return self.keyed(choice.key)

    def keyed(self, key: int) -> Choice | None:
        """The option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def written(self, text: str) -> Choice | None:
        """The option written like this."""
        for option in self.options:
            if option.text == text:
                return option
        return None

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {' / '.join([option.text for option in self.options])}>"


S = TypeVar("S", bound="State")
# What is open is replaced, never changed: so copies and drivers share it, these two most of the time.
NOBODY_ASKED: Final[list[Ask]] = []
NOTHING_SEALED: Final[dict[Seat, list[Choice]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One rule of the rulebook, waiting to be carried out. Immutable, public, made of integers.

    >>> from tenderfoot.games import goldriver
    >>> state = goldriver.new_game({"players": 2}, b"a seed")
    >>> [type(frame).__name__ for frame in state.frames]  # the last is carried out first
    ['Rounds', 'SealedBids']
    """

    def run(self, s: S) -> None:
        """Carry the rule out up to the next question: pop, become, push, or ask one seat."""
        raise NotImplementedError

    def chosen(self, s: S, choice: Choice) -> None:
        """Go on: the seat asked has answered."""
        raise NotImplementedError

    def answered(self, s: S, ask: Ask, option: Choice) -> bool:
        """The engine brings an answer; whether the rules go on."""
        s.asks = NOBODY_ASKED
        self.chosen(s, option)
        return True

    def forced(self, s: S) -> bool:
        """The engine answers where there is no choice: that is no decision. Whether the rules go on."""
        ask = s.asks[0]
        if len(ask.options) > 1 or (s.patient and self.veiled(s)):
            return False
        return self.answered(s, ask, ask.options[0])

    def pack(self) -> list[int]:
        """The arguments this frame was made with."""
        return []

    def default(self, s: S, ask: Ask) -> Choice:
        """The answer of a seat that has left or run out of time."""
        return ask.options[0]

    def is_window(self) -> bool:
        """Whether it is a window for reactions: a place where time must not tell who could react."""
        return False

    def veiled(self, s: S) -> bool:
        """Whether only what is hidden decides if there is a choice: a patient game stops all the same."""
        return self.is_window()

    def refusal(self, s: S, ask: Ask, choice: Choice) -> Illegal:
        """Why this choice is not among the options, as exactly as the rule can say."""
        return Illegal("not-offered", {"choice": choice.write()})

    def facts(self, s: S) -> Facts:
        """What its question is about, for the sentence of the prompt."""
        return {}

    def outlook(self, s: S, seat: Seat, choice: Choice) -> Facts:
        """What an answer leads to, as far as the seat that gives it can know: so no screen counts it."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ballot(Frame[S]):
    """A rule that asks several seats at once, under seal."""

    def further(self, s: S, seat: Seat, said: list[Choice]) -> Ask | None:
        """The next private question to a seat that has said this much; None when its answer is whole."""
        return None

    def opened(self, s: S, answers: dict[Seat, list[Choice]]) -> None:
        """Go on: every seat asked has answered; they stand in the order in which they were asked."""
        raise NotImplementedError

    def answered(self, s: S, ask: Ask, option: Choice) -> bool:
        _seal(s, self, ask, option)
        return self._closes(s)

    def forced(self, s: S) -> bool:
        _answer_forced(s, self, EVERYONE)
        return self._closes(s)

    def _closes(self, s: S) -> bool:
        """Open the answers if all are there and nothing must wait."""
        if len(s.sealed) < len(s.asks) or (s.patient and self.veiled(s)):
            return False
        return _open(s, self)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """What every game has; each adds its table, `copy`, and nothing that is a rule.

    >>> from tenderfoot.games import dicetown
    >>> state = dicetown.new_game({"players": 3}, b"a seed")
    >>> [ask.seat for ask in state.asks], state.sealed
    ([0, 1, 2], {})
    >>> twin = state.copy()
    >>> decide(twin, 0, twin.asks[0].options[0])
    False
    >>> twin.sealed, state.sealed
    ({0: [keep none]}, {})
    """

    # Interpreted, fields are found quickly while an object has fewer than thirty; slots do not count.
    __slots__ = ("asks", "chance", "frames", "log", "patient", "sealed", "whole")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.frames: list[Frame[Any]] = []
        self.asks = NOBODY_ASKED  # one for each seat asked; a further question takes its place
        self.sealed = NOTHING_SEALED  # what was said under seal, by seat
        self.whole: Seats = 0  # the seats whose sealed answer is complete
        self.log: list[Event] | None = None  # None while searching
        self.patient = False  # stop at every window, even if nobody has a choice, until `go_on`

    def push(self, frame: Frame[Any]) -> None:
        """Do this first. The stack is read from the end: last pushed, first played."""
        self.frames.append(frame)

    def become(self, frame: Frame[Any]) -> None:
        """Go on as another rule."""
        self.frames[-1] = frame

    def pop(self) -> None:
        """This rule is done."""
        self.frames.pop()

    def ask(self, seat: Seat, prompt: int, options: list[Choice]) -> None:
        """Put a question; `options` may be shared and is never changed."""
        if self.asks:
            self.asks.append(Ask(seat, prompt, options))  # of this very run: nobody has seen the list yet
        else:
            self.asks = [Ask(seat, prompt, options)]

    def unask(self) -> None:
        """No question is open any more, and nothing is under seal."""
        self.asks = NOBODY_ASKED
        self.sealed = NOTHING_SEALED
        self.whole = 0

    def tell(
        self,
        row: Row,
        a: int = NONE,
        b: int = NONE,
        c: int = NONE,
        d: int = NONE,
        e: int = NONE,
        f: int = NONE,
        g: int = NONE,
        h: int = NONE,
    ) -> None:
        """Add to the story, if somebody listens: an event, by its row and its numbers in their order."""
        if self.log is not None:
            self.log.append(told(self, row, [a, b, c, d, e, f, g, h]))

    def copy(self) -> Self:
        """The same position with a life of its own; it tells nobody."""
        raise NotImplementedError

    def copy_core(self, to: State) -> None:
        """Give a copy what is not the game's own table."""
        to.frames = self.frames[:]
        to.asks = self.asks
        to.patient = self.patient
        if self.sealed:
            to.sealed = self.sealed.copy()
            to.whole = self.whole

    def __repr__(self) -> str:
        waiting = " > ".join([type(frame).__name__ for frame in self.frames])
        return f"<{type(self).__name__}: {waiting or 'over'}, {self.asks}>"


def waiting(s: State) -> list[Ask]:
    """The questions that still wait for an answer, each to another seat; the list may be shared."""
    whole = s.whole
    if not whole:
        return s.asks
    return [ask for ask in s.asks if not whole >> ask.seat & 1]


def prospect(s: State, ask: Ask, option: Choice) -> Facts:
    """What an answer says, and what it leads to."""
    return {**option.facts(), **s.frames[-1].outlook(s, ask.seat, option)}


def asked(s: State, seat: Seat) -> Ask | None:
    """The question this seat must answer now."""
    for ask in s.asks:
        if ask.seat == seat and not s.whole >> seat & 1:
            return ask
    return None


def polled(s: State) -> Seats:
    """Whom the open frame asks: public, and not the same as who still has to answer."""
    seats = 0
    for ask in s.asks:
        seats |= 1 << ask.seat
    return seats


def decide(s: State, seat: Seat, choice: Choice) -> bool:
    """Take one seat's answer and play on to the next question; refuse with `Illegal`, changing nothing.

    Whether the rules went on: an answer under seal waits for the others.

    >>> from tenderfoot.games import dicetown
    >>> state = dicetown.new_game({"players": 2}, b"a seed")
    >>> [decide(state, ask.seat, ask.options[0]) for ask in waiting(state)]
    [False, True]
    >>> decide(state, 0, Choice(-1, "keep the change"))
    Traceback (most recent call last):
    tenderfoot.engine.errors.Illegal: not-offered (choice keep the change)
    """
    ask = asked(s, seat)
    if ask is None:
        raise Illegal("not-asked" if s.frames else "over", {"seat": seat_word(seat)})
    option = ask.option(choice)
    if option is None:
        raise s.frames[-1].refusal(s, ask, choice)
    if not s.frames[-1].answered(s, ask, option):
        return False
    settle(s)
    return True


def retract(s: State, seat: Seat) -> None:
    """Take back what this seat has said under seal, as long as nothing is opened."""
    if seat not in s.sealed:
        raise Illegal("nothing-sealed", {"seat": seat_word(seat)})
    del s.sealed[seat]
    s.whole &= ~(1 << seat)
    # The question is put anew, so that a half-finished compound answer starts again.
    fresh = s.copy()
    fresh.unask()
    fresh.frames[-1].run(fresh)
    s.asks = [new if new.seat == seat else old for new, old in zip(fresh.asks, s.asks, strict=True)]
    ballot: Any = s.frames[-1]  # nothing else seals
    _answer_forced(s, ballot, 1 << seat)


def default_answer(s: State, seat: Seat) -> Choice:
    """What the rulebook answers for a seat that does not."""
    ask = asked(s, seat)
    if ask is None:
        raise Illegal("not-asked" if s.frames else "over", {"seat": seat_word(seat)})
    return s.frames[-1].default(s, ask)


def settle(s: State) -> None:
    """Carry rules out until somebody must decide, or the game is over."""
    frames = s.frames
    while frames:
        frame = frames[-1]
        frame.run(s)
        if s.asks and not frame.forced(s):
            return


def held(s: State) -> bool:
    """Whether a patient game stops at a window where nobody has a choice, or has one left."""
    if not s.patient or not s.asks or not s.frames[-1].veiled(s):
        return False
    if isinstance(s.frames[-1], Ballot):
        return not waiting(s)
    return len(s.asks[0].options) == 1


def go_on(s: State) -> None:
    """Close the window at which a patient game is held, and play on to the next question."""
    if not held(s):
        raise Illegal("not-held", {})
    frame = s.frames[-1]
    if isinstance(frame, Ballot):
        _open(s, frame)
    else:
        frame.answered(s, s.asks[0], s.asks[0].options[0])
    settle(s)


def reopen(s: State, sealed: dict[Seat, list[int]]) -> None:
    """Put the open question again after a state was rebuilt, and seal again what had been said (as keys)."""
    settle(s)
    for seat, keys in sealed.items():
        while len(s.sealed.get(seat, [])) < len(keys):
            ask = asked(s, seat)
            choice = None if ask is None else ask.keyed(keys[len(s.sealed.get(seat, []))])
            if choice is None:
                raise Illegal("not-asked", {"seat": seat_word(seat)})
            decide(s, seat, choice)


def _answer_forced(s: State, frame: Ballot[Any], seats: Seats) -> None:
    """Those of these seats that have a single answer give it."""
    for ask in s.asks:
        if len(ask.options) == 1 and seats >> ask.seat & 1:
            _seal(s, frame, ask, ask.options[0])


def _seal(s: State, frame: Ballot[Any], ask: Ask, option: Choice) -> None:
    """Put an answer under seal, and the seat's next private question in its place if there is one."""
    seat = ask.seat
    said = [*s.sealed[seat], option] if seat in s.sealed else [option]
    more = frame.further(s, seat, said)
    while more is not None:
        s.asks = [more if old.seat == seat else old for old in s.asks]
        if len(more.options) > 1:
            break
        said.append(more.options[0])
        more = frame.further(s, seat, said)
    if not s.sealed:
        s.sealed = {}
    s.sealed[seat] = said
    if more is None:
        s.whole |= 1 << seat


def _open(s: State, frame: Ballot[Any]) -> bool:
    """Open the answers if all are there."""
    for ask in s.asks:
        if not s.whole >> ask.seat & 1:
            return False
    answers = {ask.seat: s.sealed[ask.seat] for ask in s.asks}
    s.unask()
    frame.opened(s, answers)
    return True
