"""One chair for Gymnasium: you decide for one seat, and the others are bots, or policies of your own.

chair = Chair("goldriver", players=2, opponents="greenhorn")
numbers, info = chair.reset(seed=7)
numbers, reward, over, _, info = chair.step(int(info["action_mask"].argmax()))
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from tenderfoot.bots import Bot, reply
from tenderfoot.bots.entrant import Entered, Entrant
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Value
from tenderfoot.extras import needed
from tenderfoot.research.drawing import drawing
from tenderfoot.research.lens import Lens, Mask, Numbers, said
from tenderfoot.research.rewards import LOST, lenient, reward_named
from tenderfoot.research.seeds import Seeds

needed("gymnasium", "research")

import gymnasium  # noqa: E402 - after the sentence that says what is missing
from gymnasium import spaces  # noqa: E402 - as above

_MODES: Final = ["human", "ansi", "svg"]


class Chair(gymnasium.Env[Numbers, np.int64]):
    """A seat at a table of bots.

    `opponents` are one for all other seats or a list with one for each, from the left: a level's name,
    `package:Class`, a bot, a function of view and question, or a `Policy`. `seat` is yours; without one you
    sit elsewhere in every game. An action that is no answer ends the game and loses 1, as in PettingZoo;
    with `illegal="refuse"` it is refused instead, and changes nothing.

    >>> chair = Chair("goldriver", players=2, opponents="tumbleweed")
    >>> numbers, info = chair.reset(seed=7)
    >>> numbers.shape, int(info["action_mask"].sum())
    ((651,), 16)
    """

    def __init__(
        self,
        game: str,
        *,
        opponents: Entered | Sequence[Entered] = "tumbleweed",
        seat: int | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.lens: Final = Lens(game, **options)
        self.metadata = {"render_modes": _MODES, "render_fps": 1}
        self.render_mode = render_mode
        self.observation_space = spaces.Box(self.lens.low, self.lens.high, dtype=np.int16)
        self.action_space = spaces.Discrete(self.lens.actions.size)
        self.match: Match | None = None
        self.seat = 0
        self._fixed: Final = seat
        self._against: Final = _seated(self.lens, opponents)
        self._worth: Final = reward_named(reward)
        self._lenient: Final = lenient(illegal)
        self._asked = False
        if seat not in (None, *range(self.lens.seats)):
            raise ValueError(
                f"There is no seat {seat} at this table; seats go from 0 to {self.lens.seats - 1}."
            )
        self._seeds = Seeds()
        self._bots: list[tuple[str, Bot]] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Set the next game up and play on to your first question; a seed begins a row of games anew."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = Seeds(seed)
        self._asked = False
        while not self._asked:  # in a game in which you are never asked there is nothing to learn
            self._asked = self._play_on(self._begin())
        return self._seen(), self._info()

    def step(self, action: int | np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Answer, and play on to your next question or to the end."""
        match = self.playing
        if not self._asked:
            raise gymnasium.error.ResetNeeded("The game is over: call reset() for the next one.")
        try:
            self.lens.answer(match, self.seat, int(action))
        except Refusal as refusal:
            return self._refused(refusal)
        self._asked = self._play_on(match)
        reward = 0.0 if self._asked else self._worth(match)[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, not self._asked, False, self._info()

    def action_masks(self) -> Mask:
        """1 for every action that answers your question; MaskablePPO asks for it by this name."""
        return self.lens.mask(self.playing, self.seat)

    @property
    def playing(self) -> Match:
        """The match; there is none before the first `reset`."""
        if self.match is None:
            raise gymnasium.error.ResetNeeded("There is no game yet: call reset() first.")
        return self.match

    def render(self) -> Any:  # noqa: ANN401 - Gymnasium's word for it
        """The table as a spectator sees it: printed, as text, or as an SVG."""
        drawn = drawing(self.playing, "svg" if self.render_mode == "svg" else "ansi")
        if self.render_mode != "human":
            return drawn
        sys.stdout.write(f"{drawn}\n")
        return None

    def _begin(self) -> Match:
        """A new game; everybody sits down."""
        match = self.match = self.lens.begin(self._seeds.next())
        drawn = self._seeds.next()[0] % self.lens.seats
        self.seat = drawn if self._fixed is None else self._fixed
        game = self.lens.game.name
        self._bots = [(who.name, who.bot(game, self._seeds.next())) for who in self._against]
        return match

    def _play_on(self, match: Match) -> bool:
        """Let the others answer until you are asked; whether you are."""
        while not match.over:
            ask = match.asks[0]
            if ask.seat == self.seat:
                return True
            self._answer(match, ask)
        return False

    def _answer(self, match: Match, ask: Ask) -> None:
        """One of the others answers; what is no answer is refused with its name."""
        name, bot = self._bots[(ask.seat - self.seat) % self.lens.seats - 1]
        try:
            match.answer(ask.seat, reply(match.game, name, bot, match.view(ask.seat), ask))
        except Refusal as refusal:
            said(refusal, match)

    def _refused(self, refusal: Refusal) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Your action was no answer: the game is lost, or nothing has happened."""
        if not self._lenient:
            raise refusal
        self._asked = False
        return self._seen(), LOST, True, False, {**self._info(), "illegal": str(refusal)}

    def _seen(self) -> Numbers:
        return self.lens.observation(self.playing, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


def _seated(lens: Lens, opponents: Entered | Sequence[Entered]) -> list[Entrant]:
    """Who sits in the other seats, from the left; each can sit down, and there are as many as seats."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        listed = list(opponents)
    else:
        listed = [opponents] * (lens.seats - 1)
    if len(listed) != lens.seats - 1:
        raise ValueError(f"{lens.seats - 1} other seats need as many opponents, not {len(listed)}.")
    entrants = [Entrant(who) for who in listed]
    try:
        for entrant in entrants:
            entrant.bot(lens.game.name, b"")
    except Refusal as refusal:
        said(refusal)
    return entrants


def dicetown(**how: Any) -> Chair:  # noqa: ANN401 - handed on
    """A chair at Dice Town, for `gymnasium.make("tenderfoot/DiceTown-v0", players=4)`."""
    return Chair("dicetown", **how)


def goldriver(**how: Any) -> Chair:  # noqa: ANN401 - handed on
    """A chair at Gold River, for `gymnasium.make("tenderfoot/GoldRiver-v0", players=2)`."""
    return Chair("goldriver", **how)


gymnasium.register("tenderfoot/DiceTown-v0", entry_point=dicetown)
gymnasium.register("tenderfoot/GoldRiver-v0", entry_point=goldriver)
