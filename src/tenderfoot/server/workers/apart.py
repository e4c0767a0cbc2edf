"""How slow things are done: away from the event loop, for nobody may wait for them.

The embedded default is a pool of processes (`pool.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Apart(Protocol):
    """Whoever does slow work; `home` says where he finds the games."""

    @property
    def home(self) -> str:
        """`module:attribute` of the games."""

    @property
    def late(self) -> int:
        """How often somebody had to be stopped because he took too long."""

    def check(self, table: str) -> None:
        """Refuse a table that asks for too much, before anything is prepared for it."""

    def percent(self, table: str) -> int:
        """How far somebody is with what is being done for a table, as far as that tells (`progress.py`)."""

    async def work(self, table: str, task: Callable[P, R], *given: P.args, **also: P.kwargs) -> R | None:
        """Have something done for a table; None if it fails or takes too long."""

    def close(self) -> None:
        """Drop everything."""
