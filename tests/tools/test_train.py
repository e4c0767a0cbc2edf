"""Learning who wins: games are played by their seeds and kept, and a fit is surprised less than a guess."""

import json
from pathlib import Path

import numpy as np
import pytest

from tenderfoot.arena.crew import Alone, Crew
from tests.arena.playing import Shuffled
from tools.train.course import played, seen
from tools.train.fit import Fit, Sheet, surprise
from tools.train.games import Shelf, kept, play
from tools.train.plan import GAMES, options_of
from tools.train.positions import Positions, looked_at, table
from tools.train.subjects import SUBJECTS
from tools.train.weights import plain, tenths, text


def test_a_seed_is_a_game_and_a_kept_game_can_be_played_again(tmp_path: Path) -> None:
    one, same = play("goldriver", 2, 5), play("goldriver", 2, 5)
    assert one.line() == same.line()
    file = tmp_path / "goldriver-2.jsonl"
    file.write_text(one.line() + one.line()[:40])  # the run was stopped while it wrote the second one
    (again,) = kept("goldriver", file)
    assert again.line() == one.line()
    *_, (end, _) = again.again()
    assert not end.frames


def test_what_a_shelf_lacks_is_played_by_whoever_is_there_and_lies_in_order(tmp_path: Path) -> None:
    """However many play, and whatever they hand in first: what is learned from is the same."""
    found = []
    crews: list[Crew] = [Alone(), Shuffled(1), Shuffled(2)]
    for number, crew in enumerate(crews):
        shelf = Shelf("goldriver", 2, 9, tmp_path / str(number))
        played([shelf], crew)
        assert shelf.missing() == []
        assert Shelf("goldriver", 2, 12, tmp_path / str(number)).missing() == [9, 10, 11]
        positions = seen("", shelf.games(), crew, open_too=True)
        found.append(([one.line() for one in shelf.games()], positions.rows.tobytes()))
    assert found[1:] == found[:1] * 2


def test_the_bar_counts_what_was_played_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played([Shelf("goldriver", 2, 3, tmp_path)], Alone())
    capsys.readouterr()
    played([Shelf("goldriver", 2, 4, tmp_path), Shelf("goldriver", 3, 1, tmp_path)], Alone())
    lines = capsys.readouterr().err.split("\r")[1:]
    assert ["4/5" in lines[0], "5/5" in lines[1], len(lines)] == [True, True, 2]


def test_a_run_that_has_not_begun_has_kept_nothing(tmp_path: Path) -> None:
    assert kept("goldriver", tmp_path / "none.jsonl") == []


def test_every_box_is_learned_from() -> None:
    drawn = [options_of("dicetown", players, seed) for players in GAMES["dicetown"] for seed in range(60)]
    for name, values in (("edition", 2), ("wild_west", 2), ("indians", 2), ("players", 5)):
        assert len({options[name] for options in drawn}) == values
    assert all(options["wild_west"] for options in drawn if options["players"] == 6)


def learnt() -> tuple[dict[int, Positions], Fit]:
    seen = {2: table([one for seed in range(6) for one in looked_at(play("goldriver", 2, seed))])}
    subject = SUBJECTS["goldriver"]
    guess = np.array([subject.guess.get(name, 0.0) for name in subject.names])
    return seen, Fit(seen, guess, subject.horizon)


def test_a_fit_is_surprised_less_than_its_guess_and_its_file_can_be_read() -> None:
    seen, fit = learnt()
    before = surprise(fit.sheet(2).chances(seen[2]), seen[2].won)
    fit.run()
    after = surprise(fit.sheet(2).chances(seen[2]), seen[2].won)
    assert after < before
    content = json.loads(text(plain("goldriver", fit, seen, {2: 6})))
    assert content["features"] == SUBJECTS["goldriver"].names
    assert content["players"]["2"]["games"] == 6


def test_tenths_say_what_was_foretold_and_what_came_true() -> None:
    chances = np.linspace(0.0, 1.0, 40).reshape(20, 2)
    parts = tenths(chances, (chances > 0.5).astype(float))
    assert [true for _, true in parts] == [0.0] * 5 + [1.0] * 5
    assert parts[0][0] < parts[-1][0]


def test_a_sheet_gives_shares() -> None:
    seen, fit = learnt()
    sheet: Sheet = fit.sheet(2)
    assert np.allclose(sheet.chances(seen[2]).sum(axis=1), 1.0)
