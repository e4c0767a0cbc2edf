"""Write the lesson of Dice Town: `python -m tools.lesson`.

One round with fixed dice, played by the engine and written down as seat 0 sees it. The page shows it and
lets the learner give the answers; it works out nothing itself.
"""

import json
from pathlib import Path
from typing import Any, Final

from tenderfoot.engine.chance import Scripted
from tenderfoot.engine.contract import asked, decide, waiting
from tenderfoot.engine.events import Event, as_told_to
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.box import FACES

PLACE: Final = Path(__file__).parent.parent / "web" / "src" / "games" / "dicetown" / "lesson.json"
OPTIONS: Final = {"edition": "classic", "players": "4", "bribes": "off", "firstSheriff": "3"}
NAMES: Final = ["", "Ada", "Bob", "Cleo"]
DICE: Final = {
    (1, 1): ("9 9 J Q K", "J J 9 9 A", "Q Q 9 10 A", "K K 9 9 Q"),
    (1, 2): ("J Q A", "10 Q K", "9 J K", "10 J A"),
    (1, 3): ("9 10", "", "9 J", "10 J"),
    (2, 1): ("10 10 Q K A", "9 J Q K A", "9 10 Q K A", "9 10 J K A"),
}
# What everybody answers, in order, by seat; the learner's answers are the ones the lesson asks for.
ANSWERS: Final = {
    0: ["keep 9 9", "keep A"],
    1: ["keep J J", "keep 10 Q K"],
    2: ["keep Q Q", "keep K"],
    3: ["keep K K", "keep A", "name 3"],
}


def script() -> dict[str, list[int]]:
    """The dice, as chance gives them."""
    return {
        f"dice {number} {throw} {seat}": [FACES.index(face) for face in rolled.split()]
        for (number, throw), hands in DICE.items()
        for seat, rolled in enumerate(hands)
    }


def told(log: list[Event]) -> list[dict[str, Any]]:
    """What seat 0 is told, and what was told is forgotten."""
    heard = [event for one in log if (event := as_told_to(one, 0)) is not None]
    log.clear()
    return [{"title": event.title(), "facts": event.facts()} for event in heard]


def lesson() -> dict[str, Any]:
    """The whole lesson: a frame for each answer that moves the table, the learner's among them."""
    log: list[Event] = []
    s = GAME.new_game(GAME.options(OPTIONS), Scripted(bytes(32), script()), log)
    answers = {seat: list(said) for seat, said in ANSWERS.items()}
    frames = []
    while GAME.view(s, 0).plain()["round"] == 1 or asked(s, 0) is None:
        if log:
            frames.append(frame(s, log, answers[0][:1]))
        # The learner answers last: then all cups are lifted.
        ask = waiting(s)[-1] if len(waiting(s)) == 1 else next(one for one in waiting(s) if one.seat)
        wanted = answers[ask.seat].pop(0) if answers[ask.seat] else ask.options[0].text
        choice = ask.written(wanted) or ask.options[0]
        decide(s, ask.seat, choice)
    frames.append(frame(s, log, []))
    return {"game": GAME.name, "rules": GAME.version, "options": OPTIONS, "names": NAMES, "frames": frames}


def frame(s: Any, log: list[Event], expected: list[str]) -> dict[str, Any]:
    """The table as seat 0 sees it now, and what the lesson wants it to answer."""
    ask = asked(s, 0)
    question = None
    if ask is not None:
        options = [{"text": one.text, "facts": one.facts()} for one in ask.options]
        question = {
            "prompt": GAME.prompts[ask.prompt],
            "facts": s.frames[-1].facts(s),
            "options": options,
        }
    view = GAME.view(s, 0).plain()
    return {
        "told": told(log),
        "view": view,
        "ask": question,
        "expected": expected[0] if ask and expected else None,
    }


def written() -> str:
    """The file."""
    return json.dumps(lesson(), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def main() -> None:
    """Write it."""
    PLACE.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
