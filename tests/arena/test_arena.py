"""Strength is measured in blocks of matched games, and a measurement says how sure it is."""

import json
from pathlib import Path

import pytest

from tenderfoot.arena import gate
from tenderfoot.arena.bar import Bar
from tenderfoot.arena.bout import Outcome, game_named
from tenderfoot.arena.clock import Clock
from tenderfoot.arena.interval import Interval, strength
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.bots import BadAnswer
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.errors import BadOptions
from tests.arena.playing import run

TOY = "tests.arena.toy:TOY"
HIGH = "tests.arena.toy:Highest"
LOW = "tests.arena.toy:Lowest"
SEEDS = list(range(12))


def toy(focal: str, field: str, players: str = "3") -> Pairing:
    return Pairing(TOY, {"players": players}, focal, field)


def test_a_block_seats_the_focal_bot_once_in_every_seat() -> None:
    block = toy(HIGH, LOW).block(5)
    assert len(block.shares) == len(block.margins) == len(block.places) == 3
    assert block.share() == 1
    assert block.margin() > 0
    assert block.place() == 1
    assert block.field.decisions() > 0


def test_a_mirror_gives_everybody_a_fair_share_on_every_seed() -> None:
    for seed in SEEDS:
        assert sum(toy(HIGH, HIGH).block(seed).shares) == pytest.approx(1)
        assert sum(toy("tumbleweed", "tumbleweed", "2").block(seed).shares) == pytest.approx(1)


def test_the_same_seed_gives_the_same_block() -> None:
    first, again = toy("tumbleweed", LOW).block(3), toy("tumbleweed", LOW).block(3)
    assert (first.shares, first.margins) == (again.shares, again.margins)
    assert first.margins != toy("tumbleweed", LOW).block(4).margins


def test_both_directions_are_two_questions() -> None:
    assert toy(LOW, HIGH).block(1).share() == 0
    assert toy(LOW, HIGH).plain() != toy(HIGH, LOW).plain()


def test_an_answer_that_is_none_is_refused_with_the_name_of_the_bot() -> None:
    with pytest.raises(BadAnswer) as refused:
        toy("tests.arena.toy:Stubborn", LOW).block(0)
    assert refused.value.facts["bot"] == "tests.arena.toy:Stubborn"
    assert refused.value.facts["found"] == "nonsense"


@pytest.mark.parametrize(
    "name", ["tests.arena.toy:Nobody", "no.such.package:Bot", "tests.arena.toy:NOT_A_BOT"]
)
def test_what_is_no_bot_is_refused_with_its_name(name: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Entrant(name).bot("toytown", b"")
    assert refused.value.facts["bot"] == name


def test_an_unknown_game_is_refused() -> None:
    for name in ("chess", "tests.arena.toy:NOT_A_BOT"):
        with pytest.raises(BadOptions):
            game_named(name)


def test_equal_points_share_places_and_the_margin_is_to_the_best_of_the_others() -> None:
    outcome = Outcome([0.5, 0.5, 0], [7, 7, 3], [])
    assert [outcome.place(seat) for seat in range(3)] == [1.5, 1.5, 3]
    assert [outcome.margin(seat) for seat in range(3)] == [0, 0, -4]


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "toy.jsonl"
    run(Ledger(toy("tumbleweed", LOW), path), SEEDS[:5])
    with path.open("a") as file:
        file.write('{"seed": 5, "shar')  # stopped in the middle of a line
    ledger = Ledger(toy("tumbleweed", LOW), path)
    assert ledger.missing(SEEDS) == SEEDS[5:]
    run(ledger, SEEDS)
    whole = Ledger(toy("tumbleweed", LOW), None)
    run(whole, SEEDS)
    again = Ledger(toy("tumbleweed", LOW), path)
    assert [b.margins for b in again.among(SEEDS)] == [b.margins for b in whole.among(SEEDS)]
    assert again.blocks[3].focal.counts == ledger.blocks[3].focal.counts


def test_the_ledger_of_another_pairing_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "toy.jsonl"
    Ledger(toy("tumbleweed", LOW), path)
    with pytest.raises(BadOptions):
        Ledger(toy(LOW, "tumbleweed"), path)
    assert json.loads(path.read_text())["focal"] == "tumbleweed"


def test_the_gate_weighs_blocks() -> None:
    fair = [0.0, 0.25, 0.5] * 20
    assert gate.verdict(fair[:49], 0.25) == gate.OPEN
    assert gate.verdict([x + 0.2 for x in fair], 0.25) == gate.ACCEPTED
    assert gate.verdict([x - 0.2 for x in fair], 0.25) == gate.REJECTED
    level = [0.265 + x for x in (-0.2, 0.2)] * 750
    assert gate.verdict(level, 0.25) == gate.NOT_SHOWN
    assert gate.verdict(level[:-2], 0.25) == gate.OPEN


def test_an_interval_counts_blocks_and_not_games() -> None:
    wide = Interval([0.0, 1.0] * 8)
    narrow = Interval([0.0, 1.0] * 128)
    assert wide.mean == narrow.mean == 0.5
    assert narrow.low > wide.low
    assert narrow.high < wide.high
    assert wide.low < 0.5 < wide.high
    assert narrow.clear_of(0.25)
    assert not narrow.clear_of(0.5)
    assert wide.error == pytest.approx(0.129, abs=0.001)


def test_a_share_of_victories_is_a_difference_in_rating() -> None:
    assert strength(0.25, 4) == pytest.approx(0)
    assert strength(0.5, 2) == pytest.approx(0)
    assert strength(10 / 11, 2) == pytest.approx(400)
    assert strength(0.4, 4) > strength(0.3, 4) > 0 > strength(0.2, 4)


def test_a_clock_keeps_quantiles_and_merges() -> None:
    clock = Clock()
    for length in [0.001] * 98 + [0.02] * 2:
        clock.add(length)
    assert clock.quantile(0.5) == pytest.approx(1, rel=0.2)
    assert clock.quantile(0.99) == pytest.approx(20, rel=0.2)
    other = Clock({3: 5})
    other.merge(clock)
    assert other.decisions() == 105
    assert Clock().quantile(0.5) == 0


def test_a_bar_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    bar = Bar("toy")
    bar.show(1, 2, [1.0])
    bar.show(2, 2, [1.0, 0.0])
    shown = capsys.readouterr().err
    assert "1/2" in shown
    assert shown.endswith("2/2  50.0%  0 s\x1b[K\n")
