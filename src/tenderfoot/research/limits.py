"""How long a game can last and how much can be scored: bounds that OpenSpiel wants to know beforehand."""

from __future__ import annotations

from typing import Final, NamedTuple

from tenderfoot.engine.options import Options

_PAIR: Final = 2


class Limits(NamedTuple):
    """Decisions of a game, and points of a seat; nobody scores less than nothing."""

    decisions: int
    points: int


def limits(game: str, options: Options) -> Limits:
    """The bounds of a game with these options; docs/openspiel.md says how far below them games stay.

    >>> limits("goldriver", {"players": 2})
    Limits(decisions=1600, points=2000)
    """
    if game == "dicetown":
        return Limits(decisions=20_000, points=1_000)
    return Limits(
        decisions=_ROUNDS * (_BESIDE if options["players"] == _PAIR else _BIDS + _BESIDE), points=2_000
    )


# Gold River: 16 rounds at most, and 800 nuggets in all. A sale between more than two goes up by a nugget at
# least, bid after bid; two players bid once, under seal. Beside the bids a round asks a few dozen times.
_ROUNDS: Final = 16
_BIDS: Final = 800
_BESIDE: Final = 100
