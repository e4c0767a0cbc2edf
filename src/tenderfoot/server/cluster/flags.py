"""What `tenderfoot proxy` and `tenderfoot cluster` can be told, and what holds otherwise."""

from __future__ import annotations

from typing import Final

from tenderfoot.server import flags

PROXY: Final = {"workers": "", "host": flags.USUAL["host"], "port": flags.USUAL["port"]}
CLUSTER: Final = {
    "workers": "3",
    "host": flags.USUAL["host"],
    "port": flags.USUAL["port"],
    "data": "",
    "base_url": "",
    "log_level": flags.USUAL["log_level"],
}
