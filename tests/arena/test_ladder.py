"""The whole ladder: nothing is forgotten, the most important comes first; and a planted fault is found."""

from collections.abc import Callable
from typing import Final

import pytest

from tenderfoot.arena import ladder
from tenderfoot.arena.effort import efforts
from tenderfoot.arena.ismcts import Duel
from tenderfoot.arena.ladder import Ladder, Rung
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.stable import strategies
from tenderfoot.bots import LEVELS, make
from tenderfoot.bots.outside import kind_of

Wanted = tuple[str, int, str, str, str]  # section, players, box, focal, field

SEEDS: Final = 400
NUMBERS: Final = {"dicetown": [2, 3, 4, 5, 6], "goldriver": [2, 3, 4, 5]}
BOXES: Final = ("edition=classic", "wild_west=true", "indians=true")
FITTED: Final = 4  # simulations that take as long as the best level
THIRD: Final = {"2", "3", "5", "6", "boxes", "truth", "accused", "luck"}
BEST: Final = ("gambler", "marshal")  # whom no simple strategy may beat
UP: Final = list(zip(LEVELS[1:], LEVELS[:-1], strict=True))


def wanted(game: str) -> set[Wanted]:
    """Every row that the page must have."""
    rows = {("up", 4, "", high, low) for high, low in UP}
    rows |= {("down", 4, "", low, high) for high, low in UP}
    for n in NUMBERS[game]:
        box = "wild_west=true" if n == 6 else ""
        rows.add(("top", n, box, "marshal", "gambler"))
        rows |= {(str(n), n, box, high, low) for high, low in UP[:-1] if n != 4}
        rows |= {("away", n, box, low, high) for high, low in UP if n != 4}
    for box in BOXES if game == "dicetown" else ():
        rows |= {("boxes" if low != "gambler" else "top", 4, box, high, low) for high, low in UP}
        rows |= {("away", 4, box, low, high) for high, low in UP}
    rows |= {("effort", 4, "", name, "gambler") for name in [*LEVELS, *efforts(game)]}
    rows |= {("stable", 4, "", name, level) for name in strategies(game) for level in LEVELS}
    rows |= {("mirror", 4, "", name, name) for name in ("greenhorn", "prospector")}
    return rows | {
        ("ismcts", 2, "", "marshal", f"ISMCTS with {n} simulations") for n in (FITTED, 16 * FITTED)
    }


def rows_of(rungs: list[Rung]) -> set[Wanted]:
    return {
        (section, one.players, " ".join(one.variant()), one.focal, one.field)
        for rung in rungs
        for section in rung.sections
        if isinstance(one := rung.experiment, Pairing)
    }


def importance(rung: Rung) -> int:
    """As one would sort them by hand."""
    one = rung.experiment
    lead = isinstance(one, Pairing) and (one.focal, one.field) == ("marshal", "gambler")
    if lead and one.players == 4 and not one.variant():
        return 0
    if "up" in rung.sections:
        return 1
    patient = isinstance(one, Duel) and one.simulations > FITTED
    if lead or (set(rung.sections) & {"ismcts", "former"} and not patient):
        return 2
    counts = isinstance(one, Pairing) and "stable" in rung.sections and one.field in BEST
    return (
        3 if counts or set(rung.sections) & {"2", "3", "5", "6", "boxes", "truth", "accused", "luck"} else 4
    )


def complaints(game: str, rungs: list[Rung]) -> list[str]:
    """What is wrong with a ladder."""
    found = [f"not measured: {row}" for row in wanted(game) - rows_of(rungs)]
    found += [f"nobody asked for it: {row}" for row in rows_of(rungs) - wanted(game)]
    ranks = [importance(rung) for rung in rungs]
    found += [] if ranks == sorted(ranks) else ["something less important comes before it"]
    for section in ("mixed", "truth", "accused", "luck"):
        found += [] if any(section in rung.sections for rung in rungs) else [f"not measured: {section}"]
    few = [rung for rung in rungs if games(rung) < SEEDS * {0: 4, 1: 1, 2: 1}.get(importance(rung), 0)]
    return found + [f"too few games: {rung.experiment.file()}" for rung in few]


def games(rung: Rung) -> int:
    """How many games are played: every seed from every seat."""
    return len(rung.seeds) * rung.experiment.players


def whole(game: str) -> list[Rung]:
    """In the order in which it is climbed."""
    built = Ladder(game, SEEDS)
    return sorted([*built.rungs(), *built.duels(FITTED)], key=lambda rung: rung.rank)


@pytest.mark.parametrize("game", NUMBERS)
def test_the_ladder_is_whole_and_in_order(game: str) -> None:
    assert complaints(game, whole(game)) == []


@pytest.mark.parametrize("game", NUMBERS)
def test_a_rung_that_is_dropped_is_missed(game: str) -> None:
    rungs = whole(game)
    for place in range(len(rungs)):
        assert complaints(game, rungs[:place] + rungs[place + 1 :])


PLANTED: Final[dict[str, Callable[[list[Rung]], list[Rung]]]] = {
    "the lead last": lambda rungs: [*rungs[1:], rungs[0]],
    "numbers before steps": lambda rungs: sorted(rungs, key=lambda rung: -rung.rank),
    "steps the wrong way round": lambda rungs: [reverse(rung) for rung in rungs],
}


def reverse(rung: Rung) -> Rung:
    one = rung.experiment
    if not isinstance(one, Pairing) or "up" not in rung.sections:
        return rung
    turned = Rung(rung.rank, Pairing(one.game, one.options, one.field, one.focal))
    turned.sections.update(rung.sections)
    turned.count = rung.count
    return turned


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_wrong_order_is_caught(fault: str) -> None:
    assert complaints("dicetown", PLANTED[fault](whole("dicetown")))


def test_seeds_are_those_nobody_tuned_on_and_no_two_rungs_share_a_ledger() -> None:
    rungs = [rung for game in NUMBERS for rung in whole(game)]
    assert min(min(rung.seeds) for rung in rungs) == ladder.FIRST_TEST_SEED == 1_000_000
    files = [rung.experiment.file() for rung in rungs]
    assert len(set(files)) == len(files)


@pytest.mark.parametrize("game", NUMBERS)
def test_an_effort_is_a_part_of_the_usual_playouts(game: str) -> None:
    usual = type(make(game, "marshal", b""))
    for name, part in efforts(game).items():
        kind = kind_of(name)
        assert issubclass(kind, usual)
        assert vars(kind)["playouts"] == int(part * vars(usual)["playouts"])
    assert [str(part) for part in efforts(game).values()] == ["1/8", "1/4", "1/2", "2"]
