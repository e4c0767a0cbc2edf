"""A session plays bots against a person, saves itself, and takes back what nobody has seen."""

from pathlib import Path

import pytest

from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.record import read
from tenderfoot.terminal.session import Session
from tests.engine.toytown import KEEPS, ROUNDS
from tests.terminal.toytable import GAME, new_session, resumed


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return new_session(tmp_path)


def step(session: Session, option: int) -> None:
    """Answer, and let the bots go on unless the answer can still be taken back."""
    ask = session.question()
    assert ask is not None
    session.answer(ask.options[option])
    session.go_on()


def test_bots_play_until_the_person_is_asked(session: Session) -> None:
    while not session.over:
        step(session, 0)
    assert session.view().table()["rounds"] == ROUNDS


def test_a_sealed_answer_waits_for_the_persons_word(session: Session) -> None:
    ask = session.question()
    assert ask is not None
    session.answer(ask.options[0])
    assert session.under_seal()
    assert len(session.record.decisions) == 1
    session.go_on()
    assert not session.under_seal()


def test_a_sealed_answer_can_be_taken_back_as_if_it_had_never_been(session: Session) -> None:
    before = session.view().plain()
    ask = session.question()
    assert ask is not None
    session.answer(ask.options[1])
    assert session.said() != []
    session.undo()
    assert session.view().plain() == before
    assert session.record.decisions == []
    assert read(session.keeper.saved.read_text("utf-8")).decisions == []


def test_a_half_given_answer_can_be_taken_back_too(session: Session) -> None:
    before = session.view().plain()
    ask = session.question()
    assert ask is not None
    session.answer(ask.options[-1])
    assert session.question() is not None
    session.undo()
    assert session.view().plain() == before
    assert session.record.decisions == []


def test_a_sealed_answer_waits_even_if_the_others_have_nothing_to_choose(tmp_path: Path) -> None:
    """Otherwise an answer opened at once would tell the person that nobody else had a choice."""
    sessions = [new_session(tmp_path, bytes([n])) for n in range(256)]
    session = next(
        s for s in sessions if [len(ask.options) == 1 for ask in s.match.state.asks] == [False, True, True]
    )
    ask = session.question()
    assert ask is not None
    session.answer(ask.options[0])
    assert session.under_seal()
    assert len(session.record.decisions) == 1
    session.go_on()
    assert not session.under_seal()


def test_an_opened_answer_cannot_be_taken_back(session: Session) -> None:
    step(session, 0)
    decisions = len(session.record.decisions)
    with pytest.raises(Illegal) as refused:
        session.undo()
    assert refused.value.code == "nothing-sealed"
    assert len(session.record.decisions) == decisions


def test_every_answer_is_saved_at_once(session: Session) -> None:
    while not session.over:
        ask = session.question()
        assert ask is not None
        session.answer(ask.options[-1])
        if not session.over:
            again = resumed(session)
            assert GAME.dump(again.match.state) == GAME.dump(session.match.state)
            assert again.said() == session.said()
        session.go_on()


def test_a_resumed_game_goes_on_as_it_would_have_gone_on(session: Session) -> None:
    step(session, 0)
    again = resumed(session)
    for game in (session, again):
        while not game.over:
            step(game, 0)
    assert GAME.dump(again.match.state) == GAME.dump(session.match.state)


def test_what_was_sealed_before_a_save_can_be_taken_back_after_it(session: Session) -> None:
    before = GAME.dump(session.match.state)
    ask = session.question()
    assert ask is not None
    session.answer(ask.options[1])
    again = resumed(session)
    again.undo()
    assert GAME.dump(again.match.state) == before
    assert again.record.decisions == []


def test_the_person_hears_no_more_than_its_seat_may_know(session: Session) -> None:
    told = session.news()
    while not session.over:
        step(session, 0)
        told += session.news()
    assert "stole-unseen" in [event.title() for event in told]
    assert all(event.audience() & 1 for event in told)


def test_news_are_told_once(session: Session) -> None:
    assert session.news() != []
    assert session.news() == []


def test_a_record_with_an_answer_nobody_offered_is_refused(session: Session) -> None:
    record = session.record
    for _ in range(4):
        record.add(0, KEEPS[0])
    with pytest.raises(Illegal):
        Session(GAME, record, session.seating, session.keeper)
