"""The same seed is the same trajectory, in any process, compiled and interpreted."""

import json
import os
import subprocess
import sys

import pytest

from tests.research.setups import SETUPS, Setup, called
from tests.research.trajectories import KEPT, digest


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_a_trajectory_is_the_one_that_was_written_down(setup: Setup) -> None:
    assert digest(setup) == json.loads(KEPT.read_text("utf-8"))[called(setup)]


def test_another_process_with_another_hash_finds_the_same() -> None:
    said = "from tests.research.trajectories import *; print(digest(SETUPS[1]))"
    for salt in ("1", "77"):
        environment = os.environ | {"PYTHONHASHSEED": salt}
        done = subprocess.run(
            [sys.executable, "-c", said], env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == digest(SETUPS[1])
