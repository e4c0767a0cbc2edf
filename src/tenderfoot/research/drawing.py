"""A table of an environment, drawn as a spectator sees it."""

from __future__ import annotations

from functools import lru_cache

from tenderfoot.engine.match import Match
from tenderfoot.locale import Speaker


def drawing(match: Match, mode: str) -> str:
    """The table as text, or as one SVG."""
    if mode == "svg":
        from tenderfoot.notebook import svg  # noqa: PLC0415 - only who looks pays for the drawings

        return svg(match.game, match.view(), match.paper.names)
    from tenderfoot.terminal.scene import drawn  # noqa: PLC0415 - only when it is wanted

    speaker = _speaker(match.game.name, tuple(match.paper.names))
    return "\n".join(drawn(match.game, match.view(), speaker).text())


@lru_cache(maxsize=16)
def _speaker(game: str, names: tuple[str, ...]) -> Speaker:
    """Reading the catalogues takes longer than drawing: done once for all pictures of a game."""
    return Speaker("en", game, names)
