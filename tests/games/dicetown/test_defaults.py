"""Chapter 13: the default answer of every decision, so that nobody who has left blocks the table."""

import pytest

from tests.games.dicetown.haggling import offer
from tests.table import Table, table

QUIET = "9 10 J Q A"
MINERS = ("K K K A A", "9 9 Q Q Q", "9 9 J J J")


def miners(**hands: str) -> Table:
    """B and C are tied at the mine, A is Sheriff."""
    t = table()
    for who, cards in hands.items():
        t.hand(who, *cards.split())
    t.all_dice(*MINERS)
    return t


def test_default_of_d_keep() -> None:
    """D-KEEP: one die, of the face he has most of among his kept dice, then the highest."""
    t = table()
    t.dice("A", "9 9 Q")
    t.rolls("A", "9 K", 2)
    t.rolls("B", "9 9 9 9 J", 2)
    t.throw(2)
    assert (t.default("A"), t.default("B")) == ("keep 9", "keep J")


def test_default_of_d_settle() -> None:
    """D-SETTLE: as many as he can pay, highest faces."""
    t = table()
    t.money("B", 1)
    t.hand("B", "brute")
    t.hand("C", "wanted")
    t.rolls("B", "9 10 K A A")
    t.throw()
    t.answer("B", "keep 9 10 K A A brute")
    t.default_all()
    t.answer("C", "play wanted")
    assert t.default("B") == "keep A A"


def test_default_of_d_cheat() -> None:
    """D-CHEAT: pass."""
    t = table()
    t.hand("A", "cheater")
    t.throw()
    t.default_all()
    assert (t.prompt(), t.default("A")) == ("cheat", "pass")


def test_default_of_d_wanted() -> None:
    """D-WANTED: pass."""
    t = table()
    t.hand("A", "dynamite")
    t.hand("B", "wanted")
    t.all_dice("9 9 Q Q K", "J J J K A", "10 A A A A")
    t.town()
    t.answer("A", "play dynamite")
    assert (t.prompt(), t.default("B")) == ("wanted", "pass")


def test_default_of_d_p0() -> None:
    """D-P0: the Sheriff opens without a demand."""
    t = miners().town()
    assert (t.prompt(), t.default("A")) == ("petition", "open")


def test_default_of_d_offer_in_p1() -> None:
    """D-OFFER, P1: an empty offer."""
    t = miners(B="deed5").town()
    t.answer("A", "open")
    assert t.default("B") == "offer-nothing"


def test_default_of_d_offer_in_the_middle() -> None:
    """D-OFFER, P1: who leaves while making an offer adds nothing to it."""
    t = miners(B="deed5")
    t.gold("B", 3)
    t.town()
    t.answer("A", "open")
    t.answer("B", "dollars 2")
    assert t.default("B") == "nuggets 0"
    t.answer("B", "nuggets 1")
    assert t.default("B") == "done"


def test_default_of_d_p2() -> None:
    """D-P2: the Sheriff decides now."""
    t = miners().town()
    t.answer("A", "open")
    t.default_all()
    assert (t.prompt(), t.default("A")) == ("last-call", "decide")


def test_default_of_d_offer_in_p3() -> None:
    """D-OFFER, P3: the opening offer."""
    t = miners().town()
    t.answer("A", "open")
    offer(t, "B", 3)
    t.answer("C", "offer-nothing")
    t.answer("A", "last-call")
    assert (t.default("B"), t.default("C")) == ("offer-same", "offer-same")
    t.default_all()
    assert t.options("A") == ["name 1 take", "name 1 waive", "name 2"]


def test_default_of_d_p4_himself() -> None:
    """D-P4: the Sheriff himself if he is a candidate, whatever was offered."""
    t = table()
    t.all_dice("10 10 A A A", "10 10 Q Q Q", "K K J J J")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 8)
    t.answer("A", "decide")
    assert t.default("A") == "name 0"


OFFERS = [
    ((2, 0, ""), (1, 0, ""), "name 1 take"),
    ((1, 0, ""), (2, 0, ""), "name 2 take"),
    ((1, 0, ""), (0, 1, ""), "name 2 take"),  # a nugget is worth two dollars
    ((2, 0, ""), (0, 1, ""), "name 1 take"),  # equal: priority order
    ((8, 0, ""), (0, 0, "deed5"), "name 2 take"),  # 4 against 5
    ((8, 0, ""), (0, 0, "deed4"), "name 1 take"),  # 4 against 4
    ((5, 0, ""), (0, 0, "eq3"), "name 2 take"),  # 2½ against 3
    ((3, 0, ""), (0, 0, "wanted"), "name 2 take"),  # 1½ against 2
    ((5, 0, ""), (0, 0, "wanted"), "name 1 take"),  # 2½ against 2
    ((0, 2, ""), (0, 0, "eq1"), "name 1 take"),
    ((0, 0, ""), (0, 0, "eq1"), "name 2 take"),
    ((0, 0, ""), (0, 0, ""), "name 1"),  # nothing offered: priority order
]


@pytest.mark.parametrize(("from_b", "from_c", "named"), OFFERS)
def test_default_of_d_p4_by_value(
    from_b: tuple[int, int, str], from_c: tuple[int, int, str], named: str
) -> None:
    """D-P4: the highest offer by value (nugget 1, dollar ½, deed, equipment, else 2), and it is taken."""
    t = miners(C="deed5 deed4 eq3 wanted eq1")
    t.gold("B", 2)
    t.gold("C", 1)
    t.town()
    t.answer("A", "open")
    offer(t, "B", *from_b)
    offer(t, "C", *from_c)
    t.answer("A", "decide")
    assert t.default("A") == named


WINDOWS = [
    ("mine", "A", "dynamite", ("9 9 Q Q K", "J J J K A", "10 A A A A")),
    ("split", "C", "split", ("9 9 Q Q K", "10 10 J K A", "J J A A A")),
    ("credits", "B", "credits", ("9 9 Q Q K", "J J J K A", "10 A A A A")),
    ("girls", "A", "girls", ("9 9 Q Q K", "9 9 9 K A", "10 A A A A")),
    ("sheriff", "A", "joe", ("9 9 9 Q Q", "K K 9 10 A", "10 A A A A")),
    ("sheriff", "C", "marshall", ("9 9 9 10 J", "K K 9 10 A", "10 A A A A")),
    ("hall", "C", "corruption", ("9 9 9 10 J", "K K 9 10 A", "A A A A A")),
    ("elixir-card", "A", "gs_elixir", ("9 9 9 10 J", "K K 9 10 A", "A A A A A")),
]


@pytest.mark.parametrize(("prompt", "who", "card", "dice"), WINDOWS)
def test_default_of_d_card(prompt: str, who: str, card: str, dice: tuple[str, ...]) -> None:
    """D-CARD: pass, in every window of the base game."""
    t = table()
    t.hand(who, card)
    t.all_dice(*dice)
    t.town()
    assert t.until(prompt) == who
    assert any(said.startswith(f"play {card}") for said in t.options(who))
    assert t.default(who) == "pass"


def test_default_of_d_card_in_w_badge() -> None:
    """D-CARD, W-BADGE: pass."""
    t = table(edition="revised")
    t.gained("A", "C")
    t.hand("C", "marshall")
    t.elixirs("el_power", "el_charm")
    t.all_dice(QUIET, QUIET, QUIET)
    t.step(8)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.default("C")) == ("badge", "pass")


def store(*cards: str) -> Table:
    t = table()
    t.deck(*cards)
    t.all_dice("9 9 Q K K", "J J J K A", "9 Q A A A")
    return t.step(4)


def test_default_of_d_store() -> None:
    """D-STORE: highest VP."""
    t = store("eq2", "eq5", "wanted")
    assert (t.prompt(), t.default("B")) == ("store", "take eq5")


def test_default_of_d_store_without_points() -> None:
    """D-STORE: else the first."""
    t = store("wanted", "brute", "dynamite")
    assert t.default("B") == t.options("B")[0]


def robbery(sheriff: str = "A") -> Table:
    t = table(players=4, sheriff=sheriff)
    t.hand("B", "eq1", "deed1")
    t.hand("C", "deed5", "deed2", "eq3", "eq4", "eq8")
    t.hand("D", "eq2")
    t.all_dice("Q Q Q K K", "9 10 10 K A", "9 A A A A", "9 10 J K A")
    return t.step(5)


@pytest.mark.parametrize(("sheriff", "victim"), [("A", "name 1"), ("B", "name 2"), ("C", "name 3")])
def test_default_of_d_victim(sheriff: str, victim: str) -> None:
    """D-VICTIM: the first in priority order."""
    t = robbery(sheriff)
    assert (t.prompt(), t.default("A")) == ("victim", victim)


def test_default_of_d_backs() -> None:
    """D-BACKS: as many deeds as possible."""
    t = robbery()
    t.answer("A", "name 2")
    assert (t.prompt(), t.default("A")) == ("backs", "draw 2 1")


def test_default_of_d_steal() -> None:
    """D-STEAL: highest VP."""
    t = robbery()
    t.answer("A", "name 1")
    assert sorted(t.options("A")) == ["take deed1", "take eq1"]
    assert t.default("A") == t.options("A")[0]  # both are worth 1: the first
    t = robbery()
    t.answer("A", "name 2", "draw 0 3")
    assert t.default("A") == "take eq8"


DOC = [
    ("9 J Q K A", "dollars-of-all"),
    ("9 J Q A A", "nuggets-of-all"),
    ("9 10 J Q Q", "card"),
    ("9 10 10 10 10", "wire"),
]


@pytest.mark.parametrize(("dice", "line"), DOC)
def test_default_of_d_doc(dice: str, line: str) -> None:
    """D-DOC: K, A, J/Q, 9/10 in this order, the first available."""
    t = table()
    t.gained("A", "C")
    t.all_dice(QUIET, dice, QUIET)
    t.step(8)
    assert (t.prompt(), t.default("B")) == ("doc", line)


def test_default_of_d_fence() -> None:
    """D-FENCE: the highest values."""
    t = table()
    t.gained("A", "C")
    t.hand("B", "deed2", "deed5", "deed1", "deed3")
    t.all_dice(QUIET, "9 9 10 10 J", QUIET)
    t.step(8)
    t.answer("B", "wire")
    assert (t.prompt(), t.default("B")) == ("fence", "fence deed5 deed3")


def ward(elixir: str) -> Table:
    t = table(edition="revised")
    t.gained("A", "C")
    t.elixirs(elixir, "el_charm")
    t.hand("C", "eq3", "eq1", "eq8", "deed4", "deed2")
    t.all_dice(QUIET, QUIET, QUIET)
    return t.step(8)


def test_default_of_d_elixir() -> None:
    """D-ELIXIR: slot 1."""
    t = ward("el_wealth")
    assert (t.prompt(), t.default("B")) == ("elixir", "slot-1")


@pytest.mark.parametrize(("elixir", "card"), [("el_friendship", "eq1"), ("el_domination", "deed2")])
def test_default_of_d_give(elixir: str, card: str) -> None:
    """D-GIVE: lowest VP."""
    t = ward(elixir)
    t.answer("B", "slot-1")
    assert (t.prompt(), t.asked(), t.default("C")) == ("give", "C", f"give {card}")


def final(sheriff: str, tied: str) -> Table:
    t = table(players=4, sheriff=sheriff)
    t.mine(0)
    for who in "ABCD":
        t.money(who, 0)
        if who in tied:
            t.gold(who, 10 if who == sheriff else 15)
    return t.ending()


@pytest.mark.parametrize(("sheriff", "tied", "named"), [("C", "BC", 2), ("C", "AB", 0), ("A", "CD", 2)])
def test_default_of_d_final(sheriff: str, tied: str, named: int) -> None:
    """D-FINAL: himself if tied, else the first in priority order."""
    t = final(sheriff, tied)
    assert (t.prompt(), t.asked()) == ("final", sheriff)
    assert t.default(sheriff) == f"name {named}"


def west(*dice: str) -> Table:
    t = table(wild_west=True)
    t.all_dice(*dice)
    return t


def test_default_of_d_outlaw() -> None:
    """D-OUTLAW: none."""
    t = west("9 9", "9 9", "9 9")
    t.recruited("A", "outAa")
    t.throw(2)
    assert (t.prompt(), t.default("A")) == ("outlaw", "done")


ACTIONS = [
    (1, "9 9 K K K", "do mine"),
    (2, "10 10 K K K", "do bank"),
    (4, "J J K K K", "do store"),
    (5, "Q Q K K K", "do rob"),
    (6, "K K K A A", "do badge"),
    (7, "A A A A A", "do mayor"),
]


@pytest.mark.parametrize(("step", "dice", "action"), ACTIONS)
def test_default_of_d_action(step: int, dice: str, action: str) -> None:
    """D-ACTION: the classic action, at every place."""
    t = west("9 10 J Q K", dice, "9 10 J Q A")
    t.step(step)
    t.until("action")
    assert (t.asked(), t.default("B")) == ("B", action)


def river(*cards: str) -> Table:
    t = west("10 10 K K K", "9 9 9 J K", "Q Q J J A")
    t.river(*cards)
    t.discard("eq2", "eq8", "wanted")
    t.town()
    t.answer("B", "do river")
    return t


def test_default_of_d_river() -> None:
    """D-RIVER: the first card, order kept."""
    t = river("rv_discovery", "rv_wallet", "rv_gold2", "rv_gold3")
    assert (t.prompt(), t.default("B")) == ("river", "fish rv_wallet")
    t.answer("B", "fish rv_wallet")
    assert (t.prompt(), t.default("B")) == ("river-order", "top rv_gold2")


def test_default_of_d_voucher() -> None:
    """D-VOUCHER: highest VP."""
    t = river("rv_voucher")
    assert (t.prompt(), t.default("B")) == ("voucher", "take eq8")


def test_default_of_d_outpick() -> None:
    """D-OUTPICK: the top one."""
    t = west("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t.hand("A", "desperado")
    t.outlaws("outJb", "out9a")
    t.step(5)
    t.answer("A", "do recruit")
    assert (t.prompt(), t.default("A")) == ("recruit", "pass")
    t.answer("A", "play desperado")
    assert (t.prompt(), t.default("A")) == ("outpick", "enlist outJb")


def chase(*hand: str) -> Table:
    t = west("9 10 J Q A", "K K K 9 10", "9 9 10 J A")
    t.hand("B", *hand)
    t.wanted("outQa", "outQb", "outAa")
    t.hunts("B", "Q 9 9")
    t.step(6)
    t.answer("B", "do hunt")
    return t


def test_default_of_d_reroll() -> None:
    """D-CARD, W-CHASE: pass. D-REROLL: none."""
    t = chase("doublegun")
    assert (t.prompt(), t.default("B")) == ("chase", "pass")
    t.answer("B", "play doublegun")
    assert (t.prompt(), t.default("B")) == ("reroll", "reroll none")


def test_default_of_d_capture() -> None:
    """D-CAPTURE: the highest bounty."""
    t = chase()
    assert (t.prompt(), t.default("B")) == ("capture", "capture outQb")


def test_default_of_d_card_at_the_saloon() -> None:
    """D-CARD, W-WHISKY and W-INSURE: pass."""
    t = west("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t.hand("A", "whisky")
    t.hand("B", "insurance", "eq1")
    t.fenced("B", "ranch")
    t.step(5)
    t.answer("A", "do rob")
    assert (t.prompt(), t.default("A")) == ("whisky", "pass")
    t.answer("A", "pass", "take eq1")
    assert (t.prompt(), t.default("B")) == ("insure", "pass")


def village(face: str = "") -> Table:
    t = table(indians=True)
    if face:
        t.die("B")
        t.spirit(face)
    t.gained("A", "B", "C")
    t.row("deed1", "deed4", "deed2")
    t.deck("eq1", "eq5", "wanted")
    t.all_dice("9 9 9 K K", "J J J J A", "10 10 Q Q A")
    return t


def test_default_of_d_offering() -> None:
    """D-OFFERING: decline."""
    t = village().step(7)
    assert (t.prompt(), t.default("B")) == ("offering", "decline")


def test_default_of_d_shaman() -> None:
    """D-SHAMAN: decline."""
    t = village("shaman").town()
    assert (t.prompt(), t.default("B")) == ("shaman", "decline")


def test_default_of_d_barter() -> None:
    """D-BARTER: highest VP."""
    t = village("barter").town()
    assert (t.prompt(), t.default("B")) == ("barter", "take eq5")


def test_default_of_d_smoke() -> None:
    """D-SMOKE: pass."""
    t = village()
    t.hand("C", "smoke")
    t.step(9)
    assert (t.prompt(), t.default("C")) == ("smoke", "pass")


def test_default_of_d_p4_for_two_places() -> None:
    """D-P4, S2: himself for the best place, the second place to the highest offer for it."""
    t = west("9 9 K K K", "9 9 Q Q Q", "9 9 J J J")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 5)
    offer(t, "B", 1)
    offer(t, "C", 0)
    offer(t, "C", 2)
    t.answer("A", "decide")
    assert t.default("A") == "name 0"
    t.answer("A", "name 0")
    assert t.default("A") == "name 2 take"


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_table_of_absent_players_ends_by_itself(edition: str, players: int) -> None:
    """13: default answers alone play a whole game to its end."""
    t = table(edition=edition, players=players, round=0)
    t.ending()
    while t.winner() == "":
        who = t.asked()[0]
        assert t.default(who) in t.options(who)
        t.answer(who, t.default(who))
        t.check()
    assert t.s.round >= 7
