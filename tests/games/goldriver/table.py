"""A table of Gold River laid out in the words of the table, for tests of its rules.

    river = table(players=4, first="B")
    river.hands(A=12, B=15)
    river.area("A", "SN04")
    river.row("SN06", "CM04", "DYNA1", "WRE1", "WAG1")
    river.dice("production 3", 1, 3)
    river.auction()
    river.say("B", "bid 3")
    assert river.nuggets("A") == 22

Players are letters, cards and towns are ids of the rules, answers are written as in records. Unless said
otherwise it is round 3, everybody has 15 nuggets, nobody owns a card or an office, and every card that is
not named lies in the deck, in printed order.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Scripted
from tenderfoot.engine.contract import Choice, Frame, asked, decide, default_answer, settle, waiting
from tenderfoot.engine.events import Event, Row, of_row
from tenderfoot.engine.options import Options, Value
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.box import (
    CARDS,
    FIRST_LOST,
    IN_DECK,
    IN_ROW,
    LEFT_IN_BOX,
    NAMES,
    OUT,
    SEATS,
    SHOWN,
    TAKEN,
    TOWN_NAMES,
)
from tenderfoot.games.goldriver.claims.parked import ParkedCheck
from tenderfoot.games.goldriver.claims.row import PennyPress, Rounds
from tenderfoot.games.goldriver.claims.taking import Taking
from tenderfoot.games.goldriver.edition import edition_of
from tenderfoot.games.goldriver.gold.roll import PostOffice
from tenderfoot.games.goldriver.sale.payment import Moonshine
from tenderfoot.games.goldriver.setup import bare_table
from tenderfoot.games.goldriver.state import River, replaced

LETTERS: Final = "ABCDE"
ZONES: Final = {
    IN_DECK: "deck",
    IN_ROW: "row",
    TAKEN: "taken",
    SHOWN: "shown",
    OUT: "out",
    LEFT_IN_BOX: "box",
}


def card(name: str) -> int:
    return NAMES.index(name)


def cards(names: tuple[str, ...]) -> list[int]:
    return [card(name) for name in names]


def seat(letter: str) -> int:
    return LETTERS.index(letter)


class RiverTable:
    def __init__(self, players: int, first: str, options: Options) -> None:
        self.script: dict[str, list[int]] = {}
        self.log: list[Event] = []
        self.top: list[int] = []
        self.size = CARDS
        chosen = edition_of(GAME.options({"players": players, **options}))
        where = [IN_DECK if each in chosen.cards else LEFT_IN_BOX for each in range(CARDS)]
        self.state: Final[River] = bare_table(
            chosen, Scripted(b"table", self.script), where, [], LETTERS.index(first)
        )
        self.state.round = 3
        self.state.log = self.log

    # Laying the table out.

    def hands(self, **nuggets: int) -> None:
        for letter, amount in nuggets.items():
            self.state.hands[seat(letter)] = amount

    def area(self, letter: str, *names: str) -> None:
        """Concessions and buildings before a player."""
        for each in cards(names):
            self.state.move(each, seat(letter))

    def kept(self, letter: str, *names: str) -> None:
        """Cards with a horseshoe before a player."""
        self.area(letter, *names)

    def parked(self, letter: str, *names: str) -> None:
        """Action cards that wait before a player, oldest first."""
        self.area(letter, *names)
        self.state.parked = self.state.parked + cards(names)

    def joins(self, mine: str, town: str) -> None:
        """A Lost Mine that has joined a town."""
        self.state.join(card(mine), TOWN_NAMES.index(town))

    def attach(self, name: str, concession: str) -> None:
        self.state.tie(card(name), card(concession))
        self.state.put(card(name), self.state.where[card(concession)])

    def mayor(self, letter: str, town: str) -> None:
        self.state.mayors = replaced(self.state.mayors, TOWN_NAMES.index(town), seat(letter))

    def deposit(self, amount: int) -> None:
        self.state.deposit = amount

    def row(self, *names: str) -> None:
        for each in cards(names):
            self.state.put(each, IN_ROW)
            self.state.row = [*self.state.row, each]

    def deck(self, *names: str, size: int = CARDS) -> None:
        """What lies on top of the deck, and how many cards it has at most."""
        self.top = cards(names)
        self.size = size

    def dice(self, key: str, *faces: int) -> None:
        self.script[key] = [face - 1 for face in faces]

    # Steps of a round.

    def begin(self, *frames: Frame[River]) -> None:
        """Carry these rules out, the last one first."""
        self.shuffle_up()
        self.state.frames.extend(frames)
        settle(self.state)

    def shuffle_up(self) -> None:
        """The deck is what lies nowhere else, the cards named on top."""
        s = self.state
        rest = [each for each in range(CARDS) if s.where[each] == IN_DECK and each not in self.top]
        pile = [each for each in self.top if s.where[each] == IN_DECK] + rest
        for each in pile[self.size :]:
            s.put(each, OUT)
        s.pile = pile[: self.size]
        s.drawn = 0

    def fill_row(self) -> None:
        """A row of any cards for tests that look at something else."""
        if not self.state.row:
            self.shuffle_up()
            self.row(*[NAMES[each] for each in self.state.pile[-self.state.seats - 1 :]])

    def round(self) -> None:
        """S1. A whole round."""
        self.begin(Rounds())

    def auction(self) -> None:
        """S2. The row lies open."""
        self.begin(PennyPress())

    def won(self, letter: str, price: int) -> None:
        """S4. Somebody has won the auction at this price."""
        self.fill_row()
        self.begin(Moonshine(seat(letter), price))

    def takes(self, letter: str, name: str, winner: str = "A") -> None:
        """9. Somebody takes a card; then parked cards are looked at."""
        self.state.put(card(name), TAKEN)
        self.state.taken = card(name)
        self.begin(ParkedCheck(seat(winner)), Taking(seat(letter)))

    def rolls(self, letter: str, *faces: int) -> None:
        """S10. The winner rolls these dice."""
        self.dice(f"production {self.state.round}", *faces)
        self.begin(PostOffice(seat(letter)))

    # Answers.

    def say(self, letter: str, text: str) -> None:
        ask = asked(self.state, seat(letter))
        assert ask is not None, f"{letter} is not asked; {self.asked()} is"
        choice = ask.written(text)
        assert choice is not None, f"{text} is not among {[option.text for option in ask.options]}"
        decide(self.state, seat(letter), choice)

    def refuse(self, letter: str, choice: Choice) -> None:
        """Answer with something that may not be offered."""
        decide(self.state, seat(letter), choice)

    def asked(self) -> str:
        """Who must decide now."""
        return "".join([LETTERS[ask.seat] for ask in waiting(self.state)])

    def prompt(self) -> str:
        return GAME.prompt(waiting(self.state)[0]).name if waiting(self.state) else ""

    def options(self) -> list[str]:
        return [option.text for option in waiting(self.state)[0].options]

    def default(self) -> str:
        return default_answer(self.state, waiting(self.state)[0].seat).text

    # What lies where.

    def nuggets(self, letter: str) -> int:
        return self.state.hands[seat(letter)]

    def all_nuggets(self) -> list[int]:
        return self.state.hands[:]

    def gains(self, before: int = 15) -> list[int]:
        """What each player has more than at the beginning."""
        return [amount - before for amount in self.state.hands]

    def place(self, name: str) -> str:
        """Before whom a card lies, or in which zone."""
        zone = self.state.where[card(name)]
        return LETTERS[zone] if zone < SEATS else ZONES[zone]

    def mayor_of(self, town: str) -> str:
        mayor = self.state.mayors[TOWN_NAMES.index(town)]
        return LETTERS[mayor] if mayor >= 0 else ""

    def count(self, letter: str, town: str) -> int:
        return self.state.count(seat(letter), TOWN_NAMES.index(town))

    def town_of(self, mine: str) -> str:
        town = self.state.joined[card(mine) - FIRST_LOST]
        return TOWN_NAMES[town] if town >= 0 else ""

    def row_now(self) -> list[str]:
        return [NAMES[each] for each in self.state.row]

    def first(self) -> str:
        return LETTERS[self.state.first]

    def told(self, row: Row) -> list[Event]:
        """The events of one row, in order."""
        return of_row(self.log, row)


def table(players: int = 4, first: str = "A", **options: Value) -> RiverTable:
    return RiverTable(players, first, options)
