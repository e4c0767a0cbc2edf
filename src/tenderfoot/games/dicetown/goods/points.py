"""What things are worth at the end (12.2): counted for the table, for a view and for the story alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import BADGE_POINTS, OUTLAW_BOUNTY, PROPERTY_POINTS, RANCH, uids
from tenderfoot.games.dicetown.choices import DEEDS_FROM

if TYPE_CHECKING:
    from tenderfoot.games.dicetown.edition import Card, Edition
    from tenderfoot.games.dicetown.state import Board, Purse

_LEAST: Final = min([points for kind, points in enumerate(PROPERTY_POINTS) if kind != RANCH])


def money_points(dollars: int, captured: int) -> int:
    """R-41. A point for two dollars; the bounties of captured Outlaws are added before halving."""
    return (dollars + sum([OUTLAW_BOUNTY[outlaw] for outlaw in uids(captured)])) // 2


def equipment_points(cards: list[Card], hand: list[int], captured: int) -> int:
    """R-52. Equipment in the hand; cards that could have been played are worth nothing."""
    return sum([cards[kind].score(hand, captured) for kind in hand])


def land_points(kinds: list[int]) -> int:
    """Deeds, in the hand or fenced, at their value; n Ranches are worth 1 + 2 + … + n."""
    ranches = kinds.count(RANCH)
    return sum([PROPERTY_POINTS[kind] for kind in kinds]) + ranches * (ranches + 1) // 2


def least_points(deeds: int) -> int:
    """What so many deeds are worth at least, whatever they are."""
    return _LEAST * deeds


def printed_points(edition: Edition, card: int) -> int:
    """The points printed on a card: those of the store first, deeds from `DEEDS_FROM` on."""
    return edition.cards[card].points if card < DEEDS_FROM else PROPERTY_POINTS[card - DEEDS_FROM]


def badge_points(board: Board, seat: Seat) -> int:
    """The badge, to whoever wears it."""
    return BADGE_POINTS if board.sheriff == seat else 0


def points_beside_cards(board: Board, seat: Seat, purse: Purse, captured: int) -> int:
    """Nuggets, money with the bounties of Outlaws, and the badge: nobody can hide them."""
    return purse.nuggets + money_points(purse.money, captured) + badge_points(board, seat)
