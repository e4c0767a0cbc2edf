"""The Indians: their die, the offering, Smoke Signals. Scenarios of 16.9, then further ones."""

import pytest

from tenderfoot.games.dicetown.events import STORE_EMPTY
from tenderfoot.games.dicetown.wildwest.events import INDIAN_DIE_ROLLED
from tests.games.dicetown.refused import refused
from tests.table import Table, table

SHAMAN, GOLD, AMBUSH, RAID, BARTER, PIPE = ("shaman", "gold", "ambush", "raid", "barter", "pipe")
QUIET = "9 10 J Q A"


def village(
    edition: str = "classic", players: int = 3, *, wild_west: bool = False, bribes: bool = True
) -> Table:
    return table(edition=edition, players=players, indians=True, wild_west=wild_west, bribes=bribes)


def hall(*row: str, dice: str = "Q Q Q Q A", wild_west: bool = False) -> Table:
    """B has the best hand; everybody has gained something already."""
    t = village(wild_west=wild_west)
    t.gained("A", "B", "C")
    t.row(*(row or ("deed1", "deed4", "deed2")))
    t.all_dice(QUIET, dice, "9 9 10 J K")
    return t


def test_t180_the_offering() -> None:
    """B wins deeds 1 and 4 and returns the 1: it leaves the game, B holds the die and rolls it next round."""
    t = hall()
    t.script["indian 3"] = [1]  # Gold of the Ancestors
    t.step(7)
    assert (t.prompt(), t.asked()) == ("offering", "B")
    assert t.options("B") == ["decline", "return deed1", "return deed4"]
    t.answer("B", "return deed1")
    assert (t.hand_of("B"), t.die_of()) == (["deed4"], "B")
    assert t.s.frontier.returned.bit_count() == 1
    t.check()
    while not t.told(INDIAN_DIE_ROLLED):
        who = t.asked()[0]
        t.answer(who, t.default(who))
    assert t.s.round == 3
    assert t.told(INDIAN_DIE_ROLLED)[0]["seat"] == 1
    assert t.nuggets("B") >= 3


def rolled(face: str, *hands: str) -> Table:
    """B holds the die and rolls this face; nobody has anything to decide before step 4 unless said."""
    t = village()
    t.die("B")
    t.spirit(face)
    t.all_dice(*(hands or ("9 9 9 K K", "J J 10 K A", "10 10 Q Q A")))
    return t


def test_t181_gold_of_the_ancestors() -> None:
    """Mine 2: +2, mine 0; the mine winner of that round gets 0; game over after the round."""
    t = rolled(GOLD)
    t.mine(2)
    t.town()
    assert (t.nuggets("B"), t.nuggets("A"), t.s.mine) == (2, 0, 0)
    assert t.winner() == ""
    t.finish_round()
    assert t.winner() != ""


def test_t182_nobody_returns_a_card() -> None:
    """R-50. Nobody returns a card: the die is in the village after step 7."""
    t = hall()
    t.die("A")
    t.step(7)
    t.answer("B", "decline")
    assert t.die_of() == ""


def smoke(die: str, *, wanted: bool = False) -> Table:
    """The end of the round: C holds Smoke Signals."""
    t = village()
    t.gained("A", "B", "C")
    t.hand("C", "smoke")
    if wanted:
        t.hand("A", "wanted")
    if die:
        t.die(die)
    t.all_dice(QUIET, QUIET, QUIET)
    return t.step(9)


def test_t184_smoke_signals_cancelled() -> None:
    """Smoke Signals cancelled: the die stays where it is."""
    t = smoke("B", wanted=True)
    t.answer("C", "play smoke")
    t.answer("A", "play wanted")
    assert t.die_of() == "B"
    assert t.discards() == ["smoke", "wanted"]


def test_t185_the_peace_pipe() -> None:
    """R-58. Peace Pipe for B; B and C tied with two Js: B wins without a decision of the Sheriff."""
    t = rolled(PIPE, "9 9 K K K", "J J 10 10 A", "J J Q Q A")
    t.deck("eq1", "eq2")
    t.town()
    assert (t.prompt(), t.asked()) == ("store", "B")


def test_t186_the_shamans_blessing() -> None:
    """B turns a 9 into a K: all contests of the round use the new dice."""
    t = rolled(SHAMAN, "9 9 K Q Q", "9 9 K J J", "10 10 Q A A")
    t.deck("eq1", "eq2")
    t.town()
    assert (t.prompt(), t.asked()) == ("shaman", "B")
    assert "turn 9 K" in t.options("B")
    t.answer("B", "turn 9 K")
    assert t.kept("B") == "9 J J K K"
    assert (t.nuggets("A"), t.nuggets("B")) == (2, 0)  # no tie at the mine any more
    t.answer("B", "take eq1")
    t.finish_round()
    assert t.sheriff() == "B"


@pytest.mark.parametrize(("stagecoach", "loot"), [(4, 4), (9, 6), (0, 0)])
def test_t188_ambush(stagecoach: int, loot: int) -> None:
    """Stagecoach 4: +4; 9: +6, stagecoach 3."""
    t = rolled(AMBUSH, "9 9 9 K K", "J J Q K A", "Q Q Q A A")
    t.stagecoach(stagecoach)
    t.bank(0)
    t.town()
    assert t.dollars("B") == 8 + loot
    assert (t.s.stagecoach, t.s.bank) == (0, stagecoach - loot)  # step 3 has moved the rest


# Further scenarios.


def test_t601_the_second_may_offer() -> None:
    """R-50. With the extension: the first declines, then the second may return what he got."""
    t = village(wild_west=True)
    t.gained("A", "B", "C")
    t.row("deed1", "deed4", "deed2")
    t.property("deed3", "deed5")
    t.all_dice("9 9 10 10 J", "Q Q Q Q A", "9 9 10 J K")
    t.step(7)
    t.answer("B", "do mayor")
    assert (t.prompt(), t.asked()) == ("offering", "B")
    t.answer("B", "decline")
    assert (t.prompt(), t.asked()) == ("offering", "A")
    t.answer("A", t.options("A")[1])
    assert t.die_of() == "A"
    assert t.hand_of("A") == []


def test_t602_only_one_may_offer() -> None:
    """R-50. The first has returned a card: the second is not asked."""
    t = village(wild_west=True)
    t.gained("A", "B", "C")
    t.row("deed1", "deed4", "deed2")
    t.all_dice("9 9 10 10 J", "Q Q Q Q A", "9 9 10 J K")
    t.step(7)
    t.answer("B", "do mayor", "return deed4")
    assert t.die_of() == "B"
    assert t.prompt() != "offering"


def test_t603_only_cards_of_this_step_can_be_offered() -> None:
    """7.8.3. Deeds held before, or fenced, cannot be returned."""
    t = hall(dice="Q Q Q Q 9")
    t.hand("B", "deed5")
    t.fenced("B", "deed3")
    t.step(7)
    assert t.options("B") == ["decline", "return deed1"]
    refused(t, "B", "return deed5")


def test_t604_equal_cards_old_and_new() -> None:
    """7.8.3. With an old deed 1 in hand a new one is returned: one stays."""
    t = hall(dice="Q Q Q Q 9")
    t.hand("B", "deed1")
    t.step(7)
    t.answer("B", "return deed1")
    assert t.hand_of("B") == ["deed1"]
    t.check()


def test_t605_a_ranch_can_be_offered() -> None:
    """R-42. A Ranch obtained in this step may be returned."""
    t = hall("ranch", "deed4", "deed2", wild_west=True)
    t.step(7)
    t.answer("B", "do mayor")
    assert t.options("B") == ["decline", "return deed4", "return ranch"]
    t.answer("B", "return ranch")
    assert (t.table_of("B"), t.die_of()) == ([], "B")


def test_t606_a_card_of_corruption_can_be_offered() -> None:
    """7.8.3. The card taken by Corruption was obtained in this step."""
    t = hall(dice="Q Q Q Q 9")
    t.hand("B", "corruption")
    t.property("deed5")
    t.step(7)
    t.answer("B", "play corruption")
    assert t.options("B") == ["decline", "return deed1", "return deed5"]
    t.answer("B", "return deed5")
    assert t.hand_of("B") == ["deed1"]


def test_t607_the_die_is_taken_from_its_holder() -> None:
    """7.8.3. A holds the die; B's offering takes it from him."""
    t = hall()
    t.die("A")
    t.step(7)
    t.answer("B", "return deed4")
    assert t.die_of() == "B"


def test_t608_returned_cards_do_not_count_for_the_end() -> None:
    """12.1. The last card of the row is returned: row and deck are empty, the game is over."""
    t = hall("deed1", dice="Q Q Q Q 9")
    t.keep_in_property(0, "C")
    t.step(7)
    t.answer("B", "return deed1")
    assert t.winner() == "C"
    assert t.hand_of("B") == []


@pytest.mark.parametrize("die", ["", "A", "B"])
def test_t609_smoke_signals(die: str) -> None:
    """7.10, R-50. From the village or from another player; he rolls it in step 0 of the next round."""
    t = smoke(die)
    assert (t.prompt(), t.asked(), t.options("C")) == ("smoke", "C", ["pass", "play smoke"])
    t.answer("C", "play smoke")
    assert t.die_of() == "C"
    assert t.s.round == 3


def test_t610_no_smoke_without_its_moment() -> None:
    """9.3. Smoke Signals are offered at the end of the round only."""
    t = village()
    t.hand("C", "smoke", "eq1")
    t.all_dice("9 9 10 10 J", "J J Q Q K", "9 10 J Q A")
    t.town()
    asked = []
    while t.s.round == 2:
        who = t.asked()[0]
        if "play smoke" in t.options(who):
            asked.append(t.prompt())
        t.answer(who, t.default(who))
    assert asked == ["smoke"]


def test_t611_horse_raid() -> None:
    """2.8. B names an opponent with a hand card; one card at random of the whole hand is his."""
    t = rolled(RAID)
    t.hand("A", "eq1")
    t.hand("C", "eq8", "deed5")
    t.script["raid 2 1"] = [1, 0]  # property cards stand before store cards in the tables
    t.town()
    assert (t.prompt(), t.asked(), t.options("B")) == ("victim", "B", ["name 0", "name 2"])
    t.answer("B", "name 2")
    assert (t.hand_of("B"), t.hand_of("C")) == (["eq8"], ["deed5"])
    assert t.has_gained("B")


def test_t612_horse_raid_on_empty_hands() -> None:
    """7.2. Nobody has a hand card: nothing happens."""
    t = rolled(RAID, "9 9 9 K K", "10 10 J J K", "Q Q Q A A")
    t.fenced("A", "deed5")
    t.town()
    assert t.prompt() == "store"
    assert t.table_of("A") == ["deed5"]


def test_t613_barter() -> None:
    """2.8. B draws three store cards, keeps one, discards the others face down."""
    t = rolled(BARTER)
    t.deck("eq1", "eq8", "wanted")
    t.town()
    assert (t.prompt(), t.asked()) == ("barter", "B")
    assert t.options("B") == ["take eq1", "take eq8", "take wanted"]
    t.answer("B", "take wanted")
    assert t.hand_of("B") == ["wanted"]
    assert sorted(t.discards()) == ["eq1", "eq8"]


def test_t613_barter_with_an_empty_store() -> None:
    """10.2. Deck and pile are empty: B gets nothing, and everybody is told."""
    t = rolled(BARTER)
    t.keep_in_deck(0, "C")
    t.town()
    assert t.prompt() != "barter"
    assert t.hand_of("B") == []
    assert [event.facts() for event in t.told(STORE_EMPTY)][:1] == [{"seat": "seat:1"}]


def test_t614_barter_for_a_card_played_at_once() -> None:
    """7.2, R-49. Revised: Nervous Joe kept by Barter is played at once."""
    t = village("revised")
    t.die("B")
    t.spirit(BARTER)
    t.deck("joe", "eq8", "wanted")
    t.all_dice("9 9 9 K K", "J J 10 K A", "10 10 Q Q A")
    t.town()
    t.answer("B", "take joe")
    assert t.prompt() == "victim"
    t.answer("B", "name 0")
    assert (t.dollars("A"), t.dollars("B"), t.hand_of("B")) == (4, 12, [])


def test_t615_the_blessing_may_be_declined() -> None:
    """7.2. Shaman's Blessing may be declined: the dice stay."""
    t = rolled(SHAMAN)
    t.town()
    assert t.options("B")[0] == "decline"
    assert len(t.options("B")) == 1 + 4 * 5  # four different faces, five others each
    t.answer("B", "decline")
    assert t.kept("B") == "10 J J K A"


def test_t616_the_pipe_decides_first_place_only() -> None:
    """7.1.2. With the extension B, C and D are tied: B is first; the Sheriff names the second."""
    t = village(players=4, wild_west=True, bribes=False)
    t.die("B")
    t.spirit(PIPE)
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J", "9 9 10 10 10")
    t.town()
    assert (t.prompt(), t.asked(), t.options("A")) == ("decision", "A", ["name 2", "name 3"])
    t.answer("A", "name 3")
    assert (t.prompt(), t.asked()) == ("action", "B")


def test_t617_the_pipe_decides_the_second_place() -> None:
    """7.1.2. D is first with three 9s, B and C tied behind him: B is second without a decision."""
    t = village(players=4, wild_west=True, bribes=False)
    t.die("B")
    t.spirit(PIPE)
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J", "9 9 9 10 10")
    t.town()
    assert (t.prompt(), t.asked()) == ("action", "D")
    t.answer("D", "do river")
    assert (t.nuggets("B"), t.nuggets("C")) == (2, 0)


def test_t618_the_pipe_at_the_town_hall() -> None:
    """R-58. Steps 1 to 7: also between identical hands."""
    t = village(bribes=False)
    t.gained("A", "B", "C")
    f = t.s.frontier.copy()
    f.die, f.pipe = 1, 1
    t.s.frontier = f
    t.all_dice(QUIET, "Q Q Q Q 9", "Q Q Q Q 9")
    t.step(7)
    assert (t.prompt(), t.asked()) == ("offering", "B")


def test_t619_no_pipe_at_the_doc() -> None:
    """R-58. The order at the Doc is the Sheriff's, also for who was under the Pipe in this round."""
    t = village(bribes=False)
    t.gained("A")
    f = t.s.frontier.copy()
    f.die, f.pipe = 1, 1
    t.s.frontier = f
    t.all_dice("Q Q Q Q 9", QUIET, QUIET)
    t.step(7)
    t.answer("A", "decline")
    assert (t.prompt(), t.asked(), t.options("A")) == ("decision", "A", ["name 1", "name 2"])


def test_t620_the_pipe_goes_out_after_step_7() -> None:
    """2.8. Until the end of step 7: afterwards nobody is under its protection."""
    t = rolled(PIPE)
    t.town()
    assert t.s.frontier.pipe == 1
    t.finish_round()
    assert t.s.frontier.pipe == -1


def test_t621_the_die_must_be_rolled() -> None:
    """7.2. Compulsory: B is not asked whether."""
    t = rolled(GOLD)
    t.town()
    assert t.nuggets("B") == 3
    assert [event["indian"] for event in t.told(INDIAN_DIE_ROLLED)] == [1]


def test_t622_nobody_rolls_a_die_of_the_village() -> None:
    """7.2. In the village the die does nothing."""
    t = village()
    t.all_dice("9 9 9 K K", "J J 10 K A", "10 10 Q Q A")
    t.town()
    assert t.told(INDIAN_DIE_ROLLED) == []


@pytest.mark.parametrize("face", [GOLD, AMBUSH])
def test_t623_the_die_is_a_gain(face: str) -> None:
    """11.1. Classic: what the Indian die brings is a gain."""
    t = rolled(face)
    t.stagecoach(2)
    t.town()
    assert t.has_gained("B")


def test_t624_the_die_is_worth_nothing_at_the_end() -> None:
    """12.2. The Indian die: 0 VP."""
    t = village()
    before = t.points("B")
    t.die("B")
    t.spirit(GOLD)
    assert t.points("B") == before


def test_t625_the_die_stays_until_the_offering() -> None:
    """7.2. After rolling it in step 0 B still holds it in the places after."""
    t = rolled(GOLD)
    t.town()
    assert t.prompt() == "store"
    assert t.die_of() == "B"
    t.finish_round()
    assert t.die_of() == ""  # nobody made an offering


def test_t626_a_blessed_die_can_complete_a_poker_hand() -> None:
    """2.8. Any face: the turned die counts at the Town Hall too."""
    t = rolled(SHAMAN, "9 9 9 K K", "A A A A Q", "10 10 J K A")
    t.row("deed1", "deed2", "deed3")
    t.town()
    t.answer("B", "turn Q A")
    t.finish_round()
    assert t.hand_of("B") == ["deed1", "deed2", "deed3"]


def test_t627_defaults_play_with_the_indians_to_the_end() -> None:
    """13. Absent players do not block the Indians either."""
    for edition, wild_west in (("classic", False), ("revised", True)):
        t = table(edition=edition, players=3, wild_west=wild_west, indians=True, round=0)
        t.ending()
        while t.winner() == "":
            who = t.asked()[0]
            assert t.default(who) in t.options(who)
            t.answer(who, t.default(who))
            t.check()
        assert t.asked() == ""


def test_t628_who_got_nothing_has_nothing_to_offer() -> None:
    """7.8.3. The first visits the wife and finds no card: only the second, who took the row, is asked."""
    t = village(wild_west=True)
    t.gained("A", "B", "C")
    t.row("deed1", "deed4", "deed2")
    t.keep_in_property(0, "C")
    t.all_dice("9 9 10 10 J", "Q Q Q Q A", "9 9 10 J K")
    t.step(7)
    t.answer("B", "do wife")
    assert (t.prompt(), t.asked(), t.options("A")) == ("offering", "A", ["decline", "return deed1"])


def test_t629_the_pipe_among_two() -> None:
    """7.1.2. With the extension B and C are tied: B is first, C second, and the Sheriff is not asked."""
    t = village(wild_west=True)
    t.die("B")
    t.spirit(PIPE)
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    assert (t.prompt(), t.asked()) == ("action", "B")
    t.answer("B", "do river")
    assert t.nuggets("C") == 2
