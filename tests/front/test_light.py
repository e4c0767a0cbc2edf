"""`import tenderfoot` costs nothing, and a match needs no screen, no server and no numpy."""

import subprocess
import sys

import tenderfoot

HEAVY = {"numpy", "aiohttp", "textual", "msgspec", "pyarrow", "gymnasium", "pettingzoo"}
PROGRAM = """
import sys, tenderfoot
bare = list(sys.modules)
tenderfoot.Match("goldriver", players=2, seed=1)
match = list(sys.modules)
tenderfoot.play, tenderfoot.read, tenderfoot.tournament, tenderfoot.levels, tenderfoot.Bot
print(*bare, sep=",")
print(*match, sep=",")
print(*sys.modules, sep=",")
"""


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, encoding="utf-8", check=True)
    bare, match, all_of_it = [set(line.split(",")) for line in done.stdout.splitlines()]
    assert not {name for name in bare if name.startswith("tenderfoot.")}
    assert not bare & {*HEAVY, "fluent", "fluent.runtime", "importlib.metadata"}
    assert "tenderfoot.games.goldriver" in match
    assert not match & HEAVY
    assert not all_of_it & HEAVY


def test_every_public_name_is_there_and_no_other() -> None:
    assert {name for name in tenderfoot.__all__ if getattr(tenderfoot, name) is None} == set()
    assert set(tenderfoot.__all__) <= set(dir(tenderfoot))
    assert not hasattr(tenderfoot, "Mitch")
