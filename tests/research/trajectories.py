"""Whole games by numbers, as digests: `python -m tests.research.trajectories` writes them down.

They are written by interpreted code and compared by compiled code, in another process: both must give them.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random

from tenderfoot.research.aec import Table
from tests.research.setups import SETUPS, Setup, called

KEPT = Path(__file__).parent / "golden" / "trajectories.json"


def digest(setup: Setup) -> str:
    """All that is seen, allowed and won in a game of drawn actions."""
    game, options = setup
    table, chance, told = Table(game, reward="margin", **options), Random(17), sha256()
    table.reset(seed=17)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        told.update(agent.encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes())
        told.update(str(reward).encode())
        table.step(None if over else int(chance.choice(seen["action_mask"].nonzero()[0])))
    return told.hexdigest()[:16]


if __name__ == "__main__":
    found = {called(setup): digest(setup) for setup in SETUPS}
    KEPT.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
