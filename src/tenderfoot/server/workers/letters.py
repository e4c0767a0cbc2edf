"""What a server and a pool of thinkers elsewhere say to each other: a question and its answer, in frames.

A question holds what a child process is given today and nothing else: a world that was dealt from the view of
one seat. Nothing of the table itself travels.
"""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from typing import Final, TypeVar

import msgspec
from msgspec import Struct, field
from msgspec.msgpack import Decoder

LONGEST_FRAME: Final = 1 << 20  # bytes; a world has some ten thousand
_HEAD: Final = 4

T = TypeVar("T")


class Lost(Exception):
    """Whoever was on the other side is gone, or speaks another language."""


class Question(Struct, tag=True):
    """What would this level answer from this seat, in a world it cannot tell from the true one?"""

    number: int
    line: str  # the same for all questions of a table, and nothing else about it
    game: str
    level: str
    seed: bytes
    world: bytes
    seat: int


class Beat(Struct, tag=True):
    """Are you there? Sent where an answer takes its time, and sent back."""


class Answer(Struct, tag=True):
    """The answer; without a text there is none, and a code says why, if that is known."""

    number: int
    text: str | None = None
    code: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)


QUESTIONS: Final[Decoder[Question | Beat]] = Decoder(Question | Beat)
ANSWERS: Final[Decoder[Answer | Beat]] = Decoder(Answer | Beat)


def send(writer: StreamWriter, letter: Struct) -> None:
    """Put a letter on its way."""
    frame = msgspec.msgpack.encode(letter)
    writer.write(len(frame).to_bytes(_HEAD, "big") + frame)


async def receive(reader: StreamReader, letters: Decoder[T]) -> T:
    """The next letter; lost, if there is none or it is not one."""
    try:
        length = int.from_bytes(await reader.readexactly(_HEAD), "big")
        if length > LONGEST_FRAME:
            raise Lost("a frame too long")
        return letters.decode(await reader.readexactly(length))
    except (OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as fault:
        raise Lost(str(fault)) from fault
