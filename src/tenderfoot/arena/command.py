"""`tenderfoot arena`: one pairing, or without a word the whole ladder as docs/strength.md shows it.

It takes what was typed as plain words and gives back a page; the command line prints it.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tenderfoot.arena import USUAL, report
from tenderfoot.arena.bout import game_named
from tenderfoot.arena.climb import Climb
from tenderfoot.arena.gate import MOST
from tenderfoot.arena.ismcts import absent, fitted
from tenderfoot.arena.ladder import Ladder, Rung
from tenderfoot.arena.ledger import Ledger, fingerprint
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.result import Result
from tenderfoot.arena.run import Bar, run
from tenderfoot.arena.strength import Page
from tenderfoot.bots import LEVELS
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES

_MIRROR: Final = 4
_DIGITS: Final = 9


def arena(game: str | None, settings: Options, wishes: dict[str, str]) -> str:
    """Do what was typed, and give back what is to be read."""
    said = {**USUAL, "jobs": str(os.cpu_count() or 1), **wishes}
    seeds, jobs, first = [_number(said, name) for name in ("seeds", "jobs", "first")]
    out = Path(said["out"]) if said["out"] else None
    if game is None and not settings and not {"bot", "field", "gate"} & set(wishes):
        minutes = _number(said, "minutes") if said["minutes"] else math.inf
        return ladder(seeds, out or Path("build") / "arena", jobs, minutes)
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
        stem = Pairing(game, settings, focal, field).file().removesuffix(".jsonl")
        (out / f"{stem}.json").write_text(report.data(results), encoding="utf-8")
        (out / f"{stem}.md").write_text(report.page(results), encoding="utf-8")
    return report.page(results)


def _measured(pairing: Pairing, seeds: list[int], out: Path | None, jobs: int) -> Result:
    ledger = Ledger(pairing, None if out is None else out / pairing.file())
    run(ledger, seeds, jobs, Bar(f"{pairing.focal} – {pairing.field}").show)
    return Result(pairing, ledger.among(seeds))


def gated(pairing: Pairing, first: int, jobs: int) -> str:
    """Whether the focal bot is better than the field: as many seeds as it takes to be sure."""
    seeds = list(range(first, first + MOST))
    ledger = Ledger(pairing, None)
    verdict = run(ledger, seeds, jobs, Bar("gate").show, gated=True)
    return report.page([Result(pairing, ledger.among(seeds))]) + f"\n{verdict}\n"


def ladder(
    seeds: int,
    out: Path,
    jobs: int,
    minutes: float = math.inf,
    games: Sequence[str] = tuple(GAMES),
    levels: tuple[str, ...] = LEVELS,
) -> str:
    """The page about everything that is measured, from what can be played in so many minutes.

    The results of each version of a game's bots lie in a directory of their own, the pictures beside them.
    """
    why = absent()
    ladders = [Ladder(game, seeds, levels) for game in games]
    climb = Climb([[*one.rungs(), *([] if why else _duels(one, out))] for one in ladders], out)
    climb.play(jobs, minutes)
    page = Page(climb, levels, why)
    text = page.text(list(games))
    page.save(out / "strength")
    (out / "strength.json").write_text(report.data(climb.every()), encoding="utf-8")
    return text


def _duels(rungs: Ladder, out: Path) -> list[Rung]:
    """The rungs against ISMCTS, with as many simulations as take the time of the best level."""
    best = rungs.levels[-1]
    simulations = fitted(rungs.game, best, out / fingerprint(rungs.game) / f"simulations-{best}.json")
    return rungs.duels(simulations)


def _number(said: dict[str, str], name: str) -> int:
    """A whole number above nought, or at least nought for a first seed."""
    word, least = said[name], 0 if name == "first" else 1
    if not (word.isdecimal() and word.isascii()) or len(word) > _DIGITS or int(word) < least:
        raise BadOptions(
            "no-number", {"option": name, "found": word, "least": least, "most": 10**_DIGITS - 1}
        )
    return int(word)
