"""Stepping environments: whole episodes of drawn legal actions, through the interface of each kind."""

import random
from typing import Any

import numpy as np


def drawn(mask: Any, chance: random.Random) -> int:
    """A legal action."""
    legal = mask.view(np.bool_).nonzero()[0]  # numpy finds small numbers many times slower
    return int(legal[int(chance.random() * len(legal))])


def of_agents(env: Any, number: int) -> int:
    """One game through PettingZoo's cycle of `last` and `step`: how many steps."""
    env.reset(seed=number + 1)
    chance, steps = random.Random(number), 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        env.step(None if over or cut else drawn(seen["action_mask"], chance))
        steps += not (over or cut)
    return steps


def of_chair(env: Any, number: int) -> int:
    """One game through Gymnasium's `reset` and `step`, others playing too."""
    _, info = env.reset(seed=number + 1)
    chance, steps, over = random.Random(number), 0, False
    while not over:
        _, _, ended, cut, info = env.step(legal_of(info, chance))
        over = ended or cut
        steps += 1
    return steps


def legal_of(info: dict[str, Any], chance: random.Random) -> int:
    """A legal action, as each says what is legal: a mask, or a list."""
    if "action_mask" in info:
        return drawn(info["action_mask"], chance)
    legal = info["valid_actions"]
    return int(legal[int(chance.random() * len(legal))])


def of_spiel(game: Any, number: int) -> int:
    """One game of OpenSpiel: legal actions, what the player sees, and an action; chance is not counted."""
    state, chance, steps = game.new_initial_state(), random.Random(number), 0
    while not state.is_terminal():
        legal = state.legal_actions()
        if not state.is_chance_node():
            state.observation_tensor(state.current_player())
            steps += 1
        state.apply_action(legal[int(chance.random() * len(legal))])
    return steps


def positions(game: Any) -> list[Any]:
    """Positions of one game of OpenSpiel, some moves apart."""
    state, chance, found = game.new_initial_state(), random.Random(1), []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return found[::9]
