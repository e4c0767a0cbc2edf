"""What Gold River shows, as types: the one place where page, terminal and tests read what a view holds.

`table` is equal for all and is encoded once for everybody; `own` is what this seat alone is asked and has
said under seal: nothing else is hidden from anybody.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from tenderfoot.engine.options import Options
from tenderfoot.engine.shapes import AskShape, SaidShape

Phase = Literal["auction", "price", "choice", "gold", "end"]


class PlayerShape(TypedDict):
    """What lies before a player."""

    nuggets: int
    cards: list[str]
    kept: list[str]  # cards that wait for their moment
    parked: list[str]  # cards that could not be used yet


class SaleShape(TypedDict):
    """The sale of a row, from the first bid until all have chosen; of a leader, as if he won."""

    leader: int | None  # who has made the highest bid, or has won
    sold: bool
    price: int | None  # the highest bid, or the price on its way; null: paid
    passed: list[int]
    receivers: list[int]  # who receives of the price, in order
    shares: list[int]  # what each of them keeps of it
    pickers: list[int]  # who still chooses, in order


class FeeShape(TypedDict):
    """What is due for a card beside the price, and to which Mayor."""

    mayor: int
    amount: int


class OrderShape(TypedDict):
    """By winner: who receives of the price and who chooses, in order."""

    receivers: list[list[int]]
    pickers: list[list[int]]


class HandShape(TypedDict):
    """A poker hand as it lies open: what kind, by which rank, of which cards, and the points it has now."""

    hand: str
    rank: str
    cards: list[str]
    makes: list[str]  # those without which it would be less; the others are kickers, or for nothing
    bonus: int  # may still be lost to a better hand


class AlmanacShape(TypedDict):
    """Public facts that follow from the table, so that no screen counts."""

    fees: list[FeeShape | None]  # of each card of the row
    dues: list[list[int]]  # of each card of the row: what each seat would owe
    counts: dict[str, list[int]]  # by town: the concessions of each seat
    offices: list[int]  # by seat: in how many towns it is Mayor
    ruler: list[list[int]]  # totals 2 to 12: what each seat gets
    doubles: list[int]  # by seat: what it gets more if the dice are doubles
    savings: int  # what the deposit is worth at the end
    shares: list[list[int]]  # by price: what each receiver keeps, hop by hop
    order: OrderShape
    turned: OrderShape  # the same after a Moonshine
    points: list[int]  # by seat, as if the game ended now
    certain: list[int]  # the same without poker
    poker: list[HandShape | None]  # by seat; null: no card, or no poker in this game
    rows_left: int  # that the deck can still fill
    rounds: int  # there will be, as the deck stands


class TableShape(TypedDict):
    """What everybody sees alike."""

    options: Options
    phase: Phase
    polled: list[int]  # whom the open question asks
    sale: SaleShape | None  # null: no row is being sold
    round: int
    first: int
    players: list[PlayerShape]
    row: list[str]
    taken: list[str]
    shown: list[str]
    out: list[str]
    unused: list[str]
    put_back: list[str]
    unseen: list[str]
    deck: int
    parked: list[str]
    attached: dict[str, str]  # which card is tied to which concession
    joined: dict[str, str]  # the town of each Lost Mine that has one
    mayors: dict[str, int | None]  # by town
    deposit: int
    pot: int
    blasts: list[int]  # who has rolled for a Dynamite in this round
    stickups: list[int]  # who has rolled for a Hold Up in this round
    almanac: AlmanacShape


class OwnShape(TypedDict):
    """What this seat alone is asked and has said."""

    seat: int | None
    ask: AskShape | None
    said: list[SaidShape]


class ViewShape(TypedDict):
    """The view of Gold River."""

    table: TableShape
    own: OwnShape
