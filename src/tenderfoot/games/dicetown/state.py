"""What lies on the table of Dice Town (chapter 4), and how to copy it. No rule stands here.

Dice are packed multisets (dice.py), sets of cards are bit sets over uids (box.py), sets of seats are
bit sets. Piles are lists whose end is the top. A rule never changes a list, nor `medicine` or `frontier`: it
puts a new one in its place. So copies share them; only the players are copied.

Numbers are native (`i64`) where the compiler can keep them so, which it cannot in a trait: such a number is
copied without being counted. A set of cards has no more than 63 bits.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, trait

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Frame, State
from tenderfoot.engine.fields import Part
from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.games.dicetown.edition import Edition


@mypyc_attr(acyclic=True)
class Purse(Part):
    """What lies open before a player: the table has it, and every view of it."""

    money: i64 = 0
    nuggets: i64 = 0
    kept: i64 = 0  # dice set aside
    shown: i64 = 0  # dice shown in this throw; kept as soon as they are paid

    def show(self, to: Purse) -> None:
        """Give another all of this."""
        to.money = self.money
        to.nuggets = self.nuggets
        to.kept = self.kept
        to.shown = self.shown


@final
@mypyc_attr(acyclic=True)
class Player(Purse):
    """What one player has: what lies open, and what only he may know."""

    rolled: i64 = 0  # dice under the cup
    deeds: i64 = 0  # in the hand
    laid: i64 = 0  # open on the table: fenced deeds, Ranches
    store: i64 = 0  # in the hand
    knows_deeds: i64 = 0  # cards outside his hand of which he knows where they lie
    knows_store: i64 = 0
    new: list[int]  # for each open window, the outermost first: store cards that came after it opened

    def copy(self) -> Player:
        """The same, apart."""
        to = Player()
        to.money = self.money
        to.nuggets = self.nuggets
        to.kept = self.kept
        to.shown = self.shown
        to.rolled = self.rolled
        to.deeds = self.deeds
        to.laid = self.laid
        to.store = self.store
        to.knows_deeds = self.knows_deeds
        to.knows_store = self.knows_store
        to.new = self.new
        return to


@mypyc_attr(acyclic=True)
class Promise(Part):
    """What everybody hears of an offer."""

    seat: Seat = 0
    spot: i64 = 0  # 0: the best place in dispute, 1: the second
    nuggets: i64 = 0
    dollars: i64 = 0

    def show(self, to: Promise) -> None:
        """Give another all of this."""
        to.seat = self.seat
        to.spot = self.spot
        to.nuggets = self.nuggets
        to.dollars = self.dollars


@final
@mypyc_attr(acyclic=True)
class Offer(Promise):
    """What a petitioner offers for one place (8.3); the cards stay in his hand until it is taken."""

    deeds: i64 = 0
    store: i64 = 0

    def empty(self) -> bool:
        """Nothing is offered."""
        return not (self.nuggets or self.dollars or self.deeds or self.store)


@final
@mypyc_attr(acyclic=True)
class Medicine(Part):
    """The Elixirs (2.5): two open slots, the one just being drunk from the deck, deck and discard pile."""

    slots: list[int]
    deck: list[int]
    discard: list[int]
    shuffles: int = 0

    def copy(self) -> Medicine:
        """The same, apart, for a rule to put other piles in."""
        to = Medicine()
        to.slots = self.slots
        to.deck = self.deck
        to.discard = self.discard
        to.shuffles = self.shuffles
        return to


@mypyc_attr(acyclic=True)
class Outskirts(Part):
    """What lies open beyond the town: the table has it, and every view of it."""

    wanted: int = 0  # a set of outlaws
    recruited: list[int]  # a set for each seat
    captured: list[int]
    shuffles: int = 0  # of the outlaws
    die: Seat = NOBODY  # who holds the Indian die; nobody: the village
    pipe: Seat = NOBODY  # who is under the protection of the Peace Pipe

    def show(self, to: Outskirts) -> None:
        """Give another all of this."""
        to.wanted = self.wanted
        to.recruited = self.recruited
        to.captured = self.captured
        to.shuffles = self.shuffles
        to.die = self.die
        to.pipe = self.pipe


@final
@mypyc_attr(acyclic=True)
class Frontier(Outskirts):
    """What the extension and the Indians add to the table; empty without them.

    To change it a rule makes a copy, changes the copy, and puts it in place.
    """

    river: list[int]
    river_known: list[Seats]  # who knows each card of the river pile
    outlaws: list[int]  # the pile; its top is public
    removed: int = 0  # property cards taken out at set-up, known to nobody
    returned: int = 0  # property cards given to the village, public
    obtained: int = 0  # property cards obtained in this step 7

    def copy(self) -> Frontier:
        """The same, apart."""
        to = Frontier()
        self.show(to)
        to.recruited = self.recruited[:]
        to.captured = self.captured[:]
        to.river = self.river[:]
        to.river_known = self.river_known[:]
        to.outlaws = self.outlaws[:]
        to.removed = self.removed
        to.returned = self.returned
        to.obtained = self.obtained
        return to


@trait
@mypyc_attr(acyclic=True)
class Board:
    """What lies open in the town: the table has it, and every view of it."""

    sheriff: int = 0
    round: int = 0
    bank: int = 0
    stagecoach: int = 0
    mine: int = 0
    shuffles: int = 0  # of the store deck
    looker: int = NOBODY  # who is looking at cards
    gained: int = 0
    controlled: int = 0
    demands: list[int]  # what the Sheriff demands of each seat, packed; empty: nothing
    winner: int = NOBODY  # while the game goes on

    def show(self, to: Board) -> None:
        """Give another all of this."""
        to.sheriff = self.sheriff
        to.round = self.round
        to.bank = self.bank
        to.stagecoach = self.stagecoach
        to.mine = self.mine
        to.shuffles = self.shuffles
        to.looker = self.looker
        to.gained = self.gained
        to.controlled = self.controlled
        to.demands = self.demands
        to.winner = self.winner


@final
@mypyc_attr(acyclic=True)
class Town(State, Board):
    """The table: what lies open, and what does not."""

    players: list[Player]
    deck: list[int]  # of store cards
    discard: list[int]  # oldest first
    played: i64 = 0  # cards of the discard pile that everybody has seen played
    row: list[int]  # position 1 first
    property: list[int]
    seen: i64 = 0  # deeds in hands that everybody saw taken from the row
    looked_deeds: i64 = 0  # what the looker is looking at
    looked_store: i64 = 0
    offers: list[Offer]
    medicine: Medicine
    frontier: Frontier

    def __init__(self, chance: Chance, edition: Edition) -> None:
        super().__init__(chance)
        self.edition: Final = edition

    def copy(self) -> Town:
        """The same position with a life of its own."""
        to = Town(self.chance, self.edition)
        to.sheriff = self.sheriff
        to.round = self.round
        to.bank = self.bank
        to.stagecoach = self.stagecoach
        to.mine = self.mine
        to.shuffles = self.shuffles
        to.looker = self.looker
        to.gained = self.gained
        to.controlled = self.controlled
        to.demands = self.demands
        to.winner = self.winner
        to.players = [p.copy() for p in self.players]
        to.deck = self.deck
        to.discard = self.discard
        to.played = self.played
        to.row = self.row
        to.property = self.property
        to.seen = self.seen
        to.looked_deeds = self.looked_deeds
        to.looked_store = self.looked_store
        to.offers = self.offers
        to.medicine = self.medicine
        to.frontier = self.frontier
        self.copy_core(to)
        return to

    def push(self, frame: Frame[Town]) -> None:
        """Do this first. For a window that opens now nothing is new yet."""
        if frame.is_window():
            for p in self.players:
                if p.new:
                    p.new = p.new[: self.open_windows()]
        self.frames.append(frame)

    def receive(self, seat: Seat, cards: int) -> None:
        """Store cards come to a hand: new for every window that is open, for none that opens later."""
        p = self.players[seat]
        p.store |= cards
        windows = self.open_windows()
        if windows:
            older = p.new[:windows] + [0] * (windows - len(p.new))
            p.new = [mask | cards for mask in older]

    def open_windows(self) -> int:
        """How many windows wait in the stack, one inside the other."""
        windows = 0
        for frame in self.frames:
            if frame.is_window():
                windows += 1
        return windows
