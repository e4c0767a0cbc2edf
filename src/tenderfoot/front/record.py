"""A record that can be looked at: who played what, every decision with the position before it."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tenderfoot.engine.errors import BadRecord
from tenderfoot.engine.record import FORMAT, other_rules
from tenderfoot.engine.record import read as understood
from tenderfoot.engine.verify import verify
from tenderfoot.front.match import Match, replayed
from tenderfoot.front.picture import record_picture
from tenderfoot.front.sentence import spoken
from tenderfoot.games import GAMES
from tenderfoot.terminal.saves import read_text

if TYPE_CHECKING:
    from tenderfoot.engine.contract import Choice
    from tenderfoot.engine.options import Options

Step = tuple[Match, int, "Choice"]


class Record:
    """A game on paper, as `tenderfoot.read` found it. Iterating plays it again, a decision at a time.

    >>> import tenderfoot
    >>> match = tenderfoot.Match("goldriver", players=2, names=["Ann", "Buck"], seed=7)
    >>> match.answer(0, "bid 2")
    >>> record = tenderfoot.read(match.record())
    >>> record
    <record of goldriver, 2 players, 1 decisions>
    >>> for before, seat, answer in record:
    ...     print(record.names[seat], answer, "of", len(before.ask(seat).options))
    Ann bid 2 of 16
    """

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self._paper: Final = understood(text)
        if self._paper.game not in GAMES:
            raise BadRecord("game-of-record", {"game": self._paper.game})
        other = other_rules(GAMES[self._paper.game], self._paper)
        if other is not None:
            raise other

    @property
    def game(self) -> str:
        """The name of its game."""
        return self._paper.game

    @property
    def options(self) -> Options:
        """How it was set up."""
        return self._paper.options

    @property
    def names(self) -> list[str]:
        """Who sat there, by seat; empty if nobody had a name."""
        return self._paper.names[:]

    @property
    def seed(self) -> bytes:
        """What decided its dice and cards."""
        return self._paper.seed

    @property
    def decisions(self) -> list[tuple[int, str]]:
        """Every decision: the seat, and its answer as a text."""
        return [(decision.seat, decision.text) for decision in self._paper.decisions]

    def match(self, upto: int | None = None) -> Match:
        """The match played again, to where the record ends or through its first `upto` decisions."""
        with spoken():
            return replayed(self._paper, -1 if upto is None else min(max(upto, 0), len(self)))

    def verify(self) -> None:
        """Refuse a record whose dice, cards, decisions or points are not what its seed gives."""
        with spoken():
            wrong = verify(GAMES[self.game], self.text)
            if wrong is not None:
                raise wrong

    def __len__(self) -> int:
        return len(self._paper.decisions)

    def __iter__(self) -> Iterator[Step]:
        """Each decision: the match before it, with a life of its own; who decided; and the option taken."""
        match = self.match(0)
        for seat, text in self.decisions:
            with spoken(match):
                answer = match.option(seat, text)
            before = match.copy()
            match.answer(seat, answer)
            yield before, seat, answer

    def __repr__(self) -> str:
        return f"<record of {self.game}, {self.options['players']} players, {len(self)} decisions>"

    def _repr_html_(self) -> str:
        """The table where the record ends, in a notebook."""
        return record_picture(self._paper)


def read(file: str | PathLike[str]) -> Record:
    """The record in a file, or in a text that is one; refused in a sentence if it is none.

    >>> import tenderfoot
    >>> tenderfoot.read("nowhere.tenderfoot")
    Traceback (most recent call last):
    tenderfoot.terminal.errors.BadFile: nowhere.tenderfoot cannot be read: there is no such file.
    """
    with spoken():
        return Record(_text(file))


def _text(file: str | PathLike[str]) -> str:
    """A text of several lines, or one that begins as a record does, is no path."""
    if isinstance(file, str) and ("\n" in file or file.startswith(FORMAT)):
        return file
    return read_text(Path(file))
