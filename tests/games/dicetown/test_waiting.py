"""Where only hidden cards or dice decide if somebody has a choice, the table waits: a stop tells nothing."""

from collections.abc import Callable

import pytest

from tenderfoot.engine.contract import go_on, held, polled
from tests.table import Table, table

Layout = Callable[[bool], Table]


def patient(t: Table, who: str, *answers: str) -> Table:
    """From here on the game is played on a server."""
    t.s.patient = True
    t.answer(who, *answers)
    return t


def robber(alike: bool) -> Table:
    """A looks at two deeds of B."""
    t = table()
    t.hand("B", "deed5", "deed5" if alike else "deed4", "eq1")
    t.script["robbery 2 0 0"] = [0, 1]
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    return patient(t.step(5), "A", "draw 2 0")


def drinker(alike: bool) -> Table:
    """A robs; B has a card, C only a Ranch. Unless A holds Whisky he can only name B."""
    t = table(wild_west=True)
    t.hand("A", "eq1" if alike else "whisky")
    t.hand("B", "eq2")
    t.fenced("C", "ranch")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t = patient(t.step(5), "A", "do rob")
    go_on(t.s)  # W-SALOON: A might hold The Girls
    return t


def shopper(alike: bool) -> Table:
    """A has drawn two cards at the store."""
    t = table()
    t.hand("A", "credits")
    t.deck("brute", "brute" if alike else "eq1")
    t.all_dice("J J 9 K K", "9 10 10 K A", "9 A A A A")
    return patient(t.step(4), "A", "pass")


def giver(alike: bool) -> Table:
    """B must give A one of two store cards."""
    t = table(edition="revised", players=2)
    t.gained("B")
    t.hand("B", "brute", "brute" if alike else "eq1")
    t.elixirs("el_friendship", "el_charm")
    t.all_dice("9 9 9 9 A", "K K K K A")
    return patient(t.step(8), "A", "slot-1")


def subject(alike: bool) -> Table:
    """B must give A one of two deeds."""
    t = table(edition="revised", players=2)
    t.gained("B")
    t.hand("B", "deed5", "deed5" if alike else "deed4")
    t.elixirs("el_domination", "el_charm")
    t.all_dice("9 9 9 9 A", "K K K K A")
    return patient(t.step(8), "A", "slot-1")


def fencer(alike: bool) -> Table:
    """B fences two of three deeds."""
    t = table()
    t.gained("A", "C")
    t.hand("B", "deed5", "deed5", "deed5" if alike else "deed4")
    t.all_dice("K K K K A", "9 10 10 J Q", "K K K A A")
    return patient(t.step(8), "B", "wire")


def discoverer(alike: bool) -> Table:
    """A looks at the next River cards."""
    t = table(wild_west=True)
    t.river_of("rv_discovery", "rv_gold2", "rv_gold2" if alike else "rv_star")
    t.all_dice("9 9 Q K K", "10 10 10 K A", "10 A A A A")
    return patient(t.step(1), "A", "do river")


def sorter(alike: bool) -> Table:
    """A has taken one River card and puts two back."""
    t = table(wild_west=True)
    t.river_of("rv_discovery", "rv_gold3", "rv_gold2", "rv_gold2" if alike else "rv_star")
    t.all_dice("9 9 Q K K", "10 10 10 K A", "10 A A A A")
    return patient(t.step(1), "A", "do river", "fish rv_gold3")


def salvager(alike: bool) -> Table:
    """A takes a card out of a discard pile of two."""
    t = table(wild_west=True)
    t.river_of("rv_voucher")
    t.discard("brute", "brute" if alike else "eq1")
    t.all_dice("9 9 Q K K", "10 10 10 K A", "10 A A A A")
    return patient(t.step(1), "A", "do river")


def beggar(alike: bool) -> Table:
    """A has no money, and two loose dice of which he must keep one; B has chosen."""
    t = table(players=2)
    t.money("A", 0)
    t.all_dice("9 9 9", "K")
    t.rolls("A", "J J" if alike else "J Q", 2)
    t.rolls("B", "9 10 J Q", 2)
    return patient(t.throw(2), "B", "keep 9")


VEILED = [beggar, robber, drinker, shopper, giver, subject, fencer, discoverer, sorter, salvager]


@pytest.mark.parametrize("layout", VEILED)
def test_the_table_stops_whatever_the_hidden_cards_are(layout: Layout) -> None:
    """4, 9.2. Delays must not betray: the question is put in both cases, to the same seat."""
    real, forced = layout(False), layout(True)
    assert real.s.frames[-1].veiled(real.s)
    assert (held(real.s), held(forced.s)) == (False, True)
    assert type(real.s.frames[-1]) is type(forced.s.frames[-1])
    assert polled(real.s) == polled(forced.s) != 0


@pytest.mark.parametrize("layout", VEILED)
def test_a_held_question_has_its_only_answer(layout: Layout) -> None:
    t = layout(True)
    asking = t.s.frames[-1]
    go_on(t.s)
    assert asking not in t.s.frames
    t.check()


def one_deed() -> Table:
    """A looks at the only deed of B."""
    t = table()
    t.hand("B", "deed5", "eq1")
    t.all_dice("Q 9 9 K K", "9 10 10 K A", "9 A A A A")
    return patient(t.step(5), "A", "draw 1 0")


def one_card() -> Table:
    """B must give A the only store card."""
    t = table(edition="revised", players=2)
    t.gained("B")
    t.hand("B", "brute")
    t.elixirs("el_friendship", "el_charm")
    t.all_dice("9 9 9 9 A", "K K K K A")
    return patient(t.step(8), "A", "slot-1")


def one_discovery() -> Table:
    """A looks at the last River card; there is none to put back."""
    t = table(wild_west=True)
    t.river_of("rv_discovery", "rv_gold2")
    t.all_dice("9 9 Q K K", "10 10 10 K A", "10 A A A A")
    return patient(t.step(1), "A", "do river")


def one_die() -> Table:
    """A has no money and one loose die; B has chosen."""
    t = table(players=2)
    t.money("A", 0)
    t.all_dice("9 9 9 9", "K K")
    t.rolls("A", "J", 2)
    t.rolls("B", "9 10 J", 2)
    return patient(t.throw(2), "B", "keep 9")


@pytest.mark.parametrize("layout", [one_deed, one_card, one_discovery, one_die])
def test_where_everybody_sees_that_there_is_no_choice_nobody_waits(layout: Callable[[], Table]) -> None:
    assert layout().prompt() not in ("steal", "give", "river", "river-order", "keep")
