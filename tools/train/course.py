"""The course: play the games that are missing, look at their positions, fit, and write the weights."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np

from tenderfoot.arena.bar import Bar
from tenderfoot.arena.crew import Crew, in_order
from tools.train.fit import Fit
from tools.train.games import Played, Shelf, play
from tools.train.plan import GAMES
from tools.train.positions import Positions, Sample, looked_at, table
from tools.train.subjects import SUBJECTS
from tools.train.weights import plain, text

ROOT: Final = Path(__file__).parent.parent.parent
OUT: Final = ROOT / "build" / "train"
BOTS: Final = ROOT / "src" / "tenderfoot" / "bots"
STORED: Final = ROOT / "tests" / "bots" / "held_out"
EIGHTH: Final = 8
_GRAIN: Final = 16  # games that are looked at together
_STORED: Final = 80  # held-out games of each size that the tests look at
HOMES: Final = ("tools.train.games:play",)  # what workers must have, beside the package

Games = dict[int, list[Played]]  # by the number of players


def wanted(game: str, share: float) -> dict[int, int]:
    """How many games of each size."""
    return {players: max(round(share * count), 2 * EIGHTH) for players, count in GAMES[game].items()}


def played(shelves: Iterable[Shelf], crew: Crew) -> None:
    """Play what the shelves lack; one bar for all of them."""
    lacking = {(shelf.game, shelf.players): shelf for shelf in shelves}
    missing = [(*key, seed) for key, shelf in lacking.items() for seed in shelf.missing()]
    whole = sum(shelf.wanted for shelf in lacking.values())
    with Bar("games", whole - len(missing)) as bar:
        for done, ((game, players, _), one) in enumerate(crew.each(_play, missing), whole - len(missing) + 1):
            lacking[game, players].add(one)
            bar.show(done, whole)


def _play(which: tuple[str, int, int]) -> Played:
    return play(*which)


def seen(label: str, games: list[Played], crew: Crew, *, open_too: bool) -> Positions:
    """The positions of these games; to learn from, some with all cards open."""
    work, samples = partial(_looked_at, open_too=open_too), []
    with Bar(f"{label}: positions", 0) as bar:
        for done, one in enumerate(crew.each(work, list(enumerate(games)), _GRAIN), 1):
            samples.append((one[0][0], one[1]))
            bar.show(done, len(games))
    return table([sample for some in in_order(samples) for sample in some])


def _looked_at(numbered: tuple[int, Played], *, open_too: bool) -> list[Sample]:
    return looked_at(numbered[1], open_too=open_too)


def learned(game: str, played_games: Games, crew: Crew) -> None:
    """Everything about one game, once its games are played."""
    subject = SUBJECTS[game]
    learn, held_out, stored = {}, {}, []
    for players, games in played_games.items():
        rest = [one for one in games if one.seed % EIGHTH == EIGHTH - 1]
        others = [one for one in games if one.seed % EIGHTH != EIGHTH - 1]
        learn[players] = seen(f"{game}, {players}", others, crew, open_too=True)
        held_out[players] = seen(f"{game}, {players}, held out", rest, crew, open_too=False)
        stored += rest[:_STORED]
    fit = Fit(learn, np.array([subject.guess.get(name, 0.0) for name in subject.names]), subject.horizon)
    fit.run()
    counts = {players: len(games) for players, games in played_games.items()}
    (BOTS / game / "value.json").write_text(text(plain(game, fit, held_out, counts)), "utf-8")
    STORED.mkdir(parents=True, exist_ok=True)
    (STORED / f"{game}.jsonl").write_text("".join([one.line() for one in stored]), "utf-8")


def train(games: list[str], share: float, crew: Crew) -> None:
    """Play all of them first, then learn of each."""
    shelves = [
        Shelf(game, players, count, OUT) for game in games for players, count in wanted(game, share).items()
    ]
    played(shelves, crew)
    for game in games:
        learned(game, {shelf.players: shelf.games() for shelf in shelves if shelf.game == game}, crew)
