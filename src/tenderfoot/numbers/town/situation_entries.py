"""What `Situation` writes, entry by entry."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.box import FACES, PLACES
from tenderfoot.numbers.entry import Entry, by_seat, each_of, one
from tenderfoot.numbers.town.extent import GOODS, Extent
from tenderfoot.numbers.town.situation import REASONS

_THROWS: Final = 16  # the poorest of two has ten dollars at most: so often he keeps nothing, then five dice
_ACTIONS: Final = 3  # two in the first round, and Unlimited Credits


def entries(extent: Extent) -> list[Entry]:
    """The round, the numbers of the frames, and what they say of each seat."""
    return [*_round(extent), *_places(extent), *_sheriff(extent), *_card(extent), *_seats(extent)]


def _round(extent: Extent) -> list[Entry]:
    return [
        *one("round", extent.property, "the round, from 1"),  # a property card leaves in each
        *one("revised", 1, "whether the revised edition is played"),
        *one("bribes", 1, "whether the Sheriff hears offers"),
        *one("dice", 1, "whether hands are being built"),
        *each_of([f"place: {place}" for place in PLACES], 1, "whether the town is at this place"),
        *one("throw", _THROWS, "the throw, from 1; 0 in the town"),
        *one("last throw", 1, "whether it is the last one"),
    ]


def _places(extent: Extent) -> list[Entry]:
    slots = [f"drinking: slot {slot}" for slot in (1, 2, 3)]
    return [
        *one("times", 2, "how many nuggets a 9 brings, while the winner of the mine digs"),
        *one("store actions", _ACTIONS, "store actions still to come"),
        *one("robberies", 2, "robberies that are not over"),
        *one("loot", extent.dollars, "dollars of the bank that can be split"),
        *one("deed", 1, "whether a deed is given or was stolen, and no store card"),
        *each_of([f"named for: {why}" for why in REASONS], 1, "what an opponent must be named for"),
        *each_of(slots, 1, "whether the Elixir of this slot is being drunk"),
    ]


def _sheriff(extent: Extent) -> list[Entry]:
    return [
        *one("spots", extent.spots, "how many are named in the decision of the Sheriff"),
        *one("final offers", 1, "whether offers are made for the second time"),
        *one("taken", 1, "whether the offer of the one named is taken"),
        *each_of([f"demands: {goods}" for goods in GOODS], 1, "of what the Sheriff demands a number now"),
        *extent.goods("demanded:", "what he has said of this demand so far"),
    ]


def _card(extent: Extent) -> list[Entry]:
    return [
        *each_of([f"effect: {card}" for card in extent.store], 1, "the card that can be cancelled now"),
        *each_of([f"turned from: {face}" for face in FACES], 1, "the die that its Cheater turns"),
        *each_of([f"turned to: {face}" for face in FACES], 1, "and to which face"),
    ]


def _seats(extent: Extent) -> list[Entry]:
    seats = extent.seats
    return [
        *by_seat(seats, "sheriff", 1, "whether it wears the badge"),
        *by_seat(seats, "gained", 1, "whether it has gained something in this round"),
        *by_seat(seats, "controlled", 1, "whether it has won a place in this round"),
        *by_seat(seats, "winner", 1, "whether it has won the game"),
        *by_seat(seats, "acting", 1, "whether it is carrying something out, or receives it"),
        *by_seat(seats, "victim", 1, "whether it is robbed, or must give"),
        *by_seat(seats, "candidate", 1, "whether it is about to take the badge"),
        *by_seat(seats, "heard last", 1, "whether its answer is read last in the open window"),
        *by_seat(seats, "brute", 1, "whether its Brute lies open and is still to be played"),
        *by_seat(seats, "free", 1, "whether it pays nothing for the dice shown"),
        *by_seat(seats, "visits", 2, "visits to the Doc it waits for"),
        *by_seat(seats, "tied", 1, "whether the Sheriff may name it"),
        *by_seat(seats, "first", 1, "whether it is first already, and only the second is named"),
        *by_seat(seats, "named", 1, "whether it has been named for the first of two spots"),
        *by_seat(seats, "demand", 1, "whether the demand the Sheriff is making goes to it"),
        *by_seat(seats, "asked", 1, "whether it has got a demand since the offers"),
        *by_seat(seats, "player", 1, "whether it has played the card that can be cancelled"),
        *by_seat(seats, "aim", 1, "whether that card is aimed at it"),
    ]
