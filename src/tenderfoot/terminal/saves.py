"""Where games are kept: unfinished ones under `saves`, records of finished ones under `records`."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tenderfoot.locale.fault import fault
from tenderfoot.terminal.errors import BadFile

_ENDING: Final = ".tenderfoot"


def data_directory(wanted: str | None, environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """The directory asked for, else TENDERFOOT_DATA, else where this system keeps such things."""
    named = wanted or environ.get("TENDERFOOT_DATA")
    if named:
        return Path(named).expanduser()
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"], "tenderfoot")
    home = Path(environ.get("HOME") or Path.home())
    if platform == "darwin":
        return home / "Library" / "Application Support" / "tenderfoot"
    return Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "tenderfoot"


class Shelf:
    """The data directory."""

    def __init__(self, root: Path) -> None:
        self.saves: Final = root / "saves"
        self.records: Final = root / "records"

    def newest(self) -> Path:
        """The unfinished game played last."""
        found = sorted(self.saves.glob(f"*{_ENDING}"), key=_age) if self.saves.is_dir() else []
        if not found:
            raise BadFile("nothing-saved", {"path": str(self.saves)})
        return found[-1]

    def new_keeper(self, title: str) -> Keeper:
        """A place for a new game."""
        return Keeper(_free(self.saves, title), self.records, ours=True)

    def keeper(self, saved: Path) -> Keeper:
        """The place of a game that was saved; one that lies elsewhere is the player's own file."""
        return Keeper(saved, self.records, ours=saved.parent.resolve() == self.saves.resolve())


class Keeper:
    """Keeps one game in its file; when it is over, as a record, and the saved game goes if it is ours."""

    def __init__(self, saved: Path, records: Path, *, ours: bool) -> None:
        self.saved: Final = saved
        self._ours: Final = ours
        self._records: Final = records
        self.record: Path | None = None

    def keep(self, text: str, *, over: bool) -> None:
        """Write the game down; the file is the old one or the new one, never half of it."""
        if not over:
            _write(self.saved, text)
            return
        if self.record is None:
            self.record = _free(self._records, self.saved.name.removesuffix(_ENDING))
        _write(self.record, text)
        if self._ours:
            self.saved.unlink(missing_ok=True)


def read_text(path: Path) -> str:
    """The text of a file, or why there is none."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile("cannot-read", {"path": str(path), "reason": fault(error)}) from error
    except UnicodeDecodeError as error:
        raise BadFile("not-text", {"path": str(path)}) from error


def _write(path: Path, text: str) -> None:
    new = path.with_name(f"{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise BadFile("cannot-write", {"path": str(path), "reason": fault(error)}) from error


def _free(directory: Path, title: str) -> Path:
    """A file name nobody uses yet: the same seed can be played again."""
    number = 1
    path = directory / f"{title}{_ENDING}"
    while path.exists():
        number += 1
        path = directory / f"{title}-{number}{_ENDING}"
    return path


def _age(path: Path) -> tuple[int, str]:
    return path.stat().st_mtime_ns, path.name
