"""Half of a view, and what is new in it for somebody who has an older one."""

from __future__ import annotations

from itertools import count
from typing import Final

from tenderfoot.engine.view import Shape
from tenderfoot.server.protocol.patch import Patch
from tenderfoot.server.protocol.server_messages import encoder
from tenderfoot.server.tables.patch import patch

NOTHING_NEW: Final = encoder.encode(Patch([], []))
_numbers: Final = count()


class Half:
    """One half of a view: the table that everybody sees alike, or what a seat alone knows.

    It is encoded when somebody needs it whole; what is new in it is worked out once for all who have the
    same. Its data comes of a position that nothing moves on, and stays as it is.
    """

    def __init__(self, shape: Shape) -> None:
        self._shape: Final = shape
        self._number: Final = next(_numbers)
        self._changes: Final[dict[int, bytes]] = {}  # by the number of the half they change
        self._text = b""

    def text(self) -> bytes:
        """All of it."""
        self._text = self._text or encoder.encode(self._shape)
        return self._text

    def since(self, before: Half) -> bytes:
        """What is new in it for somebody who has the half before."""
        if before is self:
            return NOTHING_NEW
        known = self._changes.get(before._number)
        if known is None:
            known = self._changes[before._number] = encoder.encode(Patch(*patch(before._shape, self._shape)))
        return known
