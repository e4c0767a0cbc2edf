"""A record as a picture: the last table of its game, under a heading that says what game it was."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.match import Match, again
from tenderfoot.engine.record import Record
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker
from tenderfoot.notebook.table import drawn, result

_DIGITS: Final = 8  # of a seed


def record_svg(paper: Record, lang: str = "en") -> str:
    """The table where the record ends, as a spectator sees it, with its game, its length and its seed."""
    match = again(GAMES[paper.game], paper)
    speaker = Speaker(lang, paper.game, paper.names)
    heading = (_title(paper, speaker), _course(match, speaker))
    return drawn(match.game, match.view(), paper.names, lang, result(match), *heading)


def _title(paper: Record, speaker: Speaker) -> str:
    title = speaker.say(f"title-{paper.game}", **paper.options)
    return speaker.say("notebook-record", title=title)


def _course(match: Match, speaker: Speaker) -> str:
    """How long it was, its seed, and how it ended."""
    paper = match.paper
    seed = paper.seed.hex()[:_DIGITS]
    length = speaker.say("notebook-decisions", count=len(paper.decisions), seed=seed)
    if not match.over:
        return f"{length} · {speaker.say('notebook-unfinished')}"
    scores = match.scores()
    ranking = sorted(range(len(scores)), key=lambda seat: (seat not in match.winners(), -scores[seat]))
    return f"{length} · {', '.join([_standing(seat, scores[seat], speaker) for seat in ranking])}"


def _standing(seat: int, points: int, speaker: Speaker) -> str:
    worth = speaker.say("notebook-points", points=points)
    return speaker.say("notebook-standing", seat=f"seat:{seat}", points=worth)
