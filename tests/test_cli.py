"""The command: every wish is granted, or refused in one sentence without a traceback."""

import re
import sys
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

import tenderfoot as package
from tenderfoot import cli
from tenderfoot.__main__ import main as start
from tenderfoot.cli import main
from tenderfoot.cli.command import Command as Errand
from tenderfoot.cli.commands import COMMANDS
from tests.command import SEED, environment, only


class Done:
    """How a call of the command ended."""

    def __init__(self, status: int, said: str, complained: str) -> None:
        self.status: Final = status
        self.said: Final = said
        self.complained: Final = complained

    def sentence(self) -> str:
        """What was said instead of doing it: one line, on the side of errors."""
        assert self.said == ""
        (line,) = self.complained.splitlines()
        return line


class Command:
    """The command, called in this process; `test_process.py` starts real ones."""

    def __init__(
        self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.data: Final = data
        self._patch: Final = monkeypatch
        self._capsys: Final = capsys
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment(data).items():
            monkeypatch.setenv(name, value)
        monkeypatch.chdir(data)

    def __call__(self, line: str, typed: str = "", **environ: str) -> Done:
        for name, value in environ.items():
            self._patch.setenv(name, value)
        self._patch.setattr(sys, "stdin", StringIO(typed))
        status = main(line.split())
        said = self._capsys.readouterr()
        return Done(status, said.out, said.err)


@pytest.fixture
def tenderfoot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    return Command(tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "There is no command “dance”; the nearest is “dataset”, and there are: play, resume, "),
        ("play", "Say which game to play: tenderfoot play dicetown."),
        (
            "play chess",
            "There is no game “chess”; the nearest is “dicetown”, and there are: dicetown, goldriver.",
        ),
        ("play dicetown --edition third", "The option “--edition” cannot be “third”; the nearest value is “"),
        ("play dicetown --players 9", "The option “--players” cannot be “9”; the nearest value is “"),
        ("play dicetown --wild-west 9", "The option “--wild-west” cannot be “9”; the nearest value is “"),
        (
            "play goldriver --edition revised",
            "This game has no option “--edition”; the nearest is “--buildings”",
        ),
        ("play dicetown --players 6", "A sixth player needs the Wild West extension."),
        ("play dicetown --players", "The option --players needs a value: --players 4."),
        ("play dicetown --plain=1", "The option --plain takes no value; it stands alone."),
        ("play dicetown --colour red", "“tenderfoot play” has no option --colour; the nearest is --"),
        (
            "play dicetown --wildwest",
            "“tenderfoot play” has no option --wildwest; the nearest is --wild-west",
        ),
        ("play dicetown now", "“now” is one word too many: tenderfoot play GAME [options]."),
        ("play dicetown --seed=", "The option --seed needs a value: --seed SEED."),
        ("--seed 7 play dicetown", "The option --seed stands after the command: tenderfoot play … --seed."),
        (
            "arena goldriver --edition classic",
            "This game has no option “--edition”; the nearest is “--buildings”",
        ),
        ("arena goldriver --seeds 0", "--seeds wants a whole number from 1 to "),
        ("dataset", "Say which game to play: tenderfoot dataset goldriver."),
        ("dataset goldriver --games 0", "--games wants a whole number from 1 to "),
        (
            "serve --log-level loud",
            "--log-level cannot be “loud”; the nearest is “info”, and there are: debug",
        ),
        ("serve --base-url http://[", "--base-url cannot be “http://[”: it looks like https://"),
        ("play dicetown --seat 7", "There is no seat “7”; seats go from 0 to 3."),
        ("play dicetown --seat first", "There is no seat “first”; seats go from 0 to 3."),
        (
            "play dicetown --bots genius",
            "There are no bots of level “genius”; the nearest is “greenhorn”, and there are: tumbleweed",
        ),
        ("play dicetown --bots tumbleweed,greenhorn", "--bots names 2 levels, and there are 3 bots"),
        ("play dicetown --name Buck", "Somebody at the table is called Buck already."),
        ("play dicetown --name [x]", "“[x]” cannot be your name"),
        ("play dicetown --lang klingon", "There is no language “klingon”; there are: en, fr."),
        (
            "verify x --players 3",
            "The option --players is for play, arena, dataset; “tenderfoot verify” does not take it",
        ),
        ("verify", "Say which record to check: tenderfoot verify FILE."),
        ("replay", "Say which record to tell: tenderfoot replay FILE."),
        (
            "rules chess",
            "There is no game “chess”; the nearest is “dicetown”, and there are: dicetown, goldriver.",
        ),
    ],
)
def test_what_cannot_be_meant_is_refused_in_a_sentence(
    tenderfoot: Command, tmp_path: Path, line: str, said: str
) -> None:
    done = tenderfoot(line)
    assert done.sentence().startswith(said)
    assert done.status == 2
    assert list(tmp_path.iterdir()) == []


def test_a_refusal_is_in_the_readers_language(tenderfoot: Command) -> None:
    asked = tenderfoot("play chess --lang fr")
    assert asked.sentence().startswith(
        "Il n’y a pas de jeu « chess » ; le plus proche est « dicetown », et il y a : dicetown"
    )
    found = tenderfoot("play dicetown --seat x", LC_ALL="fr_FR.UTF-8")
    assert found.sentence() == "Il n’y a pas de place « x » ; les places vont de 0 à 3."


@pytest.mark.parametrize("seed", ["7", "gold", SEED])
def test_any_number_or_word_is_a_seed(tenderfoot: Command, tmp_path: Path, seed: str) -> None:
    """64 hexadecimal digits are the seed itself, as records write it; anything else is hashed."""
    assert tenderfoot(f"play dicetown --bots tumbleweed --seed {seed}").status == 0
    whole = seed if seed == SEED else sha256(seed.encode()).hexdigest()
    assert f"\nseed {whole}\n" in only(tmp_path / "saves").read_text("utf-8")


def test_a_switch_of_a_game_may_stand_alone(tenderfoot: Command, tmp_path: Path) -> None:
    done = tenderfoot("play --wild-west dicetown --indians false --bots tumbleweed --players 6")
    assert (done.status, "with the Wild West" in done.said) == (0, True)
    assert "wild_west=true" in only(tmp_path / "saves").read_text("utf-8")


@pytest.mark.parametrize(("said", "source"), [("serve", "TENDERFOOT_PORT"), ("serve --port 99999", "--port")])
def test_what_is_wrong_with_a_server_is_said_where_it_was_said(
    tenderfoot: Command, said: str, source: str
) -> None:
    done = tenderfoot(said, TENDERFOOT_PORT="many")
    assert (done.status, done.sentence().partition(" cannot be ")[0]) == (2, source)


def test_the_version_says_which_form_the_rules_have(tenderfoot: Command) -> None:
    done = tenderfoot("--version")
    assert done.said == f"Tenderfoot {package.__version__}, rules {package.form()}\n"
    assert done.status == 0


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Gold Mine (most 9s)"), ("fr", "Mine d’or (le plus de 9)")]
)
def test_the_rules_can_be_read(tenderfoot: Command, lang: str, words: str) -> None:
    done = tenderfoot(f"rules dicetown --lang {lang}")
    assert done.status == 0
    assert words in " ".join(done.said.split())
    assert "\nDynamite: " in done.said
    assert max(len(line) for line in done.said.splitlines()) < 80


class TestFiles:
    """Files that are not what they should be."""

    @pytest.fixture
    def saved(self, tenderfoot: Command, tmp_path: Path) -> Path:
        tenderfoot(f"play dicetown --bots tumbleweed --seed {SEED}", "1\n" * 12)
        return only(tmp_path / "saves")

    @pytest.mark.parametrize("command", ["resume", "replay", "verify"])
    @pytest.mark.parametrize(
        ("content", "said"),
        [
            (None, "cannot be read: there is no such file."),
            (b"", "This is not a saved game or a record of Tenderfoot."),
            (b"Dear diary,\n", "This is not a saved game or a record of Tenderfoot."),
            (b"\x89PNG\xff\x00", "is not a text, so it is no record."),
            (b"tenderfoot 1\n", "The record stops in the middle, after line 1: its end is missing."),
            (b"tenderfoot 1\nwhat is\ndigest x\n", "Line 2 of the record makes no sense: “what is”."),
            (b"tenderfoot 1\ngame dicetown\ndigest x\n", "The record has no line “rules”."),
            (
                b"tenderfoot 1\ngame chess\nrules 1\noptions x=1\nseed 00\ndigest x\n",
                "The record is of a game this program does not know: “chess”.",
            ),
            (
                b"tenderfoot 1\ngame dicetown\nrules x\noptions a=b\nseed 00\ndigest x\n",
                "“x” is no version of the rules.",
            ),
            (
                b"tenderfoot 1\ngame dicetown\nrules 1\noptions a=b\nseed zz\ndigest x\n",
                "“zz” is no seed.",
            ),
            pytest.param(
                b"tenderfoot 1\n" + b"9" * 5000 + b" keep\ndigest x\n",
                "Line 2 of the record makes no sense: “99999",
                id="a number of thousands of digits",
            ),
        ],
    )
    def test_what_is_no_record_is_refused(
        self, tenderfoot: Command, tmp_path: Path, command: str, content: bytes | None, said: str
    ) -> None:
        if content is not None:
            (tmp_path / "file").write_bytes(content)
        done = tenderfoot(f"{command} file")
        assert said in done.sentence()
        assert done.status == 1

    def test_a_truncated_save_is_refused_and_left_alone(
        self, tenderfoot: Command, tmp_path: Path, saved: Path
    ) -> None:
        text = saved.read_text("utf-8")
        saved.write_text(text[: len(text) // 2], "utf-8")
        done = tenderfoot("resume")
        assert "The record stops in the middle" in done.sentence()
        assert done.status == 1
        assert saved.read_text("utf-8") == text[: len(text) // 2]

    def test_a_save_that_was_changed_is_refused(
        self, tenderfoot: Command, tmp_path: Path, saved: Path
    ) -> None:
        lines = saved.read_text("utf-8").splitlines()
        rolled = next(number for number, line in enumerate(lines) if line.startswith("~ dice"))
        lines[rolled] = lines[rolled][:-1] + ("0" if lines[rolled][-1] != "0" else "1")
        saved.write_text("\n".join(lines) + "\n", "utf-8")
        done = tenderfoot("resume")
        assert done.sentence().startswith(f"Line {rolled + 1} of the record says “~ dice")
        assert done.status == 1

    @pytest.mark.parametrize("command", ["resume", "replay", "review", "verify"])
    def test_rules_of_another_version_are_refused_and_nothing_is_lost(
        self, tenderfoot: Command, tmp_path: Path, saved: Path, command: str
    ) -> None:
        saved.write_text(re.sub("\nrules .+\n", "\nrules 99\n", saved.read_text("utf-8")), "utf-8")
        text = saved.read_text("utf-8")
        done = tenderfoot(f"{command} {saved}")
        assert "The record was made with rules 99 of dicetown; this program plays" in done.sentence()
        assert (done.status, saved.read_text("utf-8")) == (1, text)

    @pytest.mark.parametrize("command", ["resume", "replay", "review", "verify"])
    def test_a_game_whose_dice_had_other_keys_is_refused_and_nothing_is_lost(
        self, tenderfoot: Command, tmp_path: Path, saved: Path, command: str
    ) -> None:
        """Once each seat's dice had a key of their own: by ours they would be others, and the game too."""
        once = "~ dice 1 1 0 = 0 0 3 4 5\n~ dice 1 1 1 = 0 2 2 2 5\n"
        saved.write_text(re.sub("~ dice 1 1 = .+\n", once, saved.read_text("utf-8")), "utf-8")
        text = saved.read_text("utf-8")
        done = tenderfoot(f"{command} {saved}")
        assert "The record draws “dice 1 1 0” where this program draws “dice 1 1”" in done.sentence()
        assert (done.status, saved.read_text("utf-8")) == (1, text)

    def test_a_directory_is_no_file(self, tenderfoot: Command, tmp_path: Path) -> None:
        assert "it is a directory" in tenderfoot("verify .").sentence()

    def test_nothing_saved_is_said(self, tenderfoot: Command, tmp_path: Path) -> None:
        done = tenderfoot("resume")
        assert done.sentence().startswith("There is no unfinished game in ")
        assert done.status == 1

    def test_a_place_that_cannot_be_written_is_noticed_before_the_game(
        self, tenderfoot: Command, tmp_path: Path
    ) -> None:
        (tmp_path / "blocked").write_text("in the way")
        done = tenderfoot("play dicetown --bots tumbleweed --data blocked")
        assert "cannot be written: something that is no directory is in the way." in done.sentence()
        assert done.status == 1


def stop(*_: object) -> int:
    """Somebody presses Ctrl-C."""
    raise KeyboardInterrupt


def test_ctrl_c_is_one_word(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(COMMANDS, "rules", Errand("rules", stop, [], word="game"))
    assert main(["rules", "dicetown", "--lang", "fr"]) == 130
    assert capsys.readouterr().err.split() == ["Arrêté."]


def test_ctrl_c_while_it_starts_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "main", stop)
    assert start() == 130
