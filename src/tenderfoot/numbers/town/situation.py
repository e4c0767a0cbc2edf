"""Where the round stands, read off the stack: the frames are public, and say what a question is about."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from tenderfoot.engine.contract import Frame
from tenderfoot.engine.seats import Seats
from tenderfoot.games.dicetown.cards.joe import PointAt
from tenderfoot.games.dicetown.choices import NO_AIM, TAKEN
from tenderfoot.games.dicetown.end import FinalWord
from tenderfoot.games.dicetown.goods.opponents import Give, NameOpponent
from tenderfoot.games.dicetown.hand.throws import Check, Pay, Settle
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.places.bank import Share
from tenderfoot.games.dicetown.places.doc.badluck import Queue
from tenderfoot.games.dicetown.places.doc.classic import Consultation, WaitingRoom
from tenderfoot.games.dicetown.places.doc.elixirs import Befriend, Dominate
from tenderfoot.games.dicetown.places.doc.fence import FenceTwo
from tenderfoot.games.dicetown.places.doc.revised import Empty, Shelf
from tenderfoot.games.dicetown.places.general_store import Errand, KeepOne, Search
from tenderfoot.games.dicetown.places.gold_mine import Dig
from tenderfoot.games.dicetown.places.saloon import AtTheBar, AtTheVictim, Bottle, Insure, Robbery
from tenderfoot.games.dicetown.places.sheriff.favour import Decision, Tie
from tenderfoot.games.dicetown.places.sheriff.office import Swearing
from tenderfoot.games.dicetown.places.sheriff.petition import Demand, HaggleFirst, LastCall, Offers, demanded
from tenderfoot.games.dicetown.town import Walk
from tenderfoot.games.dicetown.wildwest.cards.gift import Unwrap
from tenderfoot.games.dicetown.windows import Effect, May, Window
from tenderfoot.numbers.town.sheet import Sheet


class Situation:
    """The round, the place, and what the frames say: each fact in an entry of its own."""

    def __init__(self, at: dict[str, int]) -> None:
        self.round: Final[i64] = at["round"]
        self.revised: Final[i64] = at["revised"]
        self.bribes: Final[i64] = at["bribes"]
        self.dice: Final[i64] = at["dice"]
        self.place: Final[i64] = at["place: village"]
        self.throw: Final[i64] = at["throw"]
        self.last: Final[i64] = at["last throw"]
        self.times: Final[i64] = at["times"]
        self.actions: Final[i64] = at["store actions"]
        self.robberies: Final[i64] = at["robberies"]
        self.loot: Final[i64] = at["loot"]
        self.deed: Final[i64] = at["deed"]
        self.why: Final[i64] = at["named for: robbery"]
        self.drinking: Final[i64] = at["drinking: slot 1"]
        self.spots: Final[i64] = at["spots"]
        self.final: Final[i64] = at["final offers"]
        self.taken: Final[i64] = at["taken"]
        self.what: Final[i64] = at["demands: nuggets"]
        self.so_far: Final[i64] = at["demanded: nuggets"]
        self.card: Final[i64] = at["effect: eq1"]
        self.turned: Final[i64] = at["turned from: 9"]
        self.turned_to: Final[i64] = at["turned to: 9"]
        self.sheriff: Final[i64] = at["seat 0: sheriff"]
        self.gained: Final[i64] = at["seat 0: gained"]
        self.controlled: Final[i64] = at["seat 0: controlled"]
        self.winner: Final[i64] = at["seat 0: winner"]
        self.acting: Final[i64] = at["seat 0: acting"]
        self.victim: Final[i64] = at["seat 0: victim"]
        self.candidate: Final[i64] = at["seat 0: candidate"]
        self.heard_last: Final[i64] = at["seat 0: heard last"]
        self.brutes: Final[i64] = at["seat 0: brute"]
        self.free: Final[i64] = at["seat 0: free"]
        self.visits: Final[i64] = at["seat 0: visits"]
        self.tied: Final[i64] = at["seat 0: tied"]
        self.first: Final[i64] = at["seat 0: first"]
        self.named: Final[i64] = at["seat 0: named"]
        self.demand: Final[i64] = at["seat 0: demand"]
        self.asked: Final[i64] = at["seat 0: asked"]
        self.player: Final[i64] = at["seat 0: player"]
        self.aim: Final[i64] = at["seat 0: aim"]

    def fill(self, v: TownView, sheet: Sheet) -> None:
        """Write it down."""
        sheet.number(self.round, v.round)
        sheet.number(self.revised, 1 if v.edition.elixirs else 0)
        sheet.number(self.bribes, 1 if isinstance(v.edition.petition, HaggleFirst) else 0)
        sheet.seat(self.sheriff, v.sheriff)
        sheet.seats(self.gained, v.gained)
        sheet.seats(self.controlled, v.controlled)
        sheet.seat(self.winner, v.winner)
        for frame in v.stack:
            self.read(v, frame, sheet)
        if v.stack:
            self.top(v.stack[-1], sheet)

    def read(self, v: TownView, frame: Frame[Any], sheet: Sheet) -> None:
        """What one frame says, whichever it is."""
        if isinstance(frame, Walk):
            if frame.place:
                sheet.number(self.place + v.edition.places[frame.place - 1].step, 1)
        elif isinstance(frame, May):
            self.may(frame, sheet)
        elif isinstance(frame, Window):
            self.window(frame, sheet)
        elif isinstance(frame, Tie):
            self.tie(frame, sheet)
        elif not self.throws(frame, sheet) and not self.visit(frame, sheet):
            self.deal(frame, sheet)

    def top(self, frame: Frame[Any], sheet: Sheet) -> None:
        """Of the open question alone: whose answer is read last, or what an opponent is named for."""
        if isinstance(frame, Window):
            sheet.seat(self.heard_last, frame.sheriff)
        elif isinstance(frame, NameOpponent):
            sheet.number(self.why + reason(frame), 1)

    def may(self, frame: May, sheet: Sheet) -> None:
        """A window of one player: he acts, or is the victim who may insure himself."""
        if isinstance(frame, Insure):
            sheet.seat(self.victim, frame.seat)
            sheet.number(self.deed, frame.deed)
            return
        sheet.seat(self.acting, frame.seat)
        if isinstance(frame, Dig):
            sheet.number(self.times, frame.times)
        elif isinstance(frame, Errand):
            sheet.number(self.actions, frame.actions)
        elif isinstance(frame, AtTheBar):
            sheet.number(self.robberies, frame.robberies)
        elif isinstance(frame, Bottle):
            sheet.number(self.robberies, frame.robberies - frame.done)
            sheet.seat(self.victim, frame.victim)

    def window(self, frame: Window, sheet: Sheet) -> None:
        """A window of several players: what it is about."""
        if isinstance(frame, Share):
            sheet.seat(self.acting, frame.robber)
            sheet.number(self.loot, frame.loot)
        elif isinstance(frame, Swearing):
            sheet.seat(self.candidate, frame.candidate)
        elif isinstance(frame, WaitingRoom):
            self.waiting(frame.once, frame.twice, sheet)

    def waiting(self, once: Seats, twice: Seats, sheet: Sheet) -> None:
        """Who waits for the Doc, and for how many visits."""
        sheet.seats(self.visits, once)
        sheet.seats(self.visits, twice)

    def tie(self, frame: Tie, sheet: Sheet) -> None:
        """A decision of the Sheriff: among whom, for how many places, and how far it is."""
        sheet.seats(self.tied, frame.candidates)
        sheet.number(self.spots, frame.spots)
        sheet.seat(self.first, frame.first)
        if isinstance(frame, Demand):
            self.demanding(frame, sheet)
        elif isinstance(frame, LastCall):
            sheet.seats(self.asked, frame.asked)
        elif isinstance(frame, Decision):
            sheet.seat(self.named, frame.named)
            sheet.number(self.taken, 1 if frame.deal == TAKEN else 0)

    def demanding(self, frame: Demand, sheet: Sheet) -> None:
        """The Sheriff is saying what he demands."""
        sheet.seats(self.demand, frame.seats)
        sheet.seats(self.asked, frame.asked)
        sheet.number(self.what + frame.what, 1)
        at = self.so_far
        for n in demanded(frame.so_far):
            sheet.number(at, n)
            at += 1

    def throws(self, frame: Frame[Any], sheet: Sheet) -> bool:
        """Whether it is about the dice."""
        if isinstance(frame, Check):
            sheet.number(self.dice, 1)
            sheet.number(self.throw, frame.throw)
            sheet.number(self.last, frame.last)
        elif isinstance(frame, Pay):
            sheet.seats(self.brutes, frame.brutes)
            sheet.seats(self.free, frame.free)
        elif isinstance(frame, Settle):
            sheet.seat(self.acting, frame.seat)
        elif isinstance(frame, Effect):
            self.effect(frame, sheet)
        else:
            return False
        return True

    def effect(self, frame: Effect, sheet: Sheet) -> None:
        """A card that lies open and can be cancelled."""
        sheet.number(self.card + frame.kind, 1)
        sheet.seat(self.player, frame.seat)
        if frame.also == NO_AIM:
            sheet.seat(self.aim, frame.aim)
        else:
            sheet.number(self.turned + frame.aim, 1)
            sheet.number(self.turned_to + frame.also, 1)

    def visit(self, frame: Frame[Any], sheet: Sheet) -> bool:
        """Whether somebody is at the store, at the Doc's, or waits there."""
        if isinstance(frame, Search):
            sheet.seat(self.acting, frame.seat)
            sheet.number(self.actions, frame.actions)
        elif isinstance(frame, Queue):
            self.waiting(frame.once, frame.twice, sheet)
        elif isinstance(frame, Empty):
            sheet.number(self.drinking + frame.slot, 1)
        elif isinstance(frame, (KeepOne, Consultation, Shelf, FenceTwo)):
            sheet.seat(self.acting, frame.seat)
        else:
            return False
        return True

    def deal(self, frame: Frame[Any], sheet: Sheet) -> None:
        """Something goes from one player to another, or the last word is spoken."""
        if isinstance(frame, NameOpponent):
            sheet.seat(self.acting, frame.seat)
            if isinstance(frame, Robbery):
                sheet.number(self.robberies, frame.robberies - frame.done)
        elif isinstance(frame, AtTheVictim):
            sheet.seat(self.acting, frame.seat)
            sheet.seat(self.victim, frame.victim)
            sheet.number(self.robberies, frame.robberies - frame.done)
        elif isinstance(frame, Give):
            sheet.seat(self.acting, frame.receiver)
            sheet.seat(self.victim, frame.giver)
            sheet.number(self.deed, frame.back)
        else:
            self.settled(frame, sheet)

    def settled(self, frame: Frame[Any], sheet: Sheet) -> None:
        """Offers under seal, or equals at the end."""
        if isinstance(frame, Offers):
            sheet.seats(self.tied, frame.candidates)
            sheet.number(self.spots, frame.spots)
            sheet.seat(self.first, frame.first)
            sheet.number(self.final, frame.final)
        elif isinstance(frame, FinalWord):
            sheet.seats(self.tied, frame.tied)


def reason(frame: NameOpponent) -> i64:
    """What an opponent is named for: its place in `REASONS`."""
    if isinstance(frame, Robbery):
        return 0
    if isinstance(frame, Befriend):
        return 1
    if isinstance(frame, Dominate):
        return 2
    if isinstance(frame, PointAt):
        return 3
    return 4 if isinstance(frame, Unwrap) else 5


REASONS: Final = ["robbery", "friendship", "domination", "joe", "gift", "raid"]  # as frames say them
