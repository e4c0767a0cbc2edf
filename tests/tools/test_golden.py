"""Golden pages say what changed, for whom, and nothing twice."""

from __future__ import annotations

from tenderfoot.engine.contract import Ask
from tenderfoot.engine.match import begin
from tenderfoot.games import GAMES
from tools.golden.changes import Flat, changes, flat
from tools.golden.dealt import DECKS, Dealt
from tools.golden.page import Page, alone


def seen(**shown: object) -> Flat:
    return flat(shown)


def told(before: Flat, now: Flat) -> list[str]:
    return list(changes(before, now).values())


def test_amounts_are_changes_and_players_letters() -> None:
    before = seen(bank=3, players=[{"money": 8, "kept": "9 9"}, {"money": 8, "kept": ""}])
    now = seen(bank=5, players=[{"money": 6, "kept": "9 9"}, {"money": 8, "kept": "Q"}])
    assert told(before, now) == ["bank +2", "A money -2", "B kept +Q"]


def test_the_halves_of_a_view_have_no_name_and_nested_parts_do() -> None:
    before = seen(table={"frontier": {"river": 12, "captured": [[], []]}}, own={"hand": ["deed1"]})
    now = seen(table={"frontier": {"river": 11, "captured": [[], ["outJa"]]}}, own={"hand": ["eq8", "deed1"]})
    assert told(before, now) == ["frontier river -1", "B frontier captured +outJa", "hand +eq8"]


def test_seats_are_letters_and_nobody() -> None:
    before = seen(sheriff=0, winner=-1, gained=0b1, mayors={"SN": -1})
    now = seen(sheriff=2, winner=-1, gained=0b110, mayors={"SN": 1})
    assert told(before, now) == ["sheriff C", "gained +B +C -A", "mayors SN B"]
    assert told(now, before) == ["sheriff A", "gained +A -B -C", "mayors SN nobody"]


def test_lists_say_what_came_and_went_and_pairs_what_they_are() -> None:
    before = seen(row=["deed1", "deed2"], looked_at=[0, 0], offers=[{"seat": 0, "dollars": 0}])
    now = seen(row=["deed2", "deed1"], looked_at=[0, 3], offers=[{"seat": 0, "dollars": 2, "faces": ["eq1"]}])
    assert told(before, now) == [
        "row in another order",
        "looked_at 0 3",
        "offers +(A, dollars 2, faces [eq1]) -(A)",
    ]


def test_what_begins_with_nothing_or_can_be_counted_is_no_change() -> None:
    assert told({}, seen(bank=0, row=[], winner=-1, looked_at=[0, 0], almanac={"best": 3}, points=[7])) == []
    assert told(seen(faces=[]), seen(faces=[[], []])) == []


def test_a_seat_that_misses_a_public_fact_is_found() -> None:
    public = {"bank": "bank +2", "hand": "hand +eq1"}
    assert alone("B", {"hand": "hand +eq8"}, public) == ["  B sees hand +eq8", "  B does not see bank +2"]


def test_a_small_change_elsewhere_does_not_draw_another_answer() -> None:
    """The same question with one answer fewer: the answer stays, unless it was that one."""
    match = begin(GAMES["goldriver"], {}, 7)
    ask = match.asks[0]
    drawn = Page(match, []).drawn(ask)
    for missing in [option for option in ask.options if option is not drawn]:
        fewer = Ask(ask.seat, ask.prompt, [option for option in ask.options if option is not missing])
        assert Page(match, []).drawn(fewer) is drawn


def test_a_card_less_leaves_the_others_in_order() -> None:
    """Whole games are dealt by the names of the cards; what is no deck is shuffled as in a real game."""
    chance, cards = Dealt(b"seed"), list(range(len(DECKS["store"])))
    dealt = chance.shuffled("store 0", cards)
    assert sorted(dealt) == cards != dealt
    assert chance.shuffled("store 0", [card for card in cards if card != 9]) == [c for c in dealt if c != 9]
    assert sorted(chance.shuffled("robbery 2 0 0", [4, 7, 9])) == [4, 7, 9]
