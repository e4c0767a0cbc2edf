"""What must have a scene: derived from the editions, so that nobody can forget a card by not listing it."""

from __future__ import annotations

from itertools import product

from tenderfoot.engine.options import Options
from tenderfoot.engine.words import Fact
from tenderfoot.games.dicetown import GAME as TOWN
from tenderfoot.games.dicetown.box import (
    ELIXIRS,
    INDIAN,
    OUTLAW_IDS,
    PROPERTY_IDS,
    PROPERTY_KIND,
    RIVER_IDS,
    RIVER_KIND,
    STORE_IDS,
    STORE_KIND,
)
from tenderfoot.games.dicetown.edition import Edition
from tenderfoot.games.dicetown.setup import edition_of
from tenderfoot.games.goldriver import GAME as RIVER
from tenderfoot.games.goldriver.box import NAMES, TOWN_NAMES
from tenderfoot.games.goldriver.edition import edition_of as river_edition

Wanted = dict[str, Fact]  # the file of a scene, and what its sentences must name; "": nothing


def wanted() -> Wanted:
    """Every scene that there must be."""
    found: Wanted = {f"dicetown/indian/{face}": f"indian:{face}" for face in INDIAN}
    for name, wild_west, indians in product(("classic", "revised"), (False, True), (False, True)):
        options: Options = {"edition": name, "wild_west": wild_west, "indians": indians}
        found |= _of_town(edition_of(TOWN.options(options)))
    found |= {
        f"goldriver/card/{NAMES[card]}": f"card:{NAMES[card]}"
        for card in river_edition(RIVER.options({})).cards
    }
    return found | {f"goldriver/town/{town}": f"town:{town}" for town in TOWN_NAMES}


def _of_town(box: Edition) -> Wanted:
    """What one edition of Dice Town has in its box, its places, and what the second does there."""
    store = [STORE_IDS[STORE_KIND[uid]] for uid in box.store]
    deeds = [PROPERTY_IDS[PROPERTY_KIND[uid]] for uid in box.property_cards]
    river = [RIVER_IDS[RIVER_KIND[uid]] for uid in box.river]
    outlaws = [OUTLAW_IDS[outlaw] for outlaw in box.outlaws]
    actions = [action.choice.text.removeprefix("do ") for place in box.places for action in place.actions[1:]]
    return {
        **{f"dicetown/store/{card}": f"card:{card}" for card in store},
        **{f"dicetown/property/{deed}": f"card:{deed}" for deed in deeds},
        **{f"dicetown/elixir/{ELIXIRS[elixir]}": f"elixir:{ELIXIRS[elixir]}" for elixir in box.elixirs},
        **{f"dicetown/river/{card}": f"river:{card}" for card in river},
        **{f"dicetown/outlaw/{outlaw}": f"outlaw:{outlaw}" for outlaw in outlaws},
        **{f"dicetown/outlaw/{outlaw}-hunted": f"outlaw:{outlaw}" for outlaw in outlaws},
        **{f"dicetown/place/{place.name}": "" for place in box.places},
        **{f"dicetown/action/{action}": "" for action in actions},
    }
