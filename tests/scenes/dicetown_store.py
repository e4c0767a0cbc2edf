"""Dice Town: a scene for each card of the General Store."""

from __future__ import annotations

from functools import partial
from typing import Final

from tenderfoot.games.dicetown.box import STORE_IDS
from tests.scenes.scene import SCENES, TownScene, town
from tests.table import Table

QUIET: Final = "9 10 J Q A"  # wins little


def shopping(t: Table, card: str) -> str:
    """B finds it at the General Store and keeps it."""
    t.deck(card, "brute")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    return f"B take {card}"


for equipment in [card for card in STORE_IDS if card.startswith("eq")]:
    SCENES[f"dicetown/store/{equipment}"] = TownScene(
        f"store/{equipment}", partial(shopping, card=equipment), shopping.__doc__ or "", {}
    )


def held(t: Table, card: str) -> str:
    """B finds it at the General Store and keeps it, beside a Brute and two captured Outlaws."""
    t.captured("B", "out9a", "outJb")
    t.hand("B", "brute")
    t.deck(card, "eq1")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    return f"B do store; B take {card}"


for equipment in ["cattle", "winchester", "mule", "dog"]:
    SCENES[f"dicetown/store/{equipment}"] = TownScene(
        f"store/{equipment}", partial(held, card=equipment), held.__doc__ or "", {"wild_west": True}
    )


@town("store/dynamite")
def dynamite(t: Table) -> str:
    """A digs with two 9s and Dynamite."""
    t.hand("A", "dynamite")
    t.all_dice("9 9 Q Q K", "J J J K A", "10 A A A A")
    t.town()
    return "A play dynamite"


@town("store/wanted")
def wanted(t: Table) -> str:
    """B cancels the Dynamite of A."""
    t.hand("A", "dynamite")
    t.hand("B", "wanted")
    t.all_dice("9 9 Q Q K", "J J J K A", "10 A A A A")
    t.town()
    return "A play dynamite; B play wanted"


@town("store/girls")
def girls(t: Table) -> str:
    """A robs both opponents with The Girls."""
    t.hand("A", "girls")
    t.hand("B", "eq1", "eq2", "deed3")
    t.hand("C", "eq8")
    t.all_dice("Q 9 9 K K", "9 10 10 K A", "9 J J J J")
    t.step(5)
    return "A play girls; A name 1; A draw 1 0"


@town("store/brute")
def brute(t: Table) -> str:
    """A keeps four dice for nothing."""
    t.hand("A", "brute")
    t.rolls("A", "9 9 9 9 K")
    t.rolls("B", "10 10 J J Q")
    t.rolls("C", "J Q K A A")
    t.throw()
    return "A keep 9 9 9 9 brute; B keep J J; C keep A A"


@town("store/brute-cancelled")
def brute_cancelled(t: Table) -> str:
    """B cancels the Brute: A keeps what he can pay."""
    t.money("A", 1)
    t.hand("A", "brute")
    t.hand("B", "wanted")
    t.rolls("A", "9 9 9 9 K")
    t.rolls("B", "10 10 J J Q")
    t.rolls("C", "J Q K A A")
    t.throw()
    return "A keep 9 9 9 9 brute; B keep J J; C keep A A; B play wanted; A keep 9 9"


@town("store/cheater")
def cheater(t: Table) -> str:
    """The last throw: A shows J J J J 9 and turns the 9."""
    t.all_dice("J J", "9 10 Q K A", "9 10 Q K A")
    t.hand("A", "cheater")
    t.rolls("A", "J J 9", 3)
    t.throw(3, last=True)
    return "A play cheater 9 J"


@town("store/corruption")
def corruption(t: Table) -> str:
    """A takes a card of the deck besides his of the row."""
    t.hand("A", "corruption")
    t.row("deed2", "deed4", "deed1")
    t.property("deed3", "deed5")
    t.all_dice("Q Q Q Q 9", QUIET, QUIET)
    t.step(7)
    return "A play corruption"


@town("store/credits")
def credit(t: Table) -> str:
    """B keeps two cards of the store."""
    t.hand("B", "credits")
    t.deck("eq1", "eq2", "eq3", "eq4")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    return "B play credits; B take eq2; B take eq4"


@town("store/joe", players=4)
def joe(t: Table) -> str:
    """C plays Nervous Joe in the Sheriff's Office."""
    t.hand("C", "joe")
    t.money("D", 3)
    t.all_dice("9 9 9 10 10", "K K 9 10 J", "J J J Q Q", "A A A A A")
    t.step(6)
    return "C play joe 3"


@town("store/joe-revised", edition="revised", players=4)
def joe_at_once(t: Table) -> str:
    """B keeps Nervous Joe, who is played at once."""
    t.deck("joe", "eq1", "eq2")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A", "9 10 Q Q A")
    t.step(4)
    return "B take joe; B name 3"


def candidate(t: Table, *cards: str) -> None:
    """B has the most Ks and wins nothing else; D holds these cards."""
    t.gained("A", "C", "D")
    t.hand("D", *cards)
    t.all_dice("9 9 9 10 10", "K K 9 10 J", "J J J Q Q", "A A A A A")
    t.step(6)


@town("store/marshall", players=4)
def marshall(t: Table) -> str:
    """D keeps B from becoming Sheriff."""
    candidate(t, "marshall")
    return "D play marshall"


@town("store/marshall-revised", edition="revised", players=4, wild_west=True)
def marshall_and_star(t: Table) -> str:
    """C keeps B from becoming Sheriff by the Star of the river."""
    t.hand("C", "marshall")
    t.river("rv_star")
    t.all_dice("10 10 K K K", "9 9 9 A A", "J J J Q Q", "9 10 J Q A")
    t.town()
    return "B do river; C play marshall"


@town("store/split")
def split(t: Table) -> str:
    """C claims half of what B took from the bank."""
    t.bank(7)
    t.hand("C", "split")
    t.all_dice("9 9 Q K K", "10 10 Q K A", "J J A A A")
    t.town()
    return "C play split"


@town("store/gs_elixir")
def elixir(t: Table) -> str:
    """A, who has gained something, plays Elixir and visits the Doc."""
    t.gained("A", "B", "C")
    t.hand("A", "gs_elixir")
    t.all_dice("K K 9 9 J", QUIET, QUIET)
    t.step(8)
    return "A play gs_elixir; A dollars-of-all"


@town("store/gs_elixir-revised", edition="revised", players=4)
def elixir_revised(t: Table) -> str:
    """C plays Elixir after B's visit."""
    t.gained("A", "C", "D")
    t.hand("C", "gs_elixir")
    t.elixirs("el_wealth", "el_charm", "el_power")
    t.all_dice(QUIET, QUIET, QUIET, QUIET)
    t.step(8)
    return "B slot-1; C play gs_elixir; C slot-2"


def at_the_saloon(t: Table) -> None:
    """A is first at the Saloon with two Qs, B second with one."""
    t.all_dice("Q Q 9 K K", "Q 10 10 K A", "9 A A A A")
    t.step(5)


@town("store/insurance", wild_west=True)
def insurance(t: Table) -> str:
    """A steals the deed of C, who is insured."""
    t.hand("C", "deed4", "insurance")
    t.property("deed5")
    at_the_saloon(t)
    return "A do rob; A take deed4; C play insurance"


@town("store/insurance-store", wild_west=True)
def insurance_for_a_store_card(t: Table) -> str:
    """A steals a store card of C, who is insured; cancelled by B."""
    t.hand("C", "eq1", "insurance")
    t.hand("B", "wanted")
    t.deck("eq3")
    at_the_saloon(t)
    return "A do rob; A name 2; A take eq1; C play insurance; B pass"


@town("store/whisky", wild_west=True)
def whisky(t: Table) -> str:
    """A takes a Ranch of B."""
    t.hand("A", "whisky")
    t.hand("C", "eq1")
    t.fenced("B", "ranch", "ranch")
    at_the_saloon(t)
    return "A do rob; A name 1; A play whisky"


@town("store/desperado", wild_west=True)
def desperado(t: Table) -> str:
    """A looks through the Outlaws and enlists the best."""
    t.hand("A", "desperado")
    t.wanted("outKa")
    t.outlaws("out9a", "out9b", "outAb")
    at_the_saloon(t)
    return "A do recruit; A play desperado; A enlist outAb"


@town("store/gift", players=4, wild_west=True)
def gift(t: Table) -> str:
    """B finds Gift, which is played at once; C chooses what to give."""
    t.hand("C", "eq1", "eq2")
    t.hand("D", "eq3")
    t.deck("gift")
    t.all_dice("9 9 K K K", "J 10 10 9 9", "Q Q A A A", "Q Q Q A A")
    t.step(4)
    return "B do store; B name 2; C give eq2"


@town("store/gift-nobody", players=4, wild_west=True)
def gift_of_nobody(t: Table) -> str:
    """B finds Gift, and no opponent has a store card."""
    t.hand("C", "deed5")
    t.deck("gift")
    t.all_dice("9 9 K K K", "J 10 10 9 9", "Q Q A A A", "Q Q Q A A")
    t.step(4)
    return "B do store"


@town("store/collection", players=4, wild_west=True)
def collection(t: Table) -> str:
    """B finds Collection, which is played at once; D has one dollar."""
    t.money("D", 1)
    t.deck("collection")
    t.all_dice("9 9 K K K", "J 10 10 9 9", "Q Q A A A", "Q Q Q A A")
    t.step(4)
    return "B do store"


@town("store/doublegun", wild_west=True)
def doublegun(t: Table) -> str:
    """B hunts, rolls two dice again and captures two Outlaws."""
    t.hand("B", "doublegun")
    t.all_dice(QUIET, "K K K 10 J", "9 9 10 J A")
    t.wanted("out9a", "out10b")
    t.hunts("B", "9 Q Q")
    t.fires("B", "10 J")
    t.step(6)
    return "B do hunt; B play doublegun; B reroll Q Q"


@town("store/smoke", indians=True)
def smoke(t: Table) -> str:
    """C takes the Indian die from B at the end of the round."""
    t.gained("A", "B", "C")
    t.hand("C", "smoke")
    t.die("B")
    t.all_dice(QUIET, QUIET, QUIET)
    t.step(9)
    return "C play smoke"
