"""The sentences of one language for one game, by id."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

COMMON: Final = ("bots", "cluster", "command", "data", "engine", "notebook", "server", "terminal")
Args = dict[str, int | str]


class Unsaid(Exception):
    """There is no such sentence, or it wants a word that was not given."""


class Catalogue:
    """What is common to all games, and what belongs to this one (`None`: no game yet)."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang: Final = lang
        self.ids: Final[list[str]] = []
        self.faults: Final[list[str]] = []
        # Terminals show the marks that keep text of two directions apart as rubbish.
        self._bundle = FluentBundle([lang], use_isolating=False)
        for name in _files(lang, game):
            self._add(name)

    def _add(self, name: str) -> None:
        """Take one file in; what Fluent would pass over in silence is a fault."""
        resource = _resource(name)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"{name}: not understood: {entry.content}")
            elif isinstance(entry, ast.Message):
                if entry.id.name in self.ids:
                    self.faults.append(f"{name}: {entry.id.name} is there twice")
                self.ids.append(entry.id.name)
        self._bundle.add_resource(resource)

    def has(self, name: str) -> bool:
        """Whether there is such a sentence."""
        return self._bundle.has_message(name)

    def among(self, prefix: str) -> list[str]:
        """What comes after the prefix in every id that has it, in the order of the files."""
        return [name.removeprefix(prefix) for name in self.ids if name.startswith(prefix)]

    def say(self, name: str, args: Args) -> str:
        """The sentence; `Unsaid` if it is not there or a word is missing."""
        if not self.has(name):
            raise Unsaid(name)
        message = self._bundle.get_message(name)
        if message.value is None:
            raise Unsaid(name)
        text, errors = self._bundle.format_pattern(message.value, args)
        if errors:
            raise Unsaid(f"{name}: {errors[0]}")
        return str(text)


@cache
def catalogue(lang: str, game: str | None) -> Catalogue:
    """The catalogue of a language and a game, put together once: nothing changes it afterwards."""
    return Catalogue(lang, game)


def _files(lang: str, game: str | None) -> list[str]:
    """The files that belong to this game: `dicetown.ftl`, and `dicetown-….ftl` beside it."""
    names = sorted([file.name for file in files(__package__).joinpath(lang).iterdir()])
    stems = [name.removesuffix(".ftl") for name in names if name.endswith(".ftl")]
    return [f"{lang}/{stem}.ftl" for stem in stems if stem in COMMON or stem.partition("-")[0] == game]


@cache
def _resource(name: str) -> ast.Resource:
    """A file, understood; that takes a while, so it is done once."""
    return FluentResource(files(__package__).joinpath(name).read_text(encoding="utf-8"))
