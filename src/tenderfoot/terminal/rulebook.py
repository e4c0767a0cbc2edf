"""The rules on the screen, over the table: the one behind the question, or whatever is looked up."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from tenderfoot.terminal.scene import Scene


class Rulebook(ModalScreen[None]):
    """A page of rules and a line to look others up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss"),
        Binding("pageup", "page(-1)"),
        Binding("pagedown", "page(1)"),
    ]

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene: Final = scene

    def compose(self) -> ComposeResult:
        """The page, and the line below."""
        with Vertical(id="rulebook") as book:
            book.border_title = self.scene.speaker.say("screen-rules")
            with VerticalScroll(id="looked-up", can_focus=False):
                yield Static(id="page")
            yield Input(placeholder=self.scene.speaker.say("screen-look-up"))

    def on_mount(self) -> None:
        """Open at the question."""
        self._open("")
        self.query_one(Input).focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Look up while typing."""
        self._open(event.value.strip())

    def action_page(self, pages: int) -> None:
        """Turn pages without leaving the line."""
        scroll = self.query_one("#looked-up", VerticalScroll)
        scroll.scroll_relative(y=pages * scroll.size.height, animate=False)

    def _open(self, wanted: str) -> None:
        entries = self.scene.help(wanted)
        page = Text("\n\n").join([Text.assemble((entry.name, "bold"), "\n", entry.text) for entry in entries])
        if not entries:
            page = Text(self.scene.speaker.say("help-nothing", wanted=wanted))
        self.query_one("#page", Static).update(page)
        self.query_one("#looked-up", VerticalScroll).scroll_home(animate=False)
