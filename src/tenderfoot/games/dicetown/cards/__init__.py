"""The General Store cards of the base game (2.3), one file a kind, in printed order."""

from tenderfoot.games.dicetown.cards.brute import Brute
from tenderfoot.games.dicetown.cards.cheater import Cheater
from tenderfoot.games.dicetown.cards.corruption import Corruption
from tenderfoot.games.dicetown.cards.credits import Credits
from tenderfoot.games.dicetown.cards.dynamite import Dynamite
from tenderfoot.games.dicetown.cards.elixir import ElixirCard
from tenderfoot.games.dicetown.cards.equipment import Equipment
from tenderfoot.games.dicetown.cards.girls import Girls
from tenderfoot.games.dicetown.cards.joe import JoeAtOnce, JoeInOffice
from tenderfoot.games.dicetown.cards.marshall import Marshall
from tenderfoot.games.dicetown.cards.split import EvenSplit
from tenderfoot.games.dicetown.cards.wanted import Wanted
from tenderfoot.games.dicetown.edition import Card

__all__ = ["JoeAtOnce", "JoeInOffice", "Marshall", "base_cards"]


def base_cards(joe: Card, marshall: Card) -> list[Card]:
    """The seventeen kinds; Joe and Marshall differ between the editions."""
    equipment: list[Card] = [Equipment(kind) for kind in range(6)]
    return [
        *equipment,
        Dynamite(),
        Girls(),
        Brute(),
        Cheater(),
        Corruption(),
        Credits(),
        joe,
        marshall,
        EvenSplit(),
        Wanted(),
        ElixirCard(),
    ]
