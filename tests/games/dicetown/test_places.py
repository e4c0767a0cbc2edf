"""Chapter 7: the places. Scenarios of 16.4 without the extension, then further ones."""

import pytest

from tenderfoot.games.dicetown.box import STORE_IDS
from tenderfoot.games.dicetown.events import PLACE_WON
from tests.games.dicetown.refused import refused
from tests.table import Table, table

EXAMPLE = ("9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 Q Q J J")


def worked_example(edition: str) -> Table:
    """The dice of the printed example; B holds four cards, E two deeds of 5; row 2, 4, 1."""
    t = table(edition=edition, players=5)
    t.all_dice(*EXAMPLE)
    t.stagecoach(6)
    t.hand("B", "eq1", "eq2", "deed1", "deed3")
    t.hand("E", "deed5", "deed5")
    t.row("deed2", "deed4", "deed1")
    t.deck("eq3", "eq4", "eq5", "eq8")
    return t


def to_the_doc(t: Table) -> None:
    """C keeps the Horse, D robs B; everything up to the Doc is checked on the way."""
    assert (t.nuggets("A"), t.s.mine) == (3, 27)
    assert (t.dollars("B"), t.s.bank, t.s.stagecoach) == (11, 6, 0)
    assert (t.prompt(), t.asked()) == ("store", "C")
    assert sorted(t.options("C")) == ["take eq3", "take eq4", "take eq5", "take eq8"]
    t.answer("C", "take eq8")
    assert t.hand_of("C") == ["eq8"]
    assert sorted(t.discards()) == ["eq3", "eq4", "eq5"]
    assert (t.prompt(), t.options("D")) == ("victim", ["name 1", "name 2", "name 4"])
    t.answer("D", "name 1", "draw 2 1")
    assert t.prompt() == "steal"
    assert len(t.options("D")) == 3
    assert len(t.hand_of("B")) == 1
    t.answer("D", "take deed3")
    assert t.hand_of("D") == ["deed3"]
    assert t.hand_of("B") == ["eq1", "eq2", "deed1"]
    assert t.sheriff() == "B"
    assert t.hand_of("C") == ["eq8", "deed2", "deed4"]
    assert t.row_now()[0] == "deed1"
    assert len(t.row_now()) == 3


def test_t050_the_worked_example_in_the_classic_edition() -> None:
    """The round of the rulebook, place by place; only E may visit the Doc and fences both 5s."""
    t = worked_example("classic")
    t.town()
    to_the_doc(t)
    assert (t.prompt(), t.asked()) == ("doc", "E")
    assert t.options("E") == ["wire", "card", "decline"]
    t.answer("E", "wire")
    assert t.table_of("E") == ["deed5", "deed5"]
    assert t.hand_of("E") == []
    assert t.s.round == 3
    t.check()


def test_t051_the_worked_example_in_the_revised_edition() -> None:
    """Only E must visit; Protection in slot 1 fences both 5s, is discarded, and slot 1 is refilled."""
    t = worked_example("revised")
    t.elixirs("el_protection", "el_wealth", "el_charm")
    t.town()
    to_the_doc(t)
    assert (t.prompt(), t.asked()) == ("elixir", "E")
    assert t.options("E") == ["slot-1", "slot-2", "slot-deck"]
    t.answer("E", "slot-1")
    assert t.table_of("E") == ["deed5", "deed5"]
    assert t.slots() == ["el_charm", "el_wealth"]
    assert len(t.s.medicine.discard) == 1
    assert t.s.round == 3
    t.check()


def test_t053_the_last_nuggets() -> None:
    """7.3. Four 9s, mine 3: 3 nuggets, mine 0, the round goes on, the game is over after it."""
    t = table()
    t.mine(3)
    t.all_dice("9 9 9 9 K", "J J Q A A", "10 Q Q A A")
    t.town()
    assert (t.nuggets("A"), t.s.mine) == (3, 0)
    assert (t.prompt(), t.asked(), t.winner()) == ("store", "B", "")
    t.finish_round()
    assert t.winner() != ""
    assert t.s.round == 2


@pytest.mark.parametrize(("mine", "nuggets"), [(30, 6), (4, 4)])
def test_t054_dynamite(mine: int, nuggets: int) -> None:
    """R-24. Dynamite with three 9s: mine 30 → 6 nuggets; mine 4 → 4 nuggets."""
    t = table()
    t.mine(mine)
    t.hand("A", "dynamite")
    t.all_dice("9 9 9 Q K", "J J Q A A", "10 Q Q A A")
    t.town()
    assert (t.prompt(), t.options("A")) == ("mine", ["pass", "play dynamite"])
    t.answer("A", "play dynamite")
    assert (t.nuggets("A"), t.s.mine) == (nuggets, mine - nuggets)


def test_t055_nobody_digs() -> None:
    """Nobody has a 9: mine unchanged, no decision."""
    t = table()
    t.all_dice("10 10 Q K K", "J J Q K A", "10 Q A A A")
    t.town()
    assert t.prompt() == "store"  # nothing was asked before step 4
    assert t.s.mine == 30
    assert [t.nuggets(who) for who in "ABC"] == [0, 0, 0]
    assert t.told(PLACE_WON)[0].facts()["place"] == "place:bank"


def test_t056_the_stagecoach_fills_the_bank() -> None:
    """7.4.2. Nobody has a 10, bank 3, stagecoach 4: bank 7 after step 3."""
    t = table()
    t.stagecoach(4)
    t.all_dice("9 9 Q K K", "J J Q K A", "9 Q A A A")
    t.town()
    assert t.prompt() == "store"
    assert (t.s.bank, t.s.stagecoach) == (7, 0)


def split(bank: int) -> Table:
    """B robs a bank with this much; C holds Even Split."""
    t = table()
    t.bank(bank)
    t.hand("C", "split")
    t.all_dice("9 9 Q K K", "10 10 Q K A", "J J A A A")
    return t.town()


def test_t057_even_split_of_seven() -> None:
    """Bank 7, B robs, C plays Even Split: B +4, C +3."""
    t = split(7)
    assert (t.prompt(), t.asked()) == ("split", "C")
    t.answer("C", "play split")
    assert (t.dollars("B"), t.dollars("C")) == (12, 11)
    assert t.discards() == ["split"]


def test_t059_the_store_twice_in_round_one() -> None:
    """Round 1, two Js: twice draw 2, keep 1, discard 1; hand +2, deck 19 → 15, discard pile 2."""
    t = table(round=1)
    t.deck("eq1", "eq2", "eq3", "eq4")
    t.all_dice("9 9 Q K K", "J J Q K A", "9 Q A A A")
    t.step(4)
    assert t.options("B") == ["take eq1", "take eq2"]
    t.answer("B", "take eq2")
    assert (t.prompt(), t.options("B")) == ("store", ["take eq3", "take eq4"])
    t.answer("B", "take eq4")
    assert t.hand_of("B") == ["eq2", "eq4"]
    assert len(t.s.deck) == 15
    assert t.discards() == ["eq1", "eq3"]


def test_t060_the_double_action_is_lost() -> None:
    """Round 1 without any J: in round 2 the store winner acts once."""
    t = table(round=1)
    t.deck("eq1", "eq2", "eq3", "eq4")
    t.all_dice("9 9 Q K K", "9 10 Q K A", "10 Q A A A")
    t.rolls("A", "J J 9 9 9", later=1)
    for throw in (1, 2):
        t.rolls("B", "Q K K A A", throw, later=1)
        t.rolls("C", "Q K K A A", throw, later=1)
    t.town()
    t.until("keep")
    assert t.s.round == 2
    t.answer("A", "keep 9 9 9 J J")
    assert t.until("store") == "A"
    t.answer("A", "take eq1")
    assert t.prompt() != "store"
    assert t.hand_of("A")[0] == "eq1"
    assert len(t.s.deck) == 17


def test_t061_unlimited_credits() -> None:
    """Three Js, Unlimited Credits in round 3: two actions of 3 cards; hand −1 + 2, discard pile +5."""
    t = table(round=3)
    t.hand("B", "credits")
    t.deck("eq1", "eq2", "eq3", "eq4", "eq5", "eq8")
    t.all_dice("9 9 Q K K", "J J J K A", "9 Q A A A")
    t.step(4)
    assert (t.prompt(), t.options("B")) == ("credits", ["pass", "play credits"])
    t.answer("B", "play credits", "take eq3")
    assert (t.prompt(), t.options("B")) == ("store", ["take eq4", "take eq5", "take eq8"])
    t.answer("B", "take eq8")
    assert t.hand_of("B") == ["eq3", "eq8"]
    assert t.discards() == ["credits", "eq1", "eq2", "eq4", "eq5"]


def test_t063_a_single_card_is_kept() -> None:
    """Deck 1, pile 0, three Js: that card is kept."""
    t = table()
    t.deck("eq4")
    t.keep_in_deck(1, "C")
    t.all_dice("J J J K K", "9 9 Q K A", "9 Q A A A")
    t.step(4)
    assert t.hand_of("A") == ["eq4"]
    assert (t.s.deck, t.s.discard) == ([], [])
    assert t.prompt() != "store"


def test_t064_three_queens_against_two_cards() -> None:
    """Three Qs, the victim holds two cards: both drawn, one kept, one returned."""
    t = table()
    t.hand("B", "eq1", "deed4")
    t.all_dice("Q Q Q K K", "9 9 10 K A", "9 A A A A")
    t.step(5)
    assert (t.prompt(), t.options("A")) == ("steal", ["take eq1", "take deed4"])
    t.answer("A", "take deed4")
    assert (t.hand_of("A"), t.hand_of("B")) == (["deed4"], ["eq1"])


def lonely_robber(edition: str) -> Table:
    """A has the most Qs and wins nothing else; only he holds a card. B and C win the rest."""
    t = table(edition=edition)
    t.hand("A", "eq1")
    t.all_dice("Q Q 9 10 K", "9 9 10 10 A", "K K K 9 A")
    return t.town()


def test_t065_nobody_to_rob() -> None:
    """Nobody but the robber holds cards: no effect; classic: he gained nothing, so he may visit the Doc."""
    t = lonely_robber("classic")
    assert (t.prompt(), t.asked()) == ("doc", "A")
    assert not t.has_gained("A")
    assert t.hand_of("A") == ["eq1"]


def test_t068_fenced_deeds_cannot_be_stolen() -> None:
    """R-33. An opponent with an empty hand and two fenced deeds cannot be named."""
    t = table(players=4)
    t.fenced("B", "deed5", "deed5")
    t.hand("C", "eq1")
    t.hand("D", "deed1")
    t.all_dice("Q Q Q K K", "9 9 10 K A", "9 A A A A", "9 10 J K A")
    t.step(5)
    assert (t.prompt(), t.options("A")) == ("victim", ["name 2", "name 3"])
    no = refused(t, "A", "name 1")
    assert (no.code, no.facts) == ("cannot-be-named", {"seat": "seat:1"})


def town_hall(dice: str, *corruption: str) -> Table:
    """A has the best hand; row 2, 4, 1, then 3, 5, 3 on the deck."""
    t = table()
    t.hand("A", *corruption)
    t.row("deed2", "deed4", "deed1")
    t.property("deed3", "deed5", "deed3")
    t.all_dice(dice, "9 10 J Q A", "9 10 J K A")
    return t.step(7)


def test_t069_the_first_card_of_the_row() -> None:
    """Winner without Aces, row r1 r2 r3, deck top d1: he gets r1; row r2 r3 d1."""
    t = town_hall("Q Q Q K K")
    assert t.hand_of("A") == ["deed2"]
    assert t.row_now() == ["deed4", "deed1", "deed3"]


def test_t070_five_aces_take_three_cards() -> None:
    """R-43. Winner with A A A A A: three cards."""
    t = town_hall("A A A A A")
    assert t.hand_of("A") == ["deed1", "deed2", "deed4"]
    assert t.row_now() == ["deed3", "deed5", "deed3"]


def test_t072_corruption() -> None:
    """R-11. Corruption, one Ace: he gets r1 r2 d1; row r3 d2 d3; others do not learn d1."""
    t = town_hall("Q Q Q Q A", "corruption")
    assert (t.prompt(), t.options("A")) == ("hall", ["pass", "play corruption"])
    assert t.row_now() == ["deed1"]  # taken, not yet refilled
    t.answer("A", "play corruption")
    assert t.hand_of("A") == ["deed2", "deed3", "deed4"]
    assert t.row_now() == ["deed1", "deed5", "deed3"]
    seat = t.view("B").seats[0]
    assert (seat.deeds, seat.seen, seat.known_deeds) == (3, [1, 3], [])


def test_t074_nobody_has_a_king() -> None:
    """Nobody has a K: A stays Sheriff."""
    t = table()
    t.all_dice("9 9 10 Q Q", "10 10 9 J A", "J J A A A")
    t.town()
    t.finish_round()
    assert t.sheriff() == "A"


def test_t075_the_sheriff_has_the_most_kings() -> None:
    """R-16. A, Sheriff, has the most Ks: A stays; classic: he has gained something."""
    t = table()
    t.all_dice("K K 9 10 J", "J J J Q Q", "A A A A A")
    t.step(6)
    assert t.sheriff() == "A"
    assert t.has_gained("A")


# Further scenarios.


@pytest.mark.parametrize(("bank", "half"), [(2, 1), (3, 1), (8, 4)])
def test_t221_half_is_rounded_down(bank: int, half: int) -> None:
    """R-23. Even Split of 2, 3 and 8."""
    t = split(bank)
    t.answer("C", "play split")
    assert (t.dollars("B"), t.dollars("C")) == (8 + bank - half, 8 + half)


@pytest.mark.parametrize("bank", [0, 1])
def test_t222_no_half_of_a_dollar(bank: int) -> None:
    """R-23, 10.7. With $1 or nothing in the bank Even Split is not offered."""
    t = split(bank)
    assert t.prompt() == "store"
    assert t.dollars("B") == 8 + bank
    assert t.hand_of("C") == ["split"]


def test_t223_the_robber_does_not_split_with_himself() -> None:
    """7.4. W-SPLIT is for all but the robber."""
    t = table()
    t.bank(7)
    t.hand("B", "split")
    t.all_dice("9 9 Q K K", "10 10 Q K A", "J J A A A")
    t.town()
    assert t.prompt() == "store"
    assert (t.dollars("B"), t.hand_of("B")) == (15, ["split"])


def girls(**hands: str) -> Table:
    """A, with one Q, plays The Girls; these are the hands of the others."""
    t = table(players=4)
    t.hand("A", "girls")
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    t.all_dice("Q 9 9 K K", "9 10 10 K A", "9 10 J K A", "9 A A A A")
    t.step(5)
    assert (t.prompt(), t.options("A")) == ("girls", ["pass", "play girls"])
    t.answer("A", "play girls")
    return t


def test_t224_the_girls_rob_the_same_victim_twice() -> None:
    """7.6. Two robberies of B: he loses two cards."""
    t = girls(B="eq1 eq2 eq3", C="eq4")
    t.answer("A", "name 1", "name 1")
    assert len(t.hand_of("B")) == 1
    assert len(t.hand_of("A")) == 2
    assert t.hand_of("C") == ["eq4"]
    assert t.discards() == ["girls"]


def test_t225_the_girls_rob_two_victims() -> None:
    """7.6. One robbery each of B and C."""
    t = girls(B="eq1 eq2 eq3", C="eq4 eq5")
    t.answer("A", "name 1", "name 2")
    assert (len(t.hand_of("B")), len(t.hand_of("C")), len(t.hand_of("A"))) == (2, 1, 2)


def test_t226_the_second_robbery_finds_nobody() -> None:
    """10.8. B had the only card: the second robbery does nothing."""
    t = girls(B="eq1")
    assert t.hand_of("A") == ["eq1"]
    assert t.hand_of("B") == []
    assert t.prompt() not in ("victim", "steal", "backs")


def test_t227_a_robber_picks_by_back() -> None:
    """R-04. Two Qs, the hand holds two deeds and one store card: draw 2 deeds, or one of each."""
    t = table()
    t.hand("B", "deed1", "deed5", "eq8")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t.step(5)
    assert (t.prompt(), t.options("A")) == ("backs", ["draw 2 0", "draw 1 1"])
    t.answer("A", "draw 2 0")
    assert t.options("A") == ["take deed1", "take deed5"]
    t.answer("A", "take deed5")
    assert (t.hand_of("A"), t.hand_of("B")) == (["deed5"], ["eq8", "deed1"])


def test_t228_one_queen_chooses_the_back() -> None:
    """R-04. One Q: a deed or a store card; the single card drawn is kept."""
    t = table()
    t.hand("B", "deed1", "eq8")
    t.all_dice("Q 9 9 K K", "9 10 10 K A", "9 A A A A")
    t.step(5)
    assert t.options("A") == ["draw 1 0", "draw 0 1"]
    t.answer("A", "draw 0 1")
    assert (t.hand_of("A"), t.hand_of("B")) == (["eq8"], ["deed1"])


def test_t229_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    """R-37. Deck 1, pile 3, four Js: the pile is shuffled, four cards are seen, three discarded again."""
    t = table()
    t.discard("eq2", "eq3", "eq5")
    t.deck("eq1")
    t.keep_in_deck(1, "C")
    t.all_dice("J J J J K", "9 9 Q K A", "9 Q A A A")
    t.step(4)
    assert t.options("A") == ["take eq1", "take eq2", "take eq3", "take eq5"]
    t.answer("A", "take eq5")
    assert t.s.deck == []
    assert sorted(t.discards()) == ["eq1", "eq2", "eq3"]
    t.check()


def test_t230_what_was_drawn_is_not_shuffled_again() -> None:
    """10.2. Deck 1, pile 2, five Js: three cards are drawn, then the draw stops."""
    t = table()
    t.discard("eq2", "eq3")
    t.deck("eq1")
    t.keep_in_deck(1, "C")
    t.all_dice("J J J J J", "9 9 Q K A", "9 Q A A A")
    t.step(4)
    assert t.options("A") == ["take eq1", "take eq2", "take eq3"]


def test_t231_an_empty_store() -> None:
    """10.2, 11.1. Deck and pile empty: the action does nothing, and that is no gain."""
    t = table()
    t.keep_in_deck(0, "C")
    t.all_dice("J J J K 9", "9 9 9 K K", "A A A A A")
    t.step(4)
    assert t.hand_of("A") == []
    assert not t.has_gained("A")
    assert t.has_controlled("A")


def test_t232_credits_in_round_one() -> None:
    """R-08. Round 1 with Unlimited Credits: three store actions."""
    t = table(round=1)
    t.hand("B", "credits")
    t.deck("eq1", "eq2", "eq3")
    t.all_dice("9 9 Q K K", "J 9 10 K A", "9 Q A A A")
    t.step(4)
    t.answer("B", "play credits")
    assert t.hand_of("B") == ["eq1", "eq2", "eq3"]


def test_t233_credits_drawn_during_the_visit_wait() -> None:
    """R-08. Credits drawn in the first of two actions cannot be played in this visit."""
    t = table(round=1)
    t.deck("credits", "eq2", "eq3")
    t.all_dice("9 9 Q K K", "J 9 10 K A", "9 Q A A A")
    t.step(4)
    assert t.hand_of("B") == ["eq2", "credits"]
    assert t.prompt() != "credits"
    assert t.discards() == []


def test_t234_credits_wait_for_a_visit() -> None:
    """9.3. Who holds Unlimited Credits but does not win the store is not asked."""
    t = table()
    t.hand("A", "credits")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    assert (t.prompt(), t.asked()) == ("store", "B")


def test_t235_a_row_of_two() -> None:
    """R-55. Row of two, deck empty, winner with four Aces: two cards, and the game is over."""
    t = table()
    t.row("deed2", "deed4")
    t.keep_in_property(0, "C")
    t.all_dice("A A A A 9", "9 10 J Q K", "9 10 J Q A")
    t.step(7)
    assert t.hand_of("A") == ["deed2", "deed4"]
    t.finish_round()
    assert t.winner() != ""


def test_t236_a_row_of_two_without_aces() -> None:
    """R-55. The winner takes the first, the other moves down; nothing refills it, and the game goes on."""
    t = table()
    t.row("deed2", "deed4")
    t.keep_in_property(0, "C")
    t.gained("A", "B", "C")
    t.all_dice("Q Q Q Q 9", "9 10 J Q K", "9 10 J Q A")
    t.step(7)
    assert t.row_now() == ["deed4"]
    assert (t.winner(), t.s.round) == ("", 3)


def test_t237_the_deck_refills_what_it_can() -> None:
    """7.8. One card in the deck, two taken: the row has two cards afterwards."""
    t = table()
    t.row("deed2", "deed4", "deed1")
    t.property("deed3")
    t.keep_in_property(1, "C")
    t.gained("A", "B", "C")
    t.all_dice("Q Q Q Q A", "9 10 J Q K", "9 10 J Q A")
    t.step(7)
    assert t.row_now() == ["deed1", "deed3"]


def test_t238_corruption_finds_nothing() -> None:
    """10.4. Deck empty: Corruption is discarded and brings nothing."""
    t = table()
    t.hand("A", "corruption")
    t.row("deed2", "deed4", "deed1")
    t.keep_in_property(0, "C")
    t.gained("A", "B", "C")
    t.all_dice("Q Q Q Q 9", "9 10 J Q K", "9 10 J Q A")
    t.step(7)
    t.answer("A", "play corruption")
    assert t.hand_of("A") == ["deed2"]
    assert t.discards() == ["corruption"]
    assert t.row_now() == ["deed4", "deed1"]


def test_t239_a_stolen_card_may_be_played_later_in_the_round() -> None:
    """R-56. A steals Marshall at the Saloon and stops C in step 6."""
    t = table(sheriff="B")
    t.hand("B", "marshall")
    t.all_dice("Q Q 9 9 9", "9 10 10 J A", "K K A A A")
    t.step(5)
    assert (t.prompt(), t.asked()) == ("sheriff", "A")
    t.answer("A", "play marshall")
    assert t.sheriff() == "B"
    assert t.hand_of("A") == []


def test_t240_a_card_of_the_store_may_be_played_at_the_saloon() -> None:
    """R-56. A keeps The Girls at the store and plays them in step 5."""
    t = table()
    t.deck("girls", "eq1")
    t.hand("B", "eq2", "eq3")
    t.all_dice("J J Q Q 9", "9 10 10 K A", "9 A A A A")
    t.step(4)
    t.answer("A", "take girls")
    assert (t.prompt(), t.options("A")) == ("girls", ["pass", "play girls"])
    t.answer("A", "play girls", "take eq3")
    assert t.hand_of("A") == ["eq2", "eq3"]
    assert t.hand_of("B") == []


def test_t241_others_do_not_learn_what_was_stolen() -> None:
    """4. C sees the same whichever of B's store cards A keeps."""
    views = []
    for card in ("eq1", "eq8"):
        t = table()
        t.hand("B", "eq1", "eq8")
        t.all_dice("Q Q 9 K K", "9 10 10 K A", "J A A A A")
        t.step(5)
        t.answer("A", f"take {card}")
        views.append(t.view("C").plain())
    assert views[0] == views[1]


def test_t242_others_do_not_learn_what_was_kept_at_the_store() -> None:
    """4. C sees the same whichever card B keeps, B knows what he discarded."""
    views = []
    for card in ("eq1", "eq8"):
        t = table()
        t.deck("eq1", "eq8")
        t.all_dice("9 9 10 K K", "J J 10 K A", "9 A A A A")
        t.step(4)
        t.answer("B", f"take {card}")
        views.append(t.view("C").plain())
        assert t.view("B").own()["known_discard"] == (["eq8"] if card == "eq1" else ["eq1"])
    assert views[0] == views[1]


def test_t243_one_player_may_win_everything() -> None:
    """5. A wins five places in one round with the same dice."""
    t = table()
    t.hand("B", "eq1")
    t.deck("eq4")
    t.all_dice("9 10 J Q K", "A A A A A", "A A A A A")
    t.bank(5)
    t.town()
    assert (t.nuggets("A"), t.dollars("A")) == (1, 13)
    assert t.hand_of("A") == ["eq1", "eq4"]
    assert t.sheriff() == "A"
    assert (t.prompt(), t.asked()) == ("petition", "A")  # B and C are tied at the Town Hall


def test_t244_a_new_round_forgets_gains_and_control() -> None:
    """5. When a round begins the flags are cleared, everybody has five loose dice and none kept."""
    t = table()
    t.gained("A", "B", "C")
    t.all_dice("Q Q Q Q 9", "9 10 J Q A", "9 10 J K A")
    t.step(8)
    assert (t.s.round, t.prompt(), t.asked()) == (3, "keep", "ABC")
    assert not any(t.has_gained(who) or t.has_controlled(who) for who in "ABC")
    assert [t.loose(who) for who in "ABC"] == [5, 5, 5]


def test_t245_only_the_visitor_sees_what_he_draws() -> None:
    """4. While B looks at store cards A and C see how many, not which."""
    views = []
    for top in (("eq1", "eq8"), ("wanted", "brute")):
        t = table()
        t.deck(*top)
        t.all_dice("9 9 10 K K", "J J 10 K A", "9 A A A A")
        t.step(4)
        assert sorted(t.view("B").my_store) == sorted(STORE_IDS.index(card) for card in top)
        views.append([t.view(who).plain() for who in "AC"])
    assert views[0] == views[1]
    assert views[0][0]["table"]["looked_at"] == {"deeds": 0, "cards": 2}


def test_t246_only_robber_and_victim_know_what_is_drawn() -> None:
    """4. While A looks at two of B's cards C sees their backs only."""
    views = []
    for hand in (("eq1", "eq2", "eq3", "deed1"), ("eq8", "wanted", "brute", "deed5")):
        t = table()
        t.hand("B", *hand)
        t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
        t.step(5)
        t.answer("A", "draw 1 1")
        assert len(t.options("A")) == 2
        views.append(t.view("C").plain())
    assert views[0] == views[1]
    assert views[0]["table"]["looked_at"] == {"deeds": 1, "cards": 1}
