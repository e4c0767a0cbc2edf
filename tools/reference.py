"""The reference: `make docs`, or `python -m tools.reference [DIRECTORY]`, writes pages into docs/api.

pdoc makes them from the docstrings of what others build upon; one page more is docs/observations.md, which
lists what every number of an observation means. What cannot be imported is left out and named.
"""

import sys
import warnings
from importlib import import_module
from pathlib import Path
from typing import Final

from tenderfoot.engine.errors import Refusal

ROOT: Final = Path(__file__).parent.parent
OUT: Final = ROOT / "docs" / "api"
DOORS: Final = ("tenderfoot", "tenderfoot.research")
# What others build upon; what serves and shows games is nobody's library.
ROOMS: Final = ("engine", "games", "bots", "arena", "data", "numbers", "research")
STYLE: Final = "body{font:16px/1.5 system-ui;margin:2em}td,th{padding:0 1em 0 0;text-align:left}"
START: Final = [
    ("tenderfoot", "The front door: a match, bots, records and data in a few lines."),
    ("tenderfoot/engine/contract", "The contract: six of the ten names that all rules and players share."),
    ("tenderfoot/engine/record", "A game on paper."),
    ("tenderfoot/games/dicetown", "Dice Town: the other four names."),
    ("tenderfoot/games/goldriver", "Gold River: the same four."),
    ("tenderfoot/bots/contract", "What a bot is shown, and what it answers."),
    ("tenderfoot/research", "Environments for learning agents."),
    ("observations", "What every number of an observation means."),
]


def modules() -> list[str]:
    """The package itself, and every module of these rooms."""
    src = ROOT / "src"
    files = [file for room in ROOMS for file in sorted((src / "tenderfoot" / room).rglob("*.py"))]
    paths = [file.parent if file.name == "__init__.py" else file.with_suffix("") for file in files]
    return ["tenderfoot", *[".".join(path.relative_to(src).parts) for path in paths]]


def opened(door: str) -> None:
    """Load what a package gives when it is asked for; what it cannot give is struck off what pdoc shows."""
    module = import_module(door)
    for name in list(module.__all__):
        try:
            getattr(module, name)
        except (ImportError, Refusal) as reason:
            module.__all__.remove(name)
            print(f"Left out: {door}.{name}. {reason}")


def paper(title: str, body: str) -> str:
    """A page."""
    head = f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>"
    return f"{head}<h1>{title}</h1>\n{body}\n"


def observations(out: Path) -> None:
    """The tables of docs/observations.md, as a page."""
    from pdoc.render_helpers import to_html

    text = (ROOT / "docs" / "observations.md").read_text("utf-8")
    body = to_html(text.partition("\n")[2])
    (out / "observations.html").write_text(paper("Observations of Tenderfoot", body), "utf-8")


def index(out: Path) -> None:
    """Where to begin: what was made, in the order of reading."""
    made = [(path, about) for path, about in START if (out / f"{path}.html").exists()]
    lines = [f'<li><a href="{path}.html">{path.replace("/", ".")}</a>: {about}</li>' for path, about in made]
    (out / "index.html").write_text(paper("Tenderfoot, the reference", f"<ul>{''.join(lines)}</ul>"), "utf-8")


def main(out: Path = OUT) -> None:
    """Write all pages; what makes most of them is installed for releases only."""
    import pdoc

    for door in DOORS:
        try:
            opened(door)
        except (ImportError, Refusal) as reason:
            print(f"Left out: {door}. {reason}")
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        pdoc.pdoc(*modules(), output_directory=out)
    for warning in said:
        if "Error importing" in str(warning.message):  # the rest is that a package names its modules twice
            print(str(warning.message).strip().splitlines()[0])
    observations(out)
    index(out)
    print(f"The reference begins at {out / 'index.html'}")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
