"""What is played is what is read: the tables, and the games played again."""

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import tenderfoot
from tenderfoot.data import Dataset, dataset
from tenderfoot.data.columns import DECISIONS
from tenderfoot.data.columns import GAMES as COLUMNS
from tenderfoot.engine.verify import verify
from tenderfoot.games import GAMES as HOUSE
from tests.data.sets import GAMES, files, small

EVERYTHING = [
    ("goldriver", {"players": 5, "buildings": True, "poker": True}),
    ("dicetown", {"players": 6, "edition": "revised", "wild_west": True, "indians": True}),
    ("dicetown", {"players": 3, "edition": "classic"}),
]


def test_each_game_and_each_decision_is_a_row(data: Dataset) -> None:
    games, decisions = data.games(), data.decisions()
    assert (len(data), games.num_rows) == (GAMES, GAMES)
    assert (games.column_names, decisions.column_names) == (list(COLUMNS), list(DECISIONS))
    assert games["game"].to_pylist() == list(range(GAMES))
    assert sum(games["decisions"].to_pylist()) == decisions.num_rows
    assert data.verify() == GAMES


def test_ids_are_those_of_the_game_and_texts_those_of_records(data: Dataset) -> None:
    choices = HOUSE["goldriver"].choices()
    for row in data.decisions(legal=True).slice(0, 300).to_pylist():
        assert choices[row["action"]].text == row["answer"]
        assert row["legal"][row["chosen"]] == row["action"]
        assert len(row["legal"]) == row["offered"] > 1


def test_positions_come_in_the_order_of_the_rows(data: Dataset) -> None:
    rows = data.decisions(["seat", "answer"]).slice(0, 300).to_pylist()
    for row, (view, ask, choice) in zip(rows, data.positions(), strict=False):
        assert (view.seat, ask.seat, choice.text) == (row["seat"], row["seat"], row["answer"])
        assert choice in ask.options


def test_a_game_can_be_had_again_with_its_record(data: Dataset) -> None:
    match, row = data.match(101), data.games().slice(101, 1).to_pylist()[0]
    assert (match.over, match.scores(), match.winners()) == (True, row["scores"], row["winners"])
    assert match.paper.seed.hex() == row["seed"]
    assert match.record().endswith(f"digest {row['digest']}\n")
    assert verify(match.game, match.record()) is None
    assert [one.winners() for one in data.matches()] == data.games(["winners"])["winners"].to_pylist()


def test_some_columns_are_enough(data: Dataset) -> None:
    assert data.games(["winners", "game"]).column_names == ["winners", "game"]
    assert data.decisions(["prompt"]).column_names == ["prompt"]


def test_the_files_are_plain_parquet(data: Dataset) -> None:
    """Whoever has not Tenderfoot reads the directories."""
    assert pq.read_table(data.folder.root / "decisions").equals(data.decisions())
    assert pq.read_table(data.folder.root / "games").num_rows == GAMES


def test_everybody_moves_on_by_a_seat(tmp_path: Path) -> None:
    bots = ["tumbleweed", "tests.arena.toy:Lowest", "tests.arena.toy:Highest"]
    found = dataset("goldriver", tmp_path, games=4, bots=bots, players=3)
    seated = found.games(["bots"])["bots"].to_pylist()
    assert seated == [bots, [*bots[1:], bots[0]], [bots[2], *bots[:2]], bots]
    rows = found.decisions(["game", "seat", "bot"]).to_pylist()
    assert all(row["bot"] == seated[row["game"]][row["seat"]] for row in rows)
    assert found.verify() == 4


@pytest.mark.parametrize(("game", "options"), EVERYTHING)
def test_every_extension_can_be_kept(game: str, options: dict[str, Any], tmp_path: Path) -> None:
    found = tenderfoot.dataset(game, tmp_path, games=3, bots="tumbleweed", seed="all of it", **options)
    assert found.verify() == 3
    assert found.about["options"] == dict(HOUSE[game].options(options))
    assert len(found.decisions(legal=True)) == found.decisions().num_rows


def test_a_game_is_the_same_however_it_was_played(data: Dataset, tmp_path: Path) -> None:
    """In several processes, in several goes, with more games after it: byte by byte."""
    small(tmp_path, games=7)
    small(tmp_path, games=101, jobs=2)
    first = (tmp_path / "games" / "00000.parquet").stat().st_mtime_ns
    whole = small(tmp_path)
    assert files(tmp_path) == files(data.folder.root)
    assert (tmp_path / "games" / "00000.parquet").stat().st_mtime_ns == first
    assert len(small(tmp_path, games=5)) == len(whole) == GAMES


def test_another_seed_is_another_data_set(data: Dataset, tmp_path: Path) -> None:
    digests = small(tmp_path, games=3, seed=1).games(["digest"])["digest"].to_pylist()
    assert not set(digests) & set(data.games(["digest"])["digest"].to_pylist())


def test_it_says_how_far_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[int, int]] = []
    small(tmp_path, games=2, progress=lambda done, wanted: told.append((done, wanted)))
    assert told == [(1, 2), (2, 2)]
    small(tmp_path, games=3, progress=True).verify(progress=True)
    bars = capsys.readouterr().err
    assert "goldriver █" in bars
    assert bars.count("3/3") == 2
    small(tmp_path, games=3)
    assert capsys.readouterr().err == ""
    assert repr(Dataset(tmp_path)) == f"<3 games of goldriver in {tmp_path}: tumbleweed, tumbleweed>"
