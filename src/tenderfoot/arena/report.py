"""The report of one pairing: a page to read, and the same as data."""

from __future__ import annotations

import json
import platform
import subprocess

from tenderfoot import __version__, form
from tenderfoot.arena.result import HEAD, Result


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
