"""What may differ from one set-up to another: an edition is a value that the rules consult.

`setup.py` puts the values together; rules read `s.edition.places`, `s.edition.doc` and so on. An
extension puts another value into a slot: a place with a second action, a contest with a second winner,
more cards. No rule asks which edition is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options, Setting
from tenderfoot.engine.printed import Kind
from tenderfoot.engine.seats import Seat, Seats
from tenderfoot.games.dicetown.box import PLACES, STORE_IDS, STORE_KIND, set_of

if TYPE_CHECKING:
    from tenderfoot.games.dicetown.state import Town


MOST_PLAYERS: Final = 6  # with the extension

SETTINGS: Final = [
    Setting("edition", ["classic", "revised"], "revised"),
    Setting("players", [2, 3, 4, 5, 6], 4),
    Setting("bribes", [True, False], True),
    Setting("first_sheriff", ["random", 0, 1, 2, 3, 4, 5], "random"),
    Setting("wild_west", [False, True], False),
    Setting("indians", [False, True], False),
]


def resolved(options: Options) -> Options:
    """1. A sixth player needs the extension; the first Sheriff must sit at the table."""
    if options["players"] == MOST_PLAYERS and not options["wild_west"]:
        raise BadOptions("six-need-wild-west", {"players": MOST_PLAYERS})
    sheriff = options["first_sheriff"]
    if sheriff != "random" and int(sheriff) >= int(options["players"]):
        raise BadOptions("sheriff-not-seated", {"seat": int(sheriff), "players": int(options["players"])})
    return options


class Action:
    """What somebody does at a place he has won; `choice` is the answer that chooses it."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Final = choice

    def carry_out(self, s: Town, seat: Seat) -> None:
        """Carry the action out, or push the frames that do."""
        raise NotImplementedError


class Place:
    """A stop of phase II: its word in the catalogues, the face that wins it, what is done there."""

    def __init__(self, name: str, face: int, actions: list[Action]) -> None:
        self.name: Final = name
        self.step: Final = PLACES.index(name)  # its number in the round
        self.face: Final = face  # -1: none
        self.actions: Final = actions

    def enter(self, s: Town, index: int) -> None:
        """The town has come to this place; `index` is its position among the places."""
        raise NotImplementedError

    def strength(self, hand: int) -> int:
        """How well somebody with these dice competes here; 0: not at all."""
        raise NotImplementedError

    def named(self, s: Town, index: int, first: Seat, second: Seat) -> None:
        """It is decided who comes first here, and who second (-1: nobody)."""
        raise NotImplementedError

    def waiting(self) -> bool:
        """Whether those among whom the Sheriff chooses wait for their turn, and do not compete."""
        return False

    def left_undone(self, s: Town, action: int) -> None:
        """Nobody carries out this action in this round."""


class Contest:
    """Who wins a place (7.1)."""

    def hold(self, s: Town, index: int) -> None:
        """Find out, or let the Sheriff name."""
        raise NotImplementedError


class Petition:
    """How the Sheriff comes to a decision (chapter 8)."""

    def begin(self, s: Town, index: int, candidates: Seats, spots: int, first: Seat) -> None:
        """He names `spots` of these candidates; `first` is the winner who is known already, or -1."""
        raise NotImplementedError


class Muster:
    """T1. What happens before the dice of a throw are rolled."""

    def before_throw(self, s: Town) -> None:
        """Nothing, in the base game."""


class Ledger:
    """What is written down of the property cards obtained at the Town Hall."""

    def note(self, s: Town, uid: int) -> None:
        """Nothing, unless the Indians are in town."""


class Card(Kind):
    """A kind of General Store card: what is printed on it, when it may be played, and what it does.

    `windows` are those of 9.3 in which the card may be played, kept as one bit for each. A card without any
    is equipment, or is played at once.
    """

    def __init__(self, name: str, *, copies: int = 1, points: int = 0, windows: tuple[int, ...] = ()) -> None:
        super().__init__(name, STORE_IDS, copies)
        self.points: Final = points  # at the end, in the hand
        self.windows: Final = sum([1 << window for window in windows])
        self.at_once: Final = self.immediate()

    def immediate(self) -> bool:
        """Kind I: never held in a hand."""
        return False

    def score(self, hand: list[int], captured: int) -> int:
        """What it is worth at the end in this hand, to whoever has captured these Outlaws."""
        return self.points

    def offered(self) -> int:
        """What it is worth in an offer to the Sheriff: equipment its points, any other store card 2."""
        return self.points or 2

    def options(self, s: Town, seat: Seat) -> list[Choice]:
        """Every way to play it now."""
        raise NotImplementedError

    def obtained(self, s: Town, seat: Seat, uid: int) -> None:
        """The card reaches a player."""
        s.receive(seat, 1 << uid)

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        """The card takes effect."""
        raise NotImplementedError

    def cancelled(self, s: Town, seat: Seat) -> None:
        """Wanted has stopped the card."""


class Doc(Place):
    """Doc Badluck (7.9, chapter 11)."""

    def waiting(self) -> bool:
        return True

    def visit(self, s: Town, seat: Seat) -> None:
        """One visit, now."""
        raise NotImplementedError

    def elixir(self, s: Town, seat: Seat) -> None:
        """The store card Elixir has taken effect in W-DOC."""
        raise NotImplementedError


class Edition:
    """Everything one game is played with."""

    def __init__(
        self,
        *,
        options: Options,
        places: list[Place],
        cards: list[Card],
        store: list[int],
        property_cards: list[int],
        elixirs: list[int],
        river: list[int],
        outlaws: list[int],
        removed: int,
        doc: Doc,
        contest: Contest,
        petition: Petition,
        muster: Muster,
        ledger: Ledger,
        mine: int,
        stagecoach: int,
    ) -> None:
        self.options: Final = options
        self.places: Final = places
        self.cards: Final = cards  # by kind, every kind there is
        self.store: Final = store  # the uids in the store deck
        self.property_cards: Final = property_cards
        self.elixirs: Final = elixirs
        self.river: Final = river
        self.outlaws: Final = outlaws
        self.removed: Final = removed  # property cards taken out unseen
        self.doc: Final = doc
        self.contest: Final = contest
        self.petition: Final = petition
        self.muster: Final = muster
        self.ledger: Final = ledger
        self.mine: Final = mine
        self.stagecoach: Final = stagecoach
        self.windows: Final = _windows(cards, store)
        self.hand_cards: Final = _hand_cards(cards, store)
        self.every_store_card: Final = set_of(store)  # as sets
        self.every_property_card: Final = set_of(property_cards)


def _windows(cards: list[Card], store: list[int]) -> list[int]:
    """For each window, the store cards of this game that may be played in it."""
    windows = [0] * 32
    for uid in store:
        for window in range(32):
            if cards[STORE_KIND[uid]].windows >> window & 1:
                windows[window] |= 1 << uid
    return windows


def _hand_cards(cards: list[Card], store: list[int]) -> int:
    """The store cards of this game that a hand may hold."""
    held = 0
    for uid in store:
        if not cards[STORE_KIND[uid]].at_once:
            held |= 1 << uid
    return held
