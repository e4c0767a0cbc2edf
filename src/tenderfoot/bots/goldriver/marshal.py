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
from tenderfoot.games.goldriver.choices import PASS, value_of
from tenderfoot.games.goldriver.prompts import BID, BID2, BLAST, DEPOSIT, HOLDUP, POST, SLOTS
from tenderfoot.games.goldriver.state import River

_PERCENT: Final = 100.0
BY_DICE: Final = {POST: 36, BLAST: 12, SLOTS: 12}  # worlds, where dice follow the answer at once
_FRESH: Final = 100  # the first world that nothing was chosen by
_CAREFUL: Final = Careful(Gambler.tastes)


class Marshal(Gambler):
    """Asks of every answer who is going to win then, as it was learned from many games: its worths are
    chances in hundredths. In an auction it foresees what the others will bid, one after another.
    """

    in_chances = True
    worlds = 3
    playouts = 72
    close = 24  # worlds, where two answers are compared
    shrewd = 0.7

    def weighs(self, ask: Ask) -> bool:
        """Of bids under seal, and of what it pays in, it has no opinion."""
        return ask.prompt not in (BID2, DEPOSIT)

    def ranked(self, view: View, ask: Ask) -> list[Candidate]:
        """Its candidates, best first; of bids also those it would never make."""
        if ask.prompt != BID:
            return super().ranked(view, ask)
        auction = self.auction(self.world(view, 0), ask)
        return sorted(self.up_to(auction, ask, value_of(ask.options[-1])), key=lambda one: -one.worth)

    def alternative(self, ask: Ask, found: list[Candidate]) -> Candidate:
        """To bid is compared with passing, to pass with the next bid: not one bid with another."""
        if ask.prompt != BID:
            return super().alternative(ask, found)
        wanted = ask.options[1] if found[0].choice is PASS else PASS
        return next(one for one in found if one.choice is wanted)

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

    def closer(
        self, view: View, ask: Ask, best: Candidate, taken: Candidate
    ) -> tuple[Candidate, Candidate] | None:
        """Two answers in more worlds than they were found in; what was counted stays as it is."""
        if ask.prompt == BID:
            return self.whoever_bids(self.auction(self.world(view, 0), ask), best, taken)
        if ask.prompt == HOLDUP:
            return best, taken
        two = Ask(ask.seat, ask.prompt, [best.choice, taken.choice])
        worlds = [self.in_world(self.dealt(view, ask, _FRESH + number), two) for number in range(self.close)]
        worths = [sum(each) / self.close for each in zip(*worlds, strict=True)]
        return Candidate(best.choice, worths[0], {}), Candidate(taken.choice, worths[1], {})

    def whoever_bids(
        self, auction: OpenAuction, best: Candidate, taken: Candidate
    ) -> tuple[Candidate, Candidate]:
        """A bid is better only as far as it is better against bidders whose sums are right, too."""
        sure = [_PERCENT * auction.surely(_bid(one)) for one in (best, taken)]
        loss = min(sure[0] - sure[1], best.worth - taken.worth)
        return Candidate(best.choice, loss, {}), Candidate(taken.choice, 0.0, {})

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
        auction = self.auction(s, ask)
        return self.up_to(auction, ask, auction.top())

    def auction(self, s: River, ask: Ask) -> OpenAuction:
        """The auction as it foresees it."""
        return OpenAuction(s, ask, _CAREFUL, Gambler.tastes, self.seed)

    def up_to(self, auction: OpenAuction, ask: Ask, most: int) -> list[Candidate]:
        """Pass, and every bid up to so many nuggets."""
        found = [Candidate(ask.options[0], _PERCENT * auction.passing(), {})]
        for option in ask.options[1:]:
            if value_of(option) > most:
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


def _bid(one: Candidate) -> int:
    """How many nuggets an answer bids; to pass is to bid none."""
    return 0 if one.choice is PASS else value_of(one.choice)
