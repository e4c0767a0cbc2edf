"""The package's own build step: compile the rules when a C compiler is there.

An ordinary wheel holds the engine and the games as extension modules beside their sources; without a
C compiler it is plain Python and plays the same games, slower. Editable installs stay interpreted.
TENDERFOOT_COMPILE says what is wanted: `auto` (the default) compiles if it can, `1` insists, `0` does not.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISHES: Final = ("auto", "1", "0")
COMPILER: Final = "mypy[mypyc]>=2.4.1,<3"
COMPILED: Final = ("src/tenderfoot/engine", "src/tenderfoot/games")
SCRIPT: Final = "tools/compile_rules.py"
DIGITS: Final = 16


class CannotCompileError(Exception):
    """Why there is no compiled form, in one sentence."""


def wish() -> str:
    """What TENDERFOOT_COMPILE asks for."""
    asked = os.environ.get("TENDERFOOT_COMPILE", "auto")
    if asked not in WISHES:
        sys.exit(f"TENDERFOOT_COMPILE is {asked!r}; it can be {', '.join(WISHES[:-1])} or {WISHES[-1]}.")
    return asked


def c_compiler() -> bool:
    """Whether this Python can build extensions: a compiler, and the headers of Python."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return header.exists() and shutil.which(named.split()[0]) is not None


def digest(root: Path) -> str:
    """A name for what would be compiled, and by what: equal names, equal extensions."""
    known = hashlib.sha256(f"{sysconfig.get_config_var('EXT_SUFFIX')} {version_of('mypy')}".encode())
    rules = [file for part in COMPILED for file in (root / part).rglob("*.py")]
    for file in [root / SCRIPT, *sorted(rules)]:
        known.update(f"\n{file.relative_to(root).as_posix()}\n".encode() + file.read_bytes())
    return known.hexdigest()[:DIGITS]


def compiled(root: Path) -> Path:
    """The directory of extensions of these sources, made unless it is there already."""
    place = root / "build" / "rules"
    done = place / digest(root)
    if not done.exists():
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=place) as work:
            run_compiler(root, Path(work) / "rules")
            for older in place.glob("[0-9a-f]" * DIGITS):
                shutil.rmtree(older)
            (Path(work) / "rules" / "lib").rename(done)
    return done


def run_compiler(root: Path, work: Path) -> None:
    """Compile in a process of its own, and keep what it said if it failed."""
    command = [sys.executable, str(root / SCRIPT), str(root / "src"), str(work)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        raise CannotCompileError("the compiler failed:\n" + "\n".join(said[-12:]))


class CompiledRules(BuildHookInterface[Any]):
    """Put the compiled rules into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for mypyc only where it will be used."""
        return [COMPILER] if wish() == "1" or (wish() == "auto" and c_compiler()) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, unless nobody wants it; fall back to plain Python, unless somebody insists."""
        if version == "editable" or wish() == "0":
            return
        try:
            self.include(build_data)
        except (CannotCompileError, OSError, ImportError) as reason:
            if wish() == "1":
                sys.exit(f"TENDERFOOT_COMPILE is 1, but {reason}")
            self.app.display_warning(f"The rules stay plain Python: {reason}")

    def include(self, build_data: dict[str, Any]) -> None:
        """Add every extension module, and tag the wheel for this Python and machine."""
        if not c_compiler():
            raise CannotCompileError("there is no C compiler with the headers of Python.")
        lib = compiled(Path(self.root))
        for file in lib.rglob("*.*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(lib).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
