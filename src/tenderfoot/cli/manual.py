"""The sentences of the help, in one language: what each command, word and option means."""

from __future__ import annotations

import shutil
import textwrap
from typing import Final

from tenderfoot.bots import outsiders
from tenderfoot.bots.roster import ROSTER
from tenderfoot.cli.command import Command, Option
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Setting, word
from tenderfoot.engine.words import Fact, Facts
from tenderfoot.games import GAMES
from tenderfoot.locale import LANGUAGES, Speaker

_WIDEST: Final = 100
_NARROWEST: Final = 20


class Manual:
    """Speaks of commands."""

    def __init__(self, voice: Speaker) -> None:
        self._voice: Final = voice
        self._known: Final[Facts] = {
            "games": ", ".join(GAMES),
            "languages": ", ".join(LANGUAGES),
            "levels": ", ".join(self._levels()),
        }

    def say(self, name: str, **facts: Fact) -> str:
        """A sentence of the help."""
        return self._voice.say(name, **facts)

    def welcome(self) -> str:
        """Above the list of commands."""
        return "\n\n".join([self._prose("help"), f"  {self._usage(self.say('value-command'))}"])

    def farewell(self) -> str:
        """Below it."""
        return "\n\n".join([self._prose("help-more"), self._prose("notice")])

    def line(self, command: Command) -> str:
        """A command in a line."""
        return self.say(f"command-{command.name}")

    def description(self, command: Command) -> str:
        """What a command does, and how it is typed."""
        return "\n\n".join([self._prose(f"manual-{command.name}"), f"  {self.usage(command)}"])

    def usage(self, command: Command) -> str:
        """How a command is typed: `tenderfoot resume [FILE] [options]`."""
        value = self.value(command.word) if command.word else ""
        return self._usage(command.name, value if command.needed or not value else f"[{value}]")

    def examples(self, command: Command) -> str:
        """A command as one would type it."""
        lines = self.say(f"examples-{command.name}").splitlines()
        return "\n".join([self.say("help-examples"), *[f"  {line}" for line in lines]])

    def word(self, command: Command) -> str:
        """What the word after a command is."""
        return self.say(f"word-{command.name}", **self._known)

    def value(self, name: str) -> str:
        """What stands for a value: FILE, COUNT."""
        return self.say(f"value-{name}")

    def meaning(self, option: Option, command: Command | None) -> str:
        """What an option does, and what holds without it."""
        own = f"option-{command.name}-{option.name}" if command else ""
        known = own and self._voice.catalogue.has(own)
        return self._with_usual(
            self.say(own if known else f"option-{option.name}", **self._known), option.usual
        )

    def setting(self, game: Game, setting: Setting) -> str:
        """What an option of a game does; a game may have none of our words yet."""
        name = f"setting-{game.name}-{setting.name}"
        said = self.say(name) if self._voice.catalogue.has(name) else ""
        return self._with_usual(said, word(setting.default))

    def _levels(self) -> list[str]:
        """The levels as they are typed, with what the page calls them where that is another word."""
        labels = {one.name: self.say(one.label) for staff in ROSTER.values() for one in staff.levels}
        house = [name if said.lower() == name else f"{name} ({said})" for name, said in labels.items()]
        return [*house, *[one.name for one in outsiders()]]

    def _prose(self, name: str) -> str:
        """A paragraph as wide as the screen."""
        wide = min(shutil.get_terminal_size().columns, _WIDEST) - 2
        return textwrap.fill(self.say(name).replace("\n", " "), max(wide, _NARROWEST))

    def _with_usual(self, said: str, usual: str) -> str:
        words = [said, self.say("help-usual", usual=usual)] if usual else [said]
        return " ".join(words).strip().replace("%", "%%")  # argparse takes one for its own

    def _usage(self, *words: str) -> str:
        return " ".join(["tenderfoot", *[word for word in words if word], self.say("help-more-options")])
