"""What somebody answers without thinking, in a position of Dice Town: the first thought of every bot.

It also plays everybody in what a stronger bot imagines, so it is quick, and takes a position that the
bot has dealt itself. What is not here is answered as the rulebook answers for an absent player.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from tenderfoot.bots.dicetown.cards import taken_worth
from tenderfoot.bots.dicetown.estate import rounds_left
from tenderfoot.engine.contract import Ask, Choice, default_answer
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown import prompts
from tenderfoot.games.dicetown.box import FACES, JOE, MARSHALL, NINE, OUTLAW_FACE, size
from tenderfoot.games.dicetown.choices import DECIDE, LINES, PASS, SLOTS, Keep, Name, Number, Play
from tenderfoot.games.dicetown.end import points
from tenderfoot.games.dicetown.hand.dice import count
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.wildwest.choices import Use
from tenderfoot.games.dicetown.windows import Cancel

_DEAREST: Final = 3  # dollars for one throw
_RICH: Final = 3  # what a victim of Nervous Joe should have
_BIG_BANK: Final = 4
_THREE: Final = 3
# Which Elixirs to drink first, by their number; the deck comes in the middle.
_ELIXIR_ORDER: Final = (2, 1, 0, 5, 6, 3, 4)
_DECK_RANK: Final = 3.5


def greedy_keep(kept: int, ask: Ask) -> Choice:
    """Every die of the face of which one has most, as far as three dollars go; the higher of two faces."""
    best = ask.options[0]
    most = -1
    for option in ask.options:
        keep = cast(Keep, option)
        if keep.count and not keep.brute and keep.price <= _DEAREST:
            face = next(f for f in range(len(FACES)) if count(keep.dice, f))
            alone = keep.count == count(keep.dice, face)
            score = (count(kept, face) + keep.count) * 8 + face if alone else 0
            if score > most:
                best, most = option, score
    return best


class Instinct:
    """Answers each question by a rule of thumb."""

    def __init__(self) -> None:
        self._answers: Final[dict[int, Callable[[Town, Ask], Choice]]] = {
            prompts.KEEP: self._keep,
            prompts.W_CHEAT: self._cheat,
            prompts.W_MINE: self._dynamite,
            prompts.W_SPLIT: self._split,
            prompts.W_STORE: self._play,
            prompts.W_SALOON: self._girls,
            prompts.W_WHISKY: self._play,
            prompts.W_INSURE: self._play,
            prompts.W_RECRUIT: self._play,
            prompts.W_SHERIFF: self._office,
            prompts.W_BADGE: self._office,
            prompts.W_HALL: self._play,
            prompts.W_DOC: self._play,
            prompts.W_END: self._play,
            prompts.W_WANTED: self._wanted,
            prompts.PETITION: self._decide,
            prompts.LAST_CALL: self._decide,
            prompts.DEMAND: self._no_demand,
            prompts.OFFER: self._offer,
            prompts.STORE: self._take,
            prompts.STEAL: self._take,
            prompts.VOUCHER: self._take,
            prompts.BARTER: self._take,
            prompts.GIVE: self._give,
            prompts.VICTIM: self._victim,
            prompts.DOC: self._doc,
            prompts.ELIXIR: self._elixir,
            prompts.OUTLAW: self._outlaw,
        }

    def answer(self, s: Town, ask: Ask) -> Choice:
        """What comes to mind."""
        known = self._answers.get(ask.prompt)
        return default_answer(s, ask.seat) if known is None else known(s, ask)

    def _keep(self, s: Town, ask: Ask) -> Choice:
        return greedy_keep(s.players[ask.seat].kept, ask)

    def _cheat(self, s: Town, ask: Ask) -> Choice:
        """Turn an odd die when three or more are alike."""
        kept = s.players[ask.seat].kept
        face = max(range(len(FACES)), key=lambda f: (count(kept, f), f))
        if count(kept, face) < _THREE:
            return PASS
        turns = [o for o in ask.options if isinstance(o, Play) and o.also == face and count(kept, o.aim) == 1]
        return turns[0] if turns else PASS

    def _dynamite(self, s: Town, ask: Ask) -> Choice:
        enough = count(s.players[ask.seat].kept, NINE) > 1
        return ask.options[-1] if enough else PASS

    def _split(self, s: Town, ask: Ask) -> Choice:
        """Half of a full bank; the robber has taken it already."""
        return ask.options[-1]

    def _play(self, s: Town, ask: Ask) -> Choice:
        """Now is as good as later."""
        return ask.options[-1]

    def _girls(self, s: Town, ask: Ask) -> Choice:
        cards = [self._hand(s, seat) for seat in range(len(s.players)) if seat != ask.seat]
        return ask.options[-1] if sum(cards) > _BIG_BANK else PASS

    def _office(self, s: Town, ask: Ask) -> Choice:
        """Marshall to keep one's own badge, Nervous Joe against whoever is rich."""
        plays = [option for option in ask.options if isinstance(option, Play)]
        if ask.seat == s.sheriff:
            for option in plays:
                if option.kind == MARSHALL:
                    return option
        rich = [o for o in plays if o.kind == JOE and s.players[o.aim].money > _RICH]
        return max(rich, key=lambda o: s.players[o.aim].money) if rich else PASS

    def _wanted(self, s: Town, ask: Ask) -> Choice:
        """Against whoever leads, and against what is aimed at oneself."""
        cancel = cast(Cancel, s.frames[-1])
        leader = max(range(len(s.players)), key=lambda seat: points(s, seat))
        return ask.options[-1] if cancel.player == leader != ask.seat else PASS

    def _decide(self, s: Town, ask: Ask) -> Choice:
        """At once, unless somebody has got a demand: then there must be a last call."""
        return DECIDE if DECIDE in ask.options else ask.options[0]

    def _no_demand(self, s: Town, ask: Ask) -> Choice:
        return ask.options[0]

    def _offer(self, s: Town, ask: Ask) -> Choice:
        """A dollar, if there are some left."""
        if s.players[ask.seat].money < _RICH:
            return ask.options[0]
        ones = [option for option in ask.options if isinstance(option, Number) and option.n == 1]
        return ones[0] if ones else ask.options[0]

    def _take(self, s: Town, ask: Ask) -> Choice:
        rounds = rounds_left(s.mine, len(s.row) + len(s.property))
        return max(ask.options, key=lambda option: taken_worth(option, rounds))

    def _give(self, s: Town, ask: Ask) -> Choice:
        rounds = rounds_left(s.mine, len(s.row) + len(s.property))
        return min(ask.options, key=lambda option: taken_worth(option, rounds))

    def _victim(self, s: Town, ask: Ask) -> Choice:
        """Whoever holds most cards; of several, whoever leads."""
        named = [option for option in ask.options if isinstance(option, Name)]
        if not named:
            return ask.options[0]
        return max(named, key=lambda option: (self._hand(s, option.seat), points(s, option.seat)))

    def _hand(self, s: Town, seat: Seat) -> int:
        return size(s.players[seat].deeds) + size(s.players[seat].store)

    def _doc(self, s: Town, ask: Ask) -> Choice:
        """A nugget or two dollars of each where there are many, a card where there are few."""
        order = (3, 2, 1, 0) if len(s.players) > _THREE else (1, 3, 2, 0)
        return next(LINES[line] for line in order if LINES[line] in ask.options)

    def _elixir(self, s: Town, ask: Ask) -> Choice:
        """The better of two Elixirs, or the deck if both are poor."""
        return min(ask.options, key=lambda option: self._elixir_rank(s, SLOTS.index(option)))

    def _elixir_rank(self, s: Town, slot: int) -> float:
        return _DECK_RANK if slot == len(SLOTS) - 1 else _ELIXIR_ORDER.index(s.medicine.slots[slot])

    def _outlaw(self, s: Town, ask: Ask) -> Choice:
        """An Outlaw whose face one collects already, with both dice."""
        kept = s.players[ask.seat].kept
        for option in ask.options:
            if isinstance(option, Use) and option.count > 1 and count(kept, OUTLAW_FACE[option.outlaw]):
                return option
        return ask.options[0]


_INSTINCT: Final = Instinct()


def answer(s: Town, ask: Ask) -> Choice:
    """What comes to mind."""
    return _INSTINCT.answer(s, ask)
