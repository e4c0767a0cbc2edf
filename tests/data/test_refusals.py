"""Whatever is wrong with a data set is said in one sentence, and changes nothing."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tenderfoot.data import BadDataset, Dataset, dataset
from tenderfoot.engine.errors import BadOptions, Refusal
from tests.data.sets import GAMES, changed, files, small


@pytest.fixture(scope="module")
def kept(data: Dataset) -> Path:
    return data.folder.root


@pytest.fixture
def out(kept: Path, tmp_path: Path) -> Path:
    """A data set of one's own, to be spoilt."""
    shutil.copytree(kept, tmp_path / "set")
    return tmp_path / "set"


def wrong(out: Path) -> str:
    """What verifying it says."""
    with pytest.raises(BadDataset) as refused:
        Dataset(out).verify()
    return str(refused.value).removeprefix(f"{out}/")


@pytest.mark.parametrize(
    ("file", "row", "column", "value", "said"),
    [
        ("decisions/00000", 17, "action", 1, "action is “1”, and playing the game again gives “"),
        ("decisions/00000", 17, "answer", "dance", "“dance” is no legal answer there."),
        ("decisions/00001", 3, "seat", 7, "seat is “7”, and playing the game again gives “"),
        ("decisions/00000", 400, "game", 99, "game is “99”, and playing the game again gives “"),
        ("decisions/00000", 0, "prompt", None, "prompt is “None”, and playing the game again gives “"),
        ("games/00000", 40, "scores", [1, 2], "scores is “[1, 2]”, and playing the game again gives “["),
        ("games/00001", 2, "winners", [], "winners is “[]”, and playing the game again gives “["),
        ("games/00000", 99, "seed", "00", "seed is “00”, and playing the game again gives “"),
        ("games/00000", 5, "digest", "beef", "digest is “beef”, and playing the game again gives “"),
    ],
)
def test_a_changed_value_is_named_with_file_and_row(
    out: Path, file: str, row: int, column: str, value: object, said: str
) -> None:
    changed(out / f"{file}.parquet", row, column, value)
    assert wrong(out).startswith(f"{file}.parquet, row {row}: {said}")


def test_an_answer_that_was_exchanged_throughout_is_found_out(out: Path) -> None:
    """Text, id and place of a legal answer: then the game goes on otherwise."""
    data = Dataset(out)
    row = next(row for row, one in enumerate(data.decisions().to_pylist()) if one["offered"] > 2)
    _, ask, choice = list(zip(range(row + 1), data.positions(), strict=False))[row][1]
    other = next(option for option in ask.options if option != choice)
    file = out / "decisions" / "00000.parquet"
    for column, value in (("answer", other.text), ("action", other.number)):
        changed(file, row, column, value)
    changed(file, row, "chosen", ask.options.index(other))
    assert ", row " in wrong(out)


@pytest.mark.parametrize("file", ["decisions/00000.parquet", "games/00001.parquet"])
def test_a_missing_file_is_named_and_played_again(kept: Path, out: Path, file: str) -> None:
    (out / file).unlink()
    assert wrong(out).startswith(f"{file} is missing")
    assert len(Dataset(out)) == (GAMES - 100 if "00000" in file else 100)
    assert Dataset(out).games().num_rows == len(Dataset(out))
    small(out)
    assert files(out) == files(kept)


def test_too_few_rows_and_too_many_are_found(out: Path) -> None:
    shutil.copy(out / "games" / "00000.parquet", out / "games" / "00001.parquet")
    assert wrong(out) == "games/00001.parquet has 100 rows, and there should be 3."
    small(out.parent / "fewer", games=2)
    shutil.copy(out.parent / "fewer" / "decisions" / "00000.parquet", out / "decisions")
    assert wrong(out).endswith("rows, in the middle of a game.")


@pytest.mark.parametrize("junk", [b"", b"PAR1 is not enough PAR1", b"Dear diary"])
def test_a_damaged_file_is_named(out: Path, junk: bytes) -> None:
    (out / "games" / "00000.parquet").write_bytes(junk)
    said = "games/00000.parquet is damaged or no table of this data set"
    assert wrong(out).startswith(said)
    with pytest.raises(BadDataset, match="is damaged"):
        small(out)
    with pytest.raises(BadDataset, match="is damaged"):
        Dataset(out).games()


def test_the_table_of_another_is_named(out: Path) -> None:
    shutil.copy(out / "games" / "00000.parquet", out / "decisions" / "00000.parquet")
    assert wrong(out).startswith("decisions/00000.parquet is damaged or no table of this data set")


@pytest.mark.parametrize("title", ["", "[]", "{}", '{"game": "goldriver"}', "\udcff"])
def test_what_does_not_say_what_it_is_cannot_be_read(out: Path, title: str) -> None:
    (out / "dataset.json").write_bytes(title.encode("utf-8", "surrogateescape"))
    before = files(out)
    for attempt in (Dataset, small):
        with pytest.raises(BadDataset, match="does not say what the data set is"):
            attempt(out)
    assert files(out) == before


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"seed": 5}, "whose seed is “5feceb66ffc8…” and not “ef2d127de37b…”"),
        ({"bots": "greenhorn"}, "whose table of bots is “tumbleweed, tumbleweed” and not “greenhorn, green"),
        ({"players": 3}, "whose set of options is “players=2” and not “players=3”"),
    ],
)
def test_another_data_set_in_the_directory_is_left_alone(
    kept: Path, wanted: dict[str, object], said: str
) -> None:
    before = files(kept)
    with pytest.raises(BadDataset) as refused:
        small(kept, **wanted)
    assert str(refused.value).startswith(f"{kept} holds another data set, {said}")
    assert files(kept) == before


@pytest.mark.parametrize("key", ["rules", "actions"])
def test_a_data_set_of_other_rules_can_be_read_but_not_played_again(out: Path, key: str) -> None:
    title = json.loads((out / "dataset.json").read_text())
    other: object = 99 if key == "rules" else "beef"
    (out / "dataset.json").write_text(json.dumps({**title, key: other}))
    assert Dataset(out).games().num_rows == GAMES
    assert "was played by other rules" in wrong(out)
    with pytest.raises(BadDataset, match="was played by other rules"):
        next(Dataset(out).positions())
    with pytest.raises(BadDataset, match="holds another data set"):
        small(out)


def test_what_cannot_be_played_again_says_so(out: Path) -> None:
    changed(out / "decisions" / "00000.parquet", 5, "answer", "dance")
    with pytest.raises(BadDataset, match="Game 0 cannot be played again: “dance” is no legal answer there"):
        Dataset(out).match(0)


@pytest.mark.parametrize("number", [-1, GAMES, 10**6])
def test_a_game_that_is_not_there_is_refused(kept: Path, number: int) -> None:
    with pytest.raises(BadDataset, match=f"There is no game “{number}”; games go from 0 to 102"):
        Dataset(kept).match(number)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "chess"}, "There is no game “chess”"),
        ({"bots": "genius"}, "There are no bots of level “genius”"),
        ({"bots": "no.where:Bot"}, "There is no bot “no.where:Bot” to be found"),
        ({"bots": "tests.arena.toy:NOT_A_BOT"}, "is not a bot"),
        ({"bots": ["greenhorn", "tumbleweed"]}, "--bots names 2 levels, and there are 4 bots"),
        ({"bots": []}, "--bots names 0 levels"),
        ({"players": 9}, "cannot be “9”"),
        ({"colour": "red"}, "has no option “colour”"),
        ({"games": 0}, "--games wants a whole number from 1"),
        ({"games": "many"}, "--games wants a whole number from 1"),
        ({"jobs": -1}, "--jobs wants a whole number from 1"),
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_is_written(
    tmp_path: Path, wanted: dict[str, object], said: str
) -> None:
    call = {"game": "goldriver", "out": tmp_path / "set", **wanted}
    with pytest.raises(BadOptions) as refused:
        dataset(**call)  # type: ignore[arg-type]
    assert said in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_answers_nonsense_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"tests\.arena\.toy:Stubborn"):
        small(tmp_path / "set", bots="tests.arena.toy:Stubborn")
    assert len(Dataset(tmp_path / "set")) == 0
    assert Dataset(tmp_path / "set").games().num_rows == 0


def test_a_directory_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for out in (tmp_path / "file", tmp_path / "file" / "set"):
        with pytest.raises(BadDataset, match="something that is no directory is in the way"):
            small(out)
        with pytest.raises(BadDataset, match="There is no data set in "):
            Dataset(out)


def test_a_directory_with_other_files_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("precious")
    with pytest.raises(BadDataset, match="holds other files and no data set"):
        small(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["thesis.tex"]


def test_what_an_interrupted_write_has_left_is_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / ".dataset.json.123").write_text("{")
    small(tmp_path, games=2)
    (tmp_path / "games" / ".00001.parquet.123").write_bytes(b"PAR1")
    assert small(tmp_path, games=3).verify() == 3


def test_without_pyarrow_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    program = f"""
import sys
sys.modules["pyarrow"] = None
from tenderfoot.cli import main
from tenderfoot.extras import Missing
import tenderfoot.data
status = main(["dataset", "goldriver", "--out", {str(tmp_path / "set")!r}, "--lang", "fr"])
try:
    tenderfoot.data.dataset("goldriver", {str(tmp_path / "set")!r})
except Missing as refusal:
    print(refusal, status)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == 'This needs pyarrow, which is not installed: pip install "tenderfoot[data]" 1\n'
    assert done.stderr.splitlines() == [
        'Il faut pour cela pyarrow, qui n’est pas installé : pip install "tenderfoot[data]"'
    ]
    assert list(tmp_path.iterdir()) == []
