"""Bots in processes of their own: ready before somebody waits for them."""

from __future__ import annotations

import asyncio
import signal
import sys

import pytest

from tenderfoot.server.workers.pool import BotPool


def loaded(module: str) -> bool:
    """In the other process: whether this was needed before."""
    return module in sys.modules


async def asked(warm: bool) -> bool | None:
    thinkers = BotPool(1)
    try:
        if warm:
            thinkers.warm()
        return await thinkers.work("t", loaded, "tenderfoot.bots.goldriver.marshal")
    finally:
        thinkers.close()


def test_a_warm_process_has_thought_as_the_best_bot_of_the_last_game() -> None:
    assert asyncio.run(asked(warm=True))


def test_a_cold_process_has_not() -> None:
    assert not asyncio.run(asked(warm=False))


def hears_ctrl_c() -> bool:
    """In the other process."""
    return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


async def ears(warm: bool) -> bool | None:
    thinkers = BotPool(1)
    try:
        if warm:
            thinkers.warm()
        return await thinkers.work("t", hears_ctrl_c)
    finally:
        thinkers.close()


@pytest.mark.parametrize("warm", [True, False])
def test_ctrl_c_is_heard_by_the_server_alone(warm: bool) -> None:
    assert asyncio.run(ears(warm)) is False
    assert hears_ctrl_c()


async def after_closing() -> bool | None:
    thinkers = BotPool(1)
    thinkers.close()
    return await thinkers.work("t", hears_ctrl_c)


def test_nothing_is_begun_when_all_have_gone_home() -> None:
    assert asyncio.run(after_closing()) is None
