"""The arena: which bot is stronger, and how sure that is. Read `pairing.py` first."""

from __future__ import annotations

from typing import Final

# The options of the command, with what holds when nobody says anything.
USUAL: Final = {
    "bot": "gambler",
    "field": "prospector",
    "seeds": "100",
    "first": "0",
    "jobs": "",
    "on": "",
    "out": "",
    "gate": "",
    "minutes": "",
}
