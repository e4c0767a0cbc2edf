"""Measures other engines the same way: `python -m bench.peers SECONDS`, one JSON list on stdout.

Uniformly random whole games through each engine's own API, the legal actions listed at every decision.
Only what a player decides counts as a decision, as with ours; where chance is an action too, the second
figure counts it.
"""

import json
import random
import sys
from collections.abc import Callable
from typing import Any, Final

from bench.clock import micros, rate

STRIDE: Final = 17


class Catanatron:
    """Settlers in Python: four players at random."""

    name: Final = "Catanatron, Catan 4p"

    def __init__(self) -> None:
        import catanatron

        self.engine: Final[Any] = catanatron

    def new(self, number: int) -> Any:
        """Four at the table."""
        colours = list(self.engine.Color)[:4]
        return self.engine.Game([self.engine.RandomPlayer(c) for c in colours], seed=number + 1)

    def play(self, number: int, keep: Callable[[Any], None]) -> tuple[int, int]:
        """One game: how many decisions, and actions in all; `keep` is shown every position."""
        game = self.new(number)
        pick = random.Random(number).random
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            keep(game)
            actions = game.state.playable_actions
            game.execute(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions, decisions

    def clone(self, game: Any) -> Any:
        """A copy by its own means."""
        return game.copy()


class Spiel:
    """A game of OpenSpiel, written in C++, driven from Python."""

    def __init__(self, name: str, title: str) -> None:
        import pyspiel

        self.name: Final = title
        self.game: Final = pyspiel.load_game(name)

    def play(self, number: int, keep: Callable[[Any], None]) -> tuple[int, int]:
        """One game: how many decisions, and actions in all; `keep` is shown where somebody decides."""
        state = self.game.new_initial_state()
        pick = random.Random(number).random
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                keep(state)
                decisions += 1
            state.apply_action(actions[int(pick() * len(actions))])
        return decisions, state.move_number()

    def clone(self, state: Any) -> Any:
        """A copy by its own means."""
        return state.clone()


Peer = Catanatron | Spiel


def measure(peer: Peer, seconds: float) -> dict[str, str | float]:
    """Decisions a second, and what a copy costs in the middle of games."""
    seen: list[Any] = []
    peer.play(1, lambda position: seen.append(peer.clone(position)))
    kept = seen[::STRIDE] if len(seen) > STRIDE else seen
    counted = [0, 0]

    def play(number: int) -> int:
        decisions, actions = peer.play(number, lambda _: None)
        counted[0] += decisions
        counted[1] += actions
        return decisions

    def clone(_: int) -> int:
        for position in kept:
            peer.clone(position)
        return len(kept)

    decisions = rate(play, seconds)
    return {
        "engine": peer.name,
        "decisions/s": decisions,
        "with chance/s": decisions * counted[1] / counted[0],
        "clone µs": micros(clone, seconds / 4),
    }


MAKERS: Final[list[Callable[[], Peer]]] = [
    Catanatron,
    lambda: Spiel("crazy_eights(players=5)", "OpenSpiel (C++), crazy eights 5p"),
    lambda: Spiel("liars_dice", "OpenSpiel (C++), liar's dice 2p"),
]


def peers() -> list[Peer]:
    """The engines that are installed."""
    found = []
    for make in MAKERS:
        try:
            found.append(make())
        except ImportError as missing:
            print(f"{missing.name} is not installed.", file=sys.stderr)
    return found


if __name__ == "__main__":
    print(json.dumps([measure(peer, float(sys.argv[1])) for peer in peers()]))
