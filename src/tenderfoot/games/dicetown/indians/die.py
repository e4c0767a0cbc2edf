"""2.8. The six faces of the Indian die, in printed order."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Choice, Frame
from tenderfoot.engine.printed import Kind, in_order
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import (
    FACES,
    INDIAN,
    PROPERTY_KIND,
    STORE_KIND,
    uids,
)
from tenderfoot.games.dicetown.choices import DECLINE, DEEDS_FROM
from tenderfoot.games.dicetown.events import CARD_STOLEN, DIE_TURNED, STORE_EMPTY
from tenderfoot.games.dicetown.goods.opponents import NameOpponent
from tenderfoot.games.dicetown.goods.piles import pass_deeds, pass_store
from tenderfoot.games.dicetown.goods.purse import dig, gain, hold_up
from tenderfoot.games.dicetown.hand.dice import ONE, count
from tenderfoot.games.dicetown.places.general_store import KeepOne, look
from tenderfoot.games.dicetown.prompts import BARTER, SHAMAN
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.choices import TURNS, Turn
from tenderfoot.games.dicetown.wildwest.events import ANCESTORS_GAVE

_GOLD: Final = 3
_LOOT: Final = 6
_GOODS: Final = 3


class Spirit(Kind):
    """What a face of the die does for whoever rolls it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, INDIAN)

    def bless(self, s: Town, seat: Seat) -> None:
        """Its effect."""
        raise NotImplementedError


class Shaman(Spirit):
    """He may turn one of his five dice to any face."""

    def __init__(self) -> None:
        super().__init__("shaman")

    def bless(self, s: Town, seat: Seat) -> None:
        s.push(Blessing(seat))


class Ancestors(Spirit):
    """Up to three nuggets of the mine."""

    def __init__(self) -> None:
        super().__init__("gold")

    def bless(self, s: Town, seat: Seat) -> None:
        s.tell(ANCESTORS_GAVE, seat, dig(s, seat, _GOLD), 0)


class Ambush(Spirit):
    """Up to six dollars of the stagecoach."""

    def __init__(self) -> None:
        super().__init__("ambush")

    def bless(self, s: Town, seat: Seat) -> None:
        s.tell(ANCESTORS_GAVE, seat, 0, hold_up(s, seat, _LOOT))


class HorseRaid(Spirit):
    """One random card of the hand of an opponent he names."""

    def __init__(self) -> None:
        super().__init__("raid")

    def bless(self, s: Town, seat: Seat) -> None:
        s.push(Raid(seat))


class Barter(Spirit):
    """He draws three store cards and keeps one."""

    def __init__(self) -> None:
        super().__init__("barter")

    def bless(self, s: Town, seat: Seat) -> None:
        look(s, seat, _GOODS)
        if s.looked_store:
            s.push(KeepOne(seat, BARTER))
        else:
            s.tell(STORE_EMPTY, seat)


class PeacePipe(Spirit):
    """7.1.2. He wins every tie he is part of until the end of step 7."""

    def __init__(self) -> None:
        super().__init__("pipe")

    def bless(self, s: Town, seat: Seat) -> None:
        f = s.frontier.copy()
        f.pipe = seat
        s.frontier = f


class Blessing(Frame[Town]):
    """D-SHAMAN. Which die he turns, and to which face; or none."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: Town) -> None:
        kept = s.players[self.seat].kept
        faces = range(len(FACES))
        turns = [TURNS[old][new] for old in faces if count(kept, old) for new in faces if new != old]
        s.ask(self.seat, SHAMAN, [DECLINE, *turns])

    def chosen(self, s: Town, choice: Choice) -> None:
        s.pop()
        if choice is not DECLINE:
            turn = cast(Turn, choice)
            s.players[self.seat].kept += ONE[turn.new] - ONE[turn.old]
            s.tell(DIE_TURNED, self.seat, turn.old, turn.new)

    def pack(self) -> list[int]:
        return [self.seat]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat)}


class Raid(NameOpponent):
    """Horse Raid: an opponent with a card in his hand; the card is drawn from the whole hand."""

    def why(self) -> str:
        return "raid"

    def admissible(self, s: Town, seat: Seat) -> bool:
        return bool(s.players[seat].deeds or s.players[seat].store)

    def named(self, s: Town, seat: Seat) -> None:
        victim = s.players[seat]
        deeds, store = uids(victim.deeds), uids(victim.store)
        # Property cards come before store cards in the tables of the box.
        order = s.chance.shuffled(keys.raid(s.round, self.seat), list(range(len(deeds) + len(store))))
        s.pop()
        gain(s, self.seat)
        if order[0] < len(deeds):
            uid = deeds[order[0]]
            pass_deeds(s, seat, self.seat, 1 << uid)
            s.tell(CARD_STOLEN, self.seat, seat, DEEDS_FROM + PROPERTY_KIND[uid], 1)
        else:
            uid = store[order[0] - len(deeds)]
            pass_store(s, seat, self.seat, 1 << uid)
            s.tell(CARD_STOLEN, self.seat, seat, STORE_KIND[uid], 0)


SPIRITS: Final[list[Spirit]] = in_order(
    [Shaman(), Ancestors(), Ambush(), HorseRaid(), Barter(), PeacePipe()], INDIAN
)
