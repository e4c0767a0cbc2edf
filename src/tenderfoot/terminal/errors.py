"""What can go wrong around a game: one sentence each, as `refusal-<code>` in the catalogues."""

from __future__ import annotations

from tenderfoot.engine.errors import Refusal


class BadUsage(Refusal):
    """The command cannot be understood."""


class BadFile(Refusal):
    """A file or directory cannot be used."""
