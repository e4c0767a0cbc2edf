"""`tenderfoot.Match` for people who look: text, pictures, copies; refusals are sentences with names."""

import copy
import pickle
from xml.etree.ElementTree import fromstring

import pytest

import tenderfoot
from tenderfoot.engine.match import begin
from tests.engine.toytown import Toytown


def test_a_match_a_view_and_a_record_show_themselves_in_a_notebook() -> None:
    for game in tenderfoot.game_names():
        match = tenderfoot.Match(game, players=3, seed=7, names=["Ann", "Buck", "Clem"])
        record = tenderfoot.read(match.record())
        for shown in (match._repr_html_(), match.view(0)._repr_html_(), record._repr_html_()):
            assert shown is not None
            assert fromstring(shown[shown.index("<svg") :]).tag.endswith("svg")  # noqa: S314  our own
        assert "Ann" in match._repr_html_()
        assert str(match) == str(tenderfoot.read(match.record()).match())
        assert "seat 0" in str(match.view(0))


def test_a_view_of_anybody_elses_game_shows_itself_as_it_is() -> None:
    view = begin(Toytown(), {"players": 2}, 1).view(0)
    assert view._repr_html_() is None
    assert str(view) == repr(view)


def test_copies_have_a_life_of_their_own_and_a_pickle_is_the_same_match() -> None:
    match = tenderfoot.Match("goldriver", players=2, seed=7)
    match.answer(0, "bid 2")
    for one in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):  # noqa: S301
        assert type(one) is tenderfoot.Match
        assert one.record() == match.record()
        one.answer(1, "bid 3")
    assert len(match.paper.decisions) == 1
    assert type(match.imagine(1, 5)) is tenderfoot.Match


def test_a_refusal_is_a_sentence_that_names_the_player_and_changes_nothing() -> None:
    match = tenderfoot.Match("goldriver", players=2, seed=7, names=["Ann", "Buck"])
    match.answer(0, "bid 2")
    before = match.record()
    with pytest.raises(tenderfoot.Illegal, match="Ann is not asked anything now"):
        match.answer(0, "bid 3")
    with pytest.raises(tenderfoot.Illegal, match="There is no seat “7” at this table; seats go from 0 to 1"):
        match.answer(7, "bid 3")
    with pytest.raises(tenderfoot.Refusal, match="This game has no option “player”; the nearest is"):
        tenderfoot.Match("goldriver", player=2)
    assert match.record() == before
    match.take_back(0)
    with pytest.raises(tenderfoot.Illegal, match="There is nothing to take back"):
        match.take_back(0)
