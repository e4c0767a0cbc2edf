"""What somebody typed after `tenderfoot`, understood or refused with the reason.

argparse cuts the line into words; the sentences are ours, in the reader's language, so nothing here
lets argparse speak.
"""

from __future__ import annotations

from argparse import ArgumentError, ArgumentParser, Namespace
from typing import Final

from tenderfoot.terminal.errors import BadUsage

_ARENA: Final = ("focal", "field", "bot", "seeds", "first", "out", "jobs")
_FLAGS: Final = ("plain", "version", "gate")
_OPTIONS: Final = ("lang", "data", "seed", "seat", "bots", "name", "commitment", *_ARENA)
_WITH_SETTINGS: Final = ("play", "arena")
_MISSING: Final = ""


class Command:
    """What a command takes: how many words after its name, and which options."""

    def __init__(self, least: int, most: int, options: tuple[str, ...]) -> None:
        self.least: Final = least
        self.most: Final = most
        self.options: Final = options


COMMANDS: Final = {
    "play": Command(1, 1, ("lang", "data", "plain", "seed", "seat", "bots", "name")),
    "resume": Command(0, 1, ("lang", "data", "plain")),
    "replay": Command(1, 1, ("lang",)),
    "verify": Command(1, 1, ("lang", "commitment")),
    "rules": Command(0, 1, ("lang",)),
    "review": Command(1, 1, ("lang",)),
    "arena": Command(0, 1, ("lang", "gate", *_ARENA)),
}


class Wishes:
    """A command, its words, and the options given by name; flags have the value `on`."""

    def __init__(self, words: list[str], options: dict[str, str], settings: dict[str, str]) -> None:
        self.command: Final = words[0] if words else ""
        self.words: Final = words[1:]
        self.options: Final = options
        self.settings: Final = settings

    def has(self, flag: str) -> bool:
        """Whether a flag is given."""
        return flag in self.options


def parse(typed: list[str], settings: list[str]) -> Wishes:
    """Understand a line; `settings` are the options of the games, as they spell them."""
    try:
        found, extra = _parser(settings).parse_known_intermixed_args(typed)
    except ArgumentError as error:
        raise BadUsage("option-with-value", {"option": str(error.argument_name)}) from error
    for word in extra:
        raise BadUsage("no-such-option", {"option": word})
    return Wishes(list(found.words), _given(found, [*_FLAGS, "help", *_OPTIONS]), _given(found, settings))


def check(wishes: Wishes) -> None:
    """Refuse what does not go with the command."""
    if wishes.command not in COMMANDS:
        known = " ".join([*COMMANDS, "serve"])  # the server reads its own line
        raise BadUsage("unknown-command", {"command": wishes.command, "known": known})
    command = COMMANDS[wishes.command]
    if len(wishes.words) < command.least:
        raise BadUsage(f"needs-{wishes.command}", {})
    if len(wishes.words) > command.most:
        raise BadUsage("too-many-words", {"word": wishes.words[command.most]})
    allowed = [*command.options, *(wishes.settings if wishes.command in _WITH_SETTINGS else [])]
    for name in [*wishes.options, *wishes.settings]:
        if name not in allowed:
            raise BadUsage("option-elsewhere", {"option": spelt(name), "command": wishes.command})


def spelt(name: str) -> str:
    """An option as it is typed: `wild_west` is `--wild-west`."""
    return f"--{name.replace('_', '-')}"


def _parser(settings: list[str]) -> ArgumentParser:
    parser = ArgumentParser(prog="tenderfoot", add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("words", nargs="*")
    parser.add_argument("-h", "--help", action="store_const", const="on")
    for name in _FLAGS:
        parser.add_argument(f"--{name}", action="store_const", const="on")
    for name in [*_OPTIONS, *settings]:
        # A value left out is noticed here; argparse would say it in a sentence of its own.
        spellings = sorted({spelt(name), f"--{name}"})
        parser.add_argument(*spellings, dest=name, nargs="?", const=_MISSING)
    return parser


def _given(found: Namespace, names: list[str]) -> dict[str, str]:
    values = {name: getattr(found, name) for name in names}
    given = {name: str(value) for name, value in values.items() if value is not None}
    for name, value in given.items():
        if value == _MISSING:
            raise BadUsage("option-without-value", {"option": spelt(name)})
    return given
