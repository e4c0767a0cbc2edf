"""A Marshal of Dice Town counts in chances to win, and foresees what the others throw and offer."""

from typing import cast

import numpy as np
import pytest

from tenderfoot.bots.dicetown.foresight import course, foreseen, standing_now
from tenderfoot.bots.dicetown.gambler import Gambler
from tenderfoot.bots.dicetown.habits import mixed
from tenderfoot.bots.dicetown.haggling import Haggling
from tenderfoot.bots.dicetown.insight import Till, chances
from tenderfoot.bots.dicetown.keeping import throw_number
from tenderfoot.bots.dicetown.marshal import Marshal
from tenderfoot.bots.dicetown.prizes import likely_winners
from tenderfoot.bots.dicetown.remedies import Remedies
from tenderfoot.bots.dicetown.stakes import PURSE
from tenderfoot.bots.dicetown.ties import tied
from tenderfoot.bots.dicetown.ways import HAND_COUNTS, NUMBER, SETS
from tenderfoot.bots.dicetown.winnings import Winnings
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.contract import Ask
from tenderfoot.games.dicetown import GAME, prompts
from tenderfoot.games.dicetown.box import ACE, DICE, KING
from tenderfoot.games.dicetown.choices import Keep
from tenderfoot.games.dicetown.hand.dice import size
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.state import Town
from tests.bots.positions import positions

MINE, BANK, STORE, SALOON, SHERIFF, HALL = range(6)


def asked(
    prompt: int, count: int, *, level: str = "greenhorn", every: int = 3, edition: str = "revised"
) -> list[tuple[TownView, Ask]]:
    """Views of whoever is asked this."""
    found = []
    for state, ask in positions(GAME, {"players": 4, "edition": edition}, 4000, every=every, level=level):
        if ask.prompt == prompt:
            found.append((GAME.view(state, ask.seat), ask))
        if len(found) == count:
            break
    return found


def test_more_dice_are_never_worth_less() -> None:
    for view, ask in asked(prompts.KEEP, 12):
        first = Winnings(view, ask.seat).first
        for place in (MINE, STORE, SALOON, HALL):
            assert (np.diff(first[place]) > -1e-9).all()
        assert first[BANK, 1] == first[BANK, 5]


def test_what_a_rival_wins_costs_me_and_a_card_is_missed() -> None:
    for view, ask in asked(prompts.KEEP, 12):
        winnings = Winnings(view, ask.seat)
        assert (winnings.lost[[MINE, BANK, STORE, HALL]] > -1e-9).all()
        assert winnings.point > 0
        assert set(winnings.costs()) == set(view.hand_store)


def test_a_rivals_course_is_a_distribution_of_what_its_dice_can_become() -> None:
    for view, ask in asked(prompts.KEEP, 12):
        rival = (ask.seat + 1) % 4
        after = course(view, rival, 3)
        finished = np.zeros(len(after[0]))
        finished[after.shape[1] - 252 :] = 1.0
        assert after[0].sum() == pytest.approx(1)
        assert after[1].sum() == pytest.approx(1 - after[0] @ finished, abs=1e-9)


def test_whoever_has_five_dice_keeps_them_when_a_die_may_be_turned() -> None:
    seen = 0
    for view, ask in asked(prompts.W_CHEAT, 20, level="tumbleweed", every=1):
        outlook = standing_now(view, ask.seat)
        rivals = [other for other in range(4) if other != ask.seat]
        for number, rival in enumerate(rivals):
            kept = view.seats[rival].kept
            if size(kept) == DICE:
                seen += 1
                assert outlook.alive[0, number] == 0
                assert outlook.ends[0, number, NUMBER[kept] - 210] == 1
    assert seen


def test_a_gambler_is_foreseen_better_than_by_habit_alone() -> None:
    """The mean log-chance of what Gamblers really keep: by their own solution, and by what people do."""
    solved, usual = [], []
    for state, ask in positions(GAME, {"players": 4}, 500, every=3, level="gambler"):
        if ask.prompt != prompts.KEEP:
            continue
        s = cast(Town, state)
        view = GAME.view(s, (ask.seat + 1) % 4)
        keep = cast(Keep, Gambler(b"").choose(GAME.view(s, ask.seat), ask))
        to = NUMBER[s.players[ask.seat].kept + keep.dice]
        solved.append(np.log(max(course(view, ask.seat, 1)[0, to], 1e-4)))
        usual.append(np.log(max(habitual(view, ask.seat)[to], 1e-4)))
    assert len(solved) > 30
    assert np.mean(solved) > np.mean(usual) + 0.3


def habitual(view: TownView, seat: int) -> Floats:
    """What people usually have kept after this throw."""
    after = np.zeros(len(SETS))
    after[NUMBER[view.seats[seat].kept]] = 1.0
    purse = min(view.seats[seat].money, 4)
    steps = [w * habit.step(after, throw_number(view) - 1, purse) for w, habit in mixed(4, 0.3)]
    found: Floats = np.array(steps).sum(axis=0)
    return found


def test_somebody_wins_a_place_or_nobody_does() -> None:
    for view, ask in asked(prompts.KEEP, 8):
        likely = likely_winners(foreseen(view, ask.seat))
        assert (likely >= 0).all()
        assert (likely.sum(axis=1) <= 1.15).all()  # ties are shared out roughly
        assert likely[HALL].sum() == pytest.approx(1, abs=0.1)


def test_a_tie_with_the_sheriff_is_as_good_as_lost() -> None:
    for view, ask in asked(prompts.KEEP, 12):
        stakes = Winnings(view, ask.seat).stakes(np.zeros((6, 3)))
        ties = tied(view, ask.seat, stakes).ties
        rivals = [other for other in range(4) if other != ask.seat]
        if ask.seat == view.sheriff:
            assert (ties > 0.9).all()
        else:
            assert ties[rivals.index(view.sheriff)] == ties.min() < 0.1


def test_a_till_is_the_table_after_the_payment() -> None:
    for state, ask in positions(GAME, {"players": 4}, 12):
        s = cast(Town, state.copy())
        to = (ask.seat + 1) % 4
        if s.players[ask.seat].money < 2:
            continue
        before = Till(s, ask.seat)
        paid = s.copy()
        paid.players[ask.seat].money -= 2
        paid.players[to].money += 2
        assert before.unpaid() == pytest.approx(chances(s, ask.seat)[ask.seat])
        assert before.paid(to, 2, 0) == pytest.approx(chances(paid, ask.seat)[ask.seat])


def test_an_offer_is_one_that_can_be_made_and_sometimes_none() -> None:
    offered = []
    for view, ask in asked(prompts.OFFER, 25, level="tumbleweed", every=1):
        dollars, nuggets = Haggling(view, ask, Marshal(b"offer").look(view)).best()
        offered.append(dollars + nuggets)
        assert dollars <= view.seats[ask.seat].money
        assert nuggets <= view.seats[ask.seat].nuggets
    assert any(offered)
    assert not all(offered)


def test_a_collected_remedy_is_worth_the_table_after_it() -> None:
    """Charm: each opponent has a nugget less if he has one, and I have them all."""
    for state, ask in positions(GAME, {"players": 4}, 12):
        s = cast(Town, state.copy())
        winnings = Winnings(GAME.view(s, ask.seat), ask.seat)
        for other, p in enumerate(s.players):
            if other != ask.seat and p.nuggets:
                p.nuggets -= 1
                s.players[ask.seat].nuggets += 1
        after = Winnings(GAME.view(s, ask.seat), ask.seat).base
        assert Remedies(winnings).nuggets == pytest.approx(after - winnings.base)


def test_the_best_open_elixir_is_the_least_one_gets() -> None:
    for view, ask in asked(prompts.KEEP, 12):
        remedies = Remedies(Winnings(view, ask.seat))
        worths = remedies.elixirs()
        visit = remedies.visit(view)
        assert (visit == visit[0]).all()
        assert visit[0] >= max(worths[number] for number in view.slots[:2])
        assert visit[0] <= max(worths)


def test_a_classic_visit_depends_on_the_faces_of_the_hand() -> None:
    some = HAND_COUNTS[:, ACE] > 0
    for view, ask in asked(prompts.KEEP, 12, edition="classic"):
        remedies = Remedies(Winnings(view, ask.seat))
        visit = remedies.visit(view)
        assert (visit[some] >= remedies.nuggets - 1e-12).all()
        kings = HAND_COUNTS[:, KING] == DICE
        assert visit[kings] == pytest.approx(max(remedies.dollars, 0.0))


def test_a_saved_dollar_is_worth_something_and_the_last_ones_most() -> None:
    firsts, lasts = [], []
    for view, ask in asked(prompts.KEEP, 40):
        savings = Winnings(view, ask.seat).savings()
        assert len(savings) == min(view.seats[ask.seat].money, PURSE) + 1
        assert savings[0] == 0
        if len(savings) > PURSE:
            firsts.append(savings[3] - savings[0])
            lasts.append(savings[5] - savings[2])
    assert np.mean(firsts) > np.mean(lasts) > 0
