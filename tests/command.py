"""The command as a person starts it: a process of its own, a directory of its own, a known environment."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

COMMAND: Final = [sys.executable, "-m", "tenderfoot"]
SEED: Final = "5eed" * 16


def environment(data: Path) -> dict[str, str]:
    """Nothing of this machine's language, colours or saved games."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    ours = {"HOME": str(data), "TENDERFOOT_DATA": str(data), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
    return {**kept, **ours}


def tenderfoot(data: Path, line: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end, typing these lines into it."""
    return subprocess.run(
        [*COMMAND, *line.split()],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**environment(data), **environ},
        cwd=data,
        timeout=300,
        check=False,
    )


def only(directory: Path) -> Path:
    """The one file there."""
    (file,) = directory.iterdir()
    return file
