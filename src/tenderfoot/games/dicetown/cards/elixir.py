"""The store card Elixir."""

from __future__ import annotations

from tenderfoot.engine.seats import Seat
from tenderfoot.games.dicetown.cards.playable import Playable
from tenderfoot.games.dicetown.prompts import W_DOC
from tenderfoot.games.dicetown.state import Town


class ElixirCard(Playable):
    """An extra visit to the Doc."""

    def __init__(self) -> None:
        super().__init__("gs_elixir", windows=(W_DOC,))

    def play(self, s: Town, seat: Seat, aim: int, also: int) -> None:
        s.edition.doc.elixir(s, seat)
