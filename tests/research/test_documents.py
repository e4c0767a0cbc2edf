"""What docs/research.md and docs/observations.md say is so."""

import re
from pathlib import Path

import pytest

from tools.observations import DOCUMENT, document

DOCS = Path(__file__).parent.parent.parent / "docs"
BLOCKS = re.findall(r"```python\n(.*?)```", (DOCS / "research.md").read_text("utf-8"), re.DOTALL)


def test_the_table_of_entries_is_the_one_the_sources_make() -> None:
    assert DOCUMENT.read_text("utf-8") == document()


@pytest.mark.parametrize("block", BLOCKS, ids=[str(number) for number in range(len(BLOCKS))])
def test_an_example_runs(block: str) -> None:
    exec(compile(block, "docs/research.md", "exec"), {})  # noqa: S102 - our own document
