"""A match by the name of its game, with keywords for its options."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, cast

from tenderfoot.engine.errors import Illegal, Refusal
from tenderfoot.engine.match import Match as Engine
from tenderfoot.engine.match import again, begin
from tenderfoot.engine.record import other_rules, read
from tenderfoot.engine.shown import paint_with
from tenderfoot.front.picture import Easel, lines, match_picture
from tenderfoot.front.sentence import game_of, speaker, spoken, told
from tenderfoot.games import GAMES

if TYPE_CHECKING:
    from tenderfoot.engine.contract import Choice, State
    from tenderfoot.engine.events import Event
    from tenderfoot.engine.options import Value
    from tenderfoot.engine.record import Record
    from tenderfoot.engine.seed import Seed

paint_with(Easel())


def game_names() -> list[str]:
    """The games of the house.

    >>> import tenderfoot
    >>> tenderfoot.game_names()
    ['dicetown', 'goldriver']
    """
    return list(GAMES)


class Match(Engine):
    """A match of a game of the house, set up by keywords; without a seed chance draws one.

    `names` are those of the seats, for sentences and records. With `listen=False` it has no story and is
    faster, for those who play many games.

    >>> import tenderfoot
    >>> match = tenderfoot.Match("goldriver", players=2, seed=7)
    >>> match.asks[0].options[:3]
    [bid 0, bid 1, bid 2]
    >>> match.answer(0, "bid 2")
    >>> match
    <goldriver, 2 players, 1 decisions: round 1, asks 1>
    """

    def __init__(
        self,
        game: str,
        *,
        seed: Seed | None = None,
        names: list[str] | None = None,
        listen: bool = True,
        **options: Value,
    ) -> None:
        with spoken():
            given = secrets.token_bytes(32) if seed is None else seed
            found = begin(game_of(game), options, given, names, listen)
        super().__init__(found.game, found.paper, found.state, found.log)

    @classmethod
    def of(cls, record: str) -> Match:
        """The match that a record tells, played again."""
        with spoken():
            return replayed(read(record))

    def answer(self, seat: int, said: Choice | str) -> None:
        """Take an answer, by its text or as an option; refuse with the reason, changing nothing."""
        try:
            super().answer(self._seat(seat), said)
        except Refusal as refusal:  # many answers are given, and few refused: no `with` here
            raise told(refusal, self) from None

    def take_back(self, seat: int) -> None:
        """Take back what this seat has said under seal, as long as nothing is opened."""
        with spoken(self):
            super().take_back(self._seat(seat))

    def sentences(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What this seat has been told, in words; None: a spectator."""
        voice = speaker(lang, self)
        return [voice.event(event) for event in self.story(seat)]

    def copy(self) -> Match:
        """The same match with a life of its own, which tells nobody."""
        return cast("Match", super().copy())

    def imagine(self, seat: int, seed: Seed) -> Match:
        """A world that fits all this seat knows, dealt by a seed of its own; the seat must be asked."""
        return cast("Match", super().imagine(seat, seed))

    def like(self, paper: Record, state: State, log: list[Event] | None) -> Match:
        """Copies and imagined worlds are such matches too."""
        return _made(super().like(paper, state, log))

    def __str__(self) -> str:
        """The table as a spectator sees it."""
        return lines(self.game, self.view(), speaker("en", self))

    def _repr_html_(self) -> str:
        """The same as a picture, in a notebook."""
        return match_picture(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Match.of, (self.record(),)

    def _seat(self, seat: object) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Illegal("no-such-seat", {"found": str(seat), "last": self.seats - 1})
        return seat


def replayed(paper: Record, upto: int = -1) -> Match:
    """The match on this paper, or its first `upto` decisions; refused if other rules wrote it."""
    game = game_of(paper.game)
    other = other_rules(game, paper)
    if other is not None:
        raise other
    return _made(again(game, paper, upto, log=[]))


def _made(found: Engine) -> Match:
    """The same match, as one of ours."""
    match = Match.__new__(Match)
    Engine.__init__(match, found.game, found.paper, found.state, found.log)
    match.since = found.since
    return match
