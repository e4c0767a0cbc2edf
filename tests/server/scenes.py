"""The stories of twins: each has one fact that observers may not learn."""

from __future__ import annotations

import asyncio
from typing import Final

from tenderfoot.server.protocol.http_bodies import OpenTable
from tenderfoot.server.protocol.server_messages import Clock
from tenderfoot.server.tables import pregame
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.timing import HOLD
from tests.server.tap import Socket
from tests.server.world import DICE, EVEN, HELD, LIVE, MINE, ODD, PACE, Scene, World


async def watched(world: World, seconds: float) -> None:
    """So many seconds in which observers try everything, now and then, and somebody comes and goes."""
    steps = [0.25, 0.6, 1.3, 2.2]
    for step in [one for one in steps if one < seconds]:
        await world.at(step)
        world.probe()
        if step == 0.6:
            world.talk()
            world.sockets[world.people[1]].goodbye()
        if step == 1.3:
            world.sockets[world.people[1]] = world.people[1].look(world.table.row.id)
            world.sockets[world.people[1]].send("hello", language="en", since=1, changes=True)
    await world.at(seconds)


async def cards(world: World) -> None:
    """Two seats hold cards they could react with, think about it and pass; or hold none."""
    await world.sit(ODD if world.other else EVEN, DICE, clock=LIVE)
    await world.window()
    acting = asyncio.create_task(passes(world)) if not world.other else None
    await watched(world, PACE + 0.2)
    if acting is not None:
        await acting
    world.probe()
    await world.at(PACE + 0.5)
    world.answers(1, "name 0")
    await world.at(PACE + 0.6)
    world.probe()
    await world.at(PACE + 1.2)


async def passes(world: World) -> None:
    await world.at(0.9)
    world.answers(0, "pass")
    await world.at(2.1)
    world.answers(1, "pass")


async def answered(world: World) -> None:
    """In a window that both could use, one of them has answered, and answered again; or nobody has."""
    await world.sit(EVEN, DICE, clock=LIVE)
    await world.window()
    acting = asyncio.create_task(wavers(world)) if world.other else None
    await watched(world, PACE + 0.3)
    world.probe()
    await world.at(PACE + 0.4)
    if acting is not None:
        await acting


async def wavers(world: World) -> None:
    await world.at(0.25)
    question = world.play.numbers[0]
    world.answers(0, "play 2")
    await world.at(0.7)
    world.sockets[world.people[0]].send("take-back", question=question)
    await world.at(1.29)
    world.answers(0, "pass")
    world.sockets[world.people[0]].send("answer", question=99, choice="pass")


async def sealed(world: World) -> None:
    """Other dice, other answers, in other steps; whole at the same moment."""
    await world.sit(EVEN, [5, 1, 2] if world.other else DICE, clock=LIVE)
    await world.at(0.1)
    world.probe()
    await world.at(0.2)
    if world.other:
        world.answers(0, "keep 5")
    await world.at(0.25)
    world.probe()
    await world.at(0.3)
    await world.keeps(0, "add 3") if world.other else await world.keeps(0, "keep 0", "add 0")
    await world.at(0.4)
    world.probe()
    world.talk()
    if not world.other:
        world.answers(1, "keep 3")
    await world.at(0.6)
    world.probe()
    await world.at(0.8)


async def standing(world: World) -> None:
    """Somebody has a standing answer for every window; or has not."""
    await world.sit(EVEN, DICE)
    await world.at(0.1)
    world.probe()
    await world.at(0.15)
    if world.other:
        always = {"prompt": "*", "choice": "pass"}
        world.sockets[world.people[0]].send("standing", answers=[always])
    await world.window()
    await watched(world, PACE + 0.3)
    world.probe()
    await world.at(PACE + 0.4)


async def forced(world: World) -> None:
    """Somebody has no choice, and is seen to take a while; or has one, and takes that while for it."""
    await world.sit(EVEN, [3, 4 if world.other else 0, 2])
    drawn = world.table.timing._takes[1]
    for seat, choices in ((0, ("keep 1", "add 0")), (MINE, ("keep 1", "add 1"))):
        await world.at(0.2 + 0.1 * seat)
        await world.keeps(seat, *choices)
    await world.at(0.5)
    world.probe()
    await world.at(drawn)
    if world.other:
        await world.keeps(1, "keep 0", "add 0")
    await world.at(drawn + 0.5)
    world.probe()
    await world.at(drawn + 0.6)


async def forced_first(world: World) -> None:
    """The same, while somebody else still thinks."""
    await world.sit(EVEN, [3, 4 if world.other else 0, 2])
    drawn = world.table.timing._takes[1]
    await world.at(0.3)
    world.probe()
    await world.at(drawn)
    if world.other:
        await world.keeps(1, "keep 0", "add 0")
    await world.at(drawn + 0.3)
    world.probe()
    await world.keeps(0, "keep 1", "add 0")
    await world.at(drawn + 0.6)
    await world.keeps(MINE, "keep 1", "add 1")
    await world.at(drawn + 1.0)
    world.probe()
    await world.at(drawn + 1.2)


async def bots(world: World) -> None:
    """A bot holds a card it could react with and thinks longer about everything; or it holds none."""
    world.house.bots.thought = 0.5 if world.other else 0.1
    await world.sit([[0, 2] if world.other else [5, 7], [9, 11], HELD], DICE, bots=(0,))
    await with_the_last_seat(world)


async def away(world: World) -> None:
    """The same for somebody for whom a bot stands in."""
    world.house.bots.thought = 0.5 if world.other else 0.1
    await world.sit([[0, 2] if world.other else [5, 7], [9, 11], HELD], DICE, away=0)
    await with_the_last_seat(world)


async def with_the_last_seat(world: World) -> None:
    await world.at(0.3)
    world.probe()
    await world.keeps(1, "keep 1", "add 0")
    await world.keeps(MINE, "keep 1", "add 0")
    await world.at(1.0)
    world.began = world.table.timing.asked_at
    await watched(world, PACE + 0.3)


async def held(world: World) -> None:
    """Somebody asks for time who could react; or who could not."""
    await world.sit(ODD if world.other else EVEN, DICE, clock=LIVE)
    await world.window()
    await world.at(1.0)
    world.sockets[world.people[0]].send("hold", window=world.play.version)
    await world.at(1.1)
    world.probe()
    await world.at(1.0 + HOLD + 0.2)
    world.probe()
    await world.at(1.0 + HOLD + 0.4)


async def slow(world: World) -> None:
    """A game over days: somebody has a standing answer for its windows, or has none."""
    await world.sit(EVEN, DICE, clock=Clock("slow", 86400, 0, standing=True))
    await world.at(0.1)
    if world.other:
        always = {"prompt": "*", "choice": "pass"}
        world.sockets[world.people[0]].send("standing", answers=[always])
    await world.at(0.15)
    world.probe()
    await world.window()
    world.probe()
    await asyncio.sleep(0.3)


async def late(world: World) -> None:
    """Nobody answers in time, whatever lies under the cups; twice, and everybody is away."""
    await world.sit(EVEN, [5, 1, 2] if world.other else DICE, clock=LIVE)
    await world.at(0.5)
    world.probe()
    await world.at(1.1)
    world.probe()
    await world.at(1.4)


async def elsewhere(world: World) -> None:
    """At another table somebody answers, and answers again; or nobody does."""
    await world.sit(EVEN, DICE)
    form = OpenTable("toytown", options={"players": 2}, name="Ann", pace=0)
    there = await world.house.table(form, [world.people[0], world.people[1]])
    await pregame.begin(there)
    world.began = asyncio.get_running_loop().time()
    socket = world.people[0].look(there.row.id)
    socket.send("hello", language="en", since=0)
    acting = asyncio.create_task(busy(world, there, socket)) if world.other else None
    await watched(world, 1.5)
    if acting is not None:
        await acting


async def busy(world: World, there: Table, socket: Socket) -> None:
    """He says something under seal and takes it back, again and again."""
    play = there.playing()
    for step in range(1, 45):
        await world.at(0.03 * step)
        said = play.locked[0]
        if said is None:
            socket.send("answer", question=play.numbers[0], choice="keep 0")
        else:
            socket.send("take-back", question=said)


SCENES: Final[dict[str, Scene]] = {
    "cards": cards,
    "answered": answered,
    "sealed": sealed,
    "standing": standing,
    "forced": forced,
    "forced first": forced_first,
    "bots": bots,
    "away": away,
    "held": held,
    "slow": slow,
    "late": late,
    "elsewhere": elsewhere,
}
