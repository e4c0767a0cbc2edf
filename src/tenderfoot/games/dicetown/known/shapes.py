"""What Dice Town shows, as types: the one place where page, terminal and tests read what a view holds.

`table` is equal for all and is encoded once for everybody; `own` is what this seat alone knows or is asked.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from tenderfoot.engine.options import Options
from tenderfoot.engine.shapes import AskShape, SaidShape

Face = Literal["9", "10", "J", "Q", "K", "A"]
Phase = Literal["dice", "town", "doc", "end"]
PlaceName = Literal[
    "mine", "bank", "stagecoach", "store", "saloon", "sheriff", "hall", "doc", "village", "evening"
]


class PlayerShape(TypedDict):
    """What lies open before a player."""

    money: int
    nuggets: int
    kept: list[Face]
    shown: list[Face]  # shown in this throw, not paid yet
    cup: int  # dice under the cup
    deeds: int
    cards: int
    laid: list[str]  # fenced deeds, Ranches
    seen: list[str]  # deeds of the hand that everybody saw taken from the row
    poker: str  # which hand the five dice are; empty: not complete


class CardsShape(TypedDict):
    """Cards by their backs."""

    deeds: int
    cards: int


class GoodsShape(TypedDict):
    """What is demanded of a player."""

    nuggets: int
    dollars: int
    deeds: int
    cards: int


class OfferShape(TypedDict):
    """What a petitioner offers the Sheriff, as everybody sees it."""

    seat: int
    spot: int  # 0: for the best place in dispute, 1: for the second
    nuggets: int
    dollars: int
    deeds: int
    cards: int


class MedicineShape(TypedDict):
    """The Doc's Elixirs, where the edition has them."""

    slots: list[str]  # face up; empty: none lies there
    deck: int
    drunk: list[str]
    shuffles: int


class FrontierShape(TypedDict):
    """What the extension and the Indians add to the table."""

    river: int
    river_gone: list[str]
    outlaws: int
    outlaw: str  # the top of the pile; empty: none
    wanted: list[str]
    recruited: list[list[str]]  # by seat
    captured: list[list[str]]  # by seat
    outlaw_shuffles: int
    removed: int
    returned: list[str]
    die: int | None  # who holds the Indian die; null: the village
    pipe: int | None  # who is under the protection of the Peace Pipe


class PrizeShape(TypedDict):
    """What a place would bring to whoever leads there now; of cards he looks at, some are kept."""

    nuggets: int
    dollars: int
    points: int
    looks: int
    keeps: int
    deeds: list[str]


class PlaceShape(TypedDict):
    """A place in the order of the board: who leads or is tied there as the open dice lie, and for what."""

    step: int  # in the round; the places that can be won are 1 to 7, with the stagecoach
    name: PlaceName
    face: Face | None  # the face that wins it; null: none does
    leaders: list[int]
    seconds: list[int]  # who would come second, or is tied for it, where a second player acts too
    strength: int  # how many of that face they show
    poker: str  # at the Town Hall: their hand
    prize: PrizeShape


class AlmanacShape(TypedDict):
    """Public facts that follow from the table, so that no screen counts."""

    places: list[PlaceShape]
    points: list[int]  # by seat: what everybody can count
    deeds_left: int  # in the row and in the deck: with the last one the game ends
    deeds_of: int
    mine_of: int


class TableShape(TypedDict):
    """What everybody sees alike."""

    options: Options
    phase: Phase
    place: PlaceName | None  # where the town is being visited
    polled: list[int]  # whom the open question asks
    sheriff: int
    round: int
    bank: int
    stagecoach: int
    mine: int
    gained: list[int]
    controlled: list[int]
    winner: int | None
    deck: int
    discard: int
    shuffles: int
    played: list[str]
    row: list[str]
    property: int
    looker: int | None
    looked_at: CardsShape
    medicine: MedicineShape
    players: list[PlayerShape]
    offers: list[OfferShape]
    demands: list[GoodsShape]  # by seat; empty: nothing
    frontier: FrontierShape
    almanac: AlmanacShape


class ObtainedShape(TypedDict):
    """The property cards a player has obtained in this visit of the Town Hall."""

    cards: list[str]  # as far as this seat knows them
    unseen: int


class RiverCardShape(TypedDict):
    """A card of the River pile that this seat has seen: how many lie on it, and what it is."""

    under: int
    card: str


class OwnShape(TypedDict):
    """What this seat alone knows or is asked."""

    seat: int | None
    ask: AskShape | None
    said: list[SaidShape]
    hand: list[str]
    rolled: list[Face]
    looking_at: list[str]
    new: list[list[str]]  # for each open window: the cards of the hand that came too late for it
    faces: list[list[str]]  # of each offer: the cards, where this seat may see them
    known: list[list[str]]  # by seat: cards of the hand known besides those that everybody knows
    hidden: list[int]  # by seat: cards of the hand that are not known
    points: list[int]  # by seat: what this seat can count
    known_discard: list[str]
    obtained: list[ObtainedShape]  # by seat; empty: nothing
    river_known: list[RiverCardShape]


class ViewShape(TypedDict):
    """The view of Dice Town."""

    table: TableShape
    own: OwnShape
