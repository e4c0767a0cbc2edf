"""The page that lays each picture of the product beside the one of the design."""

from __future__ import annotations

import html
import os
from pathlib import Path
from typing import Final

FRAME: Final = """<!doctype html><meta charset="utf-8"><title>Screens</title>
<style>body{{font:16px/1.4 sans-serif;background:#222;color:#eee}}figure{{margin:2em 1em}}
img{{width:48%;vertical-align:top}}</style>
{pairs}
"""


def pair(name: str, place: Path, design: Path | None) -> str:
    """The design's picture, if it is at hand, and ours."""
    ours = f'<img src="{name}.png" alt="ours" loading="lazy">'
    theirs = ""
    if design is not None and (design / f"{name}.png").exists():
        way = os.path.relpath(design / f"{name}.png", place)
        theirs = f'<img src="{html.escape(way)}" alt="design" loading="lazy">'
    return f"<figure><figcaption>{html.escape(name)}</figcaption>{theirs}{ours}</figure>"


def write(names: list[str], place: Path, design: Path | None) -> Path:
    """The page with all pairs."""
    page = place / "index.html"
    pairs = "\n".join(pair(name, place, design) for name in sorted(names))
    page.write_text(FRAME.format(pairs=pairs), encoding="utf-8")
    return page
