"""2. What the classes of the cards say is what the rulebook prints, row by row and in its order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tenderfoot.engine.printed import Kind, in_order
from tenderfoot.games.dicetown import GAME, prompts
from tenderfoot.games.dicetown.box import (
    ELIXIRS,
    FACES,
    INDIAN,
    OUTLAW_BOUNTY,
    OUTLAW_FACE,
    OUTLAW_IDS,
    PLACES,
    PROPERTY_IDS,
    PROPERTY_KIND,
    PROPERTY_POINTS,
    RIVER_COPIES,
    RIVER_IDS,
    RIVER_KIND,
    STORE_IDS,
    STORE_KIND,
)
from tenderfoot.games.dicetown.cards.equipment import Equipment
from tenderfoot.games.dicetown.edition import Card
from tenderfoot.games.dicetown.indians.die import SPIRITS
from tenderfoot.games.dicetown.places.doc.elixirs import DRINKS
from tenderfoot.games.dicetown.setup import edition_of, store_cards
from tenderfoot.games.dicetown.wildwest.river import FINDS

RULEBOOK = Path(__file__).parents[3] / "docs" / "rules" / "dicetown.md"
ALL = {"wild_west": True, "indians": True}


def rows(chapter: str) -> list[list[str]]:
    """The cells of the table in a chapter of the rulebook, without those that name no id."""
    text = RULEBOOK.read_text("utf-8").split(f"\n### {chapter} ")[1].split("\n##")[0]
    lines = [line for line in text.splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def ids(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


def number(cell: str) -> int:
    """The number a cell begins with; 0 for a dash."""
    found = re.match(r"[+$]?(\d+)", cell)
    return int(found.group(1)) if found else 0


def windows(card: Card) -> set[str]:
    return {
        f"W-{name[2:]}" for name, n in vars(prompts).items() if name[:2] == "W_" and card.windows >> n & 1
    }


def letter(card: Card) -> str:
    """E, P or I, as the rulebook writes it."""
    if isinstance(card, Equipment):
        return "E"
    return "I" if card.at_once else "P"


def said(edition: str, cell: str) -> str:
    """What a cell says of one edition: `classic P, revised I`; `W-SHERIFF; revised also W-BADGE`."""
    if edition == "classic":
        return re.sub(r"[,;] revised .*|classic ", "", cell)
    return re.sub(r"classic \S+, revised |classic .*", "", cell)


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_every_store_card_is_what_the_rulebook_prints(edition: str) -> None:
    """2.3, 2.4. Id, copies, kind, windows and points of each card, in the order of the tables."""
    cards = store_cards(revised=edition == "revised")
    printed = [*rows("2.3"), *rows("2.4")]
    assert [card.name for card in cards] == STORE_IDS == [ids(row[0])[0] for row in printed]
    for card, row in zip(cards, printed, strict=True):
        seen = set(re.findall(r"W-[A-Z]+", said(edition, row[5]))) - {
            "W-REVEAL"
        }  # the Brute lies with the dice
        points = number(row[6]) if row[6].endswith("VP") else 0
        assert (card.copies, letter(card), windows(card), card.points) == (
            *(number(row[3]), said(edition, row[4]), seen, points),
        ), card.name


def test_the_decks_hold_the_printed_copies() -> None:
    """2.3, 2.4, 2.6. Nineteen cards, twelve of the extension and Smoke Signals; twelve River cards."""
    edition = edition_of(GAME.options(ALL))
    store = [STORE_IDS[STORE_KIND[uid]] for uid in edition.store]
    assert store == [ids(row[0])[0] for row in (*rows("2.3"), *rows("2.4")) for _ in range(number(row[3]))]
    assert len(store) == 19 + 12 + 1
    river = [RIVER_IDS[RIVER_KIND[uid]] for uid in edition.river]
    assert river == [ids(row[0])[0] for row in rows("2.6") for _ in range(number(row[3]))]
    assert len(river) == 12


def test_the_kinds_follow_from_the_printed_lists() -> None:
    """2.5, 2.6, 2.8. Nobody numbers a card: its place in the list is its kind."""
    assert [card.kind for card in store_cards(revised=True)] == list(range(len(STORE_IDS)))
    assert [drink.name for drink in DRINKS] == ELIXIRS == [ids(row[0])[0] for row in rows("2.5")]
    assert [find.name for find in FINDS] == RIVER_IDS == [ids(row[0])[0] for row in rows("2.6")]
    assert [spirit.name for spirit in SPIRITS] == INDIAN
    assert [find.copies for find in FINDS] == [number(row[3]) for row in rows("2.6")]


def test_property_and_outlaws_are_what_the_rulebook_prints() -> None:
    """2.2, 2.7. The deeds with their points, ten Ranches; two Outlaws a face with their bounties."""
    printed = rows("2.2")
    assert [ids(row[0])[0] for row in printed] == PROPERTY_IDS
    assert [number(row[6]) if "VP" in row[6] else 0 for row in printed] == PROPERTY_POINTS
    most = [max(number(row[3]), number(row[5])) for row in printed]
    assert [PROPERTY_KIND.count(kind) for kind in range(len(printed))] == most
    outlaws = [
        (name, row[2], number(bounty.strip()))
        for row in rows("2.7")
        for name, bounty in zip(ids(row[0]), row[3].split(","), strict=True)
    ]
    assert outlaws == [
        (OUTLAW_IDS[o], FACES[OUTLAW_FACE[o]], OUTLAW_BOUNTY[o]) for o in range(len(OUTLAW_IDS))
    ]


def test_the_places_stand_in_the_order_of_the_round() -> None:
    """7. A place's number is its position in the round."""
    places = edition_of(GAME.options(ALL)).places
    assert [(place.step, place.name) for place in places] == list(enumerate(PLACES))


def test_a_class_that_no_list_names_is_refused() -> None:
    """A card is in the printed list of its box, or it is not a card."""
    with pytest.raises(ValueError, match="tipoff"):
        Equipment("tipoff")


def test_a_name_without_its_class_is_refused() -> None:
    """Each name of a list has exactly one class."""
    names = ["one", "two"]
    with pytest.raises(ValueError, match="two"):
        in_order([Kind("one", names)], names)
    with pytest.raises(ValueError, match="one class"):
        in_order([Kind("one", names), Kind("two", names), Kind("two", names)], names)


def test_more_copies_than_there_is_room_for_are_refused() -> None:
    """A uid is a kind and a copy: a fourth copy of a River card would be another card."""
    with pytest.raises(ValueError, match="4 copies of rv_star"):
        Kind("rv_star", RIVER_IDS, 4).uids(RIVER_COPIES)
