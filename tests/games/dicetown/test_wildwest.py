"""The Wild West extension. Scenarios of 16.8 and those of other sections that carry WW, then further ones."""

import pytest

from tenderfoot.games.dicetown.box import OUTLAW_IDS
from tenderfoot.games.dicetown.events import DISCARD_EMPTY
from tests.games.dicetown.haggling import demand, offer, offers, question
from tests.games.dicetown.refused import refused
from tests.games.dicetown.visitors import visitors
from tests.table import Table, table

QUIET = "9 10 J Q A"


def west(edition: str = "classic", players: int = 3, *, bribes: bool = True) -> Table:
    return table(edition=edition, players=players, wild_west=True, bribes=bribes)


def pile(t: Table) -> list[str]:
    """The Outlaw pile, top first."""
    return [OUTLAW_IDS[outlaw] for outlaw in t.s.frontier.outlaws[::-1]]


def keep(t: Table, **said: str) -> None:
    """Each of these players keeps these dice; everybody else who is asked answers by default."""
    throw = t.s.frames[-1]
    for who, dice in said.items():
        t.answer(who, f"keep {dice}")
    if t.s.frames[-1] is throw:
        t.default_all()


# Outlaws before a throw (16.2).


def test_t028_an_outlaw_sets_two_dice() -> None:
    """A has three loose dice and `outJa`, uses it for two: two more Js, he rolls one die, it is wanted."""
    t = west()
    t.dice("A", "9 9")
    t.wanted()
    t.recruited("A", "outJa")
    t.throw(3)
    assert (t.prompt(), t.asked()) == ("outlaw", "A")
    assert t.options("A") == ["done", "use outJa 1", "use outJa 2"]
    t.answer("A", "use outJa 2")
    assert t.kept("A") == "9 9 J J"
    assert t.view("A").seats[0].cup == 1
    assert t.recruited_by("A") == []
    assert t.wanted_now() == ["outJa"]


def test_t029_an_outlaw_does_not_make_the_throw_the_last() -> None:
    """Before throw 3 A sets his last two dice: B and C still choose and pay; throw 4 is the last."""
    t = west()
    t.all_dice("9 9 9", "9 9", "9 9")
    t.wanted()
    t.recruited("A", "outAa")
    t.rolls("B", "K K Q", 3)
    t.rolls("C", "K K Q", 3)
    t.rolls("B", "J", 4)
    t.rolls("C", "J J", 4)
    t.throw(3)
    t.answer("A", "use outAa 2")
    assert (t.kept("A"), t.prompt(), t.asked()) == ("9 9 9 A A", "keep", "BC")
    keep(t, B="K K", C="K")
    assert (t.dollars("B"), t.dollars("C"), t.s.stagecoach) == (7, 8, 3)
    assert (t.kept("B"), t.kept("C")) == ("9 9 J K K", "9 9 J J K")  # the free last throw


def test_t031_two_outlaws_in_one_throw() -> None:
    """A with five loose dice uses `outQa` and `outKa` for two dice each: he rolls one die."""
    t = west()
    t.wanted()
    t.recruited("A", "outQa", "outKa")
    t.throw()
    t.answer("A", "use outQa 2", "use outKa 2")
    assert t.kept("A") == "Q Q K K"
    assert t.view("A").seats[0].cup == 1
    assert t.wanted_now() == ["outQa", "outKa"]


# The worked example (16.4).


def test_t052_the_worked_example_with_the_extension() -> None:
    """Every first chooses the classic action; the seconds do the new ones, as far as there are any."""
    t = west(players=5)
    t.all_dice("9 9 9 J K", "10 10 10 K K", "J J J J A", "Q Q Q A A", "9 Q Q J J")
    t.hand("B", "eq1", "eq2", "deed1", "deed3")
    t.hand("E", "deed5", "deed5")
    t.row("deed2", "deed4", "deed1")
    t.property("deed3", "deed5", "deed2")
    t.deck("eq3", "eq4", "eq5", "eq8")
    t.bank(3)
    t.stagecoach(6)
    t.river("rv_gold2")
    t.wanted("outAa", "out9b")
    t.outlaws("outQb")
    t.script["hunt 2 0"] = [0]
    t.town()
    t.answer("A", "do mine")  # step 1: A mine, E river
    assert (t.nuggets("A"), t.nuggets("E"), t.s.mine) == (3, 2, 35)
    t.answer("B", "do bank")  # step 2: nobody second
    assert (t.dollars("B"), t.s.bank, t.s.stagecoach) == (11, 6, 0)
    t.answer("C", "do store", "take eq8")  # step 4: C store, E Doc at once
    assert (t.prompt(), t.asked()) == ("doc", "E")
    t.answer("E", "decline")
    t.answer("D", "do rob", "name 1", "draw 2 1", "take deed3")  # step 5: D robs, E recruits
    assert t.recruited_by("E") == ["outQb"]
    t.answer("B", "do badge")  # step 6: B badge, A hunts with one die
    assert t.sheriff() == "B"
    assert t.captured_by("A") == ["out9b"]
    t.answer("C", "do mayor")  # step 7: C two cards, D the Mayor's wife
    assert t.hand_of("C") == ["eq8", "deed2", "deed4"]
    assert t.row_now() == ["deed1", "deed3", "deed5"]  # refilled before the second acts
    assert t.hand_of("D") == ["deed2", "deed3"]
    assert t.s.round == 3  # everybody has gained something: nobody sees the Doc
    t.check()


def test_t088_nothing_of_the_table_can_be_offered() -> None:
    """R-33. Offering a Ranch or an Outlaw is illegal."""
    t = west()
    t.fenced("B", "ranch", "deed5")
    t.hand("B", "deed1")
    t.wanted()
    t.recruited("B", "outJa")
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    t.answer("A", "open")
    t.answer("B", "dollars 0")
    assert t.options("B") == ["done", "add deed1"]
    no = refused(t, "B", "add ranch")
    assert (no.code, no.facts) == ("not-in-hand", {"card": "card:ranch"})
    refused(t, "B", "add outJa")


def test_t091_first_and_second_for_a_price() -> None:
    """B, C, D tied with two Qs; D offers 1 nugget for first, B $2 for second; A takes both."""
    t = west(players=4)
    t.gold("D", 1)
    t.hand("A", "eq1")
    t.wanted()
    t.outlaws("outQb")
    t.all_dice("K K K A A", "Q Q 9 9 9", "Q Q J J J", "Q Q 10 10 10")
    t.step(5)
    t.answer("A", "open")
    t.answer("B", "offer-nothing")
    offer(t, "B", 2)
    t.answer("C", "offer-nothing", "offer-nothing")
    offer(t, "D", 0, 1)
    t.answer("D", "offer-nothing")
    t.answer("A", "decide")
    assert t.options("A") == ["name 1", "name 2", "name 3 take", "name 3 waive"]
    t.answer("A", "name 3 take")
    assert t.options("A") == ["name 1 take", "name 1 waive", "name 2"]
    t.answer("A", "name 1 take")
    assert (t.nuggets("A"), t.dollars("A")) == (1, 10)
    assert (t.nuggets("D"), t.dollars("B")) == (0, 6)
    assert (t.prompt(), t.asked()) == ("action", "D")
    t.answer("D", "do rob")
    assert t.hand_of("D") == ["eq1"]
    assert t.recruited_by("B") == ["outQb"]
    assert (t.dollars("C"), t.recruited_by("C")) == (8, [])


# 16.8


def mine(first: str = "9 9 9 J K", second: str = "9 Q Q J J", third: str = "10 10 10 K K") -> Table:
    """B is first at the mine, C second."""
    t = west()
    t.all_dice(third, first, second)
    return t


def test_t140_the_first_chooses_the_river() -> None:
    """B three 9s, C one 9; B chooses the river: C gets 1 nugget."""
    t = mine()
    t.river("rv_wallet")
    t.town()
    assert (t.prompt(), t.asked(), t.options("B")) == ("action", "B", ["do mine", "do river"])
    t.answer("B", "do river")
    assert (t.nuggets("B"), t.dollars("B")) == (0, 10)
    assert t.nuggets("C") == 1


def test_t141_nobody_second() -> None:
    """Only B has 9s: one action, the other is not carried out."""
    t = mine(second="Q Q J J A")
    before = len(t.s.frontier.river)
    t.town()
    t.answer("B", "do mine")
    assert t.nuggets("B") == 3
    assert len(t.s.frontier.river) == before


def test_t142_the_wallet() -> None:
    """Wallet with bank 1: player +1, bank 0 before step 2."""
    t = mine()
    t.bank(1)
    t.river("rv_wallet")
    t.town()
    t.answer("B", "do river")
    assert (t.dollars("B"), t.s.bank) == (9, 0)
    assert (t.prompt(), t.asked()) == ("action", "A")  # the bank


def test_t143_the_star() -> None:
    """R-25. B draws Star in step 1: B is Sheriff and decides the ties of step 2."""
    t = west()
    t.river("rv_star")
    t.all_dice("10 10 K K K", "9 9 9 A A", "10 10 9 J J")
    t.town()
    t.answer("B", "do river")
    assert t.sheriff() == "B"
    assert (t.prompt(), t.asked()) == ("petition", "B")


def test_t145_an_empty_river() -> None:
    """R-39. River pile empty, C is second and must go there: nothing; classic: C may visit the Doc."""
    t = west(players=4)
    t.river_of()
    t.all_dice("J J J K K", "9 9 9 K K", "9 9 K A A", "Q Q Q K K")
    t.town()
    t.answer("B", "do mine")
    assert (t.nuggets("B"), t.nuggets("C")) == (3, 0)
    assert visitors(t) == "C"


def voucher(*pile: str) -> Table:
    t = mine()
    t.discard(*pile)
    t.river("rv_voucher")
    t.town()
    t.answer("B", "do river")
    return t


def test_t146_the_voucher() -> None:
    """Voucher with the Horse in the discard pile: he may take it."""
    t = voucher("eq8", "eq1", "wanted")
    assert (t.prompt(), t.asked()) == ("voucher", "B")
    assert t.options("B") == ["take eq1", "take eq8", "take wanted"]
    t.answer("B", "take eq8")
    assert t.hand_of("B") == ["eq8"]
    assert t.discards() == ["eq1", "wanted"]


def test_t146_the_voucher_without_a_pile() -> None:
    """Empty pile: nothing."""
    t = voucher()
    assert t.prompt() != "voucher"
    assert t.hand_of("B") == []
    assert [event.facts() for event in t.told(DISCARD_EMPTY)] == [{"seat": "seat:1"}]


def test_t149_the_doc_at_once() -> None:
    """7.5.1, R-09. Doc at once with dice J J 9 K A (classic): all four lines are open."""
    t = west()
    t.deck("eq1", "eq2", "eq3")
    t.all_dice("J J J K K", "J J 9 K A", QUIET)
    t.step(4)
    t.answer("A", "do store", "take eq1")
    assert (t.prompt(), t.asked()) == ("doc", "B")
    assert t.options("B") == ["wire", "card", "dollars-of-all", "nuggets-of-all", "decline"]


def saloon(**hands: str) -> Table:
    """A is first at the Saloon with two Qs, B second with one."""
    t = west()
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    t.all_dice("Q Q 9 K K", "Q 10 10 K A", "9 A A A A")
    return t


def test_t150_recruiting() -> None:
    """7.6.3. Recruit: the top Outlaw lies on the table; it cannot be drawn at the Saloon."""
    t = saloon()
    t.wanted()
    t.outlaws("outAb", "out9a")
    t.step(5)
    t.answer("A", "do recruit")
    assert t.recruited_by("A") == ["outAb"]
    assert pile(t)[0] == "out9a"
    assert t.hand_of("B") == []  # B had to rob and found nobody: A's Outlaw is no hand card
    assert t.prompt() not in ("victim", "backs", "steal")


def test_t151_desperado() -> None:
    """Desperado for `outAb`: he has it, the pile, one card fewer, is shuffled."""
    t = saloon(A="desperado")
    t.wanted("outKa")
    t.outlaws("out9a", "out9b", "outAb")
    before = pile(t)
    t.script["outlaws 1"] = list(range(len(before) - 1))[::-1]
    t.step(5)
    t.answer("A", "do recruit", "play desperado")
    assert (t.prompt(), len(t.options("A"))) == ("outpick", 11)
    t.answer("A", "enlist outAb")
    assert t.recruited_by("A") == ["outAb"]
    assert pile(t) == [name for name in before if name != "outAb"][::-1]


def test_t151_desperado_cancelled() -> None:
    """Cancelled: he takes the top Outlaw."""
    t = saloon(A="desperado", C="wanted")
    t.wanted()
    t.outlaws("out9a", "out9b", "outAb")
    t.step(5)
    t.answer("A", "do recruit", "play desperado")
    t.answer("C", "play wanted")
    assert t.recruited_by("A") == ["out9a"]


def hunt(kings: str, roll: list[int], board: str, *guns: str) -> Table:
    """B, first at the office with these dice, hunts and rolls this; nobody else has a K."""
    t = west()
    t.hand("B", *guns)
    t.all_dice(QUIET, kings, "9 9 10 J A")
    t.wanted(*board.split())
    t.script["hunt 2 1"] = roll
    t.step(6)
    t.answer("B", "do hunt")
    return t


def test_t152_the_worked_hunt() -> None:
    """7.7.1. Wanted: `out9a`, `out9b`, `outKa`; three Ks roll 9 Q Q: exactly one of the 9s, his choice."""
    t = hunt("K K K 10 J", [0, 3, 3], "out9a out9b outKa")
    assert (t.prompt(), t.options("B")) == ("capture", ["capture out9a", "capture out9b"])
    t.answer("B", "capture out9a")
    assert t.captured_by("B") == ["out9a"]
    assert t.wanted_now() == ["out9b", "outKa"]


def test_t153_the_hand_is_unchanged() -> None:
    """R-46. Hunter's dice K K K 9 9, hunting roll 10 10 10: afterwards still the full house KKK99."""
    t = hunt("K K K 9 9", [1, 1, 1], "outAa")
    assert t.kept("B") == "9 9 K K K"
    assert (t.prompt(), t.asked()) == ("action", "B")  # and first at the Town Hall with it
    assert t.captured_by("B") == []


def whisky(*hand: str, **others: str) -> Table:
    """A robs with Whisky in hand; B has two Ranches and this hand."""
    t = saloon(A="whisky", **others)
    t.fenced("B", "ranch", "ranch")
    t.hand("B", *hand)
    t.step(5)
    t.answer("A", "do rob")
    return t


def test_t156_whisky() -> None:
    """7.6.1. Empty hand, two Ranches: may be named; one Ranch changes owner (3 → 1 VP, 0 → 1 VP)."""
    t = saloon(A="whisky", C="eq1")
    t.fenced("B", "ranch", "ranch")
    t.money("A", 0)
    t.money("B", 0)
    assert (t.points("A"), t.points("B")) == (5, 3)  # A has the badge
    t.step(5)
    t.answer("A", "do rob")
    assert (t.prompt(), t.options("A")) == ("victim", ["name 1", "name 2"])
    t.answer("A", "name 1", "play whisky")
    assert (t.table_of("A"), t.table_of("B")) == (["ranch"], ["ranch"])
    assert (t.points("A") - 5, t.points("B")) == (1, 1)


def insured(*property_: str) -> Table:
    """A steals C's deed; C, who also holds Insurance, is asked."""
    t = saloon(C="deed4 insurance")
    t.property(*property_)
    t.step(5)
    t.answer("A", "do rob", "take deed4")
    assert (t.prompt(), t.asked(), t.options("C")) == ("insure", "C", ["pass", "play insurance"])
    t.answer("C", "play insurance")
    return t


def test_t158_insurance() -> None:
    """7.6.2. A deed is stolen from C, C plays Insurance: C draws the top property card."""
    t = insured("deed5")
    assert (t.hand_of("A"), t.hand_of("C")) == (["deed4"], ["deed5"])


def test_t158_insurance_draws_a_ranch() -> None:
    """A Ranch is laid open."""
    t = insured("ranch")
    assert (t.table_of("C"), t.hand_of("C")) == (["ranch"], [])


def shop(top: str, edition: str = "classic", **hands: str) -> Table:
    """B is alone at the store with one J and finds this card."""
    t = west(edition, players=4)
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    t.deck(top)
    t.all_dice("9 9 K K K", "J 10 10 9 9", "Q Q A A A", "Q Q Q A A")
    t.step(4)
    t.answer("B", "do store")
    return t


def test_t160_a_gift() -> None:
    """Gift is obtained: played at once; the named opponent with three store cards chooses one."""
    t = shop("gift", C="eq1 eq2 eq8", D="eq3")
    assert (t.prompt(), t.asked(), t.options("B")) == ("victim", "B", ["name 2", "name 3"])
    t.answer("B", "name 2")
    assert (t.prompt(), t.asked()) == ("give", "C")
    assert t.options("C") == ["give eq1", "give eq2", "give eq8"]
    t.answer("C", "give eq2")
    assert (t.hand_of("B"), t.hand_of("C")) == (["eq2"], ["eq1", "eq8"])
    assert t.discards() == ["gift"]


def test_t160_no_gift() -> None:
    """If no opponent has any store card: no effect."""
    t = shop("gift", C="deed5")
    assert t.prompt() != "victim"
    assert (t.hand_of("B"), t.discards()) == ([], ["gift"])


def wife(top: str) -> Table:
    """A has the best hand and goes to the Mayor, B to his wife."""
    t = west()
    t.gained("A", "B", "C")
    t.row("deed1", "deed1", "deed1")
    t.property("deed2", top)
    t.all_dice("Q Q Q Q 9", "9 9 10 10 J", QUIET)
    t.step(7)
    t.answer("A", "do mayor")
    return t


def test_t162_the_mayors_wife() -> None:
    """7.8.2. A Ranch is laid open; a deed goes into the hand, unseen by others."""
    t = wife("ranch")
    assert t.hand_of("A") == ["deed1"]
    assert (t.table_of("B"), t.hand_of("B")) == (["ranch"], [])
    views = []
    for top in ("deed3", "deed5"):
        t = wife(top)
        assert t.hand_of("B") == [top]
        views.append([t.view(who).plain() for who in "AC"])
    assert views[0] == views[1]


def test_t164_two_players_tied() -> None:
    """Two players, both one Q: the Sheriff names first and second, himself included."""
    t = west(players=2, bribes=False)
    t.all_dice("Q 9 9 K K", "Q 10 10 J J")
    t.step(5)
    assert (t.prompt(), t.options("A")) == ("decision", ["name 0", "name 1"])
    t.answer("A", "name 1")
    assert (t.prompt(), t.asked()) == ("action", "B")


def test_t165_four_aces_take_three() -> None:
    """R-43. Mayor with four Aces: three cards."""
    t = west()
    t.gained("A", "B", "C")
    t.row("deed1", "deed2", "deed3")
    t.all_dice("A A A A 9", "9 9 10 10 J", QUIET)
    t.step(7)
    t.answer("A", "do mayor")
    assert t.hand_of("A") == ["deed1", "deed2", "deed3"]


def test_t166_the_second_best_hand() -> None:
    """R-60. C four of a kind, D full house, B straight: C first, D second."""
    t = west(players=4)
    t.gained("A", "B", "C", "D")
    t.property("deed4")
    t.all_dice("9 9 10 J Q", "9 10 J Q K", "J J J J 9", "Q Q Q 9 9")
    t.step(7)
    assert (t.prompt(), t.asked()) == ("action", "C")
    t.answer("C", "do wife")
    assert t.hand_of("C") == ["deed4"]
    assert len(t.hand_of("D") + t.table_of("D")) == 1


@pytest.mark.parametrize(("ranches", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (10, 55)])
def test_t167_ranches(ranches: int, points: int) -> None:
    """Four Ranches: 10 VP; 1, 2, 3 Ranches: 1, 3, 6."""
    t = west()
    t.money("B", 0)
    t.fenced("B", *["ranch"] * ranches)
    assert t.points("B") == points


def test_t169_the_dog() -> None:
    """R-40. Dog, two captured and one recruited Outlaw: 4 VP."""
    t = west()
    t.money("B", 0)
    t.hand("B", "dog")
    t.wanted()
    t.recruited("B", "outAa")
    t.captured("B", "out9a", "out10a")
    bounties = (3 + 3) // 2
    assert t.points("B") == 4 + bounties


def test_t171_the_second_controls() -> None:
    """Revised: C is only second at one place: he may not visit in step 8."""
    t = west("revised", bribes=False)
    t.river_of()
    t.gained("A", "B")
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 10 J Q A")
    t.step(1)
    t.answer("B", "do mine")
    assert t.has_controlled("C")
    assert not t.has_gained("C")


# Further scenarios.


def test_t501_an_action_without_effect_may_be_chosen() -> None:
    """7.1.1. B chooses the empty river; C digs."""
    t = mine()
    t.river_of()
    t.town()
    t.answer("B", "do river")
    assert (t.nuggets("B"), t.nuggets("C")) == (0, 1)
    assert not t.has_gained("B")


def test_t502_three_tied_for_first() -> None:
    """R-45. B, C, D tied with two 9s, E one: first and second come from the tied; D and E get nothing."""
    t = west(players=5, bribes=False)
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J", "9 9 A A A", "9 K K A A")
    t.town()
    assert t.options("A") == ["name 1", "name 2", "name 3"]
    t.answer("A", "name 2")
    assert t.options("A") == ["name 1", "name 3"]
    t.answer("A", "name 1")
    assert (t.prompt(), t.asked()) == ("action", "C")
    t.answer("C", "do river")
    assert t.nuggets("B") == 2
    assert [t.has_controlled(who) for who in "BCDE"] == [True, True, False, False]


def test_t503_two_tied_for_second() -> None:
    """7.1.1. D is first with three 9s; the Sheriff names the second between B and C."""
    t = west(players=4, bribes=False)
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J", "9 9 9 10 10")
    t.town()
    assert (t.prompt(), t.options("A")) == ("decision", ["name 1", "name 2"])
    t.answer("A", "name 2")
    assert (t.prompt(), t.asked()) == ("action", "D")
    t.answer("D", "do river")
    assert (t.nuggets("C"), t.nuggets("B")) == (2, 0)


def test_t504_a_bribe_for_the_second_place() -> None:
    """8.1, S3. The second place is haggled over too; the first, D, is no petitioner."""
    t = west(players=4)
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J", "9 9 9 10 10")
    t.town()
    t.answer("A", "open")
    assert t.asked() == "BC"
    offer(t, "B", 4)
    assert t.asked() == "C"  # one offer for one place
    t.answer("C", "offer-nothing")
    t.answer("A", "decide", "name 1 take")
    assert (t.dollars("A"), t.dollars("B")) == (12, 4)


def test_t505_offers_for_two_places_are_alternatives() -> None:
    """8.3. B may offer all his $8 for the first place and all of it for the second."""
    t = west()
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 8)
    assert (question(t, "B"), "dollars 8" in t.options("B")) == ("offer", True)
    offer(t, "B", 8)
    t.answer("C", "offer-nothing", "offer-nothing")
    shown = [(o["seat"], o["spot"], o["dollars"]) for o in offers(t, "C")]
    assert shown == [(1, 0, 8), (1, 1, 8), (2, 0, 0), (2, 1, 0)]
    t.answer("A", "decide", "name 2", "name 1 take")
    assert (t.dollars("A"), t.dollars("B")) == (16, 0)
    assert (t.prompt(), t.asked()) == ("action", "C")


def test_t506_only_one_of_two_offers_is_paid() -> None:
    """8.3. B is named first: his offer for the second place lapses."""
    t = west()
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 3)
    offer(t, "B", 2)
    offer(t, "C", 5)
    offer(t, "C", 1)
    t.answer("A", "decide", "name 1 take", "name 2 take")
    assert [t.dollars(who) for who in "ABC"] == [12, 5, 7]


def test_t507_the_sheriff_first_and_another_second() -> None:
    """7.1.1. A is one of the tied: he names himself first, and the second among the others."""
    t = west(bribes=False)
    t.all_dice("9 9 K K K", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    assert t.options("A") == ["name 0", "name 1", "name 2"]
    t.answer("A", "name 0")
    assert t.options("A") == ["name 1", "name 2"]
    t.answer("A", "name 1")
    t.answer("A", "do river")
    assert t.nuggets("B") == 2


def test_t508_final_offers_for_both_places() -> None:
    """8.3, P3. Each final offer holds at least the opening offer for that place."""
    t = west()
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 3)
    offer(t, "B", 1)
    t.answer("C", "offer-nothing", "offer-nothing")
    t.answer("A", "last-call")
    assert t.options("B") == ["offer-same", *[f"dollars {n}" for n in range(3, 9)]]
    t.answer("B", "offer-same")
    assert t.options("B") == ["offer-same", *[f"dollars {n}" for n in range(1, 9)]]
    t.answer("B", "dollars 2")
    t.answer("C", "offer-same", "offer-same")
    assert [(o["spot"], o["dollars"]) for o in offers(t, "A") if o["seat"] == 1] == [(0, 3), (1, 2)]


def test_t509_a_demand_names_goods_for_the_tie() -> None:
    """8.3, P0. The Sheriff may demand in a tie for two places as well."""
    t = west()
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    t.answer("A", "demand-all")
    demand(t, dollars=2)
    assert (t.prompt(), t.asked()) == ("offer", "BC")


def bank(stagecoach: int, dice_a: str = "10 10 10 K K") -> Table:
    """A is first at the bank, B second with one 10; C has none."""
    t = west()
    t.bank(7)
    t.stagecoach(stagecoach)
    t.all_dice(dice_a, "10 Q Q Q A", "J J J A A")
    return t


@pytest.mark.parametrize(("stagecoach", "loot"), [(0, 0), (2, 2), (3, 3), (6, 3)])
def test_t510_holding_up_the_stagecoach(stagecoach: int, loot: int) -> None:
    """7.4.1. Three 10s: up to three dollars; what is left goes to the bank, which B has robbed."""
    t = bank(stagecoach).town()
    assert t.options("A") == ["do bank", "do holdup"]
    t.answer("A", "do holdup")
    assert (t.dollars("A"), t.dollars("B")) == (8 + loot, 15)
    assert (t.s.bank, t.s.stagecoach) == (stagecoach - loot, 0)


def test_t511_no_even_split_of_the_stagecoach() -> None:
    """R-23. Even Split is offered for the bank robbed by the second, not for the hold-up of the first."""
    t = bank(6)
    t.hand("C", "split")
    t.town()
    t.answer("A", "do holdup")
    assert (t.prompt(), t.asked()) == ("split", "C")
    t.answer("C", "play split")
    assert [t.dollars(who) for who in "ABC"] == [11, 12, 11]


def test_t512_the_second_holds_up() -> None:
    """R-44. A robs the bank; B must hold up the stagecoach with his one 10."""
    t = bank(6).town()
    t.answer("A", "do bank")
    assert [t.dollars(who) for who in "ABC"] == [15, 9, 8]
    assert t.s.bank == 5


def test_t513_an_outlaw_does_not_use_up_the_free_die() -> None:
    """R-30. A sets one die with an Outlaw and keeps one of the throw: nothing to pay."""
    t = west()
    t.wanted()
    t.recruited("A", "outQa")
    t.rolls("A", "9 10 J K")
    t.throw()
    t.answer("A", "use outQa 1")
    keep(t, A="K")
    assert (t.kept("A"), t.dollars("A"), t.s.stagecoach) == ("Q K", 8, 2)


def test_t514_no_cheater_for_dice_of_an_outlaw() -> None:
    """R-07. A sets his last dice with an Outlaw and reveals none in T4: no Cheater for him."""
    t = west()
    t.dice("A", "9 9 9")
    t.wanted()
    t.recruited("A", "outAa")
    t.hand("A", "cheater")
    t.throw(3)
    t.answer("A", "use outAa 2")
    keep(t)
    assert t.prompt() != "cheat"
    assert t.hand_of("A") == ["cheater"]


def test_t515_everybody_is_complete_before_the_roll() -> None:
    """T2. All last dice are set by Outlaws: nobody rolls, the throws are over."""
    t = west(players=2, bribes=False)
    t.all_dice("9 9 9 9", "9 9 9 9 9")
    t.wanted()
    t.recruited("A", "out9b")
    t.throw(4)
    t.answer("A", "use out9b 1")
    assert (t.prompt(), t.options("A")) == ("decision", ["name 0", "name 1"])  # the mine


def test_t516_an_outlaw_before_the_last_throw() -> None:
    """R-29. T1 also comes before the last throw."""
    t = west(players=2)
    t.all_dice("9 9 9", "9 9 9 9 9")
    t.wanted()
    t.recruited("A", "outKb")
    t.rolls("A", "J", 4)
    t.throw(4, last=True)
    assert (t.prompt(), t.asked()) == ("outlaw", "A")
    t.answer("A", "use outKb 1")
    assert t.kept("A") == "9 9 9 J K"


def test_t517_not_more_dice_than_are_loose() -> None:
    """T1. One loose die: an Outlaw sets one; the complete B is not asked."""
    t = west(players=2)
    t.all_dice("9 9 9 9", "9 9 9 9 9")
    t.wanted()
    t.recruited("A", "outKb", "outJa")
    t.throw(4, last=True)
    assert t.asked() == "A"
    assert t.options("A") == ["done", "use outJa 1", "use outKb 1"]
    refused(t, "A", "use outJa 2")


def test_t518_outlaws_are_called_in_secret() -> None:
    """T1. B's view is the same whatever A has said, until all have answered."""
    views = []
    for said in ("done", "use outKb 2"):
        t = west()
        t.wanted()
        t.recruited("A", "outKb")
        t.recruited("B", "out9a")
        t.throw()
        t.answer("A", said)
        assert t.asked() == "B"
        views.append(t.view("B").plain())
    assert views[0] == views[1]


def test_t519_the_double_action_of_round_one_goes_to_the_visitor() -> None:
    """7.5. Round 1: the first goes to the Doc, the second shops twice."""
    t = table(wild_west=True, round=1)
    t.deck("eq1", "eq2")
    t.all_dice("J J K K K", "J 9 9 9 A", QUIET.replace("J", "9"))
    t.step(4)
    t.answer("A", "do doc", "decline")
    assert t.hand_of("B") == ["eq1", "eq2"]


def test_t520_round_one_without_a_shopper() -> None:
    """7.5. Round 1: the only visitor goes to the Doc: nobody shops."""
    t = table(wild_west=True, round=1)
    t.all_dice("J J K K K", "9 9 9 9 A", "9 10 Q Q A")
    before = len(t.s.deck)
    t.step(4)
    t.answer("A", "do doc", "decline")
    assert len(t.s.deck) == before


def test_t521_declining_at_once_is_no_gain() -> None:
    """R-09. Classic: who declined in step 4 and gained nothing else may visit in step 8."""
    t = west()
    t.gained("A")
    t.deck("eq1", "eq2")
    t.all_dice("J J 9 K K", "J 9 10 Q A", "9 9 10 10 10")
    t.step(4)
    t.answer("A", "do store", "take eq1")
    t.answer("B", "decline")
    assert not t.has_gained("B")


def test_t522_a_fenced_deed_is_a_gain() -> None:
    """11.1. Classic: fencing at least one deed at the Doc in step 4 counts; fencing none does not."""
    for hand, gained in (["deed4"], True), ([], False):
        t = west()
        t.hand("B", *hand)
        t.deck("eq1", "eq2")
        t.all_dice("J J 10 K K", "J 9 10 Q A", "9 9 10 10 10")
        t.step(4)
        t.answer("A", "do store", "take eq1")
        t.answer("B", "wire")
        assert t.has_gained("B") == gained


def test_t523_the_revised_doc_at_once_is_followed_by_the_window() -> None:
    """R-02. Revised with WW: after the visit in step 4 W-DOC opens."""
    t = west("revised")
    t.hand("C", "gs_elixir")
    t.elixirs("el_wealth", "el_charm", "el_protection")
    t.deck("eq1", "eq2")
    t.all_dice("J J 10 K K", "J 9 10 Q A", "9 9 10 10 10")
    t.step(4)
    t.answer("A", "do store", "take eq1")
    assert (t.prompt(), t.asked()) == ("elixir", "B")
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked()) == ("elixir-card", "C")
    t.answer("C", "play gs_elixir")
    assert (t.prompt(), t.asked()) == ("elixir", "C")


def test_t524_nobody_left_to_recruit() -> None:
    """10.5. The pile is empty: no Outlaw, no gain."""
    t = saloon()
    t.no_outlaws("C")
    t.step(5)
    t.answer("A", "do recruit")
    assert t.recruited_by("A") == []
    assert not t.has_gained("A")
    assert t.has_controlled("A")


def test_t525_a_hunt_without_outlaws() -> None:
    """R-46. The wanted board is empty: no roll, no effect, no gain."""
    t = hunt("K K K 10 J", [0, 0, 0], "", "doublegun")
    assert t.prompt() not in ("chase", "capture")
    assert not t.has_gained("B")


def test_t526_a_catch_is_a_gain() -> None:
    """11.1. A captured Outlaw is a gain, a hunt without a catch is not."""
    for roll, gained in (0, True), (1, False):
        t = hunt("K 10 10 J J", [roll], "out9a")
        assert t.has_gained("B") == gained
        assert t.captured_by("B") == (["out9a"] if gained else [])


def test_t527_one_catch_for_each_die() -> None:
    """R-46. Two 9s among the hunting dice capture both Outlaws of that face, three no more."""
    t = hunt("K K K 10 J", [0, 0, 0], "out9a out9b outKa")
    t.answer("B", "capture out9b")
    assert t.captured_by("B") == ["out9a", "out9b"]
    assert t.wanted_now() == ["outKa"]


def test_t528_double_gun() -> None:
    """2.4. Double Gun re-rolls the dice named once: Q Q become 9 10."""
    t = hunt("K K K 9 J", [0, 3, 3], "out9a out10b", "doublegun")
    assert (t.prompt(), t.options("B")) == ("chase", ["pass", "play doublegun"])
    t.script["regun 2 1 0"] = [1, 5]
    t.answer("B", "play doublegun")
    assert t.prompt() == "reroll"
    said = sorted(t.options("B"))
    assert said == sorted(["reroll none", "reroll 9", "reroll Q", "reroll 9 Q", "reroll Q Q", "reroll 9 Q Q"])
    t.answer("B", "reroll Q Q")
    assert t.captured_by("B") == ["out9a", "out10b"]


def test_t529_double_gun_cancelled() -> None:
    """9.3. No second roll."""
    t = west()
    t.hand("B", "doublegun")
    t.hand("C", "wanted")
    t.all_dice(QUIET, "K K K 10 J", QUIET)
    t.wanted("out9a")
    t.script["hunt 2 1"] = [3, 3, 3]
    t.step(6)
    t.answer("B", "do hunt", "play doublegun")
    t.answer("C", "play wanted")
    assert t.captured_by("B") == []
    assert t.discards() == ["doublegun", "wanted"]


def test_t530_two_double_guns() -> None:
    """9.2. One after the other, each with a roll of its own."""
    t = hunt("K 9 9 10 J", [3], "out9a", "doublegun", "doublegun")
    t.script["regun 2 1 0"] = [3]
    t.script["regun 2 1 1"] = [0]
    t.answer("B", "play doublegun", "reroll Q", "play doublegun", "reroll Q")
    assert t.captured_by("B") == ["out9a"]


def office(first: str, **hands: str) -> Table:
    """B is first at the office, C second; A is Sheriff. B does this."""
    t = west()
    t.gained("A", "B", "C")
    t.wanted("outAa")
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    t.all_dice(QUIET, "K K 9 9 J", "K 9 10 10 J")
    t.script["hunt 2 1"] = [1, 1]
    t.script["hunt 2 2"] = [1]
    t.step(6)
    t.answer("B", f"do {first}")
    return t


def test_t531_the_second_takes_the_badge() -> None:
    """R-44. B hunts; C must take the badge."""
    assert office("hunt").sheriff() == "C"


def test_t532_the_office_opens_before_the_badge_moves() -> None:
    """7.7. B hunts, then the window opens once, before C takes the badge; A stops him."""
    t = office("hunt", A="marshall")
    assert (t.prompt(), t.asked()) == ("sheriff", "A")
    t.answer("A", "play marshall")
    assert t.sheriff() == "A"
    assert t.prompt() == "action"  # the Town Hall: no second window


def test_t533_the_office_opens_once() -> None:
    """7.7. B takes the badge, C hunts: one window for Nervous Joe, before the badge moves."""
    t = office("badge", A="joe")
    assert (t.prompt(), t.asked(), t.sheriff()) == ("sheriff", "A", "A")
    t.answer("A", "pass")
    assert t.sheriff() == "B"
    assert t.prompt() == "action"


def test_t534_nobody_takes_the_badge() -> None:
    """7.7. Only B has Ks and hunts: the window opens at the end of the step, without a candidate."""
    t = west()
    t.gained("A", "B", "C")
    t.hand("C", "joe", "marshall")
    t.wanted("outAa")
    t.all_dice(QUIET, "K K 9 9 J", QUIET)
    t.script["hunt 2 1"] = [1, 1]
    t.step(6)
    t.answer("B", "do hunt")
    assert (t.prompt(), t.options("C")) == ("sheriff", ["pass", "play joe 0", "play joe 1"])
    t.answer("C", "play joe 0")
    assert (t.dollars("C"), t.sheriff()) == (12, "A")


def test_t535_whisky_cancelled_with_cards() -> None:
    """R-47. Whisky is cancelled: the ordinary robbery of the same victim follows."""
    t = whisky("eq1", C="wanted")
    t.answer("A", "name 1", "play whisky")
    t.answer("C", "play wanted")
    assert "eq1" in t.hand_of("A")
    assert t.table_of("B") == ["ranch", "ranch"]


def test_t536_whisky_cancelled_without_cards() -> None:
    """R-47. The victim has no hand cards: the robbery ends without effect."""
    t = whisky(C="wanted")
    t.answer("A", "name 1", "play whisky")
    t.answer("C", "play wanted")
    assert t.table_of("B") == ["ranch", "ranch"]
    assert t.hand_of("A") == []
    assert not t.has_gained("A")


def test_t537_whisky_kept_for_later() -> None:
    """R-32. With Whisky a Ranch owner may be named; if it is not played and his hand is empty, nothing."""
    t = whisky()
    t.answer("A", "pass")
    assert t.table_of("B") == ["ranch", "ranch"]
    assert "whisky" in t.hand_of("A")


def test_t538_no_whisky_no_ranch() -> None:
    """R-33. Without Whisky an opponent with Ranches and an empty hand cannot be named."""
    t = saloon(C="eq1 eq2", A="eq3")
    t.fenced("B", "ranch", "ranch")
    t.step(5)
    t.answer("A", "do rob")
    assert t.prompt() == "steal"  # C was the only one: B cannot be robbed
    assert sorted(t.options("A")) == ["take eq1", "take eq2"]


def test_t539_whisky_is_offered_against_ranch_owners_only() -> None:
    """9.3. The victim has no Ranch: W-WHISKY does not open."""
    t = saloon(A="whisky", C="eq1 eq2")
    t.step(5)
    t.answer("A", "do rob")
    assert t.prompt() == "steal"


def test_t540_insurance_for_a_store_card() -> None:
    """R-48. A store card is stolen: the top store card is drawn."""
    t = saloon(C="eq1 insurance")
    t.deck("eq8")
    t.step(5)
    t.answer("A", "do rob", "take eq1")
    t.answer("C", "play insurance")
    assert t.hand_of("C") == ["eq8"]
    assert t.discards() == ["insurance"]


def test_t541_insurance_for_a_ranch() -> None:
    """R-48. A Ranch taken by Whisky is a property card: the top property card is drawn."""
    t = saloon(A="whisky", B="insurance")
    t.fenced("B", "ranch")
    t.property("deed5")
    t.step(5)
    t.answer("A", "do rob", "play whisky")
    assert (t.prompt(), t.asked()) == ("insure", "B")
    t.answer("B", "play insurance")
    assert "deed5" in t.hand_of("B")
    assert t.table_of("A") == ["ranch"]


def test_t542_insurance_stolen() -> None:
    """R-48. The stolen card is the Insurance itself: it cannot be played any more."""
    t = saloon(C="eq1 insurance")
    t.step(5)
    t.answer("A", "do rob", "take insurance")
    assert t.prompt() != "insure"
    assert (t.hand_of("A"), t.hand_of("C")) == (["insurance"], ["eq1"])


def test_t543_insurance_cancelled() -> None:
    """9.3. No compensation."""
    t = saloon(C="deed4 insurance", B="wanted")
    t.step(5)
    t.answer("A", "do rob", "name 2", "take deed4")
    t.answer("C", "play insurance")
    t.answer("B", "play wanted")
    assert t.hand_of("C") == []


def test_t544_insurance_draws_a_card_played_at_once() -> None:
    """R-49. Insurance draws Collection: played at once."""
    t = saloon(C="eq1 insurance")
    t.deck("collection")
    t.step(5)
    t.answer("A", "do rob", "take eq1")
    t.answer("C", "play insurance")
    assert [t.dollars(who) for who in "ABC"] == [6, 6, 12]
    assert t.discards() == ["insurance", "collection"]


def test_t545_collection() -> None:
    """2.4, R-49. At once each opponent gives up to $2."""
    t = west(players=4)
    t.money("C", 1)
    t.money("D", 0)
    t.deck("collection")
    t.all_dice("9 9 K K K", "J 10 10 9 9", "Q Q A A A", "Q Q Q A A")
    t.step(4)
    t.answer("B", "do store")
    assert [t.dollars(who) for who in "ABCD"] == [6, 11, 0, 0]
    assert (t.hand_of("B"), t.discards()) == ([], ["collection"])


def test_t546_collection_cancelled() -> None:
    """9.3. A kind-I card can be cancelled: no effect."""
    t = shop("collection", C="wanted")
    assert (t.prompt(), t.asked()) == ("wanted", "C")
    t.answer("C", "play wanted")
    assert [t.dollars(who) for who in "ABCD"] == [8, 8, 8, 8]
    assert t.discards() == ["collection", "wanted"]


def test_t547_gift_cancelled() -> None:
    """9.3. The named opponent cancels the Gift with the card he would have had to give."""
    t = shop("gift", C="wanted")
    assert (t.prompt(), t.asked()) == ("wanted", "C")
    t.answer("C", "play wanted")
    assert (t.hand_of("B"), t.hand_of("C")) == ([], [])
    assert t.discards() == ["gift", "wanted"]


def test_t548_a_ranch_of_the_row_is_laid_open() -> None:
    """7.8. The Mayor's Ranch lies open; the deed is in the hand."""
    t = west()
    t.gained("A", "B", "C")
    t.row("ranch", "deed2", "deed3")
    t.all_dice("Q Q Q Q A", "9 9 10 10 J", QUIET)
    t.step(7)
    t.answer("A", "do mayor")
    assert (t.table_of("A"), t.hand_of("A")) == (["ranch"], ["deed2"])


def test_t549_corruption_draws_a_ranch() -> None:
    """7.8, R-11. A Ranch drawn by Corruption is laid open."""
    t = west()
    t.gained("A", "B", "C")
    t.hand("A", "corruption")
    t.row("deed1", "deed2", "deed3")
    t.property("ranch")
    t.all_dice("Q Q Q Q 9", "9 9 10 10 J", QUIET)
    t.step(7)
    t.answer("A", "do mayor", "play corruption")
    assert (t.table_of("A"), t.hand_of("A")) == (["ranch"], ["deed1"])


def test_t550_the_wife_before_the_mayor() -> None:
    """R-44. The first visits the wife and takes the top of the deck; then the second takes the row."""
    t = west()
    t.gained("A", "B", "C")
    t.row("deed1", "deed2", "deed3")
    t.property("deed5", "deed4")
    t.all_dice("Q Q Q Q 9", "9 9 10 10 A", QUIET)
    t.step(7)
    t.answer("A", "do wife")
    assert t.hand_of("A") == ["deed5"]
    assert t.hand_of("B") == ["deed1", "deed2"]  # one Ace
    assert t.row_now()[:2] == ["deed3", "deed4"]


def test_t551_no_corruption_at_the_wife() -> None:
    """9.3. W-HALL is for the player at the Mayor."""
    t = west()
    t.gained("A", "B", "C")
    t.hand("A", "corruption")
    t.all_dice("Q Q Q Q 9", "9 9 10 10 A", QUIET)
    t.step(7)
    t.answer("A", "do wife")
    assert "corruption" in t.hand_of("A")
    assert t.prompt() != "hall"


def test_t552_the_wife_has_no_card_left() -> None:
    """10.4. The property deck is empty: nothing."""
    t = west()
    t.gained("A", "B", "C")
    t.row("deed1", "deed2", "deed3")
    t.keep_in_property(0, "C")
    t.all_dice("Q Q Q Q 9", "9 9 10 10 A", QUIET)
    t.step(7)
    t.answer("A", "do wife")
    assert t.hand_of("A") == []
    assert t.row_now() == ["deed3"]


def star(edition: str) -> Table:
    t = west(edition)
    t.hand("C", "marshall")
    t.river("rv_star")
    t.all_dice("10 10 K K K", "9 9 9 A A", "J J J Q Q")
    t.town()
    t.answer("B", "do river")
    return t


def test_t553_marshall_stops_the_star_in_the_revised_edition() -> None:
    """R-21. Revised: W-BADGE opens; A stays Sheriff."""
    t = star("revised")
    assert (t.prompt(), t.asked()) == ("badge", "C")
    t.answer("C", "play marshall")
    assert t.sheriff() == "A"


def test_t554_the_classic_star_cannot_be_stopped() -> None:
    """R-21. Classic: Marshall only in step 6."""
    t = star("classic")
    assert t.prompt() != "badge"
    assert t.sheriff() == "B"
    assert t.has_gained("B")


def test_t555_discoveries() -> None:
    """2.6. Look at three, take one and carry it out, put the others back in any order."""
    t = mine()
    t.river("rv_discovery", "rv_gold2", "rv_wallet", "rv_gold3", "rv_star")
    t.town()
    t.answer("B", "do river")
    assert t.prompt() == "river"
    assert t.options("B") == ["fish rv_gold2", "fish rv_wallet", "fish rv_gold3"]
    t.answer("B", "fish rv_gold3")
    assert (t.prompt(), t.options("B")) == ("river-order", ["top rv_gold2", "top rv_wallet"])
    t.answer("B", "top rv_wallet")
    assert t.nuggets("B") == 3
    assert t.river_now()[:3] == ["rv_wallet", "rv_gold2", "rv_star"]


def test_t556_discoveries_twice() -> None:
    """7.3.1. The card taken is another Discoveries: carried out like a card just drawn."""
    t = mine()
    t.river("rv_discovery", "rv_discovery", "rv_wallet", "rv_gold3", "rv_star", "rv_gold2")
    t.town()
    t.answer("B", "do river", "fish rv_discovery", "top rv_gold3")
    assert (t.prompt(), t.options("B")) == ("river", ["fish rv_gold3", "fish rv_wallet", "fish rv_star"])
    t.answer("B", "fish rv_star", "top rv_wallet")
    assert t.sheriff() == "B"
    assert t.river_now()[:3] == ["rv_wallet", "rv_gold3", "rv_gold2"]


def test_t557_discoveries_at_the_bottom_of_the_river() -> None:
    """2.6. Two cards left: he looks at both; one left: he takes it; none: nothing."""
    t = mine()
    t.river_of("rv_discovery", "rv_gold2", "rv_wallet")
    t.town()
    t.answer("B", "do river")
    assert t.options("B") == ["fish rv_gold2", "fish rv_wallet"]
    t.answer("B", "fish rv_wallet")
    assert (t.dollars("B"), t.river_now()) == (10, ["rv_gold2"])
    t = mine()
    t.river_of("rv_discovery")
    t.town()
    t.answer("B", "do river")
    assert (t.nuggets("B"), t.river_now()) == (0, [])


def test_t558_what_discoveries_showed_stays_secret() -> None:
    """4. C sees the same whichever cards B saw and put back."""
    views = []
    for others in (("rv_wallet", "rv_gold2"), ("rv_star", "rv_voucher")):
        t = mine()
        t.river("rv_discovery", "rv_gold3", *others)
        t.town()
        t.answer("B", "do river", "fish rv_gold3")
        t.answer("B", t.options("B")[0])
        views.append([t.view(who).plain() for who in "AC"])
    assert views[0] == views[1]


def test_t559_gold_in_a_poor_mine() -> None:
    """2.6, 10.6. Gold Vein with 2 nuggets in the mine: 2; the second, C, finds none left."""
    t = mine()
    t.mine(2)
    t.river("rv_gold3")
    t.town()
    t.answer("B", "do river")
    assert (t.nuggets("B"), t.nuggets("C"), t.s.mine) == (2, 0, 0)


def test_t560_a_voucher_for_a_card_played_at_once() -> None:
    """R-49. Collection taken with the Voucher is played at once and lies on the pile again."""
    t = voucher("collection", "eq1")
    t.answer("B", "take collection")
    assert t.dollars("B") == 12
    assert t.hand_of("B") == []
    assert t.discards() == ["eq1", "collection"]


def test_t561_the_mule() -> None:
    """R-52. One point for each store card in hand, itself included."""
    t = west()
    t.money("B", 0)
    t.hand("B", "mule", "wanted", "brute", "eq3", "deed2")
    assert t.points("B") == 4 + 3 + 2


@pytest.mark.parametrize(("card", "points"), [("cattle", 7), ("winchester", 6), ("mule", 1), ("dog", 0)])
def test_t562_equipment_of_the_extension(card: str, points: int) -> None:
    """12.2. Alone in a hand."""
    t = west()
    t.money("B", 0)
    t.hand("B", card)
    assert t.points("B") == points


@pytest.mark.parametrize("card", ["insurance", "doublegun", "whisky", "desperado"])
def test_t563_unused_cards_of_the_extension(card: str) -> None:
    """12.2. Worth nothing."""
    t = west()
    t.money("B", 0)
    t.hand("B", card)
    assert t.points("B") == 0


def test_t564_bounties_are_added_before_halving() -> None:
    """R-41. $3 and a bounty of $4: 7 / 2 = 3; $5 and bounties of 3 and 5: 13 / 2 = 6. One rounding."""
    t = west()
    t.money("B", 3)
    t.captured("B", "out9b")
    assert t.points("B") == 3
    t.money("C", 5)
    t.captured("C", "out9a", "outJb")
    assert t.points("C") == 6


BOUNTIES = [
    ("out9a", 3),
    ("out9b", 4),
    ("out10a", 3),
    ("out10b", 4),
    ("outJa", 4),
    ("outJb", 5),
    ("outQa", 4),
    ("outQb", 5),
    ("outKa", 5),
    ("outKb", 6),
    ("outAa", 5),
    ("outAb", 6),
]


@pytest.mark.parametrize(("outlaw", "bounty"), BOUNTIES)
def test_t565_bounties(outlaw: str, bounty: int) -> None:
    """2.7. The table of bounties, each with a dollar more to see the odd ones."""
    t = west()
    t.money("B", 1)
    t.wanted()
    t.captured("B", outlaw)
    assert t.points("B") == (bounty + 1) // 2


def test_t566_recruited_outlaws_are_worth_nothing() -> None:
    """12.2. Recruited but unused Outlaws: 0."""
    t = west()
    t.money("B", 0)
    t.wanted()
    t.recruited("B", "outAb", "outKb")
    assert t.points("B") == 0


def test_t567_ranches_break_a_tie() -> None:
    """R-42. B has a Ranch and a deed of 1, C a deed of 2: equal points, more property cards for B."""
    t = west()
    t.mine(0)
    t.money("A", 0)
    t.fenced("B", "ranch")
    t.hand("B", "deed1")
    t.hand("C", "deed2")
    t.ending()
    assert t.points("B") == t.points("C")
    assert t.winner() == "B"


def test_t568_two_players_are_first_and_second_at_the_town_hall() -> None:
    """R-60. Everybody competes there: with two players the other one is always second."""
    t = west(players=2)
    t.property("deed5")
    t.row("deed1", "deed2", "deed3")
    t.gained("A", "B")
    t.all_dice("Q Q Q Q 9", "9 10 J Q A")
    t.step(7)
    t.answer("A", "do mayor")
    assert t.hand_of("A") == ["deed1"]
    assert len(t.hand_of("B") + t.table_of("B")) == 1


def test_t569_domination_does_not_touch_ranches() -> None:
    """R-33. Revised: only deeds in a hand count."""
    t = west("revised", bribes=False)
    t.gained("A", "C")
    t.fenced("C", "ranch")
    t.elixirs("el_domination", "el_charm")
    t.all_dice(QUIET, QUIET, QUIET)
    t.step(8)
    t.answer("B", "slot-1")
    assert t.table_of("C") == ["ranch"]
    assert t.table_of("B") == []


def test_t570_a_recruit_is_a_gain() -> None:
    """11.1. Classic: an Outlaw recruited as second is a gain."""
    t = saloon(C="eq1")
    t.step(5)
    t.answer("A", "do rob")
    assert len(t.recruited_by("B")) == 1
    assert t.has_gained("B")


@pytest.mark.parametrize(("edition", "who"), [("classic", "C"), ("revised", "")])
def test_t571_the_second_who_gets_nothing(edition: str, who: str) -> None:
    """11.1, 11.2. C must hold up the empty stagecoach: classic he may see the Doc, revised not."""
    t = west(edition)
    t.stagecoach(0)
    t.all_dice("J J J K K", "10 10 10 K K", "10 10 K A A")
    t.town()
    t.answer("B", "do bank")
    assert visitors(t) == who


def test_t572_six_players() -> None:
    """1. The sixth player comes with the extension and plays like everybody else."""
    t = west(players=6)
    t.all_dice(*["9 10 J Q A"] * 5, "K K K K K")
    t.step(6)
    t.answer("F", "do badge")
    assert t.sheriff() == "F"


def test_t573_defaults_play_the_extension_to_its_end() -> None:
    """13. Absent players do not block the extension either; the box stays complete."""
    for edition in ("classic", "revised"):
        t = table(edition=edition, players=4, wild_west=True, round=0)
        t.ending()
        while t.winner() == "":
            who = t.asked()[0]
            assert t.default(who) in t.options(who)
            t.answer(who, t.default(who))
            t.check()
        assert visitors(t) == ""


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_t574_the_sheriff_draws_the_star(edition: str) -> None:
    """11.1, R-16. A, Sheriff, draws the Star: he stays, has confirmed the badge, and has gained."""
    t = west(edition)
    t.hand("C", "marshall")
    t.river("rv_star")
    t.all_dice("9 9 9 A A", "10 10 K K K", "J J J Q Q")
    t.town()
    t.answer("A", "do river")
    assert (t.sheriff(), t.has_gained("A")) == ("A", True)
    assert t.prompt() != "badge"
    assert t.hand_of("C") == ["marshall"]


def test_t575_the_second_acts_with_his_own_dice() -> None:
    """R-44. A goes to the Doc with three Js; B, second with two, shops and draws two cards."""
    t = west()
    t.deck("eq1", "eq2", "eq3")
    t.all_dice("J J J K K", "J J 9 10 A", "9 9 Q Q A")
    t.step(4)
    t.answer("A", "do doc", "decline")
    assert (t.prompt(), t.options("B")) == ("store", ["take eq1", "take eq2"])


def test_t576_ranches_without_whisky_are_no_prey() -> None:
    """R-32. Only B has anything, two Ranches; A holds a Lasso, not Whisky: he gains nothing."""
    t = saloon(A="eq1")
    t.fenced("B", "ranch", "ranch")
    t.step(5)
    t.answer("A", "do rob")
    assert t.prompt() not in ("victim", "whisky", "backs", "steal")
    assert (t.table_of("B"), t.hand_of("A")) == (["ranch", "ranch"], ["eq1"])
    assert not t.has_gained("A")


@pytest.mark.parametrize("card", ["gift", "collection"])
def test_t577_a_card_that_finds_nobody_is_a_gain(card: str) -> None:
    """11.1. B finds Gift or Collection where nobody has anything: he received it, a gain."""
    t = west()
    t.gained("A", "C")
    t.bank(0)
    for who in "AC":
        t.money(who, 0)
    t.deck(card)
    t.all_dice("9 9 K K K", "J 10 10 Q A", "9 9 A A A")
    t.step(4)
    t.answer("B", "do store")
    assert (t.hand_of("B"), t.dollars("B"), t.discards()) == ([], 8, [card])
    assert t.has_gained("B")
