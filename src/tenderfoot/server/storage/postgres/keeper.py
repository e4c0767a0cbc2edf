"""Keeps one program at work while whoever started it lives: `python keeper.py WHO FOLDER PROGRAM …`.

It waits for the end of its standard input, which comes when the starter is gone, however he went: then the
program is told to stop, and after a while made to, and the folder that was only for it is deleted. It needs
nothing but the standard library, for it runs beside the package and not in it.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
from typing import Final

PATIENCE: Final = 8.0  # seconds for a clean end


class Keeper:
    """One program, from its start to its end, for a user and a group (`65534:65534`) or for ourselves."""

    def __init__(self, who: str, folder: str, command: list[str]) -> None:
        self._folder: Final = folder
        self._alone = False
        user, _, group = who.partition(":")
        self._program: Final = subprocess.Popen(  # noqa: S603
            command,
            stdin=subprocess.DEVNULL,
            user=int(user) if who else None,
            group=int(group) if who else None,
            extra_groups=[] if who else None,
        )

    def keep(self) -> int:
        """Wait for its end; how it ended."""
        threading.Thread(target=self._watch, daemon=True).start()
        ended = int(self._program.wait())
        if self._alone and self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
        return ended

    def _watch(self) -> None:
        os.read(0, 1)  # nothing is ever said there
        self._alone = True
        self._program.send_signal(signal.SIGQUIT if self._folder else signal.SIGINT)  # at once, or in order
        try:
            self._program.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._program.kill()


if __name__ == "__main__":
    sys.exit(Keeper(sys.argv[1], sys.argv[2], sys.argv[3:]).keep())
