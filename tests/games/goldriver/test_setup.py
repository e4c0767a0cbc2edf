"""3. Setting up, and the row of round 1."""

from __future__ import annotations

import random

import pytest

from tenderfoot.engine.chance import Chance, Scripted
from tenderfoot.engine.contract import decide, waiting
from tenderfoot.engine.events import Event, of_row
from tenderfoot.engine.options import Value
from tenderfoot.engine.sorts import unpacked
from tenderfoot.games.goldriver import GAME, new_game
from tenderfoot.games.goldriver.box import CONCESSIONS, FACE_DOWN, NAMES, PUT_BACK
from tenderfoot.games.goldriver.edition import edition_of
from tenderfoot.games.goldriver.events import PENNY_PRESS_PLAYED, ROW_PUT_BACK, SLOTS_PLAYED
from tenderfoot.games.goldriver.sale.auction import raises
from tenderfoot.games.goldriver.setup import set_up
from tenderfoot.games.goldriver.state import River

SEED = b"set up"
EATERS = ("burn BAND1", "burn BAND2", "burn PENY")


def laid(**options: Value) -> River:
    """The table before round 1."""
    return set_up(edition_of(GAME.options(options)), Chance(SEED))


def stacked(players: int, *top: str) -> River:
    """A game whose deck has these cards on top once the fifteen are removed; the rest in printed order."""
    chosen = edition_of(GAME.options({"players": players}))
    wanted = [NAMES.index(name) for name in top]
    rest = [card for card in chosen.cards if card not in wanted and card not in chosen.barred]
    order = chosen.barred + rest[: chosen.buried] + wanted + rest[chosen.buried :]
    places = [chosen.cards.index(card) for card in order]
    return GAME.new_game({"players": players}, Scripted(SEED, {"deck 0": places}), [])


def rounds_without_losses(**options: Value) -> River:
    """A finished game in which neither a One-Armed Bandit nor the Penny Press took cards of the deck."""
    for number in range(200):
        chooser = random.Random(number)
        log: list[Event] = []
        s = new_game(options, number.to_bytes(32, "big"), log)
        while s.frames:
            ask = waiting(s)[0]
            burns = [option for option in ask.options if option.text in EATERS]
            harmless = [option for option in ask.options if option.text.split()[-1] not in ("BAND1", "BAND2")]
            decide(s, ask.seat, chooser.choice(burns or harmless or ask.options))
        if not of_row(log, SLOTS_PLAYED) + of_row(log, PENNY_PRESS_PLAYED):
            return s
    pytest.fail("no such game among two hundred")


def test_t1_all_options_with_five() -> None:
    """Five players: the deck has 64 cards, hands are 15; after round 1's draw the row has 6 concessions, the
    deck 58.
    """
    before = laid(players=5)
    s = new_game({"players": 5}, SEED)
    assert (before.deck(), before.hands) == (64, [15] * 5)
    assert (len(s.row), s.deck(), s.hands) == (6, 58, [15] * 5)
    assert all(card < CONCESSIONS for card in s.row)
    assert s.mayors == [-1] * 5


def test_t2_without_poker_the_station_stays_in_the_box() -> None:
    """Poker off: the deck has 63 cards, STAT is not used; after round 1's draw the row has 5 cards, the deck
    58.
    """
    before = laid(players=4, poker=False)
    s = new_game({"players": 4, "poker": False}, SEED)
    assert before.deck() == 63
    assert NAMES.index("STAT") not in before.pile
    assert (len(s.row), s.deck()) == (5, 58)


def test_t3_a_first_game_with_four_has_twelve_rounds() -> None:
    """A first game has 60 cards; without losses it takes exactly 12 rounds, and the deck is empty."""
    assert laid(players=4, first_game=True).deck() == 60
    s = rounds_without_losses(players=4, first_game=True)
    assert (s.round, s.deck()) == (12, 0)


def test_t4_three_players_remove_fifteen_unseen() -> None:
    """Three players: 15 cards lie face down, the deck has 49; 12 rounds, and one card is left."""
    before = laid(players=3)
    assert (before.where.count(FACE_DOWN), before.deck()) == (15, 49)
    s = rounds_without_losses(players=3)
    assert (s.round, s.deck()) == (12, 1)


def test_t5_two_players_remove_moonshine_and_mustang_too() -> None:
    """Two players, poker off: MOON and MUST are out, 13 others face down, deck 48; 16 rounds (A2)."""
    before = laid(players=2, poker=False)
    out = [NAMES[card] for card, zone in enumerate(before.where) if zone == 10]
    assert out == ["MOON", "MUST"]
    assert (before.where.count(FACE_DOWN), before.deck()) == (13, 48)
    s = rounds_without_losses(players=2, poker=False)
    assert (s.round, s.deck()) == (16, 0)


def test_t6_other_cards_met_in_round_1_go_back_and_the_deck_is_shuffled() -> None:
    """Three players; DYNA1, SN02, WAG1, WRE1, GM07, LM05 on top: SN02, WRE1, GM07, LM05 form the row, the
    others go back, and the deck is shuffled (S1, A3).
    """
    s = stacked(3, "DYNA1", "SN02", "WAG1", "WRE1", "GM07", "LM05")
    back = [NAMES.index("DYNA1"), NAMES.index("WAG1")]
    unshuffled = stacked(3, "SN02", "WRE1", "GM07", "LM05", "DYNA1", "WAG1")
    rest = unshuffled.pile[unshuffled.drawn :]
    assert [NAMES[card] for card in s.row] == ["SN02", "WRE1", "GM07", "LM05"]
    assert [s.where[card] for card in back] == [PUT_BACK, PUT_BACK]
    assert s.pile[s.drawn :] == Chance(SEED).shuffled("deck 1", rest)
    assert s.log is not None
    assert [unpacked(event["cards"]) for event in of_row(s.log, ROW_PUT_BACK)] == [back]


def test_t7_with_nothing_to_put_back_there_is_no_second_shuffle() -> None:
    """Two players; the top three cards are concessions: they form the row, the rest keeps its order (A3)."""
    s = stacked(2, "NL03", "GM06", "LM09", "ALIN", "SN02")
    assert [NAMES[card] for card in s.row] == ["NL03", "GM06", "LM09"]
    assert [NAMES[card] for card in s.pile[s.drawn :][:2]] == ["ALIN", "SN02"]


def test_the_first_player_is_drawn_by_its_key() -> None:
    """3. The first player is a uniform number below n with the key `first`."""
    for number in range(20):
        seed = bytes([number])
        assert new_game({"players": 5}, seed).first == Chance(seed).below("first", 5)


def test_the_deck_is_shuffled_by_its_key() -> None:
    """3. The deck is the printed list, shuffled with the key `deck 0`."""
    assert laid(players=5).pile == Chance(SEED).shuffled("deck 0", list(range(64)))


def test_the_second_shuffle_takes_what_was_put_back_and_then_the_rest_from_its_top() -> None:
    """3, A3. Put back in the order turned, then the deck from its top: an outsider finds the same deck."""
    s = stacked(3, "WAG1", "SN02", "DYNA1", "WRE1", "BANK", "GM07", "LM05", "TK12", "ALIN")
    pile = Scripted(SEED, {}).shuffled("deck 1", outsiders_list(s))
    assert [NAMES[card] for card in s.row] == ["SN02", "WRE1", "GM07", "LM05"]
    assert s.pile[s.drawn :] == pile


def outsiders_list(s: River) -> list[int]:
    """What goes into the second shuffle, by hand: below the top the rest lies in printed order."""
    back = [NAMES.index(name) for name in ("WAG1", "DYNA1", "BANK")]
    top = [NAMES.index(name) for name in ("TK12", "ALIN")]
    gone = [card for card, zone in enumerate(s.where) if zone == FACE_DOWN]
    seen = {*back, *top, *gone, *s.row}
    return back + top + [card for card in range(64) if card not in seen]


def test_the_supply_has_no_end() -> None:
    """3. A49: the supply is never counted; a hand may hold more nuggets than any box has tokens."""
    s = laid(players=4)
    s.hands[0] = 400
    GAME.count(s)
    assert len(raises(0, 400)) == 401
