"""Learning Gold River from nothing, by PPO with masked actions: `make ppo`, or with the extra `ppo` installed

    python examples/ppo.py                      # 149,504 steps, some minutes
    python examples/ppo.py --steps 2048 --games 20  # to see that it runs

A policy plays two-player Gold River against somebody who draws lots, and is measured on games it has not
seen, every so many steps. The curve it prints is the one of docs/research.md.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
import torch
from gymnasium import ObservationWrapper, spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from tenderfoot.research import Chair
from tenderfoot.research.lens import Mask, Numbers

RIVAL: Final = "tenderfoot.bots.tumbleweed:Tumbleweed"  # who draws lots
LOOKS: Final = 15_000  # steps between two measurements
ROLLOUT: Final = 2048  # steps between two times of learning
CHAIRS: Final = 8  # games side by side: the network is asked about all of them at once


class Scaled(ObservationWrapper):
    """Every entry divided by the most it can be: networks like small numbers."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.chair = chair
        self.most = np.maximum(chair.lens.high, 1).astype(np.float32)
        self.observation_space = spaces.Box(0, 1, self.most.shape, np.float32)

    def observation(self, observation: Numbers) -> np.ndarray:
        """The numbers as the network wants them; amounts of nuggets grow slowly."""
        return np.sqrt(observation / self.most)

    def action_masks(self) -> Mask:
        """Which actions are legal; MaskablePPO asks for it by this name."""
        return self.chair.action_masks()


def chair(seed: int) -> Scaled:
    """A seat at a table for two; what is learned from is who wins."""
    table = Scaled(Chair("goldriver", players=2, opponents=RIVAL))
    table.reset(seed=seed)
    return table


def measured(model: MaskablePPO, games: int) -> float:
    """The share of the victory in games that nobody has learned from."""
    table, won = chair(seed=1_000_003), 0.0
    for _ in range(games):
        seen, _ = table.reset()
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
            seen, reward, over, _, _ = table.step(action)
        won += float(reward)
    return won / games


class Curve(BaseCallback):  # type: ignore[misc]  # comes without types
    """Measures the policy every so often, and says what it found."""

    def __init__(self, games: int, say: Callable[[str], None]) -> None:
        super().__init__()
        self.games = games
        self.say = say
        self.points: list[tuple[int, float]] = []

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= len(self.points) * LOOKS:
            self.look()

    def look(self) -> None:
        """One point of the curve."""
        share = measured(self.model, self.games)
        self.points.append((self.num_timesteps, share))
        self.say(f"{self.num_timesteps:>8,} steps: wins {share:.1%} of {self.games} games against lots")

    def _on_step(self) -> bool:
        return True


def main() -> None:
    """Learn, measure, and keep the curve and the policy if a folder is named."""
    wishes = argparse.ArgumentParser(description="Gold River for two, learned by PPO.")
    wishes.add_argument("--steps", type=int, default=73 * ROLLOUT)
    wishes.add_argument("--games", type=int, default=200, help="in each measurement")
    wishes.add_argument("--seed", type=int, default=7)
    wishes.add_argument("--out", type=Path, help="a folder for curve.json and policy.zip")
    wish = wishes.parse_args()
    torch.set_num_threads(1)  # so small a network only waits for a second one
    chairs = DummyVecEnv([partial(chair, wish.seed + k) for k in range(CHAIRS)])
    model = MaskablePPO(
        "MlpPolicy",
        chairs,
        n_steps=ROLLOUT // CHAIRS,
        batch_size=256,
        n_epochs=6,
        learning_rate=3e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=wish.seed,
    )
    curve = Curve(wish.games, print)
    model.learn(wish.steps, curve)
    curve.look()
    if wish.out:
        wish.out.mkdir(parents=True, exist_ok=True)
        (wish.out / "curve.json").write_text(json.dumps(curve.points) + "\n", "utf-8")
        model.save(wish.out / "policy.zip")


if __name__ == "__main__":
    main()
