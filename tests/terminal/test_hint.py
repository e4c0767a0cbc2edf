"""The coach in the terminal: the same advice on the screen and in lines of text, in both languages."""

import asyncio
from io import StringIO
from pathlib import Path

import pytest

from tenderfoot.bots.coach import advice
from tenderfoot.engine.game import Game
from tenderfoot.engine.record import new_record
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker
from tenderfoot.terminal.answers import Answers
from tenderfoot.terminal.app import TableApp
from tenderfoot.terminal.plain import PlainTable
from tenderfoot.terminal.saves import Shelf
from tenderfoot.terminal.scene import Scene
from tenderfoot.terminal.seating import seated
from tenderfoot.terminal.session import Session
from tests.terminal.toytable import new_session, scene_of, shown


def scene(game: Game, place: Path, lang: str) -> Scene:
    """A new game of three, where the person is asked."""
    seating = seated(0, "Ann", ["Bob", "Cleo"], ["greenhorn", "greenhorn"])
    record = new_record(game, game.options({"players": 3}), bytes(32), seating.written())
    session = Session(game, record, seating, Shelf(place).new_keeper("game"))
    session.go_on()
    return Scene(session, Speaker(lang, game.name, seating.names))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["dicetown", "goldriver"])
def test_the_word_is_answered_with_the_coachs_advice(name: str, lang: str, tmp_path: Path) -> None:
    table = scene(GAMES[name], tmp_path, lang)
    ask = table.session.question()
    assert ask is not None
    said = advice(name, table.session.view(), ask)
    assert said is not None
    best = table.speaker.choice(said.candidates[0].choice)
    for word in ("c", "hint"):
        out = StringIO()
        PlainTable(table, StringIO(f"{word}\n"), out).play()
        lines = out.getvalue().split("> ")[1].splitlines()
        assert any(best in line for line in lines)
        reason = table.speaker.say(f"reason-{said.reason}", **said.facts)
        assert reason in " ".join(line.strip() for line in lines)
    assert table.session.question() is ask, "asking is no answer"
    assert table.speaker.unsaid == []


def test_on_the_screen_the_best_answer_is_marked(tmp_path: Path) -> None:
    table = scene(GAMES["dicetown"], tmp_path, "en")
    app = TableApp(table)
    best = table.hint().best

    async def play() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await pilot.press("c")
            await pilot.pause()
            assert any("The coach" in line for line in shown(app))
            assert any(line.rstrip(" │").endswith(": best") for line in shown(app))
            await pilot.press("escape")
            await pilot.pause()
            assert app.query_one(Answers).marked == best

    asyncio.run(play())


def test_a_game_without_a_coach_says_so(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    session.go_on()
    assert scene_of(session).hint().lines == ["Nobody coaches this game yet."]


def test_there_is_nothing_to_advise_under_seal(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    out = StringIO()
    PlainTable(scene_of(session), StringIO("1\nc\n"), out).play()
    assert "There is no question for the coach to answer." in out.getvalue()
