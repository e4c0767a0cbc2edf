"""Check the lock files: `python -m tools.check_lock`.

Every package has one exact version and its hashes, every wish of the `.in` file is there, and no
address of a registry is: a machine gets packages from where it is set up to get them.
"""

import re
import sys
from pathlib import Path
from typing import Final

REQUIREMENTS: Final = Path(__file__).parent.parent / "requirements"
SETS: Final = ("uv", "play", "dev", "peers")
ADDRESS: Final = re.compile(r"://|\s--?(?:index-url|extra-index-url|find-links|i|f)\b")
PIN: Final = re.compile(r"^([a-z0-9-]+)==\S+( ; [^\\]+)? \\$")
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


def main() -> None:
    """Check every set; say what is wrong and fail, or say nothing."""
    said = []
    for name in SETS:
        wishes, lock = ((REQUIREMENTS / f"{name}.{kind}").read_text() for kind in ("in", "txt"))
        said += [f"requirements/{name}.txt: {fault}." for fault in faults(wishes, lock)]
    if said:
        sys.exit("\n".join([*said, "Run `make lock`."]))


if __name__ == "__main__":
    main()
