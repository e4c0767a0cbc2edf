"""The command `tenderfoot`. What cannot be done is said in one sentence; nobody is shown a traceback.

`commands.py` is the table of commands, `parser.py` the parser built of it, `manual.py` the words of its help.
"""

from __future__ import annotations

import os
import sys

from tenderfoot import __version__, form
from tenderfoot.cli.command import Command
from tenderfoot.cli.manual import Manual
from tenderfoot.cli.parser import Parser
from tenderfoot.cli.understanding import Beginning, as_typed, check, understood
from tenderfoot.engine.errors import BadOptions, Refusal
from tenderfoot.locale import language
from tenderfoot.terminal.call import Call
from tenderfoot.terminal.errors import BadUsage
from tenderfoot.terminal.signals import hush
from tenderfoot.terminal.wishes import Wishes

__all__ = ["main"]


def main(arguments: list[str] | None = None) -> int:
    """Do what was typed; the exit status is 0, 1 for what does not hold, 2 for what cannot be meant."""
    typed = _typed(sys.argv[1:] if arguments is None else arguments)
    call = Call(Wishes([], {}, {}), language(None, os.environ))
    try:
        begun = Beginning(typed)
        call = Call(Wishes([], begun.options, {}), language(begun.options.get("lang"), os.environ))
        status = _run(call, typed, begun.command())
        sys.stdout.flush()  # while somebody can still be told that nobody reads it
    except Refusal as refusal:
        print(call.voice.refusal(as_typed(refusal)), file=sys.stderr)
        return 2 if isinstance(refusal, BadUsage | BadOptions) else 1
    except BrokenPipeError:
        hush()  # whoever read along has gone, as in `tenderfoot rules | head`
        return 0
    except KeyboardInterrupt:
        print("\n" + call.voice.say("interrupted"), file=sys.stderr)
        return 130
    return status


def _typed(words: list[str]) -> list[str]:
    """`tenderfoot help play` is `tenderfoot play --help`."""
    return [*words[1:], "--help"] if words[:1] == ["help"] else words


def _run(call: Call, typed: list[str], command: Command | None) -> int:
    if call.wishes.has("version"):
        print(call.voice.say("version", version=__version__, form=f"form:{form()}"))
        return 0
    parser = Parser(Manual(call.voice))
    if command is not None:
        call.wishes = understood(typed, command, parser)
    if command is None or call.wishes.has("help"):
        print(parser.page(command, call.wishes.words), end="")
        return 0
    check(command, call.wishes)
    return command.errand(call)
