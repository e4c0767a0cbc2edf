"""Toytown: the smallest game with dice, sealed compound choices, reactions and hidden cards.

The first subject of the laws. `fault` plants one of the eight faults that the laws must catch.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Final, cast

from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import Ask, Ballot, Choice, Frame, State, reopen, settle
from tenderfoot.engine.errors import BadOptions, Broken, Illegal
from tenderfoot.engine.events import After, Event, Move, Row
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options, Setting
from tenderfoot.engine.prompt import Prompt
from tenderfoot.engine.scramble import Scramble
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import NUMBER, SEAT, Named
from tenderfoot.engine.view import Plain, View
from tenderfoot.engine.words import Facts

CARDS: Final = 12
ROUNDS: Final = 3
KEEP, ADD, REACT, VICTIM = range(4)
PROMPTS: Final = {
    KEEP: Prompt("keep", "words"),
    ADD: Prompt("add", "amount"),
    REACT: Prompt("react", "play"),
    VICTIM: Prompt("victim", "seat"),
}


class Said(Choice):
    """An answer that points at something."""

    def __init__(self, key: int, verb: str, n: int, fact: str, of: str = "") -> None:
        super().__init__(key, f"{verb} {n}")
        self.said: Final[Facts] = {fact: f"{of}:{n}" if of else n}

    def facts(self) -> Facts:
        return self.said


PASS: Final = Choice(0, "pass")
KEEPS: Final = [Choice(10 + die, f"keep {die}") for die in range(6)]
ADDS: Final[list[Choice]] = [Said(20 + dollars, "add", dollars, "count") for dollars in range(4)]
PLAYS: Final[list[Choice]] = [Said(30 + card, "play", card, "card", "card") for card in range(CARDS)]
NONSENSE: Final = Choice(-1, "nonsense")
NAMES: Final[list[Choice]] = [Said(50 + seat, "name", seat, "seat", "seat") for seat in range(4)]


STOLE: Final = Row(
    "stole",
    {"thief": SEAT, "victim": SEAT, "card": Named("card", [str(card) for card in range(CARDS)])},
    moves=[Move("card", "victim", "thief")],
    only="thief victim",
    hides="victim card",
)
ROUND_BEGAN: Final = Row("round-began", {})


def cards_now(s: object, seat: Seat) -> int:
    """How many cards lie before a seat; with the fault, which one does."""
    toy = cast("Toy", s)
    return sum(toy.hands[seat]) if toy.fault == "afterwards a hand shows" else len(toy.hands[seat])


WHISPERED: Final = Row(
    "whispered", {"seat": SEAT}, after={"cards": After(NUMBER, cards_now, "seat")}, only="seat"
)


class Toy(State):
    def __init__(
        self,
        chance: Chance,
        hands: list[list[int]],
        deck: list[int],
        dice: list[int],
        points: list[int],
        rounds: int,
    ) -> None:
        super().__init__(chance)
        self.hands = hands
        self.deck = deck
        self.dice = dice  # secret until kept
        self.points = points
        self.rounds = rounds
        self.fault = ""

    def copy(self) -> Toy:
        hands = self.hands if self.fault == "shallow copy" else [hand[:] for hand in self.hands]
        points = [0] * len(hands) if self.fault == "copy forgets points" else self.points[:]
        t = Toy(self.chance, hands, self.deck[:], self.dice[:], points, self.rounds)
        t.fault = self.fault
        self.copy_core(t)
        if self.fault == "copy plays the original":
            t.points = self.points
        return t


EVERY_ROUND: Final = count()  # what no state may know: how many rounds were ever begun


class Round(Frame[Toy]):
    def run(self, s: Toy) -> None:
        if s.rounds == ROUNDS:
            s.pop()
            return
        s.rounds += 1
        if s.fault == "remembers other games":
            s.points[0] += next(EVERY_ROUND)
        s.tell(ROUND_BEGAN)
        for seat in range(len(s.hands)):
            s.dice[seat] = s.chance.below(f"dice {s.rounds} {seat}", 6)
        s.push(Steal(s.rounds % len(s.hands)))
        s.push(React())
        s.push(Keep())


class Keep(Ballot[Toy]):
    """Everybody secretly keeps a face up to the one thrown, then adds dollars, one question each."""

    def further(self, s: Toy, seat: Seat, said: list[Choice]) -> Ask | None:
        if s.fault == "order matters" and len(s.sealed) == 1:
            s.points[seat] += 1
        dollars = said[0].key - 10
        return Ask(seat, ADD, ADDS[: min(dollars, 3) + 1]) if len(said) == 1 else None

    def run(self, s: Toy) -> None:
        for seat, die in enumerate(s.dice):
            s.ask(seat, KEEP, KEEPS[: die + 1])

    def veiled(self, s: Toy) -> bool:
        if s.fault == "only a 0 is veiled":
            return 0 in s.dice
        return s.fault != "a 0 is answered at once"

    def opened(self, s: Toy, answers: dict[Seat, list[Choice]]) -> None:
        for seat, said in answers.items():
            s.points[seat] += said[0].key - 10 + said[1].key - 20
        s.dice = [0] * len(s.dice)
        s.pop()


class React(Ballot[Toy]):
    """Who holds a card may discard an even one for a point; everybody with cards is polled."""

    def is_window(self) -> bool:
        return True

    def run(self, s: Toy) -> None:
        polled = [seat for seat, hand in enumerate(s.hands) if hand and self.may_ask(s, hand)]
        if not polled:
            s.pop()
        for seat in polled:
            s.ask(seat, REACT, [PASS, *[PLAYS[c] for c in sorted(s.hands[seat]) if c % 2 == 0]])

    def refusal(self, s: Toy, ask: Ask, choice: Choice) -> Illegal:
        if s.fault == "refusal costs a point":
            s.points[ask.seat] -= 1
        return super().refusal(s, ask, choice)

    def may_ask(self, s: Toy, hand: list[int]) -> bool:
        return s.fault != "polls holders" or any(card % 2 == 0 for card in hand)

    def opened(self, s: Toy, answers: dict[Seat, list[Choice]]) -> None:
        for seat, said in answers.items():
            if said[0] is not PASS:
                s.hands[seat].remove(said[0].key - 30)
                s.points[seat] += 1
        s.pop()


class Steal(Frame[Toy]):
    """The thief of the round names a victim and takes its lowest card."""

    def __init__(self, thief: Seat) -> None:
        self.thief: Final = thief

    def pack(self) -> list[int]:
        return [self.thief]

    def run(self, s: Toy) -> None:
        if s.fault == "asks and draws":
            s.points[0] += s.chance.below(f"fault {s.rounds}", 6) + 1
        if s.fault == "asking turns the deck":
            s.deck.append(s.deck.pop(0))
        victims = [NAMES[seat] for seat, hand in enumerate(s.hands) if hand and seat != self.thief]
        if victims:
            if s.fault == "accepts nonsense":
                victims.insert(0, NONSENSE)
            s.ask(self.thief, VICTIM, victims * (201 if s.fault == "two hundred answers" else 1))
        else:
            s.pop()

    def chosen(self, s: Toy, choice: Choice) -> None:
        if s.fault == "worlds lack a card" and isinstance(s.chance, Imagined):
            raise ValueError("the card to be stolen is not there")
        victim = max(choice.key - 50, 0)
        card = s.hands[victim].pop(0)
        s.hands[self.thief].append(card)
        s.tell(STOLE, self.thief, victim, card)
        s.tell(WHISPERED, self.thief)
        s.pop()

    def default(self, s: Toy, ask: Ask) -> Choice:
        return Choice(99, "elsewhere") if s.fault == "illegal default" else ask.options[-1]


FRAMES: Final[dict[str, Any]] = {"Round": Round, "Keep": Keep, "React": React, "Steal": Steal}


class ToyView(View):
    def __init__(self, s: Toy, seat: Seat | None) -> None:
        super().__init__(s, seat)
        self.cards = [len(hand) for hand in s.hands]
        self.points = s.points[:]
        self.rounds = s.rounds
        self.pile = s.deck[0] if s.fault == "pile size shows its top" else len(s.deck)
        self.hand = [] if seat is None else sorted(s.hands[seat])
        self.die = -1 if seat is None else s.dice[seat]
        self.leak: object = leak(s, seat)
        self.spreads = s.fault == "table shows the own hand"

    def table(self) -> Plain:
        table: Plain = {"cards": self.cards, "points": self.points, "rounds": self.rounds, "pile": self.pile}
        spread: Plain = {"hand": self.hand} if self.spreads else {}
        return {"polled": self.polled, **table, **spread}

    def own(self) -> Plain:
        mine: Plain = {"hand": self.hand, "die": self.die, "leak": self.leak}
        return {"seat": self.seat, "ask": self.ask_shape(), "said": self.said_shape(), **mine}


def leak(s: Toy, seat: Seat | None) -> object:
    others = [other for other in range(len(s.hands)) if other != seat]
    if s.fault.startswith("view shows dice"):
        return [s.dice[other] for other in others]
    if s.fault == "view shows hands":
        return [s.hands[other][:1] for other in others]
    if s.fault == "view shows who has answered":
        return s.whole
    return None


class Toytown(Game):
    def __init__(self, fault: str = "", version: int = 1) -> None:
        players = Setting("players", [2, 3, 4], 3)
        super().__init__("toytown", version, [players, Setting("mood", ["calm", "wild"], "calm")], PROMPTS)
        self.fault = fault

    def options(self, wanted: Options) -> Options:
        options = super().options(wanted)
        if options["players"] == 2 and options["mood"] == "wild":
            raise BadOptions("too-wild", {})
        return options

    def new_game(self, options: Options, chance: Chance, log: list[Event] | None) -> Toy:
        seats = int(options["players"])
        deck = chance.shuffled("deck 0", list(range(CARDS)))
        hands = [[deck.pop(), deck.pop()] for _ in range(seats)]
        s = Toy(chance, hands, deck, [0] * seats, [0] * seats, 0)
        s.log = log
        s.fault = self.fault
        s.push(Round())
        settle(s)
        return s

    def view(self, s: State, seat: Seat | None) -> View:
        return ToyView(cast("Toy", s), seat)

    def determinize(self, v: View, seed: bytes) -> State:
        known = cast("ToyView", v)
        chance = Imagined(seed)
        unknown = chance.shuffled("deal", [c for c in range(CARDS) if c not in known.hand])
        hands = [
            known.hand[:] if seat == v.seat else [unknown.pop() for _ in range(n)]
            for seat, n in enumerate(known.cards)
        ]
        dice = [known.die if seat == v.seat else 5 for seat in range(len(hands))]
        if self.fault == "view shows dice that worlds repeat":
            shown = list(cast("list[int]", known.leak))
            dice = [known.die if seat == v.seat else shown.pop(0) for seat in range(len(hands))]
        s = Toy(chance, hands, unknown[: known.pile], dice, known.points[:], known.rounds)
        s.fault = self.fault
        s.frames = v.stack[:]
        reopen(s, v.sealed())
        return s

    def scores(self, s: State) -> list[int]:
        return cast("Toy", s).points[:]

    def winners(self, s: State) -> list[Seat]:
        points = cast("Toy", s).points
        best = -1 if s.frames or self.fault == "no winner" else max(points)
        return [seat for seat, scored in enumerate(points) if scored == best]

    def seats(self, s: State) -> int:
        return len(cast("Toy", s).hands)

    def round(self, s: State) -> int:
        return cast(Toy, s).rounds

    def dump(self, s: State) -> Plain:
        toy = cast("Toy", s)
        said = {} if self.fault == "dump forgets the sealed" else toy.sealed
        return {
            "seed": toy.chance.seed.hex(),
            "table": [toy.hands, toy.deck, toy.dice, toy.points, toy.rounds],
            "frames": [[type(frame).__name__, frame.pack()] for frame in toy.frames],
            "sealed": [[seat, [choice.key for choice in said[seat]]] for seat in sorted(said)],
            "whole": toy.whole,
        }

    def load(self, plain: Plain) -> State:
        data = cast("dict[str, Any]", plain)
        toy = Toy(Chance(bytes.fromhex(data["seed"])), *data["table"])
        toy.fault = self.fault
        toy.frames = [FRAMES[name](*args) for name, args in data["frames"]]
        reopen(toy, dict(data["sealed"]))
        return toy

    def count(self, s: State) -> None:
        toy = cast("Toy", s)
        cards = toy.deck + [card for hand in toy.hands for card in hand]
        if len(set(cards)) != len(cards) or (self.fault == "a card twice" and toy.rounds == ROUNDS):
            raise Broken("a card is in two places")


class ToySecrets(Scramble):
    """What a seat of Toytown may not see: the deck, the others' cards and dice."""

    def deal(self, s: State, seat: Seat, chance: Chance) -> None:
        toy = cast("Toy", s)
        others = [other for other in range(len(toy.hands)) if other != seat]
        unseen = chance.shuffled("unseen", toy.deck + [c for other in others for c in toy.hands[other]])
        for other in others:
            toy.hands[other] = [unseen.pop() for _ in toy.hands[other]]
            toy.dice[other] = 5 - toy.dice[other]
        toy.deck = unseen
