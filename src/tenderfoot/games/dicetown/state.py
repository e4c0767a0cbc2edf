"""What lies on the table of Dice Town (chapter 4), and how to copy it. No rule stands here.

Dice are packed multisets (dice.py), sets of cards are bit sets over uids (box.py), sets of seats are
bit sets. Piles are lists whose end is the top. Copies share `row`, `offers`, `demands`, `medicine`,
`frontier` and `Player.new`: a rule never changes these, it puts new ones in their place.
"""

from __future__ import annotations

from typing import Final, final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Frame, State
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.games.dicetown.edition import Edition


class Player:
    """What one player has."""

    def __init__(
        self,
        money: int,
        nuggets: int,
        kept: int,
        rolled: int,
        shown: int,
        deeds: int,
        laid: int,
        store: int,
        knows_deeds: int,
        knows_store: int,
        new: list[int],
    ) -> None:
        self.money = money
        self.nuggets = nuggets
        self.kept = kept  # dice set aside, public
        self.rolled = rolled  # dice under the cup, secret
        self.shown = shown  # dice shown in this throw, public; kept as soon as they are paid
        self.deeds = deeds  # in the hand
        self.laid = laid  # open on the table: fenced deeds, Ranches
        self.store = store  # in the hand
        self.knows_deeds = knows_deeds  # cards outside his hand of which he knows where they lie
        self.knows_store = knows_store
        self.new = new  # for each open window, the outermost first: store cards that came after it opened

    def copy(self) -> Player:
        """The same, apart."""
        return Player(
            self.money,
            self.nuggets,
            self.kept,
            self.rolled,
            self.shown,
            self.deeds,
            self.laid,
            self.store,
            self.knows_deeds,
            self.knows_store,
            self.new,
        )


class Offer:
    """What a petitioner offers for one place (8.3); the cards stay in his hand until it is taken."""

    def __init__(self, seat: Seat, spot: int, nuggets: int, dollars: int, deeds: int, store: int) -> None:
        self.seat: Final = seat
        self.spot: Final = spot  # 0: the best place in dispute, 1: the second
        self.nuggets: Final = nuggets
        self.dollars: Final = dollars
        self.deeds: Final = deeds
        self.store: Final = store

    def empty(self) -> bool:
        """Nothing is offered."""
        return not (self.nuggets or self.dollars or self.deeds or self.store)


class Medicine:
    """The Elixirs (2.5): two open slots, the one just being drunk from the deck, deck and discard pile."""

    def __init__(self, slots: list[int], deck: list[int], discard: list[int], shuffles: int) -> None:
        self.slots: Final = slots
        self.deck: Final = deck
        self.discard: Final = discard
        self.shuffles: Final = shuffles


class Frontier:
    """What the extension and the Indians add to the table; empty without them.

    To change it a rule makes a copy, changes the copy, and puts it in place.
    """

    def __init__(
        self,
        river: list[int],
        river_known: list[Seats],
        outlaws: list[int],
        wanted: int,
        recruited: list[int],
        captured: list[int],
        shuffles: int,
        removed: int,
        returned: int,
        die: Seat,
        pipe: Seat,
        obtained: int,
    ) -> None:
        self.river = river
        self.river_known = river_known  # who knows each card of the river pile
        self.outlaws = outlaws  # the pile; its top is public
        self.wanted = wanted  # a set of outlaws
        self.recruited = recruited  # a set for each seat
        self.captured = captured
        self.shuffles = shuffles  # of the outlaws
        self.removed = removed  # property cards taken out at set-up, known to nobody
        self.returned = returned  # property cards given to the village, public
        self.die = die  # who holds the Indian die; -1: the village
        self.pipe = pipe  # who is under the protection of the Peace Pipe; -1: nobody
        self.obtained = obtained  # property cards obtained in this step 7

    def copy(self) -> Frontier:
        """The same, apart."""
        return Frontier(
            self.river[:],
            self.river_known[:],
            self.outlaws[:],
            self.wanted,
            self.recruited[:],
            self.captured[:],
            self.shuffles,
            self.removed,
            self.returned,
            self.die,
            self.pipe,
            self.obtained,
        )


@final
class Town(State):
    """The table."""

    def __init__(
        self,
        chance: Chance,
        edition: Edition,
        players: list[Player],
        sheriff: Seat,
        round_: int,
        bank: int,
        stagecoach: int,
        mine: int,
        deck: list[int],
        discard: list[int],
        played: int,
        shuffles: int,
        row: list[int],
        property_: list[int],
        seen: int,
        looker: Seat,
        looked_deeds: int,
        looked_store: int,
        gained: Seats,
        controlled: Seats,
        offers: list[Offer],
        demands: list[int],
        medicine: Medicine,
        frontier: Frontier,
        winner: Seat,
    ) -> None:
        super().__init__(chance)
        self.edition: Final = edition
        self.players = players
        self.sheriff = sheriff
        self.round = round_
        self.bank = bank
        self.stagecoach = stagecoach
        self.mine = mine
        self.deck = deck  # of store cards
        self.discard = discard  # oldest first
        self.played = played  # cards of the discard pile that everybody has seen played
        self.shuffles = shuffles  # of the store deck
        self.row = row  # position 1 first
        self.property = property_
        self.seen = seen  # deeds in hands that everybody saw taken from the row
        self.looker = looker  # who is looking at the cards below; -1: nobody
        self.looked_deeds = looked_deeds
        self.looked_store = looked_store
        self.gained = gained
        self.controlled = controlled
        self.offers = offers
        self.demands = demands  # what the Sheriff demands of each seat, packed; empty: nothing
        self.medicine = medicine
        self.frontier = frontier
        self.winner = winner  # -1 while the game goes on

    def push(self, frame: Frame[Town]) -> None:
        """Do this first. For a window that opens now nothing is new yet."""
        if frame.is_window():
            for p in self.players:
                if p.new:
                    p.new = p.new[: self.open_windows()]
        super().push(frame)

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
        return len([frame for frame in self.frames if frame.is_window()])

    def copy(self) -> Town:
        """The same position with a life of its own."""
        to = Town(
            self.chance,
            self.edition,
            [p.copy() for p in self.players],
            self.sheriff,
            self.round,
            self.bank,
            self.stagecoach,
            self.mine,
            self.deck[:],
            self.discard[:],
            self.played,
            self.shuffles,
            self.row,
            self.property[:],
            self.seen,
            self.looker,
            self.looked_deeds,
            self.looked_store,
            self.gained,
            self.controlled,
            self.offers,
            self.demands,
            self.medicine,
            self.frontier,
            self.winner,
        )
        self.copy_core(to)
        return to
