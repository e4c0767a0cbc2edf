"""P2, P3. Two tabs, double clicks, repeated and reordered messages, coming back in every state."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.guest import Guest, Look, Refusal, first, last, seated
from tests.server.running import running

TWO = {"players": 2}
TURNS = 20


def test_two_tabs_show_one_table_and_an_answer_counts_once(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options=TWO)
            tab = await ann.look(looks[0].table)
            others = asyncio.create_task(looks[1].play())
            while not looks[0].over():
                ask = looks[0].ask()
                if ask is None:
                    await looks[0].receive()
                    continue
                await tab.asked(ask["question"])
                one, other = await asyncio.gather(
                    looks[0].wish("answer", question=ask["question"], choice=first(ask)),
                    tab.wish("answer", question=ask["question"], choice=last(ask)),
                )
                assert one["choice"] == other["choice"]
                assert sorted([one["repeated"], other["repeated"]]) == [False, True]
                await looks[0].beyond(ask["question"])
            await tab.until(tab.over)
            await others
            assert tab.shown["outcome"] == looks[0].shown["outcome"]

    running(tmp_path, story)


def test_a_double_click_counts_once(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options=TWO)
            await looks[0].until(looks[0].ask)
            ask = looks[0].ask() or {}
            wishes = [
                await looks[0].send("answer", question=ask["question"], choice=last(ask)) for _ in range(5)
            ]
            replies = [await looks[0].reply(wish) for wish in wishes]
            assert [reply["repeated"] for reply in replies] == [False, True, True, True, True]
            assert {reply["choice"] for reply in replies} == {last(ask)}

    running(tmp_path, story)


def test_old_and_future_answers_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options=TWO)
            await looks[0].until(looks[0].ask)
            ask = looks[0].ask() or {}
            before = looks[0].shown
            for question in (0, ask["question"] + 1, 2**53 - 1):
                with pytest.raises(Refusal) as refused:
                    await looks[0].wish("answer", question=question, choice=first(ask))
                assert refused.value.code in ("no-such-question", "old-question")
            with pytest.raises(Refusal, match="no-such-answer"):
                await looks[0].wish("answer", question=ask["question"], choice="keep 9 9 9 9 9 9")
            with pytest.raises(Refusal, match="nothing-sealed"):
                await looks[0].wish("take-back", question=ask["question"])
            await looks[0].wish("hello", language="fr", since=0)
            await looks[0].receive()
            await looks[0].until(lambda: looks[0].newest["shown"] is not before)
            assert looks[0].shown["ask"] == ask
            assert looks[0].shown["view"] == before["view"]
            with pytest.raises(Refusal) as refused:
                await looks[0].wish("answer", question=ask["question"], choice="x")
            assert "réponse" in refused.value.reply["sentence"]

    running(tmp_path, story)


def test_an_answer_is_taken_back_until_all_is_opened(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options=TWO)
            look = looks[0]
            await look.until(look.ask)
            number = (look.ask() or {})["question"]
            await look.wish("answer", question=number, choice=first(look.ask() or {}))
            await look.until(lambda: look.shown["locked"] == number)
            assert look.ask() is None
            await look.wish("take-back", question=number)
            repeated = await look.wish("take-back", question=number)
            assert repeated["repeated"]
            await look.until(look.ask)
            assert (look.ask() or {})["question"] == number + 1
            assert look.shown["view"]["own"]["said"] == []

    running(tmp_path, story)


async def disturbed(look: Look, guest: Guest) -> Look:
    """The connection is lost; a new one comes with the version it has, and knows as much as before."""
    had = look.shown
    look.ws._response.connection.transport.abort()  # type: ignore[union-attr]
    again = await guest.look(look.table, since=had["version"])
    await again.until(lambda: "shown" in again.newest)
    assert again.shown["version"] >= had["version"]
    assert [moment["version"] for moment in again.moments] == list(
        range(had["version"] + 1, again.shown["version"] + 1)
    )
    if again.shown["version"] == had["version"] and again.shown["locked"] == had["locked"]:
        assert again.shown["view"] == had["view"]
        assert again.shown["ask"] == had["ask"]
    again.moments = look.moments + again.moments
    return again


@pytest.mark.parametrize("game", ["toytown", "dicetown", "goldriver"])
def test_coming_back_in_every_state(game: str, tmp_path: Path) -> None:
    """After every single message somebody loses his connection; nobody misses anything."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], game, options=TWO)
            guests = [ann, bob]
            for turn in range(TURNS):
                for number in (0, 1):
                    looks[number] = await disturbed(looks[number], guests[number])
                    ask = looks[number].ask()
                    if ask is not None:
                        await looks[number].answer(ask, (first, last)[turn % 2](ask))
                        looks[number] = await disturbed(looks[number], guests[number])
                if any(look.over() for look in looks):
                    break
            latest = max(look.shown["version"] for look in looks)
            for look in looks:
                await look.caught_up(latest)
            late = await ann.look(looks[0].table)
            await late.until(lambda: "shown" in late.newest)
            assert late.moments[: len(looks[0].moments)] == looks[0].moments
            assert [moment["version"] for moment in looks[0].moments] == list(range(1, latest + 1))

    running(tmp_path, story)
