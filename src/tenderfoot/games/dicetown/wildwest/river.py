"""The River, the second action of the Gold Mine (7.3.1)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Choice, Frame
from tenderfoot.engine.printed import Kind, in_order
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown.box import RIVER_IDS, RIVER_KIND
from tenderfoot.games.dicetown.choices import DOES
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.goods.purse import dig, rob
from tenderfoot.games.dicetown.places.sheriff.office import claim_badge
from tenderfoot.games.dicetown.prompts import RIVER, RIVER_ORDER
from tenderfoot.games.dicetown.state import Frontier, Town
from tenderfoot.games.dicetown.wildwest.choices import DRAWS, TOPS, PickRiver
from tenderfoot.games.dicetown.wildwest.events import RIVER_DRAWN, RIVER_DRY, RIVER_PANNED
from tenderfoot.games.dicetown.wildwest.voucher import look_through

_LOOK: Final = 3


class River(Action):
    """7.3.1, 10.5, R-39. The top River card is shown, carried out, removed; an empty pile yields nothing."""

    def __init__(self) -> None:
        super().__init__(DOES["river"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        if not s.frontier.river:
            s.tell(RIVER_DRY, seat)
            return
        f = s.frontier.copy()
        uid = f.river.pop()
        f.river_known.pop()
        s.frontier = f
        wash_up(s, seat, RIVER_KIND[uid])


def wash_up(s: Town, seat: Seat, kind: int) -> None:
    """2.6. A River card is carried out openly."""
    s.tell(RIVER_DRAWN, seat, kind)
    FINDS[kind].carry_out(s, seat)


class Find(Kind):
    """What a River card does."""

    def __init__(self, name: str, copies: int) -> None:
        super().__init__(name, RIVER_IDS, copies)

    def carry_out(self, s: Town, seat: Seat) -> None:
        """Its effect."""
        raise NotImplementedError


class Gold(Find):
    """Up to so many nuggets of the mine."""

    def __init__(self, name: str, copies: int, nuggets: int) -> None:
        super().__init__(name, copies)
        self.nuggets: Final = nuggets

    def carry_out(self, s: Town, seat: Seat) -> None:
        s.tell(RIVER_PANNED, seat, dig(s, seat, self.nuggets), 0)


class Star(Find):
    """Become Sheriff now."""

    def __init__(self) -> None:
        super().__init__("rv_star", copies=1)

    def carry_out(self, s: Town, seat: Seat) -> None:
        claim_badge(s, seat)


class Wallet(Find):
    """Up to two dollars of the bank."""

    def __init__(self) -> None:
        super().__init__("rv_wallet", copies=2)

    def carry_out(self, s: Town, seat: Seat) -> None:
        s.tell(RIVER_PANNED, seat, 0, rob(s, seat, 2))


class Discoveries(Find):
    """Look at the next three River cards, take one and carry it out."""

    def __init__(self) -> None:
        super().__init__("rv_discovery", copies=2)

    def carry_out(self, s: Town, seat: Seat) -> None:
        f = s.frontier.copy()
        for i in range(max(0, len(f.river) - _LOOK), len(f.river)):
            f.river_known[i] |= 1 << seat
        s.frontier = f
        if f.river:
            s.push(Discover(seat))
        else:
            s.tell(RIVER_DRY, seat)


class Voucher(Find):
    """Look through the discard pile of the store and take one card."""

    def __init__(self) -> None:
        super().__init__("rv_voucher", copies=2)

    def carry_out(self, s: Town, seat: Seat) -> None:
        look_through(s, seat)


class Discover(Frame[Town]):
    """D-RIVER. He takes one of the River cards he looks at; only this one is shown."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        s.ask(self.seat, RIVER, [DRAWS[kind] for kind in top_kinds(s.frontier, _LOOK)])

    def chosen(self, s: Town, choice: Choice) -> None:
        kind = cast(PickRiver, choice).kind
        f = s.frontier.copy()
        at = len(f.river) - 1
        while RIVER_KIND[f.river[at]] != kind:
            at -= 1
        del f.river[at]
        del f.river_known[at]
        s.frontier = f
        s.become(Wash(self.seat, kind))
        s.push(PutBack(self.seat))

    def veiled(self, s: Town) -> bool:
        return len(s.frontier.river) > 1

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


class PutBack(Frame[Town]):
    """The other cards go back on top, in any order; nobody else knows them any more."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        kinds = top_kinds(s.frontier, _LOOK - 1)
        if kinds:
            s.ask(self.seat, RIVER_ORDER, [TOPS[kind] for kind in kinds])
        else:
            s.pop()

    def chosen(self, s: Town, choice: Choice) -> None:
        f = s.frontier.copy()
        if RIVER_KIND[f.river[-1]] != cast(PickRiver, choice).kind:
            f.river[-1], f.river[-2] = f.river[-2], f.river[-1]
        for i in range(max(0, len(f.river) - _LOOK + 1), len(f.river)):
            f.river_known[i] = 1 << self.seat
        s.frontier = f
        s.pop()

    def veiled(self, s: Town) -> bool:
        return len(s.frontier.river) > 1

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


class Wash(Frame[Town]):
    """The River card taken is carried out like one just drawn, also another Discoveries."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, s: Town) -> None:
        s.pop()
        wash_up(s, self.seat, self.kind)

    def pack(self) -> list[int]:
        return [self.seat, self.kind]


def top_kinds(f: Frontier, n: int) -> list[int]:
    """The kinds of the top so many River cards, the top first; equal ones once."""
    kinds: list[int] = []
    for uid in f.river[: -n - 1 : -1]:
        if RIVER_KIND[uid] not in kinds:
            kinds.append(RIVER_KIND[uid])
    return kinds


_DUST: Final = Gold("rv_gold2", copies=3, nuggets=2)
_VEIN: Final = Gold("rv_gold3", copies=2, nuggets=3)
FINDS: Final[list[Find]] = in_order([_DUST, _VEIN, Star(), Wallet(), Discoveries(), Voucher()], RIVER_IDS)
