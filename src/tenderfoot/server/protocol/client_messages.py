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


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks for."""

    id: Number


class Hello(ClientMessage, tag="hello"):
    """The first message of a socket; later ones change the language or start over from `since`.

    `since` is the last version this client has; 0 for none. The answer is `Done`, then everything since.
    Whoever wishes for `changes` is sent `Changed` instead of every later `Shown`.
    """

    language: Language
    since: Number = 0
    changes: bool = False


class Sit(ClientMessage, tag="sit"):
    """Take an empty chair under a name, or move to it, before the game."""

    seat: SeatNumber
    name: Name
    given: Annotated[bool, Meta(description="nobody typed the name: where it is taken, it gets a number")] = (
        False
    )


class Stand(ClientMessage, tag="stand"):
    """Give the chair up, before the game."""


class SeatBot(ClientMessage, tag="seat-bot"):
    """Put a bot on an empty chair, or give a bot another level. The host's request."""

    seat: SeatNumber
    level: Word


class Clear(ClientMessage, tag="clear"):
    """Empty a chair, before the game. The host's request."""

    seat: SeatNumber


class Ready(ClientMessage, tag="ready"):
    """I am ready; `commitment` is SHA256("tenderfoot seat" + seat + contribution), the 16 bytes drawn now."""

    commitment: Digest


class Unready(ClientMessage, tag="unready"):
    """I am not ready after all."""


class Open(ClientMessage, tag="open"):
    """The contribution behind my commitment, sent when the room's status is `opening`."""

    contribution: Secret16


class Answer(ClientMessage, tag="answer"):
    """My answer to my question of this number, written as in its options.

    Sent again, it is not given again: the answer stored is returned.
    """

    question: Number
    choice: Answered


class TakeBack(ClientMessage, tag="take-back"):
    """Take back what I have said under seal; `question` is the number in `Shown.locked`."""

    question: Number


class Hold(ClientMessage, tag="hold"):
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


class Standing(ClientMessage, tag="standing"):
    """My standing answers from now on, all of them. The server looks at the question, never at the hand."""

    answers: Annotated[list[StandingAnswer], Meta(max_length=40)]


class Hint(ClientMessage, tag="hint"):
    """What would a strong player answer to my question of this number? The answer is `Advised`."""

    question: Number


class Say(ClientMessage, tag="say"):
    """Chat. Players talk to everybody; watchers among themselves until the game is over."""

    text: Line


class Leave(ClientMessage, tag="leave"):
    """Let a bot play my seat until I return."""


class Return(ClientMessage, tag="return"):
    """Give me my seat back, from the next question on."""


class Invite(ClientMessage, tag="invite"):
    """A new link to this table: to join, to watch, or to my own seat from another device."""

    kind: LinkKind


class TakeChair(ClientMessage, tag="take-chair"):
    """Sit down instead of a bot; during the game, play on for it from the next question.

    The record keeps the names the seed was made with: the new one stands beside, in `Chair.by`.
    """

    seat: SeatNumber
    name: Name
    given: Annotated[bool, Meta(description="as in `Sit`")] = False


class Pointing(ClientMessage):
    """The host means somebody: whoever sits on this `seat`, or this `guest` who has none; one of the two."""

    seat: SeatNumber | None = None
    guest: Annotated[Number | None, Meta(description="as in `Onlooker`")] = None


class Remove(Pointing, tag="remove"):
    """Show somebody out, and keep his devices out by whatever link. The host's request.

    He is whoever sits on `seat`, or the `guest` who has none: one of the two is named. For whoever sat there
    during the game a bot plays on under his name, and its chair can be taken.
    """


class Mute(Pointing, tag="mute", kw_only=True):
    """Let somebody, named as in `Remove`, say no more in the chat, or speak again. The host's request."""

    muted: bool


class Revoke(ClientMessage, tag="revoke"):
    """All links of this kind open nothing any more; the answer is a new `Link`. The host's request.

    Whoever came by one and has no seat goes too.
    """

    kind: Literal["join", "watch"]


class HandOver(ClientMessage, tag="hand-over"):
    """I am for letting a bot play for this seat, which is asked and has been silent for long.

    Only where no clock does it. It is done when most of the other people who are there are for it; until
    then `Chair.votes` says who is. Whether the seat has answered under seal plays no part.
    """

    seat: SeatNumber


class Report(ClientMessage, tag="report"):
    """Somebody's name, or a line of a conversation, at a public table: the operator should see it.

    `number` is the seat, or the line's `n`. Who reports is not kept.
    """

    about: Literal["name", "players", "watchers"]
    number: Number


class Rematch(ClientMessage, tag="rematch"):
    """The same people, a new table, a new seed."""


AnyClientMessage = (
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
    | TakeChair
    | Remove
    | Mute
    | Revoke
    | HandOver
    | Report
    | Rematch
)

client_decoder: Final = msgspec.json.Decoder(AnyClientMessage)
