"""Everything a client can ask for on a table's socket. The limits are part of the types."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tenderfoot.locale.language import Language

Number = Annotated[int, Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="SHA-256, in hexadecimal")]
Secret16 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="16 bytes, in hexadecimal")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
Answered = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]

LinkKind = Literal["join", "seat", "watch"]


class Wish(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks for."""

    id: Number


class Hello(Wish, tag="hello"):
    """The first message of a socket; later ones change the language or start over from `since`.

    `since` is the last version this client has; 0 for none. The answer is `Done`, then everything since.
    """

    language: Language
    since: Number = 0


class Sit(Wish, tag="sit"):
    """Take an empty chair under a name, or move to it, before the game."""

    seat: SeatNumber
    name: Name
    given: Annotated[bool, Meta(description="nobody typed the name: where it is taken, it gets a number")] = (
        False
    )


class Stand(Wish, tag="stand"):
    """Give the chair up, before the game."""


class SeatBot(Wish, tag="seat-bot"):
    """Put a bot on an empty chair, or give a bot another level. The host's wish."""

    seat: SeatNumber
    level: Word


class Clear(Wish, tag="clear"):
    """Empty a chair, before the game. The host's wish."""

    seat: SeatNumber


class Ready(Wish, tag="ready"):
    """I am ready; `commitment` is SHA256("tenderfoot seat" + seat + contribution), the 16 bytes drawn now."""

    commitment: Digest


class Unready(Wish, tag="unready"):
    """I am not ready after all."""


class Open(Wish, tag="open"):
    """The contribution behind my commitment, sent when the room's status is `opening`."""

    contribution: Secret16


class Answer(Wish, tag="answer"):
    """My answer to my question of this number, written as in its options.

    Sent again, it is not given again: the answer stored is returned.
    """

    question: Number
    choice: Answered


class TakeBack(Wish, tag="take-back"):
    """Take back what I have said under seal; `question` is the number in `Shown.locked`."""

    question: Number


class Hold(Wish, tag="hold"):
    """Give everybody more time in the open reaction window: for any seat that is asked, once in a window.

    `window` is the number in `Shown.window`. Everybody sees who pressed. Sent again, it is not done again.
    """

    window: Number


class StandingAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """Always answer this prompt so, unless an answer that begins with one of `unless` is offered."""

    prompt: Annotated[Word, Meta(description="`*`: whatever a window asks")]
    choice: Answered
    unless: Annotated[list[Answered], Meta(max_length=40)] = []
    round: Annotated[Number, Meta(description="only in this round; 0: in all")] = 0


class Standing(Wish, tag="standing"):
    """My standing answers from now on, all of them. The server looks at the question, never at the hand."""

    answers: Annotated[list[StandingAnswer], Meta(max_length=40)]


class Hint(Wish, tag="hint"):
    """What would a strong player answer to my question of this number? The answer is `Advised`."""

    question: Number


class Say(Wish, tag="say"):
    """Chat. Players talk to everybody; watchers among themselves until the game is over."""

    text: Line


class Leave(Wish, tag="leave"):
    """Let a bot play my seat until I return."""


class Return(Wish, tag="return"):
    """Give me my seat back, from the next question on."""


class Invite(Wish, tag="invite"):
    """A new link to this table: to join, to watch, or to my own seat from another device."""

    kind: LinkKind


class Rematch(Wish, tag="rematch"):
    """The same people, a new table, a new seed."""


AnyWish = (
    Hello
    | Sit
    | Stand
    | SeatBot
    | Clear
    | Ready
    | Unready
    | Open
    | Answer
    | TakeBack
    | Hold
    | Standing
    | Hint
    | Say
    | Leave
    | Return
    | Invite
    | Rematch
)

wish_decoder: Final = msgspec.json.Decoder(AnyWish)
