"""Whether the review tells the truth, as the arena measures it: a decision a seed, a game's luck a seed."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Final

from tenderfoot import arena, bots
from tenderfoot.arena.bout import game_named
from tenderfoot.arena.experiment import Experiment, P, Plain
from tenderfoot.arena.fingerprint import fingerprint
from tenderfoot.arena.truth import Drawn, drawn, game_between, judged, lucks, verdict
from tenderfoot.bots import LEVELS
from tenderfoot.engine.game import Game

_JUDGING: Final = ("judge.py", "review.py", "coach.py", "luck.py", "{game}/luck.py", "{game}/chances.py")
_TRYING: Final = ("truth.py", "rollouts.py")
_LETTERS: Final = 12
_ELSEWHERE: Final = 500_000
_LOOKED_AT: Final = 12  # decisions of a game
_ROLLOUTS: Final = 60  # what trying a decision costs, in seats that play a game: about as much


class Tried:
    """What the review said of a decision, and what came of trying it."""

    def __init__(self, seed: int, called: float | None, loss: float, *, right: bool) -> None:
        self.seed: Final = seed
        self.called: Final = called  # what it is said to have cost; None: it was passed over
        self.loss: Final = loss
        self.right: Final = right

    def plain(self) -> Plain:
        """A line of the ledger."""
        return {"seed": self.seed, "called": self.called, "loss": self.loss, "right": self.right}


def weighed(game: Game, one: Drawn, seed: int) -> Tried:
    """A decision, judged and tried."""
    found = verdict(game, one)
    called = None if found.mistake is None else found.mistake.loss
    return Tried(seed, called, found.loss, right=found.right())


def tried(plain: Plain) -> Tried:
    """A decision from its line in the ledger."""
    return Tried(plain["seed"], plain["called"], plain["loss"], right=plain["right"])


class Fortune:
    """Everybody's luck in one game."""

    def __init__(self, seed: int, lucks_: list[float]) -> None:
        self.seed: Final = seed
        self.lucks: Final = lucks_

    def plain(self) -> Plain:
        """A line of the ledger."""
        return {"seed": self.seed, "lucks": self.lucks}


def judging(game: str) -> str:
    """What decides what a review says of this game, and what comes of trying it, as a few letters."""
    known = sha256(fingerprint(game).encode())
    names = [name.format(game=game) for name in _JUDGING]
    homes = [*[Path(bots.__file__).parent / name for name in names]]
    homes += [Path(arena.__file__).parent / name for name in _TRYING]
    for file in homes:
        known.update(file.read_bytes())
    return known.hexdigest()[:_LETTERS]


class Reviewed(Experiment[P]):
    """Games between people of all levels, of which the review says something."""

    def entrants(self) -> list[str]:
        """All levels but the best."""
        return list(LEVELS[:-1])

    def fingerprint(self) -> str:
        """The judge decides too."""
        return judging(self.game)


class Verdicts(Reviewed[Tried]):
    """Decisions of games between people of all levels, each judged, and tried in many roll-outs."""

    label = "verdicts"
    work = _ROLLOUTS

    def plain(self) -> Plain:
        """The experiment as plain words."""
        return {"game": self.game, "options": self.options, "verdicts": True}

    def block(self, seed: int) -> Tried:
        """Draw a decision of the game of this seed, judge it, and try it."""
        game = game_named(self.game)
        return weighed(game, drawn(game, self.options, seed), seed)

    def read(self, plain: Plain) -> Tried:
        """A decision from its line in the ledger."""
        return tried(plain)


class Accusations(Reviewed[Tried]):
    """What the review calls a mistake in other games: the first it finds in each, tried in many roll-outs.

    Of decisions drawn at random too few are called a mistake for anything to be said of those.
    """

    label = "accusations"
    work = 3 * _ROLLOUTS // 4

    def plain(self) -> Plain:
        """The experiment as plain words."""
        return {"game": self.game, "options": self.options, "accusations": True}

    def block(self, seed: int) -> Tried:
        """Go through some decisions of a game until one is called a mistake, and try that one."""
        game = game_named(self.game)
        one = next((one for one in self._some(game, seed) if judged(game, one) is not None), None)
        if one is None:
            return Tried(seed, None, 0.0, right=True)
        return weighed(game, one, seed)

    def _some(self, game: Game, seed: int) -> list[Drawn]:
        """A few decisions of a game that no decision was drawn from, in no order."""
        played = game_between(game, self.options, seed + _ELSEWHERE)
        found = [Drawn(*one) for one in played if len(one[1].options) > 1]
        return Random(f"accused {game.name} {seed}").sample(found, min(_LOOKED_AT, len(found)))

    def read(self, plain: Plain) -> Tried:
        """A decision from its line in the ledger."""
        return tried(plain)


class Fortunes(Reviewed[Fortune]):
    """The luck of everybody in games between people of all levels."""

    label = "fortunes"

    @property
    def work(self) -> int:
        """One game, played and gone through."""
        return 2 * self.players

    def plain(self) -> Plain:
        """The experiment as plain words."""
        return {"game": self.game, "options": self.options, "fortunes": True}

    def block(self, seed: int) -> Fortune:
        """Play the game of this seed, and go through its luck."""
        return Fortune(seed, lucks(game_named(self.game), self.options, seed))

    def read(self, plain: Plain) -> Fortune:
        """A game from its line in the ledger."""
        return Fortune(plain["seed"], plain["lucks"])
