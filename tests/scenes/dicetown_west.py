"""Dice Town: Elixirs, the Wild West and the Indians: a scene for each card, Outlaw and face of the die."""

from __future__ import annotations

from functools import partial
from typing import Final

from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown.box import ELIXIRS, FACES, INDIAN, OUTLAW_FACE, OUTLAW_IDS, RIVER_IDS
from tests.scenes.scene import SCENES, LayTown, TownScene, town
from tests.table import Table

QUIET: Final = "9 10 J Q A"
WEST: Final[Options] = {"wild_west": True}


def one(name: str, lay: LayTown, about: str | None, options: Options) -> None:
    """A scene of a family."""
    SCENES[f"dicetown/{name}"] = TownScene(name, lay, about or "", options)


# --- Elixirs --------------------------------------------------------------------------------------


def drunk(t: Table, elixir: str) -> str:
    """B drinks it."""
    t.gained("A", "C", "D")
    t.gold("C", 2)
    t.hand("B", "deed1", "deed5")
    t.hand("C", "eq1", "eq8", "deed4", "deed2")
    t.deck("eq3")
    t.elixirs(elixir, next(other for other in ELIXIRS if other != elixir))
    t.all_dice(QUIET, QUIET, QUIET, QUIET)
    t.step(8)
    return "B slot-1" + {"el_friendship": "; C give eq8", "el_domination": "; C give deed4"}.get(elixir, "")


for each in ELIXIRS:
    one(
        f"elixir/{each}",
        partial(drunk, elixir=each),
        drunk.__doc__,
        {"edition": "revised", "players": 4},
    )


# --- the river ------------------------------------------------------------------------------------


def fished(t: Table, card: str) -> str:
    """B goes to the river and finds it; C digs."""
    t.river(card, "rv_gold2", "rv_wallet", "rv_gold3")
    t.discard("eq8", "eq1", "wanted")
    t.all_dice("10 10 10 K K", "9 9 9 J K", "9 Q Q J J")
    t.town()
    more = {"rv_voucher": "; B take eq8", "rv_discovery": "; B fish rv_gold3; B top rv_wallet"}
    return "B do river" + more.get(card, "")


for each in RIVER_IDS:
    one(f"river/{each}", partial(fished, card=each), fished.__doc__, WEST)


@town("river/empty", wild_west=True)
def empty_river(t: Table) -> str:
    """The river is empty: B, who must not dig, gains nothing."""
    t.river_of()
    t.all_dice("10 10 10 K K", "9 9 9 J K", "9 Q Q J J")
    t.town()
    return "B do river"


@town("river/rv_voucher-empty", wild_west=True)
def voucher_for_nothing(t: Table) -> str:
    """B finds a Voucher, and the discard pile is empty."""
    t.river("rv_voucher")
    t.all_dice("10 10 10 K K", "9 9 9 J K", "9 Q Q J J")
    t.town()
    return "B do river"


# --- Outlaws --------------------------------------------------------------------------------------


def outlaw(t: Table, name: str) -> str:
    """A has recruited it and sets two dice with it before a throw; from then on it is wanted."""
    t.wanted()
    t.recruited("A", name)
    t.dice("A", "9 10 Q")
    t.rolls("A", "K K", 3)
    t.rolls("B", "9 10 J Q K", 3)
    t.rolls("C", "9 10 J Q A", 3)
    t.throw(3)
    return f"A use {name} 2"


def hunted(t: Table, name: str, face: str) -> str:
    """B hunts it with two Ks and captures it."""
    t.wanted(name)
    t.gained("A", "B", "C")
    t.all_dice(QUIET, "K K 9 10 J", "9 9 10 J A")
    t.hunts("B", f"{face} {face}")
    t.step(6)
    return "B do hunt"


for number, each in enumerate(OUTLAW_IDS):
    one(f"outlaw/{each}", partial(outlaw, name=each), outlaw.__doc__, WEST)
    shown = FACES[OUTLAW_FACE[number]]
    one(f"outlaw/{each}-hunted", partial(hunted, name=each, face=shown), hunted.__doc__, WEST)


@town("outlaw/choice-of-two", wild_west=True)
def choice_of_two(t: Table) -> str:
    """Two Outlaws with the face are wanted and one die shows it: B chooses."""
    t.wanted("out9a", "out9b", "outKa")
    t.gained("A", "B", "C")
    t.all_dice(QUIET, "K K K 10 J", "9 9 10 J A")
    t.hunts("B", "9 Q Q")
    t.step(6)
    return "B do hunt; B capture out9b"


# --- second places --------------------------------------------------------------------------------


@town("action/river", wild_west=True)
def river_for_the_second(t: Table) -> str:
    """B digs; C, second, must go to the river."""
    t.river("rv_gold2")
    t.all_dice("10 10 10 K K", "9 9 9 J K", "9 Q Q J J")
    t.town()
    return "B do mine"


@town("action/holdup", wild_west=True)
def holdup(t: Table) -> str:
    """B robs the bank; C, second, holds up the stagecoach."""
    t.stagecoach(5)
    t.all_dice("J J J K K", "10 10 10 K K", "10 10 K A A")
    t.step(2)
    return "B do bank"


@town("action/doc", wild_west=True)
def doc_at_once(t: Table) -> str:
    """A shops; B, second, sees the Doc at once."""
    t.deck("eq1", "eq2", "eq3")
    t.all_dice("J J J K K", "J J 9 K A", QUIET)
    t.step(4)
    return "A do store; A take eq1; B dollars-of-all"


@town("action/recruit", wild_west=True)
def recruit(t: Table) -> str:
    """A recruits the top Outlaw; B, second, must rob and finds nobody."""
    t.wanted()
    t.outlaws("outAb", "out9a")
    t.all_dice("Q Q 9 K K", "Q 10 10 K A", "9 A A A A")
    t.step(5)
    return "A do recruit"


@town("action/recruit-nobody", wild_west=True)
def recruit_nobody(t: Table) -> str:
    """All Outlaws are wanted or captured: A finds nobody to recruit."""
    t.no_outlaws("C")
    t.all_dice("Q Q 9 K K", "Q 10 10 K A", "9 A A A A")
    t.step(5)
    return "A do recruit"


@town("action/hunt", wild_west=True)
def hunt(t: Table) -> str:
    """B takes the badge; C, second, hunts and catches nobody."""
    t.wanted("outKa")
    t.gained("A", "B", "C")
    t.all_dice(QUIET, "K K 9 10 J", "K 9 10 J A")
    t.hunts("C", "9")
    t.step(6)
    return "B do badge"


@town("action/wife", wild_west=True)
def wife(t: Table) -> str:
    """A goes to the Mayor; B, second, to his wife, who gives the top card unseen."""
    t.gained("A", "B", "C")
    t.row("deed1", "deed3", "deed2")
    t.property("deed2", "deed5")
    t.all_dice("Q Q Q Q 9", "9 9 10 10 J", QUIET)
    t.step(7)
    return "A do mayor"


@town("action/wife-ranch", wild_west=True)
def wife_and_ranch(t: Table) -> str:
    """A goes to the Mayor's wife and gets a Ranch, which lies open; B takes of the row."""
    t.gained("A", "B", "C")
    t.row("deed1", "deed3", "deed2")
    t.property("ranch", "deed5")
    t.all_dice("Q Q Q Q 9", "9 9 10 10 J", QUIET)
    t.step(7)
    return "A do wife"


# --- the Indians ----------------------------------------------------------------------------------


def rolled(t: Table, face: str) -> str:
    """B holds the Indian die and rolls it."""
    t.die("B")
    t.spirit(face)
    t.stagecoach(9)
    t.hand("A", "eq2")
    t.hand("C", "eq8", "deed5")
    t.script["raid 2 1"] = [1, 0]
    t.deck("eq1", "eq3", "wanted")
    t.all_dice("9 9 9 K K", "J J 9 K A", "J J Q Q A")
    t.town()
    return {"shaman": "B turn 9 K", "raid": "B name 2", "barter": "B take wanted"}.get(face, "")


for each in INDIAN:
    one(f"indian/{each}", partial(rolled, face=each), rolled.__doc__, {"indians": True})


@town("indian/barter-empty", indians=True)
def barter_for_nothing(t: Table) -> str:
    """B barters, and no store card is left in deck and pile."""
    t.die("B")
    t.spirit("barter")
    t.keep_in_deck(0, "C")
    t.all_dice("10 10 10 K K", "J J Q K A", "10 10 Q Q A")
    t.town()
    return ""


def hall(t: Table) -> None:
    """B has the best hand at the Town Hall."""
    t.gained("A", "B", "C")
    t.row("deed1", "deed4", "deed2")
    t.property("deed3", "deed5")
    t.all_dice(QUIET, "Q Q Q Q A", "9 9 10 J K")
    t.step(7)


@town("place/village", indians=True)
def village(t: Table) -> str:
    """A made the last offering and rolls the die before the places are walked: one nugget is left."""
    t.die("A")
    t.mine(1)
    t.spirit("gold")
    t.all_dice("9 9 9 K K", "J J 9 K A", "J J J Q A")
    t.town()
    return ""


@town("place/hall-offering", indians=True)
def offering(t: Table) -> str:
    """B returns one of his new deeds to the village and takes the Indian die from A."""
    t.die("A")
    hall(t)
    return "B return deed1"


@town("place/hall-no-offering", indians=True)
def no_offering(t: Table) -> str:
    """B returns nothing: the die that A held goes back to the village."""
    t.die("A")
    hall(t)
    return "B decline"


@town("place/evening", indians=True)
def evening(t: Table) -> str:
    """C could send Smoke Signals in the evening, and keeps the card."""
    t.gained("A", "B", "C")
    t.hand("C", "smoke")
    t.all_dice(QUIET, QUIET, QUIET)
    t.step(9)
    return "C pass"
