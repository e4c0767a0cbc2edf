"""A round, and phase II: the places in board order, who wins each of them (chapters 5 and 7.1)."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice, Frame
from tenderfoot.engine.seats import NOBODY, Seat, Seats
from tenderfoot.engine.sorts import NONE
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import PLACES
from tenderfoot.games.dicetown.edition import Contest, Place
from tenderfoot.games.dicetown.end import Ending, over
from tenderfoot.games.dicetown.events import PLACE_DESERTED, PLACE_WON, ROUND_BEGAN
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.hand.throws import Throw
from tenderfoot.games.dicetown.prompts import ACTION
from tenderfoot.games.dicetown.state import Town


class Rounds(Frame[Town]):
    """5. Round after round, until the game is over."""

    def run(self, s: Town) -> None:
        if s.round and over(s):
            s.become(Ending())
            return
        s.round += 1
        s.gained = 0
        s.controlled = 0
        for p in s.players:
            p.kept = 0
        s.tell(ROUND_BEGAN, s.round, s.sheriff)
        s.push(WALKS[0])
        s.push(Throw(1, 0))


class Walk(Frame[Town]):
    """7. The town is resolved place by place, in board order."""

    def __init__(self, place: int) -> None:
        self.place: Final = place

    def run(self, s: Town) -> None:
        places = s.edition.places
        if self.place == len(places):
            s.pop()
            return
        s.become(WALKS[self.place + 1])
        places[self.place].enter(s, self.place)

    def pack(self) -> list[int]:
        return [self.place]


WALKS: Final = [Walk(place) for place in range(len(PLACES) + 1)]  # frames never change: made once


class Contested(Place):
    """7.1. A place that is won, by the dice."""

    def enter(self, s: Town, index: int) -> None:
        s.edition.contest.hold(s, index)

    def strength(self, hand: int) -> int:
        return count(hand, self.face)

    def named(self, s: Town, index: int, first: Seat, second: Seat) -> None:
        s.controlled |= 1 << first
        if second != NOBODY:
            s.controlled |= 1 << second
        if len(self.actions) == 1:
            self.actions[0].carry_out(s, first)
        else:
            s.push(Winners(index, first, second))


class Winners(Frame[Town]):
    """R-44. The first chooses one of the two actions and carries it out completely; then the second must
    carry out the other one.
    """

    def __init__(self, place: int, first: Seat, second: Seat) -> None:
        self.place: Final = place
        self.first: Final = first
        self.second: Final = second

    def run(self, s: Town) -> None:
        actions = s.edition.places[self.place].actions
        s.ask(self.first, ACTION, [action.choice for action in actions])

    def chosen(self, s: Town, choice: Choice) -> None:
        actions = s.edition.places[self.place].actions
        picked = 0 if actions[0].choice is choice else 1
        s.become(Act(self.place, 1 - picked, self.second))
        s.push(Act(self.place, picked, self.first))

    def pack(self) -> list[int]:
        return [self.place, self.first, self.second]

    def facts(self, s: Town) -> Facts:
        place = s.edition.places[self.place]
        return {"place": "place:" + place.name, "seat": seat_word(self.first)}


class Act(Frame[Town]):
    """7.1. One player carries out one action of a place, or nobody does."""

    def __init__(self, place: int, action: int, seat: Seat) -> None:
        self.place: Final = place
        self.action: Final = action
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        s.pop()
        place = s.edition.places[self.place]
        if self.seat == NOBODY:
            place.left_undone(s, self.action)
        else:
            place.actions[self.action].carry_out(s, self.seat)

    def pack(self) -> list[int]:
        return [self.place, self.action, self.seat]


def strongest(s: Town, place: Place, among: Seats) -> Seats:
    """Those of these seats that compete best at a place; nobody if none of them competes."""
    return best([place.strength(p.kept) for p in s.players], among)


def best(strengths: list[int], among: Seats) -> Seats:
    """The strongest of these seats; nobody if none of them has any strength."""
    most = 1
    tied = 0
    for seat, strength in enumerate(strengths):
        if strength >= most and among >> seat & 1:
            if strength > most:
                most = strength
                tied = 0
            tied |= 1 << seat
    return tied


def deserted(s: Town, index: int) -> None:
    """Nobody competes: none of the actions is carried out."""
    place = s.edition.places[index]
    s.tell(PLACE_DESERTED, place.step)
    for action in range(len(place.actions)):
        place.left_undone(s, action)


def tell_won(s: Town, index: int, seat: Seat, spot: int, tied: Seats) -> None:
    """Say who comes first or second, and why."""
    if s.log is not None:
        place = s.edition.places[index]
        p = s.players[seat]
        beaten = runner_up(s, place, seat) if place.face < 0 else NOBODY
        theirs = s.players[beaten].kept if beaten != NOBODY else NONE
        others = tied & ~(1 << seat)
        s.tell(PLACE_WON, place.step, seat, spot, place.face, p.kept, others, beaten, theirs)


def runner_up(s: Town, place: Place, winner: Seat) -> Seat:
    """Who has the best of the weaker hands; nobody if all are level."""
    second = NOBODY
    strength = 0
    for seat, p in enumerate(s.players):
        if strength < place.strength(p.kept) < place.strength(s.players[winner].kept):
            second = seat
            strength = place.strength(p.kept)
    return second


def only(seats: Seats) -> Seat:
    """The seat of a set of one; NOBODY for a larger one."""
    if seats & seats - 1:
        return NOBODY
    return int(seats).bit_length() - 1


class OneWinner(Contest):
    """7.1. The best player wins; among equals the Sheriff names."""

    def hold(self, s: Town, index: int) -> None:
        place = s.edition.places[index]
        tied = strongest(s, place, -1)
        if not tied:
            deserted(s, index)
            return
        winner = favoured(s, tied)
        if winner == NOBODY:
            s.edition.petition.begin(s, index, tied, 1, NOBODY)
            return
        tell_won(s, index, winner, 1, tied)
        place.named(s, index, winner, NOBODY)


def favoured(s: Town, tied: Seats) -> Seat:
    """R-58. Whoever is alone at the top, or under the Peace Pipe's protection, needs no decision."""
    pipe = s.frontier.pipe
    if pipe != NOBODY and tied >> pipe & 1:
        return pipe
    return only(tied)
