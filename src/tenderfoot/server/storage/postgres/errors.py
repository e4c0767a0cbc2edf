"""What PostgreSQL may be in the way of, or in trouble with; each code is a sentence in the catalogues."""

from __future__ import annotations

from tenderfoot.engine.errors import Refusal


class NoDatabase(Refusal):
    """There is no database for us at this address."""


class NoOwnServer(Refusal):
    """A PostgreSQL of our own cannot be started."""
