"""`tenderfoot review`: a game that is over, looked at again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tenderfoot.bots.judge import Mistake
from tenderfoot.bots.review import Review
from tenderfoot.bots.review import review as reviewed
from tenderfoot.engine.match import again
from tenderfoot.engine.words import seat_word
from tenderfoot.locale import Speaker
from tenderfoot.terminal.call import Call, Paper
from tenderfoot.terminal.lines import columns
from tenderfoot.terminal.reading import show
from tenderfoot.terminal.seating import read_seating

_BARS: Final = "▁▂▃▄▅▆▇█"


def review(call: Call) -> int:
    """Who was winning when, who was lucky, and the three costliest decisions with what was better."""
    paper = Paper(Path(call.wishes.words[0]))
    voice = call.about(paper.game, read_seating(paper.record.names).names)
    match = again(paper.game, paper.of_our_rules())
    if not match.over:
        print(voice.say("review-unfinished"))
        return 1
    seats = list(range(match.seats))
    found = reviewed(paper.game, paper.record, seats, _Progress(voice).show)
    print(voice.say("review-title"))
    _rows([[voice.word(seat_word(seat)), _curve(voice, found, seat)] for seat in seats])
    print(voice.say("review-luck"))
    _rows([[voice.word(seat_word(seat)), _luck(voice, found, seat)] for seat in seats])
    _luckiest(voice, found)
    _mistakes(voice, found)
    return 0


class _Progress:
    """How far it is, on a line of its own that goes when it is done; only where somebody looks at it."""

    def __init__(self, voice: Speaker) -> None:
        self._voice: Final = voice
        self._shown = -1

    def show(self, done: int, wanted: int) -> None:
        """Say it anew for every percent."""
        percent = 100 * done // wanted
        if percent == self._shown or not sys.stderr.isatty():
            return
        self._shown = percent
        said = self._voice.say("review-progress", percent=percent)
        sys.stderr.write(f"\r{said}" if done < wanted else "\r\x1b[K")
        sys.stderr.flush()


def _rows(rows: list[list[int | str]]) -> None:
    for line in columns([[(f"  {cell}", "") for cell in row] for row in rows]):
        print(line.text)


def _curve(voice: Speaker, found: Review, seat: int) -> str:
    """The chance of one seat, a bar for each round."""
    chances = [point.chances[seat] for point in found.curve]
    curve = "".join([_BARS[min(int(chance * len(_BARS)), len(_BARS) - 1)] for chance in chances])
    return voice.say("review-curve", curve=curve, percent=round(100 * chances[-2]))


def _luck(voice: Speaker, found: Review, seat: int) -> str:
    lost = f"{found.lost(seat):.1f}"
    return voice.say("review-lucky", luck=f"{found.luck(seat):+.1f}", lost=lost, count=found.judged[seat])


def _luckiest(voice: Speaker, found: Review) -> None:
    best = found.luckiest()
    if best is not None:
        seat, roll = best
        luck = f"{roll.lucks[seat]:.1f}"
        show(voice.say("review-luckiest", seat=seat_word(seat), number=roll.number, luck=luck), "  ")


def _mistakes(voice: Speaker, found: Review) -> None:
    print(voice.say("review-costliest"))
    for mistake in found.costliest(None):
        show(f"· {_mistake(voice, mistake)}", "  ")
    if not found.mistakes:
        print(voice.say("review-none"))


def _mistake(voice: Speaker, mistake: Mistake) -> str:
    return voice.say(
        "review-mistake",
        number=mistake.number,
        seat=seat_word(mistake.seat),
        chosen=voice.choice(mistake.chosen),
        better=voice.choice(mistake.better),
        points=f"{mistake.loss:.1f}",
        reason=voice.say(f"reason-{mistake.reason}", **mistake.facts),
    )
