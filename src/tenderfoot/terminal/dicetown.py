"""The table of Dice Town."""

from __future__ import annotations

from tenderfoot.engine.view import Plain
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line


def table(plain: Plain, speaker: Speaker) -> list[Line]:
    """The town and its people."""
    return [Line((f"{name} ", "faint"), (str(plain[name]), "")) for name in plain]
