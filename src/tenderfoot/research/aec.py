"""A table for PettingZoo: one agent for every seat, each asked when the rules ask it.

There is no order of turns but that of the questions: the agent that is selected is the one whose question is
open. Where several are asked at once, under seal, they answer in the order of their seats, and nobody sees
what another has said. Rewards come at the end of the game.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import numpy as np

from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Value
from tenderfoot.extras import needed
from tenderfoot.numbers.tables import OVER
from tenderfoot.research.drawing import drawing
from tenderfoot.research.lens import Lens
from tenderfoot.research.rewards import LOST, lenient, reward_named
from tenderfoot.research.seeds import Seeds

needed("pettingzoo", "research")

from gymnasium import spaces  # noqa: E402 - after the sentence that says what is missing
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402 - as above
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # noqa: E402 - as above

Seen = dict[str, Any]  # "observation" and "action_mask"
_MODES: Final = ["human", "ansi", "svg"]


class Table(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo comes without types
    """A game as an environment of PettingZoo.

    What is no legal action is refused with a sentence and changes nothing; with `illegal="lose"` it ends the
    game and loses 1, as PettingZoo's own wrapper has it.

    >>> table = Table("goldriver", players=3, reward="margin")
    >>> table.reset(seed=7)
    >>> seen = table.observe(table.agent_selection)
    >>> seen["observation"].shape, int(seen["action_mask"].sum())
    ((733,), 16)
    """

    def __init__(
        self,
        game: str,
        *,
        reward: str = "win",
        illegal: str = "refuse",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.lens: Final = Lens(game, **options)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v0",
            "is_parallelizable": False,
            "render_modes": _MODES,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.lens.seats)]
        self.agents: list[str] = []
        self.match: Match | None = None
        self._worth: Final = reward_named(reward)
        self._lenient: Final = lenient(illegal)
        self._how: Final = (
            game,
            {"reward": reward, "illegal": illegal, "render_mode": render_mode, **options},
        )
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = Seeds()
        self._seen: Final = spaces.Dict(
            {
                "observation": spaces.Box(self.lens.low, self.lens.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.lens.actions.size,), np.int8),
            }
        )
        self._says: Final = spaces.Discrete(self.lens.actions.size)

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        """The entries of an observation with their bounds, and the mask; the same for all."""
        return self._seen

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action there is; the mask says which are legal."""
        return self._says

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set the next game up; a seed begins a row of games anew."""
        if seed is not None:
            self._seeds = Seeds(seed)
        self.match = self.lens.begin(self._seeds.next())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.match.asks[0].seat]

    def observe(self, agent: str) -> Seen:
        """What this agent knows, and which actions answer its question: none while it is asked nothing."""
        seen, mask = self.lens.sight.look(self.playing.state, self._seats[agent])
        return {"observation": np.frombuffer(seen, np.int16), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """The agent that is selected answers; None is the answer of one for whom the game is over."""
        if not self.agents:
            raise RuntimeError("There is no game: call reset() first.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked something, and None is no answer.")
        self._cumulative_rewards[agent] = 0.0
        self._answer(agent, action)
        if self.render_mode == "human":
            self.render()

    def _answer(self, agent: str, action: int) -> None:
        """Say this, and select whom the rules ask next."""
        match, seat = self.playing, self._seats[agent]
        asked = self.lens.sight.answer(match, seat, action)
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
        elif asked == OVER:
            self._finish(dict(zip(self.agents, self._worth(match), strict=True)))
        elif self._lenient:
            self._lose(agent)
        else:
            self.lens.answer(match, seat, action)  # says why not

    @property
    def playing(self) -> Match:
        """The match; there is none before the first `reset`."""
        if self.match is None:
            raise RuntimeError("There is no game yet: call reset() first.")
        return self.match

    def render(self) -> str | None:
        """The table as a spectator sees it: printed, as text, or as an SVG."""
        drawn = drawing(self.playing, "svg" if self.render_mode == "svg" else "ansi")
        if self.render_mode != "human":
            return drawn
        sys.stdout.write(f"{drawn}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""

    def _lose(self, agent: str) -> None:
        """An agent has done what is not allowed: the game is over, and it alone pays for it."""
        self.truncations = dict.fromkeys(self.agents, True)
        self._finish({**dict.fromkeys(self.agents, 0.0), agent: LOST})

    def _finish(self, rewards: dict[str, float]) -> None:
        """The game is over: everybody gets what it was worth."""
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, self._how


def _again(game: str, how: dict[str, Any]) -> Table:
    """The same kind of table, before its first game: for other processes."""
    return Table(game, **how)


def guarded(game: str, **how: Any) -> Table:  # noqa: ANN401 - handed on
    """A table that keeps the rules of PettingZoo's wrappers, without their cost: an illegal action loses."""
    return Table(game, **{"illegal": "lose", **how})


def parallel(game: str, **how: Any) -> ParallelEnv[str, Seen, int | None]:  # noqa: ANN401 - handed on
    """The same through PettingZoo's wrapper: all act at once, and only the one who is asked is heard."""
    return turn_based_aec_to_parallel(guarded(game, **how))
