"""Counts for Prometheus: how much happens, never what."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import fields


class Metrics(Struct):
    """Counters since the start, and gauges.

    How hard a bot thinks is a count, the same on every machine; that it may not think for longer than half a
    minute is a safety. `bots_late` and `hints_late` say how often that has struck, for bots and for the
    coach: more than 0 is a sick machine or a bot with a fault.
    """

    acts: int = 0
    requests: int = 0
    refusals: int = 0
    messages: int = 0
    bytes_sent: int = 0
    slow_readers: int = 0
    cut_off: int = 0
    turned_away: int = 0
    flooders: int = 0
    connections: int = 0
    sockets: int = 0
    tables: int = 0
    shards: int = 0
    games_over: int = 0
    bot_answers: int = 0
    bot_faults: int = 0
    bots_late: int = 0
    hints_late: int = 0
    commits: int = 0


GAUGES = frozenset({"connections", "sockets", "tables", "shards"})


def written(metrics: Metrics) -> str:
    """The counts in Prometheus' text form."""
    lines = []
    for field in fields(metrics):
        kind = "gauge" if field.name in GAUGES else "counter"
        name = f"tenderfoot_{field.name}" + ("" if kind == "gauge" else "_total")
        lines += [f"# TYPE {name} {kind}", f"{name} {getattr(metrics, field.name)}"]
    return "\n".join(lines) + "\n"
