"""What a bot is: somebody who is shown a view and a question, and picks one of its answers.

A bot never holds a state, nor the seed of the game it plays: what it imagines, it deals itself.
"""

from __future__ import annotations

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.view import View


class Bot:
    """Decides for one seat."""

    def choose(self, view: View, ask: Ask) -> Choice:
        """One of `ask.options`."""
        raise NotImplementedError
