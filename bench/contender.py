"""A server under load: our own or boardgame.io's, what it did in a window of seconds, and what that cost.

The CPU of a decision is the server's own process; what its children used (ours make the archives of games
that are over in processes apart) stands beside it. Where the system does not tell, both are 0.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from tools.web import node_home

ROOT: Final = Path(__file__).parent.parent
THERE: Final = Path(__file__).parent / "boardgameio"
FAST: Final = ROOT / ".venv-fast" / "bin" / "python"
LONGEST: Final = 180  # seconds for getting packages
WARM: Final = 2

Report = dict[str, float]
Meter = Callable[[], float]  # seconds of CPU used so far


class Pattern:
    """So many tables of five, so many more that wait, so many decisions a second (0: all there are)."""

    def __init__(self, tables: int, spares: int, rate: int, seconds: int) -> None:
        self.tables: Final = tables
        self.spares: Final = spares
        self.rate: Final = rate
        self.seconds: Final = seconds

    def words(self) -> list[str]:
        """As the load wants it."""
        return [str(part) for part in (self.tables, self.spares, self.rate, WARM, self.seconds)]


def node() -> str:
    """The Node that also builds the page."""
    home = node_home()
    return str(home / "node.exe" if (home / "node.exe").exists() else home / "bin" / "node")


def installed() -> bool:
    """Whether boardgame.io is there, exactly as locked, or could be got."""
    if (THERE / "node_modules" / "ws").exists():
        return True
    script = node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--fetch-retries=1"]
    try:
        got = subprocess.run(
            [node(), str(script), "ci", *quiet],
            cwd=THERE,
            env={**os.environ, "PATH": path},
            check=False,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        return False
    return got.returncode == 0


def compiled() -> bool:
    """Whether the compiled package is there."""
    wanted = [str(FAST), "-c", "import tenderfoot.server"]
    return FAST.exists() and not subprocess.run(wanted, capture_output=True, check=False).returncode


def ours(pattern: Pattern) -> Report:
    """Our server, its database on disk."""
    python = str(FAST) if compiled() else sys.executable
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as place:
        return measured([python, "-m", "bench.house", f"{place}/tables.db"], "ours.cjs", pattern)


def theirs(pattern: Pattern) -> Report:
    """boardgame.io's server, its state in memory."""
    return measured([node(), str(THERE / "server.cjs")], "theirs.cjs", pattern)


def measured(server: list[str], load: str, pattern: Pattern) -> Report:
    """Start a server, put a load on it, and stop it."""
    with subprocess.Popen(server, stdout=subprocess.PIPE, text=True, cwd=ROOT) as serving:
        try:
            port = int(said(serving).split()[1])
            meters = {"cpu": partial(cpu, serving.pid), "children": partial(cpu_of_children, serving.pid)}
            return loaded(port, load, pattern, meters)
        finally:
            serving.terminate()


def loaded(port: int, load: str, pattern: Pattern, meters: Mapping[str, Meter]) -> Report:
    """Put a load on a server; what it reports, and what a decision cost by each meter, in µs."""
    wanted = [node(), str(THERE / load), str(port), *pattern.words()]
    with subprocess.Popen(wanted, stdout=subprocess.PIPE, text=True) as playing:
        said(playing)
        before = {name: meter() for name, meter in meters.items()}
        report: Report = json.loads(said(playing))
        after = {name: meter() for name, meter in meters.items()}
    decisions = max(1.0, report["decisions"] * pattern.seconds)
    return report | {name: (after[name] - before[name]) / decisions * 1e6 for name in meters}


def said(process: subprocess.Popen[str]) -> str:
    """The next line of a process."""
    assert process.stdout is not None  # noqa: S101  for the type checker
    return process.stdout.readline()


def cpu(pid: int) -> float:
    """The seconds of CPU a process has used."""
    words = status(pid)
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK") if words else 0.0


def cpu_of_children(pid: int) -> float:
    """The seconds of CPU used by all that a process has started: those that are gone, and those that live."""
    words = status(pid)
    if not words:
        return 0.0
    gone = (int(words[13]) + int(words[14])) / os.sysconf("SC_CLK_TCK")
    return gone + sum(cpu(child) + cpu_of_children(child) for child in children(pid))


def children(pid: int) -> list[int]:
    """The living processes that a process has started."""
    known = [int(place.name) for place in Path("/proc").iterdir() if place.name.isdigit()]
    return [one for one in known if status(one)[1:2] == [str(pid)]]


def status(pid: int) -> list[str]:
    """What the system tells of a process, from its state on; nothing if it is gone or nothing is told."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return []


def resident(pid: int) -> int:
    """The bytes a process has in memory."""
    words = status(pid)
    return int(words[21]) * os.sysconf("SC_PAGE_SIZE") if words else 0
