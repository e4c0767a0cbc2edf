"""Every way in which the server says no; each code is a sentence in the catalogues."""

from __future__ import annotations

from tenderfoot.engine.errors import BadOptions, Refusal


class Denied(Refusal):
    """The wish cannot be granted to this viewer, or not now."""


class NoSuchTable(Denied):
    """There is no such table for this device: unknown and forbidden tables look the same."""


class TooMuch(Denied):
    """A limit is reached; later it may be possible."""


class Stored(Denied):
    """The disk did not take it: nothing has happened, and the table is read again from the disk."""


class Unreadable(Denied):
    """What is on disk about a table cannot be read: it is spoilt, and nothing else is."""


class Faulty(Denied):
    """Something is wrong with the server that nobody has thought of."""


class NewerDatabase(Refusal):
    """The database was written by a newer version of the program."""


class BadSetting(BadOptions):
    """A flag or a variable of the environment cannot be meant."""
