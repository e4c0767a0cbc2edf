"""How a game ended: the points of each seat, the winners first."""

from __future__ import annotations

from tenderfoot.engine.match import Match
from tenderfoot.engine.seats import Seat
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line, columns


def result(match: Match, speaker: Speaker, reader: Seat | None) -> list[Line]:
    """One line a seat, best first; the reader's own stands out."""
    scores, winners = match.scores(), match.winners()
    rows = [
        [
            (str(speaker.word(f"seat:{seat}")), "you" if seat == reader else ""),
            (speaker.say("points", points=scores[seat]), "strong"),
            (speaker.say("winner") if seat in winners else "", "lead"),
        ]
        for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat]))
    ]
    return columns(rows)
