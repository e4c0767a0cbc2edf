"""P6. Every table goes on: clocks, defaults, bots for the absent; and windows that tell nothing by time."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tenderfoot.games import GAMES
from tenderfoot.server.protocol.client_messages import StandingAnswer
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.storage.rows import Seat
from tenderfoot.server.tables import autopilot
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.standing_answers import standing_answer
from tenderfoot.server.wire.app import Server
from tests.server.guest import Guest, Look, Refusal, first, seated
from tests.server.leaping import leaping
from tests.server.onlookers import Onlooker, Saloon, begun
from tests.server.running import running, with_server

TWO = {"players": 2}
QUICK = Clock("live", 1, 0)


def test_when_the_time_is_up_the_rulebook_answers_and_then_a_bot(tmp_path: Path) -> None:
    """Somebody who never answers misses twice; a bot plays on, and the game comes to its end."""

    async def story() -> None:
        saloon = Saloon(tmp_path / "tables.db")
        form = OpenTable("toytown", options=TWO, name="Ann", clock=QUICK, pace=0)
        table = await saloon.table(form, seed=1)
        ann, bob = Onlooker(table, 0), Onlooker(table, 1)
        play = await begun(table)
        await ann.play(lambda *_: 0.0, seed=1)
        assert play.over()
        assert bob.refused == ann.refused == []
        assert [seat.away for seat in table.seats] == [False, True]
        await saloon.close()

    leaping(story())


def test_the_owner_of_a_seat_leaves_and_returns(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "dicetown", options=TWO)
            await looks[1].wish("leave")
            await looks[1].until(lambda: looks[1].room["chairs"][1]["away"])
            await looks[0].play(most=4)  # the bot answers for Bob, or nothing would go on
            assert looks[1].taken == []
            await looks[1].wish("return")
            await looks[1].until(lambda: not looks[1].room["chairs"][1]["away"])
            others = asyncio.create_task(looks[0].play())
            assert await looks[1].play(most=3) == 3
            others.cancel()

    running(tmp_path, story)


def test_who_answers_has_returned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autopilot.Autopilot, "_see_to", lambda *_: None)  # a bot that thinks for ever

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated(
                [ann, bob], "dicetown", options=TWO
            )  # the first throw always leaves a choice
            await looks[1].wish("leave")
            await looks[1].play(most=1)
            await looks[1].until(lambda: not looks[1].room["chairs"][1]["away"])

    running(tmp_path, story)


@pytest.mark.parametrize("worse", [False, True])
def test_a_bot_that_fails_does_not_stop_the_table(worse: bool, tmp_path: Path) -> None:
    async def story(server: Server, port: int) -> None:
        async def nothing(*_: object) -> None:
            if worse:
                raise ZeroDivisionError

        server.services.workers.bots.choose = nothing  # type: ignore[method-assign, assignment]
        async with Guest(port) as ann:
            looks = await seated([ann], "toytown", options=TWO, bots=["tumbleweed"])
            await looks[0].play()
            assert server.services.metrics.bot_faults > 0

    with_server(tmp_path, story)


def test_standing_answers_are_given_for_the_seat(tmp_path: Path) -> None:
    """Nobody here ever answers a window himself, and the game comes to its end."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options=TWO)
            standing = [{"prompt": "react", "choice": "pass", "unless": []}]
            for look in looks:
                await look.wish("standing", answers=standing)
                await look.until(lambda look=look: look.newest["you"]["standing"])  # type: ignore[misc]
            await asyncio.gather(*[all_but_windows(look) for look in looks])
            assert all(taken["choice"] != "pass" for look in looks for taken in look.taken)

    running(tmp_path, story)


async def all_but_windows(look: Look) -> None:
    while not look.over():
        ask = look.ask()
        if ask is None or ask["prompt"] == "react":
            await look.receive()
        else:
            await look.answer(ask, first(ask))


def test_a_standing_answer_waits_for_the_card_it_is_about(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            standing = [{"prompt": "react", "choice": "pass", "unless": ["play"]}]
            prompts: list[str] = []

            def noting(ask: dict[str, str]) -> str:
                prompts.append(ask["prompt"])
                return first(ask)

            for _ in range(8):  # in one deal of thirty nobody has a card to play
                looks = await seated([ann, bob], "toytown", options=TWO)
                for look in looks:
                    await look.wish("standing", answers=standing)
                await asyncio.gather(*[look.play(noting) for look in looks])
                if "react" in prompts:
                    return
            pytest.fail("whoever can react holds a card to play, and was never asked")

    running(tmp_path, story)


def test_every_window_of_one_round_is_passed(tmp_path: Path) -> None:
    """Nobody answers a window of the first round himself; in the second one they are asked again."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            standing = [{"prompt": "*", "choice": "pass", "round": 1}]
            for _ in range(8):  # in one deal of thirty nobody has a card to play
                looks = await seated([ann, bob], "toytown", options=TWO)
                for look in looks:
                    await look.wish("standing", answers=standing)
                rounds = await asyncio.gather(*[all_but_first_windows(look) for look in looks])
                if rounds[0] + rounds[1]:
                    return
            pytest.fail("whoever can react holds a card to play, and was never asked")

    running(tmp_path, story)


async def all_but_first_windows(look: Look) -> list[int]:
    """Answer everything but the windows of the first round; in which rounds a window asked."""
    rounds = []
    while not look.over():
        ask = look.ask()
        window, at = ask is not None and ask["prompt"] == "react", look.shown["view"]["table"]["rounds"]
        if ask is None or (window and at == 1):
            await look.receive()
            continue
        rounds += [at] if window else []
        await look.answer(ask, first(ask))
    return rounds


def test_passing_every_window_passes_nothing_else() -> None:
    """A bid of Gold River can be a pass too, but it is no window."""
    options = GAMES["goldriver"].options({"players": 3})
    play = Play(GAMES["goldriver"], options, bytes(32), ["Ann", "Bob", "Cleo"])
    asked = next((ask for ask in play.asks if ask is not None), None)
    assert asked is not None
    assert asked.written("pass") is not None
    every = Seat("person", "Ann", standing=[StandingAnswer("*", "pass")])
    named = Seat("person", "Ann", standing=[StandingAnswer("bid", "pass", round=1)])
    later = Seat("person", "Ann", standing=[StandingAnswer("bid", "pass", round=2)])
    said = [standing_answer(seat, play, asked) for seat in (every, named, later)]
    assert said == [None, "pass", None]


def test_nobody_hears_that_somebody_has_set_a_standing_answer(tmp_path: Path) -> None:
    """It is set at a prompt that only the holder of a card gets: one more message would tell of the card."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "toytown", options=TWO)
            await nothing_more(looks[1])
            heard = len(looks[1].heard)
            await looks[0].wish("standing", answers=[{"prompt": "*", "choice": "pass", "round": 1}])
            await looks[0].until(lambda: looks[0].newest["you"]["standing"])
            await nothing_more(looks[1])
            assert [message for message in looks[1].heard[heard:] if '"refused"' not in message] == []

    running(tmp_path, story)


async def nothing_more(look: Look) -> None:
    """Whatever was on its way has come: it was sent before the refusal of this."""
    with pytest.raises(Refusal):
        await look.wish("say", text=" ")


def test_a_rematch_keeps_what_is_always_answered() -> None:
    always, once = StandingAnswer("react", "pass"), StandingAnswer("*", "pass", round=3)
    assert Seat("person", "Ann", standing=[always, once]).lasting() == [always]


def test_a_slow_clock_and_a_bank(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            clock = {"kind": "slow", "seconds": 2 * 86400, "bank": 3600}
            looks = await seated([ann, bob], "dicetown", options=TWO, clock=clock)
            await looks[0].until(looks[0].ask)
            ticking = looks[0].shown["ticking"]
            assert ticking["seats"] == [0, 1]
            assert 2 * 86_400_000 - 60_000 < ticking["left"] <= 2 * 86_400_000
            assert ticking["banks"] == [3_600_000, 3_600_000]

    running(tmp_path, story)
