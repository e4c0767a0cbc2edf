"""Keep .venv-fast in step with the sources: `python -m tools.fast`, or `make fast`.

The environment holds the wheel of this checkout, built and installed as anybody would, with the rules
compiled. Nothing happens when the sources are the same as last time. `python -m tools.fast .venv-ppo` does
the same for another environment.

`python -m tools.fast rules` only compiles: the longest step, and it needs neither environment nor page.
"""

import fcntl
import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from hatch_build import SCHOOL, SCRIPT, CannotCompileError, c_compiler, compiled, trained

ROOT: Final = Path(__file__).parent.parent
FAST: Final = ".venv-fast"
PARTS: Final = (
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "licences/mypy.txt",
    "hatch_build.py",
    SCRIPT,
    SCHOOL,
)


def digest() -> str:
    """A name for everything the wheel is made of."""
    known = hashlib.sha256(f"{c_compiler()} {trained()}".encode())
    package = [file for file in (ROOT / "src").rglob("*") if file.is_file() and file.suffix != ".pyc"]
    for file in [*(ROOT / part for part in PARTS), *sorted(package)]:
        known.update(f"\n{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return known.hexdigest()


def run(*command: str | Path) -> None:
    """Run a step in the checkout; its failure is ours."""
    environment = os.environ | {"TENDERFOOT_COMPILE": "1" if c_compiler() else "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def build_and_install(python: Path) -> None:
    """Build the wheel with the locked tools of .venv, and install it alone."""
    pip = ("-m", "pip", "-qq", "--disable-pip-version-check")
    with tempfile.TemporaryDirectory() as wheels:
        run(sys.executable, *pip, "wheel", "--no-deps", "--no-build-isolation", "-w", wheels, ".")
        (wheel,) = Path(wheels).glob("*.whl")
        run(sys.executable, *pip, "--python", python, "install", "--no-deps", "--force-reinstall", wheel)


def compile_rules() -> None:
    """Leave the compiled rules where the wheel's build will find them."""
    try:
        if c_compiler():
            compiled(ROOT)
    except CannotCompileError as reason:
        sys.exit(str(reason))


def main(name: str = FAST) -> None:
    """Bring an environment up to date, one process at a time, and say which form it holds."""
    venv = ROOT / name
    python, stamp = venv / "bin" / "python", venv / ".wheel"
    with (venv / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        now = digest()
        if not stamp.exists() or stamp.read_text() != now:
            build_and_install(python)
            stamp.write_text(now)
    if not c_compiler():
        print(f"No C compiler with the headers of Python here: {name} holds the plain Python wheel.")
    run(python, "-I", "-c", "import tenderfoot as t; print('Tenderfoot', t.__version__, t.form())")


if __name__ == "__main__":
    compile_rules() if sys.argv[1:] == ["rules"] else main(*sys.argv[1:])
