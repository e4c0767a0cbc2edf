"""Write the lessons of the page: `python -m tools.lesson`.

A few rounds with fixed dice and cards, played by the engine and written down as seat 0 sees them. The page
shows them and lets the learner give the answers; it works out nothing itself.
"""

import json
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins

from tenderfoot.bots.coach import advice
from tenderfoot.engine.chance import Scripted
from tenderfoot.engine.contract import Ask, prospect
from tenderfoot.engine.events import Event
from tenderfoot.engine.match import begun
from tenderfoot.engine.record import new_record
from tenderfoot.server.tables.hints import SHOWN, considered
from tools.lessons import dicetown, goldriver
from tools.lessons.script import Script

PAGE: Final = Path(__file__).parent.parent / "web" / "src" / "games"
SCRIPTS: Final = [dicetown.SCRIPT, goldriver.SCRIPT]


class Lesson:
    """A script being played: a frame for each answer that moves the table, the learner's among them."""

    def __init__(self, script: Script) -> None:
        self.script: Final = script
        self.log: Final[list[Event]] = []
        paper = new_record(script.game, script.options, bytes(32), script.names)
        self.match: Final = begun(script.game, paper, Scripted(paper.seed, script.chance), self.log)
        self.answers: Final = {seat: list(said) for seat, said in script.answers.items()}
        self.frames: Final[list[dict[str, Any]]] = []

    def play(self) -> dict[str, Any]:
        """Play until the learner is asked something the script does not answer."""
        while self.answers[0] or self.match.ask(0) is None:
            if self.log:
                self.frames.append(self.frame())
            self.answer(self.next_ask())
        self.frames.append(self.frame())
        game = self.script.game
        return {
            "game": game.name,
            "rules": game.version,
            "options": self.script.options,
            "names": self.script.names,
            "frames": self.frames,
        }

    def next_ask(self) -> Ask:
        """The learner answers last: only then all cups are lifted."""
        open_asks = self.match.asks
        return next((ask for ask in open_asks if ask.seat), open_asks[0])

    def answer(self, ask: Ask) -> None:
        """What the script says; where it says no more, what comes first."""
        said = self.answers[ask.seat]
        self.match.answer(ask.seat, said[0] if said else ask.options[0])
        del said[:1]

    def frame(self) -> dict[str, Any]:
        """The table as seat 0 sees it now, and what the lesson wants it to answer."""
        ask = self.match.ask(0)
        return {
            "told": self.told(),
            "view": self.match.view(0).plain(),
            "ask": None if ask is None else self.question(ask),
            "expected": self.answers[0][0] if ask and self.answers[0] else None,
            "advice": None if ask is None else self.advice(ask),
        }

    def advice(self, ask: Ask) -> dict[str, Any] | None:
        """What the coach says, in the rounds in which he stands by."""
        game, coached = self.script.game, self.script.coached
        if not coached or self.match.round < coached:
            return None
        said = advice(game.name, self.match.view(0), ask)
        if said is None:
            return None
        best = said.candidates[0].worth
        answers = [to_builtins(considered(one, best)) for one in said.candidates[:SHOWN]]
        return {"answers": answers, "reason": said.reason, "facts": said.facts}

    def question(self, ask: Ask) -> dict[str, Any]:
        """The question as the page gets it."""
        prompt = self.script.game.prompt(ask)
        return {
            "prompt": prompt.name,
            "kind": prompt.kind,
            "facts": self.match.about(),
            "options": [
                {"text": one.text, "facts": prospect(self.match.state, ask, one)} for one in ask.options
            ],
        }

    def told(self) -> list[dict[str, Any]]:
        """What seat 0 is told, and what was told is forgotten."""
        heard = [event for one in self.log if (event := one.told_to(0)) is not None]
        self.log.clear()
        return [{"title": event.title(), "facts": event.facts()} for event in heard]


def place(script: Script) -> Path:
    """Where the page finds it."""
    return PAGE / script.game.name / "lesson.json"


def written(script: Script) -> str:
    """The file: a line for each frame, so that a change can be read."""
    book = Lesson(script).play()
    frames = ",\n".join(json.dumps(frame, ensure_ascii=False, sort_keys=True) for frame in book.pop("frames"))
    head = json.dumps(book, ensure_ascii=False, sort_keys=True)
    return f'{head[:-1]}, "frames": [\n{frames}\n]}}\n'


def main() -> None:
    """Write them."""
    for script in SCRIPTS:
        place(script).write_text(written(script), encoding="utf-8")


if __name__ == "__main__":
    main()
