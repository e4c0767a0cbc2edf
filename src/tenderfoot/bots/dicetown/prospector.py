"""Level 2 of Dice Town, and what the levels above it share."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.bots.contract import Candidate, Glance
from tenderfoot.bots.dicetown.appraisal import Appraisal
from tenderfoot.bots.dicetown.bribes import bribe
from tenderfoot.bots.dicetown.estate import RECRUITED, Estate
from tenderfoot.bots.dicetown.habits import mixed
from tenderfoot.bots.dicetown.keeping import Keeping, usual_outlook
from tenderfoot.bots.dicetown.lookahead import Lookahead
from tenderfoot.bots.dicetown.rivals import Mixture
from tenderfoot.bots.thinker import Thinker
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown import prompts
from tenderfoot.games.dicetown.box import CHEATER, OUTLAW_FACE
from tenderfoot.games.dicetown.choices import DECIDE, LAST_CALL, OPEN, PASS, Keep, Play
from tenderfoot.games.dicetown.hand.dice import ONE
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.wildwest.choices import Use

_OFFERS: Final = frozenset({prompts.OFFER, prompts.OFFER_NUGGETS, prompts.OFFER_CARDS})
_HAGGLING: Final = _OFFERS | {prompts.PETITION, prompts.LAST_CALL, prompts.DEMAND}
_SHOWN: Final = 3


class Prospector(Thinker):
    """Works out every throw to the end of the round, as if the others always threw what people usually
    throw: their dice on the table it does not look at. Cards and victims it tries out in its head. Now and
    then it takes the second best.
    """

    warmth = 0.3
    playouts = 12
    live = False

    def choose(self, view: View, ask: Ask) -> Choice:
        """As it weighs; how it haggles is a habit."""
        town = cast(TownView, view)
        if ask.prompt in _OFFERS:
            return self.offer(town, ask)
        if ask.prompt == prompts.PETITION:
            return OPEN
        if ask.prompt == prompts.LAST_CALL:
            return LAST_CALL if self.contested(town) else DECIDE if DECIDE in ask.options else LAST_CALL
        if ask.prompt == prompts.DEMAND:
            return ask.options[0]
        return super().choose(view, ask)

    def weigh(self, view: View, ask: Ask) -> list[Candidate]:
        """Dice by the solved throws, everything else in dealt worlds."""
        town = cast(TownView, view)
        if ask.prompt == prompts.KEEP:
            return self.keeping(town, ask.seat).weigh(ask)
        if ask.prompt == prompts.W_CHEAT:
            return self.cheats(town, ask)
        if ask.prompt == prompts.OUTLAW:
            return self.outlaws(town, ask)
        worths = self.look(view).weigh(ask)
        return [Candidate(o, worth, {}) for o, worth in zip(ask.options, worths, strict=True)]

    def keeping(self, view: TownView, seat: Seat) -> Keeping:
        """The throws of this round, solved."""
        seen = usual_outlook(view, seat, self.habits(view), live=self.live)
        return Keeping(view, seat, self.appraisal(view, seat).stakes(), seen)

    def appraisal(self, view: TownView, seat: Seat) -> Appraisal:
        """What the places are worth."""
        return Appraisal(view, seat)

    def habits(self, view: TownView) -> Mixture:
        """How it thinks the others throw."""
        return mixed(len(view.seats), 0.5)

    def cheats(self, view: TownView, ask: Ask) -> list[Candidate]:
        """W-CHEAT. A turned die is worth what the new set is worth more, less the card."""
        keeping = self.turning(view, ask.seat)
        kept = view.seats[ask.seat].kept
        cost = keeping.cost(CHEATER)
        found = []
        for option in ask.options:
            if option is PASS:
                found.append(Candidate(option, keeping.set_worth(kept), {}))
            else:
                play = cast(Play, option)
                turned = kept - ONE[play.aim] + ONE[play.also]
                found.append(Candidate(option, keeping.set_worth(turned) - cost, {}))
        return found

    def turning(self, view: TownView, seat: Seat) -> Keeping:
        """The throws as they are seen when a die may be turned."""
        return self.keeping(view, seat)

    def outlaws(self, view: TownView, ask: Ask) -> list[Candidate]:
        """T1. An Outlaw sets dice for nothing, and is gone; what was said before counts with it."""
        keeping = self.keeping(view, ask.seat)
        price = RECRUITED * min(1.0, keeping.rounds - 1.0) * keeping.point
        set_before = sum(_set_by(choice) for choice in view.said)
        found = []
        for option in ask.options:
            dice = _set_by(option)
            found.append(Candidate(option, keeping.before(set_before + dice) - (price if dice else 0.0), {}))
        return found

    def look(self, view: View) -> Lookahead:
        """Its playouts from here."""
        return Lookahead(view, self.seed, self.playouts, self.judge)

    def offer(self, view: TownView, ask: Ask) -> Choice:
        """What it offers the Sheriff."""
        return bribe(view, ask, self.look(view))

    def judge(self, estate: Estate, seat: Seat) -> float:
        """Its own points, and a little what the others have."""
        return estate.lead(seat, 0.4)

    def contested(self, view: TownView) -> bool:
        """Whether two or more have offered something, so that they may offer more."""
        return len([o for o in view.offers if o.nuggets or o.dollars or o.deeds or o.store]) > 1

    def weighs(self, ask: Ask) -> bool:
        """How it haggles is no opinion."""
        return ask.prompt not in _HAGGLING

    def detailed(self, view: View, ask: Ask, found: list[Candidate]) -> list[Candidate]:
        """Of the best ways to keep dice, the chance of each place."""
        if ask.prompt != prompts.KEEP:
            return found
        keeping = self.keeping(cast(TownView, view), ask.seat)
        best = [Candidate(c.choice, c.worth, keeping.chances(cast(Keep, c.choice))) for c in found[:_SHOWN]]
        return best + found[_SHOWN:]

    def glance(self, view: View, ask: Ask) -> Glance:
        """Of a throw also the luck; a Brute who pays for dice has nothing to do with it."""
        if ask.prompt != prompts.KEEP:
            return super().glance(view, ask)
        keeping = self.keeping(cast(TownView, view), ask.seat)
        found = sorted(keeping.weigh(ask), key=lambda one: -one.worth)
        best = max(one.worth for one in found if not cast(Keep, one.choice).brute)
        return Glance(found, best - keeping.before())


def _set_by(choice: Choice) -> int:
    """The dice that an Outlaw sets, as a multiset."""
    return choice.count * ONE[OUTLAW_FACE[choice.outlaw]] if isinstance(choice, Use) else 0
