"""The stories of twins at tables of Dice Town and of Gold River."""

from __future__ import annotations

import asyncio
from typing import Final

from tenderfoot.games.dicetown.box import CHEATER, JACK, KING, NINE, QUEEN, STORE_IDS, TEN
from tenderfoot.server.tables.play import Play
from tests.server.laying import both, broke, finishing, river, seated, stacked, town
from tests.server.scenes import passes, watched
from tests.server.world import PACE, Scene, World

ACE: Final = 5
EQUIPMENT: Final = STORE_IDS.index("eq1")
MORE: Final = STORE_IDS.index("eq2")
WANTED: Final = STORE_IDS.index("wanted")
CHEATERS: Final = [[CHEATER], [CHEATER], [EQUIPMENT]]
HARMLESS: Final = [[WANTED], [MORE], [EQUIPMENT]]
CUPS: Final = [[NINE, NINE, JACK, QUEEN, KING], [NINE, JACK, JACK, JACK, ACE]]
OTHER_CUPS: Final = [[NINE, TEN, TEN, ACE, ACE], [NINE, NINE, NINE, NINE, QUEEN]]
NINES: Final = "keep 9"
TIED: Final = [[KING, KING, KING, ACE], [NINE, QUEEN, QUEEN, QUEEN], [NINE, JACK, JACK, JACK]]
SHOPPER: Final = [[KING, KING, KING, ACE], [JACK, JACK, ACE, ACE], [NINE, NINE, TEN, TEN]]
LAST: Final = [ACE, NINE, NINE]


def options(play: Play, seat: int) -> list[str]:
    """All that this seat may answer."""
    ask = play.asks[seat]
    return [] if ask is None else [option.text for option in ask.options]


def cups(world: World) -> list[list[int]]:
    """Other dice in the other world, a nine among them in both."""
    return OTHER_CUPS if world.other else CUPS


async def thrown(world: World) -> None:
    """Both others keep a nine and the observer a die of his; time begins again with the window that opens."""
    for seat, choice in enumerate([NINES, NINES, options(world.play, world.mine)[1]]):
        await world.at(0.2 + 0.2 * seat)
        await world.keeps(seat, choice)
    await asyncio.sleep(0.05)
    assert world.play.window()
    world.began = world.table.timing.asked_at


async def town_cards(world: World) -> None:
    """Two seats hold Cheaters, think about them and pass; or they hold other cards, deeds and dice."""
    await seated(world, "dicetown", town(world, HARMLESS if world.other else CHEATERS, cups(world)))
    await thrown(world)
    assert bool(options(world.play, 0)) != world.other
    acting = None if world.other else asyncio.create_task(passes(world))
    await watched(world, PACE + 0.2)
    if acting is not None:
        await acting
    world.probe()
    await world.at(PACE + 0.5)


async def town_answered(world: World) -> None:
    """In a window that two could use one has said that he cheats, and taken it back; or nobody has."""
    await seated(world, "dicetown", town(world, CHEATERS, cups(world)))
    await thrown(world)
    acting = asyncio.create_task(cheats(world)) if world.other else None
    await watched(world, PACE + 0.3)
    if acting is not None:
        await acting
    world.probe()
    await world.at(PACE + 0.5)


async def cheats(world: World) -> None:
    """He would, and would not; the other one says at once that he passes."""
    await world.at(0.3)
    question = world.play.numbers[0]
    world.answers(0, options(world.play, 0)[-1])
    await world.at(0.35)
    world.answers(1, "pass")
    await world.at(1.1)
    world.sockets[world.people[0]].send("take-back", question=question)


async def town_sealed(world: World) -> None:
    """Two seats keep all they have thrown, whatever it is; one thinks better of it, and keeps a nine."""
    await seated(world, "dicetown", town(world, HARMLESS, cups(world)))
    await world.at(0.2)
    world.probe()
    for seat in (0, 1):
        await world.at(0.3 + 0.1 * seat)
        await world.keeps(seat, options(world.play, seat)[-1])
    await world.at(0.5)
    world.probe()
    await world.at(0.7)
    for seat in (0, 1):
        world.sockets[world.people[seat]].send("take-back", question=world.play.locked[seat])
    await world.at(0.8)
    world.probe()
    await thrown(world)
    await watched(world, 0.7)


async def town_forced(world: World) -> None:
    """Somebody without a dollar has thrown five of a kind: no choice. Or he has one, and takes as long."""
    dice = [CUPS[0], OTHER_CUPS[1] if world.other else [NINE] * 5]
    await seated(world, "dicetown", both(town(world, HARMLESS, dice), broke))
    drawn = world.table.timing._takes[1]
    await world.at(0.2)
    world.probe()
    await world.keeps(0, NINES)
    await world.at(drawn)
    if world.other:
        await world.keeps(1, NINES)
    await world.at(drawn + 0.4)
    world.probe()
    await world.keeps(world.mine, options(world.play, world.mine)[1])
    await world.at(drawn + 1.0)
    assert world.play.window()
    world.probe()
    await world.at(drawn + 1.2)


async def town_offers(world: World) -> None:
    """Two are tied; one offers the Sheriff a dollar and a card, whose back alone the others may see."""
    hands = [[], [EQUIPMENT if world.other else WANTED], []]
    await seated(world, "dicetown", both(town(world, hands, []), finishing(TIED, LAST)))
    for seat, choice in enumerate(["keep A", NINES, NINES]):
        await world.keeps(seat, choice)
    await world.at(PACE + 0.5)
    world.began = asyncio.get_running_loop().time()
    world.probe()
    await world.keeps(0, "open")
    await world.at(0.2)
    await world.keeps(1, "dollars 1")
    world.probe()
    await world.at(0.4)
    await world.keeps(1, next(text for text in options(world.play, 1) if text != "done"), "done")
    await world.at(0.6)
    world.probe()
    await world.keeps(world.mine, options(world.play, world.mine)[0])
    await world.at(0.8)
    world.probe()
    await world.at(1.0)


async def shopping(world: World) -> None:
    """Somebody keeps one of two cards of the store: they are alike, and he has no choice; or they are not."""
    top = [WANTED, CHEATER] if world.other else [CHEATER, CHEATER]
    await seated(world, "dicetown", both(stacked(top), finishing(SHOPPER, [ACE, ACE, TEN])))
    for seat in range(3):
        await world.at(0.2 + 0.1 * seat)
        await world.keeps(seat, options(world.play, seat)[-1])
    await world.at(0.7)
    assert world.play.polled() == [1]
    assert bool(options(world.play, 1)) == world.other
    world.began = world.table.timing.asked_at


async def shopped(world: World) -> None:
    """He takes the while for it that was drawn, or is seen to."""
    drawn, version = world.table.timing._takes[1], world.play.version
    await world.at(drawn)
    if world.other:
        await world.keeps(1, next(text for text in options(world.play, 1) if text.endswith("cheater")))
    await world.at(drawn + 0.3)
    assert world.play.version > version
    world.probe()
    await world.at(drawn + 0.5)


async def town_store(world: World) -> None:
    """What only one may see leaves him no choice; or he has one, and takes as long for it."""
    await shopping(world)
    await watched(world, 0.5)
    await shopped(world)


async def river_bids(world: World) -> None:
    """Of two players one has bid much under seal, or little; then both bid what is opened."""
    await seated(world, "goldriver", river(world), players=2)
    await world.at(0.2)
    world.probe()
    await world.keeps(0, options(world.play, 0)[-1 if world.other else 1])
    await world.at(0.4)
    world.probe()
    world.talk()
    await world.at(0.6)
    world.sockets[world.people[0]].send("take-back", question=world.play.locked[0])
    await world.at(0.8)
    await world.keeps(0, options(world.play, 0)[4])
    await world.at(1.0)
    world.probe()
    await world.keeps(1, options(world.play, 1)[2])
    await world.at(1.2)
    assert world.play.version > 1
    world.probe()
    await world.at(1.4)


async def river_deck(world: World) -> None:
    """The deck lies in another order, and other cards are face down; a round is bid for, and chosen from."""
    await seated(world, "goldriver", river(world))
    for step in range(5):
        await world.at(0.3 + 0.3 * step)
        world.probe()
        seat = world.play.open_seats()[0]
        await world.keeps(seat, options(world.play, seat)[min(step, 1)])
    await world.at(2.0)


SCENES: Final[dict[str, Scene]] = {
    "cards in Dice Town": town_cards,
    "answered in Dice Town": town_answered,
    "sealed in Dice Town": town_sealed,
    "forced in Dice Town": town_forced,
    "offers in Dice Town": town_offers,
    "the store of Dice Town": town_store,
    "bids in Gold River": river_bids,
    "a deck in Gold River": river_deck,
}
