"""A mix that no rulebook has is called so where a person sees what is being played."""

from __future__ import annotations

import pytest

from tenderfoot.games import GAMES
from tenderfoot.locale.speaker import Speaker

MIX = {"en": "unofficial", "fr": "non officiel"}


@pytest.mark.parametrize("lang", MIX)
@pytest.mark.parametrize(
    ("edition", "wild", "indians", "unofficial"),
    [
        ("classic", "off", "off", False),
        ("classic", "on", "on", False),
        ("classic", "off", "on", False),
        ("revised", "off", "off", False),
        ("revised", "on", "off", True),
        ("revised", "off", "on", True),
        ("revised", "on", "on", True),
    ],
)
def test_unofficial_mixes_are_marked(
    lang: str, edition: str, wild: str, indians: str, unofficial: bool
) -> None:
    options = GAMES["dicetown"].options({"edition": edition, "wildWest": wild, "indians": indians})
    title = Speaker(lang, "dicetown", []).say("title-dicetown", **options)
    assert (MIX[lang] in title) == unofficial
