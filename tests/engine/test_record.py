"""A record plays the same game again, and every single change of it is found."""

from __future__ import annotations

import pytest

from tenderfoot.engine.errors import BadRecord, Illegal
from tenderfoot.engine.match import again, begin, write
from tenderfoot.engine.record import Record, other_rules, read
from tenderfoot.engine.verify import verify
from tests.engine.toytown import ADDS, KEEPS, Toytown

GAME = Toytown()
SEED = bytes(range(32))


def played(decisions: int = -1) -> Record:
    """A game of three, or its beginning."""
    match = begin(GAME, {}, SEED, ["Anna", "Émile Zola", ""])
    while not match.over and len(match.paper.decisions) != decisions:
        ask = match.asks[-1]
        match.answer(ask.seat, ask.options[len(match.paper.decisions) % len(ask.options)])
    return match.paper


def test_a_record_read_again_is_the_same() -> None:
    text = write(GAME, played())
    record = read(text)
    assert write(GAME, record) == text
    assert record.names == ["Anna", "Émile Zola", ""]
    assert verify(GAME, text) is None


def test_replay_stops_where_it_is_told() -> None:
    record = played()
    for upto in range(len(record.decisions)):
        short = Record(record.game, record.version, record.options, SEED, [], record.decisions[:upto])
        assert GAME.dump(again(GAME, record, upto).state) == GAME.dump(again(GAME, short).state)
    assert again(GAME, record).over


def test_a_saved_game_is_a_record_too() -> None:
    text = write(GAME, played(4))
    assert "unfinished" in text
    assert verify(GAME, text) is None
    assert GAME.dump(again(GAME, read(text)).state) == GAME.dump(again(GAME, played(4)).state)


def test_every_changed_word_is_found() -> None:
    """Each word of each line in turn: its last letter or digit made another, the word doubled."""
    lines = write(GAME, played()).splitlines()
    changed = 0
    for number, line in enumerate(lines):
        words = line.split(" ")
        for at in range(len(words)):
            for wrong in spoilt(words[at]):
                text = "\n".join(
                    [*lines[:number], " ".join([*words[:at], wrong, *words[at + 1 :]]), *lines[number + 1 :]]
                )
                assert found(text + "\n"), (line, wrong)
                changed += 1
    assert changed > 300


def spoilt(word: str) -> list[str]:
    if not word:
        return ["x"]
    last = word[-1]
    other = str((int(last) + 1) % 10) if last.isdecimal() else ("b" if last != "b" else "c")
    return [word[:-1] + other, f"{word} {word}"]


def found(text: str) -> bool:
    try:
        return verify(GAME, text) is not None
    except BadRecord:
        return True


def test_lines_lost_or_doubled_are_found() -> None:
    lines = write(GAME, played()).splitlines()
    for number in range(len(lines)):
        assert found("\n".join([*lines[:number], *lines[number + 1 :]]) + "\n")
        assert found("\n".join([*lines[: number + 1], *lines[number:]]) + "\n")
    assert found("\n".join(lines))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-record"),
        ("a letter\n", "not-a-record"),
        ("tenderfoot 1\ngame toytown\n", "record-cut-off"),
        ("tenderfoot 1\ngame toytown\ndigest 0\n", "missing-line"),
        ("tenderfoot 1\nhello\ndigest 0\n", "bad-line"),
        ("tenderfoot 1\n" + "9" * 5000 + " keep 9\ndigest 0\n", "bad-line"),
        ("tenderfoot 1\n٣ keep 9\ndigest 0\n", "bad-line"),
        ("tenderfoot 1\ngame t\nrules x\noptions a=b\nseed 00\ndigest 0\n", "bad-version"),
        ("tenderfoot 1\ngame t\nrules 1\noptions a=b\nseed xyz\ndigest 0\n", "bad-seed"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, code: str) -> None:
    with pytest.raises(BadRecord, match=code):
        read(text)


def test_a_decision_that_was_not_offered_is_named() -> None:
    text = write(GAME, played()).replace("\n2 keep ", "\n2 leap ", 1)
    difference = verify(GAME, text)
    assert isinstance(difference, Illegal)
    assert difference.facts["seat"] == "seat:2"
    assert difference.facts["choice"] == "leap 0"


def test_a_record_of_other_rules_is_not_judged() -> None:
    text = write(GAME, played()).replace("rules 1", "rules 2")
    difference = verify(GAME, text)
    assert difference is not None
    assert difference.code == "other-rules"


def test_a_record_whose_draws_have_other_names_is_not_judged() -> None:
    """The dice were drawn by other keys: nothing that follows can be compared, the decisions least of all."""
    text = write(GAME, played()).replace("~ dice 1 1 = ", "~ die 1 1 = ").replace("\n2 keep ", "\n2 leap ", 1)
    difference = verify(GAME, text)
    assert difference is not None
    assert difference.code == "other-keys"
    assert difference.facts == {"found": "die 1 1", "ours": "dice 1 1"}


def test_a_record_that_names_no_draws_can_be_played() -> None:
    """What chance gave is for readers; only `verify` insists on it."""
    lines = [line for line in write(GAME, played()).splitlines() if not line.startswith("~")]
    record = read("\n".join(lines) + "\n")
    assert other_rules(GAME, record) is None
    assert again(GAME, record).over


def test_the_first_differing_line_is_named() -> None:
    text = write(GAME, played())
    shown = next(line for line in text.splitlines() if line.startswith("scores"))
    difference = verify(GAME, text.replace(shown, "scores 99 0 0"))
    assert difference is not None
    assert difference.facts["found"] == "scores 99 0 0"
    assert difference.facts["expected"] == shown


def test_an_answer_taken_back_leaves_no_trace() -> None:
    match = begin(GAME, {}, SEED)
    seat = next(ask.seat for ask in match.asks if len(ask.options) > 1)
    for choice in (KEEPS[1], ADDS[0]):
        match.answer(seat, choice)
    match.take_back(seat)
    assert match.paper.decisions == []
    assert GAME.dump(again(GAME, match.paper).state) == GAME.dump(match.state)
