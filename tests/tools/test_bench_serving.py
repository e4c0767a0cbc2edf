"""The benchmark of the server: fair rounds, their ratios, and the CPU of whatever a server starts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.contender import Pattern, Report, children, cpu, cpu_of_children
from bench.serving import ALONE, MINE, OTHER, compared, figures, interleaved

PATTERN = Pattern(tables=4, spares=2, rate=0, seconds=3)
KEYS = ("decisions", "cpu", "children", "p50", "p99", "views", "view", "bytes", "ended", "load", "dry")
TELLS = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not tell")


def report(cpu: float, decisions: float = 100.0) -> Report:
    """A round in which a decision cost so much."""
    return {**dict.fromkeys(KEYS, 1.0), "cpu": cpu, "decisions": decisions}


def test_rounds_take_turns_and_change_the_order() -> None:
    order: list[str] = []

    def mine(_: Pattern) -> Report:
        order.append("mine")
        return report(100)

    def other(_: Pattern) -> Report:
        order.append("other")
        return report(200)

    rounds = interleaved({MINE: mine, OTHER: other}, PATTERN, 3)
    assert order == ["mine", "other", "other", "mine", "mine", "other"]
    assert [len(reports) for reports in rounds.values()] == [3, 3]


def test_a_ratio_is_that_of_one_round_and_then_the_median() -> None:
    """The machine was half as fast in the last round, for both."""
    rounds = {MINE: [report(50), report(60), report(160)], OTHER: [report(100), report(100), report(200)]}
    assert "CPU a decision 0.60 (0.50 to 0.80)" in compared(rounds)


def test_without_the_other_server_no_ratio_is_told_and_the_reason_is() -> None:
    assert compared({MINE: [report(50)]}) == ALONE


def test_a_row_has_the_medians_of_its_rounds() -> None:
    row = figures(MINE, PATTERN, [report(50, 90.0), report(70, 110.0), report(60, 100.0)])
    assert (row["CPU µs"], row["decisions/s"], row["tables"]) == (60, 100.0, "4")


def test_the_load_hears_the_pattern_in_its_order() -> None:
    assert PATTERN.words() == ["4", "2", "0", "2", "3"]


@TELLS
def test_what_children_used_is_counted_apart_alive_or_gone() -> None:
    work = "import time; [None for _ in iter(lambda: time.process_time() > 0.1, True)]; print(); input()"
    before, own = cpu_of_children(os.getpid()), cpu(os.getpid())
    with subprocess.Popen(
        [sys.executable, "-c", work], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        assert child.pid in children(os.getpid())
        alive = cpu_of_children(os.getpid()) - before
        child.communicate("\n")
    gone = cpu_of_children(os.getpid()) - before
    assert min(alive, gone) >= 0.05
    assert cpu(os.getpid()) >= own


def test_a_process_that_is_no_more_has_used_nothing() -> None:
    assert cpu(2**30) == cpu_of_children(2**30) == 0.0
