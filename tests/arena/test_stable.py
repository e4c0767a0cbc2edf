"""Simple strategies play legally, and none of them gets more than its share from the two best levels."""

import pytest

from tenderfoot.arena.bout import play
from tenderfoot.arena.interval import Interval
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.stable import STABLE, strategies
from tenderfoot.bots.entrant import Entrant
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES

EVERY = [(game, name) for game in STABLE for name in strategies(game)]
FIRST_SEED = 2_000_000
SEEDS = 30


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_a_strategy_plays_to_the_end_with_every_number_of_players(game: str, name: str) -> None:
    for players in (2, 3):
        seated = [Entrant(name), *[Entrant("greenhorn")] * (players - 1)]
        options: Options = GAMES[game].options({"players": players})
        outcome = play(GAMES[game], options, seated, FIRST_SEED)
        assert sum(outcome.shares) == pytest.approx(1)


@pytest.mark.long
@pytest.mark.parametrize("level", ["gambler", "marshal"])
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_no_strategy_beats_the_fair_share_against_the_two_best_levels(
    game: str, name: str, level: str
) -> None:
    pairing = Pairing(game, {"players": 4}, name, level)
    share = Interval([pairing.block(seed).share() for seed in range(FIRST_SEED, FIRST_SEED + SEEDS)])
    assert share.low <= pairing.fair()
