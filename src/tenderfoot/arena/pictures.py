"""The pictures of docs/strength.md: who wins how much, what effort buys, and whether foretold comes true."""

from __future__ import annotations

import json
import math
from itertools import pairwise
from pathlib import Path
from typing import Final

from tenderfoot import bots
from tenderfoot.arena.chart import Chart, Scale
from tenderfoot.arena.effort import OF
from tenderfoot.arena.result import Result, short
from tenderfoot.arena.svg import COLOURS, GREY, INK, PALE, Drawing, Point

Tenths = dict[str, list[list[float]]]  # by number of players: what was foretold, and how often it came true

_ROW: Final = 20
_NAMES: Final = 400
_WIDTH: Final = 840
_TOP: Final = 70
_SQUARE: Final = 480
_TICKS: Final = [0, 0.2, 0.4, 0.6, 0.8, 1]


def shares(title: str, results: list[Result]) -> str:
    """A row for each pairing: its share as a dot, its interval, and a mark for the fair share."""
    drawing = Drawing(_WIDTH, _TOP + _ROW * len(results) + 30, title)
    x = Scale((0, 1), (_NAMES, _WIDTH - 70))
    bottom = _TOP + _ROW * len(results)
    for tick in _TICKS:
        drawing.line((x(tick), _TOP - 12), (x(tick), bottom - 8), PALE)
        drawing.words((x(tick), bottom + 8), f"{tick:.0%}", anchor="middle", colour=GREY)
    drawing.words((x(0.5), bottom + 24), "won; the line is the 95 % interval", anchor="middle")
    drawing.words((x(0.5), _TOP - 22), "grey: the fair share", anchor="middle", colour=GREY)
    for place, result in enumerate(results):
        _share(drawing, x, _TOP + _ROW * place, result)
    return drawing.svg()


def _share(drawing: Drawing, x: Scale, y: float, result: Result) -> None:
    """One row."""
    share, fair = result.share, x(result.pairing.fair())
    drawing.words((_NAMES - 12, y + 4), result.name(), anchor="end", size=11)
    drawing.line((fair, y - 8), (fair, y + 8), GREY, 3)
    drawing.line((x(share.low), y), (x(share.high), y), COLOURS[0], 2)
    drawing.mark((x(share.mean), y), COLOURS[0])
    drawing.words((_WIDTH - 62, y + 4), f"{share.mean:.1%}", size=11)


def effort(title: str, results: list[Result], parts: dict[str, str]) -> str:
    """Shares against the same opponents, by the time of a decision: levels, and one at many efforts.

    `parts` says of whom is drawn a line, and what part of the usual effort each of them makes.
    """
    times = [_time(result) for result in results]
    across = (min(times) / 2, max(times) * 2)
    chart = Chart(title, (_WIDTH, 420), across, most=_above(results), log=True)
    _framed(chart, results[0])
    way = sorted([(_time(one), one.share.mean) for one in results if one.pairing.focal in parts])
    for start, end in pairwise(way):
        chart.drawing.line(chart.at(*start), chart.at(*end), COLOURS[1], 1.5)
    for result in results:
        part = parts.get(result.pairing.focal, "")
        _dot(chart, result, f"× {part}" if part else short(result.pairing.focal), COLOURS[1 if part else 0])
    return chart.drawing.svg()


def _framed(chart: Chart, result: Result) -> None:
    """Axes, the fair share, and what the colours mean."""
    ticks, (low, high) = _powers(chart.x.values), chart.x.values
    field, fair = short(result.pairing.field), result.pairing.fair()
    words = [f"{tick:g}" for tick in ticks]
    chart.axes("processor time of a decision, mean, in ms", f"won against {field}s", ticks, words)
    chart.drawing.line(chart.at(low, fair), chart.at(high, fair), GREY, 1.5, "6 4")
    corner = chart.x.places[0] + 14, chart.y.places[1] + 14
    _legend(chart, corner, "levels", COLOURS[0])
    _legend(chart, (corner[0], corner[1] + 20), f"{OF} at parts of its usual playouts", COLOURS[1])


def _dot(chart: Chart, result: Result, words: str, colour: str) -> None:
    """A share with its interval, and whose it is: at the side where there is more room."""
    x, share, drawing = _time(result), result.share, chart.drawing
    drawing.line(chart.at(x, share.low), chart.at(x, share.high), colour, 1.5)
    drawing.mark(chart.at(x, share.mean), colour)
    at, upwards = chart.at(x, share.mean)
    right = at < sum(chart.x.places) / 2
    where = (at + 8 if right else at - 8, upwards - 6)
    drawing.words(where, f"{words}: {share.mean:.0%}", anchor="start" if right else "end", size=11)


def _time(result: Result) -> float:
    return max(result.clock.mean(), 1e-3)


def _above(results: list[Result]) -> float:
    """The next tenth above everything that is drawn."""
    return min(math.ceil(max(result.share.high for result in results) * 10 + 0.5) / 10, 1.0)


def _powers(across: tuple[float, float]) -> list[float]:
    """The powers of ten in between."""
    low, high = (math.log10(value) for value in across)
    return [10.0**k for k in range(math.ceil(low), math.floor(high) + 1)]


def calibration(title: str, tenths: Tenths) -> str:
    """What the learned value foretells, in ten steps, and how often that came true."""
    chart = Chart(title, (_SQUARE + 40, _SQUARE), (0, 1), most=1, log=False)
    chart.axes("chance that was foretold", "came true", _TICKS, [f"{tick:.0%}" for tick in _TICKS])
    chart.drawing.line(chart.at(0, 0), chart.at(1, 1), GREY, 1.5, "6 4")
    for place, (players, pairs) in enumerate(tenths.items()):
        colour = COLOURS[place % len(COLOURS)]
        for foretold, true in pairs:
            chart.drawing.mark(chart.at(foretold, true), colour, 4)
        _legend(chart, chart.at(0.05, 0.95 - 0.05 * place), f"{players} players", colour)
    return chart.drawing.svg()


def _legend(chart: Chart, at: Point, words: str, colour: str) -> None:
    """A colour and what it stands for."""
    chart.drawing.line((at[0] - 5, at[1]), (at[0] + 5, at[1]), colour, 8)
    chart.drawing.words((at[0] + 12, at[1] + 4), words, colour=INK)


def foretold(game: str) -> Tenths:
    """How well the learned value of a game foretold games it had not seen; nothing for a game without one."""
    path = Path(bots.__file__).parent / game / "value.json"
    if not path.exists():
        return {}
    learned = json.loads(path.read_text(encoding="utf-8"))["players"]
    return {players: each["tenths"] for players, each in learned.items()}
