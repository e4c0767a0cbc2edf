"""What is told while rules are carried out: the story, never the truth.

A row says once what an event is; what is told is a row and numbers:

    DUG: Final = Row(
        "dug",
        {"seat": SEAT, "nines": NUMBER, "times": NUMBER, "nuggets": NUMBER},
        moves=[Move("nuggets", "mine", "seat", "nuggets")],
    )

    s.tell(DUG, seat, nines, times, nuggets)

Nothing is ever read back from an event: the view is the truth. Its name is the id of its sentence
(`event-dug` in the catalogues). Everything a rule tells is an integer, and the row says what it means: so
nothing is made when nobody listens, and a rule needs no `if` for that. A game lists its rows in one module;
the page's types and movements are written from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from tenderfoot.engine.seats import EVERYONE, Seat, Seats
from tenderfoot.engine.sorts import NONE, Sort
from tenderfoot.engine.words import Facts

MOST: Final = 8  # numbers that a rule can tell


@final
class Move:
    """Something changes its place: what, from where, to where, and how many of it.

    `origin`, `to` and `count` are facts of the event; a word that is none is a place on the table.
    """

    def __init__(self, what: str, origin: str, to: str, count: str = "1") -> None:
        self.what: Final = what
        self.origin: Final = origin
        self.to: Final = to
        self.count: Final = count


@final
class After:
    """What lies open when the event is told, read from the table: the hand after a keep, a purse.

    Only what a spectator sees may be read: law 9 compares.
    """

    def __init__(self, sort: Sort, read: Callable[[Any, int], int], of: str) -> None:
        self.sort: Final = sort
        self.read: Final = read
        self.of: Final = of  # the fact that says whose


@final
class Also:
    """A fact that follows from the numbers: the total of two dice."""

    def __init__(self, sort: Sort, work: Callable[[list[int]], int]) -> None:
        self.sort: Final = sort
        self.work: Final = work


@final
class Row:
    """One event of a game.

    `only`: the facts that name those who may know all of it; nothing: everybody.
    `hides`: the facts the others do not get; they hear of the rest as `<name>-unseen`, or, if nothing
    stands here, nothing at all.
    A set or a list of things brings a fact `count`, unless the row has one, or several sets.
    `part`: which part of the round or which place it opens or belongs to, if that is not the one at hand; the
    name of a fact says that the fact tells it. `pace`: how long it is looked at, "quiet", "short" or "long".
    """

    def __init__(
        self,
        name: str,
        facts: dict[str, Sort],
        *,
        after: dict[str, After] | None = None,
        also: dict[str, Also] | None = None,
        moves: list[Move] | None = None,
        only: str = "",
        hides: str = "",
        part: str = "",
        pace: str = "",
    ) -> None:
        afters: dict[str, After] = {} if after is None else after
        works: dict[str, Also] = {} if also is None else also
        self.name: Final = name
        self.told: Final = len(facts)  # how many numbers a rule gives
        self.names: Final = [*facts, *afters]
        self.sorts: Final = [*facts.values(), *[one.sort for one in afters.values()]]
        self.after: Final = list(afters.values())
        self.whose: Final = [self.names.index(one.of) for one in self.after]
        self.also: Final = works
        sets = [i for i, sort in enumerate(self.sorts) if sort.several()]
        named = "count" in facts or "count" in works
        self.counted: Final = sets[0] if len(sets) == 1 and not named else NONE
        self.moves: Final[list[Move]] = [] if moves is None else moves
        self.part: Final = part
        self.pace: Final = pace
        self.only: Final = [self.names.index(fact) for fact in only.split()]
        self.shown: Final = [i for i, fact in enumerate(self.names) if fact not in hides.split()]
        self.twin: Final = self._twin(hides.split()) if hides else None

    def _twin(self, hidden: list[str]) -> Row:
        """What the others hear of it."""
        facts = {self.names[i]: self.sorts[i] for i in self.shown}
        known = [move for move in self.moves if move.count not in hidden]
        return Row(f"{self.name}-unseen", facts, moves=known, part=self.part, pace=self.pace)


@final
class Event:
    """Something that happened. The numbers are as its row says."""

    def __init__(self, row: Row, numbers: list[int]) -> None:
        self.row: Final = row
        self.numbers: Final = numbers

    def audience(self) -> Seats:
        """Who may know all of it."""
        if not self.row.only:
            return EVERYONE
        seats: Seats = 0
        for i in self.row.only:
            seats |= 1 << self.numbers[i]
        return seats

    def for_others(self) -> Event | None:
        """What the rest is told instead; None when they notice nothing."""
        twin = self.row.twin
        return None if twin is None else Event(twin, [self.numbers[i] for i in self.row.shown])

    def told_to(self, seat: Seat | None) -> Event | None:
        """The event as this seat learns it; None stands for a spectator."""
        audience = self.audience()
        if audience == EVERYONE or (seat is not None and audience >> seat & 1):
            return self
        return self.for_others()

    def title(self) -> str:
        """Its id in the catalogues, without the prefix."""
        return self.row.name

    def facts(self) -> Facts:
        """The facts its sentence needs; what is not there is left out."""
        said: Facts = {}
        row = self.row
        for i, n in enumerate(self.numbers):
            if n != NONE or not row.sorts[i].optional():
                said[row.names[i]] = row.sorts[i].say(n)
        if row.counted != NONE:
            said["count"] = row.sorts[row.counted].count(self.numbers[row.counted])
        for name, also in row.also.items():
            n = also.work(self.numbers)
            if n != NONE or not also.sort.optional():
                said[name] = also.sort.say(n)
        return said

    def __getitem__(self, fact: str) -> int:
        """One of its numbers, by the name of its fact."""
        return self.numbers[self.row.names.index(fact)]

    def __repr__(self) -> str:
        return f"<{self.row.name} {self.facts()}>"


def told(s: object, row: Row, numbers: list[int]) -> Event:
    """The event of these numbers, with what lies open afterwards."""
    given: list[int] = numbers[: row.told]
    for i in range(len(row.after)):
        given.append(row.after[i].read(s, given[row.whose[i]]))
    return Event(row, given)


def of_row(log: list[Event], row: Row) -> list[Event]:
    """The events of one row in a story."""
    return [event for event in log if event.row is row]
