"""What somebody answers without thinking, in a position of Gold River: the first thought of every bot.

It also plays everybody else in what a stronger bot imagines, so it is quick, and takes a position that
the bot has dealt itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tenderfoot.bots.goldriver.lure import BEST_DEMAND, lure, plain_lure
from tenderfoot.bots.goldriver.odds import PRODUCES
from tenderfoot.bots.goldriver.prospects import mine_worth, rounds_left
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.seats import Seat
from tenderfoot.games.goldriver import choices, prompts
from tenderfoot.games.goldriver.box import CONCESSIONS, GOLD, SEATS
from tenderfoot.games.goldriver.cards.lasso import Attach
from tenderfoot.games.goldriver.choices import value_of
from tenderfoot.games.goldriver.gold.production import productive
from tenderfoot.games.goldriver.sale.payment import Share, kept_of
from tenderfoot.games.goldriver.state import River

Lure = Callable[[River, Seat, int], float]
_WORTH_A_CARD: Final = 3  # nuggets
_RESERVE: Final = 2  # nuggets that stay in the hand for each round to come


class Instinct:
    """Answers by how much each card tempts."""

    def __init__(self, tempts: Lure) -> None:
        self.tempts: Final = tempts
        self._answers: Final[dict[int, Callable[[River, Ask], Choice]]] = {
            prompts.PICK: self._best,
            prompts.SLOTPICK: self._best,
            prompts.BURN: self._burn,
            prompts.ATTACH: self._attach,
            prompts.JUDGE_OWN: self._give_up,
            prompts.JUDGE_THEIRS: self._dearest,
            prompts.BLAST: self._dearest,
            prompts.RAIDTOWN: self._raid,
            prompts.RAIDLOSS: self._ransom,
            prompts.HOLDUP: self._hold_up,
            prompts.SLOTS: self._slots,
            prompts.RIDE: self._last,
            prompts.ALLIN: self._all_in,
            prompts.POST: self._last,
            prompts.DIE: self._die,
            prompts.GHOSTLY: self._poorest,
            prompts.DEPOSIT: self._deposit,
            prompts.TWO: self._two,
            prompts.LOSTMINE: self._join,
        }

    def answer(self, s: River, ask: Ask) -> Choice:
        """What comes to mind."""
        answer = self._answers.get(ask.prompt)
        return ask.options[0] if answer is None else answer(s, ask)

    def _best(self, s: River, ask: Ask) -> Choice:
        return max(ask.options, key=lambda option: self.tempts(s, ask.seat, value_of(option)))

    def _burn(self, s: River, ask: Ask) -> Choice:
        """Whatever tempts the next one most."""
        after = (ask.seat + 1) % s.seats
        return max(ask.options, key=lambda option: self.tempts(s, after, value_of(option)))

    def _attach(self, s: River, ask: Ask) -> Choice:
        """Gold! to the richest concession, a Wagon to the busiest."""
        frame = s.frames[-1]
        if isinstance(frame, Attach) and frame.card == GOLD:
            return max(ask.options, key=lambda option: s.worth(value_of(option)))
        return max(ask.options, key=lambda option: PRODUCES[value_of(option)])

    def _give_up(self, s: River, ask: Ask) -> Choice:
        rolls = rounds_left(s)
        return min(ask.options, key=lambda option: mine_worth(s, value_of(option), rolls))

    def _dearest(self, s: River, ask: Ask) -> Choice:
        rolls = rounds_left(s)
        mines = [option for option in ask.options if value_of(option) < CONCESSIONS]
        return max(mines or ask.options, key=lambda option: self._mine(s, value_of(option), rolls))

    def _mine(self, s: River, card: int, rolls: int) -> float:
        return mine_worth(s, card, rolls) if card < CONCESSIONS else 0.0

    def _raid(self, s: River, ask: Ask) -> Choice:
        """Where the others have most."""
        others = [seat for seat in range(s.seats) if seat != ask.seat]
        return max(ask.options, key=lambda o: sum(s.count(seat, value_of(o)) for seat in others))

    def _ransom(self, s: River, ask: Ask) -> Choice:
        """Pay, unless the worst concession is worth less."""
        rolls = rounds_left(s)
        worst = min(ask.options[1:], key=lambda option: mine_worth(s, value_of(option), rolls))
        town = s.town(value_of(worst))
        due = min(s.hands[ask.seat], s.count(ask.seat, town))
        return worst if mine_worth(s, value_of(worst), rolls) < due else ask.options[0]

    def _hold_up(self, s: River, ask: Ask) -> Choice:
        """The most likely sum, of the richest who has it."""
        rich = max([seat for seat in range(s.seats) if seat != ask.seat], key=lambda seat: s.hands[seat])
        wanted = max(2, min(BEST_DEMAND, s.hands[rich]))
        return next(o for o in ask.options if value_of(o) == rich << 4 | wanted)

    def _slots(self, s: River, ask: Ask) -> Choice:
        return ask.options[min(1, len(ask.options) - 1)]

    def _last(self, s: River, ask: Ask) -> Choice:
        return ask.options[-1]

    def _all_in(self, s: River, ask: Ask) -> Choice:
        """When it saves three nuggets or more, or there is hardly another time."""
        saved = s.pot - cast(Share, s.frames[-1]).half(s)
        return ask.options[-1] if saved >= _WORTH_A_CARD or rounds_left(s) == 1 else ask.options[0]

    def _die(self, s: River, ask: Ask) -> Choice:
        """What brings most more than it brings the others."""
        face = int(s.frames[-1].pack()[1])
        return max(ask.options, key=lambda option: self._harvest(s, ask.seat, face, value_of(option)))

    def _harvest(self, s: River, seat: Seat, first: int, second: int) -> float:
        gains = [0.0] * SEATS
        for card in productive(s, first, second):
            gains[s.where[card]] += s.worth(card)
        return gains[seat] - (sum(gains) - gains[seat]) / (s.seats - 1)

    def _poorest(self, s: River, ask: Ask) -> Choice:
        return min(ask.options, key=lambda option: s.hands[value_of(option)])

    def _deposit(self, s: River, ask: Ask) -> Choice:
        """Everything but what the coming auctions need."""
        free = s.hands[ask.seat] - _RESERVE * (rounds_left(s) - 1)
        fitting = [option for option in ask.options if value_of(option) <= free]
        return fitting[-1] if fitting else ask.options[0]

    def _two(self, s: River, ask: Ask) -> Choice:
        """The card, unless the money is more."""
        money = s.pot if choices.ALL in ask.options else kept_of(s.pot, 1, s.seats)
        return ask.options[0] if self.tempts(s, ask.seat, s.row[0]) >= money else ask.options[-1]

    def _join(self, s: River, ask: Ask) -> Choice:
        """The town where it stands best."""
        return max(ask.options, key=lambda option: s.count(ask.seat, value_of(option)))


NEWCOMER: Final = Instinct(plain_lure)
PLAYER: Final = Instinct(lure)
