"""One table of bots: every row makes a bot, every level has one name, and a name in both languages."""

import pytest

from tenderfoot.bots import LEVELS, Bot, levels, make
from tenderfoot.bots.roster import ROSTER, Staff, loaded, staff
from tenderfoot.engine.errors import BadOptions
from tenderfoot.games import GAMES
from tenderfoot.locale import LANGUAGES, Catalogue
from tenderfoot.server.tables.autopilot import stand_in


def test_every_game_of_the_house_has_its_levels() -> None:
    assert list(ROSTER) == list(GAMES)
    assert LEVELS == ("tumbleweed", "greenhorn", "prospector", "gambler", "marshal")
    assert [levels(game) for game in GAMES] == [list(LEVELS)] * len(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_no_level_is_a_second_name_for_another(game: str) -> None:
    kinds = [loaded(level.home) for level in staff(game).levels]
    assert len({id(kind) for kind in kinds}) == len(kinds)
    assert [type(make(game, name, b"")) for name in levels(game)] == kinds
    assert [kind for kind in kinds if not isinstance(kind, type) or not issubclass(kind, Bot)] == []


@pytest.mark.parametrize("one", ROSTER.values(), ids=list(ROSTER))
def test_what_a_game_knows_beside_its_bots_is_there(one: Staff) -> None:
    named = [home for home in (one.explain, one.win_chances, one.luck) if home]
    assert named
    assert all(callable(loaded(home)) for home in named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_is_said_and_no_other(lang: str) -> None:
    said = Catalogue(lang, None).among("level-")
    assert said == list(LEVELS)
    assert {level.label for one in ROSTER.values() for level in one.levels} == {
        f"level-{name}" for name in said
    }


def test_a_game_without_bots_of_its_own_has_the_one_that_draws_lots() -> None:
    assert levels("toytown") == ["tumbleweed"]
    assert (stand_in("toytown"), stand_in("dicetown")) == ("tumbleweed", "greenhorn")


@pytest.mark.parametrize(("said", "nearest"), [("any", "marshal"), ("gamblers", "gambler")])
def test_a_level_nobody_has_is_refused_with_the_nearest(said: str, nearest: str) -> None:
    with pytest.raises(BadOptions) as refused:
        make("dicetown", said, b"")
    assert (refused.value.code, refused.value.facts["nearest"]) == ("unknown-level", nearest)
