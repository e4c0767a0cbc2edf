"""Chapter 6: building a hand. Scenarios of 16.2 without the extension, then further ones."""

import pytest

from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.sorts import packed
from tenderfoot.games import dicetown
from tenderfoot.games.dicetown.box import BRUTE, STORE_MASK
from tenderfoot.games.dicetown.events import DIE_TURNED, KEPT, ROLLED, THROW_BEGAN
from tenderfoot.games.dicetown.hand.dice import written
from tenderfoot.games.dicetown.windows import priority
from tests.games.dicetown.refused import refused
from tests.table import Table, table


def keep(t: Table, **said: str) -> None:
    """Each of these players keeps these dice; everybody else who is asked answers by default."""
    throw = t.s.frames[-1]
    for who, dice in said.items():
        t.answer(who, f"keep {dice}")
    if t.s.frames[-1] is throw:
        t.default_all()


def throws(t: Table) -> list[tuple[int, bool]]:
    return [(event["throw"], event["last"] == 1) for event in t.told(THROW_BEGAN)]


def rolled(t: Table, throw: int) -> dict[int, int]:
    """How many dice each seat rolled in a throw, as told."""
    found: dict[int, int] = {}
    now = 0
    for event in t.events():
        if event.row is THROW_BEGAN:
            now = event["throw"]
        elif event.row is ROLLED and now == throw:
            found[event["seat"]] = len(written(event["dice"]).split())
    return found


def test_t010_keeping_four_costs_three() -> None:
    """6.1. A rolls Q Q Q Q 9 and keeps the four Q: he pays $3 (8 → 5), stagecoach 3, one loose die."""
    t = table()
    t.rolls("A", "Q Q Q Q 9")
    t.throw()
    keep(t, A="Q Q Q Q")
    assert t.dollars("A") == 5
    assert t.s.stagecoach == 3
    assert t.loose("A") == 1
    assert t.kept("A") == "Q Q Q Q"


def test_t011_one_die_is_free() -> None:
    """Keeping one die costs nothing."""
    t = table()
    t.rolls("A", "Q Q Q Q 9")
    t.throw()
    keep(t, A="9")
    assert t.dollars("A") == 8
    assert t.s.stagecoach == 0
    assert (t.kept("A"), t.loose("A")) == ("9", 4)


def test_t012_keeping_none_costs_a_dollar() -> None:
    """None of five: price 1 (8 → 7), stagecoach 1, five loose dice."""
    t = table().throw()
    keep(t, A="none")
    assert t.dollars("A") == 7
    assert t.s.stagecoach == 1
    assert t.loose("A") == 5


def test_t013_without_money_exactly_one_die() -> None:
    """R-27. A owns $0 and no Brute: exactly the five one-die choices are legal."""
    t = table()
    t.money("A", 0)
    t.rolls("A", "9 10 J Q K")
    t.throw()
    assert sorted(t.options("A")) == ["keep 10", "keep 9", "keep J", "keep K", "keep Q"]


def test_t015_one_die_a_throw_ends_in_throw_five() -> None:
    """Three players keep one die in each throw: all complete in throw 5, no last throw, stagecoach 0."""
    t = table()
    for throw in range(1, 6):
        for who in "ABC":
            t.rolls(who, "9 9 9 9 9", throw)
    t.throw()
    for _ in range(5):
        keep(t, A="9", B="9", C="9")
    assert throws(t) == [(1, False), (2, False), (3, False), (4, False), (5, False)]
    assert [t.kept(who) for who in "ABC"] == ["9 9 9 9 9"] * 3
    assert t.s.stagecoach == 0
    assert t.prompt() == "petition"  # the tie at the mine: phase II has begun


def test_t016_the_last_throw_is_free() -> None:
    """A keeps five, B and C one: A pays $4; throw 2 is last, B and C roll four, keep all, pay nothing."""
    t = table()
    t.rolls("A", "9 9 9 9 9")
    for who in "BC":
        t.rolls(who, "9 10 J Q K")
        t.rolls(who, "9 9 9 9", 2)
    t.throw()
    keep(t, A="9 9 9 9 9", B="9", C="9")
    assert throws(t) == [(1, False), (2, True)]
    assert rolled(t, 2) == {1: 4, 2: 4}
    assert [t.kept(who) for who in "ABC"] == ["9 9 9 9 9"] * 3
    assert [t.dollars(who) for who in "ABC"] == [4, 8, 8]
    assert t.s.stagecoach == 4


def test_t017_two_finish_in_the_same_throw() -> None:
    """R-28. A and B become complete in throw 3, C has two loose dice: throw 4 is last, only C rolls two."""
    t = table()
    t.all_dice("9 9 9 9", "9 9 9 9", "9 9")
    for who in "ABC":
        t.rolls(who, "9 9 9", 3)
    t.rolls("C", "9 9", 4)
    t.throw(3)
    keep(t, A="9", B="9", C="9")
    assert throws(t) == [(3, False), (4, True)]
    assert rolled(t, 4) == {2: 2}
    assert t.kept("C") == "9 9 9 9 9"


def test_t019_the_brute_pays_for_four_kings() -> None:
    """B owns $0 and a Brute, rolls K K K K 9: four K cost nothing, one loose die, Brute discarded."""
    t = table()
    t.money("B", 0)
    t.hand("B", "brute")
    t.rolls("B", "K K K K 9")
    t.throw()
    keep(t, B="K K K K brute")
    assert t.dollars("B") == 0
    assert t.s.stagecoach == 0
    assert (t.kept("B"), t.loose("B")) == ("K K K K", 1)
    assert t.discards() == ["brute"]
    assert t.hand_of("B") == []


@pytest.mark.parametrize("said", ["keep none brute", "keep K brute"])
def test_t020_no_brute_for_none_or_one(said: str) -> None:
    """R-05. A Brute with k = 0 or k = 1 is illegal."""
    t = table()
    t.hand("B", "brute")
    t.rolls("B", "K K K K 9")
    t.throw()
    assert said not in t.options("B")
    refused(t, "B", said)
    assert t.hand_of("B") == ["brute"]


def cancelled_brute(money: int) -> Table:
    """B shows K K Q Q with his Brute, C cancels it."""
    t = table()
    t.money("B", money)
    t.hand("B", "brute")
    t.hand("C", "wanted")
    t.rolls("B", "K K Q Q 9")
    t.throw()
    keep(t, B="Q Q K K brute")
    assert (t.prompt(), t.asked(), t.options("C")) == ("wanted", "C", ["pass", "play wanted"])
    t.answer("C", "play wanted")
    return t


def test_t021_a_cancelled_brute_is_paid_or_put_back() -> None:
    """R-06. B owns $1: he chooses one or two of these four dice; with two he pays $1, the rest is loose."""
    t = cancelled_brute(1)
    assert (t.prompt(), t.asked()) == ("settle", "B")
    assert sorted(t.options("B")) == ["keep K", "keep K K", "keep Q", "keep Q K", "keep Q Q"]
    t.answer("B", "keep Q K")
    assert (t.kept("B"), t.loose("B")) == ("Q K", 3)
    assert t.dollars("B") == 0
    assert t.s.stagecoach == 1
    assert t.discards() == ["brute", "wanted"]


def last_throw(cheater: str = "A", wanted: str = "") -> Table:
    """The last throw: A shows J J 9 besides his two Js, B and C are complete."""
    t = table()
    t.all_dice("J J", "9 10 Q K A", "9 10 Q K A")
    t.hand(cheater, "cheater")
    if wanted:
        t.hand(wanted, "wanted")
    t.rolls("A", "J J 9", 3)
    return t.throw(3, last=True)


def test_t023_the_cheater_makes_five_jacks() -> None:
    """After the last throw A shows J J J J 9 and plays Cheater on the 9: J J J J J."""
    t = last_throw()
    assert (t.prompt(), t.asked(), t.kept("A")) == ("cheat", "A", "9 J J J J")
    t.answer("A", "play cheater 9 J")
    assert t.kept("A") == "J J J J J"
    assert t.discards() == ["cheater"]


def test_the_last_dice_tell_who_has_the_best_hand_and_a_turned_one_tells_it_anew() -> None:
    """7.8.1. Nobody before all dice lie; then the best hand, whoever has the most Aces."""
    t = last_throw()
    kept = t.told(KEPT)
    assert [event["best"] for event in kept[:-1]] == [packed([])] * (len(kept) - 1)
    assert (kept[-1].facts()["best"], kept[-1].facts()["poker"]) == ("seat:0", "hand:four")
    t.answer("A", "play cheater 9 J")
    turned = t.told(DIE_TURNED)[-1].facts()
    assert (turned["best"], turned["poker"]) == ("seat:0", "hand:five")


def test_t024_no_cheater_after_keeping_none() -> None:
    """R-07. A kept no die in this throw: no Cheater for him now."""
    t = table()
    t.dice("A", "9 9")
    t.hand("A", "cheater")
    t.throw(2)
    keep(t, A="none")
    assert t.prompt() == "keep"
    assert t.hand_of("A") == ["cheater"]


def test_t024_no_cheater_for_who_was_complete_before() -> None:
    """R-07. B was complete before this throw: no Cheater for him now."""
    t = last_throw("B")
    assert t.prompt() != "cheat"
    assert t.hand_of("B") == ["cheater"]


def test_t025_a_cancelled_cheater() -> None:
    """A's Cheater is cancelled: dice unchanged, both cards discarded."""
    t = last_throw(wanted="B")
    t.answer("A", "play cheater 9 J")
    t.answer("B", "play wanted")
    assert t.kept("A") == "9 J J J J"
    assert t.discards() == ["cheater", "wanted"]


def test_t027_priority_begins_left_of_the_sheriff() -> None:
    """R-01. Four players, Sheriff B: window order C, D, A, B."""
    assert priority(1, 4) == [2, 3, 0, 1]
    t = table(players=4, sheriff="B")
    t.hand("A", "cheater")
    t.hand("D", "cheater")
    t.throw()
    keep(t)
    assert (t.prompt(), t.asked()) == ("cheat", "DA")


def test_t033_dice_not_kept_are_never_shown() -> None:
    """R-31. A rolls 9 10 J Q K and keeps the K: whatever else he rolled, the others see the same."""
    seen = []
    for roll in ("9 10 J Q K", "9 9 9 9 K", "A A A A K"):
        t = table()
        t.rolls("A", roll)
        t.rolls("A", "9 10 J Q", 2)
        t.throw()
        before = [t.view(who).plain() for who in "BC"]
        keep(t, A="K", B="none", C="none")
        told = [event.told_to(seat) for event in t.events() for seat in (1, 2, None)]
        facts = [(event.title(), event.facts()) for event in told if event is not None]
        seen.append((before, [t.view(who).plain() for who in "BC"], facts))
    assert seen[0] == seen[1] == seen[2]
    assert t.kept("A") == "K"


def test_t034_what_was_paid_lies_on_the_stagecoach() -> None:
    """Given $6 was paid in phase I: stagecoach 6 before step 1, total money unchanged."""
    t = table()
    t.rolls("A", "9 9 9 9 9")
    t.rolls("B", "9 9 9 J J")
    t.rolls("B", "9 9", 2)
    t.throw()
    keep(t, A="9 9 9 9 9", B="9 9 9")
    assert t.prompt() == "petition"  # A and B are tied at the mine: step 1
    assert t.s.stagecoach == 6
    assert [t.dollars(who) for who in "ABC"] == [4, 6, 8]
    t.check()


# Further scenarios.


def test_t201_a_cancelled_brute_without_money_leaves_one_die() -> None:
    """R-06. B owns $0: exactly one of the dice shown stays, free."""
    t = cancelled_brute(0)
    assert sorted(t.options("B")) == ["keep K", "keep Q"]
    t.answer("B", "keep K")
    assert (t.kept("B"), t.loose("B"), t.dollars("B"), t.s.stagecoach) == ("K", 4, 0, 0)


def test_t202_a_cancelled_brute_with_money_may_keep_all_at_the_price() -> None:
    """R-06. With $8 every non-empty part of the dice shown is offered; all four cost $3."""
    t = cancelled_brute(8)
    assert len(t.options("B")) == 8
    assert "keep none" not in t.options("B")
    t.answer("B", "keep Q Q K K")
    assert (t.kept("B"), t.dollars("B"), t.s.stagecoach) == ("Q Q K K", 5, 3)


def test_t203_two_brutes_in_one_throw_are_played_in_priority_order() -> None:
    """T4.2. Sheriff A; B and C show a Brute each; D, with Wanted, is asked about B's first and stops one."""
    t = table(players=4)
    t.hand("B", "brute")
    t.hand("C", "brute")
    t.hand("D", "wanted")
    t.rolls("B", "K K K 9 9")
    t.rolls("C", "Q Q Q 9 9")
    t.throw()
    keep(t, B="K K K brute", C="Q Q Q brute")
    assert t.discards() == ["brute"]  # B's
    assert t.hand_of("C") == ["brute"]
    t.answer("D", "pass")
    assert t.discards() == ["brute", "brute"]
    t.answer("D", "play wanted")
    assert (t.prompt(), t.asked()) == ("settle", "C")
    t.answer("C", "keep Q Q")
    assert (t.dollars("B"), t.dollars("C"), t.s.stagecoach) == (8, 7, 1)
    assert (t.kept("B"), t.kept("C")) == ("K K K", "Q Q")


def test_a_brute_shown_is_in_its_owners_hand_in_every_imagined_world() -> None:
    """T4.2. While B's Brute may be cancelled, everybody knows that C holds one: his comes next."""
    t = table(players=4)
    t.hand("B", "brute")
    t.hand("C", "brute")
    t.hand("D", "wanted")
    t.rolls("B", "K K K 9 9")
    t.rolls("C", "Q Q Q 9 9")
    t.throw()
    keep(t, B="K K K brute", C="Q Q Q brute")
    seen = dicetown.view(t.s, 3)
    for n in range(40):
        world = dicetown.determinize(seen, bytes([n]) * 32)
        decide(world, 3, waiting(world)[0].options[0])  # pass: C's Brute is played
        assert world.players[2].store & STORE_MASK[BRUTE] == 0
        assert len([uid for uid in world.discard if STORE_MASK[BRUTE] >> uid & 1]) == 2


def test_t204_when_the_first_brute_is_cancelled_the_second_is_safe() -> None:
    """R-15. The one Wanted is gone with B's Brute: C's takes effect unasked."""
    t = table(players=4)
    t.hand("B", "brute")
    t.hand("C", "brute")
    t.hand("D", "wanted")
    t.rolls("B", "K K K 9 9")
    t.rolls("C", "Q Q Q 9 9")
    t.throw()
    keep(t, B="K K K brute", C="Q Q Q brute")
    t.answer("D", "play wanted")
    t.answer("B", "keep K")
    assert t.prompt() == "keep"
    assert (t.kept("B"), t.kept("C"), t.s.stagecoach) == ("K", "Q Q Q", 0)
    assert t.discards() == ["brute", "wanted", "brute"]


def test_t205_one_brute_a_throw() -> None:
    """T3. Who holds two Brutes uses one; the other stays in his hand."""
    t = table()
    t.money("B", 0)
    t.hand("B", "brute", "brute")
    t.rolls("B", "K K K K 9")
    t.throw()
    keep(t, B="K K K K brute")
    assert t.hand_of("B") == ["brute"]
    assert t.discards() == ["brute"]


def test_t206_a_brute_may_complete_the_hand() -> None:
    """T3, T6. Five dice with a Brute: nothing paid, and the next throw is the last."""
    t = table()
    t.hand("B", "brute")
    t.rolls("B", "K K K K 9")
    t.throw()
    keep(t, B="9 K K K K brute")
    assert (t.dollars("B"), t.loose("B")) == (8, 0)
    assert throws(t) == [(1, False), (2, True)]


def test_t207_two_dollars_buy_three_dice() -> None:
    """T3. With $2 everything up to three dice is legal, four and five are not."""
    t = table()
    t.money("A", 2)
    t.rolls("A", "9 10 J Q K")
    t.throw()
    sizes = [0 if said == "keep none" else len(said.split()) - 1 for said in t.options("A")]
    assert sorted(sizes) == [0] + [1] * 5 + [2] * 10 + [3] * 10
    assert refused(t, "A", "keep 9 10 J Q").code == "cannot-pay"


def test_t208_the_last_dollar_for_nothing() -> None:
    """T3. A with $1 keeps none and has $0; in the next throw he must keep exactly one."""
    t = table()
    t.money("A", 1)
    t.rolls("A", "9 10 J Q K", 2)
    t.throw()
    keep(t, A="none")
    assert t.dollars("A") == 0
    assert sorted(t.options("A")) == ["keep 10", "keep 9", "keep J", "keep K", "keep Q"]


def test_t209_all_prices_are_paid_at_once() -> None:
    """T4.3. A keeps three, B none, C four: 2 + 1 + 3 dollars lie on the stagecoach."""
    t = table()
    for who in "ABC":
        t.rolls(who, "9 9 9 9 K")
    t.throw()
    keep(t, A="9 9 9", B="none", C="9 9 9 9")
    assert [t.dollars(who) for who in "ABC"] == [6, 7, 5]
    assert t.s.stagecoach == 6


def test_t210_who_kept_none_throws_five_dice_in_the_last_throw() -> None:
    """6.2. A finishes at once; B who kept none gets the free last throw with all five dice."""
    t = table()
    t.rolls("A", "9 9 9 9 9")
    t.rolls("B", "K K K K K", 2)
    t.throw()
    keep(t, A="9 9 9 9 9", B="none")
    assert rolled(t, 2)[1] == 5
    assert [written(event["dice"]) for event in t.told(KEPT) if event["seat"] == 1] == ["", "K K K K K"]
    assert t.dollars("B") == 7


def test_t211_two_cheaters_in_one_window() -> None:
    """T5. A plays both Cheaters one after the other."""
    t = table()
    t.all_dice("J J", "9 10 Q K A", "9 10 Q K A")
    t.hand("A", "cheater", "cheater")
    t.rolls("A", "J 10 9", 3)
    t.throw(3, last=True)
    t.answer("A", "play cheater 9 J", "play cheater 10 J")
    assert t.kept("A") == "J J J J J"
    assert t.discards() == ["cheater", "cheater"]


def test_t212_the_cheater_turns_an_old_die() -> None:
    """R-07. Any of his kept dice, old or new; a die still loose cannot be named."""
    t = table()
    t.dice("A", "9 Q")
    t.hand("A", "cheater")
    t.rolls("A", "J K A", 3)
    t.throw(3)
    keep(t, A="K")
    faces = {said.split()[2] for said in t.options("A") if said != "pass"}
    assert faces == {"9", "Q", "K"}
    t.answer("A", "play cheater Q K")
    assert t.kept("A") == "9 K K"


def test_t213_a_die_is_turned_to_another_face() -> None:
    """T5. Five faces to choose from for each face he has; the die is named by what it shows."""
    t = last_throw()
    said = [option for option in t.options("A") if option != "pass"]
    assert len(said) == 2 * 5
    assert "play cheater 9 A" in said


def test_t214_no_second_lap_in_the_cheater_window() -> None:
    """R-01. Sheriff A: B passes, A plays; B, who has a Cheater too, is not asked again."""
    t = table()
    t.hand("A", "cheater")
    t.hand("B", "cheater")
    for who in "ABC":
        t.rolls(who, "9 10 J Q K")
    t.throw()
    keep(t, A="9", B="9", C="9")
    assert t.asked() == "BA"
    t.answer("B", "pass")
    t.answer("A", "play cheater 9 A")
    assert t.kept("A") == "A"
    assert t.prompt() == "keep"
    assert t.hand_of("B") == ["cheater"]


def test_t215_who_comes_later_sees_what_was_played_before() -> None:
    """R-01. Sheriff A: B plays first, then A is asked anew and may still play or pass."""
    t = table()
    t.hand("A", "cheater")
    t.hand("B", "cheater")
    for who in "ABC":
        t.rolls(who, "9 10 J Q K")
    t.throw()
    keep(t, A="9", B="9", C="9")
    t.answer("B", "play cheater 9 K")
    t.answer("A", "pass")  # under seal: should nobody before him play
    assert t.kept("B") == "K"
    assert (t.prompt(), t.asked()) == ("cheat", "A")
    t.answer("A", "play cheater 9 10")
    assert t.kept("A") == "10"


def test_t216_the_cheater_window_is_in_every_throw() -> None:
    """T5. Also after throw 1, and also after the last one."""
    for last in (False, True):
        t = table()
        t.dice("B", "9 10 Q K A")
        t.hand("A", "cheater")
        t.throw(1, last)
        if not last:
            keep(t)
        assert (t.prompt(), t.asked()) == ("cheat", "A")


def test_t217_the_last_throw_asks_nobody_which_dice() -> None:
    """T3. In the last throw nobody chooses, also who has money and a Brute."""
    t = table()
    t.all_dice("9 9 9 9 9", "9 9", "9")
    t.hand("B", "brute")
    t.rolls("B", "9 9 9", 4)
    t.rolls("C", "9 9 9 9", 4)
    t.throw(4, last=True)
    assert t.prompt() == "petition"
    assert t.hand_of("B") == ["brute"]
    assert [event["price"] for event in t.told(KEPT)] == [0, 0]


def test_t218_a_hand_is_finished_by_payment_only() -> None:
    """R-28. A becomes complete in throw 2 by keeping four: the next throw is last for the others."""
    t = table(players=2)
    t.all_dice("9", "9")
    t.rolls("A", "9 9 9 9", 2)
    t.rolls("B", "K K K K", 2)
    t.rolls("B", "J J J", 3)
    t.throw(2)
    keep(t, A="9 9 9 9", B="K")
    assert throws(t) == [(2, False), (3, True)]
    assert t.kept("B") == "9 J J J K"
    assert (t.dollars("A"), t.dollars("B")) == (5, 8)


def test_t219_sealed_choices_tell_nothing() -> None:
    """T3. After A has chosen, B's view is the same whatever A chose."""
    views = []
    for said in ("keep none", "keep 9", "keep 9 10 J Q K"):
        t = table()
        t.rolls("A", "9 10 J Q K")
        t.throw()
        t.answer("A", said)
        views.append(t.view("B").plain())
    assert views[0] == views[1] == views[2]
    assert t.asked() == "BC"
