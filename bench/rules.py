"""Measures the rules of this installation: `python -m bench.rules SECONDS`, one JSON list on stdout.

Random whole games, driven from Python through the contract, the answers listed at every question. Run it
where the package is interpreted and where it is compiled; `python -m bench` does both.
"""

import json
import random
import sys
import tracemalloc
from typing import Final

import tenderfoot
from bench.clock import micros, rate
from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import State, decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import again, begin, write
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import Record
from tenderfoot.engine.rollout import Uniform, rollout
from tenderfoot.engine.view import View
from tenderfoot.games import GAMES

PLAYERS: Final = 4
EXTENSIONS: Final = ("wild_west", "indians")
FULL_TABLE: Final[Options] = {"edition": "classic", "players": 6, "wild_west": True, "indians": True}
GAMES_SAMPLED: Final = 12
STRIDE: Final = 17  # every so many decisions of a sampled game one position is kept

Figures = dict[str, str | float]


def seed_of(number: int) -> bytes:
    """The seed of game `number`."""
    return number.to_bytes(32, "big")


def play(state: State, chooser: random.Random) -> int:
    """Play to the end at random; how many decisions that took."""
    decisions = 0
    pick = chooser.random
    while state.frames:
        ask = waiting(state)[0]
        decide(state, ask.seat, ask.options[int(pick() * len(ask.options))])
        decisions += 1
    return decisions


class Table:
    """A game with its options, and what is measured on it."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game: Final = game
        self.options: Final = options
        self.records: Final[list[Record]] = []
        self.positions: Final[list[State]] = []
        self.views: Final[list[View]] = []
        for number in range(GAMES_SAMPLED):
            self.sample(number)

    def sample(self, number: int) -> None:
        """Play a game, keep its record and some of its positions with the view of a seat that is asked."""
        chooser = random.Random(number)
        match = begin(self.game, self.options, seed_of(number), listen=False)
        while not match.over:
            ask = match.asks[0]
            if len(match.paper.decisions) % STRIDE == 0:
                self.positions.append(match.state.copy())
                self.views.append(match.view(ask.seat))
            match.answer(ask.seat, chooser.choice(ask.options))
        self.records.append(match.paper)

    def play_real(self, number: int) -> int:
        """One game with the chance of real games."""
        state = self.game.new_game(self.options, Chance(seed_of(number)), None)
        return play(state, random.Random(number))

    def play_imagined(self, number: int) -> int:
        """One game with the cheaper chance of imagined worlds, as a search plays it."""
        state = self.game.new_game(self.options, Imagined(seed_of(number)), None)
        return play(state, random.Random(number))

    def play_on(self, number: int) -> int:
        """One game that never leaves the rules, with the chance of imagined worlds."""
        state = self.game.new_game(self.options, Imagined(seed_of(number)), None)
        return rollout(state, Uniform(number))

    def clone(self, _: int) -> int:
        """Copy every sampled position."""
        for state in self.positions:
            state.copy()
        return len(self.positions)

    def look(self, _: int) -> int:
        """View every sampled position through the seat that is asked."""
        for state, seen in zip(self.positions, self.views, strict=True):
            self.game.view(state, seen.seat)
        return len(self.positions)

    def imagine(self, number: int) -> int:
        """Deal a world for every sampled view."""
        seed = seed_of(number)
        for seen in self.views:
            self.game.determinize(seen, seed)
        return len(self.views)

    def replay(self, _: int) -> int:
        """Play every sampled record again."""
        for record in self.records:
            again(self.game, record)
        return len(self.records)

    def state_size(self) -> float:
        """KB that one position takes when it shares nothing but the box, on average."""
        dumped = [self.game.dump(state) for state in self.positions]
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        loaded = [self.game.load(plain) for plain in dumped]
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (after - before) / len(loaded) / 1024

    def record_size(self) -> float:
        """KB of the longest sampled record as text."""
        return max(len(write(self.game, record).encode()) for record in self.records) / 1024

    def title(self) -> str:
        """The game, its edition and extensions, how many play."""
        words = [str(self.options["edition"])] if "edition" in self.options else []
        words += [name for name, value in self.options.items() if name in EXTENSIONS and value]
        return " ".join([self.game.name, *words, f"{self.game.seats(self.positions[0])}p"])

    def measure_alone(self, seconds: float) -> Figures:
        """How fast games are played that never leave the rules: a row of its own."""
        row: Figures = {"game": self.title() + ", rollout", "form": tenderfoot.form()}
        return {**row, "decisions/s": rate(self.play_on, seconds)}

    def measure(self, seconds: float) -> Figures:
        """Every figure of this table, each given so many seconds."""
        return {
            "game": self.title(),
            "form": tenderfoot.form(),
            "decisions a game": sum(len(record.decisions) for record in self.records) / len(self.records),
            "decisions/s": rate(self.play_real, seconds),
            "imagined/s": rate(self.play_imagined, seconds),
            "clone µs": micros(self.clone, seconds / 4),
            "view µs": micros(self.look, seconds / 4),
            "determinize µs": micros(self.imagine, seconds / 4),
            "replays/s": rate(self.replay, seconds / 2),
            "state KB": self.state_size(),
            "record KB": self.record_size(),
        }


def tables() -> list[Table]:
    """Every game in each of its editions, four at the table; and six with everything in the box."""
    found = []
    for game in GAMES.values():
        by_name = {setting.name: setting.values for setting in game.settings}
        players: Options = {"players": PLAYERS} if PLAYERS in by_name.get("players", []) else {}
        for edition in by_name.get("edition", [""]):
            chosen: Options = {"edition": edition} if edition else {}
            found.append(Table(game, game.options({**players, **chosen})))
    found.append(Table(GAMES["dicetown"], GAMES["dicetown"].options(FULL_TABLE)))
    return found


if __name__ == "__main__":
    given = float(sys.argv[1])
    every = tables()
    driven = [table.measure(given) for table in every]
    print(json.dumps([*driven, *[table.measure_alone(given / 2) for table in every]]))
