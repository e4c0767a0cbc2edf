"""What is told of the extension and of the Indians, a row an event."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import Also, Move, Row
from tenderfoot.engine.sorts import NUMBER, SEAT, Named
from tenderfoot.games.dicetown.box import INDIAN
from tenderfoot.games.dicetown.sorts import (
    BOTH_NOW,
    CARD,
    COUNTED_NOW,
    DEED,
    DICE,
    FACE,
    HAND_NOW,
    OUTLAW,
    PURSE_NOW,
    RIVER,
    WORTH,
    both_counted,
    dollars,
    nuggets,
    outlaw_face,
)

# --- the extension: Outlaws, the River, the stagecoach, Ranches -----------------------------------


OUTLAW_USED: Final = Row(
    "outlaw-used",
    {"seat": SEAT, "outlaw": OUTLAW, "count": NUMBER},
    also={"face": Also(FACE, outlaw_face)},
    after=HAND_NOW,
    moves=[Move("outlaw", "seat", "wanted")],
)
OUTLAW_RECRUITED: Final = Row(
    "outlaw-recruited",
    {"seat": SEAT, "outlaw": OUTLAW, "picked": NUMBER},
    moves=[Move("outlaw", "outlaws", "seat")],
)
NOBODY_TO_RECRUIT: Final = Row("nobody-to-recruit", {"seat": SEAT})
HUNT_ROLLED: Final = Row("hunt-rolled", {"seat": SEAT, "dice": DICE, "again": NUMBER})
OUTLAW_CAPTURED: Final = Row(
    "outlaw-captured",
    {"seat": SEAT, "outlaw": OUTLAW, "bounty": NUMBER},
    after=COUNTED_NOW,
    moves=[Move("outlaw", "wanted", "seat")],
)
HUNT_FAILED: Final = Row("hunt-failed", {"seat": SEAT})
RIVER_DRAWN: Final = Row(
    "river-drawn", {"seat": SEAT, "river": RIVER}, moves=[Move("river", "riverbank", "seat")]
)
RIVER_DRY: Final = Row("river-dry", {"seat": SEAT})
RIVER_PANNED: Final = Row(
    "river-panned",
    {"seat": SEAT, "nuggets": NUMBER, "dollars": NUMBER},
    after={**BOTH_NOW, **COUNTED_NOW},
    moves=[nuggets("mine", "seat"), dollars("bank", "seat")],
)
CARD_SALVAGED: Final = Row(
    "card-salvaged",
    {"seat": SEAT, "card": CARD},
    after=WORTH,
    moves=[Move("cards", "discard", "seat")],
    only="seat",
    hides="card worth",
)
STAGECOACH_HELD_UP: Final = Row(
    "stagecoach-held-up",
    {"seat": SEAT, "tens": NUMBER, "dollars": NUMBER},
    after={**PURSE_NOW, **COUNTED_NOW},
    moves=[dollars("stagecoach", "seat")],
)
RANCH_STOLEN: Final = Row(
    "ranch-stolen",
    {"robber": SEAT, "victim": SEAT},
    after=both_counted("robber", "victim"),
    moves=[Move("ranch", "victim", "robber")],
)
NO_PROPERTY_LEFT: Final = Row("no-property-left", {"seat": SEAT})

# --- the Indians and their die --------------------------------------------------------------------

INDIAN_DIE_ROLLED: Final = Row("indian-die-rolled", {"seat": SEAT, "indian": Named("indian", list(INDIAN))})
ANCESTORS_GAVE: Final = Row(
    "ancestors-gave",
    {"seat": SEAT, "nuggets": NUMBER, "dollars": NUMBER},
    after={**BOTH_NOW, **COUNTED_NOW},
    moves=[nuggets("mine", "seat"), dollars("stagecoach", "seat")],
)
PROPERTY_RETURNED: Final = Row(
    "property-returned",
    {"seat": SEAT, "card": DEED},
    after=COUNTED_NOW,
    moves=[Move("card", "seat", "village")],
)
DIE_CAME_HOME: Final = Row("die-came-home", {})
DIE_TAKEN: Final = Row("die-taken", {"seat": SEAT}, moves=[Move("die", "village", "seat")])
