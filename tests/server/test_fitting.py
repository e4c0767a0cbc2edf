"""While a table is set up: what goes together, what does not, and the ways out, in everybody's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenderfoot.games import GAMES
from tenderfoot.server.lobby.fitting import misfit, ways_out
from tests.server.guest import Guest, Message, Refusal
from tests.server.running import running

TOWN = GAMES["dicetown"]
SIX = {"players": 6, "wild_west": False}


def test_what_goes_together_has_no_fault() -> None:
    assert misfit(TOWN, {"players": 4}) is None
    assert misfit(TOWN, {"players": 6, "wild_west": True}) is None


def test_every_way_out_is_one_change_that_is_enough() -> None:
    ways = ways_out(TOWN, SIX)
    assert [(way.option, way.value) for way in ways] == [("players", 5), ("wild_west", True)]
    for way in ways:
        assert misfit(TOWN, {**SIX, way.option: way.value}) is None


def test_a_value_that_does_not_exist_is_left_for_one_that_does() -> None:
    assert [way.option for way in ways_out(TOWN, {"edition": "lost"})] == ["edition"]


@pytest.mark.parametrize(("language", "said"), [("en", "sixth player"), ("fr", "sixième joueur")])
def test_the_server_says_it_in_the_words_of_the_game(tmp_path: Path, language: str, said: str) -> None:
    """A sentence, never a code: when it is asked, and when somebody opens such a table all the same."""

    async def story(port: int) -> None:
        async with Guest(port) as ann:
            ann.http.headers["Accept-Language"] = language
            fit: Message = await ann.post("/api/fit", {"game": "dicetown", "options": SIX})
            assert fit["fault"]["code"] == "six-need-wild-west"
            assert said in fit["fault"]["sentence"]
            assert {"option": "wild_west", "value": True} in fit["ways"]
            with pytest.raises(Refusal) as refused:
                await ann.open("dicetown", options=SIX)
            assert said in refused.value.reply["sentence"]
            good = await ann.post("/api/fit", {"game": "dicetown", "options": {"players": 5}})
            assert good == {"fault": None, "ways": []}
            with pytest.raises(Refusal, match="no-such-game"):
                await ann.post("/api/fit", {"game": "chess"})

    running(tmp_path, story)
