"""The coach on the screen, over the table."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Counsel(ModalScreen[None]):
    """What the coach says, until any of these keys."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,c,q", "dismiss")]

    def __init__(self, title: str, keys: str, lines: list[str]) -> None:
        super().__init__()
        self._head: Final = title
        self._foot: Final = keys
        self._lines: Final = lines

    def compose(self) -> ComposeResult:
        """The answers, and the reason last."""
        with VerticalScroll(id="counsel") as page:
            page.border_title, page.border_subtitle = self._head, self._foot
            said = Text("\n".join(self._lines[:-1]))
            yield Static(said.append(f"\n\n{self._lines[-1]}" if said else self._lines[-1], "bold"))
