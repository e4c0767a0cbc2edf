"""Whoever plays, and in whatever order it is handed in: what came of it is the same."""

import os
import signal
from pathlib import Path

import pytest

from tenderfoot.arena import gate
from tenderfoot.arena.crew import Alone, Crew, Gone, hired, in_order
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Block, Pairing
from tests.arena.playing import Shuffled, content, run
from tests.arena.toy import HIGH, LOW, TOYTOWN

SEEDS = list(range(30))
MANY = list(range(400))


def lots(players: int = 3) -> Pairing:
    return Pairing(TOYTOWN, {"players": players}, "tumbleweed", LOW)


def squared(number: int) -> int:
    return number * number


def fatal(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("grain", [1, 4, 100])
@pytest.mark.parametrize("jobs", [1, 2])
def test_each_comes_with_what_it_was_done_for(jobs: int, grain: int) -> None:
    with hired(jobs) as crew:
        assert in_order(crew.each(squared, range(23), grain)) == [n * n for n in range(23)]
        assert list(crew.each(squared, [], grain)) == []


def test_a_process_that_is_killed_is_said_in_a_sentence() -> None:
    with hired(2) as crew, pytest.raises(Gone, match="crew-broken"):
        list(crew.each(fatal, range(8)))


def test_the_ledger_is_the_same_whoever_played_and_whatever_came_first(tmp_path: Path) -> None:
    run(Ledger(lots(), tmp_path / "alone"), SEEDS)
    for seed in range(3):
        run(Ledger(lots(), tmp_path / f"shuffled{seed}"), SEEDS, Shuffled(seed))
        assert content(tmp_path / f"shuffled{seed}") == content(tmp_path / "alone")
    with hired(2) as crew:
        run(Ledger(lots(), tmp_path / "pool"), SEEDS, crew)
    assert content(tmp_path / "pool") == content(tmp_path / "alone")


def test_blocks_are_written_down_as_they_come(tmp_path: Path) -> None:
    """Nothing that was handed in waits for a block that takes longer."""
    ledger = Ledger(lots(), tmp_path / "lots")
    shuffled = [7, 2, 9]
    for seed in shuffled:
        ledger.add(lots().block(seed))
    assert [line["seed"] for line in content(tmp_path / "lots")[1:]] == shuffled
    again = Ledger(lots(), tmp_path / "lots")
    assert again.missing([2, 3, 7]) == [3]
    again.settle()
    assert [line["seed"] for line in content(tmp_path / "lots")[1:]] == sorted(shuffled)


def test_a_ledger_that_was_cut_short_loses_one_line_and_no_other(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    run(Ledger(lots(), whole), SEEDS)
    cut.write_bytes(whole.read_bytes()[:-20])
    ledger = Ledger(lots(), cut)
    assert ledger.missing(SEEDS) == [29]
    run(ledger, SEEDS)
    assert content(cut) == content(whole)
    assert Ledger(lots(), cut).missing(SEEDS) == []


def judged(crew: Crew, focal: str, ledger: Ledger[Block] | None = None) -> tuple[str, list[int]]:
    """The verdict, and the seeds it rests on."""
    ledger = ledger or Ledger(Pairing(TOYTOWN, {"players": 3}, focal, LOW), None)
    said, blocks = gate.gated(ledger, MANY, crew, lambda *_: None)
    return said, [block.seed for block in blocks]


@pytest.mark.parametrize(("focal", "verdict"), [("tumbleweed", gate.ACCEPTED), (LOW, gate.REJECTED)])
def test_where_a_gate_stops_depends_on_the_seeds_alone(focal: str, verdict: str) -> None:
    said, seeds = judged(Alone(), focal)
    assert said == verdict
    assert seeds == MANY[: len(seeds)]
    assert gate.FIRST <= len(seeds) < 200
    for chance in range(4):
        assert judged(Shuffled(chance), focal) == (said, seeds)


@pytest.mark.parametrize("jobs", [2, 5])
def test_where_a_gate_stops_does_not_depend_on_the_number_of_processes(jobs: int) -> None:
    with hired(jobs) as crew:
        assert judged(crew, "tumbleweed") == judged(Alone(), "tumbleweed")


def test_a_gate_stops_in_a_longer_ledger_where_it_would_have_stopped() -> None:
    ledger = Ledger(Pairing(TOYTOWN, {"players": 3}, HIGH, LOW), None)
    run(ledger, MANY[:150])
    assert judged(Alone(), HIGH, ledger) == judged(Alone(), HIGH)
    assert len(ledger.blocks) == 150


def test_a_gate_waits_for_the_seed_that_is_missing() -> None:
    ledger = Ledger(Pairing(TOYTOWN, {"players": 3}, HIGH, LOW), None)
    run(ledger, MANY[1:150])
    assert gate.stopped([block.share() for block in ledger.first(MANY)], 1 / 3) == (gate.OPEN, 0)
    assert judged(Alone(), HIGH, ledger) == judged(Alone(), HIGH)
