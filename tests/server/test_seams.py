"""The four seams hold: a table needs no network, no disk, no thread and no other process of its own."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
SQL = re.compile(r"\b(select|insert into|update|delete from|create table)\s+\w", re.IGNORECASE)


def test_whole_tables_are_played_where_nothing_of_that_can_be_imported() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.server.barehanded", "dicetown", "goldriver"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "2 games" in told.stdout


def test_all_sql_stands_in_one_module_and_what_only_one_database_understands_in_its_own() -> None:
    server = ROOT / "src" / "tenderfoot" / "server"
    found = [
        f"{path.relative_to(server)}:{number}"
        for path in server.rglob("*.py")
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if '"' in line and SQL.search(line.split('"""')[0])
    ]
    homes = {f"storage/{home}{name}.py" for home in ("", "postgres/") for name in ("sql", "migrations")}
    assert {place.partition(":")[0] for place in found} <= homes, found
