"""The games of a data set played again: from the seed they began with, by the answers that were kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tenderfoot.data.errors import BadDataset
from tenderfoot.data.folder import Folder
from tenderfoot.data.plan import Plan
from tenderfoot.data.play import Choose, turns
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.match import Match

Turn = tuple[Match, Ask, Choice]


def answers(folder: Folder, shard: int) -> dict[int, list[str]]:
    """The answers of each game in a file, in their order."""
    found: dict[int, list[str]] = {}
    columns = folder.read("decisions", shard, ["game", "answer"]).columns
    for number, answer in zip(*[column.to_pylist() for column in columns], strict=True):
        found.setdefault(number, []).append(answer)
    return found


def again(plan: Plan, number: int, said: Sequence[str]) -> Iterator[Turn]:
    """Every question with its answer, before it is given; after the last one the match is over."""
    match = plan.match(number)
    for ask, choice in turns(match, _script(number, said)):
        yield match, ask, choice


def _script(number: int, said: Sequence[str]) -> Choose:
    """Answer what was answered; refuse to go on where that is not allowed."""
    left = iter(said)

    def choose(_: Match, ask: Ask) -> Choice:
        text = str(next(left, ""))
        choice = ask.written(text)
        if choice is None:
            raise BadDataset("dataset-astray", {"number": number, "found": text})
        return choice

    return choose
