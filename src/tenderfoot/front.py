"""What `import tenderfoot` gives: a match by the name of its game, with keywords for its options.

It is loaded when it is first asked for (`tenderfoot.__getattr__`), so that the import itself costs
nothing, and it needs no numpy, no server and no screen.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, NoReturn

from tenderfoot.engine.errors import Illegal, Refusal
from tenderfoot.engine.match import Match as Engine
from tenderfoot.engine.match import again, begin
from tenderfoot.engine.options import no_such_game
from tenderfoot.engine.record import other_rules, read
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker
from tenderfoot.terminal.scene import drawn

if TYPE_CHECKING:
    from tenderfoot.engine.contract import Choice, State
    from tenderfoot.engine.events import Event
    from tenderfoot.engine.game import Game
    from tenderfoot.engine.options import Value
    from tenderfoot.engine.record import Record
    from tenderfoot.engine.seed import Seed

__all__ = ["Illegal", "Match", "game_names"]


def game_names() -> list[str]:
    """The games of the house."""
    return list(GAMES)


class Match(Engine):
    """A match of a game of the house, set up by keywords; without a seed chance draws one.

    `names` are those of the seats, for sentences and records. With `listen=False` it has no story and is
    faster, for those who play many games.
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
        drawn = secrets.token_bytes(32) if seed is None else seed
        try:
            found = begin(_game(game), options, drawn, names, listen)
        except Refusal as refusal:
            _say(refusal, None)
        super().__init__(found.game, found.paper, found.state, found.log)

    @classmethod
    def of(cls, record: str) -> Match:
        """The match that a record tells, played again."""
        try:
            paper = read(record)
            game = _game(paper.game)
            other = other_rules(game, paper)
            if other is not None:
                raise other
            return _made(again(game, paper, log=[]))
        except Refusal as refusal:
            _say(refusal, None)

    def answer(self, seat: int, said: Choice | str) -> None:
        """Take an answer, by its text or as an option; refuse with the reason, changing nothing."""
        try:
            super().answer(self._seat(seat), said)
        except Refusal as refusal:
            _say(refusal, self)

    def take_back(self, seat: int) -> None:
        """Take back what this seat has said under seal, as long as nothing is opened."""
        try:
            super().take_back(self._seat(seat))
        except Refusal as refusal:
            _say(refusal, self)

    def sentences(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What this seat has been told, in words; None: a spectator."""
        speaker = _speaker(lang, self)
        return [speaker.event(event) for event in self.story(seat)]

    def like(self, paper: Record, state: State, log: list[Event] | None) -> Match:
        """Copies and imagined worlds are such matches too."""
        return _made(super().like(paper, state, log))

    def __str__(self) -> str:
        """The table as a spectator sees it."""
        return "\n".join(drawn(self.game, self.view(), _speaker("en", self)).text())

    def __reduce__(self) -> tuple[Any, ...]:
        return Match.of, (self.record(),)

    def _seat(self, seat: object) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Illegal("no-such-seat", {"found": str(seat), "last": self.seats - 1})
        return seat


def _made(found: Engine) -> Match:
    """The same match, as one of ours."""
    match = Match.__new__(Match)
    Engine.__init__(match, found.game, found.paper, found.state, found.log)
    match.since = found.since
    return match


def _game(name: str) -> Game:
    if name not in GAMES:
        raise no_such_game(str(name), game_names())
    return GAMES[name]


def _speaker(lang: str, match: Engine) -> Speaker:
    return Speaker(lang, match.game.name, match.paper.names)


def _say(refusal: Refusal, match: Engine | None) -> NoReturn:
    """Raise it with its sentence: whoever sees it in a traceback reads no codes."""
    speaker = Speaker("en", None, []) if match is None else _speaker("en", match)
    refusal.sentence = speaker.refusal(refusal)
    raise refusal
