"""`tenderfoot serve`: flags, variables, one sentence for what cannot be meant, a clean stop."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tenderfoot.cli import main
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.flags import USUAL, variable
from tenderfoot.server.settings import settings


def test_flags_come_before_variables_and_variables_before_defaults(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path), "TENDERFOOT_PORT": "1", "TENDERFOOT_HOST": "0.0.0.0"}  # noqa: S104
    flags = {"port": "2", "base_url": "https://play.example.org/", "proxied": "on", "lang": "fr"}
    found = settings(flags, environ)
    assert (found.host, found.port, found.base) == ("0.0.0.0", 2, "https://play.example.org")  # noqa: S104
    assert (found.level, found.proxied) == ("warning", True)
    assert settings({}, {}).port == 8765
    assert (settings({}, {}).bot_processes, settings({"coach_processes": "3"}, {}).coach_processes) == (2, 3)
    assert settings({"database": "x.db"}, environ).database == Path("x.db")


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("port", "x", "bad-port"),
        ("port", "70000", "bad-port"),
        ("port", "²", "bad-port"),
        ("base_url", "play.example.org", "bad-base-url"),
        ("base_url", "https://play.example.org/games", "bad-base-url"),
        ("base_url", "http://[", "bad-base-url"),
        ("log_level", "loud", "bad-log-level"),
        ("bot_processes", "0", "bad-count"),
        ("coach_processes", "many", "bad-count"),
        ("coach_processes", "1000000", "bad-count"),
        ("connections", "", "bad-count"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence(
    name: str, value: str, code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSetting, match=code):
        settings({name: value}, {})
    monkeypatch.setenv(variable(name), value)
    assert main(["serve", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{variable(name)} cannot be “{value}”")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("name", USUAL)
def test_every_setting_has_a_flag_a_variable_and_a_default(name: str) -> None:
    usual = settings({}, {})
    value = {"base_url": "http://here", "log_level": "debug", "host": "::1", "database": "x"}.get(name, "7")
    assert settings({name: value}, {}) == settings({}, {variable(name): value}) != usual
    assert settings({name: USUAL[name]}, {variable(name): value}) == usual


def test_a_server_starts_says_where_and_stops_cleanly(tmp_path: Path) -> None:
    environ = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LANG": "fr_FR.UTF-8", "LC_ALL": "fr_FR.UTF-8"}
    environ.pop("PYTHONUNBUFFERED", None)  # whoever reads a pipe is told at once, too
    command = [sys.executable, "-m", "tenderfoot", "serve", "--port", "0"]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert address is not None
        with urlopen(address[0] + "healthz") as reply:  # noqa: S310  our own server
            assert reply.read() == b"well\n"
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait() == 0
    assert "sur le disque" in rest
    assert (tmp_path / "tenderfoot" / "tables.db").exists()


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--database", str(tmp_path), "--port", "0"]) == 2
    assert "cannot start" in capsys.readouterr().err
