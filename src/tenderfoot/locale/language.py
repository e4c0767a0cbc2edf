"""Which language to speak: the one asked for, else the one of the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from tenderfoot.engine.errors import BadOptions

# The one list of languages: server, page and terminal take theirs from here.
Language = Literal["en", "fr"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak; one that was asked for and is not there is refused."""
    if wanted is None:
        return _of_environment(environ)
    if _code(wanted) not in LANGUAGES:
        raise BadOptions("unknown-language", {"language": wanted, "known": " ".join(LANGUAGES)})
    return _code(wanted)


def _of_environment(environ: Mapping[str, str]) -> str:
    """As POSIX has it: the first of these variables that says anything decides."""
    for variable in _VARIABLES:
        if environ.get(variable):
            code = _code(environ[variable])
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _code(name: str) -> str:
    """`fr_CA.UTF-8` and `fr-CA` are `fr`."""
    return name.replace("-", "_").replace(".", "_").partition("_")[0].lower()
