"""What is freed deep inside of other things harms nobody."""

import os
import subprocess
import sys

# Compiled states have no header for Python's collector; freed in a long chain they must not be taken for
# such as have one. Python's own guard finds a write beyond an object as soon as its neighbour is freed.
CHAIN = """
from tenderfoot.engine.match import begin
from tenderfoot.games import GAMES

for game in GAMES.values():
    match, chain = begin(game, {}, 7), None
    for seat in range(400):
        chain = [chain, match.copy(), match.state.copy(), match.view(seat % 4), match.view()]
    del chain
print("whole")
"""


def test_a_long_chain_of_positions_is_freed_without_harm() -> None:
    guarded = os.environ | {"PYTHONMALLOC": "debug"}
    done = subprocess.run(
        [sys.executable, "-c", CHAIN], env=guarded, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("whole\n", 0)
