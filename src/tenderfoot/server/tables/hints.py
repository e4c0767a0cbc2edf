"""A hint for whoever asks: what the coach thinks of the open question, from the asker's view alone.

It is worked out in a process apart, from a world dealt from that view, so neither what is hidden nor
how long it takes can tell anything, and no bot waits for it. A hint is an answer to one socket; nothing of
it is stored or shown.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.bots.coach import advice
from tenderfoot.bots.contract import Candidate
from tenderfoot.engine.words import Facts
from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.client_messages import Hint
from tenderfoot.server.protocol.server_messages import Advised, Considered
from tenderfoot.server.tables.answers import seat_of
from tenderfoot.server.tables.room import hints_given
from tenderfoot.server.tables.table import Table
from tenderfoot.server.workers.thinking import dealt, game_of, seen

SHOWN: Final = 3
Counsel = tuple[list[Considered], str, Facts]
NO_OPINION: Final[Counsel] = ([], "no-opinion", {})


async def hint(table: Table, device: bytes, request: Hint) -> Advised:
    """What the coach would answer, for the seat of this device and its open question."""
    seat = seat_of(table, device)
    play = table.playing()
    play.open(seat, request.question)
    if not hints_given(table.row, table.seats):
        raise Denied("hints-off", {})
    name, coaches, game = table.row.id, table.services.workers.coaches, play.game
    coaches.check(name)
    world = dealt(game, play.state, seat)
    said = await coaches.work(name, counsel, coaches.home, game.name, world, seat)
    if said is None:
        raise Denied("no-hint", {})
    return Advised(request.id, request.question, *said)


def counsel(home: str, name: str, world: bytes, seat: int) -> Counsel:
    """In the other process: the best answers with their worth, and the reason."""
    said = advice(name, *seen(game_of(home, name), world, seat))
    if said is None:
        return NO_OPINION
    best = said.candidates[0].worth
    return [considered(one, best) for one in said.candidates[:SHOWN]], said.reason, said.facts


def considered(one: Candidate, best: float) -> Considered:
    """An answer in numbers a person can read."""
    chances = {prize: round(100 * chance) for prize, chance in one.chances.items()}
    return Considered(one.choice.text, round(one.worth, 2), round(best - one.worth, 2), chances)
