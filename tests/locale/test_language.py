"""The language is the one asked for, else that of the environment, else English."""

import re
from pathlib import Path

import pytest

from tenderfoot import locale
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


# What loses its vowel before one, as "d’Annie" has it: a catalogue cannot know how a name begins.
ELIDED = r"\b(?:de|que|ne|se|jusque|lorsque|puisque) \{ \$(?:seats?|who|names?|owner|victim|sheriff) \}"


def test_no_french_word_that_would_be_elided_stands_before_a_name() -> None:
    catalogues = sorted((Path(locale.__file__).parent / "fr").glob("*.ftl"))
    lines = [line for path in catalogues for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(ELIDED, line)] == []
