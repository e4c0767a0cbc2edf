"""Play the games to learn from, and keep them: a line each, so that a stopped run goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tenderfoot.bots import reply
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Ask, State, decide, waiting
from tenderfoot.engine.options import Value
from tenderfoot.games import GAMES
from tools.train.plan import chance_of, options_of, seated


class Played:
    """A game that was played: its seed, its options, and which answer was given to each question."""

    def __init__(self, game: str, seed: int, options: dict[str, Value], answers: list[int]) -> None:
        self.game: Final = game
        self.seed: Final = seed
        self.options: Final = options
        self.answers: Final = answers

    def line(self) -> str:
        """The game as a line of its file."""
        return json.dumps({"seed": self.seed, "options": self.options, "answers": self.answers}) + "\n"

    def again(self) -> Iterator[tuple[State, Ask]]:
        """Every position with its question, and at last the end with the question that led to it."""
        game = GAMES[self.game]
        options = game.options(self.options)
        seed = chance_of(self.game, int(options["players"]), self.seed)
        state = game.new_game(options, Chance(seed), None)
        for number in self.answers:
            ask = waiting(state)[0]
            yield state, ask
            decide(state, ask.seat, ask.options[number])
        yield state, ask


def play(game: str, players: int, seed: int) -> Played:
    """Play the game of this seed to its end."""
    rules, options = GAMES[game], options_of(game, players, seed)
    bots = seated(game, players, seed)
    state = rules.new_game(rules.options(options), Chance(chance_of(game, players, seed)), None)
    answers = []
    while state.frames:
        ask = waiting(state)[0]
        choice = reply(rules, "", bots[ask.seat], rules.view(state, ask.seat), ask)
        answers.append(ask.options.index(choice))
        decide(state, ask.seat, choice)
    return Played(game, seed, options, answers)


def kept(game: str, file: Path) -> list[Played]:
    """The games of a file; a last line that was cut short does not count."""
    if not file.exists():
        return []
    lines = [line for line in file.read_text("utf-8").splitlines(keepends=True) if line.endswith("\n")]
    rows = [json.loads(line) for line in lines]
    return [Played(game, row["seed"], row["options"], row["answers"]) for row in rows]


class Shelf:
    """The games of one size: so many are wanted, and those that were played lie in a file."""

    def __init__(self, game: str, players: int, wanted: int, out: Path) -> None:
        self.game: Final = game
        self.players: Final = players
        self.wanted: Final = wanted
        self._file: Final = out / f"{game}-{players}.jsonl"
        self._there: Final = kept(game, self._file)
        out.mkdir(parents=True, exist_ok=True)
        self._file.write_text("".join([one.line() for one in self._there]), "utf-8")

    def missing(self) -> list[int]:
        """The seeds that are still to be played."""
        return sorted(set(range(self.wanted)) - {one.seed for one in self._there})

    def add(self, one: Played) -> None:
        """Put a game down, in the file and here."""
        self._there.append(one)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(one.line())

    def games(self) -> list[Played]:
        """Those of the seeds that were wanted, in their order."""
        return sorted((one for one in self._there if one.seed < self.wanted), key=lambda one: one.seed)
