"""What a decision costs our server, beside boardgame.io's own: `python -m bench.serving [ROUNDS]`.

One process serves, another plays people: five a table, each answers as soon as he is asked, or all
together so many times a second. Ours commits every decision to disk; theirs keeps its state in memory. On
both sides the same seats are asked in the same manner, and nothing runs out: who has finished a game goes on
at a spare table. Rounds take turns, and only figures of the same round are compared. "Load" is how much of a
core the people took: near 1 they, not the server, would be what is measured. Windows close at once (`pace`
0) and nobody is a bot: what is slow for people's sake is not measured.
"""

import sys
from collections.abc import Callable
from statistics import median
from typing import Final

from bench.contender import ROOT, Pattern, Report, installed, ours, theirs
from bench.report import Figures, put, table

ROUNDS: Final = 5
FULL: Final = Pattern(tables=40, spares=40, rate=0, seconds=4)
PACED: Final = Pattern(tables=400, spares=0, rate=2000, seconds=6)
MINE: Final = "Tenderfoot, on disk"
OTHER: Final = "boardgame.io, in memory"
COMMAND: Final = "make bench-server"
DRY: Final = "Spare tables ran out in a round of {}: its figures say too little.\n"
ALONE: Final = "boardgame.io's packages could not be had here: our own figures stand alone, without a ratio."

Run = Callable[[Pattern], Report]
Rounds = dict[str, list[Report]]


def interleaved(contenders: dict[str, Run], pattern: Pattern, rounds: int) -> Rounds:
    """All in turns, every other round the other way about."""
    reports: Rounds = {name: [] for name in contenders}
    for turn in range(rounds):
        order = list(contenders)[:: -1 if turn % 2 else 1]
        for name in order:
            report = contenders[name](pattern)
            reports[name].append(report)
            said = f"{name}: {report['decisions']:,.0f} decisions/s, {report['cpu']:,.0f} µs each"
            print(said, file=sys.stderr, flush=True)
    return reports


def figures(name: str, pattern: Pattern, reports: list[Report]) -> Figures:
    """The medians of some rounds, as a row."""
    middle = {key: median(report[key] for report in reports) for key in reports[0]}
    return {
        "server": name,
        "tables": str(pattern.tables),
        "wanted/s": f"{pattern.rate:,}" if pattern.rate else "all",
        "decisions/s": middle["decisions"],
        "CPU µs": middle["cpu"],
        "children's": middle["children"],
        "p50 ms": middle["p50"],
        "p99 ms": middle["p99"],
        "views": middle["views"],
        "bytes a view": middle["view"],
        "KB in all": middle["bytes"] / 1000,
        "games ended": str(round(middle["ended"])),
        "load": middle["load"],
    }


def ratios(rounds: Rounds, key: str) -> str:
    """Ours by theirs, round for round: the median, the smallest and the largest."""
    each = [mine[key] / other[key] for mine, other in zip(rounds[MINE], rounds[OTHER], strict=True)]
    return f"{median(each):.2f} ({min(each):.2f} to {max(each):.2f})"


def compared(rounds: Rounds) -> str:
    """The ratios of the rounds without a pace."""
    if OTHER not in rounds:
        return ALONE
    return (
        f"Ours ÷ theirs, round by round (median, smallest, largest): CPU a decision {ratios(rounds, 'cpu')}, "
        f"decisions a second {ratios(rounds, 'decisions')}, bytes a view {ratios(rounds, 'view')}."
    )


def main() -> None:
    """Measure, print, and write it down."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    slow_rounds = max(1, rounds // 2)
    contenders: dict[str, Run] = {MINE: ours, **({OTHER: theirs} if installed() else {})}
    full = interleaved(contenders, FULL, rounds)
    paced = interleaved(contenders, PACED, slow_rounds)
    rows = [figures(name, FULL, reports) for name, reports in full.items()]
    rows += [figures(name, PACED, reports) for name, reports in paced.items()]
    dry = [DRY.format(name) for name, reports in full.items() if any(report["dry"] for report in reports)]
    head = f"`{COMMAND}`: medians of {rounds} rounds at full speed and {slow_rounds} paced, taken in turns."
    text = f"{head}\n\n{table(rows)}\n\n{''.join(dry)}{compared(full)}"
    print(text)
    put(ROOT / "docs" / "performance.md", text, COMMAND)


if __name__ == "__main__":
    main()
