"""The laws hold for Toytown, and each planted fault breaks one."""

from __future__ import annotations

import pytest

from tenderfoot.engine.errors import Broken
from tenderfoot.engine.laws import check
from tenderfoot.engine.options import Options
from tests.engine.toytown import ToySecrets, Toytown

# Several laws see some faults; the first to look is named.
FAULTS = {
    "view shows dice": "law [39]",
    "view shows dice that worlds repeat": "law 9",
    "asking turns the deck": "law 10",
    "view shows hands": "law [39]",
    "view shows who has answered": "law 6",
    "pile size shows its top": "law [39]",
    "polls holders": "law [39]",
    "table shows the own hand": "law 9",
    "afterwards a hand shows": "law 9.*whispered cards",
    "a 0 is answered at once": "law 9.*has a choice",
    "only a 0 is veiled": "law 9.*is veiled",
    "shallow copy": "law [149]",
    "copy forgets points": "law 1",
    "copy plays the original": "law 1",
    "refusal costs a point": "law 2",
    "accepts nonsense": "law 2",
    "worlds lack a card": "law 3.*not there",
    "asks and draws": "law [34]",
    "remembers other games": "law 4",
    "order matters": "law 5",
    "dump forgets the sealed": "law 8",
    "a card twice": "law 7",
    "two hundred answers": "law 10",
    "illegal default": "law 10",
    "no winner": "law 10",
}


def trial(fault: str, options: Options, games: int) -> None:
    for n in range(games):
        check(Toytown(fault), options, bytes([n]) * 32, ToySecrets(), 200)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_toytown_keeps_every_law(players: str) -> None:
    trial("", {"players": players}, 12)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    with pytest.raises(Broken, match=FAULTS[fault]):
        trial(fault, {"players": 4}, 12)


def test_a_game_without_an_end_is_caught() -> None:
    with pytest.raises(Broken, match="goes on after 3 decisions"):
        check(Toytown(), {}, bytes(32), ToySecrets(), 3)


def test_secrets_may_be_left_out() -> None:
    """Without a list of secrets law 9 is not judged; a leak that only it sees goes unnoticed."""
    assert check(Toytown(), {}, bytes(32), None, 200) > 0
