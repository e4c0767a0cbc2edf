"""The General Store cards of the extension (2.4), one file a kind; `cards` says how one is added."""

from tenderfoot.games.dicetown.cards.equipment import Equipment
from tenderfoot.games.dicetown.edition import Card
from tenderfoot.games.dicetown.wildwest.cards.collection import Collection
from tenderfoot.games.dicetown.wildwest.cards.desperado import Desperado
from tenderfoot.games.dicetown.wildwest.cards.dog import Dog
from tenderfoot.games.dicetown.wildwest.cards.double_gun import DoubleGun
from tenderfoot.games.dicetown.wildwest.cards.gift import Gift
from tenderfoot.games.dicetown.wildwest.cards.insurance import Insurance
from tenderfoot.games.dicetown.wildwest.cards.mule import Mule
from tenderfoot.games.dicetown.wildwest.cards.whisky import Whisky

__all__ = ["wild_cards"]


def wild_cards() -> list[Card]:
    """R-54. The ten kinds, twelve cards."""
    return [
        Equipment("cattle", points=7),
        Equipment("winchester", points=6),
        Mule(),
        Dog(),
        Insurance(),
        Gift(),
        DoubleGun(),
        Collection(),
        Whisky(),
        Desperado(),
    ]
