"""The game on a whole screen: the table and the story side by side, the question and its answers below."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from tenderfoot.bots import BadAnswer
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.words import Facts
from tenderfoot.terminal.answers import Answers
from tenderfoot.terminal.counsel import Counsel
from tenderfoot.terminal.lines import Line
from tenderfoot.terminal.rulebook import Rulebook
from tenderfoot.terminal.scene import Scene
from tenderfoot.terminal.signals import STOPPING, Stopped
from tenderfoot.terminal.size import HEIGHT, NEEDED, WIDTH

_STYLES: Final = {"you": "bold cyan", "lead": "bold green", "strong": "bold", "faint": "dim", "": ""}
_FEWEST: Final = 4  # rows of answers on the smallest screen
_REST: Final = 22  # rows that everything else needs
_STORY: Final = 400  # sentences kept on the screen


class TableApp(App[None]):
    """One session on the screen. Leaves with `wish` saying why."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "stop", priority=True),
        Binding("q", "leave"),
        Binding("u", "undo"),
        Binding("p", "plain"),
        Binding("c", "hint"),
        Binding("question_mark", "rules"),
        Binding("pageup", "turn(-1)"),
        Binding("pagedown", "turn(1)"),
    ]

    def __init__(self, scene: Scene) -> None:
        # The sixteen colours of the terminal, as its owner has set them; none if NO_COLOR says so.
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.scene: Final = scene
        self.game: Final = scene.session
        self.say: Final = scene.speaker.say
        self.stopped = 0  # the signal that ended it
        self.refused: BadAnswer | None = None  # what a bot said that ended it
        self.plain = False  # whether the person goes on in lines of text
        self._old: list[str] = []
        self._new: list[str] = []

    def compose(self) -> ComposeResult:
        """The screen from top to bottom."""
        yield Static(id="title")
        with Horizontal(id="middle"):
            with VerticalScroll(id="table", can_focus=False):
                yield Static(id="seen")
            with VerticalScroll(id="story", can_focus=False):
                yield Static(id="told")
                yield Static(id="news")
        yield Static(id="own")
        yield Static(id="question")
        yield Static(id="remark")
        yield Answers(id="answers")
        yield Static(id="keys")
        yield Static(id="too-small")

    def on_mount(self) -> None:
        """Sit down: hear the story so far, let the bots go ahead, and look."""
        loop = asyncio.get_running_loop()
        for number in STOPPING:
            with suppress(NotImplementedError):  # not on Windows, where Ctrl-C comes as a key
                loop.add_signal_handler(number, self._stop, number)
        story = self.query_one("#story")
        story.border_title, story.border_subtitle = self.say("screen-story"), self.say("screen-pages")
        self._old = [self.say("notice")]
        self._new = self.scene.news()
        if not self.game.under_seal():
            self._go_on()
        self._look()
        self.query_one(Answers).focus()

    def on_resize(self, event: events.Resize) -> None:
        """Say so when the terminal becomes too small for the table."""
        small = event.size.width < WIDTH or event.size.height < HEIGHT
        self.screen.set_class(small, "small")
        self.query_one(Answers).most_rows = max(_FEWEST, event.size.height - _REST)
        facts: Facts = {"needed": NEEDED, "width": event.size.width, "height": event.size.height}
        self.query_one("#too-small", Static).update(self.say("screen-too-small", **facts))
        self.call_after_refresh(self._scroll)

    def on_answers_given(self, event: Answers.Given) -> None:
        """The answer is given, or what lies under seal is opened."""
        ask = self.game.question()
        if ask is not None:
            self.game.answer(ask.options[event.index])
        if not (ask is not None and self.game.under_seal()):
            self._go_on()
        self._look()

    def _go_on(self) -> None:
        """Let the bots go ahead; one that has no answer ends it, and is told of in lines."""
        try:
            self.game.go_on()
        except BadAnswer as refusal:
            self.refused = refusal
            self.exit()

    def action_undo(self) -> None:
        """Take a sealed answer back, or say why that cannot be."""
        try:
            self.game.undo()
            self._look()
            self._remark(self.say("taken-back"))
        except Illegal as refusal:
            self._remark(self.scene.speaker.refusal(refusal))

    def action_rules(self) -> None:
        """Show the rule behind the question."""
        self.push_screen(Rulebook(self.scene))

    def action_hint(self) -> None:
        """Ask the coach, and mark what he would answer."""
        said = self.scene.hint()
        if said.best is not None:
            self.query_one(Answers).mark(said.best)
        self.push_screen(Counsel(self.say("screen-coach"), self.say("screen-close"), said.lines))

    def action_turn(self, pages: int) -> None:
        """Read on in the story, or back."""
        story = self.query_one("#story", VerticalScroll)
        story.scroll_relative(y=pages * (story.size.height - 1), animate=False)

    def action_plain(self) -> None:
        """Go on in lines of text."""
        self.plain = True
        self.exit()

    def action_leave(self) -> None:
        """Leave; the game is saved already."""
        self.exit()

    def action_stop(self) -> None:
        """Leave as Ctrl-C does."""
        self._stop(signal.SIGINT)

    def _stop(self, number: int) -> None:
        self.stopped = number
        self.exit()

    def _look(self) -> None:
        """Show everything as it is now."""
        self._hear()
        picture = self.scene.table()
        title = f"{self.scene.title()} · {picture.heading}" if picture.heading else self.scene.title()
        self.query_one("#title", Static).update(Text(title))
        self.query_one("#seen", Static).update(_rich(picture.table))
        self.query_one("#own", Static).update(_rich(picture.own))
        self.query_one("#own").display = bool(picture.own)
        question = Text(self.scene.question(), "bold")
        if self.game.over:
            question.append("\n").append_text(_rich(self.scene.result()))
        self.query_one("#question", Static).update(question)
        self._remark("")
        self.query_one("#keys", Static).update(Text(self._keys(), "dim"))
        self._show_answers()

    def _remark(self, sentence: str) -> None:
        """Say something about what was just tried, until the next answer."""
        remark = self.query_one("#remark", Static)
        remark.update(Text(sentence, "italic"))
        remark.display = bool(sentence)

    def _hear(self) -> None:
        """What is new stands out from what was told before."""
        news = self.scene.news()
        if news:
            self._old, self._new = [*self._old, *self._new][-_STORY:], news
        self.query_one("#told", Static).update(_told(self._old, "dim"))
        self.query_one("#news", Static).update(_told(self._new, ""))
        self.call_after_refresh(self._scroll)

    def _scroll(self) -> None:
        """To the end of the story; to where the news begin, if there are more than fit."""
        story = self.query_one("#story", VerticalScroll)
        begin = self.query_one("#news").virtual_region.y
        story.scroll_to(y=min(begin, story.max_scroll_y), animate=False)

    def _show_answers(self) -> None:
        if self.game.under_seal():
            self.query_one(Answers).show([1], [self.say("screen-open")])
        else:
            self.query_one(Answers).show(self.scene.labels(), self.scene.answers())

    def _keys(self) -> str:
        if self.game.over:
            return self.say("screen-keys-over")
        return self.say("screen-keys-sealed" if self.game.question() is None else "screen-keys")


def play_on_screen(scene: Scene) -> bool:
    """Play; False when the person wants lines of text instead."""
    app = TableApp(scene)
    app.run()
    if app.stopped:
        raise Stopped(app.stopped)
    if app.refused is not None:
        raise app.refused
    return not app.plain


def _told(sentences: list[str], style: str) -> Text:
    return Text("\n").join([Text(f"· {sentence}", style) for sentence in sentences])


def _rich(lines: list[Line]) -> Text:
    return Text("\n").join(
        [Text.assemble(*[(said, _STYLES[style]) for said, style in line.spans]) for line in lines]
    )
