"""Take the pictures: `make screens`, and `make screens DESIGN=folder` to lay each beside the design's.

A real browser against a real server in this process; the dice are what they are, so the pictures differ
from run to run. Names after the command take only scenes that begin so: `python -m tools.screens river`.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, Page, sync_playwright

from tests.browser.finding import FLAGS, chromium
from tools.screens import ends, front, page, river, town
from tools.screens.cast import Cast, Scene, company
from tools.screens.shot import Set, Shot, listed

ROOT: Final = Path(__file__).parents[2]
PLACE: Final = ROOT / "build" / "screens"
DOCS: Final = ROOT / "docs" / "screens"
SCENES: Final[dict[str, Scene]] = {**front.SCENES, **town.SCENES, **river.SCENES, **ends.SCENES}
# The pictures that the README shows, under their names in docs/screens.
SHOWN: Final = {
    "start": "start",
    "lobby": "friends",
    "dicetown-phone-fr": "phone",
    "goldriver-desk": "river",
    "goldriver-phone": "river-phone",
    "goldriver-pick": "row",
    "final": "end",
    "review": "review",
}
SETTLED: Final = 700  # milliseconds: what slides in has arrived


def shoot(seen: Page, shot: Shot) -> None:
    """One picture."""
    seen.set_viewport_size(shot.size)
    seen.wait_for_timeout(SETTLED)
    seen.screenshot(path=PLACE / f"{shot.name}.png")
    if shot.name in SHOWN:
        seen.screenshot(path=DOCS / f"{SHOWN[shot.name]}.jpg", type="jpeg", quality=82)


def play(cast: Cast, wanted: Set, shots: list[Shot]) -> str:
    """One scene and all its pictures; what went wrong, if something did."""
    scene = SCENES.get(wanted.scene)
    if scene is None:
        return f"{wanted.scene}: not a scene of the product"
    cast.dress(wanted, shots[0].size)
    try:
        seen = scene(cast)
        for shot in shots:
            shoot(seen, shot)
    except (AssertionError, Error) as fault:
        return f"{wanted.scene} ({wanted.language}, {wanted.theme}): {str(fault).splitlines()[0]}"
    finally:
        cast.leave()
    return ""


def main() -> None:
    """Start everything, take the pictures, write the page, say what is missing."""
    PLACE.mkdir(parents=True, exist_ok=True)
    chosen = tuple(sys.argv[1:])
    sets = {one: shots for one, shots in listed().items() if one.scene.startswith(chosen or "")}
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        cast = company(browser, Path(work))
        for one, shots in sets.items():
            if fault := play(cast, one, shots):
                print(fault)
        cast.stop()
        browser.close()
    design = Path(os.environ["DESIGN"]) if os.environ.get("DESIGN") else None
    print(page.write([file.stem for file in PLACE.glob("*.png")], PLACE, design))


if __name__ == "__main__":
    main()
