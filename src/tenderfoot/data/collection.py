"""A data set that lies in a directory: its tables, its games played again, and whether it is right.

    data = Dataset("dataset")
    data.games().to_pandas()
    for view, ask, choice in data.positions():
        ...

Tables can be read by anybody who reads Parquet; what is played again needs the rules it was played by.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tenderfoot.data.check import check
from tenderfoot.data.columns import LEGAL, TABLES, kind, table
from tenderfoot.data.errors import BadDataset, spoken
from tenderfoot.data.folder import SHARD, Folder, numbers, shards
from tenderfoot.data.plan import Plan, Title
from tenderfoot.data.progress import Progress, watched
from tenderfoot.data.replay import Turn, again, answers
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.match import Match
from tenderfoot.engine.view import View
from tenderfoot.extras import needed


class Dataset:
    """Games that were played, as tables; `about` says what they are. It can be read while it grows."""

    def __init__(self, path: str | Path) -> None:
        self.folder: Final = Folder(Path(path))
        with spoken():
            self.about: Final[Title] = self.folder.title()

    def __len__(self) -> int:
        """How many games are kept so far."""
        with spoken():
            return sum(self.folder.kept(shard) for shard in range(shards(self.about["games"])))

    def games(self, columns: Sequence[str] | None = None) -> Any:  # noqa: ANN401 - pyarrow has no types
        """The table of games, or some of its columns."""
        return self._table("games", columns)

    def decisions(self, columns: Sequence[str] | None = None, *, legal: bool = False) -> Any:  # noqa: ANN401 - untyped
        """The table of decisions, or some of its columns.

        With `legal` also the ids of all legal answers: the games are played again for them.
        """
        found = self._table("decisions", columns)
        if not legal:
            return found
        lists = [[option.number for option in ask.options] for _, ask, _ in self._turns()]
        return found.append_column("legal", needed("pyarrow", "data").array(lists, kind(LEGAL)))

    def match(self, number: int) -> Match:
        """One game, played again to its end."""
        with spoken():
            if number < 0 or self.folder.kept(number // SHARD) <= number % SHARD:
                raise BadDataset("dataset-no-game", {"found": str(number), "last": len(self) - 1})
            return _end(again(self._plan(), number, answers(self.folder, number // SHARD)[number]))

    def matches(self) -> Iterator[Match]:
        """All games, played again to their ends, in the order of their table."""
        with spoken():
            plan = self._plan()
            for number, said in self._scripts():
                yield _end(again(plan, number, said))

    def positions(self) -> Iterator[tuple[View, Ask, Choice]]:
        """What a seat knew, what it was asked, what it answered: in the order of the table of decisions."""
        for match, ask, choice in self._turns():
            yield match.view(ask.seat), ask, choice

    def verify(self, progress: Progress | bool | None = None) -> int:
        """Play every game again from its seed by its answers, and compare every value.

        The first difference is refused, with file and row; otherwise it is said how many games are right.
        """
        games, plan = int(self.about["games"]), self._plan()
        with spoken(), watched(progress, f"{plan.name} ✓", 0) as show:
            for shard in range(shards(games)):
                check(plan, self.folder, shard, numbers(shard, games))
                show(numbers(shard, games).stop, games)
        return games

    def __repr__(self) -> str:
        bots = ", ".join(self.about["bots"])
        return f"<{len(self)} games of {self.about['game']} in {self.folder.root}: {bots}>"

    def _table(self, name: str, columns: Sequence[str] | None) -> Any:  # noqa: ANN401 - pyarrow has no types
        wanted = list(TABLES[name] if columns is None else columns)
        with spoken():
            empty = table(name, []).select(wanted)
            found = [self.folder.read(name, shard, wanted) for shard in self._shards()]
            return needed("pyarrow", "data").concat_tables([empty, *found])

    def _shards(self) -> list[int]:
        """The files that are whole."""
        return [shard for shard in range(shards(self.about["games"])) if self.folder.kept(shard)]

    def _scripts(self) -> Iterator[tuple[int, list[str]]]:
        for shard in self._shards():
            yield from answers(self.folder, shard).items()

    def _turns(self) -> Iterator[Turn]:
        with spoken():
            plan = self._plan()
            for number, said in self._scripts():
                yield from again(plan, number, said)

    def _plan(self) -> Plan:
        """What was played, if these are the rules and ids it was played by."""
        about = self.about
        with spoken():
            plan = Plan(about["game"], about["options"], about["bots"], about["seed"])
            ours = plan.title(about["games"])
            if (ours["rules"], ours["actions"]) != (about["rules"], about["actions"]):
                raise BadDataset("dataset-rules", {"path": str(self.folder.root), "game": plan.name})
        return plan


def _end(turns: Iterator[Turn]) -> Match:
    """The match after its last turn."""
    return deque(turns, maxlen=1)[0][0]
