"""docs/strength.md: the page about all that was measured, with its tables, sentences and pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tenderfoot.arena import claims, pictures, prose
from tenderfoot.arena.climb import Climb
from tenderfoot.arena.effort import OF, efforts
from tenderfoot.arena.honesty import Balance, Honesty
from tenderfoot.arena.ratings import ratings
from tenderfoot.arena.report import conditions
from tenderfoot.arena.result import HEAD, Result, row
from tenderfoot.arena.stable import strategies

_TITLES: Final = {"dicetown": "Dice Town", "goldriver": "Gold River"}
_HEADINGS: Final = {
    "up": "Each level against three of the level below",
    "top": "The best level against the next best, with every number of players",
    "former": "The best level among three of those who were the best before it",
    "down": "Each level among three of the level above",
    "2": "The other levels, two players",
    "3": "The other levels, three players",
    "5": "The other levels, five players",
    "6": "The other levels, six players",
    "boxes": "The other levels, other boxes",
    "away": "Each level among those of the level above, at every other table",
    "stable": "Simple strategies, one among three of each level",
    "mirror": "Mirrors: a bot against itself must win its fair share",
}
_CLAIMED: Final = ("up", "stable")
_PICTURED: Final = ("up", "top", "former", "down", "2", "3", "5", "6", "boxes")
_EFFORT_HEAD: Final = (
    "| who | seeds × seats | won | 95 % interval | fair | CPU ms, mean |\n|---|---|---|---|---|---|"
)
_DUEL_HEAD: Final = (
    "| game | who against whom | seeds × seats | won | 95 % interval | fair | margin | place "
    "| CPU ms, mean: ours / ISMCTS |\n|---|---|---|---|---|---|---|---|---|"
)


class Page:
    """The page, and the pictures it shows, which lie in a folder beside it."""

    def __init__(self, climb: Climb, levels: tuple[str, ...], absent: str) -> None:
        self.climb: Final = climb
        self.levels: Final = levels
        self.absent: Final = absent  # why there is no ISMCTS, if there is none
        self.pictures: Final[dict[str, str]] = {}

    def text(self, games: list[str]) -> str:
        """All of it."""
        chapters = [self.introduction(), *[self.chapter(game) for game in games], self.duels(games)]
        return "\n".join(chapters)

    def save(self, folder: Path) -> None:
        """Put the pictures where the page looks for them."""
        folder.mkdir(parents=True, exist_ok=True)
        for name, drawn in self.pictures.items():
            (folder / name).write_text(drawn, encoding="utf-8")

    def introduction(self) -> str:
        """How to read it, and how much of it there is."""
        done, wanted = self.climb.played()
        state = "" if done == wanted else prose.UNFINISHED.format(done=done, wanted=wanted)
        said = ", ".join(f"{name} {value}" for name, value in conditions().items())
        return prose.INTRODUCTION.format(state=state, conditions=said)

    def chapter(self, game: str) -> str:
        """One game: its pictures, and a table under each heading that has rows."""
        title = _TITLES.get(game, game)
        lines = [f"## {title}", "", *self._shares(game, title)]
        for section, heading in _HEADINGS.items():
            lines += self._section(game, section, heading)
        lines += [*self._effort(game, title), *self._calibration(game, title), *self._review(game)]
        lines += self._ratings(game)
        return "\n".join(lines)

    def duels(self, games: list[str]) -> str:
        """The best level against ISMCTS, or why there is none."""
        heading = "## Against OpenSpiel’s ISMCTS, with as much time"
        rows = [_duel(game, one) for game in games for one in self.climb.results(game, "ismcts")]
        if not rows:
            return f"{heading}\n\n{self.absent or 'Not played yet.'}\n"
        return "\n".join([heading, "", prose.ISMCTS, "", _DUEL_HEAD, *rows]) + "\n"

    def _section(self, game: str, section: str, heading: str) -> list[str]:
        """A table, and what may be said of it; nothing if it has no rows."""
        results = self.climb.results(game, section)
        if not results:
            return []
        said = [self._claim(game, section, results), ""] if section in _CLAIMED else []
        return [f"### {heading}", "", *said, HEAD, *[result.row() for result in results], ""]

    def _claim(self, game: str, section: str, results: list[Result]) -> str:
        """What the rows of a section show, in a sentence."""
        if section == "up":
            return claims.order(results, len(self.levels) - 1)
        return claims.harmless(results, list(self.levels[-2:]), len(strategies(game)))

    def _shares(self, game: str, title: str) -> list[str]:
        """The picture of who wins how much; what stands in two tables is drawn once."""
        found = {
            one.pairing.file(): one for section in _PICTURED for one in self.climb.results(game, section)
        }
        if not found:
            return []
        drawn = pictures.shares(f"{title}: who wins how much", list(found.values()))
        return self._picture(f"{game}-shares.svg", f"{title}: shares of the victories with intervals", drawn)

    def _effort(self, game: str, title: str) -> list[str]:
        """What effort buys, as a picture and a table."""
        results = self.climb.results(game, "effort")
        if not results:
            return []
        parts = {OF: "1", **{name: str(part) for name, part in efforts(game).items()}}
        drawn = pictures.effort(f"{title}: strength against effort", results, parts)
        shown = self._picture(f"{game}-effort.svg", f"{title}: shares against time to think", drawn)
        rows = [_thinking(one, parts.get(one.pairing.focal, "")) for one in sorted(results, key=_time)]
        return ["### Strength against effort", "", prose.EFFORT, "", *shown, _EFFORT_HEAD, *rows, ""]

    def _calibration(self, game: str, title: str) -> list[str]:
        """Whether what was foretold came true."""
        tenths = pictures.foretold(game)
        if not tenths:
            return []
        drawn = pictures.calibration(f"{title}: foretold and come true", tenths)
        shown = self._picture(f"{game}-calibration.svg", f"{title}: foretold chances that came true", drawn)
        return ["### Does what it foretells come true?", "", prose.CALIBRATION, "", *shown]

    def _review(self, game: str) -> list[str]:
        """Whether the review tells the truth, and whether somebody is lucky in the long run."""
        tried, accused, fortunes = [
            [one for leg in self.climb.of(game, section) for one in leg.pieces()]
            for section in ("truth", "accused", "luck")
        ]
        said = [Honesty(tried, accused).said()] if tried else []
        said += [Balance(fortunes).said()] if fortunes else []
        return ["### Does the review tell the truth?", "", prose.REVIEW, "", *said, ""] if said else []

    def _ratings(self, game: str) -> list[str]:
        """The ratings from mixed tables, best first."""
        finishes = [one.finish for leg in self.climb.of(game, "mixed") for one in leg.pieces()]
        if not finishes:
            return []
        rated = ratings(finishes, list(self.levels))
        best = sorted(rated, key=lambda level: -rated[level][0])
        rows = [row([level, f"{rated[level][0]:+.0f}", f"{rated[level][1]:.0f}"]) for level in best]
        heading = f"### Ratings over {len(finishes)} mixed tables"
        return [heading, "", prose.RATINGS, "", "| level | rating | ± |", "|---|---|---|", *rows, ""]

    def _picture(self, name: str, words: str, drawn: str) -> list[str]:
        self.pictures[name] = drawn
        return [f"![{words}](strength/{name})", ""]


def _time(result: Result) -> float:
    return result.clock.mean()


def _thinking(result: Result, part: str) -> str:
    """A row of the table about effort."""
    who = f"{OF}, × {part}" if part else result.pairing.focal
    return row([who, *result.won(), f"{_time(result):.2f}"])


def _duel(game: str, result: Result) -> str:
    """A row of the table about ISMCTS."""
    times = f"{_time(result):.1f} / {result.others.mean():.1f}"
    return row([_TITLES.get(game, game), result.name(), *result.won(), *result.points(), times])
