"""Who of the others wins a place, if one does not compete for it oneself."""

from __future__ import annotations

from typing import Final

import numpy as np

from tenderfoot.bots.dicetown.rivals import Outlook
from tenderfoot.bots.dicetown.stakes import BY_RANK, DOC, FACE_SHOWN, HALL
from tenderfoot.bots.numbers import Floats
from tenderfoot.games.dicetown.box import DICE

_TIE: Final = 0.4
_RANK_TIE: Final = 0.5


def likely_winners(seen: Outlook) -> Floats:
    """How likely each rival wins each place (places × rivals)."""
    hands = _final_hands(seen)
    rivals = len(hands)
    found = np.zeros((DOC, rivals))
    shown = (hands @ FACE_SHOWN).reshape(rivals, HALL, DICE + 1)
    upto = np.cumsum(shown, axis=2)
    beats = upto - shown + _TIE * shown
    ranked = hands[:, BY_RANK]
    above = np.cumsum(ranked, axis=1) - _RANK_TIE * ranked
    for rival in range(rivals):
        others = [other for other in range(rivals) if other != rival]
        found[:HALL, rival] = (shown[rival] * beats[others].prod(axis=0))[:, 1:].sum(axis=1)
        found[HALL, rival] = (ranked[rival] * above[others].prod(axis=0)).sum()
    return found


def _final_hands(seen: Outlook) -> Floats:
    """What each rival ends with (rivals × hands), whenever the others let the round end."""
    alive = seen.alive.prod(axis=1)
    before = np.concatenate([[1.0], alive[:-1]])
    after = np.concatenate([alive[:-1], [0.0]])
    hands: Floats = np.einsum("t,tjh->jh", np.maximum(before - after, 0.0), seen.ends)
    whole: Floats = np.maximum(hands.sum(axis=1, keepdims=True), 1e-9)
    return np.divide(hands, whole)
