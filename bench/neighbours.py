"""Other people's environments, stepped the same way: `python -m bench.neighbours SECONDS`, JSON on stdout."""

import json
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bench.clock import rate
from bench.steps import of_agents, of_chair, of_spiel

Figures = dict[str, str | float]


def of_pettingzoo(name: str, how: str) -> Callable[[int], int]:
    """A classic game of PettingZoo, bare (`raw_env`) or as it is wrapped (`env`)."""
    from importlib import import_module

    return partial(of_agents, getattr(import_module(f"pettingzoo.classic.{name}"), how)())


def of_catanatron() -> Callable[[int], int]:
    """Catanatron's Gymnasium environment: one seat, a random opponent."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    return partial(of_chair, CatanatronEnv())


def of_open_spiel(name: str) -> Callable[[int], int]:
    """A game of OpenSpiel, written in C++, driven from Python."""
    import pyspiel

    return partial(of_spiel, pyspiel.load_game(name))


NEIGHBOURS: Final[list[tuple[str, str, Callable[[], Any]]]] = [
    ("AEC, bare", "connect_four_v3", partial(of_pettingzoo, "connect_four_v3", "raw_env")),
    ("AEC, wrapped", "connect_four_v3", partial(of_pettingzoo, "connect_four_v3", "env")),
    ("AEC, bare", "texas_holdem_no_limit_v6", partial(of_pettingzoo, "texas_holdem_no_limit_v6", "raw_env")),
    ("AEC, wrapped", "texas_holdem_no_limit_v6", partial(of_pettingzoo, "texas_holdem_no_limit_v6", "env")),
    ("Gymnasium", "Catanatron 2p", of_catanatron),
    ("OpenSpiel", "crazy_eights 5p (C++)", partial(of_open_spiel, "crazy_eights(players=5)")),
]


def measured(seconds: float) -> list[Figures]:
    """All that are installed."""
    found: list[Figures] = []
    for door, name, make in NEIGHBOURS:
        try:
            found.append({"door": door, "peer": name, "steps/s": rate(make(), seconds)})
        except ImportError as missing:
            print(f"{missing.name} is not installed.", file=sys.stderr)
    return found


if __name__ == "__main__":
    warnings.simplefilter("ignore")  # theirs
    print(json.dumps(measured(float(sys.argv[1]))))
