"""The build compiles what it is asked to compile, and says why when it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: one rule, and the script that compiles."""
    rule = tmp_path / "src" / "tenderfoot" / "engine" / "chance.py"
    rule.parent.mkdir(parents=True)
    rule.write_text("SIDES = 6\n")
    (tmp_path / "pyproject.toml").write_text('[tool.tenderfoot]\ncompiled = ["engine", "games", "hot.py"]\n')
    (tmp_path / "src" / "tenderfoot" / "hot.py").write_text("")
    script = tmp_path / hatch_build.SCRIPT
    script.parent.mkdir()
    script.write_text("import sys\nraise SystemExit(' '.join(['no such luck', *sys.argv[1:]]))\n")
    (tmp_path / hatch_build.SCHOOL).write_text("")
    return tmp_path


@pytest.mark.parametrize("asked", ["auto", "1", "0"])
def test_a_wish_is_taken_from_the_environment(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    monkeypatch.setenv("TENDERFOOT_COMPILE", asked)
    assert hatch_build.wish() == asked


def test_nothing_said_means_auto(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TENDERFOOT_COMPILE", raising=False)
    assert hatch_build.wish() == "auto"


def test_a_wish_nobody_knows_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENDERFOOT_COMPILE", "yes")
    with pytest.raises(SystemExit, match=r"is .yes.; it can be auto, 1 or 0\."):
        hatch_build.wish()


def test_without_the_compiler_named_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O3")
    assert not hatch_build.c_compiler()


def test_the_digest_changes_with_the_rules_and_with_nothing_else(checkout: Path) -> None:
    before = hatch_build.digest(checkout)
    (checkout / "README.md").write_text("new")
    (checkout / "src" / "tenderfoot" / "cli.py").write_text("new")
    assert hatch_build.digest(checkout) == before
    (checkout / "src" / "tenderfoot" / "engine" / "chance.py").write_text("SIDES = 7\n")
    assert hatch_build.digest(checkout) != before


def test_a_new_rule_file_changes_the_digest(checkout: Path) -> None:
    before = hatch_build.digest(checkout)
    (checkout / "src" / "tenderfoot" / "games").mkdir()
    (checkout / "src" / "tenderfoot" / "games" / "hand.py").write_text("")
    assert hatch_build.digest(checkout) != before


def test_a_module_named_alone_is_compiled_and_its_neighbours_are_not(checkout: Path) -> None:
    (checkout / "src" / "tenderfoot" / "cold.py").write_text("")
    named = [file.name for file in hatch_build.to_compile(checkout)]
    assert named == ["chance.py", "hot.py"]
    with pytest.raises(hatch_build.CannotCompileError, match=r"engine/chance\.py tenderfoot/hot\.py$"):
        hatch_build.compiled(checkout)


def test_no_struct_is_compiled() -> None:
    """In a compiled module a field of a Struct loses its default: structs have modules of their own."""
    files = hatch_build.to_compile(Path(hatch_build.__file__).parent)
    assert len(files) > 100
    assert [file.name for file in files if "(Struct" in file.read_text("utf-8")] == []


def test_a_failing_compiler_is_quoted_and_leaves_nothing(checkout: Path) -> None:
    with pytest.raises(hatch_build.CannotCompileError, match="no such luck"):
        hatch_build.compiled(checkout)
    assert list((checkout / "build" / "rules").iterdir()) == []


def test_what_is_compiled_already_is_taken_as_it_is(checkout: Path) -> None:
    done = checkout / "build" / "rules" / hatch_build.digest(checkout)
    done.mkdir(parents=True)
    assert hatch_build.compiled(checkout) == done


def test_extensions_of_older_sources_are_forgotten_and_newer_ones_kept(tmp_path: Path) -> None:
    for name, age in (("a" * hatch_build.DIGITS, 100), ("b" * hatch_build.DIGITS, 300)):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    hatch_build.forget(tmp_path, 800)
    assert [place.name[0] for place in tmp_path.iterdir()] == ["a"]


def test_pgo_is_a_build_of_its_own_with_its_own_name(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = hatch_build.digest(checkout)
    monkeypatch.setenv("TENDERFOOT_PGO", "1")
    assert hatch_build.digest(checkout) != plain
    with pytest.raises(
        hatch_build.CannotCompileError, match="no such luck --trained" if hatch_build.gcc() else "needs GCC"
    ):
        hatch_build.compiled(checkout)


def test_pgo_needs_gcc_and_says_so(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENDERFOOT_PGO", "1")
    monkeypatch.setenv("CC", sys.executable)
    with pytest.raises(hatch_build.CannotCompileError, match=r"TENDERFOOT_PGO is 1, and that needs GCC\."):
        hatch_build.compiled(checkout)


def test_a_wish_for_pgo_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TENDERFOOT_PGO", "yes")
    with pytest.raises(SystemExit, match=r"is .yes.; it can be 0 or 1\."):
        hatch_build.trained()


def test_the_games_that_a_compiler_watches_can_be_played() -> None:
    """The school of the compiler is a program of its own: a rule that changes must not leave it behind."""
    subprocess.run([sys.executable, hatch_build.SCHOOL, "1"], check=True)
