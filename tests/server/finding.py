"""A real HAProxy for the tests: the machine's own, or Debian's, installed now if we may.

`python -m tests.server.finding` does so beforehand, once, and says what it found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

BESIDE: Final = "/usr/sbin:/usr/local/sbin"  # where it is, also for those who do not look there


class NoProxyError(Exception):
    """There is no HAProxy, and none can be installed."""


def haproxy() -> str:
    """The path of the program."""
    found = _found()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        install()
        found = _found()
    if found is None:
        raise NoProxyError("These tests need HAProxy; on Debian: apt-get update && apt-get install haproxy")
    return found


def install() -> None:
    """A fresh machine has no list of what there is: it is fetched first. Whether it worked is seen later."""
    for wish in (["update"], ["install", "-y", "--no-install-recommends", "haproxy"]):
        subprocess.run(["apt-get", "-qq", *wish], check=False, capture_output=True)


def _found() -> str | None:
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:{BESIDE}")


def main() -> None:
    """Say which HAProxy the tests will use; that there is none is told, and is the tests' own failure."""
    try:
        said = haproxy()
    except NoProxyError as reason:
        said = str(reason)
    sys.stdout.write(f"{said}\n")


if __name__ == "__main__":
    main()
