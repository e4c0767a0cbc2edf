"""`tenderfoot review` and `tenderfoot arena`, as they are typed."""

from pathlib import Path

import pytest

from tenderfoot.bots import make, reply
from tenderfoot.cli import main
from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.match import write
from tenderfoot.engine.record import new_record
from tenderfoot.games import goldriver

GAME = goldriver.GAME


def recorded(path: Path, decisions: int) -> str:
    """The file of a game between greenhorns, up to so many decisions."""
    record = new_record(GAME, {"players": 3}, b"typed", ["Ann", "Bob", "Cyd"])
    state = GAME.new_game(record.options, Chance(record.seed), None)
    while state.frames and decisions:
        ask = waiting(state)[0]
        bot = make("goldriver", "greenhorn", b"")
        choice = reply(GAME, "greenhorn", bot, GAME.view(state, ask.seat), ask)
        record.add(ask.seat, choice)
        decide(state, ask.seat, choice)
        decisions -= 1
    path.write_text(write(GAME, record), "utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "The costliest decisions"), ("fr", "Les décisions les plus")]
)
def test_a_review_tells_who_was_winning_and_what_was_better(
    lang: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", recorded(tmp_path / "game.txt", 10_000), "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert word in said
    assert said.count("Ann") >= 2
    assert "▁" in said
    assert "review-" not in said
    assert "reason-" not in said


def test_a_game_that_goes_on_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", recorded(tmp_path / "game.txt", 7), "--lang", "en"]) == 1
    assert "not over" in capsys.readouterr().out


def test_the_arena_prints_its_page(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena goldriver --bot greenhorn --field tumbleweed --players 3 --seeds 4 --jobs 1 --lang en"
    assert main(words.split()) == 0
    said = capsys.readouterr().out
    assert "greenhorn against 2 × tumbleweed | 4 × 3" in said
    assert "`players=3`" in said


def test_a_bot_of_ones_own_needs_no_game_to_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena --bot tests.arena.toy:Lowest --field tumbleweed --players 2 --seeds 2 --jobs 1 --lang en"
    assert main(words.split()) == 0
    assert "Lowest against 1 × tumbleweed | 2 × 2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("arena goldriver --bot nobody", "There are no bots of level “nobody”"),
        ("arena goldriver --bot no.where:Bot", "There is no bot “no.where:Bot”"),
        ("arena goldriver --seeds few", "--seeds wants a whole number"),
        ("arena chess", "chess"),
        ("review", "tenderfoot review FILE"),
    ],
)
def test_what_cannot_be_meant_is_refused(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--lang", "en"]) == 2
    assert said in capsys.readouterr().err
