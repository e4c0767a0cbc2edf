"""`tenderfoot arena`: one pairing, or without a word the whole ladder as docs/strength.md shows it.

It takes what was typed as plain words and gives back a page; the command line prints it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tenderfoot.arena import USUAL, report
from tenderfoot.arena.bout import game_named
from tenderfoot.arena.gate import MOST
from tenderfoot.arena.ladder import climb
from tenderfoot.arena.ledger import Ledger, fingerprint
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.ratings import ratings, table
from tenderfoot.arena.result import Result
from tenderfoot.arena.run import Bar, run
from tenderfoot.bots import LEVELS
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES

_TITLES: Final = {"dicetown": "Dice Town", "goldriver": "Gold River"}
_MIRROR: Final = 4
_DIGITS: Final = 9
_TABLES: Final = 20
_INTRODUCTION: Final = """\
# How strong the bots are

Written by `make arena`; do not edit. A block is one seed played with the focal bot in each seat in turn;
intervals are bootstrapped over blocks, and a win shared by k counts 1/k. Test seeds from 1,000,000 on were
never used for tuning. *Margin* is in points above the best of the others, *place* the mean place, CPU is
processor time per decision of the focal bot. The aim is 400 seeds for every row of the first table of a
game: rows with fewer are preliminary, and an interval that holds the fair share shows nothing.
Conditions: {conditions}.
"""


def arena(game: str | None, settings: Options, wishes: dict[str, str]) -> str:
    """Do what was typed, and give back what is to be read."""
    said = {**USUAL, "jobs": str(os.cpu_count() or 1), **wishes}
    seeds, jobs, first = [_number(said, name) for name in ("seeds", "jobs", "first")]
    out = Path(said["out"]) if said["out"] else None
    if game is None and not settings and not {"bot", "field", "gate"} & set(wishes):
        return ladder(seeds, out or Path("build") / "arena", jobs)
    game = game or next(iter(GAMES))
    focal, field = said["bot"], said["field"]
    for name in (focal, field):
        Entrant(name).bot(game_named(game).name, b"")
    if "gate" in wishes:
        return gated(Pairing(game, settings, focal, field), first, jobs)
    return both_ways(game, settings, (focal, field), list(range(first, first + seeds)), out, jobs)


def both_ways(
    game: str, settings: Options, names: tuple[str, str], seeds: list[int], out: Path | None, jobs: int
) -> str:
    """The pairing, its reverse, and a mirror of the focal bot on a fourth of the seeds."""
    focal, field = names
    few = seeds[: max(len(seeds) // _MIRROR, 2)]
    results = []
    for one, other, which in ((focal, field, seeds), (field, focal, seeds), (focal, focal, few)):
        pairing = Pairing(game, settings, one, other)
        results.append(_measured(pairing, which, out, jobs))
    if out is not None:
        stem = out / f"{game}-{focal}-{field}".replace(":", ".")
        stem.with_name(stem.name + ".json").write_text(report.data(results), encoding="utf-8")
        stem.with_name(stem.name + ".md").write_text(report.page(results), encoding="utf-8")
    return report.page(results)


def _measured(pairing: Pairing, seeds: list[int], out: Path | None, jobs: int) -> Result:
    name = f"{pairing.game}-{pairing.players}-{pairing.focal}-{pairing.field}.jsonl".replace(":", ".")
    ledger = Ledger(pairing, None if out is None else out / name)
    run(ledger, seeds, jobs, Bar(f"{pairing.focal} – {pairing.field}").show)
    return Result(pairing, ledger.among(seeds))


def gated(pairing: Pairing, first: int, jobs: int) -> str:
    """Whether the focal bot is better than the field: as many seeds as it takes to be sure."""
    seeds = list(range(first, first + MOST))
    ledger = Ledger(pairing, None)
    verdict = run(ledger, seeds, jobs, Bar("gate").show, gated=True)
    return report.page([Result(pairing, ledger.among(seeds))]) + f"\n{verdict}\n"


def ladder(seeds: int, out: Path, jobs: int) -> str:
    """Every game: the ladder both ways, with two and five players, mirrors, ratings.

    The results of each version of a game's bots lie in a directory of their own.
    """
    said = ", ".join(f"{name} {value}" for name, value in report.conditions().items())
    pages = [_INTRODUCTION.format(conditions=said)]
    every: list[Result] = []
    for game in GAMES:
        climbed = climb(game, seeds, out / fingerprint(game), jobs)
        every += [result for _, result in climbed]
        pages.append(report.chapter(_TITLES.get(game, game), climbed))
        tables = max(seeds // 2, _TABLES)
        finishes = [table(game, {"players": 4}, list(LEVELS), seed) for seed in range(tables)]
        pages.append(report.rating_table(ratings(finishes, list(LEVELS)), len(finishes)))
    (out / "strength.json").write_text(report.data(every), encoding="utf-8")
    return "\n".join(pages)


def _number(said: dict[str, str], name: str) -> int:
    """A whole number above nought, or at least nought for a first seed."""
    word, least = said[name], 0 if name == "first" else 1
    if not (word.isdecimal() and word.isascii()) or len(word) > _DIGITS or int(word) < least:
        raise BadOptions(
            "no-number", {"option": name, "found": word, "least": least, "most": 10**_DIGITS - 1}
        )
    return int(word)
