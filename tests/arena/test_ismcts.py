"""A bot of the house and OpenSpiel's ISMCTS sit at one table, and ISMCTS gets at least as much time."""

from pathlib import Path

import pytest

from tenderfoot.arena import ismcts
from tenderfoot.arena.clock import Clock
from tenderfoot.arena.ismcts import FEWEST, Duel, absent, fitted
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Block
from tenderfoot.extras import Missing
from tenderfoot.games import GAMES
from tests.arena.playing import run


@pytest.mark.parametrize("game", GAMES)
def test_a_duel_is_played_from_both_seats_and_written_down(game: str, tmp_path: Path) -> None:
    duel = Duel(game, "greenhorn", FEWEST)
    path = tmp_path / duel.file()
    run(Ledger(duel, path), [3])
    (block,) = Ledger(duel, path).among([3])
    assert len(block.shares) == 2
    assert all(0 <= share <= 1 for share in block.shares)
    assert block.focal.decisions() > 10
    assert block.field.decisions() > 10
    assert "ISMCTS-with-2-simulations" in path.name
    assert duel.bout(3, seat=0).margin(0) == block.margins[0]  # the same seed gives the same game


def test_simulations_are_found_once_and_remembered(tmp_path: Path) -> None:
    path = tmp_path / "bots" / "simulations.json"
    assert fitted("goldriver", "greenhorn", path) == FEWEST  # no simulation is as quick as a greenhorn
    path.write_text("16\n")
    assert fitted("goldriver", "greenhorn", path) == 16


def test_simulations_are_doubled_until_they_take_as_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    class Slow(Duel):
        def block(self, seed: int) -> Block:
            tried.append(self.simulations)
            block = Block(seed, [], [], [], Clock(), Clock())
            block.focal.add(0.010)
            block.field.add(0.002 * self.simulations)
            return block

    monkeypatch.setattr(ismcts, "Duel", Slow)
    assert fitted("goldriver", "marshal", tmp_path / "simulations.json") == 8
    assert tried == [2, 4, 8]


def test_without_openspiel_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert absent() == ""

    def missing(_home: str) -> object:
        raise Missing("pyspiel", "spiel")

    monkeypatch.setattr(ismcts, "loaded", missing)
    assert absent().startswith("This needs pyspiel, which is not installed")
