"""The address people open, written as browsers write it, so that it can be compared with what they send."""

from __future__ import annotations

import ipaddress
from typing import Final
from urllib.parse import SplitResult, urlsplit

PORTS: Final = {"http": 80, "https": 443}


def base_url(address: str) -> str | None:
    """The address as it begins every link; None if it is none."""
    try:
        parts = urlsplit(address)
        host = _host(parts.hostname or "")
        port = parts.port
    except ValueError:  # half a bracket of a number, no port, no name
        return None
    if parts.scheme not in PORTS or not host or not _bare(parts):
        return None
    return f"{parts.scheme}://{host}" + ("" if port in (None, PORTS[parts.scheme]) else f":{port}")


def same_host(base: SplitResult, host: str) -> bool:
    """Whether a request that says this host means the base; its usual port may be said or not."""
    return base_url(f"{base.scheme}://{host}") == base.geturl()


def _bare(parts: SplitResult) -> bool:
    """Nothing before the name and nothing behind the port."""
    rest = parts.path.strip("/"), parts.query, parts.fragment, parts.username, parts.password
    return not any(rest) and "?" not in parts.netloc and "@" not in parts.netloc


def _host(name: str) -> str:
    """A name in small ASCII letters, without the last dot; a number of IPv6 in its shortest form."""
    if ":" in name:
        return f"[{ipaddress.IPv6Address(name)}]"
    return name.rstrip(".").encode("idna").decode().lower()
