"""Every way to say no, one sentence each.

A refusal carries a code and its facts, never a finished sentence: the catalogues turn
`refusal-<code>` into the reader's language. What is refused has changed nothing.
"""

from __future__ import annotations

from tenderfoot.engine.words import Facts


class Refusal(Exception):
    """Something was asked for that cannot be done; `code` and `facts` say why, and nothing has changed.

    >>> import tenderfoot
    >>> try:
    ...     tenderfoot.Match("goldriver", players=9)
    ... except tenderfoot.Refusal as refusal:
    ...     print(refusal)
    The option “players” cannot be “9”; the nearest value is “5”, and it can be: 2, 3, 4, 5.
    """

    def __init__(self, code: str, facts: Facts) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.sentence = ""  # in the reader's language, where somebody has put it into words

    def __str__(self) -> str:
        if self.sentence:
            return self.sentence
        said = ", ".join([f"{name} {fact}" for name, fact in self.facts.items()])
        return f"{self.code} ({said})" if said else self.code


class Illegal(Refusal):
    """The seat is not asked anything, or the choice is not among its options.

    >>> import tenderfoot
    >>> match = tenderfoot.Match("goldriver", players=2, seed=7)
    >>> try:
    ...     match.answer(0, "bid 99")
    ... except tenderfoot.Illegal as refusal:
    ...     print(refusal.code)
    bid-too-high
    """


class BadOptions(Refusal):
    """The game cannot be set up like that."""


class BadRecord(Refusal):
    """The text is not a record of a game, or not one of this game."""


class Broken(Exception):
    """A game does not keep one of the laws; the sentence says which, and where."""
