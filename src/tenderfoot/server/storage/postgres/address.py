"""Where a PostgreSQL database is. Its password is for the database alone: nothing that is shown has it."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qsl, unquote, urlencode, urlsplit, urlunsplit

from msgspec import Struct

SCHEMES: Final = ("postgresql://", "postgres://")
UNSHOWN: Final = "postgresql://…"


class Address(Struct, frozen=True):
    """As it was said, with all its secrets; as text, without them."""

    url: str

    def __str__(self) -> str:
        return _shown(self.url)

    __repr__ = __str__

    def apart(self) -> tuple[str, str]:
        """The address without its password, and the password, which may be empty or stand in the query."""
        found = urlsplit(self.url)
        asked = parse_qsl(found.query, keep_blank_values=True)
        secrets = [unquote(found.password or ""), *[value for name, value in asked if name == "password"]]
        query = urlencode([(name, value) for name, value in asked if name != "password"])
        who, at, where = found.netloc.rpartition("@")
        netloc = f"{who.partition(':')[0]}{at}{where}"
        return urlunsplit(found._replace(netloc=netloc, query=query)), next(filter(None, secrets), "")


def _shown(url: str) -> str:
    """Who, where and which database; nothing of what cannot be read, for its password may be anywhere."""
    try:
        found = urlsplit(url)
        port = f":{found.port}" if found.port else ""
    except ValueError:
        return UNSHOWN
    if "@" in found.path + found.query + found.fragment:
        return UNSHOWN
    user = f"{found.username}@" if found.username else ""
    return f"postgresql://{user}{found.hostname or ''}{port}{found.path}"
