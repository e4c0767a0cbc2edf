"""`tenderfoot.read`: a record that can be looked at; what is none is refused in a sentence."""

from pathlib import Path

import pytest

import tenderfoot

NAMES = ["Ann", "Buck"]


@pytest.fixture(scope="module")
def text() -> str:
    match = tenderfoot.Match("goldriver", players=2, names=NAMES, seed=7)
    return tenderfoot.play(match, ["tumbleweed", "tumbleweed"], seed=1).record()


def test_a_record_is_read_from_a_file_or_a_text(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.tenderfoot"
    file.write_text(text, "utf-8")
    for one in (tenderfoot.read(text), tenderfoot.read(file), tenderfoot.read(str(file))):
        assert (one.text, one.game, one.names, one.options["players"]) == (text, "goldriver", NAMES, 2)
        assert one.seed == tenderfoot.Match("goldriver", seed=7).paper.seed
        assert len(one) == len(one.decisions) > 50
        one.verify()


def test_it_is_played_again_wholly_or_in_part(text: str) -> None:
    record = tenderfoot.read(text)
    assert record.match().record() == text
    assert record.match().over
    assert [len(record.match(n).paper.decisions) for n in (0, 3, 10**6)] == [0, 3, len(record)]


def test_each_step_is_the_position_before_it_the_seat_and_the_answer(text: str) -> None:
    record = tenderfoot.read(text)
    steps = list(record)
    assert [(seat, answer.text) for _, seat, answer in steps] == record.decisions
    for number, (before, seat, answer) in enumerate(steps):
        ask = before.ask(seat)
        assert ask is not None
        assert answer in ask.options
        assert len(before.paper.decisions) == number


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("rules 2", "rules 1"), "The record was made with rules 1 of goldriver; this program plays rules 2"),
        (("game goldriver", "game chess"), "The record is of a game this program does not know: “chess”."),
        (("tenderfoot 1", "tenderfeet"), "This is not a saved game or a record of Tenderfoot."),
        (("digest ", "digits "), "The record stops in the middle, after line"),
        (("seed ", "need "), "Line 5 of the record makes no sense: “need"),
        (("seed ", "seed x"), "“x"),
    ],
)
def test_what_is_no_record_of_ours_is_refused(change: tuple[str, str], said: str, text: str) -> None:
    with pytest.raises(tenderfoot.Refusal) as found:
        tenderfoot.read(text.replace(*change))
    assert str(found.value).startswith(said)
    assert "\n" not in str(found.value)


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "picture.png"
    other.write_bytes(b"\x89PNG\xff")
    for file, said in (("nowhere", "there is no such file"), (tmp_path, "directory"), (other, "not a text")):
        with pytest.raises(tenderfoot.Refusal, match=said):
            tenderfoot.read(file)
    assert other.read_bytes() == b"\x89PNG\xff"


def test_verify_names_the_first_line_that_is_wrong(text: str) -> None:
    scores = next(line for line in text.splitlines() if line.startswith("scores "))
    record = tenderfoot.read(text.replace(scores, "scores 999 0"))
    with pytest.raises(tenderfoot.Refusal, match=f"says “scores 999 0” and should say “{scores}”"):
        record.verify()
    illegal = tenderfoot.read(text.replace("0 bid ", "0 bet ", 1))
    for fault in (illegal.verify, illegal.match, lambda: list(illegal)):
        with pytest.raises(tenderfoot.Refusal, match="bet "):
            fault()
