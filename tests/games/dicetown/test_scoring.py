"""Chapter 12: end and points. Scenarios of 16.10, then further ones."""

import pytest

from tests.games.dicetown.refused import refused
from tests.table import Table, table

QUIET = "9 10 J Q A"


def test_t190_the_worked_example() -> None:
    """6 nuggets, $7, badge, equipment 3 + 5 + 2, deeds 2 + 1 + 5 + 4: 6 + 3 + 5 + 10 + 12 = 36 VP."""
    t = table()
    t.gold("A", 6)
    t.money("A", 7)
    t.hand("A", "eq3", "eq5", "eq2", "deed2", "deed1", "deed5", "deed4")
    assert t.points("A") == 36


@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_t191_two_dollars_a_point(dollars: int, points: int) -> None:
    """$0, $1, $2, $7: 0, 0, 1, 3 VP."""
    t = table()
    t.money("B", dollars)
    assert t.points("B") == points


def test_t192_the_round_is_played_to_its_end() -> None:
    """R-17. The mine is emptied in step 1: steps 2 to 9 are still carried out, then the game is over."""
    t = table()
    t.mine(2)
    t.row("deed2", "deed4", "deed1")
    t.deck("eq1")
    t.stagecoach(2)
    t.gold("C", 2)
    t.all_dice("9 9 9 K K", "10 10 10 J A", "9 10 Q A A")
    t.hand("A", "eq8")
    t.town()
    assert t.s.mine == 0
    assert t.dollars("B") == 11  # step 2
    assert t.s.bank == 2  # step 3
    assert t.hand_of("B") == ["eq1"]  # step 4
    assert (t.prompt(), t.asked()) == ("victim", "C")  # step 5
    t.answer("C", "name 0")
    assert "eq8" in t.hand_of("C")
    assert t.sheriff() == "A"  # step 6
    assert "deed2" in t.hand_of("A")  # step 7: the full house
    assert (t.winner(), t.s.round) == ("C", 2)


def tie(property_b: str, property_c: str, sheriff: str = "A") -> Table:
    """The mine is empty; B and C have the same points, A has nothing but perhaps the badge."""
    t = table(sheriff=sheriff)
    t.mine(0)
    t.money("A", 0)
    for who, cards in (("B", property_b), ("C", property_c)):
        t.hand(who, *cards.split())
        t.gold(who, 36 - 4 - sum(int(card[-1]) for card in cards.split()))
    return t


def test_t194_more_property_cards_win() -> None:
    """36 : 36 VP, property cards 4 : 3: the player with four wins."""
    t = tie("deed1 deed1 deed1 deed2", "deed5 deed5 deed5")
    assert (t.points("B"), t.points("C")) == (36, 36)
    t.ending()
    assert t.winner() == "B"


def test_t195_the_sheriff_names_the_winner() -> None:
    """R-53. Also equal in property cards: the Sheriff names the winner."""
    t = tie("deed1 deed2", "deed5 deed5").ending()
    assert (t.prompt(), t.asked(), t.options("A")) == ("final", "A", ["name 1", "name 2"])
    t.answer("A", "name 2")
    assert t.winner() == "C"


def test_t197_unused_cards_are_worth_nothing() -> None:
    """Unused Dynamite, Wanted, Brute in hand: 0 VP."""
    t = table()
    t.money("B", 0)
    t.hand("B", "dynamite", "wanted", "brute", "brute", "cheater", "gs_elixir", "marshall")
    assert t.points("B") == 0


# Further scenarios.


EQUIPMENT = [("eq1", 1), ("eq2", 2), ("eq3", 3), ("eq4", 4), ("eq5", 5), ("eq8", 8)]
CARDS = [
    *EQUIPMENT,
    *[(card, 0) for card in ("dynamite", "girls", "brute", "cheater", "corruption", "credits")],
    *[(card, 0) for card in ("joe", "marshall", "split", "wanted", "gs_elixir")],
    *[(f"deed{n}", n) for n in range(1, 6)],
]


@pytest.mark.parametrize(("card", "points"), CARDS)
def test_t401_what_each_card_is_worth(card: str, points: int) -> None:
    """12.2. Each card of the base game, alone in a hand."""
    t = table()
    t.money("B", 0)
    t.hand("B", card)
    assert t.points("B") == points


def test_t402_fenced_deeds_count() -> None:
    """12.2. Deeds count in the hand or fenced."""
    t = table()
    t.money("B", 0)
    t.hand("B", "deed3")
    t.fenced("B", "deed4", "deed5")
    assert t.points("B") == 12


def test_t403_the_badge_is_worth_five() -> None:
    """12.2. Only its owner has the five points."""
    t = table(sheriff="B")
    assert [t.points(who) for who in "ABC"] == [4, 9, 4]


def test_t404_the_land_is_gone() -> None:
    """12.1 (b). Row and property deck are empty: the game is over, whatever the mine holds."""
    t = table()
    t.row("deed2")
    t.keep_in_property(0, "C")
    t.gained("A", "B", "C")
    t.all_dice("Q Q Q Q 9", QUIET, QUIET)
    t.step(7)
    assert t.s.mine == 30
    assert t.winner() == "C"


def test_t405_an_empty_deck_alone_does_not_end_the_game() -> None:
    """12.1. The row still holds a card: the next round begins."""
    t = table()
    t.row("deed2")
    t.keep_in_property(0, "C")
    t.ending()
    assert (t.winner(), t.s.round, t.prompt()) == ("", 3, "keep")


def test_t406_the_end_is_looked_at_after_the_doc() -> None:
    """R-17. The last nuggets and the last cards: B still sees the Doc before the points are counted."""
    t = table()
    t.mine(1)
    t.all_dice("9 9 K K K", "10 10 9 J Q", "J J Q Q A")
    t.bank(0)
    t.town()
    assert t.until("doc") == "B"
    assert (t.s.mine, t.winner()) == (0, "")
    t.answer("B", "decline")
    assert t.winner() != ""
    assert t.prompt() == ""


def test_t407_a_sheriff_who_is_tied_may_name_himself() -> None:
    """R-53. A, Sheriff, is tied with B: he may name himself or B."""
    t = table()
    t.mine(0)
    t.money("C", 0)
    t.gold("B", 5)
    t.ending()
    assert (t.points("A"), t.points("B")) == (9, 9)
    assert t.options("A") == ["name 0", "name 1"]
    t.answer("A", "name 0")
    assert t.winner() == "A"


def test_t408_no_bribes_for_the_last_word() -> None:
    """8.1, S5. With bribes on the Sheriff is asked at once, nobody makes an offer."""
    t = tie("deed1 deed2", "deed5 deed5").ending()
    assert (t.prompt(), t.asked()) == ("final", "A")
    refused(t, "A", "open")
    refused(t, "A", "name 0")


def test_t409_most_points_win_whatever_the_property() -> None:
    """12.3. Property cards count only among equals."""
    t = tie("deed1 deed1 deed1 deed2", "deed5 deed5 deed5")
    t.gold("C", t.nuggets("C") + 1)
    t.ending()
    assert t.winner() == "C"


def test_t410_fenced_deeds_break_a_tie_too() -> None:
    """12.3. Deeds in hand and fenced deeds are counted together."""
    t = table()
    t.mine(0)
    t.money("A", 0)
    t.hand("B", "deed1")
    t.fenced("B", "deed2", "deed1")
    t.hand("C", "deed2", "deed2")
    t.ending()
    assert t.points("B") == t.points("C")
    assert t.winner() == "B"


def test_t411_three_are_tied_two_in_property() -> None:
    """12.3. Among three with equal points the Sheriff decides between the two with most property cards."""
    t = table(players=4)
    t.mine(0)
    t.money("A", 0)
    t.hand("B", "deed1", "deed1")
    t.hand("C", "deed2")
    t.hand("D", "deed1", "deed1")
    t.ending()
    assert [t.points(who) for who in "BCD"] == [6, 6, 6]
    assert t.options("A") == ["name 1", "name 3"]


def test_t412_after_the_end_nobody_is_asked() -> None:
    """12.1. A finished game takes no answers, and says so."""
    t = tie("deed1 deed1 deed1 deed2", "deed5 deed5 deed5").ending()
    assert t.asked() == ""
    assert refused(t, "A", "pass").code == "over"
