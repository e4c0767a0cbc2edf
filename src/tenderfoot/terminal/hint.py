"""What the coach says to the open question, in lines of text: the same words on a screen and in a pipe."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.coach import advice
from tenderfoot.bots.contract import Candidate
from tenderfoot.engine.contract import Ask
from tenderfoot.locale import Speaker
from tenderfoot.terminal.session import Session

SHOWN: Final = 3


class Hint:
    """The best answers with their worth and chances, and why the first is the best."""

    def __init__(self, lines: list[str], best: int | None) -> None:
        self.lines: Final = lines
        self.best: Final = best  # the place of the best answer in the question


def hint(session: Session, speaker: Speaker, labels: list[int]) -> Hint:
    """Ask the coach; he sees what the person sees and nothing else."""
    ask = session.question()
    if ask is None:
        return Hint([speaker.say("hint-nothing")], None)
    said = advice(session.game.name, session.view(), ask)
    if said is None:
        return Hint([speaker.say("reason-no-opinion")], None)
    best = said.candidates[0]
    lines = []
    for one in said.candidates[:SHOWN]:
        lines += _weighed(speaker, ask, labels, one, best)
    lines.append(speaker.say(f"reason-{said.reason}", **said.facts))
    return Hint(lines, ask.options.index(best.choice))


def _weighed(speaker: Speaker, ask: Ask, labels: list[int], one: Candidate, best: Candidate) -> list[str]:
    label, answer = labels[ask.options.index(one.choice)], speaker.choice(one.choice)
    if one is best:
        first = speaker.say("hint-best", label=label, answer=answer, points=f"{one.worth:.2f}")
    else:
        points = f"{best.worth - one.worth:.2f}"
        first = speaker.say("hint-other", label=label, answer=answer, points=points)
    likely = [(prize, round(100 * chance)) for prize, chance in one.chances.items() if chance >= 0.01]  # noqa: PLR2004  less is not worth a word
    chances = [speaker.say("hint-chance", prize=prize, percent=percent) for prize, percent in likely]
    return [first, f"   {', '.join(chances)}"] if chances else [first]
