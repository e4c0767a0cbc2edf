"""Bots from outside, installed or named by whoever starts the program: one registry, and all ask it."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import tenderfoot
from tenderfoot.bots import BadAnswer, enrolled, level_of, levels, make, reply
from tenderfoot.bots.entrant import Entrant
from tenderfoot.cli import main
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.match import begin
from tenderfoot.games import goldriver
from tenderfoot.locale import LANGUAGES, Speaker
from tests.command import only
from tests.command import tenderfoot as command
from tests.installed import forget, install

GAME = goldriver.GAME
HOUSE = ["tumbleweed", "greenhorn", "prospector", "gambler", "marshal"]


@pytest.fixture(autouse=True)
def prairie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Somebody else's bots, installed for one test."""
    monkeypatch.syspath_prepend(install(tmp_path))
    forget()
    yield tmp_path
    forget()


def sentence(refusal: tenderfoot.Refusal) -> str:
    """What the reader reads, without a code or a word that nobody put into the catalogues."""
    said = [Speaker(lang, None, []) for lang in LANGUAGES]
    told = [speaker.refusal(refusal) for speaker in said]
    assert [speaker.unsaid for speaker in said] == [[]] * len(LANGUAGES)
    return told[0]


def refused(game: str, name: str) -> str:
    with pytest.raises(BadOptions) as found:
        Entrant(name).bot(game, b"")
    return sentence(found.value)


def test_an_installed_bot_is_a_level_of_the_games_it_plays() -> None:
    """The broken ones are not offered, and nobody takes the name of a level of the house."""
    assert tenderfoot.levels("goldriver") == levels("goldriver") == [*HOUSE, "miser", "mute"]
    assert tenderfoot.levels("dicetown") == [*HOUSE, "mute"]
    assert type(make("goldriver", "greenhorn", b"")).__module__ == "tenderfoot.bots.goldriver.greenhorn"


def test_it_plays_and_is_measured_by_its_name() -> None:
    match = tenderfoot.Match("goldriver", players=2, seed=1)
    assert tenderfoot.play(match, ["miser", "tumbleweed"], seed=1).over
    table = tenderfoot.tournament("goldriver", ["miser", "tumbleweed"], games=2, players=2)
    assert {row.name for row in table} == {"miser", "tumbleweed"}


@pytest.mark.parametrize(
    ("game", "name", "said"),
    [
        ("goldriver", "ghost", "There is no bot “prairie:Ghost” to be found: module 'prairie' has no attr"),
        ("goldriver", "lost", "There is no bot “no_such_module:Bot” to be found: No module named"),
        ("goldriver", "stone", "“prairie:Stone” is not a bot: its class must inherit from tenderfoot.Bot."),
        ("goldriver", "prairie:Stone", "“prairie:Stone” is not a bot"),
        ("goldriver", "prairie:", "There is no bot “prairie:” to be found"),
        ("goldriver", ":Miser", "There is no bot “:Miser” to be found: Empty module name."),
        ("goldriver", "prairie:Choosy", "The bot “prairie:Choosy” cannot sit down: "),
        ("goldriver", "os:system", "“os:system” is not a bot"),
        ("dicetown", "miser", "The bot “miser” does not play dicetown; it plays: goldriver."),
        ("dicetown", "prairie:Miser", "The bot “prairie:Miser” does not play dicetown; it plays: goldriver."),
        ("goldriver", "mieser", "There are no bots of level “mieser”; the nearest is “miser”, and there are"),
    ],
)
def test_who_cannot_play_is_refused_in_a_sentence(game: str, name: str, said: str) -> None:
    assert refused(game, name).startswith(said)


@pytest.mark.parametrize(
    ("name", "said", "logged"),
    [
        (
            "mute",
            "The bot “mute” answered “None” to the question “bid2”, which is none of its options: bid 0, ",
            "The bot “mute” answered the question “bid2” with something that is none of its options (None).",
        ),
        (
            "prairie:Crasher",
            "The bot “prairie:Crasher” failed at the question “bid2”: ValueError: under my cup: 9 9 Q.",
            "The bot “prairie:Crasher” failed at the question “bid2”: ValueError at prairie.py:",
        ),
    ],
)
def test_a_bad_answer_says_which_bot_what_it_said_and_what_it_was_asked(
    name: str, said: str, logged: str
) -> None:
    """A log is told the same without anything of a hand."""
    match = begin(GAME, {"players": 2}, 1)
    bot = Entrant(name).bot("goldriver", b"")
    with pytest.raises(BadAnswer) as found:
        reply(GAME, name, bot, match.view(0), match.asks[0])
    assert sentence(found.value).startswith(said)
    told = sentence(found.value.discreet())
    assert told.startswith(logged)
    assert "9 9 Q" not in told


@pytest.mark.parametrize(("said", "shown"), [("dance", "dance"), (3, "3"), (1.5, "1.5"), ([], "list")])
def test_whatever_a_bot_returns_is_shown_as_far_as_it_can_be(said: object, shown: str) -> None:
    match = begin(GAME, {"players": 2}, 1)
    bot = Entrant(lambda _view, _ask: cast("str", said)).bot("goldriver", b"")
    with pytest.raises(BadAnswer) as found:
        reply(GAME, "it", bot, match.view(0), match.asks[0])
    assert found.value.facts["found"] == shown


def test_an_option_of_another_question_is_none_of_this_one() -> None:
    match = begin(GAME, {"players": 2}, 1)
    ask = match.asks[0]
    other = GAME.choice("pass")
    assert ask.option(other) is None
    with pytest.raises(BadAnswer, match="pass"):
        reply(GAME, "it", Entrant(lambda _view, _ask: other).bot("goldriver", b""), match.view(0), ask)


def test_a_class_named_in_a_command_is_a_level_from_then_on() -> None:
    assert enrolled("prairie:Crasher").name == "crasher"
    assert levels("dicetown") == [*HOUSE, "crasher", "mute"]
    assert level_of("dicetown", "crasher").home == "prairie:Crasher"
    assert enrolled("prairie:Miser") is not None  # is there already, under the same name
    with pytest.raises(BadOptions) as taken:
        enrolled("tenderfoot.bots.goldriver.greenhorn:Greenhorn")
    assert sentence(taken.value).startswith("“tenderfoot.bots.goldriver.greenhorn:Greenhorn” would be called")


def test_a_name_alone_imports_nothing() -> None:
    """What a guest or a record asks for is looked up; only an operator's word is imported."""
    for name in ("prairie:Crasher", "os:system", "antigravity", "this:d"):
        with pytest.raises(BadOptions, match="unknown-level"):
            make("dicetown", name, b"")
    assert not {"this", "antigravity"} & set(sys.modules)


def test_the_help_lists_who_is_installed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--help", "--lang", "en"]) == 0
    assert "marshal, ghost, lost, miser, mute," in " ".join(capsys.readouterr().out.split())


def test_the_arena_measures_it_by_its_level(capsys: pytest.CaptureFixture[str]) -> None:
    line = "arena goldriver --bot miser --field prairie:Miser --players 2 --seeds 2 --jobs 2 --lang en"
    assert main(line.split()) == 0
    assert "miser against 1 × Miser | 2 × 2" in capsys.readouterr().out


def left(line: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The status of a command in which nothing is done but to leave."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    return main([*line.split(), "--plain", "--lang", "en"])


@pytest.mark.parametrize(
    ("bots", "level", "again"),
    [("miser", "miser", ""), ("prairie:Crasher", "crasher", "--bots prairie:Crasher")],
)
def test_in_the_terminal_it_sits_down_is_left_and_taken_up_again(
    bots: str, level: str, again: str, prairie: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record names the level, never a class: whoever goes on names a class of his own again."""
    assert left(f"play goldriver --players 2 --bots {bots} --data {prairie}", monkeypatch) == 0
    assert f"[{level}]" in only(prairie / "saves").read_text("utf-8")
    forget()
    assert left(f"resume --data {prairie} {again}", monkeypatch) == 0


def test_a_record_alone_brings_no_class(
    prairie: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert left(f"play goldriver --players 2 --bots prairie:Crasher --data {prairie}", monkeypatch) == 0
    forget()
    capsys.readouterr()
    assert left(f"resume --data {prairie}", monkeypatch) == 2
    said = capsys.readouterr()
    assert said.err.startswith("There are no bots of level “crasher”")
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_in_the_terminal_a_bad_answer_is_told_and_nothing_is_lost(prairie: Path) -> None:
    done = command(
        prairie,
        "play goldriver --players 2 --lang en --plain --bots mute",
        "1\n\n" * 3,
        PYTHONPATH=str(prairie),
    )
    assert done.returncode == 1
    assert done.stderr.startswith("The bot “mute” answered “None” to the question")
    assert done.stderr.count("\n") == 1
    saved = only(prairie / "saves")
    assert str(saved) in done.stdout
    assert "\n0 bid 1\n" in saved.read_text("utf-8")
