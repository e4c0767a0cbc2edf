"""Tables for PettingZoo: the real game, its rewards, its seeds, and what is refused."""

import pickle
from random import Random

import pytest

import tenderfoot
from tenderfoot.engine.errors import BadOptions, Illegal
from tenderfoot.research import aec, dicetown_v0, goldriver_v0
from tenderfoot.research.aec import Table


def played(table: Table, seed: int) -> dict[str, float]:
    """What every agent has got at the end of a game of drawn actions."""
    chance, got = Random(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        table.step(None if over else int(chance.choice(seen["action_mask"].nonzero()[0])))
    return got


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
@pytest.mark.parametrize("module", [dicetown_v0, goldriver_v0])
def test_the_reward_is_what_the_game_was_worth(module: object, reward: str) -> None:
    table = module.raw_env(players=3, reward=reward)  # type: ignore[attr-defined]
    table.reset(seed=7)
    got = list(played(table, 7).values())
    scores, winners = table.match.scores(), table.match.winners()
    expected = {
        "win": [1 / len(winners) if seat in winners else 0 for seat in range(3)],
        "margin": [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)],
        "score": scores,
    }
    assert got == expected[reward]
    assert table.agents == []


def test_it_is_the_real_game_with_a_record() -> None:
    table = Table("dicetown", players=4, wild_west=True)
    table.reset(seed=1)
    played(table, 1)
    record = table.playing.record()
    assert tenderfoot.Match.of(record).scores() == table.playing.scores()


def test_seeds_are_its_own() -> None:
    """A row of games follows from its seed; another environment, or Python's own chance, changes nothing."""

    def rows(other: bool) -> list[str]:
        table, records = Table("goldriver", players=2), []
        table.reset(seed=3)
        for game in range(3):
            if other:
                aec.guarded("goldriver").reset(seed=game)
            played(table, game)
            records.append(table.playing.record())
            table.reset()
        return records

    first = rows(other=False)
    assert rows(other=True) == first
    assert len(set(first)) == 3


def test_a_sealed_answer_is_seen_by_nobody_else() -> None:
    seen = []
    for bid in (2, 9):
        table = Table("goldriver", players=2)
        table.reset(seed=5)
        table.step(table.lens.actions.action(f"bid {bid}"))
        seen.append(table.observe("player_1"))
    assert (seen[0]["observation"] == seen[1]["observation"]).all()
    assert (seen[0]["action_mask"] == seen[1]["action_mask"]).all()


def test_an_action_out_of_the_mask_is_refused_and_changes_nothing() -> None:
    table = Table("goldriver", players=3)
    table.reset(seed=2)
    before, agent = table.playing.record(), table.agent_selection
    with pytest.raises(Illegal, match="You cannot bid 40: you have 15"):
        table.step(table.lens.actions.action("bid 40"))
    with pytest.raises(Illegal, match="There is no action 99999"):
        table.step(99999)
    with pytest.raises(ValueError, match="is asked something, and None is no answer"):
        table.step(None)
    assert (table.playing.record(), table.agent_selection) == (before, agent)


def test_wrapped_as_pettingzoo_wraps_an_illegal_action_loses_the_game() -> None:
    table = goldriver_v0.env(players=3)
    table.reset(seed=2)
    agent = table.agent_selection
    table.last()
    table.step(table.unwrapped.lens.actions.action("bid 40"))
    assert table.unwrapped.rewards[agent] == -1
    assert all(table.terminations.values())


def test_a_finished_table_wants_none_and_a_new_one_a_reset() -> None:
    table = Table("goldriver", players=2)
    with pytest.raises(RuntimeError, match="call reset"):
        table.observe("player_0")
    table.reset(seed=4)
    chance = Random(4)
    while not table.playing.over:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(chance.choice(mask.nonzero()[0])))
    with pytest.raises(ValueError, match="None"):
        table.step(0)


def test_it_goes_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(Table("dicetown", players=2, reward="score")))  # noqa: S301 - our own
    table.reset(seed=1)
    assert table.lens.seats == 2


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadOptions, match="it can be: win, margin, score"):
        Table("goldriver", reward="glory")
