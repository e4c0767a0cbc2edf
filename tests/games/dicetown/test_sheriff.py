"""Chapter 8: decisions of the Sheriff, the petition. Scenarios of 16.5 without the extension, then more."""

import pytest

from tests.games.dicetown.haggling import demand, demands, offer, offers, question
from tests.games.dicetown.refused import refused
from tests.table import Table, table

MINERS = ("K K K A A", "9 9 Q Q Q", "9 9 J J J")  # B and C are tied at the mine
FOUR = (*MINERS, "10 10 10 J Q")  # D is no candidate


def mine(*, bribes: bool = True, players: int = 3) -> Table:
    """B and C are tied at the mine; A is Sheriff and no candidate."""
    t = table(bribes=bribes, players=players)
    t.all_dice(*FOUR[:players])
    return t


def test_t080_the_sheriff_decides_now() -> None:
    """B and C have two 9s each, A decides now for C: C +2 nuggets, B nothing (S1)."""
    t = mine().town()
    assert (t.prompt(), t.asked()) == ("petition", "A")
    t.answer("A", "decide")
    assert (t.prompt(), t.options("A")) == ("decision", ["name 1", "name 2"])
    t.answer("A", "name 2")
    assert (t.nuggets("C"), t.nuggets("B")) == (2, 0)


def test_t081_the_sheriff_may_name_himself() -> None:
    """R-26. A and B tied for 10s, A is Sheriff: he may name himself and robs the bank."""
    t = table()
    t.all_dice("10 10 A A A", "10 10 Q Q Q", "K K J J J")
    t.town()
    t.answer("A", "decide", "name 0")
    assert (t.dollars("A"), t.dollars("B"), t.s.bank) == (11, 8, 0)


def test_t082_the_new_sheriff_decides_the_town_hall() -> None:
    """R-25. A names B among those with two Ks; then B decides between C's and D's identical best hands."""
    t = table(players=4)
    t.all_dice("9 9 10 J Q", "K K 9 10 J", "K K A A A", "K K A A A")
    t.step(6)
    t.answer("A", "decide")
    assert t.options("A") == ["name 1", "name 2", "name 3"]
    t.answer("A", "name 1")
    assert t.sheriff() == "B"
    assert (t.prompt(), t.asked()) == ("petition", "B")
    t.answer("B", "decide")
    assert t.options("B") == ["name 2", "name 3"]
    t.answer("B", "name 3")
    assert len(t.hand_of("D")) == 3
    assert t.hand_of("C") == []


def test_t083_offers_last_call_and_a_raise() -> None:
    """B offers 1 nugget, C $3; last call; B raises by $1, C repeats; A names B and takes."""
    t = mine()
    t.gold("B", 1)
    t.town()
    t.answer("A", "open")
    offer(t, "B", 0, 1)
    offer(t, "C", 3)
    assert (t.prompt(), t.asked()) == ("last-call", "A")
    t.answer("A", "last-call")
    offer(t, "B", 1, 1)
    t.answer("C", "offer-same")
    assert t.prompt() == "decision"
    assert t.options("A") == ["name 1 take", "name 1 waive", "name 2 take", "name 2 waive"]
    t.answer("A", "name 1 take")
    assert (t.nuggets("A"), t.dollars("A")) == (1, 9)
    assert (t.nuggets("B"), t.dollars("B")) == (2, 7)  # his nugget is gone, the mine gave two
    assert (t.nuggets("C"), t.dollars("C")) == (0, 8)
    t.check()


def test_t085_naming_and_waiving() -> None:
    """8.2. A names C and waives: C keeps his goods and has the place."""
    t = mine().town()
    t.answer("A", "open")
    offer(t, "B", 5)
    offer(t, "C", 3)
    t.answer("A", "decide", "name 2 waive")
    assert [t.dollars(who) for who in "ABC"] == [8, 8, 8]
    assert (t.nuggets("C"), t.nuggets("B")) == (2, 0)


def test_t087_a_deed_is_offered_face_down() -> None:
    """B offers a deed of 4: C sees "1 deed", A sees the 4; if taken it is in A's hand."""
    t = mine()
    t.hand("B", "deed4")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 0, 0, "deed4")
    t.answer("C", "offer-nothing")
    seen = {who: offers(t, who) for who in "ABC"}
    plain = {"seat": 1, "spot": 0, "nuggets": 0, "dollars": 0, "deeds": 1, "cards": 0}
    assert seen["C"][0] == {**plain, "faces": []}
    assert seen["A"][0] == {**plain, "faces": ["deed4"]}
    t.answer("A", "decide", "name 1 take")
    assert "deed4" in t.hand_of("A")
    assert "deed4" not in t.hand_of("B")


def test_t088_only_what_one_owns_in_the_hand() -> None:
    """R-33. Offering a fenced deed, or $9 out of $8, is illegal."""
    t = mine()
    t.fenced("B", "deed5")
    t.hand("B", "deed1")
    t.town()
    t.answer("A", "open")
    no = refused(t, "B", "dollars 9")
    assert (no.code, no.facts) == ("not-that-much", {"asked": 9, "owned": 8})
    t.answer("B", "dollars 0")
    assert question(t, "B") == "offer-cards"
    assert t.options("B") == ["done", "add deed1"]
    no = refused(t, "B", "add deed5")
    assert (no.code, no.facts) == ("not-in-hand", {"card": "card:deed5"})


def bribed_loser(edition: str = "classic") -> Table:
    """A wins nothing; he names B at the mine and takes his $3. Then everything up to step 8, by default."""
    t = table(edition=edition)
    t.all_dice("9 J Q A A", "9 9 J J K", "9 9 Q Q A")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 3)
    t.answer("C", "offer-nothing")
    t.answer("A", "decide", "name 1 take")
    assert (t.dollars("A"), t.nuggets("B")) == (11, 2)
    return t


def test_t089_a_bribe_is_no_gain() -> None:
    """R-14. Classic: A wins no place, takes a bribe of $3: he may visit the Doc."""
    t = bribed_loser()
    assert t.until("doc") == "A"
    assert not t.has_gained("A")


def test_t090_without_bribes_nobody_offers() -> None:
    """`bribes` off: the Sheriff decides at once, and no offer is asked in a whole game."""
    t = mine(bribes=False).town()
    assert (t.prompt(), t.asked()) == ("decision", "A")
    asked = set()
    while t.winner() == "":
        asked.add(t.prompt())
        who = t.asked()[0]
        t.answer(who, t.default(who))
    assert "decision" in asked
    assert not asked & {"petition", "demand", "offer", "offer-nuggets", "offer-cards", "last-call"}


def waiting_room(edition: str = "classic", bribes: bool = True) -> Table:
    """B and C may see the Doc, A has gained something."""
    t = table(edition=edition, bribes=bribes)
    t.gained("A")
    t.all_dice("K K K A A", "9 9 J J A", "9 9 J J K")
    return t


def test_t094_the_order_at_the_doc() -> None:
    """B and C wait at the Doc: A names who goes first; the other goes next."""
    t = waiting_room(bribes=False).step(8)
    assert (t.prompt(), t.options("A")) == ("decision", ["name 1", "name 2"])
    t.answer("A", "name 2")
    assert (t.prompt(), t.asked()) == ("doc", "C")
    t.answer("C", "decline")
    assert (t.prompt(), t.asked()) == ("doc", "B")


def test_t095_a_petition_is_short() -> None:
    """Four petitioners: at most 3 moves of the Sheriff and 2 of each petitioner."""
    t = table(players=5)
    t.all_dice("K K K A A", *["9 9 Q Q Q"] * 4)
    t.town()
    moves = []
    while t.prompt() in ("petition", "offer", "last-call", "decision") and t.s.mine == 30:
        moves.append((t.prompt(), t.asked()))
        for who in t.asked():
            wish = {"petition": "open", "last-call": "last-call"}.get(question(t, who))
            t.answer(who, wish or t.options(who)[0])
    assert moves == [
        ("petition", "A"),
        ("offer", "BCDE"),
        ("last-call", "A"),
        ("offer", "BCDE"),
        ("decision", "A"),
    ]


# Further scenarios.


def test_t250_the_riches_of_the_sheriff_do_not_count() -> None:
    """8.1. A and B are tied; B owns nothing: the rich Sheriff A decides at once."""
    t = table()
    t.money("B", 0)
    t.all_dice("10 10 A A A", "10 10 Q Q Q", "K K J J J")
    t.town()
    assert (t.prompt(), t.options("A")) == ("decision", ["name 0", "name 1"])


def test_t251_only_petitioners_make_offers() -> None:
    """R-13. B and C are tied: neither the Sheriff A nor the outsider D makes an offer."""
    t = mine(players=4).town()
    t.answer("A", "open")
    assert t.asked() == "BC"


def test_t252_a_candidate_who_is_sheriff_makes_no_offer() -> None:
    """R-13. A and B are tied, A is Sheriff: only B petitions; A names himself and gets nothing for it."""
    t = table()
    t.all_dice("10 10 A A A", "10 10 Q Q Q", "K K J J J")
    t.town()
    t.answer("A", "open")
    assert t.asked() == "B"
    offer(t, "B", 8)
    t.answer("A", "decide")
    assert t.options("A") == ["name 0", "name 1 take", "name 1 waive"]
    t.answer("A", "name 0")
    assert (t.dollars("A"), t.dollars("B")) == (11, 8)


def test_t253_a_demand_binds_nobody() -> None:
    """8.3, P0. A demands $5 of everybody; everybody sees it; B offers nothing, C $1."""
    t = mine(players=4).town()
    t.answer("A", "demand-all")
    demand(t, dollars=5)
    asked_for = [demands(t, who) for who in "ABCD"]
    assert asked_for == [[[0, 0, 0, 0], [0, 5, 0, 0], [0, 5, 0, 0], [0, 0, 0, 0]]] * 4
    t.answer("B", "offer-nothing")
    offer(t, "C", 1)
    t.answer("A", "decide")
    assert t.options("A") == ["name 1", "name 2 take", "name 2 waive"]


def test_t254_a_demand_to_each_at_the_last_call() -> None:
    """8.3, P2. A demands a deed of B and $2 of C before the final offers."""
    t = mine()
    t.hand("B", "deed4")
    t.town()
    t.answer("A", "open")
    t.answer("B", "offer-nothing")
    t.answer("C", "offer-nothing")
    t.answer("A", "demand 1")
    demand(t, deeds=1)
    t.answer("A", "demand 2")
    demand(t, dollars=2)
    assert demands(t, "C") == [[0, 0, 0, 0], [0, 0, 1, 0], [0, 2, 0, 0]]
    assert (t.prompt(), t.asked()) == ("offer", "BC")


def test_t255_every_kind_of_goods_changes_hands() -> None:
    """8.3. B offers 1 nugget, $2, a deed and two store cards; A takes them all, before B digs."""
    t = mine()
    t.gold("B", 1)
    t.hand("B", "deed4", "deed1", "dynamite", "eq8", "eq1")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 2, 1, "eq8 dynamite deed4")
    t.answer("C", "offer-nothing")
    t.answer("A", "decide", "name 1 take")
    assert t.hand_of("A") == ["eq8", "dynamite", "deed4"]
    assert (t.dollars("A"), t.nuggets("A")) == (10, 1)
    assert t.hand_of("B")[-2:] == ["eq1", "deed1"]
    assert (t.dollars("B"), t.nuggets("B")) == (6, 2)  # without his Dynamite: two nuggets for two 9s
    t.check()


def test_t256_a_final_offer_holds_the_opening_offer() -> None:
    """8.3, P3. B opened with $3, 1 nugget and a deed: less is illegal, more is not."""
    t = mine()
    t.gold("B", 2)
    t.hand("B", "deed4", "eq2")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 3, 1, "deed4")
    t.answer("C", "offer-nothing")
    t.answer("A", "last-call")
    assert t.options("B") == ["offer-same", *[f"dollars {n}" for n in range(3, 9)]]
    refused(t, "B", "dollars 2")
    t.answer("B", "dollars 3")
    assert t.options("B") == ["nuggets 1", "nuggets 2"]
    refused(t, "B", "nuggets 0")
    t.answer("B", "nuggets 2")
    assert t.options("B") == ["done", "add eq2"]
    t.answer("B", "add eq2")
    t.answer("C", "offer-same")
    final = offers(t, "A")[0]
    assert (final["dollars"], final["nuggets"]) == (3, 2)
    assert sorted(final["faces"]) == ["deed4", "eq2"]


def test_t257_repeating_the_opening_offer() -> None:
    """8.3, P3. "The same" keeps everything that was offered, cards too."""
    t = mine()
    t.hand("B", "deed4", "eq5")
    t.town()
    t.answer("A", "open")
    offer(t, "B", 3, 0, "eq5 deed4")
    t.answer("C", "offer-nothing")
    t.answer("A", "last-call")
    t.answer("B", "offer-same")
    t.answer("C", "offer-same")
    t.answer("A", "name 1 take")
    assert (t.dollars("A"), t.dollars("B")) == (11, 5)
    assert t.hand_of("A") == ["eq5", "deed4"]
    assert t.hand_of("B") == []


def test_t258_beggars_cannot_petition() -> None:
    """8.1. No petitioner owns anything: the Sheriff decides at once."""
    t = mine()
    t.money("B", 0)
    t.money("C", 0)
    t.town()
    assert (t.prompt(), t.asked()) == ("decision", "A")


def test_t259_a_card_is_something_to_offer() -> None:
    """8.1. B owns nothing but a card: the petition may be opened; C, who owns nothing, offers nothing."""
    t = mine()
    t.money("B", 0)
    t.money("C", 0)
    t.hand("B", "eq1")
    t.town()
    assert t.prompt() == "petition"
    t.answer("A", "open")
    assert t.asked() == "B"
    offer(t, "B", 0, 0, "eq1")
    t.answer("A", "decide")
    assert t.options("A") == ["name 1 take", "name 1 waive", "name 2"]


def test_t260_what_is_not_taken_lapses() -> None:
    """8.3, P4. A names C: B's higher offer lapses, nothing of it is paid."""
    t = mine()
    t.gold("B", 3)
    t.town()
    t.answer("A", "open")
    offer(t, "B", 8, 3)
    offer(t, "C", 1)
    t.answer("A", "decide", "name 2 take")
    assert (t.dollars("B"), t.nuggets("B")) == (8, 3)
    assert (t.dollars("A"), t.dollars("C")) == (9, 7)
    assert t.s.offers == []


def test_t261_one_cannot_take_without_naming() -> None:
    """8.3. There is no answer that takes an offer of somebody who is not named, nor of an empty offer."""
    t = mine(players=4).town()
    t.answer("A", "open")
    offer(t, "B", 2)
    t.answer("C", "offer-nothing")
    t.answer("A", "decide")
    assert t.options("A") == ["name 1 take", "name 1 waive", "name 2"]
    for said in ("name 2 take", "name 0", "name 3", "name 1"):
        refused(t, "A", said)


def test_t262_offers_are_sealed() -> None:
    """8.3, P1. Whatever B has offered, C and A see the same until C has answered too."""
    views = []
    for dollars in (0, 3, 8):
        t = mine().town()
        t.answer("A", "open")
        offer(t, "B", dollars)
        assert t.asked() == "C"
        views.append([t.view(who).plain() for who in "AC"])
    assert views[0] == views[1] == views[2]


def test_t263_an_outsider_sees_numbers_only() -> None:
    """8.3. D is neither Sheriff nor maker: he sees how many deeds and store cards, no faces."""
    views = []
    for cards in ("eq1 deed1", "eq8 deed5"):
        t = mine(players=4)
        t.hand("B", "eq1", "eq8", "deed1", "deed5")
        t.town()
        t.answer("A", "open")
        offer(t, "B", 0, 0, cards)
        t.answer("C", "offer-nothing")
        views.append([t.view(who).plain() for who in "CD"])
    assert views[0] == views[1]
    shown = offers(t, "D")[0]
    assert (shown["deeds"], shown["cards"], shown["faces"]) == (1, 1, [])


def test_t264_bribes_at_the_doc() -> None:
    """8.1, S4. B pays $2 to be treated first."""
    t = waiting_room().step(8)
    t.answer("A", "open")
    offer(t, "B", 2)
    t.answer("C", "offer-nothing")
    t.answer("A", "decide", "name 1 take")
    assert (t.dollars("A"), t.dollars("B")) == (10, 6)
    assert (t.prompt(), t.asked()) == ("doc", "B")


def test_t265_the_new_sheriff_takes_the_bribe() -> None:
    """R-25. B becomes Sheriff in step 6 and is paid for the tie at the Town Hall."""
    t = table()
    t.all_dice("9 9 A A A", "K K K 9 J", "9 9 A A A")
    t.step(6)
    assert (t.sheriff(), t.prompt(), t.asked()) == ("B", "petition", "B")
    t.answer("B", "open")
    assert t.asked() == "AC"
    offer(t, "A", 4)
    t.answer("C", "offer-nothing")
    t.answer("B", "decide", "name 0 take")
    assert (t.dollars("A"), t.dollars("B")) == (4, 12)
    assert len(t.hand_of("A")) == 3


def test_t266_the_old_sheriff_keeps_his_office_in_a_tie() -> None:
    """R-25. A and B tied with two Ks: A names himself and stays Sheriff; that is a gain."""
    t = table()
    t.all_dice("K K 9 9 A", "K K J J A", "A A A Q Q")
    t.step(6)
    t.answer("A", "decide", "name 0")
    assert t.sheriff() == "A"
    assert t.has_gained("A")
    assert t.has_controlled("A")
    assert not t.has_controlled("B")


def test_t267_three_tied_one_named() -> None:
    """7.1. Without the extension there is one winner among three: the others get nothing."""
    t = table(players=4)
    t.all_dice("K K K A A", "9 9 Q Q Q", "9 9 J J J", "9 9 10 10 10")
    t.town()
    t.answer("A", "decide")
    assert t.options("A") == ["name 1", "name 2", "name 3"]
    t.answer("A", "name 3")
    assert [t.nuggets(who) for who in "ABCD"] == [0, 0, 0, 2]
    assert (t.has_controlled("D"), t.has_controlled("B")) == (True, False)


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_t268_taking_a_bribe_bars_nobody_from_the_doc(edition: str) -> None:
    """R-14. In both editions A, who won no place and took $3, is at the Doc in step 8."""
    t = bribed_loser(edition)
    assert t.until("doc" if edition == "classic" else "elixir") == "A"


def test_t269_goods_are_offered_once_for_each_petition() -> None:
    """8.3. What lapsed at the mine can be offered again at the bank."""
    t = table()
    t.all_dice("K K K A A", "9 9 10 10 Q", "9 9 10 10 J")
    t.bank(5)
    t.town()
    t.answer("A", "open")
    offer(t, "B", 8)
    t.answer("C", "offer-nothing")
    t.answer("A", "decide", "name 2")
    assert (t.prompt(), t.asked()) == ("petition", "A")
    t.answer("A", "open")
    offer(t, "B", 8)
    t.answer("C", "offer-nothing")
    t.answer("A", "decide", "name 1 take")
    assert (t.dollars("A"), t.dollars("B"), t.dollars("C")) == (16, 5, 8)


def test_t270_identical_hands_are_a_perfect_tie() -> None:
    """R-10. The odd die decides; only identical hands go to the Sheriff."""
    for other, asked in (("J J J J 9", ""), ("J J J J A", "A")):
        t = table(bribes=False)
        t.all_dice("9 9 10 10 Q", "J J J J A", other)
        t.step(7)
        decided = t.prompt() == "decision" and t.options("A") == ["name 1", "name 2"]
        assert decided == bool(asked)
