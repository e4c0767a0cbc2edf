"""Dice Town for PettingZoo and Gymnasium, by the name its version bears.

    >>> from tenderfoot.research import dicetown_v0
    >>> env = dicetown_v0.env(players=4, wild_west=True)  # or raw_env, parallel_env, single, batch
    >>> env.reset(seed=7)
    >>> len(env.agents), env.metadata["name"]
    (4, 'dicetown_v0')

The version changes when an action or an entry of the observation does (docs/compatibility.md).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tenderfoot.research import aec
from tenderfoot.research.batch import Batch
from tenderfoot.research.single import Chair

env: Final = partial(aec.guarded, "dicetown")
raw_env: Final = partial(aec.Table, "dicetown")
parallel_env: Final = partial(aec.parallel, "dicetown")
single: Final = partial(Chair, "dicetown")
batch: Final = partial(Batch, "dicetown")
