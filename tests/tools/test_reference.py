"""The reference shows what others build upon, in the order of reading, and leaves out what is not there."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import reference


def test_the_pages_are_of_what_others_build_upon() -> None:
    pages = reference.modules()
    assert {"tenderfoot", "tenderfoot.engine.contract", "tenderfoot.games.dicetown"} <= set(pages)
    assert "tenderfoot.research" in pages
    assert not [page for page in pages if page.startswith(("tenderfoot.server", "tenderfoot.terminal"))]


def test_the_first_page_leads_to_what_was_made(tmp_path: Path) -> None:
    (tmp_path / "tenderfoot.html").write_text("")
    reference.index(tmp_path)
    page = (tmp_path / "index.html").read_text("utf-8")
    assert page.count("<li>") == 1
    assert 'href="tenderfoot.html"' in page


def test_what_cannot_be_loaded_is_left_out_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    door = ModuleType("half_a_door")
    door.__dict__.update(__all__=["there", "elsewhere"], there=1, __getattr__=no_extra)
    monkeypatch.setitem(sys.modules, "half_a_door", door)
    reference.opened("half_a_door")
    assert door.__all__ == ["there"]
    assert capsys.readouterr().out == "Left out: half_a_door.elsewhere. It needs an extra.\n"


def no_extra(name: str) -> object:
    raise ImportError("It needs an extra.", name=name)
