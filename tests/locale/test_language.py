"""The language is the one asked for, else that of the environment, else English."""

import pytest

from tenderfoot.engine.errors import BadOptions
from tenderfoot.locale import language


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_decides_as_posix_has_it(environ: dict[str, str], spoken: str) -> None:
    assert language(None, environ) == spoken


@pytest.mark.parametrize("wanted", ["fr", "FR", "fr-CA", "fr_FR.UTF-8"])
def test_what_is_asked_for_comes_first(wanted: str) -> None:
    assert language(wanted, {"LC_ALL": "en_GB"}) == "fr"


@pytest.mark.parametrize("wanted", ["klingon", "f", "français"])
def test_an_unknown_language_is_refused(wanted: str) -> None:
    with pytest.raises(BadOptions) as refused:
        language(wanted, {})
    assert refused.value.code == "unknown-language"
