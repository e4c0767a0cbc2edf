"""The one parser: argparse cuts the line into words, and a subparser for each command knows its options.

Nothing here lets argparse say what is wrong: `understanding.py` does, in the reader's language.
"""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, RawDescriptionHelpFormatter, _ArgumentGroup
from typing import Final

from tenderfoot.cli.command import Command, Option
from tenderfoot.cli.commands import COMMANDS
from tenderfoot.cli.manual import Manual
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Setting, spelt
from tenderfoot.games import GAMES

ON: Final = "on"
SWITCH: Final = {True, False}
LANG: Final = Option("lang", "language")
HELP: Final = Option("help")
VERSION: Final = Option("version")
EVERYWHERE: Final = [LANG, HELP, VERSION]


class Parser:
    """The parser of the whole line, and below it one for each command, which is also its page of help."""

    def __init__(self, manual: Manual) -> None:
        self.manual: Final = manual
        self.top: Final = quiet(ArgumentParser(add_help=False, description=manual.welcome()))
        below = self.top.add_subparsers(
            title=manual.say("help-commands"), metavar=manual.say("value-command"), dest="command", prog=""
        )
        self.below: Final = {
            name: quiet(below.add_parser(name, add_help=False, help=manual.line(command)))
            for name, command in COMMANDS.items()
        }
        _everywhere(self.top.add_argument_group(manual.say("help-options")), manual, version=True)
        for name, command in COMMANDS.items():
            self._fill(self.below[name], command)

    def page(self, command: Command | None, words: list[str]) -> str:
        """The help for a command, or for all; of the games only the one that is named, if it is."""
        if command is None:
            self.top.epilog = self.manual.farewell()
            return self.top.format_help()
        games = [GAMES[word] for word in words if word in GAMES] or list(GAMES.values())
        chapters = [_chapter(game, self.manual) for game in games] if command.settings else []
        parser = self.below[command.name]
        parser.epilog = "\n".join([*chapters, self.manual.examples(command)])
        return parser.format_help()

    def _fill(self, parser: ArgumentParser, command: Command) -> None:
        """The word and the options of a command."""
        parser.description = self.manual.description(command)
        if command.word:
            words = parser.add_argument_group(self.manual.say("help-words"))
            meaning = self.manual.word(command)
            words.add_argument(
                "word", nargs="?", default=SUPPRESS, metavar=self.manual.value(command.word), help=meaning
            )
        group = parser.add_argument_group(self.manual.say("help-options"))
        for option in command.options:
            _add(group, option, self.manual, command)
        _everywhere(group, self.manual)
        for name, values in (_settings() if command.settings else {}).items():
            _add_setting(parser, name, switch=values <= SWITCH)


def quiet(parser: ArgumentParser) -> ArgumentParser:
    """The same parser: it guesses nothing, raises what is wrong, and lays its page out as we do."""
    parser.allow_abbrev = False
    parser.exit_on_error = False
    parser.usage = SUPPRESS
    parser.formatter_class = RawDescriptionHelpFormatter
    return parser


def beginning() -> ArgumentParser:
    """What may be said before a command as well as after it."""
    parser = quiet(ArgumentParser(add_help=False))
    _everywhere(parser.add_argument_group(), None, version=True)
    return parser


def _everywhere(group: _ArgumentGroup, manual: Manual | None, *, version: bool = False) -> None:
    """The options every command has."""
    _add(group, LANG, manual, None)
    _add(group, HELP, manual, None, "-h")
    if version:
        _add(group, VERSION, manual, None)


def _add(
    group: _ArgumentGroup, option: Option, manual: Manual | None, command: Command | None, *short: str
) -> None:
    """An option with its meaning, or without where nobody reads it."""
    meaning = None if manual is None else manual.meaning(option, command)
    metavar = None if manual is None or not option.value else manual.value(option.value)
    names = [*short, option.spelt]
    if option.value:
        group.add_argument(*names, dest=option.name, default=SUPPRESS, metavar=metavar, help=meaning)
    else:
        group.add_argument(
            *names, dest=option.name, action="store_const", const=ON, default=SUPPRESS, help=meaning
        )


def _settings() -> dict[str, set[object]]:
    """The options of all games, each once, with all its values."""
    found: dict[str, set[object]] = {}
    for game in GAMES.values():
        for setting in game.settings:
            found.setdefault(setting.name, set()).update(setting.values)
    return found


def _add_setting(parser: ArgumentParser, name: str, *, switch: bool) -> None:
    """An option of a game, with dashes or as records write it; a switch alone is on."""
    spellings = dict.fromkeys([spelt(name), f"--{name}"])
    if switch:
        parser.add_argument(*spellings, dest=name, nargs="?", const="true", default=SUPPRESS, help=SUPPRESS)
    else:
        parser.add_argument(*spellings, dest=name, default=SUPPRESS, help=SUPPRESS)


def _chapter(game: Game, manual: Manual) -> str:
    """The options of one game: `--players` is one of both, so each game has a list of its own."""
    parser = quiet(ArgumentParser(add_help=False))
    group = parser.add_argument_group(manual.say("help-game", game=game.name))
    for setting in game.settings:
        _add_line(group, game, setting, manual)
    return parser.format_help()


def _add_line(group: _ArgumentGroup, game: Game, setting: Setting, manual: Manual) -> None:
    values, meaning = "|".join(setting.words), manual.setting(game, setting)
    nargs = "?" if set(setting.values) <= SWITCH else None
    group.add_argument(spelt(setting.name), metavar=values, nargs=nargs, help=meaning)
