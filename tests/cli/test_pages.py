"""The help: a page for each command, in both languages, with everything it takes and nothing else."""

import re
import subprocess
import sys

import pytest

from tenderfoot.cli import main
from tenderfoot.cli.commands import COMMANDS
from tenderfoot.engine.options import spelt, word
from tenderfoot.games import GAMES
from tenderfoot.locale import LANGUAGES

HEAVY = ("numpy", "aiohttp", "textual", "msgspec", "asyncio")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def page(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(line.split()) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


def plain(text: str) -> str:
    """Without line ends."""
    return " ".join(text.split())


@every_language
@pytest.mark.parametrize("line", ["", "--help", "-h", "help"])
def test_help_lists_the_commands_a_line_each(
    line: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = page(f"{line} --lang {lang}", capsys)
    assert re.findall(r"^    ([a-z]+)  ", said, re.MULTILINE) == list(COMMANDS)
    assert {"en": "unofficial fan implementation", "fr": "adaptation d’amateurs, non officielle"}[
        lang
    ] in plain(said)
    assert "--seed" not in said


@every_language
@pytest.mark.parametrize("name", COMMANDS)
def test_the_page_of_a_command_shows_its_options_with_their_defaults_and_examples(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = page(f"{name} --help --lang {lang}", capsys)
    command = COMMANDS[name]
    own = [option.spelt for option in command.options]
    settings = [spelt(one.name) for game in GAMES.values() for one in game.settings if command.settings]
    listed = re.findall(r"^  (?:-h, )?(--[a-z-]+)", said, re.MULTILINE)
    assert listed == [*own, "--lang", "--help", *settings]
    assert [option.name for option in command.options if option.usual and option.usual not in said] == []
    assert said.count(f"  tenderfoot {name}") >= 2  # how it goes, and an example
    assert max(map(len, said.splitlines())) < 80


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "greenhorn, prospector"), ("fr", "greenhorn (Pied-tendre)")]
)
def test_levels_are_listed_as_they_are_typed_and_as_they_are_called(
    lang: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in plain(page(f"play --help --lang {lang}", capsys))


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_the_options_of_a_game_are_explained_with_their_values(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = page(f"play {name} --help --lang {lang}", capsys)
    assert [other for other in GAMES if re.search(rf"^Options (of|de) {other}", said, re.MULTILINE)] == [name]
    for setting in GAMES[name].settings:
        values = "|".join(setting.words)
        lines = plain(said[said.index(f"{spelt(setting.name)} ") :])
        assert re.match(
            rf"{spelt(setting.name)} \[?{re.escape(values)}\]? \S+.*? {word(setting.default)}\)", lines
        )


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("serve", "arena")])
def test_help_of_a_command_comes_before_anything_is_done(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert page(f"{name} nothing at all --help --lang en", capsys) == page(f"help {name} --lang en", capsys)


@every_language
@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_can_be_typed(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every example is understood: with `--help` behind it, it shows the page instead of doing it."""
    said = page(f"{name} --help --lang {lang}", capsys)
    examples = re.findall(r"^  tenderfoot (.*)$", said, re.MULTILINE)[1:]
    assert examples
    for example in examples:
        assert f"tenderfoot {name}" in page(f"{example} --help", capsys)


def test_nothing_heavy_is_loaded_for_help_or_for_a_refusal() -> None:
    lines = ["--help", "play --help", "serve --help", "arena --help", "play chess"]
    calls = "; ".join(f"main({line.split()})" for line in lines)
    program = f"import sys; from tenderfoot.cli import main; {calls}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    loaded = done.stdout.splitlines()[-1].split()
    assert "tenderfoot.cli" in loaded
    assert not set(HEAVY) & set(loaded)
