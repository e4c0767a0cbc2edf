"""What can be read off the open table by counting, for those who would rather look than count.

Nothing here decides anything, and nothing is secret: who leads at each place as the open dice lie, what that
would bring, how near the end is, the points so far. It is worked out when a view is written down, never for
a bot that searches.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tenderfoot.engine.seats import Seat, each
from tenderfoot.games.dicetown.box import BADGE_POINTS, FACES, PROPERTY_IDS
from tenderfoot.games.dicetown.edition import Place
from tenderfoot.games.dicetown.goods.points import (
    equipment_points,
    land_points,
    least_points,
    points_beside_cards,
)
from tenderfoot.games.dicetown.hand.poker import NAMES
from tenderfoot.games.dicetown.known.shapes import AlmanacShape, PlaceName, PlaceShape, PrizeShape
from tenderfoot.games.dicetown.places.general_store import errands
from tenderfoot.games.dicetown.places.town_hall import entitled
from tenderfoot.games.dicetown.town import best

if TYPE_CHECKING:
    from tenderfoot.games.dicetown.known.view import TownView


def almanac(v: TownView) -> AlmanacShape:
    """Everything that can be counted by everybody."""
    return {
        "places": [standing(v, place) for place in v.edition.places],
        "points": [open_points(v, seat) for seat in range(len(v.seats))],
        "deeds_left": v.property + len(v.row),
        "deeds_of": len(v.edition.property_cards) - v.edition.removed,
        "mine_of": v.edition.mine,
    }


def standing(v: TownView, place: Place) -> PlaceShape:
    """Who leads at a place, how, and for what."""
    strengths = strengths_at(v, place)
    leaders = each(best(strengths, -1), len(strengths))
    by_face = bool(leaders) and place.face >= 0
    hand = v.seats[leaders[0]].kept if leaders else 0
    strength = strengths[leaders[0]] if by_face else 0
    return {
        "step": place.step,
        "name": cast(PlaceName, place.name),
        "face": FACES[place.face] if place.face >= 0 else None,
        "leaders": leaders,
        "seconds": seconds(place, strengths, leaders),
        "strength": strength,
        "poker": NAMES[hand] if leaders and not by_face else "",
        "prize": prize(v, place.name, strength, hand),
    }


def seconds(place: Place, strengths: list[int], leaders: list[Seat]) -> list[Seat]:
    """Who would come second where a second player acts too: nobody while several lead."""
    if len(place.actions) == 1 or len(leaders) != 1:
        return []
    return each(best(strengths, ~(1 << leaders[0])), len(strengths))


def strengths_at(v: TownView, place: Place) -> list[int]:
    """How well each player competes as the dice lie now; nobody where whole hands are not complete."""
    if not place.actions or (place.face < 0 and any(p.kept not in NAMES for p in v.seats)):
        return []
    return [place.strength(p.kept) for p in v.seats]


def prize(v: TownView, place: str, strength: int, hand: int) -> PrizeShape:
    """What the first action of a place brings to who leads with this hand; of the coach, what it carries."""
    looks = strength if place in ("store", "saloon") else 0
    return {
        "nuggets": min(strength, v.mine) if place == "mine" else 0,
        "dollars": v.bank if place == "bank" else v.stagecoach if place == "stagecoach" else 0,
        "points": BADGE_POINTS if place == "sheriff" else 0,
        "looks": min(looks, v.deck + v.discard) if place == "store" else looks,
        "keeps": errands(v.round) if place == "store" else int(place == "saloon"),
        "deeds": [PROPERTY_IDS[kind] for kind in v.row[: entitled(hand)]] if place == "hall" and hand else [],
    }


def open_points(v: TownView, seat: Seat) -> int:
    """What everybody can count of a player's points: all but the cards of the hand that nobody saw."""
    return _beside_cards(v, seat) + _land(v, seat, v.seats[seat].seen)


def points_known(v: TownView, seat: Seat) -> int:
    """What this seat can count of a player's points: its own all, of others also the cards it knows."""
    p, mine = v.seats[seat], seat == v.seat
    equipment = v.hand_store if mine else p.known_store
    deeds = v.hand_deeds if mine else p.seen + p.known_deeds
    cards = equipment_points(v.edition.cards, equipment, v.frontier.captured[seat])
    return _beside_cards(v, seat) + cards + _land(v, seat, deeds)


def _land(v: TownView, seat: Seat, deeds: list[int]) -> int:
    """What lies open, these deeds of the hand, and what the others of it are worth at least."""
    p = v.seats[seat]
    return land_points(p.laid + deeds) + least_points(p.deeds - len(deeds))


def _beside_cards(v: TownView, seat: Seat) -> int:
    """What lies open of his goods but for the deeds."""
    return points_beside_cards(v, seat, v.seats[seat], v.frontier.captured[seat])
