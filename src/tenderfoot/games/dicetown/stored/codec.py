"""A state as plain data and back: what the engine cannot know of this game."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine import codec
from tenderfoot.engine.fields import Part
from tenderfoot.engine.options import Options
from tenderfoot.engine.view import Plain
from tenderfoot.games.dicetown.setup import edition_of
from tenderfoot.games.dicetown.state import Frontier, Medicine, Offer, Player, Town
from tenderfoot.games.dicetown.stored.frames import FRAMES

PARTS: Final[dict[str, type[Part]]] = {
    "Player": Player,
    "Offer": Offer,
    "Medicine": Medicine,
    "Frontier": Frontier,
}


def dump(s: Town) -> Plain:
    """Everything, secrets and all."""
    return {"options": s.edition.options, **codec.dump(s)}


def load(plain: Plain) -> Town:
    """The state that was dumped."""
    s = Town(codec.chance_of(plain), edition_of(cast(Options, plain["options"])))
    codec.load(s, plain, PARTS, FRAMES)
    return s
