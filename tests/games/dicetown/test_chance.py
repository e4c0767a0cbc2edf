"""Chapter 14: the keys of chance, recomputed with the standard library's HMAC, apart from the engine."""

import hashlib
import hmac
from collections.abc import Iterator

import pytest

from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.record import Noted
from tenderfoot.games.dicetown import new_game
from tenderfoot.games.dicetown.box import (
    BASE_STORE,
    ELIXIRS,
    FACES,
    OUTLAW_IDS,
    PROPERTY,
    PROPERTY_IDS,
    RIVER_IDS,
    RIVER_KIND,
    STORE_IDS,
    STORE_KIND,
)
from tenderfoot.games.dicetown.hand.dice import faces
from tenderfoot.games.dicetown.setup import store_cards
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.events import INDIAN_DIE_ROLLED
from tests.table import Table, table

SEEDS = [b"", b"one", bytes(range(32)), b"a long seed, longer than one block of the hash function " * 3]
TABLE = b"table"  # the seed of tests/table.py
KNOWN = "a9faf16fa19d32c3956d99da27cea56d598c28a1cfa7cb9f2e8640eb6e2fca54"


def stream(seed: bytes, key: str) -> Iterator[int]:
    """HMAC-SHA256(seed, key + " " + counter), byte by byte."""
    counter = 0
    while True:
        yield from hmac.new(seed, f"{key} {counter}".encode(), hashlib.sha256).digest()
        counter += 1


def below(source: Iterator[int], n: int) -> int:
    """Bytes one by one, without those at or above 256 - 256 mod n; the byte mod n."""
    return next(byte for byte in source if byte < 256 - 256 % n) % n


def numbers(seed: bytes, key: str, n: int, count: int) -> list[int]:
    source = stream(seed, key)
    return [below(source, n) for _ in range(count)]


def permutation(seed: bytes, key: str, items: list[str]) -> list[str]:
    """Fisher-Yates from the end."""
    source = stream(seed, key)
    mixed = items[:]
    for i in range(len(mixed) - 1, 0, -1):
        j = below(source, i + 1)
        mixed[i], mixed[j] = mixed[j], mixed[i]
    return mixed


CARDS = [card.name for card in store_cards(revised=False) for _ in range(card.copies)]
BASE = [name for name in CARDS if name in BASE_STORE]
DEED_UIDS = [row[0] for row in PROPERTY for _ in range(row[1])]


def store_names(cards: list[int]) -> list[str]:
    return [STORE_IDS[STORE_KIND[uid]] for uid in cards]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_store_deck_is_a_shuffle_of_the_printed_table(seed: bytes) -> None:
    """14, key "store 0": the table of 2.3, copies together; index 0 is the top."""
    s = new_game({"edition": "classic", "players": 3}, seed)
    assert len(BASE) == 19
    assert store_names(s.deck[::-1]) == permutation(seed, "store 0", BASE)


@pytest.mark.parametrize(("edition", "copies"), [("classic", 5), ("revised", 4)])
def test_row_and_property_deck(edition: str, copies: int) -> None:
    """14, key "property 0": the top three are the row, the first at position 1."""
    s = new_game({"edition": edition, "players": 3}, b"seed")
    order = permutation(b"seed", "property 0", [f"deed{n}" for n in range(1, 6) for _ in range(copies)])
    assert [DEED_UIDS[uid] for uid in s.row] == order[:3]
    assert [DEED_UIDS[uid] for uid in s.property[::-1]] == order[3:]


def test_the_elixirs() -> None:
    """14, key "elixirs 0": slot 1, slot 2, then the deck."""
    s = new_game({"edition": "revised", "players": 3}, b"seed")
    order = permutation(b"seed", "elixirs 0", list(ELIXIRS))
    assert [ELIXIRS[elixir] for elixir in s.medicine.slots[:2]] == order[:2]
    assert [ELIXIRS[elixir] for elixir in s.medicine.deck[::-1]] == order[2:]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_sheriff(players: int) -> None:
    """14, key "sheriff": uniform in 0 … players − 1."""
    for n in range(20):
        s = new_game({"players": players}, bytes([n]))
        assert s.sheriff == numbers(bytes([n]), "sheriff", players, 1)[0]


def thrown(seed: bytes, throw: int, players: int) -> list[list[int]]:
    """14, key "dice round throw", in round 1: one draw for all, of which each seat has five faces."""
    drawn = numbers(seed, f"dice 1 {throw}", 6, 5 * players)
    return [drawn[5 * seat : 5 * seat + 5] for seat in range(players)]


def rolled(s: Town) -> list[list[int]]:
    """What lies under each cup."""
    return [faces(p.rolled) for p in s.players]


def many(players: int, seed: bytes = b"seed") -> Town:
    """A game of so many; six need the extension."""
    return new_game({"players": players, "wild_west": players == 6}, seed)


def test_a_known_throw() -> None:
    """14. One throw of three, written down: HMAC-SHA256 of "dice 1 1 0" by `openssl`."""
    s = many(3, bytes(range(32)))
    digest = bytes.fromhex(KNOWN)
    by_hand = [byte % 6 for byte in digest if byte < 252]
    assert rolled(s) == [sorted(by_hand[at : at + 5]) for at in (0, 5, 10)]


@pytest.mark.parametrize("players", [3, 6])
@pytest.mark.parametrize("seed", SEEDS)
def test_the_dice_of_the_first_throw(seed: bytes, players: int) -> None:
    """14, key "dice round throw": seat i has the numbers 5i … 5i + 4."""
    assert rolled(many(players, seed)) == [sorted(five) for five in thrown(seed, 1, players)]


def test_a_throw_that_needs_a_second_block() -> None:
    """14. Thirty dice of a block of 32 bytes: with this seed three of them are skipped."""
    seed = next(bytes([n, m]) for n in range(256) for m in range(256) if skipped(bytes([n, m])) > 2)
    assert rolled(many(6, seed)) == [sorted(five) for five in thrown(seed, 1, 6)]


def skipped(seed: bytes) -> int:
    """How many bytes of the first block of the first throw are no dice."""
    return sum(byte >= 252 for byte in hmac.digest(seed, b"dice 1 1 0", "sha256"))


def keep(s: Town, seat: int, text: str) -> None:
    ask = next(ask for ask in waiting(s) if ask.seat == seat)
    option = ask.written(text)
    assert option is not None
    decide(s, seat, option)


def keep_some(s: Town, wanted: list[int]) -> None:
    """Everybody keeps so many of his dice, the lowest ones."""
    for seat, n in enumerate(wanted):
        mine = [FACES[face] for face in faces(s.players[seat].rolled)[:n]]
        keep(s, seat, f"keep {' '.join(mine) or 'none'}")


@pytest.mark.parametrize("kept", [[0, 0, 0], [1, 0, 2], [2, 3, 1], [0, 1, 2, 3, 1, 0], [1, 1, 1, 1, 1, 1]])
def test_a_seat_with_fewer_loose_dice_takes_the_first_ones(kept: list[int]) -> None:
    """14. Who kept n dice rolls the first 5 − n of his five; what the others kept moves none of them."""
    s = many(len(kept))
    keep_some(s, kept)
    fives = thrown(b"seed", 2, len(kept))
    assert rolled(s) == [sorted(five[: 5 - n]) for five, n in zip(fives, kept, strict=True)]


def test_dice_do_not_depend_on_how_many_play() -> None:
    """14. Seats 0 and 1 of one seed roll the same at every table, from two players to six."""
    assert len({str(rolled(many(players))[:2]) for players in range(2, 7)}) == 1


def test_dice_do_not_depend_on_what_others_did() -> None:
    """14. Seat 1 keeps the same die; whatever the others keep, seat 1 rolls the same in throw 2."""
    seen = set()
    for others in ([0, 0], [1, 0], [0, 2], [3, 3], [2, 1]):
        s = many(3)
        keep_some(s, [others[0], 1, others[1]])
        seen.add(s.players[1].rolled)
    assert len(seen) == 1


def drawn(t: Table) -> list[str]:
    """Play the third throw of a table and say what was drawn for the dice of its round."""
    chance = Noted(TABLE)
    t.s.chance = chance
    t.throw(3)
    return [note for note in chance.taken() if note.startswith("~ dice 2 ")]


def test_a_throw_is_one_draw_whoever_throws() -> None:
    """14. Five faces for each player in one draw, also for those who throw none or not all of them."""
    t = table()
    t.all_dice("9 9", "9 10 J", "")
    faces_drawn = " ".join(str(face) for face in numbers(TABLE, "dice 2 3", 6, 15))
    assert drawn(t) == [f"~ dice 2 3 = {faces_drawn}"]


def test_nothing_is_drawn_for_a_throw_in_which_nobody_throws() -> None:
    """14, R-29. An Outlaw may set the last loose die before the throw."""
    t = table()
    t.all_dice("9 9 9 9 9", "9 10 J Q K", "A A A A A")
    assert drawn(t) == []


def test_the_cards_a_robber_draws() -> None:
    """14, key "robbery round seat i": an order of the deeds, one of the store cards; the first are drawn."""
    t = table()
    hand = ["eq1", "eq3", "eq5", "eq8"]
    deeds = ["deed1", "deed2", "deed4", "deed5"]
    t.hand("B", *hand, *deeds)
    t.all_dice("Q Q Q K K", "9 10 10 K A", "9 A A A A")
    t.step(5)
    t.answer("A", "draw 2 1")
    drawn_deeds = permutation(TABLE, "robbery 2 0 0", deeds)[:2]
    drawn_store = permutation(TABLE, "robbery 2 0 0", hand)[:1]
    assert sorted(t.options("A")) == sorted(f"take {card}" for card in drawn_deeds + drawn_store)


def test_the_second_robbery_has_a_key_of_its_own() -> None:
    """14. i counts the robberies of the round by that seat."""
    t = table()
    t.hand("A", "girls")
    t.hand("B", "eq1", "eq2", "eq3", "eq4", "eq5", "eq8")
    t.all_dice("Q 9 9 K K", "9 10 10 K A", "9 A A A A")
    t.step(5)
    t.answer("A", "play girls")
    first = permutation(TABLE, "robbery 2 0 0", ["eq1", "eq2", "eq3", "eq4", "eq5", "eq8"])[0]
    left = [card for card in ("eq1", "eq2", "eq3", "eq4", "eq5", "eq8") if card != first]
    second = permutation(TABLE, "robbery 2 0 1", left)[0]
    assert [card for card in t.hand_of("A") if card.startswith("eq")] == sorted([first, second])


def test_the_discard_pile_is_shuffled_from_its_order_of_arrival() -> None:
    """14, key "store 1": oldest first; the first card of the new order is drawn."""
    t = table()
    pile = ["eq5", "eq1", "eq8", "eq2", "eq4"]
    t.discard(*pile)
    t.keep_in_deck(0, "C")
    t.all_dice("9 9 Q K K", "J J 10 K A", "9 Q A A A")
    t.step(4)
    order = permutation(TABLE, "store 1", pile)
    assert sorted(t.options("B")) == sorted(f"take {card}" for card in order[:2])
    assert store_names(t.s.deck[::-1]) == order[2:]


def test_the_elixirs_are_shuffled_from_their_order_of_arrival() -> None:
    """14, key "elixirs 1": oldest first, the one just drunk last."""
    t = table(edition="revised", players=2)
    t.gained("A")
    t.elixirs("el_wealth", "el_charm")
    pile = t.s.medicine.deck
    t.drunk()
    t.all_dice("9 10 J Q A", "9 10 J Q A")
    t.step(8)
    t.answer("B", "slot-1")
    order = permutation(TABLE, "elixirs 1", [ELIXIRS[elixir] for elixir in pile] + ["el_wealth"])
    assert t.slots() == [order[0], "el_charm"]
    assert [ELIXIRS[elixir] for elixir in t.s.medicine.deck[::-1]] == order[1:]


def test_the_decks_of_the_extension() -> None:
    """14: the same for the decks with the extension and the Indians, the River and the Outlaws."""
    s = new_game({"players": 3, "wild_west": True, "indians": True, "edition": "classic"}, b"seed")
    assert store_names(s.deck[::-1]) == permutation(b"seed", "store 0", CARDS)
    order = permutation(b"seed", "property 0", DEED_UIDS)
    assert [DEED_UIDS[uid] for uid in s.row + s.property[::-1]] == order
    river = [name for name, copies in RIVERS for _ in range(copies)]
    fished = [RIVER_IDS[RIVER_KIND[uid]] for uid in s.frontier.river[::-1]]
    assert fished == permutation(b"seed", "river 0", river)
    outlaws = permutation(b"seed", "outlaws 0", OUTLAWS)
    assert [OUTLAW_IDS[uid] for uid in s.frontier.outlaws[::-1]] == outlaws[2:]
    assert sorted(OUTLAWS.index(name) for name in outlaws[:2]) == [
        uid for uid in range(12) if s.frontier.wanted >> uid & 1
    ]


RIVERS = [
    ("rv_gold2", 3),
    ("rv_gold3", 2),
    ("rv_star", 1),
    ("rv_wallet", 2),
    ("rv_discovery", 2),
    ("rv_voucher", 2),
]
OUTLAWS = [f"out{face}{copy}" for face in FACES for copy in "ab"]


def test_ten_cards_less_for_two() -> None:
    """R-51. The top ten of the shuffled deck leave the game, the next three are the row."""
    s = new_game({"players": 2, "wild_west": True, "edition": "classic"}, b"seed")
    order = permutation(b"seed", "property 0", DEED_UIDS)
    assert [DEED_UIDS[uid] for uid in s.row + s.property[::-1]] == order[10:]


def test_the_indian_die() -> None:
    """14, key "indian round"."""
    for number in range(2, 12):
        t = table(indians=True, round=number)
        t.die("B")
        t.all_dice("9 9 9 K K", "J J 10 K A", "10 10 Q Q A")
        t.town()
        assert t.told(INDIAN_DIE_ROLLED)[0]["indian"] == numbers(TABLE, f"indian {number}", 6, 1)[0]


def test_the_hunt_and_the_double_gun() -> None:
    """14, keys "hunt round seat" and "regun round seat i": one face for each die."""
    t = table(wild_west=True)
    t.wanted("out9a", "out10a", "outJa", "outQa", "outKa", "outAa")
    t.hand("B", "doublegun")
    t.all_dice("9 10 J Q A", "K K K 9 10", "9 9 10 J A")
    t.step(6)
    t.answer("B", "do hunt")
    first = [FACES[face] for face in sorted(numbers(TABLE, "hunt 2 1", 6, 3))]
    t.answer("B", "play doublegun")
    assert f"reroll {' '.join(first)}" in t.options("B")
    t.answer("B", f"reroll {' '.join(first)}")
    second = {f"out{FACES[face]}a" for face in numbers(TABLE, "regun 2 1 0", 6, 3)}
    assert set(t.captured_by("B")) == second


def test_the_horse_raid() -> None:
    """14, key "raid round seat": the whole hand sorted by uid, property cards before store cards."""
    for hand in (["deed1", "deed4", "eq2", "eq8"], ["deed5", "eq1"], ["eq3", "eq4", "eq5", "wanted"]):
        t = table(indians=True)
        t.die("B")
        t.spirit("raid")
        t.hand("C", *hand)
        t.all_dice("9 9 9 K K", "J J 10 K A", "10 10 Q Q A")
        t.town()
        assert t.hand_of("B") == permutation(TABLE, "raid 2 1", hand)[:1]


def test_the_outlaws_are_shuffled_after_a_desperado() -> None:
    """14, key "outlaws 1": the pile as it lay, top first, without the one taken."""
    t = table(wild_west=True)
    t.hand("A", "desperado")
    t.all_dice("Q Q 9 K K", "9 10 10 K A", "9 A A A A")
    t.step(5)
    lay = [OUTLAW_IDS[uid] for uid in t.s.frontier.outlaws[::-1]]
    taken = lay[4]
    t.answer("A", "do recruit", "play desperado", f"enlist {taken}")
    left = [name for name in lay if name != taken]
    assert [OUTLAW_IDS[uid] for uid in t.s.frontier.outlaws[::-1]] == permutation(TABLE, "outlaws 1", left)


def test_every_face_and_every_seat_comes_up_evenly() -> None:
    """14. Bytes that would favour some numbers are skipped: 6,000 dice, each face 1,000 ± 120."""
    drawn = [face for n in range(1200) for face in numbers(bytes([n % 256, n // 256]), "dice 1 1", 6, 5)]
    assert all(880 <= drawn.count(face) <= 1120 for face in range(6))


def test_the_tables_name_their_cards() -> None:
    """14. A uid is the position in the tables of chapter 2, copies side by side."""
    assert sorted(STORE_KIND) == STORE_KIND
    assert [PROPERTY_IDS.index(name) for name in DEED_UIDS] == sorted(
        PROPERTY_IDS.index(name) for name in DEED_UIDS
    )
