"""Chapter 4: who knows what. What is hidden may change without anybody noticing; what is open may not."""

from collections.abc import Callable
from typing import cast

import pytest

from tenderfoot.engine.chance import Scripted
from tenderfoot.engine.match import Match, begun
from tenderfoot.engine.record import new_record
from tenderfoot.games.dicetown import GAME, view
from tenderfoot.games.dicetown.hand.dice import faces
from tenderfoot.games.dicetown.known.shapes import ViewShape
from tenderfoot.games.dicetown.state import Town
from tests.table import Table, table

Change = Callable[[Table], None]


def laid() -> Table:
    """A table of four with everything in the box, before anything is asked."""
    t = table(edition="revised", players=4, wild_west=True, indians=True)
    t.all_dice("9 9 Q Q K", "J J K K A", "10 10 A A A", "9 10 J Q A")
    t.hand("B", "deed1", "eq1")
    t.row("deed2", "deed4", "ranch")
    t.wanted("out9a")
    t.outlaws("outJa", "outQa")
    return t


def seen(who: str | None, change: Change | None) -> ViewShape:
    """What this player, or a spectator, sees of the table after a change."""
    t = laid()
    if change is not None:
        change(t)
    t.step(5)
    v = t.view(who) if who else view(t.s, None)
    return {"table": v.table(), "own": v.own()}


def other_hand(t: Table) -> None:
    p = t.s.players[1]
    t.s.property.insert(0, int(p.deeds).bit_length() - 1)
    t.s.deck.insert(0, int(p.store).bit_length() - 1)
    p.deeds, p.store = 0, 0
    t.hand("B", "deed5", "eq8")


def other_store_deck(t: Table) -> None:
    t.s.deck.reverse()


def other_property_deck(t: Table) -> None:
    t.s.property.reverse()


def other_elixirs(t: Table) -> None:
    t.s.medicine.deck.reverse()


def other_river(t: Table) -> None:
    t.s.frontier.river.reverse()


def other_outlaws(t: Table) -> None:
    f = t.s.frontier
    f.outlaws[:-1] = f.outlaws[:-1][::-1]


HIDDEN = [
    other_hand,
    other_store_deck,
    other_property_deck,
    other_elixirs,
    other_river,
    other_outlaws,
]


@pytest.mark.parametrize("change", HIDDEN)
@pytest.mark.parametrize("who", ["A", "C", "D", None])
def test_what_is_hidden_does_not_show(change: Change, who: str | None) -> None:
    """4. Faces of other hands, content and order of decks: nobody else's view changes."""
    assert seen(who, change) == seen(who, None)


def test_ones_own_hand_is_seen() -> None:
    """4. The owner knows the faces of his hand cards."""
    assert seen("B", None)["own"]["hand"] == ["deed1", "eq1"]
    assert seen("B", other_hand)["own"]["hand"] == ["deed5", "eq8"]


def richer(t: Table) -> None:
    t.money("B", 9)


def more_gold(t: Table) -> None:
    t.gold("B", 1)


def one_card_more(t: Table) -> None:
    t.hand("B", "eq2")


def one_deed_more(t: Table) -> None:
    t.hand("B", "deed2")


def fenced(t: Table) -> None:
    t.fenced("B", "deed3")


def other_dice(t: Table) -> None:
    t.dice("D", "9 9 9 9 9")


def other_row(t: Table) -> None:
    t.row("deed1", "deed4", "ranch")


def other_slots(t: Table) -> None:
    first, second, third = t.s.medicine.slots
    t.s.medicine = t.s.medicine.copy()
    t.s.medicine.slots = [second, first, third]


def other_top_outlaw(t: Table) -> None:
    t.outlaws("outKa")


def other_wanted(t: Table) -> None:
    t.wanted("outAa")


def recruited(t: Table) -> None:
    t.recruited("B", "outKb")


def die_taken(t: Table) -> None:
    t.die("B")


def fuller_bank(t: Table) -> None:
    t.bank(4)


def fuller_stagecoach(t: Table) -> None:
    t.stagecoach(1)


def poorer_mine(t: Table) -> None:
    t.mine(39)


OPEN = [
    richer,
    more_gold,
    one_card_more,
    one_deed_more,
    fenced,
    other_dice,
    other_row,
    other_slots,
    other_top_outlaw,
    other_wanted,
    recruited,
    die_taken,
    fuller_bank,
    fuller_stagecoach,
    poorer_mine,
]


@pytest.mark.parametrize("change", OPEN)
@pytest.mark.parametrize("who", ["A", "C", None])
def test_what_is_open_shows(change: Change, who: str | None) -> None:
    """4, R-03, R-04. Dollars, nuggets, numbers of cards, dice, row, Elixirs, Outlaws, die: everybody sees."""
    assert seen(who, change) != seen(who, None)


def test_everybody_sees_all_money() -> None:
    """R-03. Dollars and nuggets of every player are public."""
    t = laid()
    t.money("B", 5)
    t.gold("C", 7)
    t.step(5)
    for who in "ABCD":
        assert [seat.money for seat in t.view(who).seats] == [8, 5, 8, 8]
        assert [seat.nuggets for seat in t.view(who).seats] == [0, 0, 7, 0]


def test_played_cards_are_known_to_everybody() -> None:
    """4. Store cards that were played are public; cards discarded face down only to who discarded them."""
    t = table()
    t.hand("B", "credits")
    t.deck("eq1", "eq2", "eq3", "eq4")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    t.answer("B", "play credits", "take eq1", "take eq3")
    for who, known in (("A", []), ("B", ["eq2", "eq4"]), ("C", [])):
        assert t.view(who).table()["played"] == ["credits"]
        assert t.view(who).own()["known_discard"] == known


def test_robber_and_victim_know_the_card() -> None:
    """4. A card stolen: robber and victim know its face, the others its back."""
    t = table(players=4)
    t.hand("B", "eq1", "eq8")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A", "9 10 J K A")
    t.step(5)
    t.answer("A", "take eq8")
    assert [t.view(who).seats[0].known_store for who in "BCD"] == [[5], [], []]  # kind 5 is the Horse


def test_a_deed_of_the_row_was_seen_by_all() -> None:
    """4. A deed taken from the row was public when it was taken."""
    t = table()
    t.gained("A", "B", "C")
    t.row("deed4", "deed2", "deed1")
    t.all_dice("Q Q Q Q 9", "9 10 J Q A", "9 10 J Q A")
    t.step(7)
    assert [t.view(who).seats[0].seen for who in "BC"] == [[3], [3]]  # kind 3 is a deed of 4


FIRST, SECOND = [0, 1, 2, 3, 4], [5, 4, 3, 2, 1]  # two ways in which a seat's five faces of a throw may fall


def threw(*throws: list[list[int]]) -> Match:
    """A game whose first throws are given, five faces for each seat."""
    players = len(throws[0])
    script = {
        f"dice 1 {throw}": [face for five in fives for face in five] for throw, fives in enumerate(throws, 1)
    }
    paper = new_record(GAME, {"players": players, "wild_west": players == 6}, b"seed", [])
    return begun(GAME, paper, Scripted(b"seed", script), [])


def known(match: Match, seat: int | None) -> list[object]:
    """All that leaves the engine for a seat, or for a spectator; the coach sees no more than the view."""
    told = [(event.title(), event.facts()) for event in match.story(seat)]
    asks = [(ask.prompt, [option.text for option in ask.options]) for ask in match.asks if ask.seat == seat]
    return [told, match.view(seat).plain(), asks]


@pytest.mark.parametrize("players", [3, 6])
def test_nobody_learns_the_dice_of_the_others_from_a_throw(players: int) -> None:
    """4, 14. All dice of a throw are one draw; of it each seat is told its own, and a spectator none."""
    for seat in range(players):
        mine = threw([FIRST] * players)
        others = threw([FIRST if other == seat else SECOND for other in range(players)])
        assert known(mine, seat) == known(others, seat)
        assert known(mine, (seat + 1) % players) != known(others, (seat + 1) % players)
    assert known(threw([FIRST] * players), None) == known(threw([SECOND] * players), None)


@pytest.mark.parametrize("players", [3, 6])
def test_the_faces_of_dice_that_stay_are_nowhere(players: int) -> None:
    """14. Who keeps two throws the first three of his five: the state itself does not hold the others."""
    seen = []
    for rest in ([0, 0], [5, 4]):
        match = threw([FIRST] * players, [[1, 2, 3, *rest]] * players)
        for seat in range(players):
            match.answer(seat, "keep 9 10")
        seen.append([GAME.dump(match.state), *[known(match, seat) for seat in (*range(players), None)]])
    assert seen[0] == seen[1]
    assert [faces(p.rolled) for p in cast("Town", match.state).players] == [[1, 2, 3]] * players
