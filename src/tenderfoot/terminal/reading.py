"""`tenderfoot replay`, `verify` and `rules`: games and rules to read."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path

from tenderfoot.engine.events import Event, as_told_to
from tenderfoot.engine.game import Game
from tenderfoot.engine.record import replay as replayed
from tenderfoot.engine.record import verify as verified
from tenderfoot.games import GAMES
from tenderfoot.terminal import guide
from tenderfoot.terminal.call import Call, Paper
from tenderfoot.terminal.result import result
from tenderfoot.terminal.seating import read_seating


def replay(call: Call) -> int:
    """Tell a recorded game. All of it when it is over; what a spectator hears while it is not."""
    paper = Paper(Path(call.wishes.words[0]))
    speaker = call.about(paper.game, read_seating(paper.record.names).names)
    log: list[Event] = []
    state = replayed(paper.game, paper.record, -1, log)
    told = [event if not state.frames else as_told_to(event, None) for event in log]
    print(speaker.say(f"title-{paper.game.name}", **paper.record.options))
    for event in told:
        if event is not None:
            show(f"· {speaker.event(event)}", "  ")
    if state.frames:
        print(speaker.say("unfinished", path=str(paper.path)))
        return 0
    for line in result(paper.game, state, speaker, None):
        print(line.text)
    return 0


def verify(call: Call) -> int:
    """Play a record through and compare dice, cards, decisions and points; the first difference is named."""
    paper = Paper(Path(call.wishes.words[0]))
    voice = call.about(paper.game, read_seating(paper.record.names).names)
    wrong = verified(paper.game, paper.text)
    if wrong is not None:
        print(voice.say("verify-wrong", path=str(paper.path), why=voice.refusal(wrong)))
        return 1
    print(voice.say("verify-right", path=str(paper.path), decisions=len(paper.record.decisions)))
    return 0


def rules(call: Call) -> int:
    """The rules of a game in short, and every card; or which games there are."""
    games = [call.game(word) for word in call.wishes.words] or list(GAMES.values())
    for game in games:
        _rules(call, game)
    show(call.voice.say("notice"), "")
    return 0


def _rules(call: Call, game: Game) -> None:
    speaker = call.about(game, [])
    for line in speaker.say(f"rules-{game.name}").splitlines():
        show(line, "")
    for entry in guide.everything(speaker):
        show(f"{entry.name}: {entry.text}", "  ")
    print()


def show(text: str, indent: str) -> None:
    """Print a paragraph as wide as the screen."""
    screen = min(shutil.get_terminal_size().columns, 100)
    for line in textwrap.wrap(text, max(screen - 1, 20), subsequent_indent=indent) or [""]:
        print(line)
