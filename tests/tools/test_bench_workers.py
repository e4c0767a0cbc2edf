"""The benchmark of several workers: honest ratios, the waits of people, and nothing that outlives it."""

import sys

from bench.cluster_server import ALONE, ONE, TWO, compared, figures, lost, whole
from bench.contender import Pattern, Report, children
from bench.kept import Kept
from bench.regulars import ENOUGH, SURE, Sitting

PATTERN = Pattern(tables=4, spares=2, rate=0, seconds=3)
KEYS = ("decisions", "cpu", "database", "proxy", "p50", "p99", "bytes", "memory", "load")


def report(cpu: float, **more: float) -> Report:
    """A round in which a decision cost the workers so much."""
    return whole({**dict.fromkeys(KEYS, 1.0), "database": 0.0, "proxy": 0.0, "cpu": cpu, **more})


def sitting(*times: float) -> Sitting:
    """A table at which answers were acknowledged at these moments."""
    made = Sitting("k3v")
    made.times[:] = times
    return made


def test_a_decision_costs_what_all_have_used_for_it() -> None:
    assert whole({"cpu": 400.0, "database": 90.0, "proxy": 30.0})["all"] == 520.0
    assert whole({"cpu": 400.0})["all"] == 400.0


def test_a_ratio_is_that_of_one_round_and_then_the_median() -> None:
    """The machine was half as fast in the last round, for all."""
    one, two = [report(150, database=50) for _ in range(3)], [report(200), report(300), report(400)]
    said = compared({ALONE: [report(100), report(100), report(200)], ONE: one, TWO: two}, "paced")
    assert "CPU of the workers a decision 1.50 (0.75 to 1.50), CPU in all 2.00 (1.00 to 2.00)" in said
    assert "CPU of the workers a decision 2.00 (2.00 to 3.00)" in said


def test_a_row_has_the_medians_of_its_rounds() -> None:
    row = figures(TWO, PATTERN, [report(50, proxy=9), report(70, proxy=7), report(60, proxy=8)])
    assert (row["workers' µs"], row["proxy's µs"], row["µs in all"]) == (60, 8, 68)


def test_a_table_waits_from_the_last_answer_before_to_the_first_after() -> None:
    """What was on its way when the worker died ends no wait."""
    waits = sitting(1.0, 2.0, 2.01, 3.5, 3.6)
    assert abs(waits.longest(2.005) - 1.49) < 1e-9
    assert abs(sitting(1.0, 9.0, 10.0, 10.1).longest(9.5) - 1.0) < 1e-9


def test_a_table_goes_on_when_enough_was_answered_that_was_asked_since() -> None:
    late = [2.0 + SURE + 0.1 * (n + 1) for n in range(ENOUGH)]
    assert not sitting(1.0, 2.01, 2.02, 2.03, *late[:-1]).goes_on(2.0)
    assert sitting(1.0, *late).goes_on(2.0)


def test_the_loss_is_told_by_its_median_and_its_worst() -> None:
    assert "killed 2 times while 3 tables" in lost([[0.5, 0.9], [0.7]])
    assert "0.70 s at the median, 0.90 s at most" in lost([[0.5, 0.9], [0.7]])


def test_what_is_kept_ends_when_it_is_told_to_and_when_it_is_killed() -> None:
    program = [sys.executable, "-c", "print('here', flush=True); import time; time.sleep(600)"]
    for end in (Kept.stop, Kept.kill):
        kept = Kept(program)
        assert kept.said() == "here\n"
        (pid,) = children(kept.pid)
        end(kept)
        assert pid not in children(kept.pid)
        assert children(kept.pid) == []
