"""14: copies of a card look alike. Nobody can tell which one he sees, so never that there were two."""

import pytest

from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import decide, go_on, held, waiting
from tenderfoot.engine.events import Event
from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.box import uids
from tests.games.dicetown.memory import Memory
from tests.table import Table, table

EITHER = pytest.mark.parametrize("copy", [0, 1])


def everybody_saw(t: Table, who: str, copy: int) -> None:
    """The others saw this player take one of his deeds of 5 from the row: the first copy or the second."""
    fives = [uid for uid in uids(t._player(who).deeds) if uid >= 20]
    t.s.seen |= 1 << fives[copy]


def knows(t: Table, who: str, whose: str, copy: int) -> None:
    """A player knows one of the last two store cards of a hand, which are copies: the first or the second."""
    t._player(who).knows_store |= 1 << uids(t._player(whose).store)[-2:][copy]


def known(t: Table, who: str, whose: str) -> list[str]:
    """Which cards of another hand a player can name."""
    seat = "ABCD".index(whose)
    return t.view(who).table()["players"][seat]["seen"] + t.view(who).own()["known"][seat]


@EITHER
def test_t640_a_deed_that_is_fenced_was_perhaps_the_one_all_saw(copy: int) -> None:
    """14. B holds two deeds of 5, of which the others saw one. He fences one: nobody knows of another."""
    t = table()
    t.gained("A", "C")
    t.hand("B", "deed1", "deed5", "deed5")
    everybody_saw(t, "B", copy)
    t.all_dice("K K K K A", "9 10 10 J Q", "K K K A A")
    t.step(8)
    assert known(t, "A", "B") == ["deed5"]
    t.answer("B", "wire", "fence deed5 deed1")
    assert t.hand_of("B") == ["deed5"]
    assert known(t, "A", "B") == []


def test_t641_two_deeds_that_all_saw_are_still_known() -> None:
    """14. The others saw B take both deeds of 5: when one is fenced they know the other."""
    t = table()
    t.gained("A", "C")
    t.hand("B", "deed1", "deed5", "deed5")
    everybody_saw(t, "B", 0)
    everybody_saw(t, "B", 1)
    t.all_dice("K K K K A", "9 10 10 J Q", "K K K A A")
    t.step(8)
    t.answer("B", "wire", "fence deed5 deed1")
    assert known(t, "A", "B") == ["deed5"]


@EITHER
def test_t642_a_deed_given_to_the_village_was_perhaps_the_one_of_the_row(copy: int) -> None:
    """14. B takes a deed of 5 from the row and another one by Corruption; he returns one of them."""
    t = table(indians=True)
    t.hand("B", "corruption")
    t.row("deed5", "deed2", "deed3")
    t.property("deed5")
    if (t.s.row[0] > t.s.property[-1]) != bool(copy):
        t.s.row[0], t.s.property[-1] = t.s.property[-1], t.s.row[0]
    t.all_dice("9 9 10 J Q", "K K K K Q", "9 10 10 J Q")
    t.step(7)
    t.answer("B", "play corruption", "return deed5")
    assert t.hand_of("B") == ["deed5"]
    assert known(t, "A", "B") == []


@EITHER
def test_t643_a_card_that_is_played_was_perhaps_the_one_he_knew(copy: int) -> None:
    """14. A knows one of B's two Cheaters. B plays one: A does not learn that there is another."""
    t = table()
    t.hand("B", "cheater", "cheater")
    knows(t, "A", "B", copy)
    t.all_dice("9 9 9 9 9", "9 9 9 9", "9 9 9 9 9")
    t.rolls("B", "A", throw=3)
    t.throw(3, last=True)
    assert known(t, "A", "B") == ["cheater"]
    t.answer("B", "play cheater 9 A")
    assert known(t, "A", "B") == []


@EITHER
def test_t644_a_brute_that_is_shown_was_perhaps_the_one_he_knew(copy: int) -> None:
    """14. A knows one of B's two Brutes. B shows one with his dice: A knows of one, and then of none."""
    t = table()
    t.hand("B", "brute", "brute")
    t.hand("C", "wanted")
    knows(t, "A", "B", copy)
    t.all_dice("9 9 9 9", "9 9 9", "9 9 9 9")
    t.rolls("B", "K K")
    t.throw(1)
    t.answer("A", "keep none")
    t.answer("C", "keep none")
    t.answer("B", "keep K K brute")
    assert t.asked() == "C"
    assert known(t, "A", "B") == []
    assert known(t, "C", "B") == []


@EITHER
def test_t645_a_deed_that_is_drawn_was_perhaps_the_one_all_saw(copy: int) -> None:
    """14. Everybody saw B take one of his two deeds of 5. A robs him of one and knows of no other."""
    t = table()
    t.hand("B", "deed5", "deed5")
    everybody_saw(t, "B", copy)
    t.script["robbery 2 0 0"] = [0, 1]
    t.all_dice("Q 9 K K A", "9 10 10 K A", "9 A A A A")
    t.step(5)
    assert (t.hand_of("A"), t.hand_of("B")) == (["deed5"], ["deed5"])
    assert known(t, "A", "B") == []
    assert known(t, "C", "B") == []


@EITHER
def test_t649_a_robber_still_knows_the_other_of_two_that_all_saw(copy: int) -> None:
    """14. Everybody saw B take both deeds of 5. A robs him of one and knows the other; C knows neither."""
    t = table()
    t.hand("B", "deed5", "deed5")
    everybody_saw(t, "B", 0)
    everybody_saw(t, "B", 1)
    t.script["robbery 2 0 0"] = [copy, 1 - copy]
    t.all_dice("Q 9 K K A", "9 10 10 K A", "9 A A A A")
    t.step(5)
    assert known(t, "A", "B") == ["deed5"]
    assert known(t, "C", "B") == []


@EITHER
def test_t646_a_card_that_is_given_was_perhaps_the_one_he_knew(copy: int) -> None:
    """14. A knows one of B's two Brutes. B gives him one: A does not learn that there is another."""
    t = table(edition="revised", players=2)
    t.gained("B")
    t.hand("B", "eq1", "brute", "brute")
    knows(t, "A", "B", copy)
    t.elixirs("el_friendship", "el_charm")
    t.all_dice("9 9 9 9 A", "K K K K A")
    t.step(8)
    t.answer("A", "slot-1")
    t.answer("B", "give brute")
    assert known(t, "A", "B") == []


@EITHER
def test_t647_a_deed_that_is_offered_was_perhaps_the_one_all_saw(copy: int) -> None:
    """14, R-04. B offers one of two deeds of 5, of which all saw one: the Sheriff learns of no second one."""
    t = table()
    t.hand("B", "deed5", "deed5")
    everybody_saw(t, "B", copy)
    t.all_dice("9 10 J Q K", "9 9 10 K A", "9 9 10 K A")
    t.step(1)
    t.answer("A", "open")
    t.answer("C", "offer-nothing")
    t.answer("B", "dollars 0", "add deed5", "done")
    assert known(t, "A", "B") == ["deed5"]
    t.answer("A", "decide", "name 1 take")
    assert (t.hand_of("A"), t.hand_of("B")) == (["deed5"], ["deed5"])
    assert known(t, "A", "B") == []


@EITHER
def test_t650_who_was_told_of_the_one_all_saw_knows_of_no_other(copy: int) -> None:
    """14. C handed B the deed of 5 that all saw, and knows it twice over; B offers one of his two to A."""
    t = table()
    t.hand("B", "deed5", "deed5")
    everybody_saw(t, "B", copy)
    t._player("C").knows_deeds = t.s.seen
    t.all_dice("9 10 J Q K", "9 9 10 K A", "9 9 10 K A")
    t.step(1)
    t.answer("A", "open")
    t.answer("C", "offer-nothing")
    t.answer("B", "dollars 0", "add deed5", "done")
    assert known(t, "C", "B") == ["deed5"]


@EITHER
def test_t651_who_knew_of_both_still_knows_of_the_other(copy: int) -> None:
    """14. All saw one of B's deeds of 5, C knows the other: when one is fenced C knows of one, A of none."""
    t = table()
    t.gained("A", "C")
    t.hand("B", "deed1", "deed5", "deed5")
    everybody_saw(t, "B", copy)
    t._player("C").knows_deeds = t._player("B").deeds & ~t.s.seen & ~0b11111
    t.all_dice("K K K K A", "9 10 10 J Q", "K K K A A")
    t.step(8)
    assert known(t, "C", "B") == ["deed5", "deed5"]
    t.answer("B", "wire", "fence deed5 deed1")
    assert known(t, "A", "B") == []
    assert known(t, "C", "B") == ["deed5"]


@EITHER
def test_t648_a_card_that_is_offered_was_perhaps_the_one_he_knew(copy: int) -> None:
    """14. The Sheriff knows one of B's two Brutes; B offers one: the Sheriff still knows of one."""
    t = table()
    t.hand("B", "brute", "brute")
    knows(t, "A", "B", copy)
    t.all_dice("9 10 J Q K", "9 9 10 K A", "9 9 10 K A")
    t.step(1)
    t.answer("A", "open")
    t.answer("C", "offer-nothing")
    t.answer("B", "dollars 0", "add brute", "done")
    assert known(t, "A", "B") == ["brute"]
    t.answer("A", "decide", "name 2")
    assert known(t, "A", "B") == ["brute"]


class Listener:
    """A random game on a server, and what each seat remembers of it."""

    def __init__(self, options: Options, seed: bytes) -> None:
        self.log: list[Event] = []
        self.s = GAME.new_game(GAME.options(options), Chance(seed), self.log)
        self.s.patient = True  # nobody looks at cards without being asked about them
        self.picks = Imagined(seed)
        self.minds = [Memory(seat, len(self.s.players)) for seat in range(len(self.s.players))]
        self.decisions = 0

    def step(self) -> None:
        """One answer, and what everybody hears of it."""
        if held(self.s):
            go_on(self.s)
        else:
            asks = waiting(self.s)
            ask = asks[self.picks.below(f"seat {self.decisions}", len(asks))]
            option = self.picks.below(f"option {self.decisions}", min(len(ask.options), 256))
            decide(self.s, ask.seat, ask.options[option])
        self.decisions += 1
        for mind in self.minds:
            for event in self.log:
                told = event.told_to(mind.me)
                if told is not None:
                    mind.hear(told)
        self.log.clear()


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "classic", "players": 3},
        {"edition": "revised", "players": 4, "indians": True},
        {"edition": "classic", "players": 3, "wild_west": True, "indians": True},
        {"edition": "revised", "players": 2, "wild_west": True},
    ],
)
def test_no_view_knows_more_of_a_hand_than_its_seat_was_told(options: Options) -> None:
    """4, 14. Whoever counts what he is told comes at least to what his view says of other hands."""
    for number in range(5):
        game = Listener(options, bytes([number]))
        while game.s.frames:
            game.step()
            for mind in game.minds:
                assert mind.surprises(GAME.view(game.s, mind.me)) == [], (number, game.decisions, mind.me)
