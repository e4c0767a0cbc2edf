"""How the numbers of an event are said, and what follows from them.

What is read after the change (`After`) stands in everybody's view.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.events import After, Move
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.sorts import NONE, NUMBER, SEAT, ListOf, Maybe, Named, SetOf, Sort, packed, unpacked
from tenderfoot.engine.words import Fact
from tenderfoot.games.dicetown.box import (
    ELIXIRS,
    FACES,
    OUTLAW_FACE,
    OUTLAW_IDS,
    PLACES,
    PROPERTY_IDS,
    PROPERTY_KIND,
    PROPERTY_POINTS,
    RIVER_IDS,
    property_kinds,
    size,
)
from tenderfoot.games.dicetown.choices import CARD_IDS
from tenderfoot.games.dicetown.goods.points import (
    land_points,
    least_points,
    points_beside_cards,
    printed_points,
)
from tenderfoot.games.dicetown.hand import dice
from tenderfoot.games.dicetown.hand.poker import HANDS, NAMES, RANK, category, deciding
from tenderfoot.games.dicetown.state import Town


class Dice(Sort):
    """Dice as a packed multiset."""

    def say(self, n: int) -> Fact:
        return dice.word(n)


class Ladder(ListOf):
    """A list in which the order matters, and not how many there are."""

    def several(self) -> bool:
        return False


DICE: Final = Dice("`dice:${string}`")
FACE: Final = Named("face", list(FACES))
PLACE: Final = Named("place", PLACES)
CARD: Final = Named("card", CARD_IDS)
CARDS: Final = ListOf("card", CARD_IDS)
DEED: Final = Named("card", PROPERTY_IDS)
DEED_ROW: Final = ListOf("card", PROPERTY_IDS)
DEEDS: Final = SetOf("card", [PROPERTY_IDS[kind] for kind in PROPERTY_KIND])
ELIXIR: Final = Named("elixir", list(ELIXIRS))
OUTLAW: Final = Named("outlaw", OUTLAW_IDS)
RIVER: Final = Named("river", RIVER_IDS)
HAND: Final = Named("hand", list(HANDS))
RIVALS: Final = Ladder("seat", SEAT.ids)
THEIR_HANDS: Final = Ladder("hand", list(HANDS))
_HALL: Final = PLACES.index("hall")


def hand_of(s: object, seat: Seat) -> int:
    """The dice somebody has kept by now."""
    return cast(Town, s).players[seat].kept


def purse_of(s: object, seat: Seat) -> int:
    """His dollars by now."""
    return cast(Town, s).players[seat].money


def gold_of(s: object, seat: Seat) -> int:
    """His nuggets by now."""
    return cast(Town, s).players[seat].nuggets


def counted_of(s: object, seat: Seat) -> int:
    """What everybody can count of his points by now."""
    town = cast(Town, s)
    p = town.players[seat]
    land = land_points(property_kinds(p.laid | p.deeds & town.seen)) + least_points(
        size(p.deeds & ~town.seen)
    )
    return points_beside_cards(town, seat, p, town.frontier.captured[seat]) + land


def worth_of(s: object, card: int) -> int:
    """The points printed on a card."""
    return printed_points(cast(Town, s).edition, card)


def worth_of_all(s: object, cards: int) -> int:
    """The points printed on several."""
    return sum([worth_of(s, card) for card in unpacked(cards)])


def competing(s: Town, step: int) -> list[Seat]:
    """Who competes at a place, the strongest first, as everybody's dice lie; the equal as they sit."""
    found: list[tuple[int, Seat]] = []
    for place in s.edition.places:
        if place.step == step and place.actions:
            strengths = [place.strength(p.kept) for p in s.players]
            found = [(-strength, seat) for seat, strength in enumerate(strengths) if strength]
    return [seat for _, seat in sorted(found)]


def order(s: object, step: int) -> int:
    """The same as one number."""
    return packed(competing(cast(Town, s), step))


def their_hands(s: object, step: int) -> int:
    """Which poker hand each of them has."""
    town = cast(Town, s)
    kept = [town.players[seat].kept for seat in competing(town, step)]
    return packed([HANDS.index(NAMES.get(hand, HANDS[0])) for hand in kept])


def best_hands(s: object, _seat: Seat) -> int:
    """Who has the best hand at the Town Hall; nobody until all dice lie."""
    return packed(_best_at_hall(cast(Town, s)))


def best_hand(s: object, _seat: Seat) -> int:
    """Which hand that is."""
    town = cast(Town, s)
    leaders = _best_at_hall(town)
    return HANDS.index(NAMES[town.players[leaders[0]].kept]) if leaders else NONE


def _best_at_hall(s: Town) -> list[Seat]:
    if any(p.kept not in NAMES for p in s.players):
        return []
    rivals = competing(s, _HALL)
    return [seat for seat in rivals if RANK[s.players[seat].kept] == RANK[s.players[rivals[0]].kept]]


CONTEST_NOW: Final = {
    "order": After(RIVALS, order, "place"),
    "hands": After(THEIR_HANDS, their_hands, "place"),
}
HAND_NOW: Final = {
    "hand": After(DICE, hand_of, "seat"),
    "best": After(RIVALS, best_hands, "seat"),
    "poker": After(Maybe(HAND), best_hand, "seat"),
}
PURSE_NOW: Final = {"purse": After(NUMBER, purse_of, "seat")}
GOLD_NOW: Final = {"gold": After(NUMBER, gold_of, "seat")}
COUNTED_NOW: Final = {"counted": After(NUMBER, counted_of, "seat")}
WORTH: Final = {"worth": After(NUMBER, worth_of, "card")}  # told only with the card
BOTH_NOW: Final = {"purse": After(NUMBER, purse_of, "seat"), "gold": After(NUMBER, gold_of, "seat")}


def both_counted(one: str, other: str) -> dict[str, After]:
    """The same of two players between whom something went."""
    return {f"counted_{whose}": After(NUMBER, counted_of, whose) for whose in (one, other)}


def dollars(origin: str, to: str) -> Move:
    """Dollars on their way."""
    return Move("dollars", origin, to, "dollars")


def nuggets(origin: str, to: str) -> Move:
    """Nuggets on their way."""
    return Move("nuggets", origin, to, "nuggets")


def by(n: list[int]) -> int:
    """Whether a face decides, or the whole hand."""
    return int(n[3] == NONE)


def strong(n: list[int]) -> int:
    """How many dice of the face he has."""
    return 0 if n[3] == NONE else dice.count(n[4], n[3])


def category_of(n: list[int]) -> int:
    """Which poker hand he has."""
    return category(n[4])


def rivals(n: list[int]) -> int:
    """How many he would have been tied with."""
    return n[5].bit_count()


def decided(n: list[int]) -> int:
    """The dice of the winner in which his hand and the next best differ."""
    return NONE if n[6] == NONE else deciding(n[4], n[7])


def against(n: list[int]) -> int:
    """The dice of the next best in which they differ."""
    return NONE if n[6] == NONE else deciding(n[7], n[4])


def aim(n: list[int]) -> int:
    """What a card is aimed at: nothing, somebody, or a die."""
    return 2 if n[4] != NONE else int(n[2] != NONE)


def outlaw_face(n: list[int]) -> int:
    """The face an Outlaw sets dice to."""
    return OUTLAW_FACE[n[1]]


def deed_worth(n: list[int]) -> int:
    """The points printed on a drawn deed."""
    return PROPERTY_POINTS[n[1]]
