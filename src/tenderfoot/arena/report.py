"""The report: a page to read, and the same as data."""

from __future__ import annotations

import json
import platform
import subprocess
from typing import Final

from tenderfoot import __version__, form
from tenderfoot.arena.result import HEAD, Result

_HEADINGS: Final = {
    "up": "Each level against three of the level below",
    "down": "Each level among three of the level above",
    "2": "Two players",
    "5": "Five players",
    "mirror": "Mirrors: a bot against itself must win its fair share",
}


def commit() -> str:
    """The commit that was measured, if this is a checkout."""
    command = ["git", "describe", "--always", "--dirty"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603  our own git, no input of anybody
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()


def conditions() -> dict[str, str]:
    """Under what the numbers were found."""
    return {
        "commit": commit(),
        "version": __version__,
        "rules": form(),
        "python": platform.python_version(),
    }


def data(results: list[Result]) -> str:
    """The results as data."""
    return json.dumps({**conditions(), "results": [result.plain() for result in results]}, indent=1) + "\n"


def page(results: list[Result]) -> str:
    """One table of results."""
    said = ", ".join(f"{name} {value}" for name, value in conditions().items())
    options = [f"`{name}={value}`" for name, value in results[0].pairing.options.items()]
    lines = [f"{results[0].pairing.game}: {' '.join(options)}; {said}.", "", HEAD]
    return "\n".join([*lines, *[result.row() for result in results]]) + "\n"


def chapter(title: str, climbed: list[tuple[str, Result]]) -> str:
    """The tables of one game, under their headings."""
    lines = [f"## {title}", ""]
    for heading, words in _HEADINGS.items():
        rows = [result.row() for found, result in climbed if found == heading]
        lines += [f"### {words}", "", HEAD, *rows, ""]
    return "\n".join(lines)


def rating_table(rated: dict[str, tuple[float, float]], tables: int) -> str:
    """The ratings, best first."""
    lines = [
        f"### Ratings over {tables} mixed tables",
        "",
        "For display; claims rest on the tables above.",
        "",
        "| level | rating | ± |",
        "|---|---|---|",
    ]
    best = sorted(rated, key=lambda level: -rated[level][0])
    lines += [f"| {level} | {rated[level][0]:+.0f} | {rated[level][1]:.0f} |" for level in best]
    return "\n".join(lines) + "\n"
