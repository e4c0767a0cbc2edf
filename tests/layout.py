"""Laying out a table of Dice Town: the half of `table.py` that happens before anybody plays."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance, Scripted
from tenderfoot.engine.events import Event
from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown.box import (
    ELIXIRS,
    FACES,
    INDIAN,
    OUTLAW_IDS,
    PROPERTY_IDS,
    PROPERTY_KIND,
    RIVER_IDS,
    RIVER_KIND,
    STORE_IDS,
    STORE_KIND,
)
from tenderfoot.games.dicetown.hand.dice import pack
from tenderfoot.games.dicetown.setup import set_up
from tenderfoot.games.dicetown.state import Frontier, Player
from tests.laid import Laid

SEED: Final = b"table"
LETTERS: Final = "ABCDEF"
NO_CARD: Final = -1


class Layout:
    """A table that is being laid out."""

    def __init__(self, options: Options, number: int, laid: bool = False) -> None:
        self.script: Final[dict[str, list[int]]] = {}
        self.log: Final[list[Event]] = []
        self.s = set_up(options, (Laid if laid else Scripted)(SEED, self.script), None)
        self.s.asks = []
        for p in self.s.players:
            p.rolled = 0
        self.s.round = number
        self.begun = False
        self.fixed: Final[list[tuple[str, int]]] = []  # cards that have been laid somewhere

    def money(self, who: str, dollars: int) -> None:
        self._player(who).money = dollars

    def gold(self, who: str, nuggets: int) -> None:
        self._player(who).nuggets = nuggets

    def hand(self, who: str, *cards: str) -> None:
        """These cards, deeds or store cards, join a hand."""
        for card in cards:
            if card in PROPERTY_IDS:
                self._player(who).deeds |= 1 << self._deed(card)
            else:
                self._player(who).store |= 1 << self._store(card)

    def fenced(self, who: str, *cards: str) -> None:
        """These property cards lie open before a player: fenced deeds, Ranches."""
        for card in cards:
            self._player(who).laid |= 1 << self._deed(card)

    def dice(self, who: str, faces: str) -> None:
        """These dice are kept."""
        self._player(who).kept = dice(faces)

    def all_dice(self, *hands: str) -> None:
        """The kept dice of everybody, in seat order."""
        for letter, faces in zip(LETTERS, hands, strict=False):
            self.dice(letter, faces)

    def rolls(self, who: str, faces: str, throw: int = 1, later: int = 0) -> None:
        """What a player rolls in a throw of this round or of a later one, the first loose dice first."""
        key = f"dice {self.s.round + later} {throw}"
        script = self.script.setdefault(key, Chance(SEED).numbers(key, 6, 5 * len(self.s.players)))
        told, first = numbers(faces), 5 * LETTERS.index(who)
        script[first : first + len(told)] = told

    def mine(self, nuggets: int) -> None:
        self.s.mine = nuggets

    def bank(self, dollars: int) -> None:
        self.s.bank = dollars

    def stagecoach(self, dollars: int) -> None:
        self.s.stagecoach = dollars

    def gained(self, *who: str) -> None:
        """These players have gained and controlled something earlier in this round."""
        for letter in who:
            self.s.gained |= 1 << LETTERS.index(letter)
            self.s.controlled |= 1 << LETTERS.index(letter)

    def row(self, *cards: str) -> None:
        """The row, position 1 first."""
        self.s.property = self.s.row + self.s.property
        self.s.row = []
        self.s.row = [self._deed(card) for card in cards]

    def deck(self, *cards: str) -> None:
        """The top of the store deck, the top card first."""
        top = [self._store(card) for card in cards][::-1]
        self.s.deck = self.s.deck + top

    def property(self, *cards: str) -> None:
        """The top of the property deck, the top card first."""
        top = [self._deed(card) for card in cards][::-1]
        self.s.property = self.s.property + top

    def discard(self, *cards: str) -> None:
        """The discard pile, oldest first, face down."""
        pile = [self._store(card) for card in cards]
        self.s.discard = self.s.discard + pile

    def keep_in_deck(self, n: int, rest: str) -> None:
        """Only the top n cards stay in the store deck; the others join somebody's hand."""
        for uid in self.s.deck[: len(self.s.deck) - n]:
            self._player(rest).store |= 1 << uid
        self.s.deck = self.s.deck[len(self.s.deck) - n :]

    def keep_in_property(self, n: int, rest: str) -> None:
        """Only the top n cards stay in the property deck; the others lie open before somebody."""
        for uid in self.s.property[: len(self.s.property) - n]:
            self._player(rest).laid |= 1 << uid
        self.s.property = self.s.property[len(self.s.property) - n :]

    def elixirs(self, first: str, second: str, *deck: str) -> None:
        """The two open slots and the top of the Elixir deck; the rest lies below."""
        named = [ELIXIRS.index(elixir) for elixir in (first, second, *deck)]
        rest = [elixir for elixir in range(len(ELIXIRS)) if elixir not in named]
        shelf = self.s.medicine = self.s.medicine.copy()
        shelf.slots = [named[0], named[1], NO_CARD]
        shelf.deck = [*rest, *named[:1:-1]]

    def drunk(self) -> None:
        """The whole Elixir deck has been drunk: it lies on the discard pile in the same order."""
        shelf = self.s.medicine = self.s.medicine.copy()
        shelf.deck, shelf.discard = [], shelf.deck

    def river(self, *cards: str) -> None:
        """The top of the River pile, the top card first."""
        f = self.s.frontier.copy()
        for card in reversed(cards):
            uid = next(uid for uid in f.river if RIVER_IDS[RIVER_KIND[uid]] == card)
            f.river.remove(uid)
            f.river.append(uid)
        self.s.frontier = f

    def river_of(self, *cards: str) -> None:
        """The whole River pile, the top card first; all other cards have been carried out."""
        self.river(*cards)
        f = self.s.frontier.copy()
        f.river = f.river[len(f.river) - len(cards) :]
        f.river_known = [0] * len(cards)
        self.s.frontier = f

    def recruited(self, who: str, *outlaws: str) -> None:
        """These Outlaws lie recruited before a player."""
        for outlaw in outlaws:
            self._outlaw(outlaw).recruited[LETTERS.index(who)] |= 1 << OUTLAW_IDS.index(outlaw)

    def captured(self, who: str, *outlaws: str) -> None:
        """These Outlaws lie captured before a player."""
        for outlaw in outlaws:
            self._outlaw(outlaw).captured[LETTERS.index(who)] |= 1 << OUTLAW_IDS.index(outlaw)

    def wanted(self, *outlaws: str) -> None:
        """These Outlaws, and no others, are wanted."""
        f = self.s.frontier = self.s.frontier.copy()
        f.outlaws[:0] = [outlaw for outlaw in range(len(OUTLAW_IDS)) if f.wanted >> outlaw & 1]
        f.wanted = 0
        for outlaw in outlaws:
            self._outlaw(outlaw).wanted |= 1 << OUTLAW_IDS.index(outlaw)

    def outlaws(self, *outlaws: str) -> None:
        """The top of the Outlaw pile, the top card first."""
        for outlaw in reversed(outlaws):
            self._outlaw(outlaw).outlaws.append(OUTLAW_IDS.index(outlaw))

    def no_outlaws(self, rest: str) -> None:
        """The Outlaw pile is empty: what was in it lies captured before somebody."""
        for outlaw in self.s.frontier.outlaws[:]:
            self.captured(rest, OUTLAW_IDS[outlaw])

    def hunts(self, who: str, faces: str) -> None:
        """What a hunter rolls in this round."""
        self.script[f"hunt {self.s.round} {LETTERS.index(who)}"] = numbers(faces)

    def fires(self, who: str, faces: str, gun: int = 0) -> None:
        """What his Double Gun rolls again."""
        self.script[f"regun {self.s.round} {LETTERS.index(who)} {gun}"] = numbers(faces)

    def die(self, who: str) -> None:
        """This player holds the Indian die since an earlier round."""
        self.s.frontier = self.s.frontier.copy()
        self.s.frontier.die = LETTERS.index(who)

    def spirit(self, face: str) -> None:
        """What the Indian die shows in this round."""
        self.script[f"indian {self.s.round}"] = [INDIAN.index(face)]

    # Underneath.

    def _player(self, who: str) -> Player:
        return self.s.players[LETTERS.index(who)]

    def _store(self, card: str) -> int:
        """A store card of this kind, taken out of deck, discard pile or an unnamed hand."""
        kind = STORE_IDS.index(card)
        for uid in self.s.deck + self.s.discard:
            if STORE_KIND[uid] == kind and ("store", uid) not in self.fixed:
                self.s.deck = [other for other in self.s.deck if other != uid]
                self.s.discard = [other for other in self.s.discard if other != uid]
                self.fixed.append(("store", uid))
                return uid
        raise ValueError(f"there is no {card} left to lay out")

    def _deed(self, card: str) -> int:
        """A property card of this kind, taken out of the deck or of the row, which is filled up again."""
        kind = PROPERTY_IDS.index(card)
        for uid in self.s.property + self.s.row:
            if PROPERTY_KIND[uid] == kind and ("deed", uid) not in self.fixed:
                self.fixed.append(("deed", uid))
                if uid in self.s.row:
                    self.s.row = [self.s.property[0] if other == uid else other for other in self.s.row]
                    self.s.property = self.s.property[1:]
                else:
                    self.s.property = [other for other in self.s.property if other != uid]
                return uid
        raise ValueError(f"there is no {card} left to lay out")

    def _outlaw(self, outlaw: str) -> Frontier:
        """The frontier with this Outlaw taken out of the pile and off the board."""
        f = self.s.frontier = self.s.frontier.copy()
        uid = OUTLAW_IDS.index(outlaw)
        f.wanted &= ~(1 << uid)
        if uid in f.outlaws:
            f.outlaws.remove(uid)
        return f


def numbers(faces: str) -> list[int]:
    """Faces as chance gives them."""
    return [FACES.index(face) for face in faces.split()]


def dice(faces: str) -> int:
    """Dice written as in records."""
    return pack(numbers(faces))
