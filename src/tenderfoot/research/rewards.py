"""What a finished game is worth to each seat: the share of the victory, the margin, or the points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import nearest

Reward = Callable[[Match], list[float]]

LOST: Final = -1.0  # for an action that is not legal, where that ends the game
_ILLEGAL: Final = ("lose", "refuse")


def lenient(illegal: str) -> bool:
    """Whether an illegal action ends the game instead of being refused."""
    if illegal not in _ILLEGAL:
        raise ValueError(f"illegal is {' or '.join(_ILLEGAL)}, not “{illegal}”.")
    return illegal == "lose"


def win(match: Match) -> list[float]:
    """1 for the winner; several share it; 0 for the others."""
    winners = match.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.seats)]


def margin(match: Match) -> list[float]:
    """The points above the best of the others, or below."""
    scores = match.scores()
    return [float(points - max(scores[:seat] + scores[seat + 1 :])) for seat, points in enumerate(scores)]


def score(match: Match) -> list[float]:
    """The points."""
    return [float(points) for points in match.scores()]


REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin, "score": score}


def reward_named(name: str) -> Reward:
    """The reward of this name; refuses any other."""
    if name in REWARDS:
        return REWARDS[name]
    facts = {"option": "reward", "value": name, "known": " ".join(REWARDS)}
    refusal = BadOptions("unknown-value", {**facts, "nearest": nearest(name, list(REWARDS))})
    refusal.sentence = f"The reward cannot be “{name}”; it can be: {', '.join(REWARDS)}."
    raise refusal
