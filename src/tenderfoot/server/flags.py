"""What a server can be told, by flags or by variables of the environment, and what holds otherwise."""

from __future__ import annotations

from typing import Final

USUAL: Final = {
    "host": "127.0.0.1",
    "port": "8765",
    "database": "",
    "base_url": "",
    "proxied": "",
    "metrics": "",
    "keep_finished": "365",
    "keep_abandoned": "90",
    "words": "",
    "log_level": "warning",
    "bots": "",
    "bot_processes": "2",
    "thinkers": "",
    "thinkers_token": "",
    "coach_processes": "1",
    "connections": "4000",
    "connections_each": "400",
}

# And a pool of thinkers, which several servers share.
THINKERS: Final = {"listen": "127.0.0.1:8767", "processes": "2", "bots": "", "thinkers_token": ""}


def variable(name: str) -> str:
    """As the environment says it for good: `base_url` is `TENDERFOOT_BASE_URL`."""
    return f"TENDERFOOT_{name.upper()}"
