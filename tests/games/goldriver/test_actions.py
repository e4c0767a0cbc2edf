"""12. Action cards with a colt, and 15 cards that are parked."""

from __future__ import annotations

from tenderfoot.engine.sorts import unpacked
from tenderfoot.games.goldriver.box import NAMES
from tenderfoot.games.goldriver.events import SLOTS_PLAYED
from tests.games.goldriver.table import card, table


def test_t75_a_raid_is_paid_or_costs_a_concession() -> None:
    """A raids San Narciso. B: 3 there, hand 2, pays. C: 1 there, destroys it. A's own concessions are
    untouched.
    """
    river = table()
    river.area("A", "SN02")
    river.area("B", "SN04", "SN06", "SN07")
    river.mayor("B", "SN")
    river.area("C", "SN09")
    river.hands(B=2)
    river.takes("A", "RAID1")
    river.say("A", "raid SN")
    assert (river.asked(), river.prompt()) == ("B", "raidloss")
    assert river.options() == ["pay", "lose SN04", "lose SN06", "lose SN07"]
    river.say("B", "pay")
    river.say("C", "lose SN09")
    assert (river.nuggets("B"), river.nuggets("C")) == (0, 15)
    assert [river.count(letter, "SN") for letter in "ABC"] == [1, 3, 0]
    assert [river.place(name) for name in ("SN09", "RAID1", "SN02")] == ["out", "out", "A"]


def test_t76_dynamite_and_the_sheriff() -> None:
    """A (10) dynamites B's CM12. (2,3): A 5, B +5. (2,4): no payment. A with 3 and (2,3): pays 3 (12.7)."""
    for hand, faces, left in ((10, (2, 3), 5), (10, (2, 4), 10), (3, (2, 3), 0)):
        river = table()
        river.hands(A=hand)
        river.area("B", "CM12", "CM03")
        river.mayor("B", "CM")
        river.dice("dynamite 3 0 0", *faces)
        river.takes("A", "DYNA1")
        assert (river.prompt(), river.options()) == ("dynamite", ["dynamite CM03", "dynamite CM12"])
        river.say("A", "dynamite CM12")
        assert (river.place("CM12"), river.place("DYNA1")) == ("out", "out")
        assert (river.nuggets("A"), river.nuggets("B")) == (left, 15 + hand - left)


def test_t78_a_hold_up_takes_what_was_named_or_what_there_is() -> None:
    """A names B and 6, (3,4): A +6. Names 8, (3,4): nothing. Names 5, (2,3), B hand 3: A +3, B 0."""
    for demand, faces, hand, taken in ((6, (3, 4), 15, 6), (8, (3, 4), 15, 0), (5, (2, 3), 3, 3)):
        river = table()
        river.hands(B=hand)
        river.dice("holdup 3 0 0", *faces)
        river.takes("A", "HOLD1")
        river.say("A", f"holdup 1 {demand}")
        assert (river.nuggets("A"), river.nuggets("B")) == (15 + taken, hand - taken)
        assert river.place("HOLD1") == "out"


def test_a_hold_up_offers_every_opponent_and_2_to_8() -> None:
    """12.8 An opponent and a number from 2 to 8; A34: an empty hand can be chosen."""
    river = table(players=3)
    river.hands(C=0)
    river.takes("B", "HOLD1")
    assert river.options() == [f"holdup {victim} {demand}" for victim in (0, 2) for demand in range(2, 9)]


def test_t79_a_bandit_pays_turns_up_and_takes() -> None:
    """A (8) takes BAND1, pays 3, reveals SN06, RAID1, BANK, chooses SN06; B is Mayor with 2: A 3, B +2, deck
    −3 (12.9).
    """
    river = table()
    river.hands(A=8)
    river.area("B", "SN02", "SN04")
    river.mayor("B", "SN")
    river.deck("SN06", "RAID1", "BANK", size=40)
    river.takes("A", "BAND1")
    river.say("A", "slots 3")
    assert (river.prompt(), river.options()) == ("slotpick", ["keep SN06", "keep RAID1", "keep BANK"])
    river.say("A", "keep SN06")
    assert (river.nuggets("A"), river.nuggets("B"), river.state.deck()) == (3, 17, 37)
    assert [river.place(name) for name in ("SN06", "RAID1", "BANK", "BAND1")] == ["A", "out", "out", "out"]


def test_t81_a_bandit_without_a_nugget_waits_for_one() -> None:
    """A (0) takes BAND1: parked. Production gives A 3: at the check A must pay 1, 2 or 3 and draw (A19)."""
    river = table()
    river.hands(A=0)
    river.area("A", "SN10")
    river.takes("A", "BAND1")
    assert river.place("BAND1") == "A"
    river.rolls("B", 4, 6)
    assert (river.asked(), river.options()) == ("A", ["slots 1", "slots 2", "slots 3"])


def test_t83_a_judge_waits_for_an_opponent_with_a_concession() -> None:
    """Only A has concessions and takes JUDG1: parked until an opponent has one; then A must use it (A19)."""
    river = table()
    river.area("A", "SN04", "SN06")
    river.mayor("A", "SN")
    river.takes("A", "JUDG1")
    assert (river.asked(), river.place("JUDG1")) == ("", "A")
    river.takes("B", "CM03")
    assert (river.asked(), river.prompt(), river.options()) == ("A", "judge", ["judge SN04", "judge SN06"])


def test_t141_a_bandit_brings_a_bandit() -> None:
    """A (5) pays 2, keeps BAND2 of the cards turned up, pays again and takes a card (A35)."""
    river = table()
    river.hands(A=5)
    river.deck("BAND2", "SN02", "CM03")
    river.takes("A", "BAND1")
    river.say("A", "slots 2")
    river.say("A", "keep BAND2")
    assert (river.prompt(), river.nuggets("A"), river.place("SN02")) == ("slots", 3, "out")
    river.say("A", "slots 1")
    assert [unpacked(event["cards"]) for event in river.told(SLOTS_PLAYED)] == [
        [card("BAND2"), card("SN02")],
        [card("CM03")],
    ]
    assert (river.place("CM03"), river.nuggets("A"), river.asked()) == ("A", 2, "")


def test_t142_a_second_bandit_without_a_nugget_is_parked() -> None:
    """A (1) pays its last nugget for BAND2: it is parked."""
    river = table()
    river.hands(A=1)
    river.deck("BAND2")
    river.takes("A", "BAND1")
    assert (river.place("BAND2"), [NAMES[each] for each in river.state.parked]) == ("A", ["BAND2"])


def test_t143_the_deck_limits_the_slots() -> None:
    """The deck has 2 cards: A may draw 1 or 2; with none the Bandit is parked (A35)."""
    river = table()
    river.deck("SN02", "SN04", size=2)
    river.takes("A", "BAND1")
    assert river.options() == ["slots 1", "slots 2"]
    empty = table()
    empty.deck(size=0)
    empty.takes("A", "BAND1")
    assert empty.place("BAND1") == "A"


def test_t144_the_second_dynamite_of_a_seat_in_a_round_has_its_own_dice() -> None:
    """`dynamite 3 0 0`, then `dynamite 3 0 1`: the i-th one of that seat in that round. The same for Hold
    Up.
    """
    river = table()
    river.area("B", "SN02", "SN04", "SN06")
    river.mayor("B", "SN")
    for number, faces in enumerate(((1, 1), (6, 6))):
        river.dice(f"dynamite 3 0 {number}", *faces)
        river.dice(f"holdup 3 0 {number}", *faces)
    river.takes("A", "DYNA1")
    river.say("A", "dynamite SN02")
    river.takes("A", "DYNA2")
    river.say("A", "dynamite SN04")
    assert river.gains() == [-2, 2, 0, 0]
    river.takes("A", "HOLD1")
    river.say("A", "holdup 2 5")
    river.takes("A", "HOLD2")
    river.say("A", "holdup 2 5")
    assert river.gains() == [3, 2, -5, 0]


def test_t145_a_raid_may_go_where_nobody_is() -> None:
    """C has TK02. A raids New London, for it must raid (A33): nobody is asked, nothing happens (A51)."""
    river = table()
    river.area("C", "TK02")
    river.takes("A", "RAID1")
    assert river.options() == ["raid SN", "raid CM", "raid NL", "raid TK", "raid WR"]
    river.say("A", "raid NL")
    assert (river.asked(), river.gains(), river.place("RAID1")) == ("", [0, 0, 0, 0], "out")


def test_t146_a_raid_goes_clockwise_from_the_left_of_the_raider() -> None:
    """C raids: D, A, B are asked in this order, whatever Moonshine did to payment (12.2, A15)."""
    river = table()
    for letter, name in (("A", "SN02"), ("B", "SN04"), ("D", "SN06")):
        river.area(letter, name)
    river.takes("C", "RAID1")
    river.say("C", "raid SN")
    order = ""
    while river.asked():
        order += river.asked()
        river.say(river.asked(), "pay")
    assert order == "DAB"


def test_t147_parked_cards_fire_clockwise_from_the_winner_oldest_first() -> None:
    """C and A have parked Wagons, A the older one; W is B. SN02 comes to A and C: first C's, then A's."""
    river = table()
    river.parked("A", "WAG1")
    river.parked("C", "WAG2")
    river.area("A", "SN02", "CM03")
    river.area("C", "TK02", "NL03")
    river.takes("D", "GM06", winner="B")
    assert (river.asked(), river.prompt()) == ("C", "attach")
    river.say("C", "attach TK02")
    assert river.asked() == "A"
    river.say("A", "attach CM03")
    assert (river.asked(), river.state.parked) == ("", [])


def test_t148_one_players_parked_cards_fire_oldest_first() -> None:
    """A has parked GOLD, then WAG1; when it takes SN02, Gold! comes first."""
    river = table()
    river.parked("A", "GOLD", "WAG1")
    river.area("A", "CM03")
    river.takes("A", "SN02")
    assert river.state.frames[-1].facts(river.state) == {"card": "card:GOLD"}
    river.say("A", "attach SN02")
    assert river.state.frames[-1].facts(river.state) == {"card": "card:WAG1"}


def test_t149_a_judge_swaps_cards_with_all_that_hangs_on_them() -> None:
    """A's SN07 carries WAG1, B's river claim GOLD: after the swap both cards went along (12.5, A16, A38)."""
    river = table()
    river.area("A", "SN07")
    river.area("B", "WRD4")
    river.attach("WAG1", "SN07")
    river.attach("GOLD", "WRD4")
    river.takes("A", "JUDG1")
    assert [river.place(name) for name in ("SN07", "WAG1", "WRD4", "GOLD")] == ["B", "B", "A", "A"]


def test_t150_dynamite_reaches_buildings_but_no_kept_or_parked_card() -> None:
    """B has SALO and ALIN, C a parked Judge: only SALO is a target (A53); then Dynamite is parked."""
    river = table()
    river.area("B", "SALO")
    river.kept("B", "ALIN")
    river.parked("C", "JUDG1")
    river.area("A", "SN02")
    river.dice("dynamite 3 0 0", 6, 6)
    river.takes("A", "DYNA1")
    assert river.place("SALO") == "out"
    river.takes("A", "DYNA2")
    assert river.place("DYNA2") == "A"


def test_t151_dynamite_gives_no_gain_to_the_saloon() -> None:
    """(1,4): A pays B 5; C owns SALO and gets nothing (A17)."""
    river = table()
    river.area("B", "SN02")
    river.area("C", "SALO")
    river.dice("dynamite 3 0 0", 1, 4)
    river.takes("A", "DYNA1")
    river.say("A", "dynamite SN02")
    assert river.gains() == [-5, 5, 0, 0]
