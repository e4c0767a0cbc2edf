"""What a command is: its name, the word after it, its options, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenderfoot.engine.options import spelt
from tenderfoot.terminal.call import Call

Errand = Callable[[Call], int]


class Option:
    """An option by its name in snake_case; `value` says what stands behind it, and a flag has none.

    `usual` is what holds when nobody says anything, if that can be said.
    """

    def __init__(self, name: str, value: str = "", usual: str = "") -> None:
        self.name: Final = name
        self.value: Final = value
        self.usual: Final = usual

    @property
    def spelt(self) -> str:
        """As it is typed."""
        return spelt(self.name)


class Command:
    """A command; `word` is what may stand after it ("" if nothing may), and whether it must.

    Where `settings` is true it also takes the options of the games.
    """

    def __init__(
        self,
        name: str,
        errand: Errand,
        options: list[Option],
        *,
        word: str = "",
        needed: bool = False,
        settings: bool = False,
    ) -> None:
        self.name: Final = name
        self.errand: Final = errand
        self.options: Final = options
        self.word: Final = word
        self.needed: Final = needed
        self.settings: Final = settings
