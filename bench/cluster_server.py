"""What a decision costs one process with SQLite, a worker on PostgreSQL, and two of them behind a proxy.

`python -m bench.cluster_server [ROUNDS]`, which is part of `make bench-cluster`. All are under the same load
as in `make bench-server`, in turns; only figures of the same round are compared. Then the owner of a table
that plays is killed, ten times, and what its people had to wait is measured. Everything runs on this machine:
the people, the workers, the database and the proxy share its cores.
"""

import asyncio
import signal
import sys
from collections.abc import Callable
from functools import partial
from json import JSONDecodeError
from statistics import median
from typing import Final

from bench.contender import ROOT, Pattern, Report, installed, loaded
from bench.losses import losses
from bench.report import Figures, put, table
from bench.serving import Rounds, Run, interleaved
from bench.workers import Database, Single, Workers
from tenderfoot import form

ROUNDS: Final = 3
DEATHS: Final = 10
TRIES: Final = 3
SEATS: Final = 5  # at a table of the load
FULL: Final = Pattern(tables=40, spares=30, rate=0, seconds=4)
PACED: Final = Pattern(tables=100, spares=0, rate=500, seconds=5)
ALONE: Final = "one process, SQLite"
ONE: Final = "1 worker, PostgreSQL"
TWO: Final = "2 workers, PostgreSQL, proxy"
COMMAND: Final = "make bench-cluster, the server"
PARTS: Final = {"cpu": "workers' µs", "database": "PostgreSQL's µs", "proxy": "proxy's µs"}


def measured(serving: Single | Workers, pattern: Pattern) -> Report:
    """One round of one of them; `memory` is what a socket and its part of a table take."""
    with serving:
        empty = serving.memory()
        report = loaded(serving.port, "ours.cjs", pattern, serving.meters())
        sockets = (pattern.tables + pattern.spares) * SEATS
        return whole(report | {"memory": (serving.memory() - empty) / sockets})


def sure(serving: Callable[[], Single | Workers], pattern: Pattern) -> Report:
    """A round that counts: on a machine so busy that a table lost its worker, the load gives up."""
    for _ in range(TRIES - 1):
        try:
            return measured(serving(), pattern)
        except JSONDecodeError:
            print("a table had no worker for a moment: once more", file=sys.stderr, flush=True)
    return measured(serving(), pattern)


def whole(report: Report) -> Report:
    """What is not there costs nothing; and all that a decision costs."""
    parts = {key: report.get(key, 0.0) for key in PARTS}
    return report | parts | {"all": sum(parts.values())}


def contenders(database: Database) -> dict[str, Run]:
    """Who is measured: each starts anew for each round."""
    return {
        ALONE: lambda pattern: sure(Single, pattern),
        ONE: lambda pattern: sure(partial(Workers, database, 1, proxied=False), pattern),
        TWO: lambda pattern: sure(partial(Workers, database, 2, proxied=True), pattern),
    }


def figures(name: str, pattern: Pattern, reports: list[Report]) -> Figures:
    """The medians of some rounds, as a row."""
    middle = {key: median(report[key] for report in reports) for key in reports[0]}
    return {
        "who serves": name,
        "tables": str(pattern.tables),
        "wanted/s": f"{pattern.rate:,}" if pattern.rate else "all",
        "decisions/s": middle["decisions"],
        **{title: middle[key] for key, title in PARTS.items()},
        "µs in all": middle["all"],
        "p50 ms": middle["p50"],
        "p99 ms": middle["p99"],
        "KB sent": middle["bytes"] / 1000,
        "KB a socket": middle["memory"] / 1000,
        "load": middle["load"],
    }


def ratios(rounds: Rounds, name: str, key: str) -> str:
    """One by the single process, round for round: the median, the smallest and the largest."""
    each = [one[key] / alone[key] for one, alone in zip(rounds[name], rounds[ALONE], strict=True)]
    return f"{median(each):.2f} ({min(each):.2f} to {max(each):.2f})"


def compared(rounds: Rounds, how: str) -> str:
    """What PostgreSQL and a second worker change."""
    lines = [
        f"* {name}, {how}: decisions a second {ratios(rounds, name, 'decisions')}, CPU of the workers a "
        f"decision {ratios(rounds, name, 'cpu')}, CPU in all {ratios(rounds, name, 'all')}"
        for name in (ONE, TWO)
    ]
    return "\n".join(lines)


def lost(deaths: list[list[float]]) -> str:
    """What the loss of a worker cost, in a sentence."""
    waits = [wait for each in deaths for wait in each]
    return (
        f"A worker of two was killed {len(deaths)} times while {len(waits)} tables that it had were played: "
        "from the last answer acknowledged before to the first one after, "
        f"{median(waits):.2f} s at the median, {max(waits):.2f} s at most."
    )


def served(rounds: int) -> str:
    """What is to be written down: a sentence, a table, ratios, and what a loss costs."""
    with Database() as database:
        full = interleaved(contenders(database), FULL, rounds)
        slow = interleaved(contenders(database), PACED, max(1, rounds - 1))
        with Workers(database, 2, proxied=True) as workers:
            deaths = asyncio.run(losses(workers, DEATHS))
    rows = [figures(name, FULL, reports) for name, reports in full.items()]
    rows += [figures(name, PACED, reports) for name, reports in slow.items()]
    head = f"`make bench-cluster`: rules {form()}; medians of {rounds} rounds at full speed and "
    head += f"{max(1, rounds - 1)} paced, taken in turns."
    ratio = f"÷ {ALONE}, of single rounds (median, smallest, largest):"
    both = f"{compared(full, 'at full speed')}\n{compared(slow, 'paced')}"
    return f"{head}\n\n{table(rows)}\n\n{ratio}\n\n{both}\n\n{lost(deaths)}"


def main() -> None:
    """Measure, print, and write it down."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # as Ctrl-C: workers first, the database last
    installed()  # the better of two ways to speak to a socket; without it the other is taken
    text = served(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
    print(text)
    put(ROOT / "docs" / "performance.md", text, COMMAND)


if __name__ == "__main__":
    main()
