"""Gold River for PettingZoo and Gymnasium, by the name its version bears.

    >>> from tenderfoot.research import goldriver_v0
    >>> env = goldriver_v0.env(players=3)  # or raw_env, parallel_env, single, batch
    >>> env.reset(seed=7)
    >>> len(env.agents), env.metadata["name"]
    (3, 'goldriver_v0')

The version changes when an action or an entry of the observation does (docs/compatibility.md).
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tenderfoot.research import aec
from tenderfoot.research.batch import Batch
from tenderfoot.research.single import Chair

env: Final = partial(aec.guarded, "goldriver")
raw_env: Final = partial(aec.Table, "goldriver")
parallel_env: Final = partial(aec.parallel, "goldriver")
single: Final = partial(Chair, "goldriver")
batch: Final = partial(Batch, "goldriver")
