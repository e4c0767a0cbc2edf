"""Petitions in the words of the table: who is asked what, and how one makes an offer."""

from typing import Any

from tenderfoot.engine.contract import asked
from tenderfoot.games.dicetown import GAME
from tests.layout import LETTERS
from tests.table import Table


def question(t: Table, who: str) -> str:
    """What this player is asked now; "" for nothing."""
    ask = asked(t.s, LETTERS.index(who))
    return "" if ask is None else GAME.prompt(ask).name


def offer(t: Table, who: str, dollars: int = 0, nuggets: int = 0, cards: str = "") -> None:
    """Make an offer: dollars, nuggets, cards one by one; what has a single answer is not asked."""
    t.answer(who, f"dollars {dollars}")
    if question(t, who) == "offer-nuggets":
        t.answer(who, f"nuggets {nuggets}")
    for card in cards.split():
        t.answer(who, f"add {card}")
    if question(t, who) == "offer-cards":
        t.answer(who, "done")


def demand(t: Table, nuggets: int = 0, dollars: int = 0, deeds: int = 0, cards: int = 0) -> None:
    """The Sheriff says what he would like."""
    who = t.sheriff()
    for goods, n in (("nuggets", nuggets), ("dollars", dollars), ("deeds", deeds), ("cards", cards)):
        if f"{goods} {n}" in t.options(who):
            t.answer(who, f"{goods} {n}")


def offers(t: Table, who: str) -> list[dict[str, Any]]:
    """The offers on the table as this player sees them."""
    v = t.view(who)
    return [
        {**offer, "faces": faces} for offer, faces in zip(v.table()["offers"], v.own()["faces"], strict=True)
    ]


def demands(t: Table, who: str) -> list[list[int]]:
    """What the Sheriff demands of each seat, as this player sees it: nuggets, dollars, deeds, store cards."""
    asked = t.view(who).table()["demands"]
    return [[one["nuggets"], one["dollars"], one["deeds"], one["cards"]] for one in asked]
