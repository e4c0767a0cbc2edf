"""The commands. What one needs is imported when it is called: help is there at once."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from tenderfoot import arena, data, games
from tenderfoot.cli.command import Command, Option
from tenderfoot.engine.words import Facts
from tenderfoot.server import flags
from tenderfoot.server.cluster.flags import CLUSTER, PROXY
from tenderfoot.terminal import wishes
from tenderfoot.terminal.call import Call
from tenderfoot.terminal.errors import BadUsage


def play(call: Call) -> int:
    """A new game."""
    from tenderfoot.terminal.play import play

    return play(call)


def resume(call: Call) -> int:
    """A saved game."""
    from tenderfoot.terminal.play import resume

    return resume(call)


def replay(call: Call) -> int:
    """A recorded game, told."""
    from tenderfoot.terminal.reading import replay

    return replay(call)


def verify(call: Call) -> int:
    """A record, checked."""
    from tenderfoot.terminal.reading import verify

    return verify(call)


def rules(call: Call) -> int:
    """The rules, to be read."""
    from tenderfoot.terminal.reading import rules

    return rules(call)


def review(call: Call) -> int:
    """A game that is over, looked at again."""
    from tenderfoot.terminal.review import review

    return review(call)


def measure(call: Call) -> int:
    """Bots against bots."""
    from tenderfoot.arena.command import arena as measured

    game = call.game(call.wishes.words[0]).name if call.wishes.words else None
    print(measured(game, call.wishes.settings, call.wishes.options, _telling(call)))
    return 0


def dataset(call: Call) -> int:
    """Games between bots, kept as tables; or only checked."""
    from tenderfoot.data.command import looked_at, made, stopped

    wanted, checking = call.wishes, call.wishes.has("verify")
    if not wanted.words and not checking:
        raise BadUsage("needs-dataset", {})
    game = call.game(wanted.words[0]).name if wanted.words else ""
    try:
        said = (looked_at if checking else made)(game, wanted.settings, wanted.options, _telling(call))
    except KeyboardInterrupt:
        print("\n" + call.voice.catalogue.say(*stopped(wanted.options)), file=sys.stderr)
        return 130
    print(call.voice.catalogue.say(*said))
    return 0


def _telling(call: Call) -> Callable[[str, Facts], None]:
    """What takes long is said beside what is to be read."""
    return lambda name, facts: print(call.voice.catalogue.say(name, facts), file=sys.stderr)


def serve(call: Call) -> int:
    """Tables in the browser."""
    from tenderfoot.server.command import serve

    return serve(call.wishes.options, games.GAMES, call.lang, partial(print, flush=True))


def proxy(call: Call) -> int:
    """The configuration of a proxy before several workers."""
    from tenderfoot.server.cluster.command import proxy

    print(proxy(call.wishes.options), end="")
    return 0


def cluster(call: Call) -> int:
    """Several workers, their database and their proxy on this machine."""
    from tenderfoot.server.cluster.command import cluster

    return cluster(call.wishes.options, call.lang, partial(print, flush=True))


def thinkers(call: Call) -> int:
    """Processes that think for the bots of servers elsewhere."""
    from tenderfoot.server.workers.command import thinkers

    return thinkers(call.wishes.options, games.GAMES, call.voice.catalogue, partial(print, flush=True))


def backup(call: Call) -> int:
    """A copy of all tables."""
    from tenderfoot.server.command import backup

    copied = backup(call.wishes.options, Path(call.wishes.words[0]))
    print(call.voice.catalogue.say("backup-made", {"file": str(copied), "copy": call.wishes.words[0]}))
    return 0


def remove(call: Call) -> int:
    """A table or a name, taken out of the database."""
    from tenderfoot.server.command import remove

    removed = remove(call.wishes.options, "".join(call.wishes.words[:1]))
    print(call.voice.catalogue.say("removed-table" if "table" in removed else "removed-name", removed))
    return 0


def reports(call: Call) -> int:
    """What people have reported."""
    from tenderfoot.server.command import reports

    for one in reports(call.wishes.options) or [{}]:
        print(call.voice.catalogue.say(f"report-{one.get('about', 'none')}", one))
    return 0


def _options(usual: dict[str, str], values: dict[str, str]) -> list[Option]:
    """The options of a table of defaults; those without a value are flags."""
    return [Option(name, values.get(name, ""), usual[name]) for name in usual]


_SITTING: Final = _options(
    wishes.USUAL, {"bots": "levels", "seat": "seat", "name": "name", "seed": "seed", "data": "directory"}
)
_MEASURING: Final = _options(
    arena.USUAL,
    {
        "bot": "bot",
        "field": "bot",
        "seeds": "count",
        "first": "count",
        "jobs": "count",
        "on": "scheduler",
        "out": "directory",
        "minutes": "count",
    },
)
_COLLECTING: Final = _options(
    data.USUAL,
    {
        "games": "count",
        "bots": "levels",
        "seed": "seed",
        "jobs": "count",
        "on": "scheduler",
        "out": "directory",
    },
)
_SERVING: Final = _options(
    flags.USUAL,
    {
        "host": "address",
        "port": "port",
        "database": "file",
        "base_url": "url",
        "metrics": "token",
        "keep_finished": "days",
        "keep_abandoned": "days",
        "words": "file",
        "log_level": "log-level",
        "bots": "bots",
        "bot_processes": "count",
        "thinkers": "pools",
        "thinkers_token": "token",
        "coach_processes": "count",
        "connections": "count",
        "connections_each": "count",
    },
)
_LEADING: Final = _options(PROXY, {"workers": "addresses", "host": "address", "port": "port"})
_GATHERING: Final = _options(
    CLUSTER,
    {
        "workers": "count",
        "host": "address",
        "port": "port",
        "data": "directory",
        "base_url": "url",
        "log_level": "log-level",
    },
)
_THINKING: Final = _options(
    flags.THINKERS, {"listen": "pools", "processes": "count", "bots": "bots", "thinkers_token": "token"}
)
_RESUMING: Final = [
    Option("bots", "bots"),
    *[option for option in _SITTING if option.name in ("plain", "data")],
]
_COPYING: Final = [option for option in _SERVING if option.name == "database"]

COMMANDS: Final = {
    command.name: command
    for command in [
        Command("play", play, _SITTING, word="game", needed=True, settings=True),
        Command("resume", resume, _RESUMING, word="file"),
        Command("replay", replay, [], word="file", needed=True),
        Command("review", review, [], word="file", needed=True),
        Command("verify", verify, [Option("commitment", "digits")], word="file", needed=True),
        Command("rules", rules, [], word="game"),
        Command("arena", measure, _MEASURING, word="game", settings=True),
        Command("dataset", dataset, _COLLECTING, word="game", settings=True),
        Command("serve", serve, _SERVING),
        Command("cluster", cluster, _GATHERING),
        Command("proxy", proxy, _LEADING),
        Command("thinkers", thinkers, _THINKING),
        Command("backup", backup, _COPYING, word="file", needed=True),
        Command("remove", remove, [Option("name", "name"), *_COPYING], word="table"),
        Command("reports", reports, _COPYING),
    ]
}
