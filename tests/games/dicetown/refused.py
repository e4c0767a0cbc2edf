"""An answer that is refused: it says why, and nothing changes."""

import pytest

from tenderfoot.engine.errors import Illegal
from tenderfoot.games.dicetown import GAME
from tests.table import Table


def refused(t: Table, who: str, text: str) -> Illegal:
    """Give an answer that must be refused; the refusal, after checking that the table is what it was."""
    before = GAME.dump(t.s)
    told = len(t.log)
    with pytest.raises(Illegal) as no:
        t.answer(who, text)
    assert GAME.dump(t.s) == before
    assert len(t.log) == told
    return no.value
