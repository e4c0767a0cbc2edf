"""Every way in which the server says no; each code is a sentence in the catalogues."""

from __future__ import annotations

from tenderfoot.engine.errors import BadOptions, Refusal


class Denied(Refusal):
    """The request cannot be granted to this viewer, or not now."""


class NoSuchTable(Denied):
    """There is no such table for this device: unknown and forbidden tables look the same."""


class LimitReached(Denied):
    """A limit is reached; later it may be possible."""


class NotStored(Denied):
    """The disk did not take it: nothing has happened, and the table is read again from the disk."""


class Unreadable(Denied):
    """What is on disk about a table cannot be read: it is spoilt, and nothing else is."""


class Elsewhere(Denied):
    """The table belongs to another worker, or to none for a moment: whoever comes again is led there."""


class ServerFault(Denied):
    """Something is wrong with the server that nobody has thought of."""


class NewerDatabase(Refusal):
    """The database was written by a newer version of the program."""


class DatabaseInUse(Refusal):
    """Another server has the database."""


class NotRemoved(Refusal):
    """What the operator wants to remove, or to read, is not there."""


class NoBackup(Refusal):
    """A copy of the database cannot be made."""


class BadSetting(BadOptions):
    """A flag or a variable of the environment cannot be meant."""
