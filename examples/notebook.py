"""A notebook: run it cell by cell in an editor that knows `# %%`, or as a whole, as a script.

In a notebook the last line of a cell is drawn: `match` shows the table, `table` who came out how.
"""

# %% Play: one bot for each seat. The same seeds play the same game again.
from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import tenderfoot
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.view import View

SHORT = "--short" in sys.argv
match = tenderfoot.Match("goldriver", players=3, seed=7, names=["Ann", "Buck", "Clem"])
tenderfoot.play(match, ["gambler", "greenhorn", "greenhorn"], seed=1)
print(match.scores(), "won by", [match.paper.names[seat] for seat in match.winners()])

# %% Look: the table in text, what somebody was told, and the picture a notebook shows.
print(match)
print("\n".join(match.sentences(0)[-3:]))
picture = match._repr_html_()

# %% Read: a record is the whole game. It is kept, verified, and gone through decision by decision.
with TemporaryDirectory() as folder:
    file = Path(folder) / "game.tenderfoot"
    file.write_text(match.record(), "utf-8")
    record = tenderfoot.read(file)
record.verify()
bids = Counter(record.names[seat] for _, seat, answer in record if answer.verb() == "bid")
print(record, "bids:", dict(bids))


# %% A tournament: a function is a bot, too. This one never bids, and takes what is left.
def thrifty(view: View, ask: Ask) -> str:
    """The first answer: in an auction that is to pass."""
    del view
    return ask.options[0].text


table = tenderfoot.tournament(
    "goldriver", [thrifty, "tumbleweed", "greenhorn"], games=6 if SHORT else 300, players=3
)
print(table)
