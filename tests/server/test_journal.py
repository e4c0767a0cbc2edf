"""The log says what happened and where, and never what is secret, whoever writes it."""

from __future__ import annotations

import json
import logging
from io import StringIO

from tenderfoot.server.journal import Journal, Overheard

WHISPERED = "the sheriff holds a dynamite"


def test_only_known_fields_are_written() -> None:
    to = StringIO()
    Journal("info", to).info("a table was opened", table="k3v", hand=WHISPERED)
    assert set(json.loads(to.getvalue())) == {"at", "level", "what", "table"}


def test_a_library_is_quoted_by_the_kind_and_the_place_of_its_fault() -> None:
    to = StringIO()
    library = logging.getLogger("a.library")
    library.addHandler(Overheard(Journal("warning", to)))
    try:
        int(WHISPERED)
    except ValueError:
        library.exception("Error handling request with %s", WHISPERED)
    library.warning("cookie %s", WHISPERED)
    library.info("nothing to see")
    lines = [json.loads(line) for line in to.getvalue().splitlines()]
    assert len(lines) == 2
    assert lines[0]["fault"].startswith("a.library: ValueError at test_journal.py:")
    assert lines[1]["fault"] == "a.library: warning"
    assert WHISPERED not in to.getvalue()
