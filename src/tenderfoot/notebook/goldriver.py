"""A table of Gold River: the valley with its towns, the cards for sale, a plate for each player."""

from __future__ import annotations

from tenderfoot.engine.words import Facts
from tenderfoot.notebook import estate, frame, row
from tenderfoot.notebook.valley import BOTTOM, RiverScene, valley


def draw(scene: RiverScene) -> float:
    """The whole table; how high it is."""
    sheet, table = scene.sheet, scene.shape["table"]
    plates = BOTTOM + row.height(scene) + 8
    foot = plates + estate.height(scene) + 6
    frame.wood(sheet, BOTTOM - 3, foot - BOTTOM + 3)
    valley(scene)
    row.row(scene)
    estate.estates(scene, plates, estate.height(scene))
    stock = scene.say("notebook-goldriver-stock", deck=table["deck"])
    frame.beam(sheet, 0, scene.say("notebook-game-goldriver"), now(scene), stock)
    frame.felt(sheet, foot, scene.news(table["polled"], _about(scene)), scene.seen())
    return foot + frame.FOOT


def now(scene: RiverScene) -> str:
    """Where the round stands."""
    table = scene.shape["table"]
    rounds = table["almanac"]["rounds"]
    return scene.say("notebook-goldriver-now", round=table["round"], rounds=rounds, phase=table["phase"])


def _about(scene: RiverScene) -> Facts:
    """What the table tells of the auction, for the sentence of its question."""
    table, sale = scene.shape["table"], scene.shape["table"]["sale"]
    facts: Facts = {"first": f"seat:{table['first']}"}
    if sale is None or sale["sold"]:
        return facts
    leader = table["first"] if sale["leader"] is None else sale["leader"]
    return {**facts, "high": sale["price"] or 0, "leader": f"seat:{leader}"}
