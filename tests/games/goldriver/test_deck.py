"""1. The deck: one table in the sources, the same in the rulebook, and its check sums."""

from __future__ import annotations

from pathlib import Path

from tenderfoot.games.goldriver.box import (
    CONCESSIONS,
    FIRST_LASSO,
    FIRST_LOST,
    LASSOS,
    LOST_MINES,
    NUGGETS,
    PRODUCING,
    START,
    TOWN,
    TOWN_NAMES,
    roll,
)
from tenderfoot.games.goldriver.cards import RULES, RULES_BY_KIND
from tenderfoot.games.goldriver.choices import MOST
from tenderfoot.games.goldriver.deck import DECK, DOUBLES, EVEN, KINDS, LOST, NEVER, ODD, Printed
from tenderfoot.games.goldriver.poker import card_of

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "goldriver.md"
WORDS = {EVEN: "even", ODD: "odd", DOUBLES: "doubles", NEVER: "–"}


def row(card: Printed) -> str:
    """A card as the rulebook prints it."""
    town = TOWN_NAMES[card.town] if card.town >= 0 else "–"
    number = WORDS.get(card.number, str(card.number))
    cells = [card.name, KINDS[card.kind], town, number]
    cells += [str(value or "–") for value in (card.nuggets, card.danger, card.poker)]
    return f"| {' | '.join(cells)} |"


def test_the_rulebook_prints_the_deck_of_the_sources() -> None:
    """1. Both tables are the same, line by line: who corrects one must correct the other."""
    lines = RULEBOOK.read_text("utf-8").splitlines()
    start = lines.index("| card | kind | town | number | nuggets | danger | poker |") + 2
    assert lines[start : start + len(DECK)] == [row(card) for card in DECK]


def test_the_check_sums_of_the_deck() -> None:
    """1. 43 concessions with 160 nuggets; 30, 33, 30, 34 and 13 nuggets in the towns; 64 cards."""
    assert (CONCESSIONS, len(DECK)) == (43, 64)
    assert all(card.kind <= LOST for card in DECK[:CONCESSIONS])
    towns = [sum(NUGGETS[card] for card in range(CONCESSIONS) if TOWN[card] == town) for town in range(5)]
    assert (towns, sum(NUGGETS[:CONCESSIONS])) == ([30, 33, 30, 34, 13], 160)


def test_52_cards_have_an_index_each_another_one() -> None:
    """1. A44: 52 indices, each once, and one joker."""
    indices = [card_of(card.poker) for card in DECK if card.poker not in ("", "joker")]
    assert sorted(indices) == list(range(52))
    assert [card.name for card in DECK if card.poker == "joker"] == ["STAT"]


def test_what_the_state_counts_on() -> None:
    """1. Concessions come first; Lost Mines and cards with a lasso stand together."""
    assert list(range(FIRST_LOST, FIRST_LOST + len(LOST_MINES))) == LOST_MINES
    assert list(range(FIRST_LASSO, FIRST_LASSO + len(LASSOS))) == LASSOS


def test_there_are_answers_for_every_hand_there_can_be() -> None:
    """7. The table of bids is longer than the richest hand: 5 × 15, and 16 rolls that bring all they can."""
    attached = sum(NUGGETS[card] for card in LASSOS) + max(NUGGETS[:CONCESSIONS])
    rolls = [PRODUCING[roll(first, second)] for first in range(1, 7) for second in range(1, 7)]
    best = max(sum(NUGGETS[card] for card in cards) for cards in rolls) + attached
    assert 5 * START + 16 * best < MOST


def test_every_kind_has_one_class_and_every_card_its_rule() -> None:
    """9. The classes name their kinds; the place in the printed list is the number."""
    assert [rule.name for rule in RULES_BY_KIND] == KINDS
    assert [rule.kind for rule in RULES_BY_KIND] == list(range(len(KINDS)))
    assert [rule.kind for rule in RULES] == [card.kind for card in DECK]
