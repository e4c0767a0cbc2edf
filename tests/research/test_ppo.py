"""Learning works: PPO finds out how to play, in an environment that make installs for it."""

import json
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.long
def test_ppo_beats_a_tumbleweed(tmp_path: Path) -> None:
    """At two-player Gold River, in nine games of ten, within 150,000 steps."""
    subprocess.run(["make", "ppo", f"OUT={tmp_path}"], cwd=ROOT, check=True)
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    steps, share = curve[-1]
    assert steps <= 150_000
    assert share >= 0.9
