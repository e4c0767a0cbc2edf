"""Dice Town: a scene for each place, for what is done there, and for the property cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from tenderfoot.games.dicetown.box import PROPERTY_IDS
from tests.scenes.scene import SCENES, TownScene, town
from tests.table import Table

QUIET: Final = "9 10 J Q A"


def obtained(t: Table, card: str) -> str:
    """A has the best hand and takes it at the Town Hall, beside two cards that he had."""
    t.hand("A", "deed1")
    t.fenced("A", "ranch")
    t.row(card, "deed4", "deed2")
    t.property("deed3", "deed5")
    t.all_dice("Q Q Q Q 9", QUIET, QUIET)
    t.gained("A", "B", "C")
    t.step(7)
    return "A do mayor"


for deed in PROPERTY_IDS:
    SCENES[f"dicetown/property/{deed}"] = TownScene(
        f"property/{deed}", partial(obtained, card=deed), obtained.__doc__ or "", {"wild_west": True}
    )


@town("place/mine")
def mine(t: Table) -> str:
    """A digs with three 9s; there are only two nuggets left."""
    t.mine(2)
    t.all_dice("9 9 9 K K", "J J 10 K A", "10 10 Q Q A")
    t.town()
    return ""


@town("place/bank")
def bank(t: Table) -> str:
    """B robs the bank; then the stagecoach brings what was paid for dice."""
    t.bank(7)
    t.stagecoach(4)
    t.all_dice("9 9 Q K K", "10 10 Q K A", "J J A A A")
    t.town()
    return ""


@town("place/stagecoach")
def stagecoach(t: Table) -> str:
    """Nobody has a 10: the bank keeps what it has, and the stagecoach adds to it."""
    t.stagecoach(4)
    t.all_dice("9 9 Q K K", "J J Q K A", "9 Q A A A")
    t.step(2)
    return ""


@town("place/store")
def store(t: Table) -> str:
    """B looks at as many cards as he has Js, and keeps one."""
    t.deck("eq1", "wanted", "eq8")
    t.all_dice("9 9 Q K K", "J J J K A", "9 Q A A A")
    t.step(4)
    return "B take eq8"


@town("place/store-first-round", round=1)
def store_first_round(t: Table) -> str:
    """In the first round one shops twice."""
    t.deck("eq1", "eq2", "eq3", "eq4")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    return "B take eq1; B take eq4"


@town("place/store-empty")
def store_empty(t: Table) -> str:
    """No card is left in the store, and none in the discard pile."""
    t.keep_in_deck(0, "C")
    t.all_dice("9 9 9 K K", "J J 10 K A", "10 10 10 A A")
    t.step(4)
    return ""


@town("place/store-shuffled")
def store_shuffled(t: Table) -> str:
    """The deck runs out: the discard pile is shuffled and drawn from."""
    t.discard("eq3", "eq4")
    t.keep_in_deck(1, "C")
    t.all_dice("9 9 9 K K", "J J 10 K A", "10 10 10 A A")
    t.step(4)
    return "B take eq3"


@town("place/saloon")
def saloon(t: Table) -> str:
    """A draws two backs of B's hand, keeps one and gives the other back."""
    t.hand("B", "eq1", "eq8", "deed3")
    t.hand("C", "deed5")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 J J A A")
    t.step(5)
    return "A name 1; A draw 1 1; A take eq1"


@town("place/saloon-nobody-to-rob")
def saloon_empty(t: Table) -> str:
    """B is at the Saloon, and no opponent has a card in his hand."""
    t.all_dice("9 9 10 10 A", "Q Q 9 10 K", "K K K 9 A")
    t.step(5)
    return ""


@town("place/sheriff")
def sheriff(t: Table) -> str:
    """B takes the badge with two Ks, and decides on the Town Hall."""
    t.gained("A", "B", "C")
    t.all_dice("9 9 Q Q Q", "K K 9 10 J", "9 9 Q Q Q")
    t.step(6)
    return "B name 2"


@town("place/hall")
def hall(t: Table) -> str:
    """C takes a card of the row for each of his Aces; the row is filled again."""
    t.gained("A", "B", "C")
    t.row("deed2", "deed4", "deed1")
    t.property("deed3", "deed5", "deed2")
    t.all_dice(QUIET, "K K 9 10 J", "A A A 9 9")
    t.step(7)
    return ""


@town("place/hall-poor")
def hall_poor(t: Table) -> str:
    """C has three Aces and no dollar: he takes what he can pay."""
    t.gained("A", "B", "C")
    t.money("C", 0)
    t.row("deed2", "deed4", "deed1")
    t.property("deed3", "deed5", "deed2")
    t.all_dice(QUIET, "K K 9 10 J", "A A A 9 9")
    t.step(7)
    return ""


def patient(t: Table, dice: str, *hand: str) -> None:
    """Only B may see the Doc, with these dice."""
    t.gained("A", "C")
    t.hand("B", *hand)
    t.all_dice("K K K A A", dice, "9 9 J J K")
    t.step(8)


@town("place/doc")
def doc_dollars(t: Table) -> str:
    """With a K everybody gives B dollars."""
    t.money("C", 1)
    patient(t, "9 J Q K A")
    return "B dollars-of-all"


@town("place/doc-nuggets")
def doc_nuggets(t: Table) -> str:
    """With an Ace everybody gives B a nugget; C has none."""
    t.gold("A", 3)
    patient(t, "9 J Q K A")
    return "B nuggets-of-all"


@town("place/doc-card")
def doc_card(t: Table) -> str:
    """With a J B draws the top store card."""
    t.deck("eq8")
    patient(t, "9 J Q K A")
    return "B card"


@town("place/doc-wire")
def doc_wire(t: Table) -> str:
    """With a 9 B puts two deeds behind barbed wire."""
    patient(t, "9 J Q K A", "deed4", "deed1", "deed5")
    return "B wire; B fence deed5 deed4"


@town("place/doc-declined")
def doc_declined(t: Table) -> str:
    """B declines."""
    patient(t, "9 J Q K A")
    return "B decline"


@town("place/doc-two-wait")
def doc_two_wait(t: Table) -> str:
    """B and C wait for the Doc: the Sheriff names the order."""
    t.gained("A")
    t.all_dice("K K K A A", QUIET, "9 9 J J K")
    t.step(8)
    return "A name 2; C decline; B decline"


@town("place/doc-revised", edition="revised", players=4)
def doc_revised(t: Table) -> str:
    """B and D must drink: one from the shelf, one from the deck."""
    t.gained("A", "C")
    t.elixirs("el_wealth", "el_charm", "el_power", "el_fortune")
    t.deck("eq5")
    t.all_dice(QUIET, QUIET, QUIET, QUIET)
    t.step(8)
    return "A name 3; D slot-2; B slot-deck"


@town("round/worked-example", players=5)
def worked_example(t: Table) -> str:
    """The round of the rulebook, place by place."""
    t.all_dice("9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 Q Q J J")
    t.stagecoach(6)
    t.hand("B", "eq1", "eq2", "deed1", "deed3")
    t.hand("E", "deed5", "deed5")
    t.row("deed2", "deed4", "deed1")
    t.property("deed3", "deed5", "deed2")
    t.deck("eq3", "eq4", "eq5", "eq8")
    t.town()
    return "C take eq8; D name 1; D draw 2 1; D take deed3; E wire"


@town("throw/prices")
def prices(t: Table) -> str:
    """One die is free, each further one costs a dollar, none at all costs one."""
    t.rolls("A", "9 9 10 Q K")
    t.rolls("B", "10 10 J J Q")
    t.rolls("C", "J Q K A A")
    t.throw()
    return "A keep none; B keep 10 10 J J; C keep A"


@town("throw/last")
def last_throw(t: Table) -> str:
    """A is complete: the others have one last throw, free of charge."""
    t.all_dice("9 9 9", "J J", "K")
    t.rolls("A", "9 9", 3)
    t.rolls("B", "J Q A", 3)
    t.rolls("C", "K Q A A", 3)
    t.rolls("B", "9 10", 4)
    t.rolls("C", "K K", 4)
    t.throw(3)
    return "A keep 9 9; B keep J; C keep A A"


@town("end/mine")
def end(t: Table) -> str:
    """The mine is empty at the end of the round: the game is over, and the points are counted."""
    t.mine(0)
    t.gold("B", 4)
    t.hand("A", "eq8", "deed3", "deed3")
    t.hand("C", "deed5")
    t.fenced("C", "deed4")
    t.ending()
    return ""


@town("end/property")
def end_of_property(t: Table) -> str:
    """The last property cards are taken."""
    t.row("deed1")
    t.keep_in_property(0, "C")
    t.gained("A", "B", "C")
    t.all_dice(QUIET, "K K 9 10 J", "A A A 9 9")
    t.step(7)
    return ""


@town("end/tie")
def tie(t: Table) -> str:
    """B and C have equal points and as many cards: the Sheriff decides."""
    t.mine(0)
    t.money("A", 0)
    t.hand("B", "deed5", "deed1")
    t.hand("C", "deed4", "deed2")
    t.ending()
    return "A name 2"
