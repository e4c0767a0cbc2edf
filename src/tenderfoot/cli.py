"""The command `tenderfoot`. What cannot be done is said in one sentence; nobody is shown a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from tenderfoot import __version__, form
from tenderfoot.bots import LEVELS
from tenderfoot.engine.errors import BadOptions, Refusal
from tenderfoot.engine.options import Setting, word
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker, language
from tenderfoot.terminal.call import Call
from tenderfoot.terminal.errors import BadUsage
from tenderfoot.terminal.lines import columns
from tenderfoot.terminal.play import play, resume
from tenderfoot.terminal.reading import replay, rules, verify
from tenderfoot.terminal.review import review
from tenderfoot.terminal.signals import hush
from tenderfoot.terminal.wishes import Wishes, check, parse, spelt


def _arena(call: Call) -> int:
    from tenderfoot.arena.command import arena

    game = call.game(call.wishes.words[0]).name if call.wishes.words else None
    print(arena(game, call.wishes.settings, call.wishes.options))
    return 0


_COMMANDS: Final[dict[str, Callable[[Call], int]]] = {
    "play": play,
    "resume": resume,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "review": review,
    "arena": _arena,
}


def main(arguments: list[str] | None = None) -> int:
    """Do what was typed; the exit status is 0, 1 for what does not hold, 2 for what cannot be meant."""
    typed = sys.argv[1:] if arguments is None else arguments
    call = Call(Wishes([], {}, {}), language(None, os.environ))
    try:
        if typed[:1] == ["serve"]:
            return _serve(typed[1:])
        wishes = parse(typed, _settings())
        call = Call(wishes, language(wishes.options.get("lang"), os.environ))
        status = _run(call)
        sys.stdout.flush()  # while somebody can still be told that nobody reads it
    except Refusal as refusal:
        print(call.voice.refusal(refusal), file=sys.stderr)
        return 2 if isinstance(refusal, BadUsage | BadOptions) else 1
    except BrokenPipeError:
        hush()  # whoever read along has gone, as in `tenderfoot rules | head`
        return 0
    except KeyboardInterrupt:
        print("\n" + call.voice.say("interrupted"), file=sys.stderr)
        return 130
    return status


def _serve(typed: list[str]) -> int:
    from tenderfoot.server.command import serve

    return serve(typed, GAMES, language(None, os.environ), print)


def _run(call: Call) -> int:
    wishes = call.wishes
    if wishes.has("version"):
        print(call.voice.say("version", version=__version__, form=f"form:{form()}"))
        return 0
    if wishes.has("help") or not wishes.command:
        _help(call.voice)
        return 0
    check(wishes)
    return _COMMANDS[wishes.command](call)


def _help(voice: Speaker) -> None:
    """The commands, the options of each game, and the notice."""
    print(voice.say("help", games=", ".join(GAMES), levels=", ".join(LEVELS)))
    for game in GAMES.values():
        print("\n" + voice.say("help-game", game=game.name))
        rows = [
            [(f"  {spelt(setting.name)}", ""), (_values(voice, setting), "")] for setting in game.settings
        ]
        for line in columns(rows):
            print(line.text)
    print("\n" + voice.say("notice"))


def _values(voice: Speaker, setting: Setting) -> str:
    return voice.say("help-setting", values=", ".join(setting.words()), default=word(setting.default))


def _settings() -> list[str]:
    """The names of the options of all games, each once."""
    names = [setting.name for game in GAMES.values() for setting in game.settings]
    return list(dict.fromkeys(names))
