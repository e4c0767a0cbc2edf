"""The stories of twins before the game, after it, and over a restart of the server."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Final, cast

from tenderfoot.engine.contract import State
from tenderfoot.engine.record import Noted
from tenderfoot.games.dicetown.box import CHEATER, KING, NINE, TEN
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.goldriver.state import River
from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.safety import tokens
from tenderfoot.server.tables import play, pregame
from tenderfoot.server.tables import room as rooms
from tests.server.game_scenes import (
    ACE,
    CHEATERS,
    HARMLESS,
    NINES,
    OTHER_CUPS,
    WANTED,
    cups,
    options,
    shopped,
    shopping,
    thrown,
)
from tests.server.laying import Lays, both, broke, finishing, hold, river, seated, town
from tests.server.scenes import watched
from tests.server.world import PACE, Scene, World

APART: Final = [[KING, KING, KING, ACE], [NINE, NINE, NINE, ACE], [TEN, TEN, TEN, ACE]]
STEP: Final = 0.17  # at no multiple of it anything else happens
MANY: Final = 200  # steps; no round has as many


# --- before ---------------------------------------------------------------------------------------


def promise(seat: int) -> str:
    """What a promise says of what is behind it: nothing at all."""
    return sha256(f"promise {seat}".encode()).hexdigest()


def promised(world: World) -> None:
    """Promises tell nothing, and neither does the game: what is behind them may differ."""
    world.patch.setattr(pregame, "seat_commitment", lambda seat, _: promise(seat))
    world.patch.setattr(rooms, "table_commitment", lambda _: promise(-1))
    world.patch.setattr(play, "Noted", lambda _: Noted(bytes(32)))


async def gathering(world: World) -> None:
    """Everybody has come; the server's bytes and the secrets in links are others in the other world."""
    promised(world)
    form = OpenTable("toytown", options={"players": 3}, name="Ann", visibility="public", open_replay=False)
    world.server_seed = bytes([world.other]) * 32
    await world.gathered(form, [*world.people])
    if world.other:
        tokens.new_secret()
    world.greeted()
    await world.at(0.2)
    world.probe()
    for _ in range(1 + world.other):
        says(world, 0, "invite", kind="seat")
    await world.at(0.25)
    world.talk()


async def ready(world: World) -> None:
    """One after the other says that he is ready; one thinks better of it, twice."""
    for step, (seat, kind) in enumerate([(0, "ready"), (0, "unready"), (0, "ready"), (1, "ready")]):
        await world.at(0.3 + 0.1 * step)
        says(world, seat, kind, **({"commitment": promise(seat)} if kind == "ready" else {}))
    await world.at(0.75)
    world.probe()
    says(world, world.mine, "ready", commitment=promise(world.mine))
    await world.at(0.9)
    assert world.table.row.status == "opening"
    world.probe()


def says(world: World, seat: int, message: str, **fields: object) -> None:
    """A message of this seat."""
    world.sockets[world.people[seat]].send(message, **fields)


def opens(world: World, seat: int) -> None:
    """This seat opens what is behind its promise: other bytes in the other world, but the observer's."""
    hidden = world.other and seat != world.mine
    says(world, seat, "open", contribution=("b" if hidden else "a") * 32)


async def before(world: World) -> None:
    """Chairs, promises, what was behind them, and the first question of the game."""
    await gathering(world)
    await ready(world)
    for seat in range(3):
        await world.at(1.0 + 0.2 * seat)
        opens(world, seat)
        await world.at(1.1 + 0.2 * seat)
        world.probe()
    await world.at(1.8)
    assert world.table.play is not None


async def restart_opening(world: World) -> None:
    """The server stops when one has opened; the others open after it has started again."""
    await gathering(world)
    await ready(world)
    await world.at(1.0)
    opens(world, 0)
    await world.at(1.5)
    await world.restarted()
    await world.at(0.2)
    world.probe()
    for seat in (1, 2):
        await world.at(0.2 + 0.2 * seat)
        opens(world, seat)
    await world.at(0.8)
    assert world.table.play is not None
    world.probe()
    await world.at(1.0)


# --- over a restart -------------------------------------------------------------------------------


async def restart_window(world: World) -> None:
    """Two hold Cheaters in a window; one has said that he cheats when the server stops. Or they hold none.

    When it has started again he thinks better of it.
    """
    await seated(world, "dicetown", town(world, HARMLESS if world.other else CHEATERS, cups(world)))
    await thrown(world)
    await world.at(0.2)
    if not world.other:
        await world.keeps(0, options(world.play, 0)[-1])
        await world.keeps(1, "pass")
    await world.at(0.4)
    world.probe()
    await world.at(1.2)
    await world.restarted()
    await world.at(0.3)
    assert world.play.window()
    if not world.other:
        says(world, 0, "take-back", question=world.play.locked[0])
    await watched(world, PACE + 0.2)
    world.probe()
    await world.at(PACE + 0.5)
    assert not world.play.window()


async def restart_sealed(world: World) -> None:
    """One has kept dice, others in the other world; one has no choice, or has one and takes as long for it.

    The server stops and starts before he seems to have answered, and once more when he has.
    """
    dice = [cups(world)[0], OTHER_CUPS[1] if world.other else [NINE] * 5]
    await seated(world, "dicetown", both(town(world, HARMLESS, dice), broke))
    await world.at(0.2)
    await world.keeps(0, options(world.play, 0)[-1])
    await world.at(0.4)
    world.probe()
    await world.at(1.2)
    assert world.table.timing._takes[1] > 1.2
    await world.restarted()
    drawn = world.table.timing._takes[1]
    await world.at(0.3)
    world.probe()
    says(world, 0, "take-back", question=world.play.locked[0])
    await world.at(0.4)
    await world.keeps(0, NINES)
    await world.at(drawn)
    if world.other:
        await world.keeps(1, NINES)
    await world.at(drawn + 0.5)
    await world.restarted()
    seems = max(world.table.timing._takes.values())
    await world.at(0.3)
    world.probe()
    await world.keeps(world.mine, options(world.play, world.mine)[1])
    await world.at(seems + 0.4)
    assert world.play.version > 1
    world.probe()
    await asyncio.sleep(0.2)


async def restart_store(world: World) -> None:
    """The server stops while somebody looks at cards that leave him no choice, or leave him one."""
    await shopping(world)
    await world.at(0.3)
    world.probe()
    await world.at(1.0)
    await world.restarted()
    await world.at(0.3)
    world.probe()
    await shopped(world)


# --- after ----------------------------------------------------------------------------------------


async def through(world: World) -> None:
    """To the end: everybody gives the rulebook's answers; in windows in the other world only."""
    for _ in range(MANY):
        if world.play.over():
            break
        for seat in world.play.open_seats() if world.other or not world.play.window() else []:
            world.answers(seat, world.play.default(seat))
        await asyncio.sleep(STEP)
    assert world.play.over()
    await asyncio.sleep(0.2)


async def looked_back(world: World) -> None:
    """Everybody tries everything when it is over, and again when the server has started anew."""
    world.began = asyncio.get_running_loop().time()
    for step in range(3):
        await world.at(0.2 + 0.2 * step)
        world.probe()
    await world.at(1.2)
    await world.restarted()
    for step in range(3):
        await world.at(0.2 + 0.2 * step)
        world.probe()
    await world.at(0.9)


def last_round(world: World) -> Lays:
    """One round, for the mine is empty. In the other world two hands are exchanged, and the deck's end."""

    def lays(s: State) -> None:
        here = cast("Town", s)
        here.mine = 0
        for seat, kind in enumerate([WANTED, CHEATER] if world.other else [CHEATER, WANTED]):
            hold(here, seat, kind)
        if world.other:
            here.deck = [*here.deck[3::-1], *here.deck[4:]]

    return lays


async def after_town(world: World) -> None:
    """A game of Dice Town whose records stay closed: nobody ever saw these hands, nor these cards."""
    await seated(world, "dicetown", both(last_round(world), finishing(APART, [ACE, ACE, ACE])))
    await through(world)
    await looked_back(world)


def no_deck(s: State) -> None:
    """Nothing is left to be turned up: one round."""
    here = cast("River", s)
    here.pile, here.drawn = [], 0


async def after_river(world: World) -> None:
    """The same in Gold River: other cards lay face down to the end."""
    await seated(world, "goldriver", both(river(world), no_deck))
    await through(world)
    await looked_back(world)


SCENES: Final[dict[str, Scene]] = {
    "before the game": before,
    "a restart while seeds are opened": restart_opening,
    "a restart in a window": restart_window,
    "a restart under seal": restart_sealed,
    "a restart in the store": restart_store,
    "after Dice Town": after_town,
    "after Gold River": after_river,
}
