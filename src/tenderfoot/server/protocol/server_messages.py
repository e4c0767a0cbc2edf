"""Every message of a table's socket: typed here and in `client_messages.py`.

A client sends a `ClientMessage` (an object whose `type` names it and whose `id` is the client's own
number), which is decoded and checked when it arrives and trusted afterwards, and gets exactly one of
`Done`, `Taken`, `Link`, `Advised` and `Refused` with that `id`. Everything else the server sends by itself,
whole each time: the newest `Room` and the newest `Shown` are all there is to know; a client that wants less
is sent of the view what has changed (`Changed`). Facts are numbers or words of the engine (`seat:2`,
`card:dynamite`); only a refusal carries a sentence.
`docs/protocol.md` and `web/src/lib/protocol.ts` are generated from these files and from `http_bodies.py`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from tenderfoot.engine.options import Options
from tenderfoot.engine.prompt import Kind
from tenderfoot.engine.words import Facts
from tenderfoot.server.protocol.client_messages import LinkKind, StandingAnswer
from tenderfoot.server.protocol.guests import Chair, Onlooker, Role

PROTOCOL: Final = 1


class ServerMessage(Struct, tag_field="type"):
    """Something the server says."""


class Done(ServerMessage, tag="done"):
    """The request of this id is granted, and on disk if it changed anything."""

    id: int


class Taken(ServerMessage, tag="taken"):
    """The answer of this id is on disk. `repeated`: it was there already, and this is what was stored."""

    id: int
    question: int
    choice: str
    repeated: bool


class Refused(ServerMessage, tag="refused"):
    """The request of this id is refused, and nothing has changed. `id` is null if it could not be read."""

    id: int | None
    code: str
    facts: Facts
    sentence: str


class Link(ServerMessage, tag="link"):
    """The link asked for: a path of this server. It can be made again, never read again."""

    id: int
    kind: LinkKind
    path: str


class Considered(Struct, frozen=True):
    """An answer the coach has looked at: its worth, and by how many percent it wins less often than the best.

    Worths are of use beside each other only.
    """

    choice: str
    worth: float
    behind: float
    chances: Annotated[dict[str, int], Meta(description="in percent, by a word such as `place:saloon`")]


class Advised(ServerMessage, tag="advised"):
    """The hint asked for: the best answers, and why the first is the best (`reason-<reason>`).

    It comes of what the asker sees and of nothing else, and nobody else hears of it. What the coach does
    not weigh he would do by habit, and says so alone; `answers` is empty where a game has no coach.
    """

    id: int
    question: int
    answers: list[Considered]
    reason: str
    facts: Facts


class You(ServerMessage, tag="you"):
    """Who this socket is. Sent after `Hello` and when it changes.

    `guest` is the number it goes by at this table as long as it has no chair.
    """

    protocol: int
    table: str
    role: Role
    seat: int | None
    host: bool
    standing: list[StandingAnswer]
    guest: int = 0


class Onlookers(ServerMessage, tag="onlookers"):
    """Who is here without a chair: for the host alone, whole each time it changes.

    Those who are connected or muted, and those who have said something that he hears.
    """

    guests: list[Onlooker]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: `seconds` for each decision, and a `bank` for single questions.

    A sealed question gives everybody asked the same time and costs no bank, so that no clock tells
    who had something to think about. A reaction window that has a pace ends by it and not by the clock.
    """

    kind: Literal["none", "live", "slow"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0
    standing: Annotated[
        bool,
        Meta(description="slow tables: a window closes at once, by standing answers; who has none passes"),
    ] = False


class Room(ServerMessage, tag="room"):
    """Everything about the table but the game: whole each time.

    `status`: people gather; all are ready and open their contributions; they play; it is over; it was
    begun under older rules and can only be read.
    """

    table: str
    game: str
    rules: int
    options: Options
    clock: Clock
    pace: Annotated[
        int,
        Meta(
            description="milliseconds a reaction window stays, whatever anybody holds or has answered; "
            "0, and always for one person with bots: no timing secrecy, it closes with the last answer"
        ),
    ]
    visibility: Literal["public", "link"]
    open_replay: Annotated[bool, Meta(description="all is open to everybody once the game is over")]
    hints: Annotated[bool, Meta(description="players may ask for hints")]
    status: Literal["gathering", "opening", "playing", "over", "stopped"]
    commitment: Annotated[str, Meta(description='SHA256("tenderfoot server" + s), in hexadecimal')]
    chairs: list[Chair]
    watchers: int
    rematch: str | None


class Event(Struct, frozen=True):
    """An event as this viewer learns it: `event-<title>` in the catalogues."""

    title: str
    facts: Facts


class Moment(Struct, frozen=True):
    """What one version of the table brought; `at` in milliseconds since 1970."""

    version: int
    at: int
    told: list[Event]


class Option(Struct, frozen=True):
    """One legal answer: `text` is what `Answer.choice` returns, its first word is `choice-<verb>`.

    `facts` say what it points at and what it leads to, as far as its seat can know.
    """

    text: str
    facts: Facts


class Question(Struct, frozen=True):
    """My open question: `prompt-<prompt>` in the catalogues, its kind, and every legal answer."""

    question: int
    prompt: str
    kind: Kind
    facts: Facts
    options: list[Option]


class Ticking(Struct, frozen=True):
    """Whose time runs, as everybody may know: those asked, whether or not they have answered."""

    seats: list[int]
    left: Annotated[int | None, Meta(description="milliseconds until defaults are given; null: no clock")]
    banks: Annotated[list[int], Meta(description="milliseconds in each seat's bank")]


class Window(Struct, frozen=True):
    """A reaction window is open to the seats in `Ticking`: the same for everybody, whatever he holds.

    Not to have answered when nothing is left is to pass. `Hold` gives 8 seconds from the moment it is first
    pressed; a second one is seen and adds nothing.
    """

    number: Annotated[int, Meta(description="for `Hold.window`")]
    left: Annotated[
        int | None, Meta(description="milliseconds until it closes; null: it closes with the last answer")
    ]
    holds: Annotated[list[int], Meta(description="who has pressed Hold, the first one first")]


class Outcome(Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    winners: list[int]


class Shown(ServerMessage, tag="shown"):
    """The table as this viewer may know it, whole; `moments` are those after the version it had.

    `locked` is the number to take a sealed answer back with, as long as nothing is opened. A message may
    come again with the same version: a viewer's own question is nobody else's business.
    """

    version: int
    moments: list[Raw]
    view: Raw
    ask: Question | None
    locked: int | None
    ticking: Ticking
    window: Window | None
    outcome: Outcome | None


class Changed(ServerMessage, tag="changed"):
    """`Shown`, for a socket that has one and has wished for changes: patches of the view's halves.

    The patches change the last `Shown` or `Changed` that this socket was sent. Which of the two comes
    follows from what this socket was sent, and from nothing else.
    """

    version: int
    moments: list[Raw]
    table: Raw
    own: Raw
    ask: Question | None
    locked: int | None
    ticking: Ticking
    window: Window | None
    outcome: Outcome | None


class Marks(ServerMessage, tag="marks"):
    """Who has answered the sealed question of this version; nobody has until it is said.

    Never in a window. An answer that nobody gave in person is marked after a time drawn for it.
    """

    version: int
    seats: list[int]


class ChatLine(Struct, frozen=True):
    """What somebody said; `seat` is null for who has none, and then `guest` is his number."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    guest: Annotated[int, Meta(description="0: on a chair, or said before there were numbers")] = 0


class Chat(ServerMessage, tag="chat"):
    """New lines of one of the two conversations; after `Hello` the last hundred.

    `anew`: forget what you had of it, somebody has had his lines deleted.
    """

    room: Literal["players", "watchers"]
    lines: list[ChatLine]
    anew: bool = False


AnyServerMessage = (
    Done | Taken | Refused | Link | Advised | You | Onlookers | Room | Shown | Changed | Marks | Chat
)

encoder: Final = msgspec.json.Encoder()
