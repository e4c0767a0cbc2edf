"""Compile the engine and the games with mypyc, as one group, into a directory of extension modules.

    python tools/compile_rules.py SOURCES OUT

copies the package from SOURCES to OUT and leaves the extension modules in OUT/lib. It never writes
beside the sources: an extension there would shadow every later edit of its module. The build hook
(hatch_build.py) runs it; a person rarely needs to.
"""

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from mypyc.build import mypycify
from setuptools import Extension, setup

COMPILED: Final = ("engine", "games")
PACKAGE: Final = "tenderfoot"


def rules(sources: Path) -> list[Path]:
    """Every module to compile, relative to the sources, in a fixed order."""
    found = [file for part in COMPILED for file in (sources / PACKAGE / part).rglob("*.py")]
    return sorted(file.relative_to(sources) for file in found)


def relax(extensions: list[Extension]) -> None:
    """Let a compiler newer than ours warn without failing, and spare the trivial entry modules."""
    if os.name == "nt":
        return
    for extension in extensions:
        speed = [] if extension.name.endswith("__mypyc") else ["-O0"]
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error", "-g0", *speed]


def compile_rules(sources: Path, out: Path) -> None:
    """Compile all rules into `out/lib`, entry modules and the group's library side by side."""
    copy = out / "src"
    shutil.copytree(sources / PACKAGE, copy / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(copy)  # mypyc names modules by their path from here
    modules = [str(file) for file in rules(copy)]
    extensions = mypycify(
        ["--strict", "--explicit-package-bases", f"--cache-dir={out / 'mypy'}", *modules],
        only_compile_paths=modules,
        opt_level="3",
        strict_dunder_typing=True,
        group_name="tenderfoot_rules",
        target_dir=str(out / "c"),
    )
    relax(extensions)
    jobs = str(os.cpu_count() or 1)
    places = ["--build-lib", str(out / "lib"), "--build-temp", str(out / "o")]
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "-j", jobs, *places],
    )


if __name__ == "__main__":
    compile_rules(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
