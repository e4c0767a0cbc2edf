"""A bot of the house against OpenSpiel's ISMCTS, two at a table, with as much time for ISMCTS as for the bot.

ISMCTS is the search that OpenSpiel's authors wrote in Python, with a random rollout for each simulation. It
plays by OpenSpiel's own state of the game, as docs/openspiel.md shows it; the bot of the house gets its view
and the question, as everywhere. Neither has a clock: simulations are counted, and so many of them are taken
that one decision costs at least what the bot's costs, on average.

OpenSpiel and what seats it here belong to an extra, so they are named as the arena names anybody's bot,
`package:Name`, and imported when a game begins. Without the extra `loaded` refuses in one sentence.
"""

from __future__ import annotations

import json
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np

from tenderfoot.arena.bout import Outcome, own, timed
from tenderfoot.arena.clock import Clock
from tenderfoot.arena.pairing import Block, Pairing
from tenderfoot.bots.entrant import Entrant
from tenderfoot.bots.roster import loaded
from tenderfoot.engine.errors import Refusal

Theirs = Any  # what OpenSpiel gives has no types
FEWEST: Final = 2  # the first simulation only looks at the root
_EXPLORING: Final = 1.4
_TRIAL: Final = 7  # a seed for tuning, not for tests


class Duel(Pairing):
    """The focal bot against ISMCTS with so many simulations."""

    def __init__(self, game: str, focal: str, simulations: int) -> None:
        super().__init__(game, {"players": 2}, focal, f"ISMCTS with {simulations} simulations")
        self.simulations: Final = simulations

    def entrants(self) -> list[str]:
        """The focal bot; what seats the other is written here."""
        return [self.focal, f"{__name__}:Duel"]

    def bout(self, seed: int, seat: int) -> Outcome:
        """One game, dealt by OpenSpiel."""
        position, clocks = _dealt(self.game, seed), [Clock(), Clock()]
        bot, search = Entrant(self.focal).bot(self.game, own(seed, seat)), self._search(position, seed)
        while not position.is_terminal():
            ask, match = position.now.ask, position.now.match()
            if ask.seat == seat:
                choice = timed(match, ask, self.focal, bot, clocks[seat])
                position.apply_action(position.now.lens.actions.number(choice, seat))
            else:
                position.apply_action(_searched(search, position, clocks[ask.seat]))
        return Outcome(list(position.returns()), position.now.match().scores(), clocks)

    def _search(self, position: Theirs, seed: int) -> Theirs:
        """ISMCTS, guessing by seeds of its own."""
        chance: Theirs = [np.random.RandomState(seed + k) for k in range(2)]
        rollouts = _theirs("open_spiel.python.algorithms.mcts:RandomRolloutEvaluator")(1, chance[0])
        search = _theirs("open_spiel.python.algorithms.ismcts:ISMCTSBot")(
            position.get_game(), rollouts, _EXPLORING, self.simulations, random_state=chance[1]
        )
        search.set_resampler(_theirs("tenderfoot.research.spiel:resampler")(seed))
        return search


def _theirs(home: str) -> Theirs:
    return loaded(home)


def _dealt(game: str, seed: int) -> Theirs:
    """OpenSpiel's state after the deal of this seed."""
    table = _theirs("tenderfoot.research.spiel:load")(game, players=2)
    position = table.new_initial_state()
    position.apply_action(seed % table.deals)
    return position


def _searched(search: Theirs, position: Theirs, clock: Clock) -> int:
    """The action that ISMCTS finds, with the time it took."""
    start = process_time()
    action = int(search.step(position))
    clock.add(process_time() - start)
    return action


def absent() -> str:
    """Why nobody can be seated here, in a sentence; nothing if OpenSpiel is there."""
    try:
        _theirs("tenderfoot.research.spiel:load")
    except Refusal as refusal:
        return refusal.sentence
    return ""


def fitted(game: str, focal: str, path: Path) -> int:
    """How many simulations cost at least what the focal bot's decisions do; tried once, then remembered."""
    if not path.exists():
        simulations = FEWEST
        while not _as_long(Duel(game, focal, simulations).block(_TRIAL)):
            simulations *= 2
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(simulations) + "\n", encoding="utf-8")
    return int(json.loads(path.read_text(encoding="utf-8")))


def _as_long(block: Block) -> bool:
    """Whether ISMCTS thought at least as long as the other, decision by decision."""
    return block.field.mean() >= block.focal.mean()
