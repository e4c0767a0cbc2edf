"""Compile modules with mypyc, as one group, into a directory of extension modules.

    python tools/compile_rules.py [--trained] SOURCES OUT MODULE …

copies the package from SOURCES to OUT and leaves the extension modules in OUT/lib. Each MODULE is a file of
the package, as seen from SOURCES; pyproject.toml says which there are: the rules, and what the server does
for every decision. It never writes beside the sources: an extension there would shadow every later edit of
its module. The build hook (hatch_build.py) runs it; a person rarely needs to.

`--trained` compiles twice: first so that the rules count which way they go, then, after a few random games
(tools/training.py), for those ways and as one piece (PGO, LTO). The same games come out, sooner. That needs
GCC.

All modules are one group, so that calls between them are plain C calls. They are compiled in a few bundles
of C files: one big file would keep a single core busy, and a file for each would read the same long headers
170 times, which costs a quarter of the time. Neither changes a speed that we could measure.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE: Final = "tenderfoot"
CORES: Final = os.cpu_count() or 1
BUNDLES: Final = 16
SCHOOL: Final = Path(__file__).resolve().parent / "training.py"
# Calls between our own functions need no table of addresses: nobody outside replaces them.
OURS: Final = ("-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt")
# What is marked as acyclic has no header for the collector, and mypyc lets it be thrown away like what has
# one: fifty objects deep, Python would write into a neighbour's memory. Here it is freed at once instead.
UNTRACKED: Final = """\
#include <Python.h>
#include <CPy.h>
#undef CPy_TRASHCAN_BEGIN
#define CPy_TRASHCAN_BEGIN(op, dealloc) \\
    Py_TRASHCAN_BEGIN((op), (PyType_IS_GC(Py_TYPE(op)) ? (destructor)(dealloc) : NULL))
"""


class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """Compile the C files of the one big extension side by side."""

    def build_extensions(self) -> None:
        """Split what the compiler is given, file by file."""
        one_after_another = self.compiler.compile

        def side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(CORES) as cores:
                given = cores.map(lambda source: one_after_another([source], **settings), sources)
                return [compiled for objects in given for compiled in objects]

        self.compiler.compile = side_by_side
        super().build_extensions()


def is_library(extension: Extension) -> bool:
    """Whether this is the one with all the code; the others are entries to it."""
    return str(extension.name).endswith("__mypyc")


def relax(extensions: list[Extension]) -> None:
    """Let a compiler newer than ours warn without failing, and spare the trivial entry modules."""
    if os.name == "nt":
        return
    for extension in extensions:
        speed = [] if is_library(extension) else ["-O0"]
        extension.extra_compile_args = [*extension.extra_compile_args, *OURS, "-Wno-error", "-g0", *speed]


def bundle(extension: Extension, place: Path) -> None:
    """Let a few files, about equally long, include all C files of the one big extension."""
    bundles: list[tuple[int, int, list[str]]] = [(0, n, []) for n in range(BUNDLES)]
    for source in sorted(extension.sources, key=lambda source: (-Path(source).stat().st_size, source)):
        size, n, inside = min(bundles)
        bundles[n] = (size + Path(source).stat().st_size, n, [*inside, source])
    for _, n, inside in bundles:
        lines = [f'#include "{Path(source).resolve()}"\n' for source in inside]
        (place / f"bundle_{n}.c").write_text("".join([UNTRACKED, *lines]), "utf-8")
    extension.sources = [str(place / f"bundle_{n}.c") for n in range(BUNDLES)]


def translate(copy: Path, out: Path, modules: list[str]) -> list[Extension]:
    """The C files of all modules, entry modules and the group's library.

    Types are checked in these modules alone: what the others import need not be installed where we compile.
    """
    os.chdir(copy)  # mypyc names modules by their path from here
    flags = ["--strict", "--explicit-package-bases", "--follow-imports=silent"]
    extensions: list[Extension] = mypycify(
        [*flags, f"--cache-dir={out / 'mypy'}", *modules],
        only_compile_paths=modules,
        opt_level="3",
        multi_file=True,
        strict_dunder_typing=True,
        group_name="tenderfoot_rules",
        target_dir=str(out / "c"),
    )
    relax(extensions)
    bundle(next(one for one in extensions if is_library(one)), out)
    return extensions


def build(extensions: list[Extension], out: Path) -> None:
    """Compile them into `out/lib`, side by side."""
    places = ["--build-lib", str(out / "lib"), "--build-temp", str(out / "o")]
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": BuildOnAllCores},
        script_args=["-q", "build_ext", "--force", "-j", str(CORES), *places],
    )


def train(extensions: list[Extension], copy: Path, out: Path) -> None:
    """Compile the library so that it counts, play with it, and let the next compilation use the counts."""
    library = next(one for one in extensions if is_library(one))
    plain = library.extra_compile_args
    counting = [f"-fprofile-generate={out / 'counts'}", "-fprofile-update=single"]
    library.extra_compile_args = [*plain, *counting]
    library.extra_link_args = counting
    build(extensions, out)
    shutil.copytree(copy, out / "school")
    shutil.copytree(out / "lib", out / "school", dirs_exist_ok=True)
    environment = os.environ | {"PYTHONPATH": str(out / "school")}
    subprocess.run([sys.executable, str(SCHOOL)], env=environment, check=True)
    known = [f"-fprofile-use={out / 'counts'}", "-fprofile-partial-training", f"-flto={CORES}"]
    library.extra_compile_args = [*plain, *known]
    library.extra_link_args = ["-O3", *OURS, *known]  # with LTO the linker is what writes the code


def compile_rules(sources: Path, out: Path, modules: list[str], trained: bool) -> None:
    """Compile these modules into `out/lib`."""
    copy = out / "src"
    unneeded = shutil.ignore_patterns("__pycache__", "static")  # both may be written beside us
    shutil.copytree(sources / PACKAGE, copy / PACKAGE, ignore=unneeded)
    extensions = translate(copy, out, modules)
    if trained:
        train(extensions, copy, out)
    build(extensions, out)


if __name__ == "__main__":
    sources, out, *modules = [word for word in sys.argv[1:] if word != "--trained"]
    compile_rules(Path(sources).resolve(), Path(out).resolve(), modules, trained="--trained" in sys.argv)
