"""The arena on a cluster: the same to the letter whoever is lost, and nobody plays who is not the same."""

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Final

import pytest

import tenderfoot
from tenderfoot.arena import gate
from tenderfoot.arena.cluster import Cluster
from tenderfoot.arena.crew import Alone, Gone, hired, in_order
from tenderfoot.arena.fingerprint import difference, identity
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.part import Part, play
from tenderfoot.cli import main
from tenderfoot.engine.errors import BadOptions
from tests.arena.grid import ROOT, Grid, grid
from tests.arena.playing import content, run
from tests.arena.toy import LOW, TOYTOWN, WAITING
from tests.data.sets import files, small
from tools.train.course import HOMES, played, seen
from tools.train.games import Shelf

SEEDS: Final = list(range(40))
PACKAGE: Final = Path(tenderfoot.__file__).parent


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grid]:
    """A scheduler with two workers, for all tests that lose none of them."""
    with grid(tmp_path_factory.mktemp("grid"), 2) as found:
        yield found


def lots() -> Pairing:
    return Pairing(TOYTOWN, {"players": 3}, "tumbleweed", LOW)


def halting() -> Pairing:
    """Five seeds are played, then all wait as long as there is a gate."""
    return Pairing("goldriver", {"players": 2}, WAITING, "tumbleweed")


def pid(_: int) -> int:
    return os.getpid()


def test_a_cluster_finds_what_a_process_finds(two: Grid, tmp_path: Path) -> None:
    run(Ledger(lots(), tmp_path / "alone"), SEEDS)
    with hired(1, two.address, [LOW]) as crew:
        run(Ledger(lots(), tmp_path / "cluster"), SEEDS, crew)
        players = {process for _, process in crew.each(pid, range(20))}
    assert content(tmp_path / "cluster") == content(tmp_path / "alone")
    assert players <= {worker.pid for worker in two.workers}
    assert os.getpid() not in players


def test_a_gate_stops_there_where_it_stops_here(two: Grid) -> None:
    many = list(range(300))
    here = gate.gated(Ledger(lots(), None), many, Alone(), lambda *_: None)
    with hired(1, two.address, [LOW]) as crew:
        there = gate.gated(Ledger(lots(), None), many, crew, lambda *_: None)
    assert there[0] == here[0] == gate.ACCEPTED
    assert [block.shares for block in there[1]] == [block.shares for block in here[1]]


def test_a_data_set_is_the_same_byte_by_byte(two: Grid, tmp_path: Path) -> None:
    for out, on in ((tmp_path / "here", ""), (tmp_path / "there", two.address)):
        small(out, games=130, seed=3, on=on)
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_what_is_learned_from_is_the_same(two: Grid, tmp_path: Path) -> None:
    found = []
    for place, on in ((tmp_path / "here", ""), (tmp_path / "there", two.address)):
        with hired(1, on, HOMES) as crew:
            shelf = Shelf("goldriver", 2, 8, place)
            played([shelf], crew)
            positions = seen("", shelf.games(), crew, open_too=True)
        found.append(([one.line() for one in shelf.games()], positions.rows.tobytes()))
    assert found[0] == found[1]


def test_the_command_prints_the_same_page(
    two: Grid, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "arena goldriver --bot greenhorn --field tumbleweed --players 2 --seeds 6 --lang en"
    assert main([*words.split(), "--jobs", "1", "--out", str(tmp_path / "here")]) == 0
    assert main([*words.split(), "--on", two.address, "--out", str(tmp_path / "there")]) == 0
    assert "14/14" in capsys.readouterr().err.split("\r")[-1]  # of the pairing, its reverse and the mirror
    for path in (tmp_path / "here").glob("*.jsonl"):
        assert content(tmp_path / "there" / path.name) == content(path)


def test_a_fault_of_a_bot_comes_back_as_it_is(two: Grid) -> None:
    stubborn = "tests.arena.toy:Stubborn"
    pairing = Pairing(TOYTOWN, {"players": 3}, stubborn, LOW)
    with hired(1, two.address, [stubborn]) as crew, pytest.raises(tenderfoot.Refusal) as refused:
        run(Ledger(pairing, None), [0], crew)
    assert refused.value.facts["bot"] == stubborn


def test_a_killed_worker_costs_nothing_but_time(tmp_path: Path) -> None:
    seeds = SEEDS[:12]
    run(Ledger(halting(), tmp_path / "alone"), seeds)
    with grid(tmp_path, 2) as pair, hired(1, pair.address, [WAITING]) as crew:
        pair.gate.touch()
        ledger = Ledger(halting(), tmp_path / "cluster")
        for done, _ in enumerate(play([(Part(ledger, seeds), seeds)], crew), 1):
            if done == 5:  # now both are in the middle of a game
                pair.drop()
                pair.gate.unlink()
    assert content(tmp_path / "cluster") == content(tmp_path / "alone")


def test_nobody_there_is_said_and_waited_for(tmp_path: Path) -> None:
    said: list[str] = []
    with grid(tmp_path, 0) as empty:
        first = Arriving(empty, said)
        with hired(1, empty.address, [], first.told) as crew:
            assert in_order(crew.each(abs, [-1, -2, -3])) == [3, 2, 1]
    assert said == ["cluster-waiting"]


class Arriving:
    """A worker that comes when it is said that there is none."""

    def __init__(self, grid: Grid, said: list[str]) -> None:
        self.grid = grid
        self.said = said

    def told(self, name: str, _facts: object) -> None:
        self.said.append(name)
        self.grid.add()


def test_a_scheduler_that_is_lost_is_said_and_the_ledger_keeps_what_was_played(tmp_path: Path) -> None:
    ledger = Ledger(halting(), tmp_path / "kept")
    with grid(tmp_path, 1) as lost, hired(1, lost.address, [WAITING]) as crew:
        lost.gate.touch()
        playing = play([(Part(ledger, SEEDS), SEEDS)], crew)
        for _ in range(5):
            next(playing)
        lost.scheduler.kill()
        with pytest.raises(Gone, match="cluster-lost"):
            next(playing)
    assert list(Ledger(halting(), tmp_path / "kept").blocks) == [0, 1, 2, 3, 4]


def test_a_driver_that_was_killed_goes_on_where_it_was(two: Grid, tmp_path: Path) -> None:
    words = [
        "arena",
        "goldriver",
        "--bot",
        WAITING,
        "--field",
        "tumbleweed",
        "--players",
        "2",
        "--seeds",
        "8",
    ]
    assert main([*words, "--jobs", "1", "--out", str(tmp_path / "whole")]) == 0
    command = [sys.executable, "-m", "tenderfoot", *words, "--on", two.address]
    command += ["--out", str(tmp_path / "killed")]
    two.gate.touch()
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as driver:
        assert driver.stderr is not None
        read_until(b" 5/18 ", driver.stderr)
        driver.kill()
    two.gate.unlink()
    before = sum(len(content(path)) - 1 for path in (tmp_path / "killed").glob("*.jsonl"))
    assert 5 <= before < 18
    again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert f" {before + 1}/18 " in again.stderr  # the bar knows what was done before
    for path in (tmp_path / "whole").glob("*.jsonl"):
        assert content(tmp_path / "killed" / path.name) == content(path)


def read_until(word: bytes, stream: IO[bytes]) -> None:
    said = b""
    while word not in said:
        more = os.read(stream.fileno(), 4096)
        assert more, said
        said += more


def another(place: Path, change: Callable[[Path], None]) -> dict[str, str]:
    """A copy of the whole program with a change in it, for a worker that is not the same."""
    site = place / "site"
    shutil.copytree(PACKAGE, site / "tenderfoot", ignore=shutil.ignore_patterns("static", "__pycache__"))
    for compiled in PACKAGE.parent.glob("*__mypyc*.so"):
        shutil.copy(compiled, site)
    change(site / "tenderfoot")
    return {"PYTHONPATH": f"{site}{os.pathsep}{ROOT}"}


def other_bots(package: Path) -> None:
    with (package / "bots" / "goldriver" / "greenhorn.py").open("a") as file:
        file.write("# another\n")


def other_rules(package: Path) -> None:
    with (package / "games" / "goldriver" / "box.py").open("a") as file:
        file.write("# another\n")


def other_form(package: Path) -> None:
    with (package / "__init__.py").open("a") as file:
        file.write('\n\ndef form() -> str:\n    return "boiled"\n')


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("bots", other_bots),
        pytest.param("rules", other_rules, marks=pytest.mark.long),
        pytest.param("form", other_form, marks=pytest.mark.long),
    ],
)
def test_a_worker_that_is_not_the_same_is_refused(
    what: str, change: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours, surroundings = identity([])[what], another(tmp_path, change)
    with Grid(tmp_path) as other:
        other.add(surroundings=surroundings)
        words = "arena goldriver --bot greenhorn --field tumbleweed --players 2 --seeds 2 --lang en"
        assert main([*words.split(), "--on", other.address]) == 1
        said, (worker,) = capsys.readouterr().err, other.addresses()
    assert f"The worker {worker} is not the same as this program" in said
    assert ours.removeprefix("form:") in said
    assert said.count("“") == 2


def test_every_difference_counts() -> None:
    ours = identity([])
    assert difference(dict(ours), ours) == ""
    for what in ("version", "form", "rules", "bots", "arena", "python", "numpy"):
        assert difference({**ours, what: "another"}, ours) == what
    assert difference({}, ours) == "version"


def test_bots_of_ones_own_must_be_the_same_too() -> None:
    assert identity([LOW])["bots"] != identity([])["bots"]
    assert identity(["no.where:Bot"])["bots"] != identity([])["bots"]
    assert identity([LOW])["rules"] == identity([])["rules"]


@pytest.mark.parametrize(
    "address", ["127.0.0.1:8786", "tcp://127.0.0.1", "http://127.0.0.1:8786", "tcp://:8786", "nonsense"]
)
def test_what_is_no_address_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadOptions, match="cluster-address"):
        Cluster(address)


@pytest.mark.parametrize(("lang", "word"), [("en", "No scheduler"), ("fr", "Aucun ordonnanceur")])
def test_a_scheduler_that_is_not_there_is_one_sentence(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        for command in ("arena", "dataset"):
            words = [command, "goldriver", "--on", address, "--lang", lang, "--out", str(tmp_path / "out")]
            assert main(words) == 1
            (said,) = capsys.readouterr().err.splitlines()
            assert word in said
            assert address in said
    assert not (tmp_path / "out").exists()


@pytest.mark.long
def test_who_listens_and_is_no_scheduler_is_the_same_sentence() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as silent,
        pytest.raises(Gone, match="cluster-unreachable"),
    ):
        Cluster(f"tcp://127.0.0.1:{silent.getsockname()[1]}")


def test_processes_here_and_a_cluster_are_two_wishes(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("arena", "dataset"):
        words = [command, "goldriver", "--jobs", "2", "--on", "tcp://127.0.0.1:8786", "--lang", "en"]
        assert main(words) == 2
        assert "use one of them" in capsys.readouterr().err
