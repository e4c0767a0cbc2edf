"""Chapter 9: playing store cards. Scenarios of 16.6, then Wanted against every card of the base game."""

import pytest

from tests.games.dicetown.refused import refused
from tests.table import Table, table

QUIET = "9 10 J Q A"  # wins little


def at_the_mine() -> Table:
    """A digs with two 9s and Dynamite, B holds Wanted."""
    t = table()
    t.hand("A", "dynamite")
    t.hand("B", "wanted")
    t.all_dice("9 9 Q Q K", "J J J K A", "10 A A A A")
    return t.town()


def test_t100_dynamite_cancelled() -> None:
    """Dynamite with two 9s is cancelled: 2 nuggets; the discard pile gets Dynamite, then Wanted."""
    t = at_the_mine()
    t.answer("A", "play dynamite")
    assert (t.prompt(), t.asked(), t.options("B")) == ("wanted", "B", ["pass", "play wanted"])
    t.answer("B", "play wanted")
    assert (t.nuggets("A"), t.s.mine) == (2, 28)
    assert t.discards() == ["dynamite", "wanted"]


def test_t101_the_girls_cancelled() -> None:
    """The Girls cancelled: one robbery."""
    t = table()
    t.hand("A", "girls")
    t.hand("B", "eq1", "eq2", "eq3")
    t.hand("C", "wanted", "eq8")
    t.all_dice("Q 9 9 K K", "9 10 10 K A", "9 J J J J")
    t.step(5)
    t.answer("A", "play girls")
    t.answer("C", "play wanted")
    t.answer("A", "name 1")
    assert len(t.hand_of("B")) == 2
    assert "eq8" in t.hand_of("C")
    assert t.prompt() != "victim"


def test_t102_unlimited_credits_cancelled() -> None:
    """Unlimited Credits cancelled: one store action."""
    t = table()
    t.hand("B", "credits")
    t.hand("C", "wanted")
    t.deck("eq1", "eq2", "eq3", "eq4")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    t.answer("B", "play credits")
    t.answer("C", "play wanted")
    t.answer("B", "take eq2")
    assert t.hand_of("B") == ["eq2"]
    assert t.discards() == ["credits", "wanted", "eq1"]
    assert t.prompt() != "store"


def candidate(edition: str = "classic", **hands: str) -> Table:
    """Sheriff A, B has the most Ks and wins nothing else; A, C and D have won other places."""
    t = table(edition=edition, players=4)
    t.gained("A", "C", "D")
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    t.all_dice("9 9 9 10 10", "K K 9 10 J", "J J J Q Q", "A A A A A")
    return t.step(6)


@pytest.mark.parametrize(("edition", "question"), [("classic", "doc"), ("revised", "keep")])
def test_t103_marshall(edition: str, question: str) -> None:
    """B has the most Ks, D plays Marshall: A stays; classic: B may visit the Doc; revised: he may not."""
    t = candidate(edition, D="marshall")
    assert (t.prompt(), t.options("D")) == ("sheriff", ["pass", "play marshall"])
    t.answer("D", "play marshall")
    assert t.sheriff() == "A"
    assert t.prompt() == question
    assert not t.has_gained("B")


def test_t105_no_marshall_against_the_sheriff_himself() -> None:
    """Candidate A is the Sheriff: Marshall cannot be played."""
    t = table()
    t.hand("C", "marshall")
    t.all_dice("K K K 9 9", "J J J Q Q", "A A A A A")
    t.step(6)
    assert t.hand_of("C")[:1] == ["marshall"]
    assert t.prompt() != "sheriff"


def test_t106_nervous_joe_in_the_office() -> None:
    """Classic: C plays Nervous Joe in step 6 on D, who has $3: C +3, D 0."""
    t = table(players=4)
    t.hand("C", "joe")
    t.money("D", 3)
    t.all_dice("9 9 9 10 10", "K K 9 10 J", "J J J Q Q", "A A A A A")
    t.step(6)
    assert (t.prompt(), t.asked()) == ("sheriff", "C")
    assert t.options("C") == ["pass", "play joe 0", "play joe 1", "play joe 3"]
    t.answer("C", "play joe 3")
    assert (t.dollars("C"), t.dollars("D")) == (11, 0)
    assert t.discards() == ["joe"]


def test_t106_nervous_joe_nowhere_else() -> None:
    """Classic: in any other step the card cannot be played."""
    t = table()
    t.hand("C", "joe", "eq1")
    t.all_dice("9 9 10 10 J", "J J Q Q K", "9 10 J Q A")
    t.town()
    asked = []
    while t.s.round == 2:
        who = t.asked()[0]
        if any(said.startswith("play joe") for said in t.options(who)):
            asked.append(t.prompt())
        t.answer(who, t.default(who))
    assert asked == ["sheriff"]


def revised_store(dice_b: str = "J J 10 K A", **money: int) -> Table:
    """Revised: B is at the store, Joe and a Lasso are on top of the deck."""
    t = table(edition="revised", players=4)
    for who, dollars in money.items():
        t.money(who, dollars)
    t.deck("joe", "eq1", "eq2")
    t.all_dice("9 9 Q K K", dice_b, "9 Q A A A", "9 10 Q Q A")
    return t


def test_t107_revised_joe_at_the_store() -> None:
    """R-20. B keeps Nervous Joe: played at once; D with $8 gives 4; the card is discarded, never held."""
    t = revised_store().step(4)
    t.answer("B", "take joe")
    assert t.hand_of("B") == []
    assert (t.prompt(), t.options("B")) == ("victim", ["name 0", "name 2", "name 3"])
    t.answer("B", "name 3")
    assert (t.dollars("B"), t.dollars("D")) == (12, 4)
    assert sorted(t.discards()) == ["eq1", "joe"]
    assert t.hand_of("B") == []


def visit(elixir: str, **hands: str) -> Table:
    """Revised, four players, Sheriff A: only B must see the Doc and this Elixir stands in slot 1."""
    t = table(edition="revised", players=4)
    t.gained("A", "C", "D")
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    second = "el_charm" if elixir != "el_charm" else "el_wealth"
    t.elixirs(elixir, second)
    t.all_dice(QUIET, QUIET, QUIET, QUIET)
    return t


def test_t108_fortune_draws_joe() -> None:
    """Revised: the Elixir of Fortune draws Nervous Joe: played at once."""
    t = visit("el_fortune")
    t.deck("joe")
    t.step(8)
    t.answer("B", "slot-1", "name 2")
    assert (t.dollars("B"), t.dollars("C")) == (12, 4)
    assert t.discards() == ["joe"]
    assert t.hand_of("B") == []


def test_t110_even_split_cancelled() -> None:
    """Bank 7, Even Split cancelled: robber +7."""
    t = table()
    t.bank(7)
    t.hand("C", "split")
    t.hand("A", "wanted")
    t.all_dice("9 9 Q K K", "10 10 Q K A", "J J A A A")
    t.town()
    t.answer("C", "play split")
    t.answer("A", "play wanted")
    assert (t.dollars("B"), t.dollars("C")) == (15, 8)
    assert t.discards() == ["split", "wanted"]


def test_t111_no_wanted_against_an_elixir() -> None:
    """Wanted against an Elixir card: not possible."""
    t = visit("el_wealth", C="wanted").step(8)
    t.answer("B", "slot-1")
    assert t.dollars("B") == 14
    assert t.hand_of("C") == ["wanted"]
    assert t.prompt() == "keep"


def test_t111_no_wanted_against_equipment() -> None:
    """Wanted against equipment: not possible; nothing is played."""
    t = table()
    t.hand("C", "wanted")
    t.deck("eq8", "eq1")
    t.all_dice("9 9 10 K K", "J J 10 K A", "9 A A A A")
    t.step(4)
    t.answer("B", "take eq8")
    assert t.prompt() != "wanted"
    assert t.hand_of("B") == ["eq8"]


def test_t113_elixir_for_a_winner() -> None:
    """Classic: A gained something and plays Elixir in step 8: A has one visit."""
    t = table()
    t.gained("A", "B", "C")
    t.hand("A", "gs_elixir")
    t.all_dice("K K 9 9 J", QUIET, QUIET)
    t.step(8)
    assert (t.prompt(), t.asked()) == ("elixir-card", "A")
    t.answer("A", "play gs_elixir")
    assert (t.prompt(), t.asked()) == ("doc", "A")
    t.answer("A", "dollars-of-all")
    assert (t.dollars("A"), t.prompt()) == (12, "keep")


def test_t115_revised_elixir_needs_a_visit() -> None:
    """R-57. Revised: nobody visits the Doc this round: Elixir cannot be played."""
    t = table(edition="revised")
    t.gained("A", "B", "C")
    t.hand("A", "gs_elixir")
    t.all_dice(QUIET, QUIET, QUIET)
    t.step(8)
    assert t.prompt() == "keep"
    assert t.hand_of("A") == ["gs_elixir"]


def test_t117_nobody_cancels_his_own_card() -> None:
    """The player of a card cannot cancel it with his own Wanted."""
    t = table()
    t.hand("A", "dynamite", "wanted")
    t.all_dice("9 9 Q Q K", "J J J K A", "10 A A A A")
    t.town()
    assert t.options("A") == ["pass", "play dynamite"]
    t.answer("A", "play dynamite")
    assert t.nuggets("A") == 4
    assert t.hand_of("A") == ["wanted"]


# Further scenarios.


def test_t271_marshall_cancelled() -> None:
    """9.3. D's Marshall is cancelled: the badge moves to B."""
    t = candidate(D="marshall", C="wanted")
    t.answer("D", "play marshall")
    t.answer("C", "play wanted")
    assert t.sheriff() == "B"
    assert t.prompt() == "keep"  # and B, who has gained the badge, was not at the Doc
    assert t.discards() == ["marshall", "wanted"]


def test_t272_the_candidate_himself_may_cancel_marshall() -> None:
    """9.1. B, whom Marshall would stop, holds Wanted."""
    t = candidate(D="marshall", B="wanted")
    t.answer("D", "play marshall")
    assert (t.prompt(), t.asked()) == ("wanted", "B")
    t.answer("B", "play wanted")
    assert t.sheriff() == "B"


def test_t273_nervous_joe_cancelled() -> None:
    """9.3. Classic Joe is cancelled: no money."""
    t = candidate(C="joe", D="wanted")
    t.answer("C", "play joe 0")
    t.answer("D", "play wanted")
    assert [t.dollars(who) for who in "ABCD"] == [8, 8, 8, 8]
    assert t.discards() == ["joe", "wanted"]
    assert t.sheriff() == "B"


def test_t274_revised_joe_cancelled() -> None:
    """9.3. Revised Joe names his victim, then is cancelled: no effect."""
    t = revised_store()
    t.hand("A", "wanted")
    t.step(4)
    t.answer("B", "take joe", "name 3")
    assert (t.prompt(), t.asked()) == ("wanted", "A")
    t.answer("A", "play wanted")
    assert (t.dollars("B"), t.dollars("D")) == (8, 8)
    assert sorted(t.discards()) == ["eq1", "joe", "wanted"]


def test_t275_corruption_cancelled() -> None:
    """9.3. No extra card; the row is refilled from the top of the deck."""
    t = table()
    t.hand("A", "corruption")
    t.hand("C", "wanted")
    t.row("deed2", "deed4", "deed1")
    t.property("deed3")
    t.all_dice("Q Q Q Q 9", QUIET, QUIET)
    t.step(7)
    t.answer("A", "play corruption")
    t.answer("C", "play wanted")
    assert t.hand_of("A") == ["deed2"]
    assert t.row_now() == ["deed4", "deed1", "deed3"]


def test_t276_classic_elixir_cancelled() -> None:
    """9.3. No visit."""
    t = table()
    t.gained("A", "B", "C")
    t.hand("A", "gs_elixir")
    t.hand("B", "wanted")
    t.all_dice("K K 9 9 J", QUIET, QUIET)
    t.step(8)
    t.answer("A", "play gs_elixir")
    t.answer("B", "play wanted")
    assert t.prompt() == "keep"
    assert t.s.round == 3
    assert t.discards() == ["gs_elixir", "wanted"]


def test_t277_revised_elixir_cancelled() -> None:
    """9.3. C's Elixir after B's visit is cancelled: no visit for C."""
    t = visit("el_wealth", C="gs_elixir", D="wanted").step(8)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked()) == ("elixir-card", "C")
    t.answer("C", "play gs_elixir")
    t.answer("D", "play wanted")
    assert t.prompt() == "keep"
    assert t.s.round == 3


def test_t278_another_card_after_a_cancelled_one() -> None:
    """9.1. D's Marshall is cancelled; in the same window he may still play Nervous Joe."""
    t = candidate(D="marshall joe", C="wanted")
    t.answer("D", "play marshall")
    t.answer("C", "play wanted")
    assert (t.prompt(), t.asked()) == ("sheriff", "D")
    assert t.options("D") == ["pass", "play joe 0", "play joe 1", "play joe 2"]
    t.answer("D", "play joe 1")
    assert (t.dollars("D"), t.dollars("B")) == (12, 4)
    assert t.sheriff() == "B"


def test_t279_marshall_and_joe_in_one_window() -> None:
    """9.2. One player plays several cards one after the other: Joe, then Marshall."""
    t = candidate(D="marshall joe")
    t.answer("D", "play joe 2", "play marshall")
    assert (t.dollars("D"), t.dollars("C")) == (12, 4)
    assert t.sheriff() == "A"


def test_t280_the_candidate_may_play_marshall_against_himself() -> None:
    """R-22. Any player may play Marshall, also B who is about to become Sheriff."""
    t = candidate(B="marshall")
    assert (t.prompt(), t.asked()) == ("sheriff", "B")
    t.answer("B", "play marshall")
    assert t.sheriff() == "A"


def test_t281_joe_on_an_opponent_without_money() -> None:
    """10.1, 11.1. He gives nothing, the card is lost, and that is no gain."""
    t = table(players=4)
    t.money("A", 0)
    t.hand("B", "joe")
    t.all_dice("9 9 9 10 10", "K Q J J 9", "K K K Q Q", "A A A A A")
    t.step(6)
    t.answer("B", "play joe 0")
    assert (t.dollars("A"), t.dollars("B")) == (0, 8)
    assert not t.has_gained("B")
    assert t.discards() == ["joe"]


def test_t282_the_office_without_a_king() -> None:
    """7.7. Nobody has a K: W-SHERIFF opens without a candidate; Joe may be played, Marshall not."""
    t = table()
    t.hand("B", "joe", "marshall")
    t.all_dice("9 9 9 10 10", "J J J Q Q", "A A A A A")
    t.step(6)
    assert t.options("B") == ["pass", "play joe 0", "play joe 2"]
    t.answer("B", "play joe 0")
    assert (t.dollars("B"), t.sheriff()) == (12, "A")


def test_t283_joe_after_marshall() -> None:
    """9.2. B's Marshall takes effect; C, later in the lap, may still play Joe; nobody becomes Sheriff."""
    t = candidate(B="marshall", C="joe")
    assert t.asked() == "BC"
    t.answer("B", "play marshall")
    t.answer("C", "pass")  # under seal, should B pass
    assert (t.prompt(), t.asked()) == ("sheriff", "C")
    t.answer("C", "play joe 0")
    assert (t.dollars("C"), t.sheriff()) == (12, "A")


def test_t284_joe_before_the_badge_moves() -> None:
    """7.7. B is paid by Joe and then becomes Sheriff: the window is before the badge moves."""
    t = candidate(B="joe")
    assert t.sheriff() == "A"
    t.answer("B", "play joe 0")
    assert (t.dollars("B"), t.sheriff()) == (12, "B")


def test_t285_revised_joe_finds_no_dollar() -> None:
    """9.3. No opponent owns a dollar: the card is discarded without effect and without a question."""
    t = revised_store(A=0, C=0, D=0).step(4)
    t.answer("B", "take joe")
    assert t.prompt() != "victim"
    assert t.dollars("B") == 8
    assert sorted(t.discards()) == ["eq1", "joe"]


def test_t286_revised_joe_may_name_any_opponent() -> None:
    """9.3. Any opponent may be named, also one without money, if somebody has some."""
    t = revised_store(A=0).step(4)
    t.answer("B", "take joe")
    assert t.options("B") == ["name 0", "name 2", "name 3"]
    t.answer("B", "name 0")
    assert (t.dollars("A"), t.dollars("B")) == (0, 8)


def test_t287_revised_joe_between_two_store_actions() -> None:
    """7.5. Round 1: Joe of the first action is played before the second one."""
    t = table(edition="revised", round=1)
    t.deck("joe", "eq2")
    t.all_dice("9 9 Q K K", "J 10 10 K A", "9 Q A A A")
    t.step(4)
    assert t.prompt() == "victim"
    assert t.hand_of("B") == []
    t.answer("B", "name 2")
    assert t.hand_of("B") == ["eq2"]
    assert (t.dollars("B"), t.dollars("C")) == (12, 4)


def test_t288_a_played_card_can_be_drawn_again_at_once() -> None:
    """R-38. Deck and pile are empty: Unlimited Credits, played, lies on the pile and is drawn from it."""
    t = table()
    t.hand("B", "credits")
    t.keep_in_deck(0, "C")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    t.answer("B", "play credits")
    t.answer("C", "pass")  # C holds Wanted among all the others
    assert t.hand_of("B") == ["credits"]
    assert (t.s.deck, t.s.discard) == ([], [])


def test_t289_wanted_is_asked_of_the_others_only() -> None:
    """9.1. The holder of Wanted sees who played what."""
    t = at_the_mine()
    t.answer("A", "play dynamite")
    facts = t.s.frames[-1].facts(t.s)
    assert facts == {"player": "seat:0", "card": "card:dynamite"}
    refused(t, "A", "play wanted")
    t.answer("B", "pass")
    assert t.nuggets("A") == 4
    assert t.hand_of("B")[0] == "wanted"


def test_t290_a_card_without_its_window_is_not_offered() -> None:
    """9.3. Dynamite of somebody who does not dig, The Girls of somebody who does not rob: no question."""
    t = table()
    t.hand("B", "dynamite", "girls", "corruption", "split")
    t.all_dice("9 9 10 10 Q", "K K K 9 A", "Q Q Q Q A")
    t.bank(6)
    t.town()
    asked = []
    while t.s.round == 2:
        who = t.asked()[0]
        if who == "B":
            asked.append(t.prompt())
        t.answer(who, t.default(who))
    assert asked == ["split"]


def test_t291_who_might_react_is_public() -> None:
    """9.2. Whom a window polls depends on backs only: C holds Joe or a Lasso, B sees the same."""
    seen = []
    for card in ("joe", "eq1"):
        t = table(players=4)
        t.hand("C", card)
        t.hand("D", "marshall")
        t.all_dice("9 9 9 10 10", "K K 9 10 J", "J J J Q Q", "A A A A A")
        t.step(6)
        assert t.prompt() == "sheriff"
        seen.append(t.view("B").table()["polled"])
    assert seen == [[2, 3], [2, 3]]
