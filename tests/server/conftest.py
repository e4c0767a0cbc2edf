"""A busy machine is no fault: in tests nobody's patience with PostgreSQL ends before that with the test."""

import pytest

from tenderfoot.server.storage.postgres import line

PATIENT = {
    "statement_timeout": "50000",
    "lock_timeout": "40000",
    "idle_in_transaction_session_timeout": "60000",
    "tcp_user_timeout": "60000",
}
SECONDS = 60.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of their own process are as impatient as ever; what is about patience says how much."""
    for name, value in PATIENT.items():
        monkeypatch.setitem(line.SETTINGS, name, value)
    monkeypatch.setattr(line, "ANSWER", SECONDS)
    monkeypatch.setattr(line, "CALL", SECONDS)
