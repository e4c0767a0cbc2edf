"""What to offer the Sheriff: a part of what the place is worth, dollars first, then nuggets."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.bots.dicetown.estate import DOLLAR
from tenderfoot.bots.dicetown.lookahead import Lookahead
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.games.dicetown import prompts
from tenderfoot.games.dicetown.choices import Number
from tenderfoot.games.dicetown.known.view import OfferView, TownView
from tenderfoot.games.dicetown.places.sheriff.petition import Offers

PART: Final = 0.45  # of what would be gained: the rest is the reason to bribe at all
FINAL_PART: Final = 0.7
_NUGGET: Final = 1.0


def bribe(view: TownView, ask: Ask, look: Lookahead) -> Choice:
    """The next small answer of an offer."""
    if ask.prompt == prompts.OFFER_CARDS:
        return ask.options[0]
    offers = cast(Offers, view.stack[-1])
    worth = _gain(view, ask, offers, look) * (FINAL_PART if offers.final else PART)
    money = int(view.seats[ask.seat].money)
    dollars = max(0, min(money, int(worth / DOLLAR)))
    if ask.prompt == prompts.OFFER:
        return amount(ask, dollars if not offers.final or _outbid(view, ask) else 0)
    return amount(ask, max(0, int((worth - DOLLAR * dollars) / _NUGGET)))


def _gain(view: TownView, ask: Ask, offers: Offers, look: Lookahead) -> float:
    """What being named is worth over the likeliest other candidate being named."""
    others = [seat for seat in range(len(view.seats)) if offers.candidates >> seat & 1 and seat != ask.seat]
    rival = view.sheriff if view.sheriff in others else others[0]
    return look.named(offers, ask.seat, ask.seat) - look.named(offers, ask.seat, rival)


def _outbid(view: TownView, ask: Ask) -> bool:
    """Whether somebody else has offered as much."""
    mine = max([offer_value(o) for o in view.offers if o.seat == ask.seat], default=0.0)
    return any(offer_value(o) >= mine for o in view.offers if o.seat != ask.seat and offer_value(o))


def offer_value(offer: OfferView) -> float:
    """What an offer is worth, in points."""
    return DOLLAR * int(offer.dollars) + int(offer.nuggets) + 2.0 * (offer.deeds + offer.store)


def amount(ask: Ask, n: int) -> Choice:
    """The option with this number, or the nearest below; nothing at all is the first option."""
    if n == 0:
        return ask.options[0]
    fitting = [option for option in ask.options if isinstance(option, Number) and option.n <= n]
    return fitting[-1] if fitting else ask.options[0]
