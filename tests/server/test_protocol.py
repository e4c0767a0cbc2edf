"""The page of the protocol and the browser's types say what messages and events are: none is stale."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenderfoot.engine.events import Row
from tenderfoot.engine.sorts import NUMBER
from tools import protocol, rows


@pytest.mark.parametrize("path", protocol.written(), ids=lambda path: "-".join(path.parts[-2:]))
def test_it_is_what_would_be_written_now(path: Path) -> None:
    assert path.read_text("utf-8") == protocol.written()[path], "run `python -m tools.protocol`"


def test_an_event_that_has_one_more_fact_makes_its_file_stale() -> None:
    told = rows.table("dicetown")
    changed = {**told, "DUG": Row("dug", {"seat": NUMBER, "depth": NUMBER})}
    assert rows.typescript(changed) != rows.typescript(told)
    assert "depth: number" in rows.typescript(changed)
