"""Our own environments, measured: `python -m bench.doors SECONDS`, one JSON list on stdout."""

import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import numpy as np

from bench.clock import micros, rate
from bench.steps import of_agents, of_chair, of_spiel, positions
from tenderfoot.research import Batch, Lens, dicetown_v0, goldriver_v0, spiel

Figures = dict[str, str | float]
GAMES: Final = {"Gold River 4p": (goldriver_v0, "goldriver"), "Dice Town 4p": (dicetown_v0, "dicetown")}
ROWS: Final = 64


def one_after_another(step: Callable[[Any, int], int], env: Any) -> Callable[[int], int]:
    """A game a batch."""
    return partial(step, env)


def in_a_batch(game: str) -> Callable[[int], int]:
    """Some hundred steps of many games in one call."""
    batch, chance = Batch(game, ROWS, players=4), np.random.default_rng(1)
    looks = [batch.reset(seed=1)]

    def work(_: int) -> int:
        for _ in range(10):
            masks = looks[0].masks
            picks = [mask.nonzero()[0] for mask in masks.view(np.bool_)]
            actions = [
                int(legal[int(r * len(legal))]) for legal, r in zip(picks, chance.random(ROWS), strict=True)
            ]
            looks[0] = batch.step(actions).look
        return 10 * ROWS

    return work


def of_looking(game: str) -> Callable[[int], int]:
    """What a seat sees and may answer, in the middle of a game."""
    lens = Lens(game, players=4)
    match, chance = lens.begin(b"bench"), random.Random(1)
    found = []
    while not match.over:
        ask = match.asks[0]
        found.append((match.copy(), ask.seat))
        match.answer(ask.seat, chance.choice(ask.options))
    kept = found[::7]

    def work(_: int) -> int:
        for position, seat in kept:
            lens.observation(position, seat)
        return len(kept)

    return work


def of_cloning(game: Any) -> Callable[[int], int]:
    """Copies by OpenSpiel's own means."""
    kept = positions(game)

    def work(_: int) -> int:
        for state in kept:
            state.clone()
        return len(kept)

    return work


def doors(title: str, seconds: float) -> Iterator[Figures]:
    """Every door to one game."""
    module, name = GAMES[title]
    loaded = spiel.load(name, players=4)
    chair = module.single(players=4, opponents="tenderfoot.bots.tumbleweed:Tumbleweed")
    yield {
        "door": "AEC, bare",
        "game": title,
        "steps/s": rate(partial(of_agents, module.raw_env(players=4)), seconds),
    }
    yield {
        "door": "AEC, wrapped",
        "game": title,
        "steps/s": rate(partial(of_agents, module.env(players=4)), seconds),
    }
    yield {"door": "Gymnasium", "game": title, "steps/s": rate(partial(of_chair, chair), seconds)}
    yield {"door": "batch of 64", "game": title, "steps/s": rate(in_a_batch(name), seconds)}
    looking, cloning = micros(of_looking(name), seconds / 2), micros(of_cloning(loaded), seconds / 2)
    yield {
        "door": "OpenSpiel",
        "game": title,
        "steps/s": rate(partial(of_spiel, loaded), seconds),
        "clone µs": cloning,
    }
    yield {"door": "observation", "game": title, "µs": looking}


if __name__ == "__main__":
    wanted = float(sys.argv[1])
    print(json.dumps([figures for title in GAMES for figures in doors(title, wanted)]))
