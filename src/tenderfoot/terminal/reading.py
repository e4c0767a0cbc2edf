"""`tenderfoot replay`, `verify` and `rules`: games and rules to read."""

from __future__ import annotations

import re
import shutil
import textwrap
from pathlib import Path
from typing import Final

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import again
from tenderfoot.engine.origin import table_commitment
from tenderfoot.engine.verify import verify as verified
from tenderfoot.games import GAMES
from tenderfoot.terminal import guide
from tenderfoot.terminal.call import Call, Paper
from tenderfoot.terminal.errors import BadFile, BadUsage
from tenderfoot.terminal.result import result
from tenderfoot.terminal.seating import read_seating
from tenderfoot.terminal.wishes import Wishes

_COMMITMENT: Final = re.compile("[0-9a-fA-F]{64}")


def replay(call: Call) -> int:
    """Tell a recorded game. All of it when it is over; what a spectator hears while it is not."""
    paper = Paper(Path(call.wishes.words[0]))
    speaker = call.about(paper.game, read_seating(paper.record.names).names)
    log: list[Event] = []
    match = again(paper.game, paper.of_our_rules(), log=log)
    print(speaker.say(f"title-{paper.game.name}", **paper.record.options))
    for event in log if match.over else match.story():
        show(f"· {speaker.event(event)}", "  ")
    if not match.over:
        print(speaker.say("unfinished", path=str(paper.path)))
        return 0
    for line in result(match, speaker, None):
        print(line.text)
    return 0


def verify(call: Call) -> int:
    """Play a record through and compare dice, cards, decisions and points; the first difference is named.

    With `--commitment` also that it is of the table which had shown this before anybody had put anything in.
    """
    told = _commitment(call.wishes)
    paper = Paper(Path(call.wishes.words[0]))
    voice = call.about(paper.game, read_seating(paper.record.names).names)
    paper.of_our_rules()  # by others nobody can say whether it is right
    wrong = verified(paper.game, paper.text) or _other_table(paper, told)
    if wrong is not None:
        print(voice.say("verify-wrong", path=str(paper.path), why=voice.refusal(wrong)))
        return 1
    print(voice.say("verify-right", path=str(paper.path), decisions=len(paper.record.decisions)))
    if paper.record.origin is not None:
        shown = table_commitment(paper.record.origin.table)
        show(voice.say("verify-shown" if told is None else "verify-told", commitment=shown), "")
    return 0


def _commitment(wishes: Wishes) -> str | None:
    """What a table had shown, as typed from a note: 64 hexadecimal digits, large or small."""
    typed = wishes.options.get("commitment")
    if typed is not None and not _COMMITMENT.fullmatch(typed):
        raise BadUsage("bad-commitment", {"found": typed})
    return typed and typed.lower()


def _other_table(paper: Paper, told: str | None) -> Refusal | None:
    """What is wrong if the record is not of the table that had shown this."""
    origin = paper.record.origin
    if told is None:
        return None
    if origin is None:
        return BadFile("no-origin", {})
    return None if table_commitment(origin.table) == told else BadFile("other-table", {})


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
