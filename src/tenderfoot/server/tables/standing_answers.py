"""Standing answers: what a seat always says. The server looks at the question, never at the hand."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Ask
from tenderfoot.server.protocol.client_messages import StandingAnswer
from tenderfoot.server.storage.rows import Seat
from tenderfoot.server.tables.play import Play

EVERY_WINDOW: Final = "*"


def standing_answer(seat: Seat, play: Play, ask: Ask) -> str | None:
    """The seat's standing answer to this question, if it has one and nothing it wants to see is offered."""
    for one in seat.standing:
        if _about(one, play, ask) and ask.written(one.choice) is not None:
            wanted = tuple(one.unless)
            if not any(option.text.startswith(wanted) for option in ask.options if wanted):
                return one.choice
    return None


def _about(one: StandingAnswer, play: Play, ask: Ask) -> bool:
    """Whether it is meant for this question: by its name or as a window, in every round or in this one."""
    if one.round and one.round != play.game.round(play.state):
        return False
    return play.window() if one.prompt == EVERY_WINDOW else one.prompt == play.game.prompt(ask).name
