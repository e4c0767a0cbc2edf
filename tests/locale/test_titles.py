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
        ("classic", False, False, False),
        ("classic", True, True, False),
        ("classic", False, True, False),
        ("revised", False, False, False),
        ("revised", True, False, True),
        ("revised", False, True, True),
        ("revised", True, True, True),
    ],
)
def test_unofficial_mixes_are_marked(
    lang: str, edition: str, wild: bool, indians: bool, unofficial: bool
) -> None:
    options = GAMES["dicetown"].options({"edition": edition, "wild_west": wild, "indians": indians})
    title = Speaker(lang, "dicetown", []).say("title-dicetown", **options)
    assert (MIX[lang] in title) == unofficial
