"""The page's own drawings, as the build of the page exports them (`python -m tools.web symbols`).

`symbols.svg` has a line for each: paints, parts that several drawings share, and symbols, all under an id.
A text that differs between languages stands there once for each.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Final

_LINE: Final = re.compile(r'^<\w+ id="([\w-]+)".*$', re.MULTILINE)
_INKS: Final = re.compile(r"<metadata>(.*)</metadata>")
_OTHER: Final = re.compile(r'<text lang="(\w+)"(.*?</text>)')
_MEANT: Final = re.compile(r'(?:url\(|href=")#([\w-]+)')


@cache
def _file() -> str:
    return files(__package__).joinpath("symbols.svg").read_text("utf-8")


@cache
def inks() -> dict[str, str]:
    """The colours and letters of the page's table, by the names of its tokens."""
    found = _INKS.search(_file())
    known: dict[str, str] = json.loads(found.group(1)) if found else {}
    return known


@cache
def lines() -> dict[str, str]:
    """Everything that can be used, by id."""
    return {found.group(1): found.group(0) for found in _LINE.finditer(_file())}


def definitions(names: set[str], lang: str) -> str:
    """These symbols in one language, and whatever they are painted with."""
    wanted: set[str] = set()
    _gather(names, wanted)
    return "".join([_said(line, lang) for name, line in lines().items() if name in wanted])


def _gather(names: set[str], wanted: set[str]) -> None:
    """Add these, and what each of them means; an id inside a drawing needs no line of its own."""
    for name in names - wanted:
        if name in lines():
            wanted.add(name)
            _gather(set(_MEANT.findall(lines()[name])), wanted)


def _said(line: str, lang: str) -> str:
    """A drawing with the words of one language."""
    return _OTHER.sub(lambda text: f"<text{text.group(2)}" if text.group(1) == lang else "", line)
