"""A game on paper: how it was set up, its seed, what was decided; and what came of it.

    tenderfoot 1
    game dicetown
    rules 1
    options edition=classic players=3 …
    seed 7f3a…
    origin 5c1e… 90aa… -
    seat 0 Anna
    ~ dice 1 1 = 0 0 3 4 5 0 2 2 …
    0 keep 9 9
    …
    scores 31 22 18
    winners 0
    digest 9b1c…

Header, seed and decisions make the game; forced answers are not written. The lines with `~` say what
chance gave and the last lines what came of it, so that a record can be checked, and read without
this program (`match.write`). A record is right when writing it again gives the same text: that is all
`verify.py` does.
A game that is not over has no last lines but `unfinished`: a saved game is a record too. A game whose
seed several people made says so in `origin`, and its seed must be what `origin.py` makes of it.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Choice
from tenderfoot.engine.errors import BadRecord, Refusal
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options, Value, value_of, word
from tenderfoot.engine.origin import Origin, header, read_origin
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.seed import Seed, seed_bytes
from tenderfoot.engine.words import Facts

FORMAT: Final = "tenderfoot 1"
_HEADER: Final = ("game", "rules", "options", "seed")
_LONGEST: Final = 9
_SHOWN: Final = 60
_LAST_LINES: Final = ("scores", "winners", "unfinished", "digest")


class Decision:
    """Who decided what, in the notation of the choices."""

    def __init__(self, seat: Seat, text: str) -> None:
        self.seat: Final = seat
        self.text: Final = text


class Record:
    """What is needed to play a game again. `names` are those of the seats; they may be empty.

    >>> from tenderfoot.games import dicetown
    >>> paper = new_record(dicetown.GAME, {"players": 2}, seed=7, names=["Ann", "Buck"])
    >>> paper.add(0, dicetown.GAME.choice("keep J J"))
    >>> paper.header()[:3]
    ['tenderfoot 1', 'game dicetown', 'rules 2']
    >>> [(decision.seat, decision.text) for decision in paper.decisions]
    [(0, 'keep J J')]
    """

    def __init__(
        self,
        game: str,
        version: int,
        options: Options,
        seed: bytes,
        names: list[str],
        decisions: list[Decision],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.options: Final = options
        self.seed: Final = seed
        self.names: Final = names
        self.decisions: Final = decisions
        self.origin: Origin | None = None
        self.drawn: list[str] = []  # of one that was read: the keys drawn before the first decision

    def add(self, seat: Seat, choice: Choice) -> None:
        """Write a decision down."""
        self.decisions.append(Decision(seat, choice.write()))

    def copy(self) -> Record:
        """The same paper, to be written on apart."""
        to = Record(self.game, self.version, self.options, self.seed, self.names, self.decisions[:])
        to.origin = self.origin
        return to

    def blank(self) -> Record:
        """The same paper before the first decision."""
        to = self.copy()
        to.decisions.clear()
        return to

    def header(self) -> list[str]:
        """The lines above the first decision."""
        options = " ".join([f"{name}={word(value)}" for name, value in self.options.items()])
        lines = [FORMAT, f"game {self.game}", f"rules {self.version}", f"options {options}"]
        lines.append(f"seed {self.seed.hex()}")
        if self.origin is not None:
            lines.append(f"origin {self.origin.write()}")
        lines.extend([f"seat {seat} {name}" for seat, name in enumerate(self.names)])
        return lines

    def of_its_origin(self) -> bool:
        """Whether the seed is what its origin makes of it, where it has one."""
        if self.origin is None:
            return True
        return self.origin.seed(header(self.game, self.options, self.names, self.version)) == self.seed

    def take_back(self, seat: Seat, since: int) -> None:
        """Strike out what this seat has decided from decision `since` on: it took its sealed answer back."""
        kept = [d for i, d in enumerate(self.decisions) if i < since or d.seat != seat]
        self.decisions[:] = kept


class Noted(Chance):
    """The chance of a record, which notes what it gives."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.notes: list[str] = []

    def numbers(self, key: str, n: int, count: int) -> list[int]:
        """The numbers, noted."""
        given = super().numbers(key, n, count)
        self._note(key, given)
        return given

    def below(self, key: str, n: int) -> int:
        """The number, noted."""
        given = super().below(key, n)
        self._note(key, [given])
        return given

    def shuffled(self, key: str, cards: list[int]) -> list[int]:
        """The cards, noted in their new order."""
        given = super().shuffled(key, cards)
        self._note(key, given)
        return given

    def taken(self) -> list[str]:
        """What was noted since the last time."""
        notes, self.notes = self.notes, []
        return notes

    def _note(self, key: str, given: list[int]) -> None:
        self.notes.append(f"~ {key} = {' '.join([str(number) for number in given])}")


def new_record(game: Game, options: Options, seed: Seed, names: list[str]) -> Record:
    """An empty record of a game about to begin."""
    return Record(game.name, game.version, game.options(options), seed_bytes(seed), names, [])


def read(text: str) -> Record:
    """The record in a text. What chance gave and what came of it is left to `verify`."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord("not-a-record", {})
    if not lines[-1].startswith("digest "):
        raise BadRecord("record-cut-off", {"line": len(lines)})
    reader = _Reader()
    for number, line in enumerate(lines[1:], 2):
        reader.take(number, line)
    return reader.record()


def other_rules(game: Game, record: Record) -> Refusal | None:
    """Why a record cannot be played through: it was made with other rules, which made it another game."""
    if record.game == game.name and record.version == game.version:
        return _other_keys(game, record)
    facts: Facts = {"game": record.game, "version": record.version, "ours": game.version}
    return BadRecord("other-rules", facts)


def _other_keys(game: Game, record: Record) -> Refusal | None:
    """What chance gave had other names: by ours dice and cards are others, whatever is decided."""
    chance = Noted(record.seed)
    if record.drawn:
        game.new_game(record.options, chance, None)
    for found, note in zip(record.drawn, chance.taken(), strict=False):
        ours = _key(note.removeprefix("~ "))
        if found != ours:
            return BadRecord("other-keys", {"found": found, "ours": ours})
    return None


def _key(note: str) -> str:
    return note.partition(" = ")[0]


class _Reader:
    """Takes a record in line by line."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.names: list[str] = []
        self.decisions: list[Decision] = []
        self.drawn: list[str] = []

    def take(self, number: int, line: str) -> None:
        """Understand one line, or refuse it with its number."""
        word, _, rest = line.partition(" ")
        if _is_number(word) and rest:
            self.decisions.append(Decision(int(word), rest))
        elif word == "seat":
            self.names.append(rest.partition(" ")[2])
        elif word == "origin" or word in _HEADER:
            self.words[word] = rest
        elif word == "~" and not self.decisions:
            self.drawn.append(_key(rest))
        elif word != "~" and word not in _LAST_LINES:
            raise BadRecord("bad-line", {"line": number, "found": line[:_SHOWN]})

    def record(self) -> Record:
        """What was read, if nothing is missing."""
        for name in _HEADER:
            if name not in self.words:
                raise BadRecord("missing-line", {"word": name})
        record = Record(
            self.words["game"], self._version(), self._options(), self._seed(), self.names, self.decisions
        )
        record.origin = self._origin()
        record.drawn = self.drawn
        return record

    def _version(self) -> int:
        if not _is_number(self.words["rules"]):
            raise BadRecord("bad-version", {"found": self.words["rules"]})
        return int(self.words["rules"])

    def _options(self) -> Options:
        options: dict[str, Value] = {}
        for pair in self.words["options"].split():
            name, _, value = pair.partition("=")
            options[name] = value_of(value)
        return options

    def _seed(self) -> bytes:
        try:
            return bytes.fromhex(self.words["seed"])
        except ValueError:
            raise BadRecord("bad-seed", {"found": self.words["seed"]}) from None

    def _origin(self) -> Origin | None:
        if "origin" not in self.words:
            return None
        try:
            return read_origin(self.words["origin"])
        except ValueError:
            raise BadRecord("bad-seed", {"found": self.words["origin"]}) from None


def _is_number(word: str) -> bool:
    """A number somebody could have written here: a few plain digits."""
    return len(word) < _LONGEST and word.isascii() and word.isdecimal()
