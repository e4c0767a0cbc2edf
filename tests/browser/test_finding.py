"""A browser is found on a machine that never had one."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.browser.finding import install

APT = """#!/bin/sh
case "$*" in
  *update*) touch "$0.list" ;;
  *install*chromium*) if [ -e "$0.list" ]; then cp "$0" "${0%/*}/chromium"; fi ;;
esac
"""


def test_a_fresh_machine_asks_what_there_is_before_it_installs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "apt-get").write_text(APT)
    (tmp_path / "apt-get").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    install()
    assert shutil.which("chromium", path=str(tmp_path)) == str(tmp_path / "chromium")
