"""Which form a view is sent in: whole, or what has changed in it. It follows from what a socket was sent."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.guest import VIEWS, Guest, Look, Refusal, first, last, seated
from tests.server.running import running


def forms(look: Look) -> list[str]:
    """In which form each view came."""
    return [str(json.loads(text)["type"]) for text in look.heard if text.startswith(VIEWS)]


def test_a_socket_has_one_view_whole_and_then_changes_until_it_says_hello_again(tmp_path: Path) -> None:
    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob:
            looks = await seated([ann, bob], "goldriver", options={"players": 2})
            await moved(looks, 3)
            told = forms(looks[0])
            assert len(told) > 3
            assert told == ["shown", *["changed"] * (len(told) - 1)]
            await looks[0].hello()
            await looks[0].until(lambda: len(forms(looks[0])) > len(told))
            assert forms(looks[0])[-1] == "shown"

    running(tmp_path, story)


def test_whoever_does_not_wish_for_changes_is_sent_the_same_views_whole(tmp_path: Path) -> None:
    """A whole game from two sockets of one seat, and from two of a spectator, compared view by view."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve:
            looks = await seated([ann, bob], "goldriver", options={"players": 2})
            made = await looks[0].wish("invite", kind="watch")
            await eve.enter(made["path"])
            pairs = [(looks[0], await ann.look(looks[0].table))]
            pairs.append((await eve.look(looks[0].table), await eve.look(looks[0].table)))
            for _, plain in pairs:
                await plain.hello(changes=False)
            while not looks[0].over():
                await moved(looks, 1)
                for changing, plain in pairs:
                    await settled(changing)
                    await settled(plain)
                    assert {**changing.shown, "moments": []} == {**plain.shown, "moments": []}
            for changing, plain in pairs:
                assert forms(changing).count("shown") == 1
                assert "changed" not in forms(plain)[1:]

    running(tmp_path, story)


def test_somebody_else_who_comes_changes_no_form(tmp_path: Path) -> None:
    """Two spectators see with the same eyes: what one is sent tells nothing of the other's coming."""

    async def story(port: int) -> None:
        async with Guest(port) as ann, Guest(port) as bob, Guest(port) as eve, Guest(port) as mel:
            looks = await seated([ann, bob], "goldriver", options={"players": 2})
            made = await looks[0].wish("invite", kind="watch")
            await eve.enter(made["path"])
            await mel.enter(made["path"])
            watcher = await eve.look(looks[0].table)
            await moved(looks, 1)
            other = await mel.look(looks[0].table)
            await settled(other)
            await moved(looks, 1)
            await settled(watcher)
            assert forms(watcher) == ["shown", *["changed"] * (len(forms(watcher)) - 1)]
            assert forms(other)[0] == "shown"

    running(tmp_path, story)


async def settled(look: Look) -> None:
    """All that was on its way to this socket has arrived before it is told that nobody asked it."""
    with pytest.raises(Refusal):
        await look.wish("answer", question=1000, choice="pass")


async def moved(looks: list[Look], versions: int) -> None:
    """The table goes on for so many versions, or to its end."""
    until = max(look.shown["version"] for look in looks) + versions
    while looks[0].shown["version"] < until and not looks[0].over():
        for look in looks:
            ask = look.ask()
            if ask is not None:
                await look.answer(ask, first(ask) if look.shown["version"] % 2 else last(ask))
        version = max(look.shown["version"] for look in looks)
        for look in looks:
            await look.caught_up(version)
