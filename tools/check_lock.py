"""Check the lock files: `python -m tools.check_lock`.

Every package has one exact version and its hashes, every wish of the `.in` file is there, and no
address of a registry is: a machine gets packages from where it is set up to get them. What has a build for
each kind of machine under one version is pinned without hashes, in a file of its own.
"""

import re
import sys
from pathlib import Path
from typing import Final

REQUIREMENTS: Final = Path(__file__).parent.parent / "requirements"
SETS: Final = ("uv", "play", "dev", "release", "peers", "ppo")
UNHASHED: Final = ("torch",)
ADDRESS: Final = re.compile(r"://|\s--?(?:index-url|extra-index-url|find-links|i|f)\b")
PIN: Final = re.compile(r"^([a-z0-9-]+)==\S+( ; [^\\]+)? \\$")
BARE: Final = re.compile(r"^[a-z0-9-]+==[\w.]+$")
HASH: Final = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def plain(name: str) -> str:
    """A package's name as lock files spell it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def wanted(text: str) -> set[str]:
    """The packages an `.in` file names, without the files it includes."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    names = [re.match(r"[\w.-]+", line) for line in lines if line and not line.startswith("-")]
    return {plain(name[0]) for name in names if name}


def faults(wishes: str, lock: str) -> list[str]:
    """What is wrong with a lock file, a sentence each."""
    found = []
    names = set()
    for number, line in enumerate(lock.splitlines(), 1):
        pin = PIN.match(line)
        if ADDRESS.search(" " + line):
            found.append(f"line {number} names an address")
        elif pin:
            names.add(pin[1])
        elif not HASH.match(line):
            found.append(f"line {number} is neither an exact version nor a hash: {line.strip()}")
    found += [f"{name} is wanted but not locked" for name in sorted(wanted(wishes) - names)]
    return found


def bare_faults(text: str) -> list[str]:
    """What is wrong with a file of versions without hashes, a sentence each."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [f"it is no exact version and nothing else: {line}" for line in lines if not BARE.match(line)]


def unknown(names: list[str]) -> list[str]:
    """The lock files that nobody would check, a sentence each."""
    return [
        f"requirements/{name}.txt is checked by nobody." for name in sorted({*names} - {*SETS, *UNHASHED})
    ]


def main() -> None:
    """Check every set; say what is wrong and fail, or say nothing."""
    said = unknown([file.stem for file in REQUIREMENTS.glob("*.txt")])
    for name in UNHASHED:
        text = (REQUIREMENTS / f"{name}.txt").read_text()
        said += [f"requirements/{name}.txt: {fault}." for fault in bare_faults(text)]
    for name in SETS:
        wishes, lock = ((REQUIREMENTS / f"{name}.{kind}").read_text() for kind in ("in", "txt"))
        said += [f"requirements/{name}.txt: {fault}." for fault in faults(wishes, lock)]
    if said:
        sys.exit("\n".join([*said, "Run `make lock`."]))


if __name__ == "__main__":
    main()
