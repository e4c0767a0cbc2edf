"""What people build upon is explained where it is written: every public name says what it is, and shows it.

The examples of the docstrings are run as they stand. `make docs` makes pages of them.
"""

from __future__ import annotations

import doctest
import inspect
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

CONTRACT: Final = [
    *[("tenderfoot.engine.contract", name) for name in ("Choice", "Ask", "Frame", "State", "decide")],
    ("tenderfoot.engine.record", "Record"),
    *[
        (f"tenderfoot.games.{game}.game", name)
        for game in ("dicetown", "goldriver")
        for name in ("new_game", "view", "determinize", "scores")
    ],
]
PLAIN: Final = ("__version__",)  # a string, and no docstring


def public(module: str) -> list[tuple[str, str]]:
    """What a module offers to everybody."""
    return [(module, name) for name in import_module(module).__all__ if name not in PLAIN]


NAMES: Final = [*CONTRACT, *public("tenderfoot"), *public("tenderfoot.research")]


def shown(module: str, name: str) -> doctest.DocTest:
    """The examples of a name's own docstring, to be run where the name is defined."""
    found = getattr(import_module(module), name)
    home = inspect.getmodule(found) or import_module(module)
    text = inspect.cleandoc(found.__doc__ or "")
    return doctest.DocTestParser().get_doctest(text, dict(vars(home)), f"{module}.{name}", home.__file__, 0)


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_every_public_name_has_an_example_that_holds(
    module: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # an example may write
    example = shown(module, name)
    assert example.examples, f"{example.name} has no example (>>>) in its docstring"
    done = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False).run(example)
    assert done.failed == 0
