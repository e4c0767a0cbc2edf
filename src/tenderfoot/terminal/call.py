"""One call of the command: what was asked for, in which language, and what it is about."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from tenderfoot.engine.game import Game
from tenderfoot.engine.options import no_such_game
from tenderfoot.engine.record import Record, other_rules, read
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker
from tenderfoot.terminal.errors import BadFile
from tenderfoot.terminal.saves import Shelf, data_directory, read_text
from tenderfoot.terminal.wishes import Wishes


class Call:
    """The wishes, and the voice that answers them; it learns the words of a game when there is one."""

    def __init__(self, wishes: Wishes, lang: str) -> None:
        self.wishes = wishes
        self.lang: Final = lang
        self.voice = Speaker(lang, None, [])

    def about(self, game: Game, names: list[str]) -> Speaker:
        """Speak of this game and these players from now on."""
        self.voice = Speaker(self.lang, game.name, names)
        return self.voice

    def game(self, name: str) -> Game:
        """The game with this name."""
        if name not in GAMES:
            raise no_such_game(name, list(GAMES))
        return GAMES[name]

    def shelf(self) -> Shelf:
        """Where games are kept."""
        return Shelf(data_directory(self.wishes.options.get("data"), os.environ))


class Paper:
    """A record as it lies in a file: its text, what it says, and the game it is of."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.text: Final = read_text(path)
        self.record: Final[Record] = read(self.text)
        if self.record.game not in GAMES:
            raise BadFile("game-of-record", {"game": self.record.game})
        self.game: Final = GAMES[self.record.game]

    def of_our_rules(self) -> Record:
        """The record, if these rules can play it through; by others it would be another game."""
        other = other_rules(self.game, self.record)
        if other is not None:
            raise other
        return self.record
