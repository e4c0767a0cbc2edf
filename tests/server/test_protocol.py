"""The page of the protocol and the browser's types say what messages, events and views are: none is stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenderfoot.engine.events import Row
from tenderfoot.engine.prompt import Prompt
from tenderfoot.engine.sorts import NUMBER
from tenderfoot.games import GAMES
from tools import protocol, questions, rows, shapes


@pytest.mark.parametrize("path", protocol.written(), ids=lambda path: "-".join(path.parts[-2:]))
def test_it_is_what_would_be_written_now(path: Path) -> None:
    assert path.read_text("utf-8") == protocol.written()[path], "run `python -m tools.protocol`"


def test_an_event_that_has_one_more_fact_makes_its_file_stale() -> None:
    told = rows.table("dicetown")
    changed = {**told, "DUG": Row("dug", {"seat": NUMBER, "depth": NUMBER})}
    assert rows.typescript(changed) != rows.typescript(told)
    assert "depth: number" in rows.typescript(changed)


@pytest.mark.parametrize("prompt", [Prompt("hold", "dice"), Prompt("keep", "card")], ids=["name", "kind"])
def test_a_question_with_another_name_or_kind_makes_its_file_stale(prompt: Prompt) -> None:
    prompts = GAMES["dicetown"].prompts
    number = next(number for number, one in prompts.items() if one.name == "keep")
    changed = questions.typescript({**prompts, number: prompt})
    assert changed != questions.typescript(prompts)
    assert f"  {prompt.name}: '{prompt.kind}'," in changed


@pytest.mark.parametrize("game", GAMES)
def test_a_view_that_holds_one_thing_more_makes_its_file_stale(game: str) -> None:
    common, own = shapes.sources(game)
    changed = own.replace("    round: int\n", "    round: int\n    weather: list[str | None]  # by day\n")
    assert changed != own
    assert shapes.typescript([common, changed]) != shapes.typescript([common, own])
    assert "  /** by day */\n  weather: (string | null)[];" in shapes.typescript([common, changed])
