"""Level 4 of Gold River."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.contract import Candidate
from tenderfoot.bots.goldriver.auctions import OpenAuction
from tenderfoot.bots.goldriver.careful import Careful
from tenderfoot.bots.goldriver.gambler import Gambler
from tenderfoot.bots.goldriver.insight import Ledger, chances
from tenderfoot.bots.goldriver.instinct import PLAYER
from tenderfoot.bots.goldriver.odds import at_least
from tenderfoot.bots.goldriver.outcomes import reached
from tenderfoot.bots.goldriver.seal import chances_of
from tenderfoot.bots.numbers import Floats
from tenderfoot.engine.contract import Ask
from tenderfoot.engine.view import View
from tenderfoot.games.goldriver import GAME
from tenderfoot.games.goldriver.choices import value_of
from tenderfoot.games.goldriver.prompts import BLAST, HOLDUP, POST, SLOTS
from tenderfoot.games.goldriver.state import River

_PERCENT: Final = 100.0
BY_DICE: Final = {POST: 36, BLAST: 12, SLOTS: 12}  # worlds, where dice follow the answer at once
_CAREFUL: Final = Careful(Gambler.tastes)


class Marshal(Gambler):
    """Asks of every answer who is going to win then, as it was learned from many games: its worths are
    chances in hundredths. In an auction it foresees what the others will bid, one after another.
    """

    worlds = 3
    playouts = 72
    shrewd = 0.7

    def weigh(self, view: View, ask: Ask) -> list[Candidate]:
        """Every answer, by the chance to win that it leaves."""
        if ask.prompt == HOLDUP:
            return self.hold_ups(self.world(view, 0), ask)
        return super().weigh(view, ask)

    def tried(self, view: View, ask: Ask) -> list[Candidate]:
        """The mean over dealt worlds, the same for every answer; more of them where dice decide."""
        wanted = BY_DICE.get(ask.prompt, self.worlds)
        count = max(1, min(wanted, self.playouts // len(ask.options)))
        worlds = [self.in_world(self.dealt(view, ask, number), ask) for number in range(count)]
        means = [sum(each) / count for each in zip(*worlds, strict=True)]
        return [Candidate(o, mean, {}) for o, mean in zip(ask.options, means, strict=True)]

    def dealt(self, view: View, ask: Ask, number: int) -> River:
        """A world; if the question is about the dice of the round they are rolled in it."""
        s = self.world(view, number)
        if ask.prompt == POST:
            s.chance = GAME.determinize(view, self.seed + bytes([number])).chance
        return s

    def in_world(self, s: River, ask: Ask) -> list[float]:
        """The chance that each answer leaves in one world."""
        seat = ask.seat
        return [_PERCENT * chances(reached(s, seat, option, PLAYER))[seat] for option in ask.options]

    def bids(self, s: River, ask: Ask) -> list[Candidate]:
        """Pass, and every bid up to what winning may be worth."""
        auction = OpenAuction(s, ask, _CAREFUL, Gambler.tastes, self.seed)
        found = [Candidate(ask.options[0], _PERCENT * auction.passing(), {})]
        top = auction.top()
        for option in ask.options[1:]:
            if value_of(option) > top:
                break
            found.append(Candidate(option, _PERCENT * auction.bidding(value_of(option)), {}))
        return found

    def gains(self, s: River, ask: Ask) -> Floats:
        """The chance that each pair of bids under seal leaves."""
        return chances_of(s, ask, _CAREFUL)

    def hold_ups(self, s: River, ask: Ask) -> list[Candidate]:
        """12.8. The odds of a demand are known, and so is what it moves."""
        ledger, seat = Ledger(s), ask.seat
        missed = ledger.chances([0] * s.seats)[seat]
        found = []
        for option in ask.options:
            victim, demand = value_of(option) >> 4, value_of(option) & 15
            taken = min(demand, s.hands[victim])
            change = [taken * ((each == seat) - (each == victim)) for each in range(s.seats)]
            odds = at_least(demand)
            worth = odds * ledger.chances(change)[seat] + (1 - odds) * missed
            found.append(Candidate(option, _PERCENT * worth, {}))
        return found
