"""What strangers may read at a public table: a small filter of names and chat, to be replaced at will.

The list that comes with the program is short and knows the coarsest words of English and French only, as
digests, so that nobody has to read them here. An operator's own file (one word a line) takes its place. A
filter is no judge: what gets through can be reported, and a host can mute and remove.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, Protocol

DISGUISES: Final = str.maketrans("013457@$", "oieastas")
DIGITS: Final = 10  # of a digest, in hexadecimal
DIGESTS: Final = (
    "0ea28b15f9 0fb8178977 10467b99f7 16b54f0edb 180e9e62c2 1e1f36a3ea 2d5a762c59 2dfffa5b70 "
    "31c49ddb77 4446a9385c 44569b3c8c 45289c877c 453c5054a0 62adf217bb 6392f8fc2b 664bc56b54 "
    "75a679b069 761ebaae4c 8e1d26b963 92934c9d25 97f1a4182b ab302ef663 b7afe4edf4 bd7eb089c6 "
    "bfc60b4c39 c132ef823b c57f351520 d65ec5a3e4 dd104c063d e3c2dde026 e5a20291b4 f4cdd5fa17 "
    "f5eb84ef1b "
)


class Filter(Protocol):
    """Says whether something may be read by strangers."""

    def passes(self, text: str) -> bool:
        """Whether it may."""


class WordList:
    """Looks for single words, however they are spelt."""

    def __init__(self, digests: Iterable[str] = DIGESTS.split()) -> None:
        self._digests: Final = frozenset(digests)

    def passes(self, text: str) -> bool:
        """Whether none of its words is on the list."""
        return not any(digest(word) in self._digests for word in words(text))


def read(path: Path) -> WordList:
    """An operator's own list: a word a line, `#` begins a remark."""
    lines = [line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines()]
    return WordList([digest(word) for line in lines for word in words(line)])


def words(text: str) -> list[str]:
    """The words of a text as the list has them: without accents, disguises and doubled letters.

    Letters that stand apart (`a b c`) are a word too.
    """
    bare = unicodedata.normalize("NFKD", text.casefold()).translate(DISGUISES)
    found = re.findall(r"[a-z]+", "".join(c for c in bare if not unicodedata.combining(c)))
    apart = "".join([word if len(word) == 1 else " " for word in found]).split()
    return [re.sub(r"(.)\1+", r"\1", word) for word in [*found, *apart]]


def digest(word: str) -> str:
    """What stands in the list for a word."""
    return sha256(f"tenderfoot word {word}".encode()).hexdigest()[:DIGITS]
