"""Leaks planted at tables of Dice Town and of Gold River: what their own secrets would look like outside."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

from msgspec import structs

from tenderfoot.engine.contract import State
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.goldriver.state import River
from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.server_messages import Event
from tenderfoot.server.tables import takeover
from tenderfoot.server.tables.half import Half
from tenderfoot.server.tables.picture import Seen
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.position import Given
from tenderfoot.server.tables.projection import Projection
from tenderfoot.server.tables.ready_marks import ReadyMarks
from tenderfoot.server.tables.session import Session
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.timing import Timing
from tests.server.guest import Json
from tests.server.plants import Changed, Plant, around, locked

Told = Callable[[State], Json]


# --- what is shown ------------------------------------------------------------------------------


def to_all(tells: Told) -> Plant:
    """A leak in what everybody is shown alike."""

    def shown(right: Changed, self: Projection, game: Json, state: State) -> Half:
        del right, self
        return Half({**game.view(state, None).table(), "leak": tells(state)})

    return around(Projection, "open", shown)


def to_each(tells: Told) -> Plant:
    """A leak in what each is shown alone."""

    def shown(right: Changed, self: Projection, game: Json, state: State, viewer: Json, *rest: Json) -> Seen:
        seen: Seen = right(self, game, state, viewer, *rest)
        return Seen(seen.table, Half({**game.view(state, viewer).own(), "leak": tells(state)}))

    return around(Projection, "view", shown)


def hands(s: State) -> Json:
    """Numbers that follow a card, as on the backs of a marked deck."""
    return [hash((p.store, 31)) % 97 for p in cast("Town", s).players]


def deeds(s: State) -> Json:
    """Who holds the lowest deed."""
    return [p.deeds for p in cast("Town", s).players].index(max(p.deeds for p in cast("Town", s).players))


def looked(s: State) -> Json:
    """What somebody looks at: the sum of it."""
    return cast("Town", s).looked_store % 5


def parity(s: State) -> Json:
    """A size: one blank for each odd card of the deck's top half."""
    deck = cast("Town", s).deck
    return " " * sum(card % 2 for card in deck[len(deck) // 2 :])


def next_card(s: State) -> Json:
    """What will be turned up."""
    return cast("River", s).pile[cast("River", s).drawn]


def face_down(s: State) -> Json:
    """Every card where it lies, those face down too."""
    return cast("River", s).where


def dice_in_the_question(right: Changed, self: Projection, position: Json, viewer: Json) -> Json:
    """How rare a die is, counted under all cups."""
    mine = right(self, position, viewer)
    count = sum(p.rolled for p in position.state.players) % 1000
    return mine and structs.replace(mine, facts={**mine.facts, "rare": count})


def as_the_table_heard(right: Changed, self: Projection, heard: Json, viewer: Json) -> list[Event]:
    """What is whispered to one is told to all."""
    del right, self, viewer
    return [Event(event.title, event.facts) for event in heard]


# --- who is asked, and who has answered ---------------------------------------------------------


def holders_polled(right: Changed, self: Play) -> list[int]:
    """A window that asks those only who hold a card for it."""
    return self.open_seats() or right(self) if self.window() else right(self)


def marks_of_those_who_chose(right: Changed, self: ReadyMarks, play: Play) -> Given:
    given: Given = right(self, play)
    chosen = {seat: at for seat, at in given.seen_at.items() if seat not in play.forced}
    return structs.replace(given, seen_at=chosen)


def bids_in_marks(right: Changed, self: Session) -> list[bytes]:
    """As many blanks behind a mark as was bid."""
    sealed = self._table.playing().state.sealed
    return [mark + b" " * sum(said[0].key for said in sealed.values()) for mark in right(self)]


def bids_in_a_moment(right: Changed, self: Session, *given: Json) -> None:
    """A large bid takes longer to be acknowledged, and everybody's refusal with it."""
    sealed = self._table.playing().state.sealed
    keys = sum(said[0].key for said in sealed.values())
    asyncio.get_running_loop().call_later(keys / 100_000, right, self, *given)


def nobody_waits(right: Changed, table: Table, seat: int) -> None:
    """Nobody is waited for who has answered."""
    if table.playing().locked[seat] is not None:
        raise Denied("not-waited-for", {"seat": f"seat:{seat}"})
    right(table, seat)


def quick_where_nobody_can(right: Changed, self: Timing, play: Play) -> float | None:
    """A window in which nobody could do anything is cut short."""
    due: float | None = right(self, play)
    return due - 0.2 if due is not None and play.window() and len(play.forced) == len(play.polled()) else due


def waited_for_less(right: Changed, self: Timing, seat: int) -> float:
    """What cannot be chosen is done a little sooner."""
    return 0.95 * float(right(self, seat))


def held_while_locked(right: Changed, self: Projection, position: Json, *rest: Json) -> Json:
    """A window that says how many have answered."""
    shown = right(self, position, *rest)
    return shown and structs.replace(shown, holds=[seat for seat, n in enumerate(position.locked) if n])


def a_look_for_each_answer(right: Changed, self: Table, *given: Json) -> None:
    """Everybody's view is made again when somebody answers, and sent again to whoever says hello."""
    right(self, *given)
    if locked(self.play):
        for one in self.sessions:
            one.wake()
        self.room_serial += 1


PLANTS: Final[dict[str, tuple[str, Plant]]] = {
    "marked backs": ("cards in Dice Town", to_each(hands)),
    "the lowest deed": ("cards in Dice Town", to_all(deeds)),
    "a deck by its size": ("sealed in Dice Town", to_all(parity)),
    "dice in a question": ("sealed in Dice Town", around(Projection, "question", dice_in_the_question)),
    "whispers": ("offers in Dice Town", around(Projection, "told", as_the_table_heard)),
    "hands behind an offer": ("offers in Dice Town", to_each(hands)),
    "a window for holders": ("cards in Dice Town", around(Play, "polled", holders_polled)),
    "a window cut short": ("cards in Dice Town", around(Timing, "closing", quick_where_nobody_can)),
    "a mark for a choice": ("forced in Dice Town", around(ReadyMarks, "given", marks_of_those_who_chose)),
    "answers in a window": (
        "answered in Dice Town",
        around(Projection, "window", held_while_locked),
    ),
    "who is waited for": (
        "answered in Dice Town",
        around(takeover, "_waited_for", nobody_waits),
    ),
    "a room for each answer": ("answered in Dice Town", around(Table, "_act_stored", a_look_for_each_answer)),
    "what cannot be chosen": ("the store of Dice Town", around(Timing, "_wait", waited_for_less)),
    "cards being looked at": ("the store of Dice Town", to_all(looked)),
    "a bid in blanks": ("bids in Gold River", around(Session, "_marks", bids_in_marks)),
    "a bid in a moment": ("bids in Gold River", around(Session, "_refuse", bids_in_a_moment)),
    "the next card": ("a deck in Gold River", to_all(next_card)),
    "cards face down": ("a deck in Gold River", to_each(face_down)),
}
