"""The sources of bots, as a few letters: equal letters, equal bots. Nothing that plays needs it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from tenderfoot.bots.roster import loaded

HOUSE: Final = ("tenderfoot.bots.", "tenderfoot.engine.")  # who is counted with the bots of a game anyway
_ABSENT: Final = "absent"
_LETTERS: Final = 12


def written(homes: Sequence[str]) -> list[str]:
    """The sources behind `package:Name`, each module once; what cannot be loaded is said to be absent."""
    modules: dict[str, None] = {}
    for home in homes:
        try:
            modules.update(dict.fromkeys(_modules(home)))
        except Exception:  # noqa: BLE001  whatever another's module does when it is imported
            modules[f"{_ABSENT} {home}"] = None
    return [name if name.startswith(_ABSENT) else _module(name) for name in modules]


def _modules(home: str) -> list[str]:
    """Where a class and its parents were written, the house aside."""
    found = loaded(home)
    kinds = getattr(found, "__mro__", (found,))
    names = dict.fromkeys([str(getattr(kind, "__module__", "")) for kind in kinds])
    return [name for name in names if name not in {"", "builtins"} and not name.startswith(HOUSE)]


@cache
def _module(name: str) -> str:
    """A module of somebody's, with the package it belongs to: a bot may be spread over several files."""
    module = import_module(name)
    if not module.__file__:
        return name
    file = Path(module.__file__)
    return digest([file.parent if _in_a_package(module) else file])


def _in_a_package(module: ModuleType) -> bool:
    """Ours are counted file by file: what draws a picture decides nothing."""
    return bool(module.__package__) and not module.__name__.startswith("tenderfoot.")


def digest(places: list[Path]) -> str:
    """These folders and files, every line of them, as a few letters."""
    known = sha256()
    for place in places:
        for file in texts(place):
            known.update(f"{file.relative_to(place.parent).as_posix()}\n".encode() + file.read_bytes())
    return short(known.hexdigest())


def texts(place: Path) -> list[Path]:
    """The sources and what was learned, wherever they lie below; or this one file."""
    if place.is_file():
        return [place]
    return sorted([*place.rglob("*.py"), *place.rglob("*.json")])


def short(digits: str) -> str:
    """As many letters as tell two apart."""
    return digits[:_LETTERS]
