"""9.2, R-56. A card may be played in a window that opens after it was obtained, and in no other."""

from __future__ import annotations

import json

import pytest

from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import go_on, held, polled
from tenderfoot.games.dicetown import GAME
from tests.games.dicetown.refused import refused
from tests.games.dicetown.secrets import TownSecrets
from tests.table import Table, table


def saloon(*deck: str, **hands: str) -> Table:
    """A, with two Qs, robs somebody; these cards lie on top of the store deck."""
    t = table(wild_west=True)
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    t.deck(*deck)
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    return t


def robbed(*deck: str, **hands: str) -> Table:
    """A has stolen the Lasso of C, who is asked for his Insurance."""
    t = saloon(*deck, **{"C": "eq1 insurance", **hands}).step(5)
    t.answer("A", "do rob", *(["name 2"] if "B" in hands else []), "take eq1")
    assert (t.prompt(), t.options("C")) == ("insure", ["pass", "play insurance"])
    return t


def test_t660_insurance_drawn_by_insurance_is_too_late() -> None:
    """R-56. C insures himself and draws the other Insurance: not for this theft."""
    t = robbed("insurance")
    t.answer("C", "play insurance")
    assert t.hand_of("C") == ["insurance"]
    assert t.prompt() != "insure"


def test_t661_the_insurance_that_was_played_is_too_late() -> None:
    """R-56. The pile is shuffled and C draws the very Insurance that he played: not for this theft."""
    t = saloon(C="eq1 insurance")
    t.keep_in_deck(0, "B")
    t.step(5)
    t.answer("A", "do rob", "name 2", "take eq1")
    t.answer("C", "play insurance")
    t.answer("B", "pass")  # he could have cancelled it
    assert t.hand_of("C") == ["insurance"]
    assert (t.discards(), t.prompt() != "insure") == ([], True)


def test_t662_a_card_given_by_a_gift_is_too_late() -> None:
    """R-56. C's Insurance draws a Gift, and B gives him the other Insurance: not for this theft."""
    t = robbed("gift", B="insurance")
    t.answer("C", "play insurance", "name 1")
    assert t.hand_of("C") == ["insurance"]
    assert t.prompt() != "insure"


def test_t663_a_card_that_was_too_late_waits_for_the_next_window() -> None:
    """R-56. The Girls: Insurance drawn for the first theft may be played for the second."""
    t = saloon("insurance", A="girls", C="deed4 eq1 insurance").step(5)
    t.answer("A", "do rob", "play girls", "draw 0 2", "take eq1")
    t.answer("C", "play insurance")
    t.answer("A", "take deed4")
    assert (t.prompt(), t.options("C")) == ("insure", ["pass", "play insurance"])


def after_an_elixir() -> Table:
    """Revised: C plays Elixir after B's visit, drinks Fortune, and draws that Elixir again."""
    t = table(edition="revised", players=4, bribes=False)
    t.gained("A", "C", "D")
    t.elixirs("el_charm", "el_fortune", "el_wealth", "el_charm")
    t.all_dice(*["9 10 J Q A"] * 4)
    t.hand("C", "gs_elixir")
    t.keep_in_deck(0, "D")
    t.step(8)
    t.answer("B", "slot-1")
    t.answer("C", "play gs_elixir")
    t.answer("D", "pass")  # he could have cancelled it
    t.answer("C", "slot-2")
    assert (t.hand_of("C"), t.prompt()) == (["gs_elixir"], "elixir-card")
    return t


def test_t664_an_elixir_drawn_on_a_visit_is_too_late_for_the_older_window() -> None:
    """R-56. C may play it after his visit; then the window of the Elixir he had played goes on without."""
    t = after_an_elixir()
    assert t.options("C") == ["pass", "play gs_elixir"]
    t.answer("C", "pass")
    assert (t.prompt(), t.hand_of("C")) == ("keep", ["gs_elixir"])


def test_t665_an_elixir_drawn_on_a_visit_gives_another_one() -> None:
    """R-56. C plays it in the newer window, and draws nothing: then both windows are over."""
    t = after_an_elixir()
    t.answer("C", "play gs_elixir")
    t.answer("D", "pass")
    t.answer("C", "slot-1")
    assert (t.prompt(), t.hand_of("C")) == ("keep", [])


def twice_insured() -> Table:
    """C has both Insurances, plays one, and draws it again: one of the two is new."""
    t = saloon(C="eq1 insurance insurance")
    t.discard("gift", "collection")  # no hand may hold them
    t.keep_in_deck(0, "B")
    t.script.update({"robbery 2 0 0": [0, 1, 2], "store 1": [2, 1, 0]})
    t.step(5)
    t.answer("A", "do rob", "name 2", "take eq1")
    t.answer("C", "play insurance")
    t.answer("B", "pass")
    assert (t.hand_of("C"), t.options("C")) == (["insurance", "insurance"], ["pass", "play insurance"])
    return t


def test_t666_of_two_copies_the_older_is_played() -> None:
    """R-56. The new copy stays in the hand and is still too late."""
    t = twice_insured()
    t.answer("C", "play insurance")
    t.answer("B", "pass", "pass")  # C has drawn Collection
    assert (t.hand_of("C"), t.prompt() != "insure") == (["insurance"], True)


def test_what_is_new_goes_wherever_the_owner_goes() -> None:
    """4. His view, a world dealt from it, a copy and a store know which of two copies is new."""
    s = twice_insured().s
    mine = GAME.view(s, 2)
    assert mine.own()["new"] == [["insurance"]]
    worlds = [GAME.determinize(mine, b"world"), GAME.load(json.loads(json.dumps(GAME.dump(s)))), s.copy()]
    assert [GAME.view(world, 2).plain() for world in worlds] == [mine.plain()] * 3


def insured_once(drawn: str) -> Table:
    """On a server: C has insured himself and drawn this card, and his window is open again."""
    t = saloon(drawn, C="eq1 eq2 insurance")
    t.script["robbery 2 0 0"] = [0, 1, 2]
    t.step(5)
    t.answer("A", "do rob", "take eq1")
    t.s.patient = True
    t.answer("C", "play insurance")
    go_on(t.s)
    return t


@pytest.mark.parametrize("drawn", ["insurance", "eq8", "wanted"])
def test_nobody_can_tell_that_the_card_is_one_that_came_too_late(drawn: str) -> None:
    """9.2, 4. C is asked again whatever he has drawn, and can only pass; all others see the same."""
    t, other = insured_once(drawn), insured_once("eq3")
    assert (polled(t.s), held(t.s), t.options("C")) == (1 << 2, True, ["pass"])
    for seat in (0, 1, None):
        assert GAME.view(t.s, seat).plain() == GAME.view(other.s, seat).plain()


def test_who_plays_a_card_that_came_too_late_is_told_so() -> None:
    """R-56. The refusal says why, and changes nothing."""
    t = insured_once("insurance")
    assert refused(t, "C", "play insurance").code == "too-new"
    assert refused(t, "C", "play dynamite").code == "not-offered"


def test_what_is_new_is_a_secret() -> None:
    """4. The cards of C dealt anew, and which of them are new: the others see the same."""
    for drawn in ("insurance", "eq8"):
        s = insured_once(drawn).s
        for seat in (0, 1):
            other = s.copy()
            TownSecrets().deal(other, seat, Imagined(drawn.encode()))
            other.asks = []
            other.frames[-1].run(other)
            assert GAME.view(other, seat).plain() == GAME.view(s, seat).plain()
