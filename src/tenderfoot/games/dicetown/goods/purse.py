"""Dollars and nuggets from hand to hand (10), and what counts as a gain (11)."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.events import DOLLARS_PAID, NUGGETS_PAID
from tenderfoot.games.dicetown.state import Town


def gain(s: Town, seat: Seat) -> None:
    """R-18, R-19. He has received something in phase II; losing it again changes nothing."""
    s.gained |= 1 << seat


def give_dollars(s: Town, giver: Seat, receiver: Seat, dollars: int) -> int:
    """10.1. The payer gives what he has, down to nothing; never a debt."""
    paid = min(dollars, s.players[giver].money)
    s.players[giver].money -= paid
    s.players[receiver].money += paid
    if paid:
        s.tell(DOLLARS_PAID, giver, receiver, paid)
    return paid


def give_nuggets(s: Town, giver: Seat, receiver: Seat, nuggets: int) -> int:
    """The same with nuggets."""
    paid = min(nuggets, s.players[giver].nuggets)
    s.players[giver].nuggets -= paid
    s.players[receiver].nuggets += paid
    if paid:
        s.tell(NUGGETS_PAID, giver, receiver, paid)
    return paid


def collect_dollars(s: Town, seat: Seat, each: int) -> None:
    """Each opponent gives up to this many dollars."""
    for giver in range(len(s.players)):
        if giver != seat and give_dollars(s, giver, seat, each):
            gain(s, seat)


def collect_nuggets(s: Town, seat: Seat, each: int) -> None:
    """Each opponent gives up to this many nuggets."""
    for giver in range(len(s.players)):
        if giver != seat and give_nuggets(s, giver, seat, each):
            gain(s, seat)


def dig(s: Town, seat: Seat, nuggets: int) -> int:
    """10.6. He takes what the mine still has; nuggets never return to it."""
    got = min(nuggets, s.mine)
    s.mine -= got
    s.players[seat].nuggets += got
    if got:
        gain(s, seat)
    return got


def hold_up(s: Town, seat: Seat, dollars: int) -> int:
    """He takes what the stagecoach still carries."""
    got = min(dollars, s.stagecoach)
    s.stagecoach -= got
    s.players[seat].money += got
    if got:
        gain(s, seat)
    return got


def rob(s: Town, seat: Seat, dollars: int) -> int:
    """10.7. He takes what the bank still has."""
    got = min(dollars, s.bank)
    s.bank -= got
    s.players[seat].money += got
    if got:
        gain(s, seat)
    return got
