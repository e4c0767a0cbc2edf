"""Hints: asked for by one, heard by one, from what that one sees; refused where the table gives none."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from tenderfoot.bots.coach import advice
from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.scramble import Scramble
from tenderfoot.server.tables.play import Play
from tenderfoot.server.wire.app import Server
from tests.games.dicetown.secrets import TownSecrets
from tests.games.goldriver.secrets import RiverSecrets
from tests.server.booth import database, limited
from tests.server.guest import Guest, Look, Message, Refusal, first, seated
from tests.server.running import running, with_server

BOTS = {"options": {"players": 3}, "bots": ["tumbleweed", "tumbleweed"]}
PEOPLE = {"options": {"players": 2}, "hints": True}


async def asked(look: Look) -> Message:
    """My next question."""
    await look.until(look.ask)
    return cast(Message, look.ask())


async def refusal(look: Look, question: int) -> str:
    with pytest.raises(Refusal) as refused:
        await look.wish("hint", question=question)
    assert refused.value.reply["sentence"]
    return refused.value.code


@pytest.mark.parametrize(("game", "scramble"), [("dicetown", TownSecrets()), ("goldriver", RiverSecrets())])
def test_a_hint_is_what_the_coach_says_to_the_view_of_the_asker(
    game: str, scramble: Scramble, tmp_path: Path
) -> None:
    """The same as for the view alone, also when everything that view does not show is dealt anew."""

    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann:
            [look] = await seated([ann], game, **BOTS)
            ask = await asked(look)
            hint = await look.wish("hint", question=ask["question"])
            play = cast(Play, server.lobby.tables[look.table].play)
            assert [(one["choice"], one["worth"]) for one in hint["answers"]] == said_to(play, 0)
            for deal in range(3):
                scramble.deal(play.state, 0, Imagined(bytes([deal])))
                again = await look.wish("hint", question=ask["question"])
                assert {**again, "id": 0} == {**hint, "id": 0}

    with_server(tmp_path, story)


def said_to(play: Play, seat: int) -> list[tuple[str, float]]:
    """What the coach tells a seat that is shown the true table."""
    view = play.game.view(play.state, seat)
    assert view.ask is not None
    said = advice(play.game.name, view, view.ask)
    answers = [] if said is None else said.candidates[:3]
    return [(one.choice.text, round(one.worth, 2)) for one in answers]


def test_a_hint_names_offered_answers_best_first_with_a_reason(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            [look] = await seated([ann], "dicetown", **BOTS)
            assert look.room["hints"]
            ask = await asked(look)
            hint = await look.wish("hint", question=ask["question"])
            offered = [option["text"] for option in ask["options"]]
            assert 1 <= len(hint["answers"]) <= 3
            assert all(one["choice"] in offered for one in hint["answers"])
            assert hint["answers"][0]["behind"] == 0
            worths = [one["worth"] for one in hint["answers"]]
            assert worths == sorted(worths, reverse=True)
            assert hint["reason"]
            # It is no decision: the same question is still open.
            assert (look.ask() or {})["question"] == ask["question"]

    running(tmp_path, story)


def test_nobody_else_notices_a_hint(tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", **PEOPLE)
            ask = await asked(looks[0])
            await looks[1].wish("standing", answers=[])
            heard = len(looks[1].heard)
            stored = len(database(server).read("select * from answers"))
            await looks[0].wish("hint", question=ask["question"])
            await looks[1].wish("standing", answers=[])
            fresh = [json.loads(message) for message in looks[1].heard[heard:]]
            assert {message["type"] for message in fresh} <= {"done", "room"}
            assert len(database(server).read("select * from answers")) == stored

    with_server(tmp_path, story)


def test_hints_are_off_among_people_unless_the_table_says_so(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            for said, given in ((None, False), (False, False), (True, True)):
                form = {} if said is None else {"hints": said}
                looks = await seated([ann, bob], "goldriver", options={"players": 2}, **form)
                assert [look.room["hints"] for look in looks] == [given, given]
                ask = await asked(looks[0])
                if given:
                    assert (await looks[0].wish("hint", question=ask["question"]))["type"] == "advised"
                else:
                    assert await refusal(looks[0], ask["question"]) == "hints-off"

    running(tmp_path, story)


def test_a_hint_is_refused_for_any_question_but_ones_own_open_one(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as cleo:
            looks = await seated([ann, bob], "dicetown", **PEOPLE)
            link = await looks[0].wish("invite", kind="watch")
            await cleo.enter(link["path"])
            watcher = await cleo.look(looks[0].table)
            ask = await asked(looks[0])
            assert await refusal(watcher, ask["question"]) == "no-seat"
            assert await refusal(looks[0], ask["question"] + 1) == "no-such-question"
            await looks[0].answer(ask, first(ask))
            assert await refusal(looks[0], ask["question"]) in ("not-asked", "old-question")

    running(tmp_path, story)


def test_a_game_that_is_over_gives_no_hints(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann:
            [look] = await seated([ann], "toytown", **BOTS)
            ask = await asked(look)
            assert (await look.wish("hint", question=ask["question"]))["answers"] == []  # it has no coach
            await look.play()
            assert await refusal(look, 1) == "over"

    running(tmp_path, story)


def test_too_many_hints_at_once_are_refused(tmp_path: Path) -> None:
    limits = limited(hints=0.001)

    async def story(port: int) -> None:
        async with Guest(port) as ann:
            [look] = await seated([ann], "goldriver", **BOTS)
            ask = await asked(look)
            sent = [await look.send("hint", question=ask["question"]) for _ in range(6)]
            replies: list[str] = []
            while len(replies) < len(sent):
                message = await look.receive()
                if message is not None and message.get("id") in sent:
                    replies.append(message["type"])
            assert sorted(replies) == ["advised"] * 5 + ["refused"]

    running(tmp_path, story, limits=limits)
