"""Chapters 1 to 3: options and set-up. Scenarios of 16.1 without the extension, then refusals and chance."""

import pytest

from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options, Value
from tenderfoot.games.dicetown import GAME, new_game
from tenderfoot.games.dicetown.state import Town

SEED = b"setup"


def set_up(**options: Value) -> Town:
    return new_game(options, SEED)


def bills(s: Town) -> int:
    return sum(p.money for p in s.players) + s.bank + s.stagecoach


def test_t001_classic_for_five() -> None:
    """Each $8, bank 3, stagecoach 0, total 43; mine 30; store deck 19; row 3, property deck 22 (3)."""
    s = set_up(edition="classic", players=5)
    assert [p.money for p in s.players] == [8] * 5
    assert (s.bank, s.stagecoach, bills(s), s.mine) == (3, 0, 43, 30)
    assert (len(s.deck), len(s.discard), len(s.row), len(s.property)) == (19, 0, 3, 22)
    assert [(p.nuggets, p.deeds, p.store, p.laid) for p in s.players] == [(0, 0, 0, 0)] * 5
    assert s.round == 1


def test_t004_the_extension_for_six() -> None:
    """Total 53 (48 + 3 + 2), mine 40, store deck 31, row 3 + deck 32, River 12, Outlaws 10 and 2 wanted."""
    s = set_up(edition="classic", players=6, wild_west=True)
    assert (bills(s), s.bank, s.stagecoach, s.mine) == (53, 3, 2, 40)
    assert (len(s.deck), len(s.row), len(s.property)) == (31, 3, 32)
    assert (len(s.frontier.river), len(s.frontier.outlaws)) == (12, 10)
    assert s.frontier.wanted.bit_count() == 2
    GAME.count(s)


def test_t005_extension_and_indians_for_three() -> None:
    """Store deck 32, total 29, mine 40, die in the village."""
    s = set_up(edition="classic", players=3, wild_west=True, indians=True)
    assert (len(s.deck), bills(s), s.mine) == (32, 29, 40)
    assert s.frontier.die == -1


def test_t006_the_extension_for_two() -> None:
    """R-51. Property 35 − 10 = 25 (row 3 + deck 22), mine 30, total 21."""
    s = set_up(edition="classic", players=2, wild_west=True)
    assert (len(s.row), len(s.property), s.mine, bills(s)) == (3, 22, 30, 21)
    assert s.frontier.removed.bit_count() == 10
    GAME.count(s)


def test_t007_revised_with_the_extension_for_two() -> None:
    """R-02. Property 20 (row 3 + deck 17), mine 30."""
    s = set_up(edition="revised", players=2, wild_west=True)
    assert (len(s.row), len(s.property), s.mine) == (3, 17, 30)
    assert len([slot for slot in s.medicine.slots if slot >= 0]) == 2


def test_t009_indians_without_the_extension() -> None:
    """R-02. Classic with the Indians alone: store deck 20."""
    s = set_up(edition="classic", players=3, indians=True)
    assert (len(s.deck), s.mine, bills(s)) == (20, 30, 27)


def test_t002_classic_for_two() -> None:
    """Total money 19, mine 30, row 3, property deck 22."""
    s = set_up(edition="classic", players=2)
    assert (bills(s), s.mine, len(s.row), len(s.property)) == (19, 30, 3, 22)


def test_t003_revised_for_four() -> None:
    """Total money 35, row 3, property deck 17, Elixirs 2 open and 5 in the deck."""
    s = set_up(edition="revised", players=4)
    assert (bills(s), len(s.row), len(s.property), len(s.deck)) == (35, 3, 17, 19)
    assert len([slot for slot in s.medicine.slots if slot >= 0]) == 2
    assert (len(s.medicine.deck), len(s.medicine.discard)) == (5, 0)


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("wild_west", [False, True])
@pytest.mark.parametrize("indians", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_combination_is_laid_out(edition: str, wild_west: bool, indians: bool, players: int) -> None:
    """1, R-02, R-54: the whole table of legal combinations, with the counts of chapter 2."""
    options: Options = {"edition": edition, "wild_west": wild_west, "indians": indians, "players": players}
    if players == 6 and not wild_west:
        with pytest.raises(BadOptions):
            new_game(options, SEED)
        return
    s = new_game(options, SEED)
    wild, two = wild_west, players == 2
    deeds = {"classic": 25, "revised": 20}[edition]
    assert len(s.deck) == 19 + 12 * wild + (indians)
    assert len(s.property) + 3 == deeds + 10 * wild - 10 * (wild and two)
    assert (bills(s), s.mine) == (8 * players + 3 + 2 * wild, 40 if wild and not two else 30)
    GAME.count(s)


REFUSED = [
    (6, False, "six-need-wild-west"),
    (1, False, "unknown-value"),
    (7, False, "unknown-value"),
    (7, True, "unknown-value"),
    (1, True, "unknown-value"),
]


@pytest.mark.parametrize(("players", "wild_west", "code"), REFUSED)
def test_t008_too_many_or_too_few_players(players: int, wild_west: bool, code: str) -> None:
    """Six players without the extension, one or seven: refused."""
    with pytest.raises(BadOptions) as refused:
        set_up(players=players, wild_west=wild_west)
    assert refused.value.code == code


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_everything_of_the_box_is_on_the_table(edition: str, players: int) -> None:
    """2.1, 2.2: 8 × players + 3 dollars, 30 nuggets, 25 or 20 deeds with as many of each value."""
    s = set_up(edition=edition, players=players)
    copies = {"classic": 5, "revised": 4}[edition]
    deeds = [GAME.view(s, None).row, s.property]
    assert bills(s) == 8 * players + 3
    assert len(deeds[0]) + len(deeds[1]) == 5 * copies
    assert sorted(uid // 5 for uid in s.row + s.property) == sorted([0, 1, 2, 3, 4] * copies)
    GAME.count(s)


BAD = [
    ({"edition": "second"}, "unknown-value", "option", "edition"),
    ({"bribes": "maybe"}, "unknown-value", "value", "maybe"),
    ({"wild_west": "yes"}, "unknown-value", "option", "wild_west"),
    ({"wild_west": 1}, "unknown-value", "nearest", "true"),
    ({"wildWest": True}, "unknown-option", "nearest", "wild_west"),
    ({"colour": "red"}, "unknown-option", "option", "colour"),
    ({"players": 3, "first_sheriff": 3}, "sheriff-not-seated", "players", 3),
    ({"players": 4, "first_sheriff": 6}, "unknown-value", "value", "6"),
    ({"players": "zwei"}, "unknown-value", "value", "zwei"),
    ({"players": 6}, "six-need-wild-west", "players", 6),
]


@pytest.mark.parametrize(("options", "code", "fact", "value"), BAD)
def test_options_that_do_not_exist_are_refused(
    options: Options, code: str, fact: str, value: str | int
) -> None:
    """1: the refusal says which option, and why."""
    with pytest.raises(BadOptions) as refused:
        new_game(options, SEED)
    assert refused.value.code == code
    assert refused.value.facts[fact] == value


def test_the_first_sheriff_is_the_seat_that_the_options_name() -> None:
    """R-59: a seat instead of the youngest player."""
    assert [set_up(players=4, first_sheriff=seat).sheriff for seat in range(4)] == [0, 1, 2, 3]


def test_a_random_first_sheriff_is_not_always_the_same() -> None:
    """R-59: or any seat."""
    found = {new_game({"players": 4}, bytes([n])).sheriff for n in range(40)}
    assert found == {0, 1, 2, 3}


def test_bribes_are_on_unless_switched_off() -> None:
    """1: the defaults."""
    options = GAME.options({})
    assert options["bribes"] is True
    assert options["first_sheriff"] == "random"
    assert (options["wild_west"], options["indians"]) == (False, False)
