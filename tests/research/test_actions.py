"""Actions: dense numbers that stay, the same for every chair, and legal where the engine says so."""

from pathlib import Path

import pytest

from tenderfoot.engine.errors import Illegal
from tenderfoot.games import GAMES
from tenderfoot.research.actions import Actions
from tenderfoot.research.lens import Lens
from tests.research.setups import SETUPS, Setup, called, lens_of, questions

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("game", list(GAMES))
def test_every_action_bears_the_number_it_has_always_borne(game: str) -> None:
    """`python -m tests.research.listing` writes the lists; docs/compatibility.md says when one may change."""
    kept = (GOLDEN / f"{game}_v0-rules-{GAMES[game].version}.txt").read_text("utf-8").splitlines()
    assert [choice.text for choice in GAMES[game].choices()] == kept


@pytest.mark.parametrize("game", list(GAMES))
def test_numbers_and_words_go_both_ways(game: str) -> None:
    actions = Actions(GAMES[game], 4)
    assert [actions.action(actions.text(number)) for number in range(actions.size)] == list(
        range(actions.size)
    )
    for actor in range(4):
        said = [actions.choice(number, actor) for number in range(actions.size)]
        assert [actions.number(choice, actor) for choice in said] == list(range(actions.size))


def test_a_seat_is_counted_from_the_one_who_acts() -> None:
    actions = Actions(GAMES["dicetown"], 5)
    left = actions.action("name 1 take")
    assert [actions.choice(left, actor).text for actor in range(5)] == [
        f"name {(actor + 1) % 5} take" for actor in range(5)
    ]
    assert actions.choice(actions.action("play desperado"), 3).text == "play desperado"
    river = Actions(GAMES["goldriver"], 3)
    assert river.choice(river.action("holdup 2 7"), 2).text == "holdup 1 7"


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_the_mask_is_what_the_engine_offers(setup: Setup) -> None:
    lens = lens_of(setup)
    for match, ask in questions(lens, 3):
        allowed = lens.mask(match, ask.seat).nonzero()[0]
        offered = {lens.actions.choice(int(action), ask.seat).text for action in allowed}
        assert offered == {option.text for option in ask.options}
        assert len(allowed) == len(ask.options)
        silent = [seat for seat in range(lens.seats) if match.ask(seat) is None]
        assert not any(lens.mask(match, seat).any() for seat in silent)


def test_what_is_no_action_is_refused_in_a_sentence() -> None:
    lens = Lens("goldriver", players=3)
    match = lens.begin(b"7")
    before = match.record()
    seat = match.asks[0].seat
    for action in (-1, lens.actions.size):
        with pytest.raises(Illegal, match=f"There is no action {action}; actions go from 0 to 1711"):
            lens.answer(match, seat, action)
    with pytest.raises(Illegal, match="You cannot bid 16: you have 15"):
        lens.answer(match, seat, lens.actions.action("bid 16"))
    with pytest.raises(Illegal):
        lens.actions.action("bid a lot")
    assert match.record() == before
