"""How much the server carries, beside boardgame.io's own server: `python -m bench.serving`.

One process serves, another plays people: five a table, each answers as soon as he is asked, or all
together so many times a second. Ours commits every decision to disk; theirs keeps its state in memory. Both
runs take turns, and only figures of the same run are compared. "Load" is how much of a core the people took:
they decode only what asks them, and near 1 they, not the server, would be what is measured. Windows close
at once (`pace` 0) and nobody is a bot: what is slow for people's sake is not measured.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.web import node_home

ROOT: Final = Path(__file__).parent.parent
THERE: Final = Path(__file__).parent / "boardgameio"
FAST: Final = ROOT / ".venv-fast" / "bin" / "python"
WARM: Final = 2
SECONDS: Final = 6
ROUNDS: Final = 3
TABLES: Final = 40

Report = dict[str, float]


def node() -> str:
    """The Node that also builds the page."""
    home = node_home()
    return str(home / "node.exe" if (home / "node.exe").exists() else home / "bin" / "node")


def install() -> None:
    """boardgame.io and what the load needs, exactly as locked."""
    if (THERE / "node_modules" / "ws").exists():
        return
    home = node_home()
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    command = [node(), str(script), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=THERE, env={**os.environ, "PATH": path}, check=True)


def measured(server: list[str], load: str, tables: int, rate: int) -> Report:
    """Start a server, put a load on it, and stop it."""
    with subprocess.Popen(server, stdout=subprocess.PIPE, text=True, cwd=ROOT) as serving:
        try:
            port = said(serving).split()[1]
            wanted = [node(), str(THERE / load), port, str(tables), str(rate), str(WARM), str(SECONDS)]
            with subprocess.Popen(wanted, stdout=subprocess.PIPE, text=True) as playing:
                said(playing)
                before = cpu(serving.pid)
                report: Report = json.loads(said(playing))
                spent = cpu(serving.pid) - before
        finally:
            serving.terminate()
    report["cpu"] = spent / max(1.0, report["decisions"] * SECONDS) * 1e6
    return report


def said(process: subprocess.Popen[str]) -> str:
    """The next line of a process."""
    assert process.stdout is not None  # noqa: S101  for the type checker
    return process.stdout.readline()


def cpu(pid: int) -> float:
    """The seconds of CPU a process has used; 0 where the system does not tell."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    words = stat.read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def compiled() -> bool:
    """Whether the compiled package is there."""
    wanted = [str(FAST), "-c", "import tenderfoot.server"]
    return FAST.exists() and not subprocess.run(wanted, capture_output=True, check=False).returncode


def ours(tables: int, rate: int) -> Report:
    """Our server, its database on disk."""
    python = str(FAST) if compiled() else sys.executable
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as place:
        return measured([python, "-m", "bench.house", f"{place}/tables.db"], "ours.cjs", tables, rate)


def theirs(tables: int, rate: int) -> Report:
    """boardgame.io's server, its state in memory."""
    return measured([node(), str(THERE / "server.cjs")], "theirs.cjs", tables, rate)


def line(name: str, tables: int, report: Report) -> str:
    """A row of the table."""
    return (
        f"| {name} | {tables} | {tables * 5} | {report['decisions']:,.0f} | {report['p50']:.1f} ms "
        f"| {report['p99']:.1f} ms | {report['cpu']:,.0f} µs | {report['messages']:,.0f} "
        f"| {report['size']:,.0f} | {report['load']:.2f} |"
    )


def main() -> None:
    """Print the table."""
    (ROOT / "build").mkdir(exist_ok=True)
    install()
    print("| server | tables | sockets | decisions/s | p50 | p99 | CPU each | messages/s | bytes | load |")
    print("|---|---|---|---|---|---|---|---|---|---|", flush=True)
    ratios = []
    for _ in range(ROUNDS):
        mine, other = ours(TABLES, 0), theirs(TABLES, 0)
        print(line("Tenderfoot, on disk, as fast as it goes", TABLES, mine))
        print(line("boardgame.io, in memory, as fast as it goes", TABLES, other), flush=True)
        ratios.append(mine["decisions"] / other["decisions"])
    print(line("Tenderfoot, on disk, 2,000 a second", 400, ours(400, 2000)), flush=True)
    half = int(sorted(ratios)[len(ratios) // 2] * other["decisions"] / 2)
    print(line(f"Tenderfoot, on disk, {half:,} a second (half)", TABLES, ours(TABLES, half)))
    print(f"\nRatio of decisions/s in the same run: {', '.join(f'{ratio:.1f}' for ratio in sorted(ratios))}.")


if __name__ == "__main__":
    main()
