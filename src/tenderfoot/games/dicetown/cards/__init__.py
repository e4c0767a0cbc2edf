"""The General Store cards of the base game (2.3), one file a kind.

A new card, here or in `wildwest/cards`:

1. its id at its place in the printed list of its box, `BASE_STORE` or `WILD_STORE` of `box.py`;
2. one file with one class: name, copies, points and windows in `super().__init__`, its rule in `play`. The
   parent is `Equipment` (never played), `Playable` (played in a window, aimed at nothing), `Card` (aimed
   at something: `options` lists every way to play it) or `Immediate` (played the moment it is obtained);
3. the class in the list below;
4. `card-<id>` and `cardtext-<id>` in both catalogues, and a scene.

Kinds and uids follow from the list; a class without an entry, or an entry without a class, is refused
when the game is loaded.
"""

from tenderfoot.games.dicetown.cards.brute import Brute
from tenderfoot.games.dicetown.cards.cheater import Cheater
from tenderfoot.games.dicetown.cards.corruption import Corruption
from tenderfoot.games.dicetown.cards.credits import Credits
from tenderfoot.games.dicetown.cards.dynamite import Dynamite
from tenderfoot.games.dicetown.cards.elixir import ElixirCard
from tenderfoot.games.dicetown.cards.equipment import Equipment
from tenderfoot.games.dicetown.cards.girls import Girls
from tenderfoot.games.dicetown.cards.joe import JoeAtOnce, JoeInOffice
from tenderfoot.games.dicetown.cards.marshall import MarshallInOffice, MarshallOnWatch
from tenderfoot.games.dicetown.cards.split import EvenSplit
from tenderfoot.games.dicetown.cards.wanted import Wanted
from tenderfoot.games.dicetown.edition import Card

__all__ = ["base_cards"]


def base_cards(*, revised: bool) -> list[Card]:
    """The seventeen kinds; Joe and Marshall differ between the editions."""
    return [
        Equipment("eq1", points=1),
        Equipment("eq2", points=2),
        Equipment("eq3", points=3),
        Equipment("eq4", points=4),
        Equipment("eq5", points=5),
        Equipment("eq8", points=8),
        Dynamite(),
        Girls(),
        Brute(),
        Cheater(),
        Corruption(),
        Credits(),
        JoeAtOnce() if revised else JoeInOffice(),
        MarshallOnWatch() if revised else MarshallInOffice(),
        EvenSplit(),
        Wanted(),
        ElixirCard(),
    ]
