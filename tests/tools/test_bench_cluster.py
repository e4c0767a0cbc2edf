"""The benchmark of the arena on a cluster: the same blocks for both, in turns, and honest ratios."""

from bench.cluster_arena import HERE, THERE, figures, interleaved, rate
from tenderfoot.arena.crew import Alone
from tenderfoot.arena.pairing import Pairing
from tests.arena.playing import Shuffled

PAIRING = Pairing("goldriver", {"players": 2}, "tumbleweed", "tumbleweed")


def test_rounds_take_turns_and_every_crew_has_all_of_them() -> None:
    rates = interleaved({HERE: Alone(), THERE: Shuffled(1)}, PAIRING, 2, 3)
    assert [len(each) for each in rates.values()] == [3, 3]
    assert all(one > 0 for each in rates.values() for one in each)
    assert rate(Alone(), PAIRING, [1]) > 0


def test_a_ratio_is_that_of_one_round_and_then_the_median() -> None:
    """The machine was half as fast in the last round, for both."""
    row = figures(PAIRING, {HERE: [100.0, 100.0, 50.0], THERE: [90.0, 80.0, 45.0]})
    assert row["cluster ÷ processes"] == "0.90 (0.80 to 0.90)"
    assert row[f"games/s, {HERE}"] == 100.0
