"""Environments measured in turns, round by round: a busy minute of the machine falls on all of them."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bench.report import Figures

ROOT: Final = Path(__file__).parent.parent

Rows = dict[str, list[Figures]]
Runs = Sequence[tuple[str, str]]  # a virtual environment, and the module that measures in it


def run(venv: str, module: str, seconds: str) -> list[Figures]:
    """One round of one environment; nothing, with the reason said, if it cannot run."""
    command = [str(ROOT / venv / "bin" / "python"), "-m", module, seconds]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["no reason given"]
        print(f"{module} could not run in {venv}: {said[-1]}", file=sys.stderr)
        return []
    measured: list[Figures] = json.loads(done.stdout.splitlines()[-1])
    return measured


def rounds(runs: Runs, count: int, seconds: str) -> Rows:
    """All figures of all rounds, by whose they are."""
    rows: Rows = {}
    for number in range(count):
        print(f"round {number + 1} of {count} …", file=sys.stderr)
        for venv, module in runs:
            for figures in run(venv, module, seconds):
                who = " ".join([str(word) for word in figures.values() if isinstance(word, str)])
                rows.setdefault(who, []).append(figures)
    return rows
