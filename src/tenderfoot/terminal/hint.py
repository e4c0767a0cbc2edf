"""What the coach says to the open question, in lines of text: the same words on a screen and in a pipe."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.coach import advice
from tenderfoot.bots.contract import Advice, Candidate
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
        label = labels[ask.options.index(one.choice)]
        lines += [_worth(speaker, label, one, said), *_chances(speaker, one)]
    lines.append(speaker.say(f"reason-{said.reason}", **said.facts))
    return Hint(lines, ask.options.index(best.choice))


def _worth(speaker: Speaker, label: int, one: Candidate, said: Advice) -> str:
    best, answer = said.candidates[0], speaker.choice(one.choice)
    if len(said.candidates) == 1:
        return speaker.say("hint-only", label=label, answer=answer)
    if one is best:
        return speaker.say("hint-best", label=label, answer=answer)
    return speaker.say("hint-other", label=label, answer=answer, points=f"{best.worth - one.worth:.1f}")


def _chances(speaker: Speaker, one: Candidate) -> list[str]:
    """How likely each place is then, in a line."""
    likely = [(prize, round(100 * chance)) for prize, chance in one.chances.items()]
    told = [speaker.say("hint-chance", prize=prize, percent=percent) for prize, percent in likely if percent]
    return [f"   {', '.join(told)}"] if told else []
