"""What the arena says of one pairing: rows, pages, ratings, and the command."""

import json
from pathlib import Path

import pytest

from tenderfoot.arena import report
from tenderfoot.arena.command import arena
from tenderfoot.arena.ledger import Ledger
from tenderfoot.arena.pairing import Pairing
from tenderfoot.arena.ratings import ratings, strengths, table
from tenderfoot.arena.result import HEAD, Result
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.options import Options
from tests.arena.playing import run

TOY = "tests.arena.toy:TOY"
HIGH = "tests.arena.toy:Highest"
LOW = "tests.arena.toy:Lowest"


def measured(focal: str, field: str) -> Result:
    pairing = Pairing(TOY, {"players": 3}, focal, field)
    ledger = Ledger(pairing, None)
    run(ledger, list(range(6)))
    return Result(pairing, ledger.among(list(range(6))))


def test_a_row_has_a_cell_for_every_heading() -> None:
    row = measured(HIGH, LOW).row()
    assert row.count("|") == HEAD.splitlines()[0].count("|")
    assert "Highest against 2 × Lowest | 6 × 3 | 100.0%" in row


def test_a_row_names_the_box_if_it_is_not_the_usual_one() -> None:
    options: Options = {"players": 3, "edition": "classic", "wild_west": True, "bribes": False}
    pairing = Pairing("dicetown", options, "greenhorn", "tumbleweed")
    result = Result(pairing, [pairing.block(1)])
    assert result.name() == "greenhorn against 2 × tumbleweed, classic edition, no bribes, wild west"


def test_the_ledger_of_another_edition_is_another_file(tmp_path: Path) -> None:
    wishes = {"bot": "greenhorn", "field": "tumbleweed", "seeds": "2", "jobs": "1", "out": str(tmp_path)}
    arena("dicetown", {"players": 2}, wishes)
    usual = {path: path.read_text() for path in tmp_path.iterdir()}
    arena("dicetown", {"players": 2, "edition": "classic"}, wishes)
    arena("dicetown", {"players": 2, "indians": True}, wishes)
    assert {path: path.read_text() for path in usual} == usual
    assert len(list(tmp_path.iterdir())) == 3 * len(usual)


def test_the_data_names_commit_options_and_seeds() -> None:
    told = json.loads(report.data([measured(HIGH, LOW)]))
    assert {"commit", "version", "rules", "python"} <= set(told)
    (result,) = told["results"]
    assert (result["seeds"], result["first_seed"], result["games"]) == (6, 0, 18)
    assert result["options"]["players"] == 3
    assert result["by_seat"] == [1.0, 1.0, 1.0]
    assert result["interval"] == [1.0, 1.0]
    assert result["milliseconds"]["0.5"] > 0


def test_ratings_put_the_winner_first_and_are_level_for_equals() -> None:
    finishes = [["a", "b", "c"]] * 8 + [["b", "a", "c"]] * 2
    rated = strengths(finishes, ["a", "b", "c"])
    assert rated["a"] > rated["b"] > rated["c"]
    assert sum(rated.values()) == pytest.approx(0, abs=1e-6)
    even = strengths([["a", "b"], ["b", "a"]] * 5, ["a", "b"])
    assert even["a"] == pytest.approx(even["b"])


def test_ratings_come_with_their_spread() -> None:
    finishes = [table(TOY, {"players": 3}, [HIGH, LOW, "tumbleweed"], seed) for seed in range(30)]
    rated = ratings(finishes, [HIGH, LOW, "tumbleweed"])
    assert rated[HIGH][0] > rated["tumbleweed"][0] > rated[LOW][0]
    assert all(spread > 0 for _, spread in rated.values())


def test_the_command_measures_both_directions_and_a_mirror(tmp_path: Path) -> None:
    wishes = {"bot": HIGH, "field": LOW, "seeds": "8", "jobs": "1", "out": str(tmp_path)}
    said = arena(TOY, {"players": 2}, wishes)
    rows = [line for line in said.splitlines() if "est against " in line]
    assert [row.split(" | ")[2] for row in rows] == ["100.0%", "0.0%", "50.0%"]
    written = sorted(path.suffix for path in tmp_path.iterdir())
    assert written == [".json", ".jsonl", ".jsonl", ".jsonl", ".md"]
    assert arena(TOY, {"players": 2}, wishes) == said


def test_the_command_says_whether_a_change_is_better() -> None:
    said = arena(TOY, {"players": 2}, {"bot": HIGH, "field": LOW, "jobs": "1", "gate": "on"})
    assert said.rstrip().endswith("accepted")


@pytest.mark.parametrize(
    ("option", "word"), [("seeds", "0"), ("seeds", "many"), ("jobs", "-1"), ("first", "x")]
)
def test_what_is_no_number_is_refused(option: str, word: str) -> None:
    with pytest.raises(BadOptions) as refused:
        arena(TOY, {}, {option: word, "bot": HIGH, "field": LOW})
    assert refused.value.facts["found"] == word
