"""The log says what happened and where, and never what is secret, whoever writes it."""

from __future__ import annotations

import json
import logging
from collections import Counter
from io import StringIO

from tenderfoot.server.journal import Journal, LibraryLines

WHISPERED = "the sheriff holds a dynamite"


def test_only_known_fields_are_written() -> None:
    to = StringIO()
    Journal("info", to).info("a table was opened", table="k3v", hand=WHISPERED, address="192.0.2.1")
    assert set(json.loads(to.getvalue())) == {"at", "level", "what", "table"}


def test_what_happens_again_and_again_is_summed_up() -> None:
    to, now = StringIO(), [0.0]
    journal = Journal("info", to, lambda: now[0])
    for _ in range(1000):
        journal.error("a library complains", fault="asyncio: error")
    journal.error("a library complains", fault="sqlite3: error")
    for _ in range(1000):
        now[0] += 0.06
        journal.warning("somebody is turned away")
    journal.sum_up(all_of_it=True)
    lines = [json.loads(line) for line in to.getvalue().splitlines()]
    said = Counter((line["what"], line.get("fault"), line.get("count")) for line in lines)
    assert said == {
        ("a library complains", "asyncio: error", None): 20,
        ("again: a library complains", "asyncio: error", 980): 1,
        ("a library complains", "sqlite3: error", None): 1,
        ("somebody is turned away", None, None): 20,
        ("again: somebody is turned away", None, 980): 1,
    }


def test_a_kind_that_was_summed_up_is_told_again_in_the_next_minute() -> None:
    to, now = StringIO(), [0.0]
    journal = Journal("info", to, lambda: now[0])
    for minute in range(3):
        now[0] = 60.0 * minute
        for _ in range(50):
            journal.info("a table was opened")
    counts = [json.loads(line).get("count") for line in to.getvalue().splitlines()]
    assert counts == [*[None] * 20, 30, *[None] * 20, 30, *[None] * 20]


def test_a_library_is_quoted_by_the_kind_and_the_place_of_its_fault() -> None:
    to = StringIO()
    library = logging.getLogger("a.library")
    library.addHandler(LibraryLines(Journal("warning", to)))
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
