"""What was learned, as a file that a person can read: how it was made, and what each thing is worth."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from tenderfoot.games import GAMES
from tools.train.fit import Fit, Sheet, surprise
from tools.train.positions import Floats, Positions
from tools.train.subjects import SUBJECTS

_DIGITS = 5
_TENTHS = 10


def plain(game: str, fit: Fit, held_out: dict[int, Positions], played: dict[int, int]) -> dict[str, Any]:
    """The whole file as data."""
    subject = SUBJECTS[game]
    tables = {}
    for players in sorted(fit.seen):
        sheet = rounded(fit.sheet(players))
        tables[str(players)] = {
            "games": played[players],
            "positions": len(fit.seen[players]),
            **judged(sheet, held_out[players]),
            "worth": dict(zip(subject.names, sheet.worths.T.tolist(), strict=True)),
            "spread": sheet.spread.tolist(),
            "marks": sheet.marks.tolist(),
        }
    return {
        "made": "by `make train`; do not edit. The games of seeds 0 to `games` - 1 were played; every eighth "
        "is held out, and the surprise (mean log-loss) and the tenths (foretold, come true) are of those. A "
        "weight is a + b / left + c * min(left, horizon) / horizon, in points.",
        "game": game,
        "rules": GAMES[game].version,
        "features": subject.names,
        "mark names": subject.marks,
        "horizon": subject.horizon,
        "players": tables,
    }


def rounded(sheet: Sheet) -> Sheet:
    """The weights as they are written."""
    parts = [np.round(part, _DIGITS) + 0.0 for part in (sheet.worths, sheet.spread, sheet.marks)]
    return Sheet(parts[0], parts[1], parts[2], sheet.horizon)


def judged(sheet: Sheet, seen: Positions) -> dict[str, Any]:
    """How well it foretells games it has not seen."""
    chances = sheet.chances(seen)
    pairs = [[round(a, 3), round(b, 3)] for a, b in tenths(chances, seen.won)]
    return {"surprise": round(surprise(chances, seen.won), 4), "tenths": pairs}


def tenths(chances: Floats, won: Floats) -> list[tuple[float, float]]:
    """What was foretold and what came true, in ten equal parts from the least likely to the likeliest."""
    foretold, true = chances.ravel(), won.ravel()
    parts = np.array_split(np.argsort(foretold, kind="stable"), _TENTHS)
    return [(float(foretold[part].mean()), float(true[part].mean())) for part in parts]


def text(content: dict[str, Any]) -> str:
    """The file: one line for each weight."""
    wide = json.dumps(content, indent=1)
    lines: list[str] = []
    deep = 0
    for line in wide.splitlines():
        word = line.strip()
        if deep:
            lines[-1] += ("" if lines[-1].endswith("[") or word.startswith("]") else " ") + word
        else:
            lines.append(line)
        deep += word.endswith("[") - (word in ("]", "],"))
    return "\n".join(lines) + "\n"
