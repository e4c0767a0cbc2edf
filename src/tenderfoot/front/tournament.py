"""Bots against bots, and the table of what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from tenderfoot.arena.tournament import Standing, Tournament
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tenderfoot.front.sentence import game_of, spoken
from tenderfoot.locale import Speaker

if TYPE_CHECKING:
    from tenderfoot.bots.entrant import Entered
    from tenderfoot.engine.options import Value
    from tenderfoot.engine.seed import Seed

_MOST: Final = 10**9
_HEAD: Final = ("bot", "games", "won", "interval", "fair", "margin", "rating")


def tournament(
    game: str,
    bots: Sequence[Entered],
    games: int = 100,
    seed: Seed = 0,
    jobs: int = 1,
    **options: Value,
) -> Standings:
    """Let every bot play the others, each from every seat, and say who is stronger and how sure that is.

    Bots are named as for `tenderfoot.play`. At least `games` games are played, as whole rounds: one seed,
    with everybody one seat further each time. The same `seed` gives the same games. With `jobs` processes
    it is faster; a bot must then be a level or a class of a module.

    >>> import tenderfoot
    >>> table = tenderfoot.tournament("goldriver", ["tumbleweed", "greenhorn"], games=20, players=2)
    >>> [row.name for row in table], table["greenhorn"].games
    (['greenhorn', 'tumbleweed'], 20)
    >>> print(table)
    bot         games    won  95 % interval   fair  margin  rating
    greenhorn      20  55.0%  40.0% – 70.0%  50.0%    +7.0     +17
    tumbleweed     20  45.0%  30.0% – 60.0%  50.0%    -7.0     -17
    """
    with spoken():
        found = game_of(game)
        for name, number in (("games", games), ("jobs", jobs)):
            _count(name, number)
        entrants = _entrants([bots] if isinstance(bots, str) else bots)
        played = Tournament(found.name, options, entrants, seed)
        return Standings(played.standings(played.rounds(games, jobs)), played.players)


class Standings:
    """Who came out how: rows with `name`, `games`, `share`, `margin` and `rating`, the strongest first.

    `share` and `margin` have a `mean` and the `low` and `high` end of their 95 % interval.
    """

    def __init__(self, rows: list[Standing], players: int) -> None:
        self.rows: Final = rows
        self.players: Final = players

    def __iter__(self) -> Iterator[Standing]:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, name: str) -> Standing:
        return next(row for row in self.rows if row.name == name)

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__

    def text(self, lang: str = "en") -> str:
        """The table in plain lines."""
        cells = self._cells(lang)
        wide = [max(len(row[column]) for row in cells) for column in range(len(_HEAD))]
        return "\n".join(["  ".join(_laid(row, wide)) for row in cells])

    def _repr_html_(self, lang: str = "en") -> str:
        """The table in a notebook."""
        head, *rows = [[escape(cell) for cell in row] for row in self._cells(lang)]
        lines = [f"<tr>{''.join([f'<td>{cell}</td>' for cell in row])}</tr>" for row in rows]
        return f"<table><tr>{''.join([f'<th>{cell}</th>' for cell in head])}</tr>{''.join(lines)}</table>"

    def _cells(self, lang: str) -> list[list[str]]:
        voice = Speaker(lang, None, [])
        return [[voice.say(f"tournament-{name}") for name in _HEAD], *[self._row(row) for row in self.rows]]

    def _row(self, row: Standing) -> list[str]:
        share = row.share
        between = f"{share.low:.1%} – {share.high:.1%}"
        numbers = [f"{share.mean:.1%}", between, f"{1 / self.players:.1%}", f"{row.margin.mean:+.1f}"]
        return [row.name, str(row.games), *numbers, f"{row.rating:+.0f}"]


def _laid(row: list[str], wide: list[int]) -> list[str]:
    """Names to the left, numbers to the right."""
    return [
        row[0].ljust(wide[0]),
        *[cell.rjust(width) for cell, width in zip(row[1:], wide[1:], strict=True)],
    ]


def _count(name: str, number: object) -> None:
    if not isinstance(number, int) or not 1 <= number <= _MOST:
        raise BadOptions("bad-number", {"option": name, "found": str(number)})


def _entrants(bots: Sequence[Entered]) -> list[Entrant]:
    """Everybody under a name of his own: a second `Miser` is `Miser 2`."""
    names: list[str] = []
    for one in bots:
        name = Entrant(one).name
        again = [f"{name} {number}" for number in range(2, len(bots) + 1)]
        names.append(next(free for free in [name, *again] if free not in names))
    return [Entrant(one, name) for one, name in zip(bots, names, strict=True)]
