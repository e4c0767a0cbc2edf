"""How a game is set up: options by name, with Python's own values.

    {"edition": "revised", "players": 4, "wild_west": True}

Names are snake_case everywhere; the command line spells them with dashes. What is not said has its
default; what does not exist is refused with the reason. In a record a value is one word (`word`), and
from the word comes the value again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final, Generic, TypeVar

from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.words import Facts

Value = bool | int | str
Options = Mapping[str, Value]

_WORDS: Final = {"true": True, "false": False}
_LONGEST: Final = 9
_SHOWN: Final = 60


class Setting:
    """One option of a game: its name, its values in the order of a menu, the default."""

    def __init__(self, name: str, values: list[Value], default: Value) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.words: Final = [word(value) for value in values]  # the values as they are written

    def value(self, wanted: Options) -> Value:
        """What is wanted, or the default; refuses what is not in the menu."""
        said, known = word(wanted.get(self.name, self.default)), self.words
        if said not in known:
            facts: Facts = {"option": self.name, "value": said, "known": " ".join(known)}
            raise BadOptions("unknown-value", {**facts, "nearest": nearest(said, known)})
        return self.values[known.index(said)]  # its word is enough: "4" is 4


def chosen(settings: list[Setting], wanted: Options) -> Options:
    """Every option with its value; refuses what does not exist."""
    known = [setting.name for setting in settings]
    for name in wanted:
        if name not in known:
            facts: Facts = {"option": name, "known": " ".join(known)}
            raise BadOptions("unknown-option", {**facts, "nearest": nearest(name, known)})
    return {setting.name: setting.value(wanted) for setting in settings}


def same(some: Options, others: Options) -> bool:
    """Whether both are the very same values by name; equal ones will not do, for 1 is not True."""
    if len(some) != len(others):
        return False
    return all(name in others and others[name] is some[name] for name in some)


def line(options: Options) -> str:
    """All values in the order of their names: equal lines, equal games."""
    return " ".join([word(options[name]) for name in sorted(options)])


E = TypeVar("E")


class Editions(Generic[E]):
    """What each set of options is played with: made once, and shared by all games that are played so."""

    def __init__(self, make: Callable[[Options], E]) -> None:
        self._make: Final = make
        self._made: Final[dict[str, E]] = {}

    def of(self, options: Options) -> E:
        """What these options are played with."""
        name = line(options)
        if name not in self._made:
            self._made[name] = self._make(options)
        return self._made[name]


def word(value: object) -> str:
    """A value as it is written in a record and typed in a command."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def spelt(name: str) -> str:
    """A name as it is typed in a command: `wild_west` is `--wild-west`."""
    return f"--{name.replace('_', '-')}"


def value_of(written: str) -> Value:
    """The value a word stands for."""
    if written in _WORDS:
        return _WORDS[written]
    plain = len(written) < _LONGEST and written.isascii() and written.isdecimal()
    return int(written) if plain else written


def no_such_game(name: str, known: list[str]) -> BadOptions:
    """Refuse a game nobody has here, with the one that is most like it."""
    facts: Facts = {"game": name, "nearest": nearest(name, known), "known": " ".join(known)}
    return BadOptions("no-such-game", facts)


def nearest(said: str, known: list[str]) -> str:
    """The known word that is most like what was said."""
    return get_close_matches(said[:_SHOWN], known, 1, 0.0)[0]
