"""`tenderfoot play` and `tenderfoot resume`: sit down at a table, new or old, and get up again."""

from __future__ import annotations

import os
import secrets
import shutil
import sys
from pathlib import Path
from typing import Final

from tenderfoot.bots import BadAnswer, enrolled, make, usual
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import new_record
from tenderfoot.engine.seed import BYTES, seed_bytes
from tenderfoot.engine.verify import verify
from tenderfoot.engine.words import Facts
from tenderfoot.terminal.call import Call, Paper
from tenderfoot.terminal.errors import BadFile, BadUsage
from tenderfoot.terminal.plain import PlainTable
from tenderfoot.terminal.scene import Scene
from tenderfoot.terminal.seating import Seating, read_seating, seated
from tenderfoot.terminal.session import Session
from tenderfoot.terminal.signals import Stopped, hush, stoppable
from tenderfoot.terminal.size import HEIGHT, NEEDED, WIDTH
from tenderfoot.terminal.wishes import USUAL

_LONGEST_NAME: Final = 16


def play(call: Call) -> int:
    """A new game."""
    game = call.game(call.wishes.words[0])
    call.about(game, [])
    options = game.options(call.wishes.settings)
    seed = _seed(call.wishes.options.get("seed"))
    seating = _seating(call, game, options, seed)
    record = new_record(game, options, seed, seating.written())
    keeper = call.shelf().new_keeper(f"{game.name}-{seed.hex()[:8]}")
    return _sit(call, Session(game, record, seating, keeper))


def resume(call: Call) -> int:
    """The game saved last, or the one in a file."""
    shelf = call.shelf()
    path = Path(call.wishes.words[0]) if call.wishes.words else shelf.newest()
    paper = Paper(path)
    call.about(paper.game, paper.record.names)
    wrong = verify(paper.game, paper.text)
    if wrong is not None:
        raise wrong
    seating = read_seating(paper.record.names)
    _bots(call.wishes.options.get("bots", ""))
    _ready(paper.game, seating.levels)
    session = Session(paper.game, paper.record, seating, shelf.keeper(path))
    if session.over:
        raise BadFile("already-over", {"path": str(path)})
    return _sit(call, session)


def _seed(wanted: str | None) -> bytes:
    """What was typed, or chance's own."""
    return secrets.token_bytes(BYTES) if wanted is None else seed_bytes(wanted)


def _seating(call: Call, game: Game, options: Options, seed: bytes) -> Seating:
    """The person where it wants to sit, bots of the wanted levels elsewhere."""
    seats = begin(game, options, seed, listen=False).seats
    wished = call.wishes.options
    levels = _levels(wished.get("bots", usual(game.name, USUAL["bots"])), seats - 1)
    _ready(game, levels)
    bots = [call.voice.say(f"name-bot-{number}") for number in range(1, seats)]
    name = _name(wished.get("name", call.voice.say("name-person")), bots)
    return seated(_seat(wished.get("seat", USUAL["seat"]), seats), name, bots, levels)


def _levels(wanted: str, bots: int) -> list[str]:
    """One level for all bots, or one for each."""
    levels = _bots(wanted)
    if len(levels) not in {1, bots}:
        raise BadUsage("bots-count", {"found": len(levels), "bots": bots})
    return levels * bots if len(levels) == 1 else levels


def _bots(wanted: str) -> list[str]:
    """Levels by their names; a class named here (`miser:Miser`) is a level from now on, called `miser`."""
    return [enrolled(one).name if ":" in one else one for one in wanted.split(",")]


def _ready(game: Game, levels: list[str]) -> None:
    """Refuse a bot that is not there before anybody sits down."""
    for level in filter(None, levels):
        make(game.name, level, b"")


def _seat(wanted: str, seats: int) -> int:
    if not wanted.isdecimal() or not int(wanted[:9]) < seats:
        raise BadUsage("bad-seat", {"found": wanted, "last": seats - 1})
    return int(wanted)


def _name(wanted: str, taken: list[str]) -> str:
    """A name that can be written on one line of a record, and is nobody else's."""
    name = wanted.strip()
    if not name or not name.isprintable() or len(name) > _LONGEST_NAME or "[" in name:
        raise BadUsage("unfit-name", {"found": wanted, "most": _LONGEST_NAME})
    if name in taken:
        raise BadOptions("name-taken", {"name": name})
    return name


def _sit(call: Call, session: Session) -> int:
    """Play until the game is over or the person leaves, whatever makes them leave."""
    speaker = call.about(session.game, session.seating.names)
    scene = Scene(session, speaker)
    session.save()
    status = 0
    try:
        with stoppable():
            _at_table(call, scene)
    except Stopped as stopped:
        status = stopped.status
    except BadAnswer:
        _farewell(scene)  # the game stands as the person left it; what the bot said is told after that
        raise
    _farewell(scene)
    return status


def _at_table(call: Call, scene: Scene) -> None:
    """On the whole screen if there is one and it is large enough; in lines of text otherwise."""
    if _has_screen(call) and _large_enough(call):
        from tenderfoot.terminal.app import play_on_screen

        if play_on_screen(scene):
            return
    print(scene.speaker.say("notice"))
    print(scene.title())
    PlainTable(scene, sys.stdin, sys.stdout).play()


def _has_screen(call: Call) -> bool:
    terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    return terminal and not call.wishes.has("plain")


def _large_enough(call: Call) -> bool:
    """Whether the screen holds the table; if not, say so and wait for Enter to go on in lines."""
    size = shutil.get_terminal_size()
    if size.columns >= WIDTH and size.lines >= HEIGHT:
        return True
    facts: Facts = {"width": size.columns, "height": size.lines, "needed": NEEDED}
    print(call.voice.say("too-small", **facts))
    sys.stdin.readline()
    return False


def _farewell(scene: Scene) -> None:
    """Where the game lies now. A terminal that has gone away cannot be told."""
    keeper = scene.session.keeper
    try:
        if keeper.record is None:
            print(scene.speaker.say("saved", path=str(keeper.saved)), flush=True)
        else:
            print(scene.speaker.say("recorded", path=str(keeper.record)), flush=True)
    except OSError:
        hush()
