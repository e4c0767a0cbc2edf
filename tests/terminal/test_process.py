"""Whole games through real processes and real terminals: played, left, taken up again, interrupted."""

import os
import re
import signal
import subprocess
from pathlib import Path
from typing import Final

import pexpect
import pyte
import pytest

from tests.command import COMMAND, SEED, environment, only, tenderfoot

STUCK: Final = 300  # seconds, to stop a test that hangs; a busy machine is no fault
PLAY: Final = f"play dicetown --players 3 --bots tumbleweed --seed {SEED}"
ENOUGH: Final = "1\n" * 4000  # more answers than any game needs
COLOUR: Final = re.compile(r"\x1b\[[\d;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[\d;]*m")


def spawned(data: Path, line: str, size: tuple[int, int] = (24, 80), **environ: str) -> "pexpect.spawn[str]":
    """The command at a terminal of this size."""
    return pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *line.split()],
        env={**environment(data), **environ},
        cwd=str(data),
        dimensions=size,
        encoding="utf-8",
        timeout=STUCK,
    )


class Screen:
    """What somebody at the terminal sees."""

    def __init__(self, child: "pexpect.spawn[str]", rows: int, columns: int) -> None:
        self.child: Final = child
        self.raw = ""
        self._screen: Final = pyte.Screen(columns, rows)
        self._stream: Final = pyte.Stream(self._screen)

    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._screen.display]

    def until(self, words: str) -> None:
        """Watch until these words are on the screen."""
        while not any(words in line for line in self.lines()):
            text = self.child.read_nonblocking(4096, timeout=STUCK)
            self.raw += text
            self._stream.feed(text)


ENGLISH: Final = ["unofficial fan", "The game is over.", "wins", "The record of the game lies in "]
FRENCH: Final = ["non officielle", "La partie est finie.", "gagne", "L’enregistrement de la partie se trouve"]


@pytest.mark.parametrize(("lang", "words"), [("en", ENGLISH), ("fr", FRENCH)])
@pytest.mark.parametrize(
    ("play", "typed"),
    [
        (PLAY, ENOUGH),
        (f"{PLAY} --edition classic".replace("--bots tumbleweed", "--bots greenhorn"), ENOUGH),
        (PLAY.replace("dicetown", "goldriver"), "0\n1\n" * 4000),
    ],
    ids=["dicetown-any", "dicetown-greenhorn", "goldriver"],
)
def test_a_whole_game_is_played_in_lines_and_recorded(
    tmp_path: Path, play: str, typed: str, lang: str, words: list[str]
) -> None:
    done = tenderfoot(tmp_path, f"{play} --lang {lang}", typed)
    assert done.stderr == ""
    assert done.returncode == 0
    assert all(word in done.stdout for word in words)
    record = only(tmp_path / "records")
    assert str(record) in done.stdout
    assert tenderfoot(tmp_path, f"verify {record}").returncode == 0
    assert list((tmp_path / "saves").iterdir()) == []


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that was played to its end without a break; whoever needs it only reads it."""
    data = tmp_path_factory.mktemp("whole")
    tenderfoot(data, PLAY, ENOUGH)
    return only(data / "records")


@pytest.mark.parametrize("after", [1, 2, 30])
def test_a_game_left_and_resumed_is_the_game_that_was_not_left(
    tmp_path: Path, whole: Path, after: int
) -> None:
    left = tenderfoot(tmp_path, PLAY, "1\n" * after)
    assert left.returncode == 0
    assert f"The game is saved in {only(tmp_path / 'saves')}" in left.stdout
    tenderfoot(tmp_path, "resume", ENOUGH)
    assert only(tmp_path / "records").read_text("utf-8") == whole.read_text("utf-8")


def test_resuming_shows_the_position_that_was_left(tmp_path: Path) -> None:
    left = tenderfoot(tmp_path, PLAY, "1\n" * 7 + "t\nq\n").stdout
    saved = only(tmp_path / "saves").read_text("utf-8")
    again = tenderfoot(tmp_path, "resume", "q\n").stdout
    assert only(tmp_path / "saves").read_text("utf-8") == saved
    *_, table = left.rpartition("\n> \n")[0].rpartition("\n> ")
    assert table.strip() in again


def test_a_record_can_be_told_and_checked(tmp_path: Path, whole: Path) -> None:
    record = tmp_path / "record.txt"
    record.write_text(whole.read_text("utf-8"), "utf-8")
    told = tenderfoot(tmp_path, f"replay {record}")
    assert told.returncode == 0
    assert told.stdout.startswith("Dice Town, revised edition, 3 players\n· ")
    assert sum(line.endswith("wins") for line in told.stdout.splitlines()) == 1
    right = tenderfoot(tmp_path, f"verify {record}")
    assert right.stdout.startswith(f"{record} is right: ")
    record.write_text(record.read_text("utf-8").replace("\nwinners ", "\nwinners 1 "), "utf-8")
    wrong = tenderfoot(tmp_path, f"verify {record}")
    assert wrong.returncode == 1
    assert re.search(r"is not right\. Line \d+ of the record says “winners 1 ", wrong.stdout)


def test_an_unfinished_game_is_told_as_a_spectator_hears_it(tmp_path: Path) -> None:
    played = tenderfoot(tmp_path, PLAY, "1\n" * 8).stdout
    told = tenderfoot(tmp_path, f"replay {only(tmp_path / 'saves')}").stdout
    assert "Tenderfoot rolls " in played
    assert " rolls " not in told
    assert "The game is not over" in told


def test_a_game_that_is_over_is_not_resumed(tmp_path: Path, whole: Path) -> None:
    done = tenderfoot(tmp_path, f"resume {whole}")
    assert done.returncode == 1
    assert "is over; “tenderfoot replay” tells it." in done.stderr


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_loses_nothing(tmp_path: Path, number: signal.Signals, status: int) -> None:
    with subprocess.Popen(
        [*COMMAND, *PLAY.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        said = ""
        while said.count("> ") < 2:
            said += process.stdout.read(1)
        process.send_signal(number)
        farewell, complaints = process.communicate()
    assert process.returncode == status
    assert complaints == ""
    assert f"The game is saved in {only(tmp_path / 'saves')}" in farewell
    assert "\n0 keep " in only(tmp_path / "saves").read_text("utf-8")


def test_ctrl_c_at_a_terminal_leaves_with_a_sentence(tmp_path: Path) -> None:
    child = spawned(tmp_path, f"{PLAY} --plain")
    child.expect_exact("\n> ")
    child.sendintr()
    child.expect("The game is saved in .*; “tenderfoot resume” goes on with it.")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130


@pytest.mark.parametrize("plain", ["--plain", ""])
def test_a_terminal_that_goes_away_loses_nothing(tmp_path: Path, plain: str) -> None:
    child = spawned(tmp_path, f"{PLAY} {plain}")
    child.expect("Enter" if not plain else "\n> ")
    assert child.pid is not None
    os.close(child.child_fd)
    _, status = os.waitpid(child.pid, 0)
    child.closed = True
    assert os.waitstatus_to_exitcode(status) == 129
    assert tenderfoot(tmp_path, f"verify {only(tmp_path / 'saves')}").returncode == 0


def test_a_terminal_too_small_offers_lines(tmp_path: Path) -> None:
    child = spawned(tmp_path, PLAY, (15, 50))
    child.expect("The table needs a terminal of 80×24, and this one is 50×15")
    child.sendline("")
    child.expect_exact("\n> ")
    child.sendline("q")
    child.expect("The game is saved in ")
    child.expect(pexpect.EOF)


def test_a_dumb_terminal_gets_lines(tmp_path: Path) -> None:
    child = spawned(tmp_path, PLAY, TERM="dumb")
    child.expect_exact("\n> ")
    assert "\x1b" not in (child.before or "")
    child.sendline("q")
    child.expect(pexpect.EOF)


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (40, 120)])
def test_a_real_terminal_shows_the_table(tmp_path: Path, rows: int, columns: int) -> None:
    child = spawned(tmp_path, PLAY, (rows, columns))
    screen = Screen(child, rows, columns)
    screen.until("q save and leave")
    lines = screen.lines()
    assert lines[0] == " Dice Town, revised edition, 3 players · Round 1"
    assert any("Gold Mine" in line for line in lines)
    assert any("Tenderfoot" in line for line in lines)
    assert any(line.startswith(("  1  ", " 1  ")) for line in lines)
    child.send("1\r")
    screen.until("Your answer lies under seal")
    child.send("u")
    screen.until("You take your answer back.")
    child.send("q")
    child.expect("The game is saved in ")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_no_colour_is_used_where_none_is_wanted(tmp_path: Path) -> None:
    seen = []
    wishes: list[dict[str, str]] = [{}, {"NO_COLOR": "1"}]
    for wish in wishes:
        child = spawned(tmp_path, PLAY, (24, 80), **wish)
        screen = Screen(child, 24, 80)
        screen.until("q save and leave")
        seen.append(bool(COLOUR.search(screen.raw)))
        child.send("q")
        child.expect(pexpect.EOF)
    assert seen == [True, False]


def test_reading_only_the_beginning_is_no_error(tmp_path: Path) -> None:
    """`tenderfoot rules | head -1` ends quietly."""
    with subprocess.Popen(
        [*COMMAND, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.parametrize(
    ("line", "said", "status"),
    [
        ("play dicetown --players 9", "The option “--players” cannot be “9”; ", 2),
        ("resume nowhere", "nowhere cannot be read: there is no such file.", 1),
    ],
)
def test_a_refusal_is_one_line_and_a_status(tmp_path: Path, line: str, said: str, status: int) -> None:
    done = tenderfoot(tmp_path, line)
    assert done.stdout == ""
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
    assert done.returncode == status
