"""Step 5: the Saloon (7.6)."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.contract import Ask, Choice, Frame
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.words import Facts, seat_word
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import (
    PROPERTY_MASK,
    QUEEN,
    RANCHES,
    STORE_MASK,
    one_of,
    property_kinds_once,
    size,
    store_kinds_once,
    uids,
)
from tenderfoot.games.dicetown.choices import BACKS, DEEDS_FROM, DOES, ROB_NOBODY, TAKES, Backs, Pick
from tenderfoot.games.dicetown.edition import Action
from tenderfoot.games.dicetown.events import CARD_STOLEN, NOBODY_TO_ROB, ROBBERY_BEGAN
from tenderfoot.games.dicetown.goods.opponents import NameOpponent
from tenderfoot.games.dicetown.goods.piles import lose_sight, pass_deeds, pass_store
from tenderfoot.games.dicetown.goods.purse import gain
from tenderfoot.games.dicetown.goods.worth import dearest
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.prompts import BACKS as ASK_BACKS
from tenderfoot.games.dicetown.prompts import STEAL, VICTIM, W_INSURE, W_SALOON, W_WHISKY
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Contested
from tenderfoot.games.dicetown.windows import May


class Saloon(Contested):
    """Most Qs win the Saloon."""


class Rob(Action):
    """7.6. Rob a player."""

    def __init__(self) -> None:
        super().__init__(DOES["rob"])

    def carry_out(self, s: Town, seat: Seat) -> None:
        s.push(AtTheBar(seat, 1))


class AtTheBar(May):
    """W-SALOON, before the first victim is named: The Girls make it two robberies."""

    def __init__(self, seat: Seat, robberies: int) -> None:
        super().__init__(W_SALOON, seat)
        self.robberies: Final = robberies

    def passed(self, s: Town) -> None:
        s.become(Robbery(self.seat, 0, self.robberies))

    def pack(self) -> list[int]:
        return [self.seat, self.robberies]


class Robbery(NameOpponent):
    """R-32. One robbery after the other: the robber names an opponent with a card in his hand.

    Whisky widens the choice to owners of a Ranch. Where only Whisky could find a victim, and everybody
    can see that the robber might have it, he is asked even if he has not: asking tells nothing.
    """

    def __init__(self, seat: Seat, done: int, robberies: int) -> None:
        super().__init__(seat)
        self.done: Final = done
        self.robberies: Final = robberies

    def run(self, s: Town) -> None:
        if self.done == self.robberies:
            s.pop()
        elif self.might_drink(s) and not self.candidates(s):
            s.ask(self.seat, VICTIM, [ROB_NOBODY])
        else:
            super().run(s)

    def why(self) -> str:
        return "robbery"

    def admissible(self, s: Town, seat: Seat) -> bool:
        p = s.players[seat]
        drinks = s.players[self.seat].store & s.edition.windows[W_WHISKY]
        return bool(p.deeds or p.store or (drinks and p.laid & RANCHES))

    def might_drink(self, s: Town) -> bool:
        """Whether, as far as anybody can see, the robber could play Whisky against somebody."""
        bottles = s.edition.windows[W_WHISKY] & ~s.played
        if not bottles or not s.players[self.seat].store:
            return False
        return any(seat != self.seat and p.laid & RANCHES for seat, p in enumerate(s.players))

    def veiled(self, s: Town) -> bool:
        """Where some have a Ranch and no hand, whom he may name tells whether he holds Whisky."""
        return self.might_drink(s) and any(not (p.deeds or p.store) and p.laid & RANCHES for p in s.players)

    def chosen(self, s: Town, choice: Choice) -> None:
        if choice is ROB_NOBODY:
            self.nobody(s)
        else:
            super().chosen(s, choice)

    def named(self, s: Town, seat: Seat) -> None:
        s.pop()
        s.push(Bottle(self.seat, self.done, self.robberies, victim=seat))

    def nobody(self, s: Town) -> None:
        """10.8. The robbery has no effect; the place is still won."""
        s.tell(NOBODY_TO_ROB, self.seat)
        s.become(Robbery(self.seat, self.done + 1, self.robberies))

    def pack(self) -> list[int]:
        return [self.seat, self.done, self.robberies]


class Bottle(May):
    """R-47. W-WHISKY, the victim is named: a Ranch instead of a card of the hand, if he has one."""

    def __init__(self, seat: Seat, done: int, robberies: int, victim: Seat) -> None:
        super().__init__(W_WHISKY, seat)
        self.done: Final = done
        self.robberies: Final = robberies
        self.victim: Final = victim

    def cards(self, s: Town) -> int:
        return super().cards(s) if s.players[self.victim].laid & RANCHES else 0

    def passed(self, s: Town) -> None:
        victim = s.players[self.victim]
        if victim.deeds or victim.store:
            s.become(Reach(self.seat, self.done, self.robberies, victim=self.victim))
        else:
            s.become(Robbery(self.seat, self.done + 1, self.robberies))

    def pack(self) -> list[int]:
        return [self.seat, self.done, self.robberies, self.victim]

    def facts(self, s: Town) -> Facts:
        return {"seat": seat_word(self.seat), "victim": seat_word(self.victim)}


class AtTheVictim(Frame[Town]):
    """The robber and his victim: which robbery of how many it is."""

    def __init__(self, seat: Seat, done: int, robberies: int, victim: Seat) -> None:
        self.seat: Final = seat
        self.done: Final = done
        self.robberies: Final = robberies
        self.victim: Final = victim

    def pack(self) -> list[int]:
        return [self.seat, self.done, self.robberies, self.victim]


class Reach(AtTheVictim):
    """R-04. The robber says how many deeds and how many store cards he draws, one card for each Q.

    The backs differ, so he picks by back; within a back the draw is random.
    """

    def run(self, s: Town) -> None:
        victim = s.players[self.victim]
        deeds, store = size(victim.deeds), size(victim.store)
        n = min(count(s.players[self.seat].kept, QUEEN), deeds + store)
        most, least = min(n, deeds), max(0, n - store)
        s.ask(self.seat, ASK_BACKS, [BACKS[d][n - d] for d in range(most, least - 1, -1)])

    def chosen(self, s: Town, choice: Choice) -> None:
        said = cast(Backs, choice)
        queens = count(s.players[self.seat].kept, QUEEN)
        s.tell(ROBBERY_BEGAN, self.seat, self.victim, queens, said.deeds, said.store)
        victim = s.players[self.victim]
        key = keys.robbery(s.round, self.seat, self.done)
        s.looker = self.seat
        if said.deeds:
            for uid in s.chance.shuffled(key, uids(victim.deeds))[: said.deeds]:
                s.looked_deeds |= 1 << uid
        if said.store:
            for uid in s.chance.shuffled(key, uids(victim.store))[: said.store]:
                s.looked_store |= 1 << uid
        lose_sight(s, self.victim, self.seat, s.looked_deeds, s.looked_store)
        victim.deeds &= ~s.looked_deeds
        victim.store &= ~s.looked_store
        s.become(Steal(self.seat, self.done, self.robberies, victim=self.victim))

    def facts(self, s: Town) -> Facts:
        return {"victim": seat_word(self.victim)}


class Steal(AtTheVictim):
    """D-STEAL. He looks at the cards secretly, keeps exactly one, and returns the others."""

    def run(self, s: Town) -> None:
        kinds = store_kinds_once(s.looked_store)
        kinds.extend([DEEDS_FROM + kind for kind in property_kinds_once(s.looked_deeds)])
        s.ask(self.seat, STEAL, [TAKES[kind] for kind in kinds])

    def chosen(self, s: Town, choice: Choice) -> None:
        deed = take_one(s, self.seat, self.victim, cast(Pick, choice).card)
        s.become(Robbery(self.seat, self.done + 1, self.robberies))
        s.push(Insure(self.victim, 1 if deed else 0))

    def veiled(self, s: Town) -> bool:
        return size(s.looked_deeds) + size(s.looked_store) > 1

    def default(self, s: Town, ask: Ask) -> Choice:
        return dearest(s, ask)

    def facts(self, s: Town) -> Facts:
        return {"victim": seat_word(self.victim)}


def take_one(s: Town, robber: Seat, victim: Seat, card: int) -> bool:
    """The card is stolen, the others looked at go back; whether it was a deed."""
    p, q = s.players[robber], s.players[victim]
    deeds, store = s.looked_deeds, s.looked_store
    s.looked_deeds = 0
    s.looked_store = 0
    s.looker = -1
    q.deeds |= deeds
    q.store |= store
    p.knows_deeds |= deeds
    p.knows_store |= store
    gain(s, robber)
    if card < DEEDS_FROM:
        pass_store(s, victim, robber, one_of(store & STORE_MASK[card]))
        s.tell(CARD_STOLEN, robber, victim, card, 0)
        return False
    kind = card - DEEDS_FROM
    pass_deeds(s, victim, robber, one_of(deeds & PROPERTY_MASK[kind]))
    s.tell(CARD_STOLEN, robber, victim, card, 1)
    return True


class Insure(May):
    """R-48. W-INSURE, after the theft: the victim may draw a card of the kind that was stolen."""

    def __init__(self, seat: Seat, deed: int) -> None:
        super().__init__(W_INSURE, seat)
        self.deed: Final = deed

    def pack(self) -> list[int]:
        return [self.seat, self.deed]
