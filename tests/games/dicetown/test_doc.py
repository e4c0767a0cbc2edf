"""7.9 and chapter 11: Doc Badluck in both editions. Scenarios of 16.7, the table of 11, then further ones."""

import pytest

from tenderfoot.games.dicetown.events import STORE_EMPTY
from tests.games.dicetown.haggling import offer
from tests.games.dicetown.refused import refused
from tests.games.dicetown.visitors import visitors
from tests.table import Table, table

QUIET = "9 10 J Q A"


def empty_bank(edition: str) -> Table:
    """B has the most 10s and wins nothing else; the bank is empty."""
    t = table(edition=edition)
    t.bank(0)
    t.all_dice("9 9 9 K K", "10 10 9 J Q", "J J Q Q A")
    return t.town()


def test_t120_an_empty_bank_is_no_gain() -> None:
    """Classic: B had the most 10s, bank empty, nothing else: B may visit."""
    assert visitors(empty_bank("classic")) == "B"


def test_t121_an_empty_bank_is_controlled() -> None:
    """Revised: the same: B may not."""
    assert visitors(empty_bank("revised")) == ""


def robbed_shopper(edition: str) -> Table:
    """C wins the store and nothing else; B robs him at once."""
    t = table(edition=edition)
    t.deck("eq1", "eq2")
    t.all_dice("9 9 9 K K", "10 10 Q Q Q", "J J 9 10 K")
    return t.town()


def test_t122_a_card_won_and_lost() -> None:
    """Classic: C won a store card and lost it at the Saloon in the same round: C may not visit."""
    t = robbed_shopper("classic")
    t.answer("C", "take eq2")
    assert t.hand_of("C") == []
    assert "eq2" in t.hand_of("B")
    assert visitors(t) == ""


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_t123_two_players(edition: str) -> None:
    """Two players: same rules; B who wins nothing sees the Doc."""
    t = table(edition=edition, players=2)
    t.all_dice("K K K J J", "K K J A A")
    assert visitors(t.town()) == "B"


def patient(dice: str, *hand: str) -> Table:
    """Classic: only B may see the Doc, with these dice."""
    t = table()
    t.gained("A", "C")
    t.hand("B", *hand)
    t.all_dice("K K K A A", dice, "9 9 J J K")
    return t


def test_t126_the_top_store_card() -> None:
    """Line J/Q: the top store card goes to the visitor, nobody else sees it."""
    views = []
    for card in ("eq8", "wanted"):
        t = patient("J J 10 K A")
        t.deck(card)
        t.step(8)
        t.answer("B", "card")
        assert t.hand_of("B") == [card]
        views.append([t.view(who).plain() for who in "AC"])
    assert views[0] == views[1]


def test_t127_barbed_wire_for_one_deed() -> None:
    """R-34. Barbed wire with one deed in hand: one fenced."""
    t = patient("9 9 10 K A", "deed4").step(8)
    t.answer("B", "wire")
    assert (t.table_of("B"), t.hand_of("B")) == (["deed4"], [])


def test_t127_barbed_wire_without_a_deed() -> None:
    """Barbed wire with no deed: nothing happens."""
    t = patient("9 9 10 K A", "eq1").step(8)
    t.answer("B", "wire")
    assert (t.table_of("B"), t.hand_of("B")) == ([], ["eq1"])
    assert t.prompt() == "keep"


def test_t128_only_lines_one_has_a_face_for() -> None:
    """Dice 9 Q Q J J: lines barbed wire and store card only."""
    t = patient("9 Q Q J J").step(8)
    assert t.options("B") == ["wire", "card", "decline"]
    no = refused(t, "B", "dollars-of-all")
    assert no.code == "no-such-face"


def test_t129_declining() -> None:
    """R-36. Classic: the visitor declines: nothing happens."""
    t = patient("9 J Q K A", "deed4").step(8)
    t.answer("B", "decline")
    assert [t.dollars(who) for who in "ABC"] == [8, 8, 8]
    assert t.hand_of("B") == ["deed4"]
    assert t.prompt() == "keep"


def ward(*shelf: str, waiting: str = "B", players: int = 4) -> Table:
    """Revised, Sheriff A: these players must see the Doc; these Elixirs are in the slots and on the deck."""
    t = table(edition="revised", players=players, bribes=False)
    t.gained(*[who for who in "ABCDE"[:players] if who not in waiting])
    t.elixirs(*shelf)
    t.all_dice(*[QUIET] * players)
    return t


def test_t130_the_revised_doc_is_compulsory() -> None:
    """R-36. Revised: slot 1, slot 2 or the deck; declining is illegal."""
    t = ward("el_wealth", "el_charm").step(8)
    assert (t.prompt(), t.options("B")) == ("elixir", ["slot-1", "slot-2", "slot-deck"])
    assert refused(t, "B", "decline").code == "compulsory"


def test_t131_power_between_two_visits() -> None:
    """D and E must visit, A names D, D takes Power: D is Sheriff, then E visits."""
    t = ward("el_power", "el_charm", waiting="DE", players=5).step(8)
    assert (t.prompt(), t.options("A")) == ("decision", ["name 3", "name 4"])
    t.answer("A", "name 3")
    t.answer("D", "slot-1")
    assert t.sheriff() == "D"
    assert (t.prompt(), t.asked()) == ("elixir", "E")


def test_t133_friendship() -> None:
    """The chosen opponent holds two store cards: he chooses which to give."""
    t = ward("el_friendship", "el_charm")
    t.hand("C", "eq1", "eq8", "deed5")
    t.hand("D", "deed1")
    t.step(8)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked()) == ("give", "C")  # only C holds a store card: he is named
    assert t.options("C") == ["give eq1", "give eq8"]
    t.answer("C", "give eq8")
    assert (t.hand_of("B"), t.hand_of("C")) == (["eq8"], ["eq1", "deed5"])


def test_t133_friendship_without_friends() -> None:
    """Nobody holds a store card: no effect, and the Elixir is discarded."""
    t = ward("el_friendship", "el_charm", "el_wealth")
    t.hand("C", "deed5")
    t.step(8)
    t.answer("B", "slot-1")
    assert t.hand_of("B") == []
    assert t.slots() == ["el_wealth", "el_charm"]
    assert t.prompt() == "keep"


# The table of chapter 11, row by row.


def barred_by_marshall(edition: str) -> Table:
    t = table(edition=edition, players=4)
    t.gained("A", "C", "D")
    t.hand("D", "marshall")
    t.all_dice("9 9 9 10 10", "K K 9 10 J", "J J J Q Q", "A A A A A")
    t.step(6)
    t.answer("D", "play marshall")
    return t


def nobody_to_rob(edition: str) -> Table:
    t = table(edition=edition)
    t.all_dice("9 9 10 10 A", "Q Q 9 10 K", "K K K 9 A")
    return t.town()


def confirmed(edition: str) -> Table:
    t = table(edition=edition, sheriff="B")
    t.gained("A", "C")
    t.all_dice("9 9 10 10 A", "K K 9 10 J", "A A A A A")
    return t.step(6)


def sharer(edition: str, *, cancelled: bool) -> Table:
    """B wins no place; A robs $6 and B plays Even Split, which C may cancel."""
    t = table(edition=edition)
    t.bank(6)
    t.hand("B", "split")
    t.hand("C", "wanted")
    t.all_dice("10 10 K K K", "9 10 J K A", "9 9 J J A")
    t.town()
    t.answer("B", "play split")
    t.answer("C", "play wanted" if cancelled else "pass")
    assert t.dollars("B") == (8 if cancelled else 11)
    return t


def bribed(edition: str) -> Table:
    """B, Sheriff, wins no place and takes $3 from A at the mine."""
    t = table(edition=edition, sheriff="B")
    t.all_dice("9 9 J J K", "9 J Q A A", "9 9 Q Q A")
    t.town()
    t.answer("B", "open")
    offer(t, "A", 3)
    t.answer("C", "offer-nothing")
    t.answer("B", "decide", "name 0 take")
    assert t.dollars("B") == 11
    return t


def shopper_row(edition: str) -> Table:
    """The roles of T-122 with B as the shopper."""
    t = table(edition=edition)
    t.deck("eq1", "eq2")
    t.all_dice("9 9 9 K K", "J J 9 10 K", "10 10 Q Q Q")
    t.town()
    t.answer("B", "take eq2")
    assert t.hand_of("B") == []
    return t


@pytest.mark.parametrize(("edition", "who"), [("classic", "B"), ("revised", "")])
def test_t321_row_1_the_empty_bank(edition: str, who: str) -> None:
    """11: p had the most 10s, bank empty: classic may visit, revised may not (R-18)."""
    assert visitors(empty_bank(edition)) == who


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_t322_row_2_the_card_stolen_at_once(edition: str) -> None:
    """11: p won the store, the card was stolen at once: may not, in both."""
    assert visitors(shopper_row(edition)) == ""


@pytest.mark.parametrize(("edition", "who"), [("classic", "B"), ("revised", "")])
def test_t323_row_3_nobody_to_rob(edition: str, who: str) -> None:
    """11: p had the most Qs, nobody could be robbed: classic may visit, revised may not."""
    assert visitors(nobody_to_rob(edition)) == who


@pytest.mark.parametrize(("edition", "who"), [("classic", "B"), ("revised", "")])
def test_t324_row_4_stopped_by_marshall(edition: str, who: str) -> None:
    """11: p had the most Ks, Marshall stopped him: classic may visit, revised may not."""
    assert visitors(barred_by_marshall(edition)) == who


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_t325_row_5_the_badge_confirmed(edition: str) -> None:
    """R-16. p was and stayed Sheriff by most Ks: may not, in both."""
    assert visitors(confirmed(edition)) == ""


@pytest.mark.parametrize(("edition", "who"), [("classic", ""), ("revised", "B")])
def test_t326_row_6_three_dollars_by_even_split(edition: str, who: str) -> None:
    """R-19. p won no place but got $3 by Even Split: classic may not, revised must."""
    assert visitors(sharer(edition, cancelled=False)) == who


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_t327_row_7_a_bribe(edition: str) -> None:
    """R-14. p won no place but took a bribe of $3: may visit, must visit."""
    assert visitors(bribed(edition)) == "B"


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_t328_row_8_even_split_cancelled(edition: str) -> None:
    """11: p won no place, his Even Split was cancelled: may visit, must visit."""
    assert visitors(sharer(edition, cancelled=True)) == "B"


# Further scenarios.


def test_t301_a_small_swindle() -> None:
    """7.9.1, K. Each opponent gives up to $2: A has 8, C only 1."""
    t = patient("K 9 9 10 10")
    t.money("C", 1)
    t.step(8)
    t.answer("B", "dollars-of-all")
    assert [t.dollars(who) for who in "ABC"] == [6, 11, 0]


def test_t302_a_big_swindle() -> None:
    """7.9.1, A. Each opponent gives up to 1 nugget; who has none gives none, and nothing else instead."""
    t = patient("A 9 9 10 10")
    t.gold("A", 4)
    t.step(8)
    t.answer("B", "nuggets-of-all")
    assert [t.nuggets(who) for who in "ABC"] == [3, 1, 0]
    assert [t.dollars(who) for who in "ABC"] == [8, 8, 8]


def test_t303_two_deeds_of_three() -> None:
    """13, D-FENCE. With three deeds the visitor chooses which two; the third stays in the hand."""
    t = patient("9 9 10 K A", "deed1", "deed4", "deed5").step(8)
    t.answer("B", "wire")
    assert t.prompt() == "fence"
    assert sorted(t.options("B")) == ["fence deed4 deed1", "fence deed5 deed1", "fence deed5 deed4"]
    t.answer("B", "fence deed5 deed1")
    assert (t.table_of("B"), t.hand_of("B")) == (["deed1", "deed5"], ["deed4"])


def test_t304_equal_deeds_are_one_answer() -> None:
    """D-FENCE. Three deeds of 4 need no question; 4, 4 and 1 have two answers."""
    t = patient("9 9 10 K A", "deed4", "deed4", "deed1").step(8)
    t.answer("B", "wire")
    assert sorted(t.options("B")) == ["fence deed4 deed1", "fence deed4 deed4"]


def test_t305_an_elixir_for_somebody_who_may_visit_anyway() -> None:
    """R-12. B may visit and plays Elixir: two visits, one after the other."""
    t = patient("K J 9 9 10", "gs_elixir")
    t.deck("eq1")
    t.step(8)
    t.answer("B", "play gs_elixir")
    assert (t.prompt(), t.asked()) == ("doc", "B")
    t.answer("B", "dollars-of-all")
    assert (t.prompt(), t.asked()) == ("doc", "B")
    t.answer("B", "card")
    assert (t.dollars("B"), t.hand_of("B")) == (12, ["eq1"])
    assert t.prompt() == "keep"


def test_t306_the_sheriff_orders_all_visits() -> None:
    """R-35. B has two visits, C one: the Sheriff names each time; B, C, B is possible."""
    t = table(bribes=False)
    t.gained("A")
    t.hand("B", "gs_elixir")
    t.all_dice("K K K A A", "K J 9 9 10", "9 9 J J K")
    t.step(8)
    t.answer("B", "play gs_elixir")
    t.answer("A", "name 1")
    t.answer("B", "decline")
    assert (t.prompt(), t.options("A")) == ("decision", ["name 1", "name 2"])
    t.answer("A", "name 2")
    t.answer("C", "decline")
    assert (t.prompt(), t.asked()) == ("doc", "B")


def test_t307_the_sheriff_may_go_first() -> None:
    """R-26. A, Sheriff, waits himself: he names himself."""
    t = table(bribes=False)
    t.gained("B")
    t.all_dice("K J 9 9 10", "K K K A A", "9 9 J J K")
    t.step(8)
    assert t.options("A") == ["name 0", "name 2"]
    t.answer("A", "name 0")
    assert (t.prompt(), t.asked()) == ("doc", "A")


def test_t308_a_revised_elixir_comes_before_the_next_pending_visit() -> None:
    """7.9. B and D must visit; after B's visit C plays Elixir and visits at once, then D."""
    t = ward("el_wealth", "el_charm", "el_protection", waiting="BD")
    t.hand("C", "gs_elixir")
    t.step(8)
    t.answer("A", "name 1")
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked()) == ("elixir-card", "C")
    t.answer("C", "play gs_elixir")
    assert (t.prompt(), t.asked()) == ("elixir", "C")
    t.answer("C", "slot-2")
    assert (t.prompt(), t.asked()) == ("elixir", "D")


def test_t309_a_revised_elixir_after_ones_own_visit() -> None:
    """R-57. B visits, then plays Elixir and visits again."""
    t = ward("el_wealth", "el_charm", "el_protection")
    t.hand("B", "gs_elixir")
    t.step(8)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked()) == ("elixir-card", "B")
    t.answer("B", "play gs_elixir")
    assert (t.prompt(), t.asked(), t.options("B")) == ("elixir", "B", ["slot-1", "slot-2", "slot-deck"])


def test_t310_an_elixir_got_from_fortune_can_be_played_after_the_visit() -> None:
    """R-56. B drinks Fortune, draws the store card Elixir, and plays it in the window after his visit."""
    t = ward("el_fortune", "el_charm", "el_wealth")
    t.deck("gs_elixir")
    t.step(8)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.options("B")) == ("elixir-card", ["pass", "play gs_elixir"])
    t.answer("B", "play gs_elixir", "slot-1")
    assert t.dollars("B") == 14


def test_t311_the_visit_of_an_elixir_is_a_whole_visit() -> None:
    """7.9. C's Elixir lets him drink Friendship: D gives his only card; then the round is over."""
    t = ward("el_wealth", "el_charm", "el_power", "el_friendship", waiting="B")
    t.hand("C", "gs_elixir")
    t.hand("D", "eq1")
    t.step(8)
    t.answer("B", "slot-1")
    assert t.slots() == ["el_power", "el_charm"]
    t.answer("C", "play gs_elixir", "slot-deck")
    assert (t.hand_of("C"), t.hand_of("D")) == (["eq1"], [])
    assert t.discards() == ["gs_elixir"]
    assert t.prompt() == "keep"


def test_t312_power_stopped_by_marshall() -> None:
    """R-21. Revised: B drinks Power, C plays Marshall in W-BADGE: A stays Sheriff."""
    t = ward("el_power", "el_charm")
    t.hand("C", "marshall")
    t.step(8)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked(), t.options("C")) == ("badge", "C", ["pass", "play marshall"])
    t.answer("C", "play marshall")
    assert t.sheriff() == "A"
    assert t.discards() == ["marshall"]


def test_t313_marshall_against_power_cancelled() -> None:
    """9.3, W-BADGE. D cancels the Marshall: B is Sheriff."""
    t = ward("el_power", "el_charm")
    t.hand("C", "marshall")
    t.hand("D", "wanted")
    t.step(8)
    t.answer("B", "slot-1")
    t.answer("C", "play marshall")
    t.answer("D", "play wanted")
    assert t.sheriff() == "B"


def test_t314_power_drunk_by_the_sheriff() -> None:
    """9.3. The Sheriff drinks Power: nothing moves, and W-BADGE does not open."""
    t = ward("el_power", "el_charm", waiting="A")
    t.hand("C", "marshall")
    t.step(8)
    t.answer("A", "slot-1")
    assert t.sheriff() == "A"
    assert t.prompt() == "keep"
    assert t.hand_of("C") == ["marshall"]


def test_t315_the_new_sheriff_names_the_next_visitor() -> None:
    """R-35. After Power it is the new Sheriff who names: B, C and D wait, B drinks Power."""
    t = ward("el_power", "el_charm", waiting="BCD").step(8)
    t.answer("A", "name 1")
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked(), t.options("B")) == ("decision", "B", ["name 2", "name 3"])


def test_t316_domination() -> None:
    """2.5. The named opponent chooses which deed of his hand he gives; fenced deeds are safe (R-33)."""
    t = ward("el_domination", "el_charm")
    t.hand("C", "deed1", "deed5", "eq8")
    t.hand("D", "deed3")
    t.fenced("A", "deed4")
    t.step(8)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.options("B")) == ("victim", ["name 2", "name 3"])
    t.answer("B", "name 2")
    assert (t.asked(), t.options("C")) == ("C", ["give deed1", "give deed5"])
    t.answer("C", "give deed1")
    assert (t.hand_of("B"), t.hand_of("C")) == (["deed1"], ["eq8", "deed5"])


def test_t317_domination_without_a_deed_in_any_hand() -> None:
    """2.5. Fenced deeds and store cards do not count: nothing happens."""
    t = ward("el_domination", "el_charm", "el_wealth")
    t.hand("C", "eq8")
    t.fenced("D", "deed5")
    t.step(8)
    t.answer("B", "slot-1")
    assert t.hand_of("B") == []
    assert t.table_of("D") == ["deed5"]
    assert t.slots()[0] == "el_wealth"


def test_t318_wealth_and_charm_from_the_poor() -> None:
    """10.1. Wealth: $2 of each who has them; Charm: a nugget of each who has one."""
    t = ward("el_wealth", "el_charm")
    t.money("C", 1)
    t.money("D", 0)
    t.step(8)
    t.answer("B", "slot-1")
    assert [t.dollars(who) for who in "ABCD"] == [6, 11, 0, 0]
    t = ward("el_wealth", "el_charm")
    t.gold("A", 2)
    t.gold("D", 1)
    t.step(8)
    t.answer("B", "slot-2")
    assert [t.nuggets(who) for who in "ABCD"] == [1, 2, 0, 0]


def test_t319_protection_fences_what_there_is() -> None:
    """R-34. Protection with no deed fences nothing, with one deed one."""
    for hand, table_ in (([], []), (["deed3"], ["deed3"])):
        t = ward("el_protection", "el_charm")
        t.hand("B", *hand)
        t.step(8)
        t.answer("B", "slot-1")
        assert (t.table_of("B"), t.hand_of("B")) == (table_, [])


def test_t320_fortune_from_an_empty_store() -> None:
    """10.2. Deck and pile are empty: nothing, and the visit is over."""
    t = ward("el_fortune", "el_charm")
    t.keep_in_deck(0, "A")
    t.step(8)
    t.answer("B", "slot-1")
    assert t.hand_of("B") == []
    assert t.slots()[0] != "el_fortune"
    assert [event.facts() for event in t.told(STORE_EMPTY)] == [{"seat": "seat:1"}]


def test_t331_an_elixir_unseen_from_the_deck() -> None:
    """7.9.2. From the deck: both slots stay, the Elixir drunk is discarded."""
    t = ward("el_power", "el_charm", "el_wealth").step(8)
    t.answer("B", "slot-deck")
    assert t.dollars("B") == 14
    assert t.slots() == ["el_power", "el_charm"]
    assert (len(t.s.medicine.deck), len(t.s.medicine.discard)) == (4, 1)


def test_t332_the_elixir_deck_is_made_anew() -> None:
    """10.3. Deck empty, five discarded: the Elixir just drunk is discarded before its slot is filled."""
    t = ward("el_wealth", "el_charm")
    t.drunk()
    t.step(8)
    t.answer("B", "slot-1")
    shelf = t.s.medicine
    assert (len(shelf.deck), len(shelf.discard), shelf.shuffles) == (5, 0, 1)
    assert sorted([*shelf.slots[:2], *shelf.deck]) == [0, 1, 2, 3, 4, 5, 6]


def test_t333_the_elixir_just_drunk_may_stand_there_again() -> None:
    """10.3. It is part of the new deck, so it can fill its own slot."""
    t = ward("el_wealth", "el_charm")
    t.drunk()
    t.script["elixirs 1"] = [5, 0, 1, 2, 3, 4]  # the last of the pile, just drunk, comes to the top
    t.step(8)
    t.answer("B", "slot-1")
    assert t.slots() == ["el_wealth", "el_charm"]


def test_t334_nobody_has_a_line_too_many() -> None:
    """7.9.1. One visit, one line: after it the next round begins."""
    t = patient("9 J K A A").step(8)
    assert t.options("B") == ["wire", "card", "dollars-of-all", "nuggets-of-all", "decline"]
    t.answer("B", "dollars-of-all")
    assert t.prompt() == "keep"


def test_t335_others_do_not_learn_what_was_given() -> None:
    """7.9.2. A store card given by Friendship is in the visitor's hand; the others see only its back."""
    views = []
    for card in ("eq1", "eq8"):
        t = ward("el_friendship", "el_charm")
        t.hand("C", "eq1", "eq8")
        t.step(8)
        t.answer("B", "slot-1")
        t.answer("C", f"give {card}")
        views.append([t.view(who).plain() for who in "AD"])
    assert views[0] == views[1]


def test_t336_a_classic_visit_sets_no_trap_for_the_badge() -> None:
    """R-21. Classic: Marshall has no window at the Doc."""
    t = patient("K 9 9 10 10")
    t.hand("C", "marshall")
    t.step(8)
    assert (t.prompt(), t.asked()) == ("doc", "B")
