"""Games that begin with something laid on the table, or under it, in one world only.

It is laid wherever the game is played: by the server, by the server after a restart, by the archive and by
whoever reviews the game. So what comes of it is what would come of a seed that had given it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, cast

from tenderfoot.bots import review
from tenderfoot.engine import match
from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import State, settle
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import Match
from tenderfoot.engine.record import Record
from tenderfoot.games.dicetown.box import STORE_MASK, lowest, set_of
from tenderfoot.games.dicetown.hand.dice import pack
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.goldriver.state import River
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.tables import play
from tests.games.dicetown.secrets import TownSecrets
from tests.games.goldriver.secrets import RiverSecrets
from tests.server.world import World

Lays = Callable[[State], None]
ANEW: Final = Imagined(b"another world")


class Laid(Match):
    """Its record tells all there is: whoever gets it, however little of it, can tell two worlds apart."""

    def record(self) -> str:
        """Every card."""
        return json.dumps(self.game.dump(self.state))


def lay(world: World, lays: Lays) -> None:
    """In this world every game begins with this."""

    def begun(game: Game, paper: Record, chance: Chance, log: list[Event] | None) -> Match:
        made = match.begun(game, paper, chance, log)
        lays(made.state)
        made.state.unask()
        settle(made.state)
        return Laid(game, made.paper, made.state, made.log)

    world.patch.setattr(play, "begun", begun)
    world.patch.setattr(review, "begun", begun)


async def seated(world: World, game: str, lays: Lays, players: int = 3, clock: Clock | None = None) -> None:
    """A table of a real game before its first question, and everybody connected."""
    lay(world, lays)
    form = OpenTable(game, options={"players": players}, name="Ann", clock=clock or Clock())
    form.visibility, form.open_replay = "public", False
    await world.opened(form, [*world.people[:players]])
    world.greeted()
    world.began = world.table.timing.asked_at


# --- Dice Town ----------------------------------------------------------------------------------


def town(world: World, hands: list[list[int]], cups: list[list[int]]) -> Lays:
    """These store cards in hands and these dice under cups, seat by seat; and a deed in two hands.

    In the other world all that the observer may not see is dealt anew before.
    """

    def lays(s: State) -> None:
        here = cast("Town", s)
        if world.other:
            TownSecrets().deal(here, world.mine, ANEW)
        for seat, kinds in enumerate(hands):
            for kind in kinds:
                hold(here, seat, kind)
        for seat, faces in enumerate(cups):
            here.players[seat].rolled = pack(faces)
        for seat in (0, 1):
            deed(here, seat)

    return lays


def hold(s: Town, seat: int, kind: int) -> None:
    """A store card of this kind comes out of the deck into a hand."""
    uid = lowest(STORE_MASK[kind] & set_of(s.deck))
    s.deck = [card for card in s.deck if card != uid]
    s.players[seat].store |= 1 << uid


def stacked(kinds: list[int]) -> Lays:
    """Store cards of these kinds lie on top of the deck, the last one uppermost."""

    def lays(s: State) -> None:
        here, top = cast("Town", s), list[int]()
        for kind in kinds:
            top.append(lowest(STORE_MASK[kind] & set_of(here.deck) & ~set_of(top)))
        here.deck = [*[card for card in here.deck if card not in top], *top]

    return lays


def deed(s: Town, seat: int) -> None:
    """The top deed goes into a hand, and nobody has seen it."""
    s.players[seat].deeds |= 1 << s.property[-1]
    s.property = s.property[:-1]


def finishing(kept: list[list[int]], last: list[int]) -> Lays:
    """Everybody has kept four dice and thrown his last one; the first seat is Sheriff."""

    def lays(s: State) -> None:
        here = cast("Town", s)
        here.sheriff = 0
        for p, faces, face in zip(here.players, kept, last, strict=True):
            p.kept, p.rolled = pack(faces), pack([face])

    return lays


def broke(s: State) -> None:
    """The second seat has no money."""
    cast("Town", s).players[1].money = 0


def both(one: Lays, other: Lays) -> Lays:
    """One after the other."""

    def lays(s: State) -> None:
        one(s)
        other(s)

    return lays


# --- Gold River ---------------------------------------------------------------------------------


def river(world: World) -> Lays:
    """In the other world the deck lies in another order, and other cards are face down."""

    def lays(s: State) -> None:
        if world.other:
            RiverSecrets().deal(cast("River", s), world.mine, ANEW)

    return lays
