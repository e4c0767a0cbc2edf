"""Level 4 of Dice Town."""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.contract import Candidate
from tenderfoot.bots.dicetown.foresight import foreseen, standing_now
from tenderfoot.bots.dicetown.gambler import Gambler
from tenderfoot.bots.dicetown.haggling import haggle
from tenderfoot.bots.dicetown.insight import chances
from tenderfoot.bots.dicetown.keeping import Keeping
from tenderfoot.bots.dicetown.lookahead import Lookahead
from tenderfoot.bots.dicetown.prizes import likely_winners
from tenderfoot.bots.dicetown.rivals import Outlook
from tenderfoot.bots.dicetown.ties import tied
from tenderfoot.bots.dicetown.winnings import Winnings
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.engine.view import View
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.prompts import KEEP, OUTLAW, W_CHEAT
from tenderfoot.games.dicetown.state import Town

_SOLVED: Final = frozenset({KEEP, OUTLAW, W_CHEAT})
# The best of many sums is overrated: so much of its lead was left when mistakes were tried in roll-outs.
_COME_TRUE: Final = 0.7


class Marshal(Gambler):
    """Counts in chances to win, as they were learned from many games, in hundredths: what a place is worth
    to it and what it costs when somebody else wins it. It solves the others' throws as they would, and its
    own against them; cards, victims and ties it tries in many worlds.
    """

    in_chances = True
    playouts = 60
    close = 3  # times as many, where two answers are compared

    def keeping(self, view: TownView, seat: Seat) -> Keeping:
        """The throws of this round, solved against those of the others."""
        return self.solved(view, seat, foreseen(view, seat))

    def turning(self, view: TownView, seat: Seat) -> Keeping:
        """The same when everybody has kept the dice of this throw."""
        return self.solved(view, seat, standing_now(view, seat))

    def solved(self, view: TownView, seat: Seat, seen: Outlook) -> Keeping:
        """The throws against what the others may end with."""
        winnings = Winnings(view, seat)
        stakes = tied(view, seat, winnings.stakes(likely_winners(seen)))
        return Keeping(view, seat, stakes, seen, winnings.costs(), winnings.point)

    def offer(self, view: TownView, ask: Ask) -> Choice:
        """What to offer, by what the others will offer and whom the Sheriff names."""
        return haggle(view, ask, self.look(view))

    def look(self, view: View) -> Lookahead:
        """Its playouts from here, judged by who is going to win."""
        return Clear(view, self.seed, self.playouts, self.judge)

    def closer(
        self, view: View, ask: Ask, best: Candidate, taken: Candidate
    ) -> tuple[Candidate, Candidate] | None:
        """Two answers in many worlds that neither was chosen by; of what the solved throws say, a part."""
        if ask.prompt in _SOLVED:
            lead = _COME_TRUE * (best.worth - taken.worth)
            return Candidate(best.choice, taken.worth + lead, best.chances), taken
        two = Ask(ask.seat, ask.prompt, [best.choice, taken.choice])
        look = Clear(view, self.seed + b"closer", self.close * self.playouts, self.judge)
        worths = look.weigh(two)
        return Candidate(best.choice, worths[0], {}), Candidate(taken.choice, worths[1], {})


class Clear(Lookahead):
    """Playouts that are judged by the learned value, from the view of whoever looks ahead."""

    def judged(self, s: Town, seat: Seat, rounds: float) -> float:
        """The chance of this seat, in hundredths."""
        return 100.0 * chances(s, seat)[seat]
