"""Leaks, planted one at a time at tables: what is shown, in which order, when, and to whom.

Each is what a careless or a hostile hand could have written; none is in the product. Beside each stands the
story of twins in which it must be found.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

import pytest
from msgspec import structs

from tenderfoot.engine.errors import Illegal
from tenderfoot.server.errors import Denied
from tenderfoot.server.protocol.server_messages import ChatLine, encoder
from tenderfoot.server.tables import chat, session
from tenderfoot.server.tables import room as rooms
from tenderfoot.server.tables.autopilot import Autopilot
from tenderfoot.server.tables.half import Half
from tenderfoot.server.tables.picture import Seen
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.position import Given
from tenderfoot.server.tables.projection import Projection
from tenderfoot.server.tables.ready_marks import ReadyMarks
from tenderfoot.server.tables.room import Furniture
from tenderfoot.server.tables.session import Session
from tenderfoot.server.tables.snapshots import Snapshots
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.timing import Timing
from tests.engine.toytown import Toy
from tests.server.guest import Json

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
Changed = Callable[..., Json]  # given what was right, and how it was called


def around(owner: Json, name: str, changed: Changed) -> Plant:
    """A leak in one function: `changed` is called with the right one and its arguments."""

    def plant(patch: Patch) -> None:
        right = getattr(owner, name)

        async def awaited(*given: Json) -> Json:
            return await changed(right, *given)

        awaits = asyncio.iscoroutinefunction(changed)
        patch.setattr(owner, name, awaited if awaits else lambda *given: changed(right, *given))

    return plant


def acts(table: Table) -> int:
    """What observers may not count."""
    return 0 if table.play is None else table.play.acts


def thinks(table: Table) -> bool:
    """Whether somebody has a choice and has not answered: nobody's business."""
    return table.play is not None and bool(table.play.open_seats())


def locked(play: Json) -> bool:
    return any(number is not None for number in play.locked)


# --- time ---------------------------------------------------------------------------------------


def longer_for_holders(right: Changed, self: Timing, play: Play) -> float | None:
    due: float | None = right(self, play)
    return due + 0.02 if due is not None and play.window() and play.open_seats() else due


def closed_with_the_last_answer(right: Changed, self: Timing, play: Play) -> float | None:
    due: float | None = right(self, play)
    return self.asked_at if play.window() and play.held() else due


def bank_in_windows(right: Changed, self: Timing, play: Play, act: Json, *taken: float) -> None:
    right(self, play, act, *taken)
    if play.window() and act.kind == "answer":
        self.banks[act.seat] -= asyncio.get_running_loop().time() - self.asked_at


def less_left(right: Changed, self: Timing, play: Play) -> Json:
    times = right(self, play)
    return structs.replace(times, window=times.window and times.window - play.acts / 1000)


def slower_refusal(right: Changed, self: Session, *given: Json) -> None:
    if thinks(self._table):
        asyncio.get_running_loop().call_later(0.03, right, self, *given)
    else:
        right(self, *given)


def slower_acknowledgement(right: Changed, self: Session, *given: Json) -> None:
    if locked(self._table.play):
        asyncio.get_running_loop().call_later(0.008, right, self, *given)
    else:
        right(self, *given)


def marked_at_once(_: Changed, self: ReadyMarks, play: Play, seat: int) -> float:
    del self, play, seat
    return 0.0


def marked_between_ticks(right: Changed, self: ReadyMarks, given: Given) -> None:
    """As it once was."""
    right(self, given)
    due = [at for at in given.seen_at.values() if at > given.at]
    if due:
        self.stop()
        later = structs.replace(given, at=min(due))
        self._handle = asyncio.get_running_loop().call_at(min(due), self.put, later)


def thought_is_seen(patch: Patch) -> None:
    """A bot that answers as soon as it has thought."""
    patch.setattr(Timing, "answering", lambda self, *_: self.asked_at)


def draws_for_the_forced(right: Changed, self: Timing, play: Play) -> None:
    for _ in play.forced:
        self._delays.drawn(None)
    right(self, play)


def a_bot_holds(right: Changed, self: Autopilot, play: Play, seat: int) -> None:
    """A bot that would react takes its time for all to see."""
    right(self, play, seat)
    if play.window():
        self._table.timing.hold()


def more_time_for_holders(right: Changed, self: Table, act: Json, *given: Json) -> Json:
    written = right(self, act, *given)
    if act.kind == "hold" and self.playing().asks[act.seat] is not None:
        self.timing._held_at = (self.timing._held_at or 0.0) + 0.5
    return written


def only_holders_hold(right: Changed, self: Play, seat: int, window: int) -> None:
    right(self, seat, window)
    if self.asks[seat] is None:
        raise Denied("not-polled", {})


def a_slow_window_that_waits(right: Changed, self: Timing, play: Play) -> float | None:
    due: float | None = right(self, play)
    waits = play.window() and self.clock.standing and any(seat.standing for seat in self._seats)
    return due + 0.1 if due is not None and waits else due


def a_deadline_by_dice(right: Changed, self: Timing, play: Play) -> float:
    return float(right(self, play)) + 0.001 * len(play.asks[0].options if play.asks[0] else [])


def missed_by_dice(right: Changed, self: Autopilot, seat: int) -> Json:
    """Nobody is away who had little to choose from."""
    changes = right(self, seat)
    ask = self._table.playing().asks[seat]
    self._table.seats[seat].away = ask is not None and len(ask.options) > 4
    return changes


# --- what is shown ------------------------------------------------------------------------------


def in_own_half(change: Callable[[Toy, dict[str, Json]], dict[str, Json]]) -> Plant:
    """A leak in what a viewer alone is shown."""

    def view(right: Changed, self: Projection, game: Json, state: Toy, viewer: Json, *rest: Json) -> Seen:
        seen: Seen = right(self, game, state, viewer, *rest)
        own = cast("dict[str, Json]", game.view(state, viewer).own())
        return Seen(seen.table, Half(change(state, own)))

    return around(Projection, "view", view)


def hands_shown(state: Toy, own: dict[str, Json]) -> dict[str, Json]:
    return {**own, "hands": state.hands}


def a_size(state: Toy, own: dict[str, Json]) -> dict[str, Json]:
    return {**own, "leak": " " * sum(card % 2 for hand in state.hands for card in hand)}


def a_face(state: Toy, own: dict[str, Json]) -> dict[str, Json]:
    """A die under a cup, in the order of the fields."""
    return dict(reversed(own.items())) if state.dice[0] > 3 else own


def others_locks(right: Changed, self: Projection, position: Json, viewer: Json) -> Json:
    del self, right, viewer
    return next((number for number in position.locked if number is not None), None)


def clock_of_those_who_think(right: Changed, self: Projection, position: Json, *rest: Json) -> Json:
    asked = [seat for seat, ask in enumerate(position.asks) if ask is not None]
    return structs.replace(right(self, position, *rest), seats=asked)


def one_number_for_all(right: Changed, self: Projection, position: Json, viewer: Json) -> Json:
    mine = right(self, position, viewer)
    return mine and structs.replace(mine, question=sum(position.numbers))


def a_version_for_each(right: Changed, self: Projection, position: Json, *rest: Json) -> Json:
    shown = right(self, position, *rest)
    shown.version += locked(position)
    return shown


def a_time_that_counts(right: Changed, self: Snapshots, at: int, heard: Json) -> None:
    right(self, at + HEARD["acts"], heard)


def new_to_everybody(_: Changed, self: Snapshots, position: Json, viewer: Json) -> None:
    """As it once was."""
    self.publish(self.render(position, [viewer]))


# --- order, rooms, chat, refusals ---------------------------------------------------------------


def other_order(right: Changed, self: Session) -> list[bytes]:
    due: list[bytes] = right(self)
    return due[::-1] if self._table.play and locked(self._table.play) else due


def thinkers_absent(right: Changed, self: Table) -> bytes:
    """Presence, computed from questions while a window is open."""
    if self.play is None or not self.play.window():
        return bytes(right(self))
    idle = [one.viewer() for one in self.sessions if one.viewer() not in self.play.open_seats()]
    return encoder.encode(rooms.room_of(self._furniture, idle, self.votes.cast))


def late_presence(right: Changed, self: Table) -> None:
    """Who comes and goes is seen when nobody has anything to think about."""
    if not (self.play and self.play.window() and self.play.open_seats()):
        right(self)


def counted_among_watchers(right: Changed, self: Table) -> bytes:
    return bytes(right(self)).replace(b'"watchers":', b'"watchers":%d' % (acts(self) % 10))


def standing_counts_as_device(right: Changed, number: int, stored: Furniture, *given: Json) -> Json:
    chair = right(number, stored, *given)
    return structs.replace(chair, devices=chair.devices + len(stored.seats[number].standing))


def a_room_for_each(right: Changed, self: Table, *given: Json) -> None:
    right(self, *given)
    self.room_serial += 1


def a_host(right: Changed, table: str, grant: Json, seats: Json) -> Json:
    return structs.replace(right(table, grant, seats), host=any(seat.standing for seat in seats))


def a_line_numbered_by_acts(right: Changed, table: Table, device: bytes, text: str) -> Json:
    table.lines_said.update({room: n + acts(table) for room, n in table.lines_said.items()})
    return right(table, device, text)


def a_line_at_another_time(right: Changed, *fields: Json) -> ChatLine:
    line: ChatLine = right(*fields)
    return structs.replace(line, at=line.at + HEARD["acts"])


def a_refusal_that_knows(right: Changed, self: Play, seat: int, question: int) -> Json:
    others = [other for other, number in enumerate(self.locked) if number is not None and other != seat]
    return Denied("old-question", {}) if others else right(self, seat, question)


def a_refusal_with_a_card(right: Changed, self: Play, seat: int, question: int, text: str) -> Json:
    assert isinstance(self.state, Toy)
    if any(text == f"play {card}" for hand in self.state.hands for card in hand):
        raise Illegal("not-offered", {"choice": text})
    return right(self, seat, question, text)


def another_language(right: Changed, self: Session, *given: Json) -> None:
    self._language = "fr" if thinks(self._table) else "en"
    right(self, *given)


def less_patience(right: Changed, self: Table, *given: Json) -> None:
    """Each act takes something of everybody's limits."""
    right(self, *given)
    for one in self.sessions:
        if isinstance(one, Session):
            self.services.rates.hints.wait(one.device, "")


def everybody_goes(right: Changed, self: Table, *given: Json) -> None:
    right(self, *given)
    for one in list(self.sessions):
        if one.viewer() is None and self.play and self.play.window():
            one.hang_up()


HEARD: Final = {"acts": 0}  # how many acts were stored last, at any table


def counted(plant: Plant) -> Plant:
    """The same, where acts are counted."""

    def planted(patch: Patch) -> None:
        patch.setitem(HEARD, "acts", 0)
        around(Table, "act", _count)(patch)
        plant(patch)

    return planted


def _count(right: Changed, self: Table, *given: Json) -> Json:
    HEARD["acts"] = acts(self)
    return right(self, *given)


PLANTS: Final[dict[str, tuple[str, Plant]]] = {
    "a window longer for holders": ("cards", around(Timing, "closing", longer_for_holders)),
    "a window closed with the last answer": ("cards", around(Timing, "closing", closed_with_the_last_answer)),
    "a bank charged in windows": ("answered", around(Timing, "moving", bank_in_windows)),
    "less time left": ("answered", around(Timing, "times", less_left)),
    "a refusal slower while somebody thinks": ("cards", around(Session, "_refuse", slower_refusal)),
    "a slower acknowledgement": ("answered", around(Session, "_acknowledge", slower_acknowledgement)),
    "a mark at once": ("forced first", around(ReadyMarks, "_seen_at", marked_at_once)),
    "a mark between two ticks": ("forced first", around(ReadyMarks, "put", marked_between_ticks)),
    "a last mark": ("forced", around(ReadyMarks, "put", marked_between_ticks)),
    "a bot that answers when it has thought": ("bots", thought_is_seen),
    "a bot that asks for time": ("bots", around(Autopilot, "_see_to", a_bot_holds)),
    "draws for those without a choice": ("forced", around(Timing, "turned", draws_for_the_forced)),
    "more time for those who could use it": ("held", around(Table, "act", more_time_for_holders)),
    "time for those only who could use it": ("held", around(Play, "check_hold", only_holders_hold)),
    "a slow window that waits": ("slow", around(Timing, "closing", a_slow_window_that_waits)),
    "a deadline by dice": ("late", around(Timing, "_time", a_deadline_by_dice)),
    "away by dice": ("late", around(Autopilot, "_missed", missed_by_dice)),
    "somebody away who answers when he has thought": ("away", thought_is_seen),
    "hands": ("cards", in_own_half(hands_shown)),
    "a size": ("cards", in_own_half(a_size)),
    "an order of fields": ("sealed", in_own_half(a_face)),
    "others' locks": ("answered", around(Projection, "locked", others_locks)),
    "a clock of those who think": ("cards", around(Projection, "ticking", clock_of_those_who_think)),
    "one number for all questions": ("sealed", around(Projection, "question", one_number_for_all)),
    "a version for each answer": ("answered", around(Projection, "shown", a_version_for_each)),
    "a time that counts": ("answered", counted(around(Snapshots, "heard", a_time_that_counts))),
    "a view that is new to everybody": ("standing", around(Snapshots, "anew", new_to_everybody)),
    "another order on reconnecting": ("answered", around(Session, "due", other_order)),
    "presence of those who do not think": ("answered", around(Table, "_encoded_room", thinkers_absent)),
    "presence when nobody thinks": ("cards", around(Table, "room_changed", late_presence)),
    "watchers that count acts": ("answered", around(Table, "_encoded_room", counted_among_watchers)),
    "a standing answer among the devices": ("standing", around(rooms, "chair_of", standing_counts_as_device)),
    "a room for each standing answer": ("standing", around(Table, "_room_stored", a_room_for_each)),
    "a host by standing answers": ("standing", around(session, "you_of", a_host)),
    "a chat numbered by acts": ("answered", around(chat, "say", a_line_numbered_by_acts)),
    "a chat at another time": ("answered", counted(around(chat, "ChatLine", a_line_at_another_time))),
    "a refusal that knows who has answered": ("answered", around(Play, "_stale", a_refusal_that_knows)),
    "a refusal that knows a card": ("cards", around(Play, "check", a_refusal_with_a_card)),
    "a refusal in another language": ("cards", around(Session, "_refuse", another_language)),
    "limits that others use up": ("answered", around(Table, "_act_stored", less_patience)),
    "watchers who are sent away": ("answered", around(Table, "_act_stored", everybody_goes)),
}
