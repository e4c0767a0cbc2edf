"""A state as plain data and back: what the engine cannot know of this game."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine import codec
from tenderfoot.engine.options import Options
from tenderfoot.engine.view import Plain
from tenderfoot.games.goldriver.edition import edition_of
from tenderfoot.games.goldriver.state import River
from tenderfoot.games.goldriver.stored.frames import FRAMES


def dump(s: River) -> Plain:
    """Everything, secrets and all."""
    return {"options": s.edition.options, **codec.dump(s)}


def load(plain: Plain) -> River:
    """The state that was dumped."""
    s = River(codec.chance_of(plain), edition_of(cast(Options, plain["options"])))
    codec.load(s, plain, {}, FRAMES)
    return s
