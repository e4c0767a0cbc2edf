"""Write docs/observations.md: what every number of an observation means. `python -m tools.observations`.

Entries that follow each other and mean the same of different things are one row of a table. A test sees that
the document is the one this makes.
"""

from itertools import groupby
from pathlib import Path
from typing import Final

from tenderfoot.engine.options import Value
from tenderfoot.numbers.entry import Entry
from tenderfoot.research.lens import Lens

DOCUMENT: Final = Path(__file__).parent.parent / "docs" / "observations.md"
SHOWN: Final[list[tuple[str, str, dict[str, Value]]]] = [
    ("Gold River, four players", "goldriver", {"players": 4}),
    (
        "Dice Town, four players, with the Wild West and the Indians",
        "dicetown",
        {"players": 4, "wild_west": True, "indians": True},
    ),
]
HEAD: Final = """# What the numbers of an observation mean

Made by `python -m tools.observations` from the sources; do not edit. An observation is a vector of 16-bit
integers, filled from the view of one seat and from nothing else. Seat 0 is the seat that looks, seat 1 its
left neighbour, and so on. Lengths:

{lengths}

`Lens("goldriver", players=4).entries` is the same list in Python, `Lens.named(numbers)` an observation by
these names.
"""


def lengths() -> str:
    """How long an observation is, for each number of players."""
    rows = ["| | 2 | 3 | 4 | 5 | 6 |", "|---|---|---|---|---|---|"]
    for title, game, most, options in (
        ("Gold River", "goldriver", 5, {}),
        ("Dice Town", "dicetown", 5, {}),
        ("Dice Town with the Wild West or the Indians", "dicetown", 6, {"wild_west": True}),
    ):
        counts = [str(len(Lens(game, players=n, **options).entries)) for n in range(2, most + 1)]
        rows.append(f"| {title} | " + " | ".join([*counts, *[""] * (6 - most)]) + " |")
    return "\n".join(rows)


def meaning(entry: Entry) -> tuple[int, int, str]:
    """What entries of one row have in common."""
    return entry.least, entry.most, entry.about


def table(entries: list[Entry]) -> str:
    """A row for each run of entries that mean the same."""
    rows, at = ["| from | entries | first … last | values | meaning |", "|---|---|---|---|---|"], 0
    for (least, most, about), run in groupby(entries, meaning):
        names = [entry.name for entry in run]
        span = f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}` … `{names[-1]}`"
        rows.append(f"| {at} | {len(names)} | {span} | {least} to {most} | {about} |")
        at += len(names)
    return "\n".join(rows)


def document() -> str:
    """The whole page."""
    parts = [HEAD.format(lengths=lengths())]
    for title, game, options in SHOWN:
        parts.append(f"## {title}\n\n{table(Lens(game, **options).entries)}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    DOCUMENT.write_text(document(), "utf-8")
