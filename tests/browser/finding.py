"""A real Chromium for the tests: the machine's own, or Debian's, installed now if we may.

`python -m tests.browser.finding` does so beforehand, once and beside other work, and says what it found.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Not this machine's own name, so no secure context, as for a phone on the local network; yet it leads here.
NEIGHBOUR: Final = "192.168.77.7"
# Parts of the browser that no page sees. The popups below its address bar are pages of their own for every
# guest; the others are what the driver leaves out itself: the browser heeds the last such list only.
UNUSED: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
FLAGS: Final = [
    f"--disable-features={','.join(UNUSED)}",
    f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class NoBrowserError(Exception):
    """There is no browser, and none can be installed."""


def chromium() -> str:
    """The path of a browser."""
    found = _found()
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        install()
        found = _found()
    if found is None:
        raise NoBrowserError(
            "The tests of the page need Chromium; on Debian: apt-get update && apt-get install chromium"
        )
    return found


def install() -> None:
    """A fresh machine has no list of what there is: it is fetched first. Whether it worked is seen later."""
    for wish in (["update"], ["install", "-y", "chromium"]):
        subprocess.run(["apt-get", "-qq", *wish], check=False, capture_output=True)


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> None:
    """Say which browser the tests will use; that there is none is told, and is the tests' own failure."""
    try:
        said = chromium()
    except NoBrowserError as reason:
        said = str(reason)
    sys.stdout.write(f"{said}\n")


if __name__ == "__main__":
    main()
