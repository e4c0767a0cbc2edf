"""Every refusal says why (a code and its facts) and changes nothing."""

import pytest

from tenderfoot.engine.contract import Choice, decide, retract
from tenderfoot.engine.errors import Illegal
from tenderfoot.games.dicetown import GAME
from tests.games.dicetown.haggling import offer
from tests.games.dicetown.refused import refused
from tests.table import Table, table


def throw(**hands: str) -> Table:
    t = table()
    t.money("A", 2)
    t.rolls("A", "9 9 9 J J")
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    return t.throw()


KEEPS = [
    ("keep 9 9 9 J", "cannot-pay", {"price": 3, "money": 2}),
    ("keep 9 9 9 J J", "cannot-pay", {"price": 4, "money": 2}),
    ("keep A", "not-rolled", {"dice": "dice:A", "count": 1, "price": 0, "brute": 0}),
    ("keep J J J", "not-rolled", {"dice": "dice:J J J", "count": 3, "price": 2, "brute": 0}),
    ("keep 9 9 brute", "no-brute", {"dice": "dice:9 9", "count": 2, "price": 0, "brute": 1}),
    ("pass", "not-offered", {"choice": "pass"}),
    ("keep 9 brute", "no-brute", {"dice": "dice:9", "count": 1, "price": 0, "brute": 1}),
    ("name 1", "not-offered", {"choice": "name 1"}),
    ("nonsense", "not-offered", {"choice": "nonsense"}),
]


@pytest.mark.parametrize(("said", "code", "facts"), KEEPS)
def test_keeping_what_one_may_not(said: str, code: str, facts: dict[str, object]) -> None:
    """T3, 10.9: what was not rolled, cannot be paid, or needs a Brute one has not."""
    no = refused(throw(), "A", said)
    assert (no.code, no.facts) == (code, facts)


@pytest.mark.parametrize(("said", "count"), [("keep none brute", 0), ("keep 9 brute", 1)])
def test_a_brute_for_too_few_dice(said: str, count: int) -> None:
    """R-05. The Brute frees the price of keeping several dice, nothing else."""
    no = refused(throw(A="brute"), "A", said)
    assert (no.code, no.facts["count"]) == ("brute-needs-two", count)


def test_a_penniless_player_cannot_keep_none() -> None:
    """R-27. Keeping none costs a dollar that he has not."""
    t = table()
    t.money("A", 0)
    t.throw()
    no = refused(t, "A", "keep none")
    assert (no.code, no.facts) == ("cannot-pay", {"price": 1, "money": 0})


def test_who_has_answered_is_not_asked_again() -> None:
    """A sealed answer stands until all have answered, or it is taken back."""
    t = throw()
    t.answer("A", "keep 9")
    no = refused(t, "A", "keep J")
    assert (no.code, no.facts) == ("not-asked", {"seat": "seat:0"})
    retract(t.s, 0)
    t.answer("A", "keep J")
    t.default_all()
    assert t.kept("A") == "J"


def test_nothing_to_take_back() -> None:
    """Who has said nothing under seal has nothing to take back."""
    t = throw()
    with pytest.raises(Illegal) as no:
        retract(t.s, 0)
    assert no.value.code == "nothing-sealed"


def test_who_is_not_asked_cannot_answer() -> None:
    """Only the seats that are asked may answer."""
    t = table()
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    no = refused(t, "B", "decide")
    assert (no.code, no.facts) == ("not-asked", {"seat": "seat:1"})


def test_a_choice_that_only_looks_right() -> None:
    """An answer is one of the options or it is nothing: a forged key does not help."""
    t = throw()
    before = GAME.dump(t.s)
    with pytest.raises(Illegal) as no:
        decide(t.s, 0, Choice(123456789, "keep 9"))
    assert no.value.code == "not-offered"
    assert GAME.dump(t.s) == before


def test_settling_for_too_much() -> None:
    """R-06. After a cancelled Brute he may not keep what he cannot pay, nor what he had not chosen."""
    t = table()
    t.money("B", 1)
    t.hand("B", "brute")
    t.hand("C", "wanted")
    t.rolls("B", "K K Q Q 9")
    t.throw()
    t.answer("B", "keep Q Q K K brute")
    t.default_all()
    t.answer("C", "play wanted")
    no = refused(t, "B", "keep Q Q K")
    assert (no.code, no.facts) == ("cannot-pay", {"price": 2, "money": 1})
    assert refused(t, "B", "keep 9").code == "not-offered"
    assert refused(t, "B", "keep none").code != ""


def petition() -> Table:
    t = table()
    t.gold("B", 2)
    t.hand("B", "deed4", "eq1")
    t.hand("C", "eq8")
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    t.answer("A", "open")
    return t


def test_offering_more_than_one_owns() -> None:
    """8.3. Dollars, nuggets and cards one does not own."""
    t = petition()
    no = refused(t, "B", "dollars 20")
    assert (no.code, no.facts) == ("not-that-much", {"asked": 20, "owned": 8})
    t.answer("B", "dollars 0")
    no = refused(t, "B", "nuggets 3")
    assert (no.code, no.facts) == ("not-that-much", {"asked": 3, "owned": 2})
    t.answer("B", "nuggets 0")
    no = refused(t, "B", "add eq8")
    assert (no.code, no.facts) == ("not-in-hand", {"card": "card:eq8"})


def test_an_offer_can_be_taken_back_while_it_is_sealed() -> None:
    """8.3. B takes his half-made offer back and starts again."""
    t = petition()
    t.answer("B", "dollars 5")
    retract(t.s, 1)
    assert t.options("B")[0] == "offer-nothing"
    offer(t, "B", 1)
    t.answer("C", "offer-nothing")
    t.answer("A", "decide", "name 1 take")
    assert (t.dollars("A"), t.dollars("B")) == (9, 7)


def test_opening_a_petition_twice() -> None:
    """8.3. At P2 there is no "open" any more, at P4 no "last call"."""
    t = petition()
    t.default_all()
    assert refused(t, "A", "open").code == "not-offered"
    t.answer("A", "decide")
    assert refused(t, "A", "last-call").code == "not-offered"


def test_a_window_takes_only_its_cards() -> None:
    """9.3. At the mine neither The Girls nor a card of somebody else."""
    t = table()
    t.hand("A", "dynamite", "girls")
    t.hand("B", "credits")
    t.all_dice("9 9 Q Q K", "J J J K A", "10 A A A A")
    t.town()
    for said in ("play girls", "play credits", "play wanted"):
        no = refused(t, "A", said)
        assert no.facts["choice"] == said


def test_naming_somebody_who_cannot_be_robbed() -> None:
    """R-32. The robber himself, an empty hand, a seat that does not exist."""
    t = table(players=4)
    t.hand("A", "eq1")
    t.hand("C", "eq2")
    t.hand("D", "eq3")
    t.all_dice("Q Q Q K K", "9 10 10 K A", "9 A A A A", "9 10 J K A")
    t.step(5)
    for seat in (0, 1, 5):
        no = refused(t, "A", f"name {seat}")
        assert (no.code, no.facts) == ("cannot-be-named", {"seat": f"seat:{seat}"})
    refused(t, "A", "nobody")


def test_stealing_a_card_that_was_not_drawn() -> None:
    """7.6. He keeps one of the cards he drew, no other, and he must keep one (R-32)."""
    t = table()
    t.hand("B", "eq1", "eq2", "eq3")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t.step(5)
    drawn = {said.split()[1] for said in t.options("A")}
    (other,) = {"eq1", "eq2", "eq3"} - drawn
    refused(t, "A", f"take {other}")
    refused(t, "A", "decline")
    refused(t, "A", "pass")


def test_drawing_backs_that_are_not_there() -> None:
    """R-04. Not more deeds than the hand holds, and not fewer cards than he has Qs."""
    t = table()
    t.hand("B", "deed1", "eq2", "eq3")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t.step(5)
    assert t.options("A") == ["draw 1 1", "draw 0 2"]
    for said in ("draw 2 0", "draw 1 0", "draw 0 1", "draw 0 0"):
        refused(t, "A", said)


def test_a_finished_game_takes_no_answer() -> None:
    """12.1. The code says that the game is over."""
    t = table()
    t.mine(0)
    t.gold("B", 20)
    t.ending()
    no = refused(t, "B", "pass")
    assert (no.code, no.facts) == ("over", {"seat": "seat:1"})
