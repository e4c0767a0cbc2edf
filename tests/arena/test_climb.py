"""A climb plays the most important first, stops when it must, goes on where it was, and knows the whole."""

import json
import math
import re
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.arena.bar import Whole
from tenderfoot.arena.climb import Climb
from tenderfoot.arena.crew import Alone, hired
from tenderfoot.arena.ladder import TABLES, Ladder
from tests.arena.toy import HIGH, LOW, TOYTOWN

LEVELS: Final = (LOW, "tumbleweed", HIGH)
SEEDS: Final = 24


def climb(out: Path, games: int = 1) -> Climb:
    return Climb([Ladder(TOYTOWN, SEEDS, LEVELS).rungs() for _ in range(games)], out)


def numbers(line: str) -> tuple[int, int]:
    """Blocks that are done, and blocks in all."""
    found = re.search(r"  (\d+)/(\d+)  ", line)
    assert found
    return int(found[1]), int(found[2])


def test_the_bar_knows_the_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = climb(tmp_path)
    wanted = sum(rung.count for rung in Ladder(TOYTOWN, SEEDS, LEVELS).rungs())
    whole.play(Alone())
    lines = capsys.readouterr().err.split("\r")[1:]
    assert [numbers(line) for line in lines] == [(done, wanted) for done in range(1, wanted + 1)]
    assert whole.played() == (wanted, wanted)
    assert lines[-1].endswith("\x1b[K\n")
    assert all(len(line.removesuffix("\n").removesuffix("\x1b[K")) < 80 for line in lines)


def test_a_block_counts_as_much_as_there_is_to_play(tmp_path: Path) -> None:
    legs = climb(tmp_path).legs
    bar = Whole(legs)
    assert bar.work == sum(leg.rung.count * leg.rung.experiment.work for leg in legs)
    two, four = (next(leg for leg in legs if leg.rung.experiment.work == n * n) for n in (2, 4))
    bar.one_more(two)
    assert bar.first - bar.ahead == 4
    bar.one_more(four)
    assert bar.first - bar.ahead == 20


def test_time_left_follows_the_pace_and_ends_with_the_minutes(tmp_path: Path) -> None:
    legs, now = climb(tmp_path).legs, [100.0]
    endless, short = (Whole(legs, minutes, lambda: now[0]) for minutes in (math.inf, 2))
    now[0] += 30
    for bar in (endless, short):
        bar.one_more(next(leg for leg in legs if leg.rung.experiment.work == 16))
    assert endless.left() == pytest.approx(30 / 16 * (endless.work - 16))
    assert short.left() == 90
    assert not short.over()
    now[0] += 90
    assert short.over()
    assert short.left() == 0
    assert not endless.over()


def test_at_first_a_tenth_of_what_matters_is_played_then_the_whole(tmp_path: Path) -> None:
    whole = climb(tmp_path)
    turns = list(whole.turns())
    matters = [leg for leg in whole.legs if leg.rung.rank <= TABLES]
    assert 0 < len(matters) < len(whole.legs)
    first, then = turns[: len(matters)], turns[len(matters) :]
    assert [leg for leg, _ in first] == matters
    assert [leg for leg, _ in then] == whole.legs
    assert all(seeds == leg.rung.seeds for leg, seeds in then)
    assert all(seeds == leg.rung.seeds[: max(leg.rung.count // 10, 10)] for leg, seeds in first)


def test_games_take_turns_rank_by_rank(tmp_path: Path) -> None:
    ladders = [Ladder(game, SEEDS).rungs() for game in ("dicetown", "goldriver")]
    legs = Climb(ladders, tmp_path).legs
    ranks = [leg.rung.rank for leg in legs]
    assert ranks == sorted(ranks)
    assert [leg.rung.experiment.game for leg in legs[:6]] == ["dicetown", "goldriver"] * 3
    assert len(legs) == sum(map(len, ladders))


def test_a_climb_stops_by_itself_and_goes_on_where_it_was(tmp_path: Path) -> None:
    stopped = climb(tmp_path)
    stopped.play(Alone(), minutes=0)
    assert stopped.played()[0] == 1
    again = climb(tmp_path)
    assert again.played()[0] == 1
    again.play(Alone())
    assert again.played()[0] == again.played()[1]
    before = {path: path.read_text() for path in tmp_path.rglob("*.jsonl")}
    climb(tmp_path).play(Alone())
    assert {path: path.read_text() for path in tmp_path.rglob("*.jsonl")} == before


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    alone, together = climb(tmp_path / "alone"), climb(tmp_path / "together")
    alone.play(Alone())
    with hired(2) as crew:
        together.play(crew)
    for one, other in zip(alone.every(), together.every(), strict=True):
        assert one.share.mean == other.share.mean


def test_mixed_tables_are_written_down_like_everything_else(tmp_path: Path) -> None:
    whole = climb(tmp_path)
    whole.play(Alone())
    (leg,) = whole.of(TOYTOWN, "mixed")
    assert leg.ledger.path is not None
    lines = leg.ledger.path.read_text("utf-8").splitlines()
    assert json.loads(lines[0])["levels"] == list(LEVELS)
    assert len(leg.pieces()) == len(lines) - 1 == 20
    assert leg.result() is None
