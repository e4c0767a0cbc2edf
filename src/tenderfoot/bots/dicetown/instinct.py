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
from tenderfoot.games.dicetown.box import FACES, JOE, MARSHALL, NINE, size
from tenderfoot.games.dicetown.choices import DECIDE, LINES, PASS, SLOTS, Keep, Name, Number, Play
from tenderfoot.games.dicetown.dice import count
from tenderfoot.games.dicetown.end import points
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.windows import Cancel

_DEAREST: Final = 3  # dollars for one throw
_RICH: Final = 3  # what a victim of Nervous Joe should have
_BIG_BANK: Final = 4
_THREE: Final = 3
# Which Elixirs to drink first, by their number; the deck comes in the middle.
_ELIXIR_ORDER: Final = (2, 1, 0, 5, 6, 3, 4)
_DECK_RANK: Final = 3.5


def answer(s: Town, ask: Ask) -> Choice:
    """What comes to mind."""
    known = _ANSWERS.get(ask.prompt)
    return default_answer(s, ask.seat) if known is None else known(s, ask)


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


def _keep(s: Town, ask: Ask) -> Choice:
    return greedy_keep(s.players[ask.seat].kept, ask)


def _cheat(s: Town, ask: Ask) -> Choice:
    """Turn an odd die when three or more are alike."""
    kept = s.players[ask.seat].kept
    face = max(range(len(FACES)), key=lambda f: (count(kept, f), f))
    if count(kept, face) < _THREE:
        return PASS
    turns = [o for o in ask.options if isinstance(o, Play) and o.also == face and count(kept, o.aim) == 1]
    return turns[0] if turns else PASS


def _dynamite(s: Town, ask: Ask) -> Choice:
    enough = count(s.players[ask.seat].kept, NINE) > 1
    return ask.options[-1] if enough else PASS


def _split(s: Town, ask: Ask) -> Choice:
    """Half of a full bank; the robber has taken it already."""
    return ask.options[-1]


def _play(s: Town, ask: Ask) -> Choice:
    """Now is as good as later."""
    return ask.options[-1]


def _girls(s: Town, ask: Ask) -> Choice:
    cards = [_hand(s, seat) for seat in range(len(s.players)) if seat != ask.seat]
    return ask.options[-1] if sum(cards) > _BIG_BANK else PASS


def _office(s: Town, ask: Ask) -> Choice:
    """Marshall to keep one's own badge, Nervous Joe against whoever is rich."""
    plays = [option for option in ask.options if isinstance(option, Play)]
    if ask.seat == s.sheriff:
        for option in plays:
            if option.kind == MARSHALL:
                return option
    rich = [o for o in plays if o.kind == JOE and s.players[o.aim].money > _RICH]
    return max(rich, key=lambda o: s.players[o.aim].money) if rich else PASS


def _wanted(s: Town, ask: Ask) -> Choice:
    """Against whoever leads, and against what is aimed at oneself."""
    cancel = cast(Cancel, s.frames[-1])
    leader = max(range(len(s.players)), key=lambda seat: points(s, seat))
    return ask.options[-1] if cancel.player == leader != ask.seat else PASS


def _decide(s: Town, ask: Ask) -> Choice:
    return DECIDE


def _no_demand(s: Town, ask: Ask) -> Choice:
    return ask.options[0]


def _offer(s: Town, ask: Ask) -> Choice:
    """A dollar, if there are some left."""
    if s.players[ask.seat].money < _RICH:
        return ask.options[0]
    ones = [option for option in ask.options if isinstance(option, Number) and option.n == 1]
    return ones[0] if ones else ask.options[0]


def _take(s: Town, ask: Ask) -> Choice:
    rounds = rounds_left(s.mine, len(s.row) + len(s.property))
    return max(ask.options, key=lambda option: taken_worth(option, rounds))


def _give(s: Town, ask: Ask) -> Choice:
    rounds = rounds_left(s.mine, len(s.row) + len(s.property))
    return min(ask.options, key=lambda option: taken_worth(option, rounds))


def _victim(s: Town, ask: Ask) -> Choice:
    """Whoever holds most cards; of several, whoever leads."""
    named = [option for option in ask.options if isinstance(option, Name)]
    if not named:
        return ask.options[0]
    return max(named, key=lambda option: (_hand(s, option.seat), points(s, option.seat)))


def _hand(s: Town, seat: Seat) -> int:
    return size(s.players[seat].deeds) + size(s.players[seat].store)


def _doc(s: Town, ask: Ask) -> Choice:
    """A nugget or two dollars of each where there are many, a card where there are few."""
    order = (3, 2, 1, 0) if len(s.players) > _THREE else (1, 3, 2, 0)
    return next(LINES[line] for line in order if LINES[line] in ask.options)


def _elixir(s: Town, ask: Ask) -> Choice:
    """The better of two Elixirs, or the deck if both are poor."""
    return min(ask.options, key=lambda option: _elixir_rank(s, SLOTS.index(option)))


def _elixir_rank(s: Town, slot: int) -> float:
    return _DECK_RANK if slot == len(SLOTS) - 1 else _ELIXIR_ORDER.index(s.medicine.slots[slot])


_ANSWERS: Final[dict[int, Callable[[Town, Ask], Choice]]] = {
    prompts.KEEP: _keep,
    prompts.W_CHEAT: _cheat,
    prompts.W_MINE: _dynamite,
    prompts.W_SPLIT: _split,
    prompts.W_STORE: _play,
    prompts.W_SALOON: _girls,
    prompts.W_WHISKY: _play,
    prompts.W_INSURE: _play,
    prompts.W_RECRUIT: _play,
    prompts.W_SHERIFF: _office,
    prompts.W_BADGE: _office,
    prompts.W_HALL: _play,
    prompts.W_DOC: _play,
    prompts.W_END: _play,
    prompts.W_WANTED: _wanted,
    prompts.PETITION: _decide,
    prompts.LAST_CALL: _decide,
    prompts.DEMAND: _no_demand,
    prompts.OFFER: _offer,
    prompts.STORE: _take,
    prompts.STEAL: _take,
    prompts.VOUCHER: _take,
    prompts.BARTER: _take,
    prompts.GIVE: _give,
    prompts.VICTIM: _victim,
    prompts.DOC: _doc,
    prompts.ELIXIR: _elixir,
}
