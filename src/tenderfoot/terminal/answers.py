"""The answers on the screen, in as many columns as fit; one of them is marked."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from tenderfoot.terminal.lines import width

_GAP: Final = 2


class Answers(Widget, can_focus=True):
    """A list to choose from: arrows, numbers or the mouse mark an answer, Enter gives it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)"),
        Binding("down", "move(1)"),
        Binding("left", "turn(-1)"),
        Binding("right", "turn(1)"),
        Binding("home", "move(-1000)"),
        Binding("end", "move(1000)"),
        Binding("enter,space", "give"),
    ]

    class Given(Message):
        """The marked answer is given; `index` is its place in the list."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index: Final = index

    def __init__(self, id: str) -> None:  # noqa: A002 - Textual calls it so
        super().__init__(id=id)
        self.labels: list[int] = []
        self.items: list[str] = []
        self.marked = 0
        self.most_rows = 1
        self._typed = ""
        self._given = False

    def show(self, labels: list[int], answers: list[str]) -> None:
        """Show these, the first one marked."""
        digits = len(str(max(labels, default=0)))
        self.labels = labels
        self.items = [f"{label:>{digits}}  {one}" for label, one in zip(labels, answers, strict=True)]
        self.marked = 0
        self._typed = ""
        self._given = False
        self.refresh(layout=True)

    def mark(self, index: int) -> None:
        """Mark this answer."""
        self.marked = index
        self._typed = ""
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many rows as are needed, up to what the screen can spare."""
        return min(self._rows(width), self.most_rows)

    def render(self) -> Text:
        """The rows around the marked answer."""
        rows, first = self._rows(self.size.width), self._first()
        last = min(first + self.size.height, rows) - 1
        shown = [self._row(row, rows) for row in range(first, last + 1)]
        if first > 0:
            shown[0].append("↑")
        if last < rows - 1:
            shown[-1].append("↓")
        return Text("\n").join(shown)

    def on_click(self, event: events.Click) -> None:
        """A click marks an answer; a click on the marked one gives it."""
        rows = self._rows(self.size.width)
        index = event.x // self._column() * rows + self._first() + event.y
        if index == self.marked:
            self.action_give()
        elif index < len(self.items):
            self.marked = index
            self.refresh()

    def on_key(self, event: events.Key) -> None:
        """Digits mark the answer with that number."""
        if event.character is None or not event.character.isdecimal():
            self._typed = ""
            return
        for typed in (self._typed + event.character, event.character):
            if int(typed) in self.labels:
                self._typed, self.marked = typed, self.labels.index(int(typed))
                self.refresh()
                return

    def action_move(self, by: int) -> None:
        """To the answer before or after."""
        self.marked = max(0, min(self.marked + by, len(self.items) - 1))
        self.refresh()

    def action_turn(self, by: int) -> None:
        """To the column before or after."""
        there = self.marked + by * self._rows(self.size.width)
        if 0 <= there < len(self.items):
            self.marked = there
            self.refresh()

    def action_give(self) -> None:
        """Give the marked answer, once: a hasty second Enter must not answer the next question."""
        if self.items and not self._given:
            self._given = True
            self.post_message(self.Given(self.marked))

    def _first(self) -> int:
        """The first row shown, if there are more rows than room."""
        rows = self._rows(self.size.width)
        middle = self.marked % max(rows, 1) - self.size.height // 2
        return max(0, min(middle, rows - self.size.height))

    def _column(self) -> int:
        return max([width(item) for item in self.items], default=0) + _GAP

    def _rows(self, wide: int) -> int:
        """How many rows the list takes; a short one stands in a single column."""
        if len(self.items) <= self.most_rows:
            return len(self.items)
        across = max(1, (wide - 1) // self._column())
        return -(-len(self.items) // across)

    def _row(self, row: int, rows: int) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        for index in range(row, len(self.items), rows):
            item = self.items[index]
            text.append(item, "reverse bold" if index == self.marked else "")
            text.append(" " * (self._column() - width(item)))
        return text
