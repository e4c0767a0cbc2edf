"""Playing on without leaving the compiled rules: for bots that imagine games, and for data sets.

    answers = rollout(state, Uniform(7))

plays to the end of the game at random. A `Chooser` of one's own answers in another way, or stops early; one
written in plain Python works as well, at the pace of Python.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tenderfoot.engine.chance import stir
from tenderfoot.engine.contract import Ask, Choice, State, decide, waiting

_STEP: Final[i64] = 0x9E3779B9
_BITS: Final[i64] = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """Answers for all seats."""

    def choose(self, s: State, ask: Ask) -> Choice | None:
        """The answer to this question; None: play no further."""
        raise NotImplementedError


@final
class Uniform(Chooser):
    """Every answer is as likely as any other; equal seeds, equal answers."""

    def __init__(self, seed: int) -> None:
        word = seed & 0xFFFFFFFF
        self._at: i64 = word

    def choose(self, s: State, ask: Ask) -> Choice | None:
        self._at += _STEP
        options = ask.options
        several: i64 = len(options)
        return options[stir(self._at) * several >> _BITS]


def rollout(s: State, chooser: Chooser) -> int:
    """Let the chooser answer until the game is over or he stops; how many answers he gave."""
    answers = 0
    while s.frames:
        ask = waiting(s)[0]
        choice = chooser.choose(s, ask)
        if choice is None:
            return answers
        decide(s, ask.seat, choice)
        answers += 1
    return answers
