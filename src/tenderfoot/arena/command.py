"""`tenderfoot arena`: one pairing, or without a word the whole ladder as docs/strength.md shows it.

It takes what was typed as plain words and gives back a page; the command line prints it.
"""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final

from tenderfoot.arena import USUAL, gate, report
from tenderfoot.arena.bar import Bar, Whole
from tenderfoot.arena.bout import game_named
from tenderfoot.arena.climb import Climb
from tenderfoot.arena.crew import Crew, Tell, hired
from tenderfoot.arena.fingerprint import fingerprint, strangers
from tenderfoot.arena.ismcts import absent, fitted
from tenderfoot.arena.ladder import Ladder, Rung
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Block, Pairing
from tenderfoot.arena.part import Part, play
from tenderfoot.arena.result import Result
from tenderfoot.arena.strength import Page
from tenderfoot.bots import LEVELS
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES

_MIRROR: Final = 4
_DIGITS: Final = 9


class Wanted:
    """What was typed, understood: how many seeds from which on, where to, and who is to play."""

    def __init__(self, wishes: dict[str, str], tell: Tell | None) -> None:
        said = {**USUAL, "jobs": str(os.cpu_count() or 1), **wishes}
        if "on" in wishes and "jobs" in wishes:
            raise BadOptions("jobs-on", {})
        self.count, self.jobs, self.first = [_number(said, name) for name in ("seeds", "jobs", "first")]
        self.minutes: Final = _number(said, "minutes") if said["minutes"] else math.inf
        self.out: Final = Path(said["out"]) if said["out"] else None
        self.names: Final = (said["bot"], said["field"])
        self.on: Final = said["on"]
        self.tell: Final = tell

    @property
    def seeds(self) -> list[int]:
        """The seeds of a pairing."""
        return list(range(self.first, self.first + self.count))

    def ledger(self, pairing: Pairing) -> Ledger[Block]:
        """Where its results are kept, if they are to be."""
        return Ledger(pairing, None if self.out is None else self.out / pairing.file())

    def crew(self, game: str = "", names: Sequence[str] = ()) -> AbstractContextManager[Crew]:
        """Who plays; those of these names must be known there."""
        return hired(self.jobs, self.on, strangers(game, names), self.tell)


def arena(game: str | None, settings: Options, wishes: dict[str, str], tell: Tell | None = None) -> str:
    """Do what was typed, and give back what is to be read; `tell` is told what takes long."""
    wanted = Wanted(wishes, tell)
    if game is None and not settings and not {"bot", "field", "gate"} & set(wishes):
        with wanted.crew() as crew:
            return ladder(wanted.count, wanted.out or Path("build") / "arena", crew, wanted.minutes)
    game = game or next(iter(GAMES))
    for name in wanted.names:
        Entrant(name).bot(game_named(game).name, b"")
    with wanted.crew(game, wanted.names) as crew:
        measured = gated if "gate" in wishes else both_ways
        return measured(wanted, Pairing(game, settings, *wanted.names), crew)


def both_ways(wanted: Wanted, pairing: Pairing, crew: Crew) -> str:
    """The pairing, its reverse, and a mirror of the focal bot on a fourth of the seeds."""
    asked = _asked(pairing, wanted.seeds)
    parts = [Part(wanted.ledger(one), seeds) for one, seeds in asked]
    with Whole(parts) as bar:
        for part in play([(part, part.seeds) for part in parts], crew):
            bar.one_more(part)
    results = [Result(one, part.blocks()) for (one, _), part in zip(asked, parts, strict=True)]
    if wanted.out is not None:
        stem = pairing.file().removesuffix(".jsonl")
        (wanted.out / f"{stem}.json").write_text(report.data(results), encoding="utf-8")
        (wanted.out / f"{stem}.md").write_text(report.page(results), encoding="utf-8")
    return report.page(results)


def _asked(pairing: Pairing, seeds: list[int]) -> list[tuple[Pairing, list[int]]]:
    game, settings, focal, field = pairing.game, pairing.options, pairing.focal, pairing.field
    few = seeds[: max(len(seeds) // _MIRROR, 2)]
    asked = [(pairing, seeds), (Pairing(game, settings, field, focal), seeds)]
    return [*asked, (Pairing(game, settings, focal, focal), few)]


def gated(wanted: Wanted, pairing: Pairing, crew: Crew) -> str:
    """Whether the focal bot is better than the field: as many seeds as it takes to be sure."""
    seeds = list(range(wanted.first, wanted.first + gate.MOST))
    with Bar("gate") as bar:
        verdict, blocks = gate.gated(wanted.ledger(pairing), seeds, crew, bar.show)
    return report.page([Result(pairing, blocks)]) + f"\n{verdict}\n"


def ladder(
    seeds: int,
    out: Path,
    crew: Crew,
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
    climb.play(crew, minutes)
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
