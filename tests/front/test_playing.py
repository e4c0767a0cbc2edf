"""`tenderfoot.play`: one bot for each seat, of any kind; the same seed plays the same game."""

from __future__ import annotations

from typing import cast

import pytest

import tenderfoot
from tenderfoot.bots.entrant import Entered
from tenderfoot.engine.contract import Ask, Choice, State
from tenderfoot.engine.view import View


class First(tenderfoot.Bot):
    """The first answer there is."""

    def choose(self, view: View, ask: Ask) -> Choice:
        return ask.options[0]


class Nosy(tenderfoot.Bot):
    """Looks for what it must not see, in all it is given."""

    found: tuple[str, ...] = ()

    def choose(self, view: View, ask: Ask) -> str:
        given = [self, view, ask]
        Nosy.found += tuple(name for one in given for name in dir(one) if isinstance(_part(one, name), State))
        Nosy.found += tuple(name for name in dir(view) if name in {"seed", "chance", "paper"})
        return ask.options[-1].text


def _part(one: object, name: str) -> object:
    return getattr(one, name, None)


def first(view: View, ask: Ask) -> str:
    assert view.seat == ask.seat
    return ask.options[0].text


def river(players: int = 2, seed: int = 7) -> tenderfoot.Match:
    return tenderfoot.Match("goldriver", players=players, seed=seed)


def refused(match: tenderfoot.Match, bots: object) -> str:
    """Why; and nothing has changed."""
    before = match.record()
    with pytest.raises(tenderfoot.Refusal) as found:
        tenderfoot.play(match, cast("list[str]", bots))
    assert match.record() == before
    assert "\n" not in str(found.value)
    return str(found.value)


def test_a_bot_may_be_a_level_a_name_a_class_an_object_or_a_function() -> None:
    """Those that decide alike play the same game to its end, and the match that was given comes back."""
    kinds: list[Entered] = [First, First(b"any"), first, "tests.front.test_playing:First"]
    records = set()
    for one in kinds:
        match = river()
        assert tenderfoot.play(match, [one, "tumbleweed"], seed=3) is match
        assert match.over
        records.add(match.record())
    assert len(records) == 1


def test_the_same_seed_plays_the_same_game_and_another_another() -> None:
    once, again, other = [
        tenderfoot.play(river(), ["tumbleweed", "tumbleweed"], seed=seed).record() for seed in (1, "1", 2)
    ]
    assert once == again != other
    drawn = {tenderfoot.play(river(), ["tumbleweed", "tumbleweed"]).record() for _ in range(3)}
    assert len(drawn) == 3


def test_a_match_that_has_begun_is_played_on_and_one_that_is_over_stays() -> None:
    match = river()
    match.answer(0, "bid 3")
    tenderfoot.play(match, [First, First])
    decided = len(match.paper.decisions)
    assert match.over
    assert match.paper.decisions[0].text == "bid 3"
    assert len(tenderfoot.play(match, [First, First]).paper.decisions) == decided


def test_a_bot_is_shown_a_view_and_never_a_state_or_the_seed_of_the_game() -> None:
    tenderfoot.play(river(), [Nosy, Nosy], seed=1)
    assert Nosy.found == ()


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        ([], "2 play and there is no bot; name one for each seat."),
        (["gambler"], "2 play and there is one bot; name one for each seat."),
        (["gambler"] * 3, "2 play and there are 3 bots; name one for each seat."),
        ("gambler", "2 play and there is one bot; name one for each seat."),
        (["gambler", "gambling"], "There are no bots of level “gambling”; the nearest is “gambler”, and"),
        (["gambler", "no.such:Bot"], "There is no bot “no.such:Bot” to be found: No module named 'no'."),
        (["gambler", "tests.front.test_playing:first"], "“tests.front.test_playing:first” is not a bot: its"),
        (["gambler", int], "“int” is not a bot: its class must inherit from tenderfoot.Bot."),
        (["gambler", None], "“NoneType” is not a bot"),
        (["gambler", 3], "“int” is not a bot"),
    ],
)
def test_who_cannot_play_is_refused_before_anything_is_played(bots: object, said: str) -> None:
    assert refused(river(), bots).startswith(said)


def test_a_bad_answer_is_refused_and_the_match_goes_on_with_another() -> None:
    match = river()
    with pytest.raises(
        tenderfoot.Refusal, match="The bot “<lambda>” answered “dance” to the question “bid2”"
    ):
        tenderfoot.play(match, [lambda _view, _ask: "dance", first])
    assert len(match.paper.decisions) == 0
    assert tenderfoot.play(match, [first, first]).over


def test_a_failure_is_named_and_its_cause_can_be_seen() -> None:
    with pytest.raises(
        tenderfoot.Refusal, match="The bot “<lambda>” failed at the question “bid2”: "
    ) as found:
        tenderfoot.play(river(), [lambda _view, _ask: str(1 // 0), first])
    assert isinstance(found.value.__cause__, ZeroDivisionError)


def test_levels_are_those_of_a_game_and_an_unknown_game_is_refused() -> None:
    for game in tenderfoot.game_names():
        assert tenderfoot.levels(game)[:2] == ["tumbleweed", "greenhorn"]
    with pytest.raises(tenderfoot.Refusal, match="There is no game “chess”; the nearest is “dicetown”"):
        tenderfoot.levels("chess")
