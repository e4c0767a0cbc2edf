"""A learned policy as a bot: it is shown numbers instead of a view, and answers with an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tenderfoot.bots import Bot
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View
from tenderfoot.research.lens import Lens, Mask, Numbers

Chooses = Callable[[Numbers, Mask], int]


class Policy(Bot):
    """What chooses among actions by an observation and a mask, for `tenderfoot.play` and as an opponent.

    >>> import tenderfoot
    >>> lens = Lens("goldriver", players=2)
    >>> first = Policy(lens, lambda numbers, mask: mask.argmax())
    >>> tenderfoot.play(tenderfoot.Match("goldriver", players=2, seed=7), [first, "tumbleweed"]).over
    True
    """

    def __init__(self, lens: Lens, chooses: Chooses) -> None:
        super().__init__(b"")
        self.games = (lens.game.name,)
        self._lens: Final = lens
        self._chooses: Final = chooses

    def choose(self, view: View, ask: Ask) -> Choice:
        """The answer its action means."""
        seat = ask.seat
        action = self._chooses(self._lens.seen(view, seat), self._lens.allowed(ask))
        return self._lens.actions.choice(int(action), seat)
