"""What somebody wished for after the name of a command, as `cli` has understood it."""

from __future__ import annotations

from typing import Final

# The options of the terminal's commands, with what holds when nobody says anything.
USUAL: Final = {"bots": "greenhorn", "seat": "0", "name": "", "seed": "", "plain": "", "data": ""}


class Wishes:
    """The words after a command, the options given by name, and those that are a game's own.

    A flag has the value `on`.
    """

    def __init__(self, words: list[str], options: dict[str, str], settings: dict[str, str]) -> None:
        self.words: Final = words
        self.options: Final = options
        self.settings: Final = settings

    def has(self, flag: str) -> bool:
        """Whether a flag is given."""
        return flag in self.options
