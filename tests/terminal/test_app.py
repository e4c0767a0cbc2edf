"""The whole screen: what it shows, what its keys do."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tenderfoot.terminal.answers import Answers
from tenderfoot.terminal.app import TableApp
from tests.terminal.toytable import new_session, resumed, scene_of, shown

Steps = Callable[[Pilot[None]], Awaitable[None]]


def run(app: TableApp, steps: Steps, size: tuple[int, int] = (80, 24)) -> None:
    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot)

    asyncio.run(play())


@pytest.fixture
def app(tmp_path: Path) -> TableApp:
    return TableApp(scene_of(new_session(tmp_path)))


def test_the_screen_shows_table_story_question_answers_and_keys(app: TableApp) -> None:
    async def steps(_: Pilot[None]) -> None:
        screen = shown(app)
        assert len(screen) == 24
        assert screen[0] == " toytown (players 3, mood calm)"
        assert screen[1].startswith(" cards [2, 2, 2]")
        assert "What happened" in screen[1]
        assert any("round began" in line for line in screen)
        assert " keep" in screen
        assert " 1  keep" in screen
        assert screen[-1] == " Enter answer · c coach · u undo · ? rules · p plain lines · q save and leave"

    run(app, steps)


def test_a_number_and_enter_give_that_answer(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("3", "enter")
        assert [choice.text for choice in app.game.said()] == ["keep 2"]
        await pilot.press("1", "enter")
        assert [choice.text for choice in app.game.said()] == [
            "keep 2",
            "add 1",
        ]
        assert any("Your answer lies under seal" in line for line in shown(app))

    run(app, steps)


def test_enter_opens_what_lies_under_seal(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("1", "enter")
        assert app.game.under_seal()
        await pilot.press("enter")
        assert not app.game.under_seal()
        assert len(app.game.record.decisions) > 1

    run(app, steps)


def test_undo_takes_a_sealed_answer_back(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        before = app.game.view().plain()
        await pilot.press("1", "enter", "u")
        assert app.game.view().plain() == before
        assert " You take your answer back." in shown(app)

    run(app, steps)


def test_undo_is_refused_with_the_reason(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("1", "enter", "enter", "u")
        assert any("There is nothing to take back" in line for line in shown(app))

    run(app, steps)


def test_a_question_mark_opens_the_rules_and_escape_closes_them(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        assert any("This question" in line for line in shown(app))
        await pilot.press(*"zz")
        assert any("Nothing here is called “zz”" in line for line in shown(app))
        await pilot.press("escape")
        assert any(line == " 1  keep" for line in shown(app))

    run(app, steps)


@pytest.mark.parametrize(("key", "plain", "stopped"), [("q", False, 0), ("p", True, 0), ("ctrl+c", False, 2)])
def test_leaving_loses_nothing(app: TableApp, key: str, plain: bool, stopped: int) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        await pilot.press("2", "enter", key)

    run(app, steps)
    assert (app.plain, app.stopped) == (plain, stopped)
    assert resumed(app.game).said() == app.game.said() != []


def test_a_game_can_be_played_to_its_end(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        while not app.game.over:
            await pilot.press("enter")
        screen = shown(app)
        assert " The game is over." in screen
        assert sum("points" in line and "wins" in line for line in screen) == 1
        assert screen[-1] == " q leave"

    run(app, steps)
    assert app.game.keeper.record is not None


def test_what_is_new_is_told_at_the_end_of_the_story(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        while not any("stole" in line for line in shown(app)):
            await pilot.press("enter")
        told = [line.partition("│ · ")[2].strip(" │") for line in shown(app) if "│ · " in line]
        assert told[-1] != "round began" or told[-2].startswith("stole")

    run(app, steps)


def test_a_hasty_second_enter_does_not_answer_the_next_question(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        answers = app.query_one(Answers)
        answers.action_move(2)
        answers.action_give()
        answers.action_give()
        await pilot.pause()
        assert [choice.text for choice in app.game.said()] == ["keep 2"]

    run(app, steps)


def test_a_terminal_too_small_says_so_until_it_is_large_enough(app: TableApp) -> None:
    async def steps(pilot: Pilot[None]) -> None:
        said = " ".join(" ".join(shown(app)).split())
        assert "The table needs a terminal of 80×24; this one is 60×15." in said
        assert "keep" not in said
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert " 1  keep" in shown(app)

    run(app, steps, size=(60, 15))


def test_a_resumed_game_still_lies_under_seal(tmp_path: Path) -> None:
    session = new_session(tmp_path)
    ask = session.question()
    assert ask is not None
    session.answer(ask.options[0])
    app = TableApp(scene_of(resumed(session)))

    async def steps(_: Pilot[None]) -> None:
        assert any("Your answer lies under seal" in line for line in shown(app))

    run(app, steps)


def test_the_screen_speaks_french(tmp_path: Path) -> None:
    app = TableApp(scene_of(new_session(tmp_path), "fr"))

    async def steps(_: Pilot[None]) -> None:
        assert "Ce qui s’est passé" in shown(app)[1]
        assert shown(app)[-1].startswith(" Entrée répondre")

    run(app, steps)
