"""What decided a result, as a few letters: equal letters, equal bots by equal rules.

Results of other bots are not mixed in, so every ledger and every data set says by what it was played; and
who plays elsewhere must be the same as here, word by word.
"""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Final

import tenderfoot
from tenderfoot import bots
from tenderfoot.arena.bout import game_named
from tenderfoot.bots.sources import HOUSE, digest, short, texts, written
from tenderfoot.engine.game import Game

# What of `tenderfoot.bots` decides in every game, and what of a game's own bots only explains.
_EVERYWHERE: Final = ("contract.py", "numbers.py", "thinker.py", "tumbleweed.py", "value.py")
_EXPLAINING: Final = frozenset({"chances.py", "luck.py", "reasons.py"})

Identity = dict[str, str]


def fingerprint(game: str, names: Sequence[str] = ()) -> str:
    """A name for whoever plays: the bots of a game as they are, and those of these names from elsewhere.

    Levels of the house are in it without being named.
    """
    house, others = _house(game), strangers(game, names)
    if not others:
        return house
    return short(sha256("\n".join([house, *written(others)]).encode()).hexdigest())


@cache
def _house(game: str) -> str:
    return named_after(Path(bots.__file__).parent, game_named(game))


def named_after(home: Path, game: Game) -> str:
    """The fingerprint of the bots that lie there."""
    known = sha256(f"{game.name} {game.version}".encode())
    for file in sources(home, game):
        known.update(f"{file.relative_to(home)}\n".encode() + file.read_bytes())
    return short(known.hexdigest())


def sources(home: Path, game: Game) -> list[Path]:
    """What decides in a game: what bots of every game share, and the package of this one with its weights."""
    own = [file for file in texts(home / game.name) if file.name not in _EXPLAINING]
    return [*[home / name for name in _EVERYWHERE], *own]


def strangers(game: str, names: Iterable[str]) -> list[str]:
    """Where those of these names are who are not of the house, as `package:Class`."""
    homes = {name if ":" in name else bots.level_of(game_named(game).name, name).home for name in names}
    return sorted(home for home in homes if not home.startswith(HOUSE))


def identity(homes: Sequence[str]) -> Identity:
    """What must be equal wherever games are played, to the letter; `homes` are `package:Name` from outside.

    The form decides nothing but the time, and numpy's version the last digit at most; both are in results.
    """
    python = ".".join(platform.python_version_tuple()[:2])
    return {
        "version": tenderfoot.__version__,
        "form": f"form:{tenderfoot.form()}",
        "rules": _rooms("engine", "games"),
        "bots": short(sha256("\n".join([_rooms("bots"), *written(homes)]).encode()).hexdigest()),
        "arena": _rooms("arena", "data"),
        "python": f"Python {python}",
        "numpy": f"numpy {version('numpy')}",
    }


def difference(theirs: Identity, ours: Identity) -> str:
    """The first thing in which two of them differ; nothing if they are one."""
    return next((what for what in ours if theirs.get(what) != ours[what]), "")


@cache
def _rooms(*names: str) -> str:
    """Some rooms of the package, every line of them."""
    return digest([Path(tenderfoot.__file__).parent / name for name in names])
