"""What was typed, understood or refused: one sentence with the reason and the nearest thing that would do."""

from __future__ import annotations

from argparse import ArgumentError, Namespace
from typing import Final

from tenderfoot.cli.command import Command, Option
from tenderfoot.cli.commands import COMMANDS
from tenderfoot.cli.parser import EVERYWHERE, Parser, beginning
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.options import nearest, spelt, word
from tenderfoot.engine.words import Facts
from tenderfoot.games import GAMES
from tenderfoot.terminal.errors import BadUsage
from tenderfoot.terminal.wishes import Wishes


class Beginning:
    """What can be said of a line before its command is looked at: its language, and which command it is."""

    def __init__(self, typed: list[str]) -> None:
        try:
            found, rest = beginning().parse_known_args(typed)
        except ArgumentError as error:
            raise _bad_value(str(error.argument_name), EVERYWHERE) from error
        self.options: Final = _given(found, None)
        self._rest: Final = rest

    def command(self) -> Command | None:
        """The command, if one is named; whatever stands in its place is refused."""
        if not self._rest:
            return None
        first = self._rest[0]
        if first.startswith("-"):
            raise _early(first)
        if first not in COMMANDS:
            known = list(COMMANDS)
            facts: Facts = {"command": first, "nearest": nearest(first, known), "known": " ".join(known)}
            raise BadUsage("unknown-command", facts)
        return COMMANDS[first]


def understood(typed: list[str], command: Command, parser: Parser) -> Wishes:
    """The wishes of a line with this command; refuses what it does not take."""
    try:
        found, extra = parser.top.parse_known_args(typed)
    except ArgumentError as error:
        raise _bad_value(str(error.argument_name), [*EVERYWHERE, *_taken(command)]) from error
    for one in extra:
        if one.startswith("-") and one != "--":
            raise _unknown(one, command)
    words = [*([found.word] if "word" in found else []), *[one for one in extra if one != "--"]]
    wishes = _unmixed(words, _given(found, command), _own(found, command))
    most = 1 if command.word else 0
    if len(words) > most and not wishes.has("help"):
        raise BadUsage("too-many-words", {"word": words[most], "usage": parser.manual.usage(command)})
    return wishes


def _unmixed(words: list[str], options: dict[str, str], settings: dict[str, str]) -> Wishes:
    """`play --wild-west dicetown`: a switch may stand alone, so the name of a game is no value of it."""
    swallowed = [name for name, value in settings.items() if value in GAMES and not words]
    return Wishes(
        words or [settings[name] for name in swallowed[:1]],
        options,
        {**settings, **dict.fromkeys(swallowed[:1], "true")},
    )


def check(command: Command, wishes: Wishes) -> None:
    """Refuse a command without the word it needs."""
    if command.needed and not wishes.words:
        raise BadUsage(f"needs-{command.name}", {})


def as_typed(refusal: Refusal) -> Refusal:
    """The same refusal, with the options of a game spelt as they are typed."""
    if refusal.code not in {"unknown-option", "unknown-value"}:
        return refusal
    facts = dict(refusal.facts)
    facts["option"] = spelt(str(facts["option"]))
    if refusal.code == "unknown-option":
        facts["nearest"] = spelt(str(facts["nearest"]))
        facts["known"] = " ".join([spelt(name) for name in str(facts["known"]).split()])
    return type(refusal)(refusal.code, facts)


def _given(found: Namespace, command: Command | None) -> dict[str, str]:
    """The options that are given; one without a value is refused."""
    taken = [*EVERYWHERE, *(command.options if command else [])]
    return _values(found, taken)


def _own(found: Namespace, command: Command) -> dict[str, str]:
    """Those of them that are a game's own."""
    settings = _settings() if command.settings else []
    return _values(found, settings)


def _values(found: Namespace, options: list[Option]) -> dict[str, str]:
    values = {one.name: str(getattr(found, one.name)) for one in options if one.name in found}
    for name, value in values.items():
        if not value:
            raise _bad_value(spelt(name), options)
    return values


def _settings() -> list[Option]:
    """The options of all games, with an example of a value."""
    found = {
        setting.name: Option(setting.name, "setting", word(setting.default))
        for game in GAMES.values()
        for setting in game.settings
    }
    return list(found.values())


def _taken(command: Command) -> list[Option]:
    """Everything a command takes."""
    return [*command.options, *(_settings() if command.settings else [])]


def _bad_value(name: str, options: list[Option]) -> BadUsage:
    """A flag with a value, or an option without: argparse complains of nothing else."""
    said = next(spelling for spelling in name.split("/") if spelling.startswith("--"))
    option = next((one for one in options if one.spelt == said), None)
    if option is None or not option.value:
        return BadUsage("option-with-value", {"option": said})
    example = option.usual or f"value:{option.value}"
    return BadUsage("option-without-value", {"option": said, "example": example})


def _unknown(typed: str, command: Command) -> BadUsage:
    """An option the command does not have: another has it, or nobody."""
    option = typed.partition("=")[0]
    where = _having(option)
    facts: Facts = {"option": option, "command": command.name}
    if where:
        return BadUsage("option-elsewhere", {**facts, "where": ", ".join(where)})
    known = [one.spelt for one in [*_taken(command), *EVERYWHERE]]
    return BadUsage("no-such-option", {**facts, "nearest": nearest(option, known)})


def _early(typed: str) -> BadUsage:
    """An option where the command should be."""
    option = typed.partition("=")[0]
    where = _having(option)
    if where:
        return BadUsage("option-too-early", {"option": option, "command": where[0]})
    known = [one.spelt for command in COMMANDS.values() for one in _taken(command)]
    known += [one.spelt for one in EVERYWHERE]
    return BadUsage("option-of-nobody", {"option": option, "nearest": nearest(option, known)})


def _having(option: str) -> list[str]:
    """The commands that have this option."""
    return [name for name, one in COMMANDS.items() if option in [taken.spelt for taken in _taken(one)]]
