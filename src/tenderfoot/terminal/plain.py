"""The game in lines of text: for pipes, for screen readers, for terminals without a screen."""

from __future__ import annotations

import shutil
import textwrap
from typing import Final, TextIO

from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.errors import Illegal
from tenderfoot.terminal.guide import Entry
from tenderfoot.terminal.lines import columns, width
from tenderfoot.terminal.scene import Scene

_REMEMBERED: Final = 12  # sentences of the story repeated when a game is taken up again
_SHORT: Final = 8  # answers that stand below each other; more of them stand in columns
_COACH: Final = ("c", "hint")
_DIGITS: Final = 3  # no question has a thousand answers


class PlainTable:
    """Shows what is new, puts the question, reads a line; until the game is over or the person leaves."""

    def __init__(self, scene: Scene, lines_in: TextIO, out: TextIO) -> None:
        self.scene: Final = scene
        self.session: Final = scene.session
        self.say: Final = scene.speaker.say
        self._in: Final = lines_in
        self._out: Final = out
        self._shown: list[str] = []  # the table as last shown
        self._hinted = False  # the keys are told once, and again after a slip

    def play(self) -> bool:
        """Play; True when the game is over, False when the person leaves it for later."""
        self.scene.news()
        self._tell(self.scene.story[-_REMEMBERED:])
        if not self.session.under_seal():
            self._go_on()
        while not self.session.over:
            self._ask()
            if not self._read():
                return False
        self._end()
        return True

    def _go_on(self) -> None:
        self.session.go_on()
        self._tell(self.scene.news())

    def _ask(self) -> None:
        """The table, if it looks different now, and the question with its answers."""
        table = self.scene.table().text()
        if table != self._shown and self.session.question() is not None:
            self._shown = table
            self._print("", *table)
        self._print("", *_wrapped(self.scene.question()))
        self._print(*numbered(self.scene.labels(), self.scene.answers()))
        if self.session.under_seal():
            self._print(self.say("plain-keys-sealed"))
        elif not self._hinted:
            self._print(self.say("plain-keys"))
            self._hinted = True

    def _read(self) -> bool:
        """Take one line in; False when the person leaves."""
        self._out.write("> ")
        self._out.flush()
        line = self._in.readline()
        word = line.strip()
        if not line or word == "q":
            self._print("")
            return False
        if word == "u":
            self._undo()
        elif word.startswith("?"):
            self._help(word[1:].strip())
        elif word in _COACH:
            self._hint()
        elif word == "t":
            self._shown = []
        elif word == "s":
            self._tell(self.scene.story)
        else:
            self._answer(word)
        return True

    def _answer(self, word: str) -> None:
        """A number of the list, the notation of records, or Enter to open what lies under seal."""
        ask = self.session.question()
        if ask is None:
            self._go_on()
            return
        choice = _meant(ask, self.scene.labels(), word)
        if choice is None:
            self._print(self.say("no-such-answer", typed=word))
            self._hinted = False
            return
        self.session.answer(choice)
        if not self.session.under_seal():
            self._go_on()

    def _undo(self) -> None:
        try:
            self.session.undo()
            self._print(self.say("taken-back"))
        except Illegal as refusal:
            self._print(*_wrapped(self.scene.speaker.refusal(refusal)))

    def _help(self, wanted: str) -> None:
        entries = self.scene.help(wanted)
        if not entries:
            self._print(self.say("help-nothing", wanted=wanted))
        for entry in entries:
            self._print(*_entry(entry))

    def _hint(self) -> None:
        for line in self.scene.hint().lines:
            self._print(*_wrapped(line, "   "))

    def _end(self) -> None:
        self._print("", *self.scene.table().text())
        self._print("", self.scene.question(), *[f"  {line.text}" for line in self.scene.result()])

    def _tell(self, story: list[str]) -> None:
        for sentence in story:
            self._print(*_wrapped(f"· {sentence}", "  "))

    def _print(self, *lines: str) -> None:
        for line in lines:
            self._out.write(f"{line}\n")
        self._out.flush()


def numbered(labels: list[int], answers: list[str]) -> list[str]:
    """The answers with their numbers; many short ones in columns."""
    digits = len(str(max(labels, default=0)))
    items = [f"{label:>{digits + 1}}  {answer}" for label, answer in zip(labels, answers, strict=True)]
    if len(items) <= _SHORT:
        return items
    widest = max(width(item) for item in items)
    across = max(1, min(3, _screen() // (widest + 3)))
    rows = -(-len(items) // across)
    table = [[(item, "") for item in items[row::rows]] for row in range(rows)]
    return [line.text for line in columns(table, "   ")]


def _meant(ask: Ask, labels: list[int], word: str) -> Choice | None:
    if word.isdecimal() and len(word) <= _DIGITS:
        return ask.options[labels.index(int(word))] if int(word) in labels else None
    return ask.written(word)


def _entry(entry: Entry) -> list[str]:
    return _wrapped(f"{entry.name}: {entry.text}", "  ")


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, max(_screen() - 1, 20), subsequent_indent=indent) or [""]


def _screen() -> int:
    return min(shutil.get_terminal_size().columns, 100)
