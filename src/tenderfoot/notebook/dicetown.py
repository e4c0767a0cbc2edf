"""A table of Dice Town: the street, what the extensions add, a plate for each player, and what is asked."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.known.shapes import TableShape
from tenderfoot.notebook import frame
from tenderfoot.notebook.crew import CREW, TownScene, crew
from tenderfoot.notebook.sheet import WIDE
from tenderfoot.notebook.street import BOTTOM, street

_LINE: Final = 18
_DIE: Final = (21, 25)


def draw(scene: TownScene) -> float:
    """The whole table; how high it is."""
    sheet, lines = scene.sheet, _notes(scene)
    crew_at = BOTTOM + 2 + len(lines) * _LINE
    foot = crew_at + CREW + 5
    frame.wood(sheet, BOTTOM - 18, foot - BOTTOM + 18)
    street(scene)
    for i, line in enumerate(lines):
        sheet.words(12, BOTTOM + 12 + i * _LINE, line, "on-wood", room=WIDE - 24)
    crew(scene, crew_at)
    frame.beam(sheet, 0, scene.say("notebook-game-dicetown"), now(scene), _stock(scene))
    _foot(scene, foot)
    return foot + frame.FOOT


def now(scene: TownScene) -> str:
    """Where the round stands."""
    table = scene.shape["table"]
    place = f"place:{table['place'] or 'evening'}"
    return scene.say("notebook-dicetown-now", round=table["round"], phase=table["phase"], place=place)


def _stock(scene: TownScene) -> str:
    """How near the end is: what is left in the mine, and of the deeds."""
    table, almanac = scene.shape["table"], scene.shape["table"]["almanac"]
    left = {"nuggets": table["mine"], "mine": almanac["mine_of"]}
    return scene.say("notebook-dicetown-stock", deeds=almanac["deeds_left"], of=almanac["deeds_of"], **left)


def _foot(scene: TownScene, y: float) -> None:
    """What is asked, with the dice under the own cup beside it."""
    rolled = scene.shape["own"]["rolled"]
    said = scene.news(scene.shape["table"]["polled"], {})
    left = frame.felt(scene.sheet, y, said, scene.seen(), 24 * len(rolled))
    for i, face in enumerate(rolled):
        scene.sheet.use(f"peg-{face}", left + i * 24, y + 4, *_DIE)


def _notes(scene: TownScene) -> list[str]:
    """A line each: the Doc, the frontier, the offers, and what the reader alone sees."""
    table, own = scene.shape["table"], scene.shape["own"]
    elixirs = [slot for slot in table["medicine"]["slots"] if slot]
    lines = [scene.say("notebook-doc", elixirs=f"elixir:{' '.join(elixirs)}")] if elixirs else []
    lines += _wild_west(scene, table) + _indians(scene, table) + _offers(scene, table)
    if own["looking_at"]:
        lines.append(scene.say("notebook-looking", cards=f"card:{' '.join(own['looking_at'])}"))
    if own["seat"] is not None:
        lines.append(scene.say("notebook-hand", cards=f"card:{' '.join(own['hand'])}"))
    return lines


def _offers(scene: TownScene, table: TableShape) -> list[str]:
    """What the petitioners offer the Sheriff, as everybody sees it."""
    return [
        scene.say(
            "notebook-offer",
            seat=f"seat:{offer['seat']}",
            dollars=offer["dollars"],
            nuggets=offer["nuggets"],
            deeds=offer["deeds"],
            cards=offer["cards"],
        )
        for offer in table["offers"]
    ]


def _wild_west(scene: TownScene, table: TableShape) -> list[str]:
    """The River, the Outlaw that can be recruited, those that are wanted, and everybody's."""
    if not table["options"]["wild_west"]:
        return []
    beyond, outlaws = table["frontier"], [scene.say("dicetown-outlaw")]
    outlaws.append(str(scene.speaker.word(f"outlaw:{beyond['outlaw']}")))
    lines = [f"{scene.say('dicetown-river', amount=beyond['river'])} · {' '.join(outlaws)}"]
    if beyond["wanted"]:
        wanted = scene.speaker.word(f"outlaw:{' '.join(beyond['wanted'])}")
        lines.append(f"{scene.say('dicetown-wanted')} {wanted}")
    return lines


def _indians(scene: TownScene, table: TableShape) -> list[str]:
    """Where the Indian die is."""
    if not table["options"]["indians"]:
        return []
    holder = table["frontier"]["die"]
    where = scene.say("dicetown-village") if holder is None else scene.name(holder)
    return [f"{scene.say('dicetown-die')} {where}"]
