"""How a game with its options is seen in numbers: what all environments share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

import numpy as np
import numpy.typing as npt

from tenderfoot.engine.contract import Ask
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.match import Match, begin
from tenderfoot.engine.options import Options, Value, no_such_game
from tenderfoot.engine.view import View
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker
from tenderfoot.numbers.dicetown import TownFiller
from tenderfoot.numbers.filler import Filler
from tenderfoot.numbers.goldriver import RiverFiller
from tenderfoot.numbers.tables import Sight
from tenderfoot.research.actions import Actions

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


def _town(options: Options) -> Filler:
    frontier = bool(options["wild_west"] or options["indians"])
    return TownFiller(int(options["players"]), frontier)


def _river(options: Options) -> Filler:
    return RiverFiller(int(options["players"]))


_FILLERS: Final[dict[str, Callable[[Options], Filler]]] = {"dicetown": _town, "goldriver": _river}


class Lens:
    """A game with its options, seen in numbers.

    >>> lens = Lens("goldriver", players=3)
    >>> match = lens.begin(b"any seed")
    >>> numbers = lens.observation(match, 0)  # from the view of that seat, and nothing else
    >>> lens.named(numbers)["seat 0: nuggets"]
    15
    >>> mask = lens.mask(match, match.asks[0].seat)  # which actions answer its question
    >>> [lens.actions.text(action) for action in mask.nonzero()[0][:3]]
    ['pass', 'bid 1', 'bid 2']
    """

    def __init__(self, game: str, **options: Value) -> None:
        try:
            if game not in GAMES:
                raise no_such_game(game, list(GAMES))
            self.game: Final = GAMES[game]
            self.options: Final = self.game.options(options)
        except Refusal as refusal:
            said(refusal)
        self.seats: Final = int(self.options["players"])
        self.actions: Final = Actions(self.game, self.seats)
        self.filler: Final = _FILLERS[game](self.options)
        self.sight: Final = Sight(self.game, self.filler, self.actions.turns, self.actions.backs)
        self.entries: Final = self.filler.entries
        self.low: Final = np.array([entry.least for entry in self.entries], np.int16)
        self.high: Final = np.array([entry.most for entry in self.entries], np.int16)

    def begin(self, seed: bytes) -> Match:
        """A match of this game, at its first question."""
        return begin(self.game, self.options, seed, listen=False)

    def observation(self, match: Match, seat: int) -> Numbers:
        """What this seat knows."""
        return self.seen(match.view(seat), seat)

    def seen(self, view: View, seat: int) -> Numbers:
        """What a view of this seat shows."""
        return np.frombuffer(self.sight.observation(view, seat), np.int16)

    def mask(self, match: Match, seat: int) -> Mask:
        """1 for every action that answers the question this seat is asked."""
        return np.frombuffer(self.sight.mask(match.ask(seat), seat), np.int8)

    def allowed(self, ask: Ask) -> Mask:
        """1 for every action that answers this question."""
        return np.frombuffer(self.sight.mask(ask, ask.seat), np.int8)

    def answer(self, match: Match, seat: int, action: int) -> None:
        """Say this; refuses with a sentence what is no answer, changing nothing."""
        try:
            match.answer(seat, self.actions.choice(action, seat))
        except Refusal as refusal:
            said(refusal, match)

    def named(self, numbers: Numbers) -> dict[str, int]:
        """An observation by the names of its entries."""
        return {entry.name: int(n) for entry, n in zip(self.entries, numbers, strict=True)}


def said(refusal: Refusal, match: Match | None = None) -> NoReturn:
    """Raise it with its sentence: whoever sees it in a traceback reads no codes."""
    game, names = (None, []) if match is None else (match.game.name, match.paper.names)
    refusal.sentence = refusal.sentence or Speaker("en", game, names).refusal(refusal)
    raise refusal
