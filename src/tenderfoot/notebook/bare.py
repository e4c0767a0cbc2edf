"""A table of a game that nobody has drawn: its name, and what is asked."""

from __future__ import annotations

from typing import Any

from tenderfoot.engine.seats import each
from tenderfoot.notebook import frame
from tenderfoot.notebook.scene import Scene


def draw(scene: Scene[Any]) -> float:
    """A beam and the felt; how high they are."""
    frame.beam(scene.sheet, 0, now(scene), "", "")
    polled = int(scene.view.polled)
    said = scene.news(each(polled, polled.bit_length()), {})
    frame.felt(scene.sheet, frame.HEAD, said, scene.seen())
    return frame.HEAD + frame.FOOT


def now(scene: Scene[Any]) -> str:
    """What is played."""
    return scene.game.name


def points(scene: Scene[Any]) -> list[str]:
    """Nothing is known of them before the end."""
    return [scene.points(seat, 0, unsure=True) for seat in range(len(scene.result.scores))]
