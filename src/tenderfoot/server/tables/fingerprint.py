"""What a game's rules do, as a few letters: the same as long as every game goes as it went.

A handful of games is played by fixed answers, with each option of the game in turn; what was asked, what
could be answered, what chance gave and who won is digested. Rules written in another way, or described in
other words, have the same fingerprint; rules that decide otherwise have another one, also where somebody
forgot to raise their version.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Final

from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begun
from tenderfoot.engine.options import Options
from tenderfoot.engine.record import Noted, new_record
from tenderfoot.engine.rollout import Uniform
from tenderfoot.engine.seed import seed_bytes

LETTERS: Final = 16


@cache
def fingerprint(game: Game) -> str:
    """The fingerprint of these rules; worked out once in the life of a process."""
    digest = sha256(f"{game.name} {game.version}".encode())
    for seed, options in enumerate(_tried(game)):
        for line in _played(game, options, seed):
            digest.update(line.encode())
    return digest.hexdigest()[:LETTERS]


def _tried(game: Game) -> Iterator[Options]:
    """As the game is usually played, and with each other value of each option that goes with that."""
    yield game.options({})
    for setting in game.settings:
        for value in setting.values:
            if value != setting.default:
                try:
                    yield game.options({setting.name: value})
                except BadOptions:
                    continue


def _played(game: Game, options: Options, seed: int) -> Iterator[str]:
    """One game: each question with its answers, and what came of it all."""
    paper, chance, chooser = new_record(game, options, seed, []), Noted(seed_bytes(seed)), Uniform(seed)
    match = begun(game, paper, chance, None)
    while not match.over:
        ask = match.asks[0]
        yield f"{ask.seat} {' / '.join([option.text for option in ask.options])}\n"
        match.answer(ask.seat, chooser.choose(match.state, ask) or ask.options[0])
    yield f"{match.scores()} {match.winners()} {chance.taken()}\n"
