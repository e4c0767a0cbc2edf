"""Dice Town: the Sheriff decides, and may be bribed."""

from __future__ import annotations

from tests.scenes.scene import town
from tests.table import Table


def tied(t: Table) -> None:
    """B and C are tied at the mine; A is Sheriff and no candidate."""
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()


@town("sheriff/decides")
def decides(t: Table) -> str:
    """Without bribes he names whom he likes."""
    tied(t)
    return "A name 2"


@town("sheriff/decides-at-once", bribes=True)
def decides_at_once(t: Table) -> str:
    """With bribes allowed he may still decide without hearing anybody."""
    tied(t)
    return "A decide; A name 1"


@town("sheriff/names-himself")
def himself(t: Table) -> str:
    """A is tied with B and names himself."""
    t.all_dice("10 10 A A A", "10 10 Q Q Q", "K K J J J")
    t.town()
    return "A name 0"


@town("sheriff/bribe-taken", bribes=True)
def taken(t: Table) -> str:
    """B offers a nugget, C three dollars; after the last call B adds a dollar, and A takes it."""
    t.gold("B", 1)
    tied(t)
    return (
        "A open; B dollars 0; B nuggets 1; C dollars 3; A last-call; B dollars 1; C offer-same; A name 1 take"
    )


@town("sheriff/bribe-waived", bribes=True)
def waived(t: Table) -> str:
    """A names C and leaves him what he offered."""
    tied(t)
    return "A open; B dollars 5; C dollars 3; A decide; A name 2 waive"


@town("sheriff/nothing-offered", bribes=True)
def nothing(t: Table) -> str:
    """Nobody offers anything; A names B."""
    tied(t)
    return "A open; B offer-nothing; C offer-nothing; A decide; A name 1"


@town("sheriff/cards-offered", bribes=True)
def cards(t: Table) -> str:
    """B offers a deed and a store card face down: A sees them, C only their backs."""
    t.hand("B", "deed4", "eq1", "eq2")
    tied(t)
    return "A open; B dollars 0; B add eq1; B add deed4; C offer-nothing; A decide; A name 1 take"


@town("sheriff/demand", bribes=True)
def demand(t: Table) -> str:
    """A says what he would like of everybody, then hears the offers."""
    t.hand("B", "deed4")
    tied(t)
    return "A demand-all; A dollars 2; B dollars 2; B done; C dollars 1; A decide; A name 1 take"


@town("sheriff/two-places", players=4, bribes=True, wild_west=True)
def two_places(t: Table) -> str:
    """B, C and D are tied at the Saloon; D pays for the first place, B for the second."""
    t.gold("D", 1)
    t.hand("A", "eq1")
    t.wanted()
    t.outlaws("outQb")
    t.all_dice("K K K A A", "Q Q 9 9 9", "Q Q J J J", "Q Q 10 10 10")
    t.step(5)
    return (
        "A open; B offer-nothing; B dollars 2; C offer-nothing; C offer-nothing; D dollars 0; D nuggets 1; "
        "D offer-nothing; A decide; A name 3 take; A name 1 take; D do rob"
    )
