"""Games are kept where the system keeps such things, whole or not at all."""

import os
from pathlib import Path

import pytest

from tenderfoot.terminal.errors import BadFile
from tenderfoot.terminal.saves import Shelf, data_directory, read_text


@pytest.mark.parametrize(
    ("platform", "environ", "directory"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/tenderfoot"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/tenderfoot"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/tenderfoot"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/tenderfoot"),
        ("linux", {"HOME": "/h", "TENDERFOOT_DATA": "/t"}, "/t"),
    ],
)
def test_each_system_has_its_place(platform: str, environ: dict[str, str], directory: str) -> None:
    assert data_directory(None, environ, platform) == Path(directory)


def test_a_directory_asked_for_comes_first() -> None:
    assert data_directory("/d", {"HOME": "/h", "TENDERFOOT_DATA": "/t"}, "linux") == Path("/d")


def test_a_game_is_kept_and_found_again(tmp_path: Path) -> None:
    keeper = Shelf(tmp_path).new_keeper("game")
    keeper.keep("one", over=False)
    keeper.keep("two", over=False)
    assert Shelf(tmp_path).newest() == keeper.saved
    assert read_text(keeper.saved) == "two"
    assert list(keeper.saved.parent.iterdir()) == [keeper.saved]


def test_the_newest_game_is_the_one_played_last(tmp_path: Path) -> None:
    older, newer = Shelf(tmp_path).new_keeper("b"), Shelf(tmp_path).new_keeper("a")
    older.keep("older", over=False)
    newer.keep("newer", over=False)
    os.utime(older.saved, ns=(1, 1))
    os.utime(newer.saved, ns=(2, 2))
    assert Shelf(tmp_path).newest() == newer.saved


def test_a_second_game_of_the_same_seed_does_not_overwrite_the_first(tmp_path: Path) -> None:
    for text in ("first", "second", "third"):
        Shelf(tmp_path).new_keeper("game").keep(text, over=False)
    assert sorted(read_text(path) for path in (tmp_path / "saves").iterdir()) == ["first", "second", "third"]


def test_a_game_that_is_over_becomes_a_record(tmp_path: Path) -> None:
    keeper = Shelf(tmp_path).new_keeper("game")
    keeper.keep("unfinished", over=False)
    keeper.keep("finished", over=True)
    assert keeper.record is not None
    assert read_text(keeper.record) == "finished"
    with pytest.raises(BadFile) as refused:
        Shelf(tmp_path).newest()
    assert refused.value.code == "nothing-saved"


def test_a_file_of_the_players_own_is_left_where_it_is(tmp_path: Path) -> None:
    mine = tmp_path / "mine.tenderfoot"
    mine.write_text("unfinished")
    Shelf(tmp_path / "data").keeper(mine).keep("finished", over=True)
    assert mine.exists()


@pytest.mark.parametrize(
    ("name", "reason"),
    [("nowhere", "fault:missing"), ("", "fault:directory"), ("f/x", "fault:no-directory")],
)
def test_what_cannot_be_read_is_refused_with_the_reason(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "f").write_text("a file")
    with pytest.raises(BadFile) as refused:
        read_text(tmp_path / name)
    assert refused.value.code == "cannot-read"
    assert refused.value.facts["reason"] == reason


def test_what_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    with pytest.raises(BadFile) as refused:
        read_text(tmp_path / "picture")
    assert refused.value.code == "not-text"


def test_what_cannot_be_written_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no directory")
    with pytest.raises(BadFile) as refused:
        Shelf(tmp_path / "data").new_keeper("game").keep("text", over=False)
    assert refused.value.code == "cannot-write"
    assert refused.value.facts["reason"] == "fault:no-directory"
