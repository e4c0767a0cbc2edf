"""The seven Elixirs of the revised edition (2.5), in printed order."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.printed import Kind, in_order
from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.box import ELIXIRS
from tenderfoot.games.dicetown.goods.opponents import DEED, STORE_CARD, Give, NameOpponent
from tenderfoot.games.dicetown.goods.piles import draw_top
from tenderfoot.games.dicetown.goods.purse import collect_dollars, collect_nuggets
from tenderfoot.games.dicetown.places.doc.fence import fence
from tenderfoot.games.dicetown.places.sheriff.office import claim_badge
from tenderfoot.games.dicetown.state import Town


class Elixir(Kind):
    """2.5. What an Elixir does for whoever drinks it, as far as possible. It cannot be cancelled."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ELIXIRS)

    def drink(self, s: Town, seat: Seat) -> None:
        """Its effect."""
        raise NotImplementedError


class Wealth(Elixir):
    """Each opponent gives up to two dollars."""

    def __init__(self) -> None:
        super().__init__("el_wealth")

    def drink(self, s: Town, seat: Seat) -> None:
        collect_dollars(s, seat, 2)


class Charm(Elixir):
    """Each opponent gives up to one nugget."""

    def __init__(self) -> None:
        super().__init__("el_charm")

    def drink(self, s: Town, seat: Seat) -> None:
        collect_nuggets(s, seat, 1)


class Fortune(Elixir):
    """Take the top store card."""

    def __init__(self) -> None:
        super().__init__("el_fortune")

    def drink(self, s: Town, seat: Seat) -> None:
        draw_top(s, seat)


class Power(Elixir):
    """Take the badge at once."""

    def __init__(self) -> None:
        super().__init__("el_power")

    def drink(self, s: Town, seat: Seat) -> None:
        claim_badge(s, seat)


class Protection(Elixir):
    """Fence two deeds of your hand."""

    def __init__(self) -> None:
        super().__init__("el_protection")

    def drink(self, s: Town, seat: Seat) -> None:
        fence(s, seat)


class Friendship(Elixir):
    """An opponent gives you one store card of his hand."""

    def __init__(self) -> None:
        super().__init__("el_friendship")

    def drink(self, s: Town, seat: Seat) -> None:
        s.push(Befriend(seat))


class Domination(Elixir):
    """An opponent gives you one deed of his hand."""

    def __init__(self) -> None:
        super().__init__("el_domination")

    def drink(self, s: Town, seat: Seat) -> None:
        s.push(Dominate(seat))


class Befriend(NameOpponent):
    """Friendship: name an opponent with a store card; he chooses which one he gives."""

    def why(self) -> str:
        return "friendship"

    def admissible(self, s: Town, seat: Seat) -> bool:
        return s.players[seat].store != 0

    def named(self, s: Town, seat: Seat) -> None:
        s.become(Give(seat, self.seat, STORE_CARD))


class Dominate(NameOpponent):
    """Domination: name an opponent with a deed in his hand; he chooses which one he gives."""

    def why(self) -> str:
        return "domination"

    def admissible(self, s: Town, seat: Seat) -> bool:
        return s.players[seat].deeds != 0

    def named(self, s: Town, seat: Seat) -> None:
        s.become(Give(seat, self.seat, DEED))


DRINKS: Final[list[Elixir]] = in_order(
    [Wealth(), Charm(), Fortune(), Power(), Protection(), Friendship(), Domination()], ELIXIRS
)
